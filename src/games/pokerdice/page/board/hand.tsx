/**
 * A hand of ten places, one for each card: a card keeps its place for the whole game, and a played
 * one leaves it empty.
 */

import { useRef } from 'preact/hooks';
import type { Seat } from '../../../../game.ts';
import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { OBJECTIVES, type Objective, POINTS } from '../../rules/objectives.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { Face } from './card.tsx';
import { useArrows } from './keys.tsx';
import { isMade } from './outcome.ts';
import { Pattern } from './pattern.tsx';
import { type Cards, copies } from './selection.ts';
import './hand.css';

interface HandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly chosen: Cards;
  /** What its owner has laid and may see here: nothing of it on a shared device. */
  readonly laid: Cards;
  readonly label: string;
  readonly words: Words;
  onTouch(card: Objective): void;
}

export function Hand({ view, seat, chosen, laid, label, words, onTouch }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  useArrows(list);
  const left = view.seats[seat]?.left ?? [];
  return (
    <ul class="pokerdice-hand" ref={list} aria-label={label}>
      {OBJECTIVES.map((card) => {
        const held = copies(left, card) - copies(laid, card);
        const picked = copies(chosen, card);
        const isMadeNow = view.dice !== null && isMade(card, view.dice);
        if (held < 1)
          return <Gap key={card} card={card} isLaid={laid.includes(card)} words={words} />;
        return (
          <li key={card} class={`pokerdice-slot${picked > 0 ? ' is-chosen' : ''}`}>
            <Face
              owner={seat}
              card={card}
              words={words}
              label={labelOf(card, { held, picked, isMadeNow }, words)}
              isChosen={picked > 0}
              isPressed={picked > 0}
              onPress={() => onTouch(card)}
            />
            {isMadeNow ? (
              <span class="pokerdice-made">
                <Icon name="check" />
              </span>
            ) : null}
            {held > 1 || picked > 1 ? (
              <span class="pokerdice-copies">×{picked > 1 ? picked : held}</span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface CardState {
  readonly held: number;
  readonly picked: number;
  readonly isMadeNow: boolean;
}

function labelOf(card: Objective, { held, picked, isMadeNow }: CardState, words: Words): string {
  const parts = [words.card(card, POINTS[card])];
  if (held > 1) parts.push(words.copies({ count: held }));
  if (isMadeNow) parts.push(words.isMade);
  if (picked > 1) parts.push(words.chosen({ count: picked }));
  return parts.join(', ');
}

/** Where a card was: it lies on the table now, or has been played. */
function Gap({
  card,
  isLaid,
  words,
}: {
  readonly card: Objective;
  readonly isLaid: boolean;
  readonly words: Words;
}) {
  return (
    <li class={`pokerdice-slot pokerdice-gap${isLaid ? ' is-laid' : ''}`} aria-hidden={!isLaid}>
      <Pattern card={card} />
      {isLaid ? (
        <span class="visually-hidden">{`${words.cards[card].name}, ${words.laid}`}</span>
      ) : null}
    </li>
  );
}

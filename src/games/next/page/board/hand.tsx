/** My won cards, for my eyes only. Where nobody may look, the backs of whose turn it is. */

import { aboutOf, cardOf, labelOf } from '../../words/naming.ts';
import { CardFace } from './card.tsx';
import { Backs } from './fans.tsx';
import { touchCard } from './selection.ts';
import type { Props, Touches } from './touches.tsx';
import './hand.css';

interface HandProps extends Props {
  readonly touches: Touches;
}

export function Hand(props: HandProps) {
  const { view, me, words } = props;
  const mine = me === null ? undefined : view.seats[me];
  if (mine?.cards == null) return <HiddenHand {...props} />;
  return (
    <div class="next-mine">
      <p class="next-total">
        <strong>{words.mine.total(mine.points ?? 0)}</strong>
        <span>{mine.held === 0 ? words.mine.none : `${mine.held} / ${view.limit}`}</span>
      </p>
      <div class="next-row is-scrolling">
        {mine.cards.map((id) => (
          <MyCard key={id} {...props} id={id} />
        ))}
      </div>
    </div>
  );
}

function MyCard({ id, view, words, touches }: HandProps & { readonly id: string }) {
  const { choices, selection } = touches;
  const card = cardOf(view, id);
  if (card === undefined) return null;
  const isDrawn = view.drawn === id;
  const canGive = choices.gives.has(id);
  return (
    <CardFace
      card={card}
      words={words}
      size="small"
      label={isDrawn ? `${labelOf(card, words)}, ${words.give.mark}` : labelOf(card, words)}
      isLit={canGive && selection.card !== id}
      isChosen={selection.card === id}
      isLocked={isDrawn}
      {...(canGive && { isPressed: selection.card === id })}
      onPress={() =>
        touches.touch(
          touchCard(selection, id, choices),
          isDrawn ? words.give.notBack : aboutOf(card, words),
        )
      }
    />
  );
}

function HiddenHand({ view, actor, seats, words }: HandProps) {
  const seat = actor ?? view.turn;
  const name = seats[seat]?.name ?? '';
  const held = view.seats[seat]?.held ?? 0;
  return (
    <div class="next-mine">
      <p class="next-total">
        <span>{held === 0 ? words.mine.noneOf({ name }) : words.mine.hidden(name, held)}</span>
      </p>
      <div class="next-row">
        <Backs held={held} label={words.card.back} />
      </div>
    </div>
  );
}

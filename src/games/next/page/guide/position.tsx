/**
 * A moment of an example: the piles and how they stand, the dice, and everybody's cards where they
 * matter.
 */

import type { PositionProps } from '../../../../web/kit/contracts/guide.ts';
import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { Die } from '../../../../web/kit/things/die.tsx';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import type { Next } from '../../rules/rules.ts';
import { THROWS } from '../../rules/state.ts';
import type { PileView } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import type { Words as RulesWords } from '../../words/en/rules.ts';
import { cardOf, labelOf } from '../../words/naming.ts';
import { CardBack, CardFace } from '../board/card.tsx';
import type { Claim } from './examples.ts';
import './guide.css';

type Props = PositionProps<Next, Words, RulesWords, Claim>;

const FIRST_BLACK = 4;

export function Position(props: Props) {
  const { view, claim } = props;
  const isAboutHands = claim.mine !== undefined || view.phase === 'finish' || view.over;
  return (
    <div class="next-shown">
      {isAboutHands ? null : <Table {...props} />}
      {claim.held?.some((held) => held > 0) ? <Hands {...props} /> : null}
    </div>
  );
}

function Table(props: Props) {
  const { view, seats, words } = props;
  return (
    <>
      <div class="next-shown-piles">
        {view.piles.map((pile, at) => (
          <Pile key={at} pile={pile} place={at} words={words} />
        ))}
      </div>
      <Dice {...props} />
      <p class="next-shown-turn">
        <SeatMark seat={view.turn} size={14} />
        <span>{seats[view.turn]?.name}</span>
        <span class="next-dots" aria-hidden="true">
          {Array.from({ length: THROWS }, (_, at) => (
            <span key={at} class={at < view.throwsLeft ? 'next-dot is-left' : 'next-dot'} />
          ))}
        </span>
        <span>{words.dice.throwsLeft(view.throwsLeft)}</span>
      </p>
    </>
  );
}

function Pile({
  pile,
  place,
  words,
}: {
  readonly pile: PileView;
  readonly place: number;
  readonly words: Words;
}) {
  const { top, locked, made } = pile;
  if (top === null) return null;
  const badge = locked ? words.piles.locked : made ? words.piles.made : null;
  const said = words.piles.said(place + 1, [
    labelOf(top, words),
    ...(badge === null ? [] : [badge]),
  ]);
  return (
    <span class="next-shown-pile">
      <CardFace
        card={top}
        words={words}
        size="medium"
        label={said}
        isLit={made && !locked}
        isLocked={locked}
      />
      {badge === null ? null : (
        <span class={`next-shown-badge${locked ? ' is-locked' : ''}`} aria-hidden="true">
          <Icon name={locked ? 'lock' : 'check'} />
          {badge}
        </span>
      )}
    </span>
  );
}

/** Those that were kept at the last throw stand on the tray; a turned one is lit. */
function Dice({ view, event, words }: Props) {
  if (view.dice === null || view.lie === 'nothing') return null;
  const move = event?.move;
  const thrown = move?.type === 'roll' ? move.dice : null;
  const turned = move?.type === 'turn-die' ? move.die : null;
  return (
    <div class="next-shown-dice">
      {view.dice.map((face, at) => {
        const isBlack = at >= FIRST_BLACK;
        const isKept = thrown !== null && !thrown.includes(at);
        return (
          <Die
            key={at}
            face={face}
            tone={isBlack ? 'black' : 'ivory'}
            isKept={isKept}
            isLit={turned === at || (view.power && isBlack)}
            label={words.dice.die(at + 1, isBlack, face, isKept)}
          />
        );
      })}
    </div>
  );
}

function Hands({ view, seats, words }: Props) {
  return (
    <ul class="next-shown-hands">
      {view.seats.map(({ held, cards, points }, seat) => {
        const name = seats[seat]?.name ?? '';
        return held === 0 && !view.over ? null : (
          <li key={seat} class={view.turn === seat && !view.over ? 'is-turn' : undefined}>
            <span class="next-shown-name">
              <SeatMark seat={seat} size={14} />
              {name}
              {view.winners.includes(seat) ? <Icon name="crown" /> : null}
              {view.over ? <strong>{words.points(points ?? 0)}</strong> : null}
            </span>
            <span class="next-shown-cards">
              {cards === null
                ? Array.from({ length: held }, (_, at) => (
                    <CardBack key={at} label={words.card.back} />
                  ))
                : cards.map((id) => {
                    const card = cardOf(view, id);
                    return card === undefined ? null : (
                      <CardFace key={id} card={card} words={words} size="small" />
                    );
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

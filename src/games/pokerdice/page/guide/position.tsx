/**
 * A moment of an example: everybody's cards and what became of them, the dice, and below them which
 * cards they make.
 */

import type { PositionProps } from '../../../../web/kit/contracts/guide.ts';
import { Icon } from '../../../../web/kit/controls/icon.tsx';
import { Die } from '../../../../web/kit/things/die.tsx';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import { type Objective, POINTS } from '../../rules/objectives.ts';
import type { Pokerdice } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import type { Words as RulesWords } from '../../words/en/rules.ts';
import { Face } from '../board/card.tsx';
import { onTable, type Place } from '../board/lying.ts';
import type { Verdict } from '../board/outcome.ts';
import { Fate } from '../board/place.tsx';
import type { Claim } from './examples.ts';
import './guide.css';

type Props = PositionProps<Pokerdice, Words, RulesWords, Claim>;

export function Position(props: Props) {
  const { view, event, before, claim, words } = props;
  const still = {
    me: null,
    actor: null,
    moves: [],
    n: 0,
    isMoving: false,
    isSending: false,
  } as const;
  const table = onTable({ ...still, view, event, before });
  const { dice } = table;
  return (
    <div class="pokerdice-shown">
      {table.places.some(({ cards }) => cards.length > 0) ? (
        <ul class="pokerdice-shown-places">
          {table.places.map((place) => (
            <Shown key={place.seat} {...props} place={place} />
          ))}
        </ul>
      ) : null}
      {dice === null ? null : (
        <div class="pokerdice-shown-dice">
          {dice.map((face, at) => (
            <Die key={at} face={face} label={words.die(at + 1, face, false)} />
          ))}
        </div>
      )}
      {claim.made === undefined ? null : (
        <ul class="pokerdice-shown-made">
          {claim.made.map((card) => (
            <Made key={card} card={card} isMade words={words} />
          ))}
          {(claim.notMade ?? []).map((card) => (
            <Made key={card} card={card} isMade={false} words={words} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Shown({ place, view, seats, words }: Props & { readonly place: Place }) {
  const { seat, isThrower, cards, verdicts } = place;
  const who = seats[seat] ?? { name: '', isMe: false };
  return (
    <li>
      <span class="pokerdice-shown-name">
        <SeatMark seat={seat} size={14} />
        {who.name}
        {isThrower ? (
          <>
            <Icon name="cup" />
            <span class="visually-hidden">{words.thrower}</span>
          </>
        ) : null}
      </span>
      <span class="pokerdice-shown-cards">
        {cards.length === 0 ? (
          <span class="pokerdice-spot" role="img" aria-label={words.placeEmpty(who)} />
        ) : (
          cards.map((card, at) => {
            const verdict = verdicts[at];
            const label =
              card === null
                ? words.placeDown(who)
                : `${words.placeUp(who, card)}${saidOf(verdict, words)}`;
            return (
              <span key={at} class="pokerdice-shown-card">
                <Face
                  owner={seat}
                  card={card}
                  words={words}
                  label={label}
                  isSpent={verdict !== undefined && verdict.fate !== 'won'}
                />
                {verdict === undefined ? null : <Fate verdict={verdict} words={words} />}
                {card === null ? null : (
                  <span class="pokerdice-shown-title" aria-hidden="true">
                    {words.cards[card].name}
                  </span>
                )}
              </span>
            );
          })
        )}
      </span>
      <span class="pokerdice-shown-score">
        {view.winners.includes(seat) ? <Icon name="crown" /> : null}
        {words.points(view.seats[seat]?.score ?? 0)}
      </span>
    </li>
  );
}

function saidOf(verdict: Verdict | undefined, words: Words): string {
  if (verdict === undefined) return '';
  return `, ${verdict.fate === 'won' ? words.fate.won({ count: verdict.points }) : words.fate[verdict.fate]}`;
}

/** What the dice make, and what one might think they do. */
function Made({
  card,
  isMade,
  words,
}: {
  readonly card: Objective;
  readonly isMade: boolean;
  readonly words: Words;
}) {
  return (
    <li class={isMade ? 'is-made' : 'is-not-made'}>
      <Icon name={isMade ? 'check' : 'close'} />
      <span class="visually-hidden">{isMade ? words.madeNow : words.notMadeNow}</span>
      <span>{words.cards[card].name}</span>
      <span class="numeral" aria-hidden="true">
        {POINTS[card]}
      </span>
    </li>
  );
}

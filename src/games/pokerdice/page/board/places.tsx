/**
 * Everybody's cards of a round, in the order of the seats; when the throw is final they are turned
 * up one after another.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../game.ts';
import { playSound } from '../../../../web/kit/things/sound.ts';
import { type Objective, POINTS } from '../../rules/objectives.ts';
import { useClock } from './clock.tsx';
import type { Place as Laid, OnTable } from './lying.ts';
import { tellVerdict } from './narrate.ts';
import { turningOrder, type Verdict } from './outcome.ts';
import { whoIs } from './people.ts';
import { Place } from './place.tsx';
import { type Timetable, timetable } from './reveal.ts';
import type { Props, Touch } from './touches.tsx';

const COPIES = [0, 1] as const;

interface PlacesProps {
  readonly props: Props;
  readonly table: OnTable;
  readonly touch: Touch;
}

export function Places({ props, table, touch }: PlacesProps) {
  const { view, n, event, words } = props;
  const throwerCards = useRef<HTMLElement>(null);
  const times = table.isReveal && event !== null ? timetable(view.seats.length, event) : null;
  const clock = useClock(
    n,
    times !== null,
    times === null ? [] : [...times.turned, ...times.judged, ...times.landed],
  );
  useRevealSounds(table, times, clock);
  const shown = stageOf(table, times, clock);
  return (
    <ul
      class={`pokerdice-places${table.judged !== null && !table.isReveal ? ' is-old' : ''}`}
      aria-label={table.judged === null ? words.places : words.lastPlaces}
    >
      {table.places.map((place) => {
        const stage = shown(place.seat);
        const peeked = touch.isPeeking && place.seat === props.me ? view.myCommit : null;
        const cards = peeked ?? (stage.isUp ? place.cards : place.cards.map(() => null));
        return (
          <Place
            key={place.seat}
            face={
              props.seats[place.seat] ?? {
                seat: place.seat,
                name: '',
                isMe: false,
                isBot: false,
                side: place.seat,
              }
            }
            isThrower={place.isThrower}
            cards={cards}
            verdicts={stage.isJudged ? place.verdicts : []}
            captures={place.isThrower ? capturesLanded(table, shown) : 0}
            decks={view.decks}
            labels={COPIES.map((copy) =>
              labelOf(place, cards[copy], stage.isJudged ? place.verdicts[copy] : undefined, props),
            )}
            flyTo={times === null ? null : throwerCards}
            cardsRef={place.isThrower ? throwerCards : undefined}
            flipId={flipId(place, stage.isUp, props, touch, table.isReveal)}
            words={words}
            onTouch={() => touchPlace(place, stage.isJudged, props, touch)}
          />
        );
      })}
    </ul>
  );
}

interface Stage {
  readonly isUp: boolean;
  readonly isJudged: boolean;
  readonly isLanded: boolean;
}

/**
 * How far each seat's cards have come. When nothing is being revealed, all that lies open is open.
 */
function stageOf(
  { judged, places }: OnTable,
  times: Timetable | null,
  clock: number,
): (seat: Seat) => Stage {
  const order = judged === null ? [] : turningOrder(judged.active, places.length);
  return (seat) => {
    const at = order.indexOf(seat);
    const has = (marks: readonly number[] | undefined): boolean =>
      marks === undefined || clock >= (marks[at] ?? 0);
    return {
      isUp: times === null || at === 0 || has(times.turned),
      isJudged: judged !== null && has(times?.judged),
      isLanded: judged !== null && has(times?.landed),
    };
  };
}

function capturesLanded({ places }: OnTable, shown: (seat: Seat) => Stage): number {
  const landed = places.filter(({ seat }) => shown(seat).isLanded);
  return landed.flatMap(({ verdicts }) => verdicts).filter(({ fate }) => fate === 'captured')
    .length;
}

/**
 * A card turns when it is revealed, when the thrower's is turned up, and when its owner looks at
 * it.
 */
function flipId(
  place: Laid,
  isUp: boolean,
  { n, event, me, isMoving }: Props,
  touch: Touch,
  isReveal: boolean,
): number {
  if (place.seat === me && touch.peeks > 0) return -touch.peeks;
  if (!isMoving || !isUp) return 0;
  return (isReveal && !place.isThrower) || (event?.move.type === 'commit' && place.isThrower)
    ? n
    : 0;
}

function useRevealSounds(
  { judged, places }: OnTable,
  times: Timetable | null,
  clock: number,
): void {
  useEffect(() => {
    if (times === null || judged === null) return;
    const order = turningOrder(judged.active, places.length);
    if (times.turned.indexOf(clock) > 0) playSound('flip');
    const seat = order[times.judged.indexOf(clock)];
    const isCaptured = places.some(
      (place) => place.seat === seat && place.verdicts.some(({ fate }) => fate === 'captured'),
    );
    if (isCaptured) playSound('capture');
  }, [clock]);
}

// In words ----------------------------------------------------------------------------------------

type Lying = Objective | null | undefined;

function labelOf(
  { seat, cards }: Laid,
  card: Lying,
  verdict: Verdict | undefined,
  props: Props,
): string {
  const { words, seats, view, me } = props;
  const who = whoIs(seats, seat);
  if (card === undefined) return words.placeEmpty(who);
  if (verdict !== undefined) return tellVerdict(verdict, thrower(props), seats, words);
  const isPeekable = seat === me && view.myCommit !== null && cards.every((laid) => laid === null);
  if (card === null) return isPeekable ? words.peek : words.placeDown(who);
  return isPeekable ? words.peeked(card) : words.placeUp(who, card);
}

function thrower({ view }: Props): Seat {
  return (view.dice === null ? view.history.at(-1)?.active : undefined) ?? view.active;
}

/**
 * A touched card says what it is, or what became of it; one's own that lies face down may be looked
 * at.
 */
function touchPlace(
  { seat, cards, verdicts }: Laid,
  isJudged: boolean,
  props: Props,
  touch: Touch,
): void {
  const { words, seats, me, view } = props;
  const open = cards.filter((card) => card !== null);
  if (isJudged)
    touch.say(
      verdicts.map((verdict) => tellVerdict(verdict, thrower(props), seats, words)).join(' '),
    );
  else if (open.length > 0)
    touch.say(open.map((card) => words.explainCard(card, POINTS[card])).join(' '));
  else if (seat === me && view.myCommit !== null) touch.peek();
  else touch.say(words.hintFaceDown(whoIs(seats, seat)));
}

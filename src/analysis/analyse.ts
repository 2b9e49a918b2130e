/**
 * From a record to what can be said about it. What is known of the game comes from its appraiser;
 * the adding up is here.
 */

import type { AnyGame, Event } from '../game.ts';
import { OpenRecord } from '../record/record.ts';
import { difference, resultOf } from './chances.ts';
import type {
  Account,
  Analysis,
  Appraiser,
  Chances,
  Slip,
  Step,
  Story,
  Swing,
} from './contract.ts';

/** A record that was read. Plain data, so that it can be sent to a worker. */
export interface PlayedRecord {
  readonly seats: number;
  readonly options: object;
  readonly setup: object;
  readonly events: readonly Event[];
}

/** Told after every event how many are done. */
export type OnProgress = (done: number, of: number) => void;

/** Undefined for a game that is not over. */
export function analyse(
  played: PlayedRecord,
  appraiser: Appraiser,
  progress: OnProgress = () => {},
): Analysis | undefined {
  const { game } = appraiser;
  const { events, seats } = played;
  const states = statesOf(game, played);
  const winners = game.winners(states.at(-1));
  if (winners.length === 0) return undefined;
  const sides = Array.from({ length: seats }, (_, seat) => game.side(seats, seat));
  const story: Story = { seats, states, events };
  const steps: Step[] = [];
  for (const step of appraiser.appraise(story)) {
    steps.push(step);
    progress(steps.length, events.length);
  }
  const result = resultOf(
    winners.map((seat) => sides[seat] as number),
    new Set(sides).size,
  );
  const chances = [...steps.map(({ before }) => before), result];
  return {
    game: game.id,
    sides,
    chances,
    accounts: sides.map((side, seat) => accountOf(story, steps, chances, seat, side)),
    slips: steps.flatMap((step, at) => slipOf(story.events[at] as Event, step, at)),
    swings: steps.flatMap((step, at) =>
      swingOf(story.events[at] as Event, step, chances[at + 1] as Chances, at),
    ),
    error: appraiser.error,
  };
}

function statesOf(
  game: AnyGame,
  { seats, options, setup, events }: PlayedRecord,
): readonly unknown[] {
  const record = new OpenRecord(game, seats, options, setup);
  const states = [game.copy(record.state)];
  for (const event of events) {
    record.add(event);
    states.push(game.copy(record.state));
  }
  return states;
}

function accountOf(
  { events }: Story,
  steps: readonly Step[],
  chances: readonly Chances[],
  seat: number,
  side: number,
): Account {
  const moved = { dice: 0, own: 0, others: 0, rest: 0 };
  for (const [at, { before, chosen, landed }] of steps.entries()) {
    const after = (chances[at + 1] as Chances)[side] as number;
    const then = landed?.[side] ?? after;
    moved[events[at]?.seat === seat ? 'own' : 'others'] +=
      (chosen[side] as number) - (before[side] as number);
    moved.dice += then - (chosen[side] as number);
    moved.rest += after - then;
  }
  return { start: chances[0]?.[side] as number, end: chances.at(-1)?.[side] as number, ...moved };
}

function slipOf({ seat, move }: Event, { weighed }: Step, at: number): readonly Slip[] {
  return weighed === undefined ? [] : [{ at, seat, chosen: move, ...weighed }];
}

function swingOf(
  { seat, answer }: Event,
  { chosen, landed }: Step,
  after: Chances,
  at: number,
): readonly Swing[] {
  return answer === undefined ? [] : [{ at, seat, gains: difference(landed ?? after, chosen) }];
}

/**
 * The four levels: legal everywhere, the same for the same seed, blind to what they may not know,
 * each with its way of thinking.
 */

import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../bots/bot.ts';
import { draw } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import type { Move } from '../rules/moves.ts';
import { type Options, pokerdice } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { bots } from './bot.ts';

const TABLES: readonly (readonly [number, Options])[] = [
  [2, { decks: 1, rounds: 'all' }],
  [2, { decks: 2, rounds: 'all' }],
  [2, { decks: 2, rounds: 'twice' }],
  ...[2, 3, 4, 5].map((seats) => [seats, { decks: 1, rounds: 'equal' }] as const),
  ...[2, 3, 4, 5].map((seats) => [seats, { decks: 1, rounds: 'twice' }] as const),
  ...[3, 4, 5].map((seats) => [seats, { decks: 1, rounds: 'all' }] as const),
];

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
}

/** A game in which every decision is looked at. */
function play(
  seats: number,
  options: Options,
  levels: readonly Level[],
  seed: string,
  look: (asked: Asked) => void,
): State {
  const random = new Seeded(seed);
  let state = pokerdice.start(seats, options, { first: 0 });
  for (;;) {
    const waiting = pokerdice.waiting(state);
    if (waiting.type === 'over') return state;
    if (waiting.type === 'chance') {
      pokerdice.settle(state, draw(waiting.chance, random));
      continue;
    }
    const seat = waiting.seats[0] as number;
    const bot = bots[levels[seat % levels.length] as Level];
    const move = bot(
      pokerdice.view(state, seat),
      pokerdice.moves(state, seat),
      new Seeded(`${seed}/${seat}`),
    );
    look({ state, seat, move });
    state = pokerdice.move(state, seat, move); // throws for what is not offered
  }
}

describe.each(TABLES)('with %d seats, %o', (seats, options) => {
  it('all levels play to the end', () => {
    for (const [turn] of LEVELS.entries()) {
      const levels = LEVELS.map((_, at) => LEVELS[(at + turn) % LEVELS.length] as Level);
      const over = play(seats, options, levels, `legal/${turn}`, () => {});
      expect(pokerdice.winners(over)).toHaveLength(1);
      if (seats > 2) break;
    }
  });
});

it('the same view and seed give the same move, whatever is hidden', () => {
  for (const level of LEVELS) {
    play(2, { decks: 1, rounds: 'all' }, [level], `hidden/${level}`, ({ state, seat, move }) => {
      const imagined = pokerdice.imagine(state, seat, (n) => n - 1);
      const again = bots[level](
        pokerdice.view(imagined, seat),
        pokerdice.moves(imagined, seat),
        new Seeded(`hidden/${level}/${seat}`),
      );
      expect(again).toEqual(move);
    });
  }
});

describe('ways of thinking', () => {
  const dice = [3, 3, 3, 5, 5];
  const start = pokerdice.start(2, { decks: 1, rounds: 'all' }, { first: 0 });
  const thrown: State = { ...start, phase: 'commit', dice, choosing: 3 };
  const chosen = (level: Level, state: State, seat: number, seed = 'x'): Move =>
    bots[level](pokerdice.view(state, seat), pokerdice.moves(state, seat), new Seeded(seed));

  it('beginner and casual play the dearest card that lies there', () => {
    for (const level of ['beginner', 'casual'] as const) {
      expect(chosen(level, thrown, 1)).toEqual({ type: 'commit', cards: ['full'] });
      expect(chosen(level, thrown, 0)).toEqual({ type: 'commit', cards: ['full'] });
    }
  });

  it('the beginner keeps dice that look like his card, the casual player those that are best for it', () => {
    const hoping: State = {
      ...start,
      phase: 'reroll',
      dice: [1, 2, 3, 5, 6],
      committedOn: [1, 2, 3, 5, 6],
      commits: [9, 0], // four of a kind
    };
    expect(chosen('beginner', hoping, 0)).toEqual({ type: 'reroll', dice: [2, 3, 4] });
    expect(chosen('casual', { ...hoping, dice: [1, 1, 3, 5, 6] }, 0)).toEqual({
      type: 'reroll',
      dice: [2, 3, 4],
    });
  });

  it('the strong player spoils what he guesses the other holds, the casual player never does', () => {
    // Its own pair stays whatever it does with the other three; the other is guessed to hold the
    // full.
    const mine: State = { ...start, phase: 'reroll', dice, committedOn: dice, commits: [1, 7] };
    expect(chosen('casual', mine, 0)).toEqual({ type: 'stop' });
    expect(chosen('strong', mine, 0).type).toBe('reroll');
  });

  it('the master mixes: not always the same card on the same dice', () => {
    const throws = [
      [1, 2, 3, 5, 6],
      [2, 2, 4, 5, 6],
      [1, 1, 2, 4, 6],
      [1, 3, 3, 5, 6],
    ];
    const kinds = throws.map((faces) => {
      const seeds = Array.from({ length: 40 }, (_, run) => `${run}`);
      return new Set(
        seeds.map((seed) => JSON.stringify(chosen('master', { ...thrown, dice: faces }, 1, seed))),
      ).size;
    });
    expect(Math.max(...kinds)).toBeGreaterThan(1);
  });
});

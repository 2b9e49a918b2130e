import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../bots/bot.ts';
import { draw } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { OBJECTIVES as NAMES } from '../rules/objectives.ts';
import { pokerdice } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import { bots } from './bot.ts';
import { seenIn } from './habit.ts';
import { commitsOf, type Hand } from './hands.ts';
import { habitMix, habitTurns, naivety, readSeat, type Solution } from './reading.ts';

/** A master who is taken to waver among all cards. */
const wavering: Solution = (seen, place) =>
  commitsOf(seen.hands[place] as Hand, seen.decks).map((_, __, all) => 1 / all.length);

/** What seat 0 sees after some rounds against a level. */
function viewAfter(rounds: number, level: Level, seed: string): View {
  const random = new Seeded(seed);
  const state = pokerdice.start(2, { decks: 1, rounds: 'all' }, { first: 0 });
  let now = state;
  for (;;) {
    const waiting = pokerdice.waiting(now);
    if (waiting.type === 'chance') pokerdice.settle(now, draw(waiting.chance, random));
    else if (now.phase === 'commit' && now.round === rounds) return pokerdice.view(now, 0);
    else if (waiting.type === 'seats') {
      const seat = waiting.seats[0] as number;
      const bot = bots[seat === 0 ? 'casual' : level];
      now = pokerdice.move(
        now,
        seat,
        bot(pokerdice.view(now, seat), pokerdice.moves(now, seat), random),
      );
    }
  }
}

describe('after six rounds', () => {
  it.each(['beginner', 'casual', 'strong'] as const)('tells a %s player by his cards', (level) => {
    for (const seed of ['a', 'b', 'c']) {
      const { trust, weights } = readSeat(viewAfter(6, level, seed), 1, wavering);
      expect(trust).toBeGreaterThan(0.9);
      expect(weights.indexOf(Math.max(...weights))).toBe(LEVELS.indexOf(level));
    }
  });

  it('takes who plays like the solution for a master', () => {
    const view = viewAfter(6, 'strong', 'a');
    const played: Solution = (seen, place) => {
      const round = view.history[view.rounds - seen.rounds];
      const seat = ((round?.active ?? 0) + place) % 2;
      const cards = round?.cards[seat]?.join();
      return commitsOf(seen.hands[place] as Hand, 1).map((commit) =>
        Number(commit.map((card) => NAMES[card]).join() === cards),
      );
    };
    expect(readSeat(view, 1, played).trust).toBeLessThan(0.7);
  });
});

it('knows nothing before the first round is judged', () => {
  const { trust, weights } = readSeat(viewAfter(0, 'strong', 'a'), 1, wavering);
  expect(trust).toBeCloseTo(0.55, 9);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
});

it('foretells chances that add up', () => {
  const view = viewAfter(3, 'beginner', 'a');
  const reading = readSeat(view, 1, wavering);
  const seen = seenIn(view);
  expect(
    habitMix(reading, seen, 1 - view.active).reduce((sum, weight) => sum + weight, 0),
  ).toBeCloseTo(1, 9);
  for (const { kinds } of habitTurns(reading, seen))
    expect(kinds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(naivety(reading)).toBeGreaterThan(0.9);
});

import { describe, expect, it } from 'vitest';
import { open, steal, wins } from '../../../../test/support/events/next.ts';
import { deal, draw } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { next } from '../rules/rules.ts';
import { handOf, type State } from '../rules/state.ts';
import { know, pointsOf } from './known.ts';
import { leadChance } from './lead.ts';

/** Random games, looked at after each event. */
function watch(seats: number, seed: string, look: (state: State) => void): void {
  const random = new Seeded(seed);
  const state = next.start(
    seats,
    { deck: 'gobelet-1' },
    deal(next, seats, { deck: 'gobelet-1' }, random),
  );
  for (let events = 0; events < 400 && next.winners(state).length === 0; events++) {
    const chance = next.chance(state);
    if (chance !== undefined) next.settle(state, draw(chance, random));
    else {
      const { codes } = next.legal(state, state.turn);
      const takes = codes.filter((code) => code >= 64 && code < 67);
      const from = takes.length > 0 ? takes : codes;
      next.play(state, state.turn, from[random.below(from.length)] as number);
    }
    if (next.chance(state) === undefined) look(state);
  }
}

describe('what is known of the hands', () => {
  it('two players know both hands', () => {
    for (let game = 0; game < 3; game++) {
      watch(2, `two ${game}`, (state) => {
        for (const viewer of [0, 1]) {
          const known = know(next.view(state, viewer));
          for (const seat of [0, 1]) {
            const held = [...(known.holds[seat] as Float64Array)].flatMap((chance, card) =>
              chance === 1 ? [card] : [],
            );
            expect(held).toEqual(handOf(state, seat));
          }
          expect(known.unseen.length).toBe(
            known.left.reduce((sum, left) => sum + Math.max(0, left - 1), 0),
          );
        }
      });
    }
  });

  it.each([3, 4, 6])(
    '%i players: chances add up to the cards held, what is impossible is not believed, one knows his own',
    (seats) => {
      for (let game = 0; game < 2; game++) {
        watch(seats, `more ${game}`, (state) => {
          const viewer = game % seats;
          const known = know(next.view(state, viewer));
          for (let seat = 0; seat < seats; seat++) {
            const hand = known.holds[seat] as Float64Array;
            expect(Math.min(...hand)).toBeGreaterThanOrEqual(-1e-9);
            expect(
              Math.abs(
                hand.reduce((sum, chance) => sum + chance, 0) - (state.held[seat] as number),
              ),
            ).toBeLessThan(0.05);
            expect(known.unseen.every((card) => hand[card] === 0)).toBe(true);
          }
          expect(pointsOf(known, viewer)).toBeCloseTo(next.scores(state)[viewer] as number, 9);
        });
      }
    },
  );
});

describe('a card stolen among others', () => {
  // Seat 0 had three-1 and full-1, of which seat 2 has stolen one; seat 1 was not told which.
  const table = open(3, ['three-1', 'three-2', 'six-1', 'full-1', 'five-1', 'three-3']).after(
    ...[
      ...wins(0, 0),
      ...wins(1, 0),
      ...wins(2, 0),
      ...wins(0, 0),
      ...wins(1, 0),
      ...wins(2, 0),
      steal(2, 0, 'full-1'),
    ],
  );
  const chances = (viewer: number, id: string) => {
    const { holds, deck } = know(table.view(viewer));
    return holds.map((hand) => hand[deck.findIndex((card) => card.id === id)] as number);
  };

  it('is as likely one as the other to a third', () => {
    for (const id of ['three-1', 'full-1']) {
      for (const [seat, chance] of [0.5, 0, 0.5].entries())
        expect(chances(1, id)[seat]).toBeCloseTo(chance, 9);
    }
  });

  it('is known to the two', () => {
    for (const viewer of [0, 2]) {
      for (const [seat, chance] of [0, 0, 1].entries())
        expect(chances(viewer, 'full-1')[seat]).toBeCloseTo(chance, 9);
      for (const [seat, chance] of [1, 0, 0].entries())
        expect(chances(viewer, 'three-1')[seat]).toBeCloseTo(chance, 9);
    }
  });
});

describe('who would win now', () => {
  it('is certain between two', () => {
    watch(2, 'lead', (state) => {
      const [mine, his] = next.scores(state) as [number, number];
      expect(leadChance(know(next.view(state, 0)))).toBe(mine > his ? 1 : mine === his ? 0.5 : 0);
    });
  });
});

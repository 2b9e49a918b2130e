/** The coach of Séquence Dés: the chance to win of every square, and what threatens. */

import { describe, expect, it } from 'vitest';
import { faces, moments } from '../../../../test/support/moments.ts';
import { sayer } from '../../../web/stage/coach/say.ts';
import { words as common } from '../../../words/en/coach.ts';
import { odds } from '../mind/odds.ts';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import { words as own } from '../words/en/coach.ts';
import { words } from '../words/en/page.ts';
import { coach } from './coach.ts';

const say = sayer(common, 'en');

/** The squares that this view offers, as the moves would be. */
function ask(view: View, moves: readonly Move[]) {
  const reckoned = odds(view, moves);
  const seats = faces(sequence, view.sides.length, view.turn);
  return {
    reckoned,
    counsel: coach.counsel({ view, odds: reckoned, seats, words, coach: own, say }),
  };
}

const FREE: readonly Move[] = ['b2', 'e2', 'b5', 'e5'].map((square) => ({ type: 'place', square }));

describe('squares', () => {
  const views = [2, 3, 4].flatMap((seats) =>
    [...moments(sequence, { seats, seed: `coach ${seats}` })]
      .map(({ view }) => ({ ...view, dice: [3, 4] as const, phase: 'place' as const }))
      .filter((view, step) => !view.over && step % 7 === 0),
  );

  it('have the chance to win that the odds have, in the order of the board', () => {
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      const { reckoned, counsel } = ask(view, FREE);
      expect(counsel.choices.map(({ moves: [move] }) => move)).toEqual(FREE);
      for (const { moves, figures } of counsel.choices) {
        const value = reckoned.moves.find(({ move }) => move === moves[0])?.value;
        expect(figures).toEqual([{ type: 'chance', value }]);
      }
    }
  });

  it('are told with what threatens and how sure the estimate is; partners are spoken of where there are any', () => {
    for (const view of views) {
      const { reckoned, counsel } = ask(view, FREE);
      for (const { moves, why } of counsel.choices) {
        const facts = reckoned.moves.find(({ move }) => move === moves[0])?.facts;
        if (facts === undefined || facts.winsNow) continue;
        expect(why).toContain(own.opponent({ chance: say.chance(facts.opponentFirst) }));
        expect(why).toContain(own.next({ chance: say.chance(facts.winsNext) }));
        expect(why.includes(own.partner({ chance: say.chance(facts.partnerFirst) }))).toBe(
          view.sides.length === 4,
        );
        expect(why.at(-1)).toBe(own.error({ points: `${Math.round(1000 * facts.error) / 10}` }));
      }
    }
  });
});

it('a line that is completed wins at once', () => {
  const [first] = moments(sequence, { seats: 2, seed: 'line' });
  const chips = new Array<number | null>(36).fill(null);
  for (const square of [6, 8, 9, 10]) chips[square] = 0; // a2, c2, d2, e2
  const view = {
    ...(first?.view as View),
    chips,
    dice: [3, 4] as const,
    phase: 'place' as const,
    turn: 0,
  };
  const { counsel } = ask(view, FREE);
  expect(counsel.choices[0]).toMatchObject({ figures: [{ value: 1 }], why: [own.now] });
  expect(counsel.ranking[0]).toBe(0);
});

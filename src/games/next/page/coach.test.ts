/**
 * The coach of NEXT!: the chance of a card for every throw, dice that are alike as one choice, and
 * every way out.
 */

import { describe, expect, it } from 'vitest';
import { open, roll, rounds, swap, wins } from '../../../../test/support/events/next.ts';
import { faces } from '../../../../test/support/moments.ts';
import type { Situation } from '../../../../test/support/situation.ts';
import type { Advice, Counsel } from '../../../web/kit/contracts/coach.ts';
import { sayer } from '../../../web/stage/coach/say.ts';
import { words as common } from '../../../words/en/coach.ts';
import { odds } from '../mind/odds.ts';
import type { Move } from '../rules/moves.ts';
import { type Next, next } from '../rules/rules.ts';
import { words as own } from '../words/en/coach.ts';
import { words } from '../words/en/page.ts';
import { coach } from './coach.ts';

const say = sayer(common, 'en');

function ask(table: Situation<Next>, seat = 0) {
  const view = table.view(seat);
  const reckoned = odds(view, table.moves(seat));
  const seats = faces(next, view.seats.length, seat);
  return {
    view,
    reckoned,
    counsel: coach.counsel({ view, odds: reckoned, seats, words, coach: own, say }),
  };
}

const named = ({ choices }: Counsel<Move>, deed: string): Advice<Move> | undefined =>
  choices.find((choice) => choice.deed === deed);

describe('a throw', () => {
  const table = open(2, ['five-1'], ['3red-2blue'], ['2red-2green-2blue']).after(roll(0, 'rrgbyb'));

  it('has the chance to end the turn with a card, and the points in a few words', () => {
    const { reckoned, counsel } = ask(table);
    for (const { move, facts } of reckoned.moves) {
      if (facts.kind !== 'turn') throw new Error(facts.kind);
      const advice = counsel.choices.find(({ moves }) => moves.includes(move));
      expect(advice?.figures[0]?.value).toBeCloseTo(1 - facts.none, 9);
      expect(advice?.note).toBe(own.average({ points: say.points(facts.points) }));
      expect(advice?.why).toContain(own.none({ chance: say.chance(facts.none) }));
    }
  });

  it('is named by the dice that stay; black ones are told apart from white ones', () => {
    const { counsel } = ask(table);
    expect(named(counsel, 'keep 2 red')?.moves).toHaveLength(1);
    expect(named(counsel, 'keep 1 red')?.moves).toHaveLength(2);
    expect(named(counsel, 'keep 1 blue')?.dice).toEqual([{ face: 'blue', tone: 'ivory' }]);
    expect(named(counsel, 'keep 1 blue (black: 1 blue)')?.dice).toEqual([
      { face: 'blue', tone: 'black' },
    ]);
    expect(counsel.choices.at(-1)?.deed).toBe('throw all six');
  });

  it('tells of every card that can still be had', () => {
    const { counsel, reckoned } = ask(table);
    const facts = reckoned.moves.find(
      ({ move }) => move.type === 'roll' && move.dice.length === 6,
    )?.facts;
    if (facts?.kind !== 'turn') throw new Error('no throw of six');
    const [five] = facts.cards;
    expect(named(counsel, 'throw all six')?.why[0]).toMatch(
      new RegExp(
        `^Five alike \\(\\d points?\\): ${say.chance(five?.plan ?? 0)}; if you go for it alone, ${say.chance(five?.most ?? 0)}\\.$`,
      ),
    );
  });
});

it('a card that can be taken is certain', () => {
  const { counsel } = ask(
    open(2, ['three-1'], ['3red-2blue'], ['2red-2green-2blue']).after(roll(0, 'rrrbyg')),
  );
  expect(counsel.choices[0]).toMatchObject({
    moves: [{ type: 'take', pile: 0 }],
    figures: [{ type: 'chance', value: 1 }],
  });
});

it('the black dice’s power: a die is turned from one colour to another', () => {
  const { counsel } = ask(
    open(2, ['five-1'], ['3red-2blue'], ['2red-2green-2blue']).after(roll(0, 'rrgbyy')),
  );
  expect(named(counsel, 'turn a green die to red')?.moves).toEqual([
    { type: 'turn-die', die: 2, face: 'red' },
  ]);
  expect(named(counsel, 'turn a black yellow die to red')?.moves).toHaveLength(2);
});

it('whom to draw from, and what to give, is told in points', () => {
  const table = open(2, ['four-1', 'three-4']).after(...wins(0, 0), ...wins(1, 0));
  const { counsel: drawing } = ask(table, 1);
  expect(drawing.choices).toMatchObject([
    { deed: 'swap with Léa', figures: [{ type: 'points', value: 1 }] },
  ]);
  expect(drawing.choices[0]?.why).toEqual([own.drawn({ points: '2 points' }), own.giveBack]);
  const { counsel: giving } = ask(table.after(swap(1, 0, 'four-1')), 1);
  expect(giving.choices).toMatchObject([
    { deed: 'give three alike (1 point)', figures: [{ type: 'points', value: -1 }] },
  ]);
});

it('to finish or to play on: the chance to win, and whether it is known', () => {
  const easy = ['three-1', 'three-2', 'full-1', 'full-2', 'four-1', 'four-2', 'five-1'];
  const { counsel, reckoned } = ask(rounds(open(2, easy), 6).after(...wins(0, 0)));
  expect(counsel.asks).toBe(own.asks.end);
  for (const { move, value } of reckoned.moves) {
    expect(counsel.choices.find(({ moves }) => moves.includes(move))?.figures).toEqual([
      { type: 'chance', value },
    ]);
  }
  expect(named(counsel, 'end the game')?.why).toEqual([own.sure]);
  expect(named(counsel, 'play on')?.why).toEqual([own.guess]);
});

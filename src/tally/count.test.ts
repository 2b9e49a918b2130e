/** Dice of records, counted by hand; and the whole is the sum of its parts. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordedGames } from '../../test/support/recorded.ts';
import { games } from '../games/index.ts';
import { diceCount } from '../protocol.ts';
import { countRecord } from './count.ts';
import { sumCounts } from './series.ts';
import { addDice, addTallies, type DiceTally } from './tally.ts';

const rules = Object.values(games);

function record(game: string, name: string): readonly string[] {
  return readFileSync(
    new URL(`../games/${game}/records/${name}.jsonl`, import.meta.url),
    'utf8',
  ).split('\n');
}

describe('by hand', () => {
  it('throws of two: faces, sums, doubles, streaks', () => {
    const lines = [
      '{"record":1,"game":"sequence","seats":2,"setup":{}}',
      '{"seat":0,"type":"roll","faces":[6,3]}',
      '{"seat":1,"type":"roll","faces":[3,1]}',
      '{"seat":0,"type":"roll","faces":[3,3]}',
      '{"seat":0,"type":"place","square":"a2"}',
    ];
    const [first, second] = countRecord(lines, rules);
    expect(first).toEqual({
      game: 'sequence',
      sort: 'pips',
      throws: 2,
      faces: { counts: [0, 0, 3, 0, 0, 1], chains: [1, 1, 1, 1], streaks: [1, 0, 1] },
      doubles: 1,
      sums: { counts: [0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0], chains: [1, 1], streaks: [2] },
    });
    expect(second).toMatchObject({ throws: 1, doubles: 0, faces: { counts: [1, 0, 1, 0, 0, 0] } });
  });

  it('Pokerdice: five dice, then as many as are thrown again; only throws of exactly two have a sum', () => {
    const lines = [
      '{"record":1,"game":"pokerdice","seats":2,"options":{"decks":1,"rounds":"all"},"setup":{"first":0}}',
      '{"seat":0,"type":"roll","faces":[3,4,6,4,5]}',
      '{"seat":0,"type":"commit","cards":["small-straight"]}',
      '{"seat":1,"type":"commit","cards":["no-even"]}',
      '{"seat":0,"type":"reroll","dice":[0,2,3],"faces":[5,6,3]}',
      '{"seat":0,"type":"reroll","dice":[0,1],"faces":[3,5]}',
    ];
    const [first, second] = countRecord(lines, rules);
    expect(first).toMatchObject({ throws: 3, faces: { counts: [0, 0, 3, 2, 3, 2] }, doubles: 0 });
    expect(first?.faces.streaks).toEqual([6, 2]); // 3 4 6 4 55 6 33 5
    expect(sumCounts(first?.sums.counts ?? [])).toBe(1);
    expect(second).toMatchObject({
      throws: 0,
      faces: { counts: [0, 0, 0, 0, 0, 0], chains: [], streaks: [] },
    });
  });

  it('NEXT!: colours, without cards that are drawn and dice that are turned', () => {
    const lines = record('next', 'whole-game-for-three');
    const faces = lines.flatMap((line) =>
      line.trim() === '' ? [] : ((JSON.parse(line) as { faces?: string[] }).faces ?? []),
    );
    const all = countRecord(lines, rules).reduce(addDice);
    const expected = ['red', 'green', 'blue', 'yellow', 'orange', 'purple'].map(
      (colour) => faces.filter((face) => face === colour).length,
    );
    expect(all).toMatchObject({
      sort: 'colours',
      faces: { counts: expected },
      sums: { chains: [] },
    });
    expect(expected.every((count) => count > 0)).toBe(true);
  });

  it('refuses what is no record', () => {
    for (const lines of [[], ['7'], ['{'], ['{"record":1,"game":"chess","seats":2,"setup":{}}']])
      expect(() => countRecord(lines, rules)).toThrow();
    expect(() => countRecord(record('sequence', 'refused-face-seven'), rules)).toThrow();
    expect(() =>
      countRecord(record('sequence', 'refused-place-before-the-throw'), rules),
    ).toThrow();
  });
});

describe.each(rules)('$id', (game) => {
  it('every die of every record is counted once, and its tally survives its schema', () => {
    for (const lines of recordedGames(game, 12, 'tally')) {
      const dice = lines.flatMap((line) => (JSON.parse(line) as { faces?: unknown[] }).faces ?? []);
      const seats = countRecord(lines, [game]);
      const whole = seats.reduce(addDice);
      expect(sumCounts(whole.faces.counts)).toBe(dice.length);
      expect(diceCount(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    }
  });
});

it('tallies add in any order', () => {
  const all: DiceTally[] = rules.flatMap((game) =>
    [...recordedGames(game, 3, 'order')].flatMap((lines) => countRecord(lines, [game])),
  );
  const forth = addTallies(all);
  const back = addTallies(...all.toReversed().map((dice) => [dice]));
  expect(back).toEqual(forth);
  expect(addTallies(addTallies(all.slice(0, 5)), [], addTallies(all.slice(5)))).toEqual(forth);
  expect(forth.map(({ game }) => game)).toEqual(['next', 'pokerdice', 'sequence']);
});

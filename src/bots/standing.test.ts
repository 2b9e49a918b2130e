import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../games/index.ts';
import type { BlockResult, GameFault, MatchPlan } from './match.ts';
import { Score } from './standing.ts';
import { addTime, noTimes } from './times.ts';

const [pokerdice, , sequence] = games as [AnyGame, AnyGame, AnyGame];

function planOf(players: readonly string[]): MatchPlan {
  return { game: '', options: {}, seed: '', players, record: false };
}

function block(
  players: number,
  shares: readonly (readonly number[])[],
  faults: readonly GameFault[] = [],
): BlockResult {
  const times = Array.from({ length: players }, noTimes);
  for (const each of times) addTime(each, 3);
  const firsts = shares.map((_, number) => number % players); // the seats take turns to begin
  return {
    shares,
    firsts,
    events: 10,
    times,
    faults: times.map((_, player) => (player === 0 ? faults : [])),
    records: [],
  };
}

describe('a duel', () => {
  const score = new Score(pokerdice, planOf(['a', 'b']));
  // a sits at seat 0, then at seat 1: three of four are theirs.
  score.add(
    block(2, [
      [1, 0],
      [0, 1],
    ]),
  );
  score.add(
    block(2, [
      [1, 0],
      [1, 0],
    ]),
  );
  const { games, blocks, even, events, players, turns } = score.standings();
  const [a, b] = players;

  it('counts wins by player, not by seat', () => {
    expect({ games, blocks, even, events }).toEqual({ games: 4, blocks: 2, even: 0.5, events: 20 });
    expect([a?.player, a?.rate, b?.player, b?.rate]).toEqual(['a', 0.75, 'b', 0.25]);
    expect(a?.times.count).toBe(2);
  });

  it('counts wins by turn order, whoever sits there', () => {
    // Seat 0 begins the first game of a block, seat 1 the second: three of the four were won by who
    // began.
    expect(turns.map(({ rate }) => rate)).toEqual([0.75, 0.25]);
    for (const { rate, interval } of turns) {
      expect(interval[0]).toBeLessThan(rate);
      expect(interval[1]).toBeGreaterThan(rate);
    }
  });

  it('rates exactly as the share says, the last being 0', () => {
    expect(a?.rating?.elo).toBeCloseTo(190.85, 2);
    expect(b?.rating).toEqual({ elo: 0, interval: [0, 0] });
    expect(a?.interval[0]).toBeLessThan(0.75);
    expect(a?.interval[1]).toBeGreaterThan(0.75);
  });
});

it('a shared win is a part of one', () => {
  const score = new Score(pokerdice, planOf(['a', 'b']));
  score.add(
    block(2, [
      [0.5, 0.5],
      [0, 1],
    ]),
  );
  expect(score.standings().players.map(({ rate }) => rate)).toEqual([0.75, 0.25]);
});

it('players of one name are one line, which wins as often as one of its seats', () => {
  const score = new Score(pokerdice, planOf(['a', 'b', 'b']));
  // a at seat 0, then 2, then 1.
  for (let count = 0; count < 40; count++)
    score.add(
      block(3, [
        [1, 0, 0],
        [0, 0, 1],
        [1, 0, 0],
      ]),
    );
  const { players, even } = score.standings();
  expect(even).toBeCloseTo(1 / 3);
  expect(players.map(({ player }) => player)).toEqual(['a', 'b']);
  expect(players[0]?.rate).toBeCloseTo(2 / 3);
  expect(players[1]?.rate).toBeCloseTo(1 / 6);
  // Two to three against two others is 4 : 1 against each of them.
  expect(players[0]?.rating?.elo).toBeCloseTo(400 * Math.log10(4), -1);
});

it('partners win together', () => {
  const score = new Score(sequence, planOf(['a', 'b', 'a', 'b']));
  score.add(
    block(4, [
      [1, 0, 1, 0],
      [0, 1, 0, 1],
    ]),
  );
  const { games, even, players } = score.standings();
  expect([games, even]).toEqual([2, 0.5]);
  expect(players.map(({ rate }) => rate)).toEqual([1, 0]);
  expect(players[0]?.rating?.elo).toBe(Number.POSITIVE_INFINITY);
  expect(players[0]?.rating?.interval[0]).toBeLessThan(800);
});

it('counts faults by kind, with the first of each', () => {
  const score = new Score(pokerdice, planOf(['a', 'b']));
  const late = (what: string): GameFault => ({ kind: 'late', what, game: 1, seat: 1 });
  score.add(
    block(2, [
      [1, 0],
      [1, 0],
    ]),
  );
  score.add(
    block(
      2,
      [
        [1, 0],
        [1, 0],
      ],
      [late('one'), { ...late('gone'), kind: 'dead' }, late('two')],
    ),
  );
  const [a, b] = score.standings().players;
  expect(b?.faults).toEqual([]);
  expect(a?.faults).toEqual([
    { kind: 'late', count: 2, first: { ...late('one'), block: 1 } },
    { kind: 'dead', count: 1, first: { ...late('gone'), kind: 'dead', block: 1 } },
  ]);
});

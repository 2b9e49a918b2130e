/** gobelet odds: the table, the JSON, and what is said where there is nothing to tell. */

import { describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { gobelet } from './support/command.ts';
import { recordedGames } from './support/recorded.ts';

const WHOLE = 'src/games/next/records/whole-game-for-three.jsonl';

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const game = games.find((known) => known.id === id) as (typeof games)[number];
  const record = [...recordedGames(game, 1, 'odds command')][0] as string[];
  const input = record.slice(0, 12).join('\n');

  it('prints a table, and the same as JSON', () => {
    const table = gobelet(['odds', '-'], input);
    expect(table.err).toBe('');
    expect(table.code).toBe(0);
    const told = gobelet(['odds', '-', '--json'], input);
    const answer = JSON.parse(told.out) as {
      game: string;
      events: number;
      moves: { move: object; value: number }[];
    };
    expect(answer.game).toBe(id);
    expect(answer.events).toBe(11);
    expect(told.out.trim().split('\n')).toHaveLength(1);
    expect(table.out.split('\n').length).toBeGreaterThanOrEqual(answer.moves.length);
    expect(Math.max(...table.out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(
      80,
    );
  });

  it('looks at an earlier moment', () => {
    const { events } = JSON.parse(gobelet(['odds', '-', '--json', '--at', '3'], input).out) as {
      events: number;
    };
    expect(events).toBe(3);
  });
});

it('tells a seat its own odds while several commit in secret', () => {
  const pokerdice = games.find(({ id }) => id === 'pokerdice') as (typeof games)[number];
  const record = [...recordedGames(pokerdice, 1, 'odds command')][0] as string[];
  const input = record.slice(0, 2).join('\n');
  for (const seat of ['0', '1']) {
    const told = JSON.parse(gobelet(['odds', '-', '--seat', seat, '--json'], input).out) as {
      seat: number;
    };
    expect(told.seat).toBe(Number(seat));
  }
});

describe('says in one line, with exit code 2,', () => {
  it.each([
    ['that the game is over', [WHOLE], 'the game is over after 59 events'],
    [
      'that a seat is not to move',
      [WHOLE, '--at', '0', '--seat', '0'],
      'is not to move after 0 events',
    ],
    [
      'that there is no such seat',
      [WHOLE, '--at', '0', '--seat', '7'],
      '--seat must be a whole number, 0 to 2',
    ],
    [
      'that the record is shorter',
      [WHOLE, '--at', '99'],
      '--at 99 is beyond the end, the record has 59 events',
    ],
    ['that the file is missing', ['missing.jsonl'], 'missing.jsonl'],
    ['that it needs a file', [], 'FILE is missing'],
  ])('%s', (_, args, message) => {
    const { code, out, err } = gobelet(['odds', ...args]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

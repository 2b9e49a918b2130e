import { describe, expect, it } from 'vitest';
import { drawn, type Moment, stateOf } from '../../../../test/support/drawn-board.ts';
import { uncoloured, widthOf } from '../../../terminal/text.ts';
import { odds } from '../mind/odds.ts';
import { sequence } from '../rules/rules.ts';
import { words } from '../words/en/terminal.ts';
import { drawOdds } from './odds.ts';

const BOARD = drawn(
  'B . . . . .',
  'B A A A A .',
  'B . . . . .',
  'B . . . . .',
  '. B . . . .',
  '. . . . . .',
);
const screen = { columns: 80, colour: false, names: ['Ana', 'Ben', 'Cleo', 'Dov'] };

function table(
  moment: Moment,
  values: readonly [number, number] | undefined,
  columns: number,
  colour = false,
) {
  const state = stateOf(BOARD, moment);
  if (values !== undefined) {
    sequence.play(state, moment.turn, 0);
    sequence.settle(state, values);
  }
  const view = sequence.view(state, moment.turn);
  return drawOdds(words, odds(view, sequence.moves(state, moment.turn)), view, {
    ...screen,
    columns,
    colour,
  });
}

describe('the odds in a terminal', () => {
  it('a line for each square, the best first, then what the columns mean', () => {
    const lines = table({ seats: 2, line: 5, turn: 0 }, [0, 1], 80);
    expect(lines[0]).toMatch(/^move +wins +± +next turn +they first$/);
    expect(lines[1]).toMatch(/^f2 +now$/);
    expect(
      lines
        .slice(2, 5)
        .map((line) => line.slice(0, 2))
        .sort(),
    ).toEqual(['a5', 'b1', 'e6']);
    for (const line of lines.slice(2, 5)) expect(line.match(/\d+\.\d %/g)).toHaveLength(4);
    expect(lines.join('\n')).toContain(
      'they first: exact chance that an opponent completes a line before that turn.',
    );
  });

  it('with a partner a column for him', () => {
    const lines = table({ seats: 4, line: 6, turn: 1 }, [5, 4], 80);
    expect(lines[0]).toMatch(/partner$/);
    expect(lines.join(' ')).toContain('complete six');
  });

  it('a ten and a throw to come', () => {
    expect(table({ seats: 2, line: 5, turn: 0 }, [3, 5], 80)[1]).toMatch(/^take [ab]\d/);
    expect(table({ seats: 2, line: 5, turn: 0 }, undefined, 80)[1]).toMatch(/^throw/);
  });

  it('stays a table on a narrow screen, with a partner too', () => {
    const lines = table({ seats: 4, line: 5, turn: 0 }, [5, 4], 60);
    expect(lines[0]).toMatch(/^move +wins +± +next turn +they first +partner$/);
    expect(new Set([lines[0] as string, ...lines.slice(2, 20)].map(widthOf)).size).toBe(1);
  });

  it('fits the screen', () => {
    for (const columns of [40, 60, 80, 120]) {
      for (const seats of [2, 4]) {
        for (const values of [[5, 4], [3, 5], undefined] as const) {
          const lines = table({ seats, line: 5, turn: 0 }, values, columns, true);
          for (const line of lines)
            expect(widthOf(line)).toBeLessThanOrEqual(Math.min(80, columns));
          expect(lines.map(uncoloured)).toEqual(
            table({ seats, line: 5, turn: 0 }, values, columns),
          );
        }
      }
    }
  });
});

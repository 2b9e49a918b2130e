import { describe, expect, it } from 'vitest';
import { open, roll, take, wins } from '../../../../test/support/events/next.ts';
import { widthOf } from '../../../terminal/text.ts';
import { odds } from '../mind/odds.ts';
import { words as said } from '../words/en/page.ts';
import { words } from '../words/en/terminal.ts';
import { drawOdds } from './odds.ts';

const screen = (columns: number) => ({ columns, colour: false, names: ['Ann', 'Bob'] });
const power = open(2, ['three-1'], ['3blue'], ['2red-2green-2blue']).after(roll(0, 'rgbyoo'));
const drawn = (table: typeof power, columns: number) =>
  drawOdds({ said, words }, odds(table.view(0), table.moves(0)), table.view(0), screen(columns));

describe('the odds in words', () => {
  it.each([60, 80, 120])(
    'with %i columns no line is wider, and there is one for each move',
    (columns) => {
      const lines = drawn(power, columns);
      for (const line of lines) {
        expect(widthOf(line)).toBeLessThanOrEqual(Math.min(columns, 100));
        expect(line).not.toContain('…');
      }
      expect(lines.filter((line) => /^(throw|turn) /.test(line)).length).toBe(
        power.moves(0).length,
      );
    },
  );

  it('the best first, and the columns explained', () => {
    const lines = drawn(open(2, ['three-1'], ['six-1'], ['five-1']).after(roll(0, 'rrrrrr')), 80);
    expect(lines[0]).toMatch(/points +pile 1 +pile 2 +pile 3 +none +gift/);
    expect(lines[1]).toMatch(/^take 2 +6\.00/);
    expect(lines.at(-1)).toMatch(/the next player gains from the dice if you fail\.$/);
  });

  it('names whom a card is drawn from', () => {
    const table = open(2, ['three-3'], ['five-1']).after(
      roll(0, 'rrrgby'),
      roll(0, 'rgbyop'),
      roll(0, 'rgbyop'),
    );
    const stealing = table.after(...wins(1, 1), roll(0, 'rrrgby'), take(0, 0));
    expect(drawn(stealing, 60)[1]).toMatch(/^steal Bob +3\.00 +3\.00$/);
  });
});

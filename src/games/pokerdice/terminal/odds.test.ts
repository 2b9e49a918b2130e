import { describe, expect, it } from 'vitest';
import { commit, commits, roll } from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { uncoloured, widthOf } from '../../../terminal/text.ts';
import { odds } from '../mind/odds.ts';
import { pokerdice } from '../rules/rules.ts';
import { words as said } from '../words/en/page.ts';
import { words } from '../words/en/terminal.ts';
import { drawOdds } from './odds.ts';

const NAMES = ['Léa', 'Noé', 'Bot 3 ⚙', 'Maximiliane-Joséphin', 'Bot 5 ⚙'];
const two = Situation.open(pokerdice, 2, { first: 0 });
const five = Situation.open(pokerdice, 5, { first: 0 });
const packs = Situation.open(pokerdice, 2, { first: 0 }, { decks: 2 });
const dice = [1, 1, 3, 4, 6];

function drawn(
  situation: typeof two,
  seat: number,
  columns: number,
  colour = false,
): readonly string[] {
  const view = situation.view(seat);
  return drawOdds({ said, words }, odds(view, situation.moves(seat)), view, {
    columns,
    colour,
    names: NAMES.slice(0, view.seats.length),
  });
}

describe.each([
  ['roll', two, 0, 10],
  ['commit, active', two.after(roll(0, dice)), 0, 10],
  ['commit, other', two.after(roll(0, dice)), 1, 10],
  ['re-throw', two.after(roll(0, dice), ...commits('full', 'pair')), 0, 32],
  ['commit among five', five.after(roll(0, dice)), 3, 10],
  [
    're-throw among five',
    five.after(roll(0, dice), ...commits('full', 'pair', 'joker', 'four', 'three')),
    0,
    32,
  ],
  ['commit with two packs', packs.after(roll(0, dice)), 0, 55],
  [
    're-throw with two packs',
    packs.after(roll(0, dice), commit(0, 'full', 'large-straight'), commit(1, 'pair', 'pair')),
    0,
    32,
  ],
] as const)('%s', (_, situation, seat, rows) => {
  it('has a line for every move and what the columns mean', () => {
    const lines = drawn(situation, seat, 80);
    expect(lines.length).toBeGreaterThan(rows + 1);
    expect(lines.slice(1, rows + 1).every((line) => line.trim() !== '')).toBe(true);
  });

  it.each([60, 80, 120])('is no wider than %d columns', (columns) => {
    for (const line of drawn(situation, seat, columns))
      expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });

  it('cuts no number off at 60 columns', () => {
    for (const line of drawn(situation, seat, 60)) expect(line).not.toContain('…');
  });

  it('says nothing by colour alone', () => {
    expect(drawn(situation, seat, 80, true).map(uncoloured)).toEqual(drawn(situation, seat, 80));
  });
});

it('puts the best move first', () => {
  const situation = two.after(roll(0, [5, 5, 5, 5, 5]), ...commits('four', 'pair'));
  const [head, held, best] = drawn(situation, 0, 80);
  expect(head).toMatch(/^throw +keep +worth +mine +4 +│/);
  expect(held).toMatch(/^held/);
  const first = odds(situation.view(0), situation.moves(0)).moves[0];
  expect(best?.trim().startsWith(first?.move.type === 'stop' ? 'stop' : '')).toBe(true);
});

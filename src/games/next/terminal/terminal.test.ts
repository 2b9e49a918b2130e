import { describe, expect, it } from 'vitest';
import { type Line, Situation } from '../../../../test/support/situation.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import { next } from '../rules/rules.ts';
import { words as said } from '../words/en/page.ts';
import { words } from '../words/en/terminal.ts';
import { terminalWith } from './terminal.ts';

const face = terminalWith(said, words);
const screen: Screen = { columns: 80, colour: false, names: ['Ana', 'Noé', 'Léa'] };
const TOPS = ['3red', 'three-3', '3red-2blue'];
const rest = GOBELET_1.map(({ id }) => id).filter((id) => !TOPS.includes(id));
const piles = TOPS.map((top, pile) => [top, ...rest.slice(pile * 14, (pile + 1) * 14)]);
const start = Situation.open(next, 3, { first: 0, piles });
const throwAll = (seat: number, ...faces: string[]): Line => ({
  seat,
  type: 'roll',
  dice: [0, 1, 2, 3, 4, 5],
  faces,
});
const made = start.after(throwAll(0, 'red', 'red', 'red', 'green', 'blue', 'yellow'));
const draw = (situation: typeof start, viewer: number | 'public', columns = 80): string =>
  face
    .draw(
      situation.view(viewer),
      { ...screen, columns },
      { moves: viewer === 'public' ? [] : situation.moves(viewer) },
    )
    .join('\n');

describe('the table', () => {
  it('shows dice by symbol and word, black ones apart', () => {
    const text = draw(made, 0);
    expect(text).toContain('│   ♥    │ │   ♥    │ │   ♥    │ │   ♣    │ ║▓  ◆   ▓║ ║▓  ☼   ▓║');
    expect(text).toContain('│  red   │ │  red   │ │  red   │ │ green  │ ║▓ blue ▓║ ║▓yellow▓║');
    expect(text).toContain('╚ black ═╝ ╚ black ═╝');
  });

  it('gives the letter of each colour where there is little room', () => {
    expect(draw(made, 0, 40)).toContain('│♥ R ││♥ R ││♥ R ││♣ G │║◆ B ║║☼ Y ║');
    expect(draw(made, 0, 40)).toContain('3R 2B');
  });

  it('says which card is made, and which is locked', () => {
    expect(draw(made, 0)).toContain('✓ made: take 1');
    expect(draw(made, 0)).not.toContain('take 3');
    const on = made.after({ seat: 0, type: 'roll', dice: [3], faces: ['purple'] });
    expect(draw(on, 0)).toContain('✗ locked, though made');
    expect(draw(on, 0)).not.toContain('✓');
    const lost = made.after({ seat: 0, type: 'roll', dice: [0], faces: ['purple'] });
    expect(draw(lost, 0)).toContain('✗ locked: thrown again');
  });

  it('shows a hand to its owner only', () => {
    const taken = made.after({ seat: 0, type: 'take', pile: 0 });
    expect(draw(taken, 0)).toContain('Your cards');
    expect(draw(taken, 1)).not.toContain('Your cards');
    expect(draw(taken, 'public')).toMatch(/Ana +1 card$/m);
    expect(draw(taken, 0)).toMatch(/Ana +1 card +2 points/);
  });
});

describe('a steal', () => {
  const stealing = made
    .after({ seat: 0, type: 'take', pile: 0 })
    .after(throwAll(1, 'blue', 'blue', 'blue', 'green', 'red', 'yellow'), {
      seat: 1,
      type: 'take',
      pile: 1,
    });
  const stolen = stealing.after({ seat: 1, type: 'steal', from: 0, drew: '3red' });
  const event = { seat: 1, move: { type: 'steal', from: 0 }, answer: { drew: '3red' } } as const;

  it('is told to the two with the card, to others without', () => {
    const told = (viewer: number | 'public'): string =>
      face.tell(event, stolen.view(viewer), screen, stealing.view(viewer));
    expect(told(1)).toBe('You steal a card from Ana. It was 3 red (2 points).');
    expect(told(0)).toBe('Noé steals a card from you. It was 3 red (2 points).');
    expect(told(2)).toBe('Noé steals a card from Ana.');
    expect(told('public')).toBe('Noé steals a card from Ana.');
  });

  it('is chosen in private', () => {
    expect(face.isSecret(made.view(0))).toBe(false);
    expect(face.isSecret(stealing.view(1))).toBe(true);
  });
});

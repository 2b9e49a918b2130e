import { describe, expect, it } from 'vitest';
import { Situation } from '../../../../test/support/situation.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { pokerdice } from '../rules/rules.ts';
import { words as said } from '../words/en/page.ts';
import { words } from '../words/en/terminal.ts';
import { terminalWith } from './terminal.ts';

const face = terminalWith(said, words);
const screen: Screen = { columns: 80, colour: false, names: ['Ana', 'Noé'] };
const thrown = Situation.open(pokerdice, 2, { first: 0 }).after({
  seat: 0,
  type: 'roll',
  faces: [2, 2, 2, 5, 6],
});
const ready = thrown.after({ seat: 1, type: 'commit', cards: ['full'] });
const turned = ready.after({ seat: 0, type: 'commit', cards: ['three'] });
const drawn = (situation: typeof thrown, viewer: 0 | 1 | 'public'): string =>
  face
    .draw(situation.view(viewer), screen, {
      moves: viewer === 'public' ? [] : situation.moves(viewer),
    })
    .join('\n');

describe('the table', () => {
  it('shows the dice with their letters and my ten cards with the numbers of my moves', () => {
    const text = drawn(thrown, 0);
    expect(text).toContain('│ ●     │ │ ●     │ │ ●     │ │ ●   ● │ │ ●   ● │');
    expect(text).toContain('    a         b         c         d         e');
    thrown.moves(0).forEach((move, index) => {
      expect(move).toMatchObject({ type: 'commit' });
      expect(text).toMatch(new RegExp(`╭ ${index + 1} ─+ (✓ )?\\d ╮`));
    });
    expect(text).toMatch(/╭ 3 ─+ ✓ 2 ╮/); // three of a kind, made as they lie
    expect(text).toMatch(/╭ 8 ─+ 5 ╮/); // a full house, not made
  });

  it('marks what I have laid, for nobody else', () => {
    expect(drawn(ready, 1)).toContain('laid');
    expect(drawn(ready, 0)).not.toContain('laid');
    expect(drawn(ready, 'public')).not.toMatch(/laid|full/);
    expect(drawn(ready, 'public')).toMatch(/Noé .*● ready/);
  });

  it('says what the thrower plays once it is turned up, and whether the dice make it', () => {
    expect(drawn(turned, 1)).toMatch(/Ana .*plays three of a kind ✓/);
  });

  it('tells kept dice from those thrown again', () => {
    const move = { type: 'reroll', dice: [3, 4] } as const;
    const lines = face.draw(turned.view(0), screen, {
      last: { seat: 0, move, answer: { faces: [1, 1] } },
    });
    expect(lines).toContain(' a kept    b kept    c kept     d new     e new');
  });
});

describe('the words', () => {
  const tell = (
    before: typeof thrown,
    after: typeof thrown,
    seat: number,
    move: object,
    answer?: object,
  ): string =>
    face.tell({ seat, move, answer } as never, after.view('public'), screen, before.view('public'));

  it('leaves who is ready to the table, and tells nothing of a card before it is turned up', () => {
    expect(tell(thrown, ready, 1, { type: 'commit', cards: ['full'] })).toBe('');
    expect(tell(ready, turned, 0, { type: 'commit', cards: ['three'] })).toBe(
      'Everybody is ready: Ana turns up three of a kind.',
    );
  });

  it('says what became of every card', () => {
    const judged = turned.after({ seat: 0, type: 'stop' });
    expect(tell(turned, judged, 0, { type: 'stop' })).toBe(
      'Ana keeps the dice. Ana’s three of a kind is made: 2 points. Noé’s full house fails — Ana captures it.',
    );
    expect(
      face.tell({ seat: 0, move: { type: 'stop' } }, judged.view(1), screen, turned.view(1)),
    ).toContain('Your full house fails');
  });

  it('knows French names and forgives how they are typed', () => {
    const notations = face.notations({ type: 'commit', cards: ['four'] }, thrown.view(0));
    expect(notations).toContain('carré');
    expect(face.notations({ type: 'reroll', dice: [0, 2, 4] }, turned.view(0))).toEqual([
      'ace',
      'throw ace',
      'keep bd',
    ]);
  });
});

/** What is found in a file of words, and what is put back. */

import { describe, expect, it } from 'vitest';
import { rewrite } from '../../scripts/words/rewrite.ts';
import { said } from '../../scripts/words/text.ts';
import { textsOf } from '../../scripts/words/texts.ts';

const SOURCE = `
import { counts, plural, text } from './grammar.ts';
import type { Words } from '../en/some.ts';

/** The cards. */
const cards: Record<string, { name: string }> = { full: { name: 'Full house' }, 'two-pairs': { name: 'Two pairs' } };
const RED = new Set(['heart', 'diamond']);
const KIND: Record<string, 'le' | 'la'> = { pair: 'la' };
const does = (who: Who, you: string): string => (who.isMe ? \`You \${you}\` : who.name);

export const words: Words = {
  cards,
  plain: 'It’s \\'so\\'\\u00a0– "quoted" \\\\ slashed',
  /** At most eight letters. */
  round: text('Round {#round} of {#rounds}'),
  left: counts('count', { one: '{#count} throw', other: '{#count} throws' }),
  list: ['first', 'second'] as readonly string[],
  sign: '–',
  said: (who: Who, card: 'joker' | 'pair', dice: readonly number[]) => {
    if (card === 'joker') return \`\${who.isMe ? 'You have' : \`\${who.name} has\`} the joker.\`;
    return \`\${does(who, 'throw')} \${plural(dice.length, { one: '# die', other: '# dice' })}: \${dice.join(' and ')}, \${number(dice[0])}\`;
  },
};
`;

const found = textsOf('some', SOURCE);
const byContext = new Map(found.texts.map((text) => [text.context, text]));
const textAt = (context: string) => byContext.get(context) ?? expect.fail(`no text ${context}`);

describe('texts', () => {
  it('are found by their keys, those in code in the order of the source', () => {
    expect(
      found.texts.map((text) => [
        text.context,
        text.kind,
        [...text.forms.values()].map((literal) => literal.text),
      ]),
    ).toEqual([
      ['some/cards.full.name', 'plain', ['Full house']],
      ['some/cards.two-pairs.name', 'plain', ['Two pairs']],
      ['some/does', 'template', ['You {you}']],
      ['some.plain', 'plain', ['It’s \'so\'\u00a0– "quoted" \\ slashed']],
      ['some.round', 'text', ['Round {#round} of {#rounds}']],
      ['some.left', 'counts', ['{#count} throw', '{#count} throws']],
      ['some.list.1', 'plain', ['first']],
      ['some.list.2', 'plain', ['second']],
      ['some.said#1', 'template', ['{choice} the joker.']],
      ['some.said#2', 'plain', ['You have']],
      ['some.said#3', 'template', ['{name} has']],
      ['some.said#4', 'plain', ['throw']],
      ['some.said#5', 'plural', ['# die', '# dice']],
      ['some.said#6', 'plain', [' and ']],
    ]);
  });

  it('know the comment above them, when they are said, and what they are put into', () => {
    expect(textAt('some.round').comment).toBe('At most eight letters.');
    expect(textAt('some/cards.full.name').comment).toBe('The cards.');
    expect(textAt('some.said#3')).toMatchObject({
      condition: "card === 'joker', not who.isMe",
      inside: '{choice} the joker.',
      line: 20,
    });
  });

  it('that a type names can’t be exported', () => {
    expect(found.unreachable).toEqual([
      { message: 'some/KIND.pair', line: 8, words: 'la', why: 'a type names it' },
    ]);
  });

  it('with braces of their own, or handed to a method, can’t be exported', () => {
    const { texts, unreachable } = textsOf(
      'odd',
      `export const words = { a: (x: string) => \`{"a":\${x}}\`, b: (x: string) => x.replace('ab', x) };`,
    );
    expect(texts).toEqual([]);
    expect(unreachable.map(({ why }) => why)).toEqual([
      'it has braces of its own',
      'it is handed to x.replace',
    ]);
  });
});

describe('a corrected text', () => {
  const corrected = (
    context: string,
    to: string,
    form: 'one' | 'few' | 'other' = 'other',
  ): string => rewrite(SOURCE, [{ text: textAt(context), form, to }]);

  it.each([
    ['some.plain', `Back\\slash, 'quotes', "more",\u00a0\u202fand \`ticks\` \${no}`],
    ['some.round', 'Of {#rounds}, {#round}’s\u00a0turn'],
    ['some.list.2', 'another\nline'],
    ['some/does', '{you}, you do: `$` \\ '],
    ['some.said#1', 'The joker: {choice}!'],
    ['some.said#3', '“{name}” has'],
  ])('%s says what it was told to: %j', (context, to) => {
    const { texts } = textsOf('some', corrected(context, to));
    expect(texts.map((text) => [text.context, said(text)])).toEqual(
      found.texts.map((text) => [text.context, text.context === context ? to : said(text)]),
    );
  });

  it('changes its literal alone, and writes blanks that can’t be told apart as escapes', () => {
    expect(corrected('some.round', 'Runde\u00a0{#round}')).toBe(
      SOURCE.replace("'Round {#round} of {#rounds}'", "'Runde\\u00a0{#round}'"),
    );
    expect(corrected('some.left', 'one throw', 'one')).toBe(
      SOURCE.replace("'{#count} throw'", "'one throw'"),
    );
  });

  it('keeps the code of its places, whatever their order, and corrections inside it', () => {
    const both = rewrite(SOURCE, [
      { text: textAt('some.said#1'), form: 'other', to: 'The joker: {choice}.' },
      { text: textAt('some.said#3'), form: 'other', to: '{name} holds' },
    ]);
    expect(both).toContain(`\`The joker: \${who.isMe ? 'You have' : \`\${who.name} holds\`}.\``);
  });

  it('may bring a plural form that was not there', () => {
    const { texts } = textsOf('some', corrected('some.left', 'few: {#count}', 'few'));
    expect(
      [...(texts.find(({ context }) => context === 'some.left')?.forms ?? [])].map(
        ([form, { text }]) => [form, text],
      ),
    ).toEqual([
      ['one', '{#count} throw'],
      ['other', '{#count} throws'],
      ['few', 'few: {#count}'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  centred,
  cleaned,
  cut,
  GLUE,
  jsonLine,
  padded,
  uncoloured,
  widthOf,
  wrapped,
} from './text.ts';

describe('widthOf', () => {
  it.each([
    ['abc', 3],
    ['Séquence', 8],
    ['Se\u0301quence', 8],
    ['♥♣◆☼▲☾ ⚀⚅ ●▸★✓⚙ ╔═╗', 19],
    ['\u001b[1;38;5;214mred\u001b[0m', 3],
    ['日本', 4],
    ['🎲', 2],
  ])('%s is %i wide', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('cut', () => {
  it('leaves what fits and marks what does not', () => {
    expect(cut('gobelet', 7)).toBe('gobelet');
    expect(cut('gobelet', 6)).toBe('gobel…');
    expect(widthOf(cut('日本日本', 6))).toBeLessThanOrEqual(6);
  });

  it('leaves no open colour behind', () => {
    expect(cut('\u001b[1mgobelet\u001b[0m', 4)).toBe('gob…');
  });
});

describe('wrapped', () => {
  it('breaks at spaces, indents what follows and keeps a first indent', () => {
    expect(wrapped('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  });

  it('does not break at glue, and shows it as a space', () => {
    expect(wrapped(`aa bb${GLUE}cc`, 6)).toEqual(['aa', 'bb cc']);
  });

  it('cuts a word that is longer than the line', () => {
    expect(wrapped('a incomprehensible z', 8).every((line) => widthOf(line) <= 8)).toBe(true);
  });
});

it('cleans foreign text of whatever a terminal could obey', () => {
  expect(cleaned('a\u001b[2Jb\r\nc\u202ed')).toBe('a·[2Jb··c·d');
  expect(widthOf(cleaned('x'.repeat(1000)))).toBe(40);
});

it('pads and centres by what is seen', () => {
  expect(uncoloured(padded('\u001b[1mab\u001b[0m', 4))).toBe('ab  ');
  expect(centred('ab', 5)).toBe(' ab  ');
});

it('L4: JSON for a terminal has nothing in it that one obeys, and reads as the same', () => {
  const json = { name: 'a\u009b31m\u202e\u2028\u{e0001}\u0007', list: ['\u001b]0;owned'] };
  const line = jsonLine(json);
  expect(line).toMatch(/^[ -~]+$/);
  expect(JSON.parse(line)).toEqual(json);
});

/**
 * Every language that can be chosen has every file of words that English has, and a glossary; that
 * each file has every message is the checker's to say. Here: no message was forgotten in English,
 * and none says "undefined" when it is given what it asks for.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readParts } from '../scripts/words/catalogue.ts';
import { games } from '../src/games/index.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { wordsFile } from '../src/words/parts.ts';
import { root } from './support/command.ts';

const filesOf = (language: Language): readonly string[] =>
  readParts(root, language).map(({ name }) => name);

/**
 * Parts whose messages take strings and numbers, or people, so that any of them can be asked for a
 * sample.
 */
const SAMPLED = [
  'commands',
  'reports',
  'server',
  'terminal',
  'terminal-join',
  ...games.map(({ id }) => `${id}/terminal`),
];

/** What is the same in several languages: names, figures, signs, words that have wandered. */
const SHARED =
  /^(?:[^\p{L}]*|\p{L}{1,3}|mix|bot|Bot|program|programme|table|options|points|point|orange|Enter|Elo|to|ca|capt|data|info|median|version|interval|join|Codes|Socket|start|stop|wins?|spil|status|OpenAPI|API|JSON|HTTP|partner|pile|bravo)$/u;

async function wordsOf(language: string, part: string): Promise<unknown> {
  return ((await import(`../src/${wordsFile(part, language)}`)) as { readonly words: unknown })
    .words;
}

/** Every message of a part, by its path; functions as what they say of samples. */
function* messagesOf(
  words: unknown,
  path = '',
): Generator<readonly [path: string, message: string]> {
  if (typeof words === 'string') yield [path, words];
  else if (typeof words === 'function') {
    for (const count of COUNTS)
      yield [`${path}(${count})`, String(sampled(words as (...args: unknown[]) => unknown, count))];
  } else if (typeof words === 'object' && words !== null) {
    for (const [key, value] of Object.entries(words)) {
      if (!SHARED_KEYS.has(key)) yield* messagesOf(value, `${path}.${key}`);
    }
  }
}

/** One, a few, many. */
const COUNTS = [1, 2, 5];

/** Grammar, which is not a message. */
const SHARED_KEYS = new Set(['list', 'either', 'number', 'point', 'to']);

/** A sample that is a number, a name, a person, a list and a count of things at once. */
function sampled(message: (...args: unknown[]) => unknown, count: number): unknown {
  const sample = Object.assign(Object(count) as object, {
    name: 'Ana',
    isMe: count === 1,
    isAsked: false,
    tables: count,
    entries: count,
    persons: count,
    bytes: count,
    join: () => 'a or b',
    [Symbol.iterator]: () => ['a', 'b'][Symbol.iterator](),
  });
  return message(placesOf(sample), ...Array.from({ length: 7 }, () => sample));
}

/** The same sample, which also has itself in every place that a text may name. */
function placesOf(sample: object): unknown {
  return new Proxy(sample, {
    get(target, key) {
      const own: unknown = Reflect.get(target, key);
      if (own === undefined && typeof key === 'string') return target;
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

describe.each(LANGUAGES)('$name', ({ id, name }) => {
  it('has every file of words', () => {
    expect(filesOf(id)).toEqual(filesOf('en'));
  });

  it('is called as it calls itself', () => {
    const own = new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? '';
    expect(name.toLowerCase()).toBe(own.toLowerCase());
  });

  it('has a glossary with a source for each term', () => {
    const rows = readFileSync(new URL(`../src/words/${id}/GLOSSARY.md`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((cells) => cells.length < 3 || cells.includes(''))).toEqual([]);
  });

  it.each(SAMPLED)('the messages of %s say something', async (part) => {
    for (const [path, message] of messagesOf(await wordsOf(id, part))) {
      expect(message, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it.each(id === 'en' ? [] : SAMPLED)('no message of %s was left in English', async (part) => {
    const english = new Map(messagesOf(await wordsOf('en', part)));
    const same = [...messagesOf(await wordsOf(id, part))].filter(
      ([path, message]) =>
        english.get(path) === message && !SHARED.test(message) && isProse(message),
    );
    expect(same).toEqual([]);
  });
});

/** Words between spaces; what is typed, which is the same in every language, is left out. */
function isProse(message: string): boolean {
  return message.split(/[\s·]+/).filter((word) => /^\p{Ll}{3,}[,.:;]?$/u.test(word)).length > 1;
}

it('no folder of words is left out', () => {
  const folders = readdirSync(new URL('../src/words/', import.meta.url), {
    withFileTypes: true,
  }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    LANGUAGES.map(({ id }) => id).toSorted(),
  );
});

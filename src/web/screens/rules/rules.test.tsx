/**
 * The rules pages are whole: every rule of every game is told, rulings of ours and no others are
 * marked, and nothing is written that is not shown.
 */

import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/languages.ts';
import { wordsFile } from '../../../words/parts.ts';
import type { Board } from '../../kit/contracts/board.ts';
import type { Guide, GuideWords } from '../../kit/contracts/guide.ts';
import { type AnyPart, type Chapter, chaptersOf, textsOf } from './chapters.ts';
import type { Book } from './guides.ts';
import { positionsOf } from './positions.ts';

const guides = import.meta.glob<{ readonly guide: Guide }>('../../../games/*/page/guide.tsx', {
  eager: true,
});
const boards = import.meta.glob<{ readonly board: Board }>('../../../games/*/page/board.tsx', {
  eager: true,
});
const readmes = import.meta.glob<string>('../../../games/*/README.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const catalogue = import.meta.glob<{ readonly words: unknown }>(
  ['../../../words/*/*.ts', '../../../games/*/words/*/*.ts'],
  {
    eager: true,
  },
);

function wordsOf(language: string, part: string): unknown {
  return catalogue[`../../../${wordsFile(part, language)}`]?.words;
}

function bookIn(language: string, game: string): Book {
  return {
    game,
    guide: guides[`../../../games/${game}/page/guide.tsx`]?.guide as Guide,
    words: wordsOf(language, `${game}/page`),
    rules: wordsOf(language, `${game}/rules`) as GuideWords,
    common: wordsOf(language, 'rules') as Book['common'],
  };
}

/** The rules of a README: id, and whether it is a ruling of ours. */
function rulesIn(readme: string): ReadonlyMap<string, boolean> {
  const rows = [...readme.matchAll(/^\| ([A-Z]\d+) *\|.*\| *([◆▪]?) *\|$/gm)];
  return new Map(rows.map(([, id, ours]) => [id as string, ours === '◆']));
}

/** Marked as rules for programs, not for players: how records and decks are spelled. */
function forPrograms(readme: string): readonly string[] {
  return [...readme.matchAll(/^\| ([A-Z]\d+) *\|.*\| *▪ *\|$/gm)].map(([, id]) => id as string);
}

/** All but those under “The record”. */
function withoutRecord(readme: string): string {
  const sections = readme.split(/^(?=## )/m);
  return sections.filter((section) => !section.startsWith('## The record')).join('');
}

function paragraphsOf(part: AnyPart) {
  return 'says' in part ? [part] : 'step' in part ? part.step : [];
}

/**
 * Something that tells rules: a paragraph or a picture. Pictures wear no badge, so what they tell
 * is printed.
 */
interface Teller {
  readonly name: string;
  readonly ids: readonly string[];
  readonly isOurs: boolean;
}

function tellersIn({ id, parts }: Chapter): readonly Teller[] {
  return parts.flatMap((part): readonly Teller[] => {
    if ('picture' in part)
      return [{ name: `${id}: a picture`, ids: part.picture.rules, isOurs: false }];
    return paragraphsOf(part).map(({ says, rules, isOurs }) => ({
      name: `${id}: ${says}`,
      ids: rules,
      isOurs,
    }));
  });
}

const games = Object.keys(readmes).map((path) => path.split('/').at(-2) as string);

it('every game has its rules on a page', () => {
  expect(Object.keys(guides)).toHaveLength(games.length);
});

describe.each(games)('%s', (game) => {
  const book = bookIn('en', game);
  const { guide } = book;
  const chapters = chaptersOf(book);
  const readme = readmes[`../../../games/${game}/README.md`] as string;
  const rules = rulesIn(readme);
  const letter = [...rules.keys()][0]?.charAt(0) ?? '?';
  const forPlayers = rulesIn(withoutRecord(readme));
  /** Paragraphs that all games share name rules of all of them. */
  const tellers = chapters.flatMap(tellersIn).map((teller) => ({
    ...teller,
    ids: teller.ids.filter((id) => id.startsWith(letter)),
  }));

  it('tells every rule that players need', () => {
    const ids = new Set(tellers.flatMap(({ ids }) => ids));
    const untold = [...forPlayers.keys()].filter((id) => !ids.has(id));
    expect(untold).toEqual(forPrograms(readme));
  });

  it('marks as ours what the README marks, and as printed what it does not', () => {
    const twisted = tellers.flatMap(({ name, ids, isOurs }) =>
      ids
        .filter((id) => rules.get(id) !== isOurs)
        .map((id) => `${name}, ${id}: ${isOurs ? 'ours' : 'printed'} on the page only`),
    );
    expect(twisted).toEqual([]);
  });

  it('names a rule for every ruling of ours', () => {
    expect(tellers.filter(({ ids, isOurs }) => isOurs && ids.length === 0)).toEqual([]);
    const ours = new Set(tellers.flatMap(({ ids, isOurs }) => (isOurs ? ids : [])));
    const marked = [...forPlayers].filter(([, isOurs]) => isOurs).map(([id]) => id);
    expect([...ours].toSorted()).toEqual(marked.toSorted());
    expect(marked.length).toBeGreaterThan(5);
  });

  it('shows every paragraph once', () => {
    for (const { id, words, parts } of chapters) {
      const shown = parts.flatMap(paragraphsOf).map(({ says }) => says);
      expect(shown.toSorted(), id).toEqual(Object.keys(words.text).toSorted());
    }
  });

  it('shows every example once, and no other', () => {
    const shown = chapters.flatMap(({ parts }) =>
      parts.flatMap((part) => ('example' in part ? [part.example] : [])),
    );
    expect(shown.toSorted()).toEqual(Object.keys(guide.examples).toSorted());
    expect(shown.length).toBeGreaterThanOrEqual(6);
  });

  it('draws every moment that has a caption', () => {
    for (const [name, example] of Object.entries(guide.examples)) {
      const positions = positionsOf(guide, example);
      expect(positions.map((position) => position.name)).toEqual(
        Object.keys(book.rules.examples[name]?.moments ?? {}),
      );
      const most = Math.max(...positions.map(({ seats }) => seats));
      expect(book.rules.names.length).toBeGreaterThanOrEqual(most);
    }
  });

  it('has an anchor of its own for every section', () => {
    const ids = chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+$/);
  });

  it('knows at every moment which section applies', () => {
    const { board } = boards[`../../../games/${game}/page/board.tsx`] as { board: Board };
    const ids = chapters.map(({ id }) => id);
    const named = new Set<string>();
    for (const example of Object.values(guide.examples)) {
      for (const after of example.record.keys()) {
        const [position] = positionsOf(guide, {
          ...example,
          moments: { now: { after, claim: {} } },
        });
        named.add(board.ruleNow(position?.view as never));
      }
    }
    expect(ids).toEqual(expect.arrayContaining([...named]));
    expect(named.size).toBeGreaterThan(2);
  });

  it.each(LANGUAGES.map(({ id }) => id))('is written in %s', (language) => {
    const translated = bookIn(language, game);
    for (const chapter of chaptersOf(translated)) {
      const texts = textsOf(chapter, translated);
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }
  });
});

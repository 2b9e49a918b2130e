/** Moments worth looking at, of every game; and how a browser gets there at once. */

import type { Page } from 'playwright-core';
import type { View as Next } from '../../../../src/games/next/rules/view.ts';
import type { View as Pokerdice } from '../../../../src/games/pokerdice/rules/view.ts';
import type { View as Sequence } from '../../../../src/games/sequence/rules/view.ts';
import { type Journal, journalOf, type Wish } from './journals.ts';

type Moves = ReadonlySet<string>;

/** One person against bots, in the middle of a game. */
const alone = { people: ['Léa'], seats: 3, after: 24 };
const pokerdice = (at: (view: Pokerdice, moves: Moves) => boolean): Wish => ({
  ...alone,
  game: 'pokerdice',
  at,
});
const next = (at: (view: Next, moves: Moves) => boolean): Wish => ({ ...alone, game: 'next', at });
const sequence = (at: (view: Sequence, moves: Moves) => boolean): Wish => ({
  ...alone,
  game: 'sequence',
  at,
});

const held = ([first]: Next['seats']): number => first?.held ?? 0;
const isFull = ({ chips, dice }: Sequence): boolean =>
  chips.filter((chip) => chip !== null).length > 16 && dice !== null;

export const SCENES = {
  'pokerdice-throw': pokerdice(({ phase }) => phase === 'roll'),
  'pokerdice-choose': pokerdice(
    ({ phase, seats }) => phase === 'commit' && seats.some(({ ready }) => ready),
  ),
  'pokerdice-rethrow': pokerdice(
    ({ phase, rerollsLeft }) => phase === 'reroll' && rerollsLeft === 2,
  ),
  'pokerdice-over': { ...alone, game: 'pokerdice' },
  'pokerdice-two-packs': {
    ...pokerdice(({ phase }) => phase === 'commit'),
    seats: 2,
    options: { decks: 2 },
  },
  'pokerdice-curtain': { ...pokerdice(({ phase }) => phase === 'commit'), people: ['Léa', 'Noé'] },
  'next-throw': next(({ phase, lie }) => phase === 'turn' && lie === 'nothing'),
  'next-again': next(({ lie }, moves) => lie === 'own' && !moves.has('take') && moves.has('roll')),
  'next-take': next(
    ({ lie, seats }, moves) =>
      lie === 'own' && moves.has('take') && moves.has('roll') && held(seats) > 2,
  ),
  'next-power': next(({ power }, moves) => power && moves.has('turn-die') && moves.has('roll')),
  'next-inherited': next(({ lie }, moves) => lie === 'inherited' && moves.has('take')),
  'next-draw': next((_, moves) => moves.has('steal') || moves.has('swap')),
  'next-give': next(({ seats }, moves) => moves.has('give') && held(seats) > 2),
  'next-finish': next((_, moves) => moves.has('finish')),
  'next-over': { ...alone, game: 'next' },
  'next-six': { ...next((_, moves) => moves.has('take')), seats: 6 },
  'next-curtain': {
    ...next(({ seats }, moves) => moves.has('give') && held(seats) > 2),
    people: ['Léa', 'Noé'],
  },
  'sequence-start': { ...sequence(({ phase }) => phase === 'start'), after: 0 },
  'sequence-throw': sequence(({ phase }) => phase === 'roll'),
  'sequence-place': sequence((view) => view.phase === 'place' && isFull(view)),
  'sequence-remove': sequence(({ phase }, moves) => phase === 'remove' && moves.has('remove')),
  'sequence-teams': { ...sequence((view) => view.phase === 'place' && isFull(view)), seats: 4 },
  'sequence-over': { ...alone, game: 'sequence' },
} as const satisfies Readonly<Record<string, Wish>>;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

const made = new Map<SceneName, Promise<Journal>>();

function journalFor(name: SceneName): Promise<Journal> {
  const journal = made.get(name) ?? journalOf(SCENES[name], name);
  made.set(name, journal);
  return journal;
}

/**
 * Stores the tables in the browser of this page, which must be at the site; the address of each.
 */
export async function store(page: Page, names: readonly SceneName[]): Promise<readonly string[]> {
  const journals = await Promise.all(names.map(journalFor));
  await storeJournals(page, journals);
  return journals.map(({ table }) => `/here/${table}`);
}

export async function storeJournals(page: Page, journals: readonly Journal[]): Promise<void> {
  await page.evaluate(keep, journals);
}

/** In the page: writes them where src/web/sources/local/store.ts looks for them. */
async function keep(journals: readonly Journal[]): Promise<void> {
  // as it is, or as it first was: the page brings it up to date
  const opening = indexedDB.open('gobelet');
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('entries');
    opening.result.createObjectStore('people', { keyPath: 'id' });
    opening.result.createObjectStore('names');
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = database.transaction(['tables', 'entries'], 'readwrite');
  for (const { table, entries, summary } of journals) {
    writing.objectStore('tables').put({ id: table, length: entries.length, summary });
    for (const [place, entry] of entries.entries())
      writing.objectStore('entries').put(entry, [table, place]);
  }
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });
  database.close();
}

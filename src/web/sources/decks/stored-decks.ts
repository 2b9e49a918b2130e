/**
 * The decks of this device. Kept in the browser as soon as anything changes, unfinished ones too.
 */

import { type Signal, signal } from '@preact/signals';
import { isObject, Refusal } from '../../../shape.ts';
import { readStoredJson, store } from '../../shell/storage.ts';
import { type Deck, deckShape } from './deck.ts';

const KEY = 'gobelet.decks';

export const decks: Signal<readonly Deck[]> = signal(read());
/** False if the browser keeps nothing. */
export const isKept: Signal<boolean> = signal(true);

function read(): readonly Deck[] {
  const kept = readStoredJson(KEY);
  return isObject(kept) && Array.isArray(kept['decks']) ? kept['decks'].flatMap(deckOf) : [];
}

/** One that can't be read spoils no other. */
function deckOf(json: unknown): readonly Deck[] {
  try {
    return [deckShape(json)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function keep(all: readonly Deck[]): void {
  decks.value = all;
  isKept.value = store(KEY, JSON.stringify({ decks: all }));
}

/** Another tab may have changed them meanwhile: what it has kept is not written over. */
function latest(): readonly Deck[] {
  return isKept.value ? read() : decks.value;
}

export function addDeck(deck: Omit<Deck, 'id'>): Deck {
  const all = latest();
  const id = String(1 + Math.max(0, ...all.map((other) => Number(other.id))));
  const added = { ...deck, id };
  keep([...all, added]);
  return added;
}

export function saveDeck(deck: Deck): void {
  const all = latest();
  keep(
    all.some(({ id }) => id === deck.id)
      ? all.map((other) => (other.id === deck.id ? deck : other))
      : [...all, deck],
  );
}

export function removeDeck(id: string): void {
  keep(latest().filter((deck) => deck.id !== id));
}

addEventListener('storage', ({ key }) => {
  if (key === KEY) decks.value = read();
});

/** The deck that the next table is to be played with. */
export const deckForNextTable: Signal<string | undefined> = signal(undefined);

/**
 * From a file or a text to a deck: read, its cards given ids where they have none, and judged as
 * the rules judge them.
 */

import type { Fault } from '../../kit/contracts/deck-kind.ts';
import { gamesWithDecks, loadDeckKind } from '../../shell/decks.ts';
import {
  type Deck,
  LARGEST_FILE,
  readDeckFile,
  type Unreadable,
} from '../../sources/decks/deck.ts';

export type Opened =
  | { readonly deck: Omit<Deck, 'id'> }
  | { readonly unreadable: Unreadable }
  | { readonly faults: readonly Fault[]; readonly cards: number; readonly size: number };

export async function openFile(file: File): Promise<Opened> {
  return file.size > LARGEST_FILE ? { unreadable: 'large' } : openText(await file.text());
}

/** A deck that is only not complete yet is taken: it can be gone on with. */
export async function openText(text: string): Promise<Opened> {
  const read = readDeckFile(text, gamesWithDecks);
  if (typeof read === 'string') return { unreadable: read };
  const { faults, numbered, size } = await loadDeckKind(read.game);
  const cards = numbered(read.cards);
  const wrong = faults(cards);
  const isUnfinished = wrong.every(({ kind }) => kind === 'count') && cards.length <= size;
  return isUnfinished ? { deck: { ...read, cards } } : { faults: wrong, cards: cards.length, size };
}

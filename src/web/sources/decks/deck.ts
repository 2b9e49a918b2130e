/**
 * A deck of one's own: which game it is for, what it is called, and its cards as far as they are
 * typed in.
 */

import { fields, isObject, type Read, Refusal, type Shape, text } from '../../../shape.ts';

const list: Shape<readonly unknown[]> = (json) => {
  if (Array.isArray(json)) return json;
  throw new Refusal('must be a list');
};

export const deckShape = fields({
  id: text,
  game: text,
  name: (json: unknown) => String(json),
  cards: list,
});
export type Deck = Read<typeof deckShape>;

// A file ------------------------------------------------------------------------------------------

/** Far more than the longest deck has. */
export const LARGEST_FILE = 100_000;

export const LONGEST_NAME = 40;

/** What a file or a text can't be taken for. */
export type Unreadable = 'json' | 'shape' | 'game' | 'large';

export function makeDeckFile({ game, name, cards }: Deck): string {
  const lines = cards.map((card) => `    ${JSON.stringify(card)}`).join(',\n');
  return `{\n  "deck": 1,\n  "game": ${JSON.stringify(game)},\n  "name": ${JSON.stringify(name)},\n  "cards": [\n${lines}\n  ]\n}\n`;
}

/**
 * A deck as this page writes it, or a mere list of cards, which is taken for a deck of the first
 * game that has any.
 */
export function readDeckFile(
  written: string,
  games: readonly string[],
): Omit<Deck, 'id'> | Unreadable {
  if (written.length > LARGEST_FILE) return 'large';
  let json: unknown;
  try {
    json = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch {
    return 'json';
  }
  const [first = ''] = games;
  if (Array.isArray(json)) return { game: first, name: '', cards: json };
  if (!isObject(json) || !Array.isArray(json['cards'])) return 'shape';
  const { game = first, name = '', cards } = json;
  if (typeof game !== 'string' || !games.includes(game)) return 'game';
  return {
    game,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    cards: cards as readonly unknown[],
  };
}

/** The name of the file: letters and digits of the deck's own. */
export function fileNameOf({ name }: Deck): string {
  const plain = name.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const trimmed = plain.replaceAll(/^-|-$/g, '');
  return `${trimmed === '' ? 'deck' : trimmed}.json`;
}

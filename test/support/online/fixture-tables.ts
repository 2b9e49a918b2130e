/**
 * The tables of the fixture, as data: between them all games and seat counts, paces, bots, held
 * seats, chat and custom decks.
 */

import type { Level } from '../../../src/bots/bot.ts';
import type { Pace } from '../../../src/protocol.ts';
import { PEOPLE } from './fixture-people.ts';

export interface FixtureTable {
  readonly id: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** A person by his number, a level for a bot, null for a free seat. */
  readonly seats: readonly (number | Level | null)[];
  readonly pace?: Pace;
  readonly first?: number;
  readonly listed?: boolean;
  readonly closed?: boolean;
  /** How many moves are played; all of them unless told. */
  readonly moves?: number;
  /** By the number of the move before which it happens. */
  readonly talk?: Readonly<Record<number, string>>;
  /** Somebody whose seat a bot takes, before which move, and before which he is back. */
  readonly held?: {
    readonly seat: number;
    readonly from: number;
    readonly until?: number;
    readonly why: 'left' | 'absence';
  };
  /** Moves that a bot makes because the time is over. */
  readonly lapses?: readonly number[];
  readonly rematch?: string;
}

const LIVE: Pace = { type: 'live', bank: 300_000, increment: 1000 };
const DAYS: Pace = { type: 'days', limit: 86_400_000 };

/** A deck of one's own: easy cards and an action on most. */
const DECK = Array.from({ length: 45 }, (_, card) => {
  const action = ['steal', 'swap', 'super-swap', 'replay', undefined][card % 5];
  const need = card % 3 === 0 ? { colours: { red: 1, blue: 1 } } : { groups: [2, (card % 2) + 1] };
  return {
    id: `own ${card}`,
    points: card * 7,
    ...need,
    ...(action === undefined ? {} : { action }),
  };
});

export const TABLES: readonly FixtureTable[] = [
  {
    id: 'baba-baba-baba-poke',
    game: 'pokerdice',
    options: { decks: 2 },
    seats: [0, 1],
    talk: { 3: 'good luck', 9: 'Zoé 🎲 wins' },
    rematch: 'baba-baba-baba-repo',
  },
  { id: 'baba-baba-baba-repo', game: 'pokerdice', options: { decks: 2 }, seats: [0, 1], moves: -1 },
  {
    id: 'baba-baba-babe-poke',
    game: 'pokerdice',
    seats: [0, 'casual', 2, 'beginner'],
    pace: LIVE,
    first: 2,
  },
  {
    id: 'baba-baba-babi-poke',
    game: 'pokerdice',
    options: { rounds: 'equal' },
    seats: [3, 1, 2],
    pace: DAYS,
    moves: 20,
    listed: true,
  },
  {
    id: 'baba-baba-babo-poke',
    game: 'pokerdice',
    seats: [0, 1, 2, 3, 4],
    moves: 75,
    first: 4,
    held: { seat: 1, from: 20, why: 'left' },
  },
  { id: 'baba-baba-baba-neno', game: 'next', seats: [0, 1], closed: true },
  {
    id: 'baba-baba-babe-neno',
    game: 'next',
    options: { deck: DECK },
    seats: [2, 1, 0],
    pace: LIVE,
    moves: 25,
    lapses: [5, 12],
  },
  {
    id: 'baba-baba-babi-neno',
    game: 'next',
    options: { deck: DECK },
    seats: [0, 1, 2, 3, 4, 5],
    talk: { 12: 'ouch' },
  },
  {
    id: 'baba-baba-babo-neno',
    game: 'next',
    seats: [5, 'strong', 4, 'casual'],
    pace: DAYS,
    moves: 30,
  },
  {
    id: 'baba-baba-babu-neno',
    game: 'next',
    seats: [1, 2, 3, 4, 'beginner'],
    moves: 25,
    held: { seat: 0, from: 2, until: 8, why: 'absence' },
  },
  { id: 'baba-baba-baba-sede', game: 'sequence', seats: [0, 1], moves: 50, talk: { 4: 'nice' } },
  {
    id: 'baba-baba-babe-sede',
    game: 'sequence',
    options: { line: 6 },
    seats: [1, 'casual'],
    pace: LIVE,
    moves: 30,
  },
  {
    id: 'baba-baba-babi-sede',
    game: 'sequence',
    seats: [2, 3, 4],
    held: { seat: 1, from: 6, until: 20, why: 'left' },
  },
  { id: 'baba-baba-babo-sede', game: 'sequence', seats: [0, 1, 2, 3] },
  {
    id: 'baba-baba-baba-lobe',
    game: 'next',
    seats: [0, null, 'master', 4],
    moves: -1,
    listed: true,
  },
];

export function personOf(seat: number | Level | null): (typeof PEOPLE)[number] | undefined {
  return typeof seat === 'number' ? PEOPLE[seat] : undefined;
}

/**
 * What a device notes about the dice of one table, so that whoever keeps the table can't tell another story afterwards: the
 * commitment as it was first seen, the seed and the chains that were given, every link that was sent and what became of it.
 * Text in, text out; where it is kept is somebody else's business.
 */

import type { Seat } from '../game.ts';
import { fields, flag, listOf, oneOf, orNull, type Read, Refusal, text, whole } from '../shape.ts';

const hash = text;
const seat = whole(0, 31);

/** A link that was sent: its number in the chain, counted from 1, and the chains of others that were known then. */
const notedLink = fields({
  number: whole(1, 1_000_000),
  /** For a throw, or because the seats were called. */
  why: oneOf(['throw', 'start', 'call']),
  /** Until it was answered it is 'sent'. */
  state: oneOf(['sent', 'kept', 'refused', 'unjustly-refused']),
  /** By seat, what was last shown of chains that could profit from this link; empty where there was none. */
  known: listOf(fields({ seat, last: hash }), 0, 31),
});
export type NotedLink = Read<typeof notedLink>;

const notedChain = fields({
  start: hash,
  seat,
  /** Before the game started, or during it. */
  when: oneOf(['before', 'during']),
  /** Whether it is stored that it was given. */
  kept: flag,
  links: listOf(notedLink, 0, 10_000),
  /** Links from one number to another that were thrown with and acknowledged, and of which there is nothing else to note. */
  thrown: listOf(fields({ from: whole(1, 1_000_000), to: whole(1, 1_000_000) }), 0, 10_000),
});
export type NotedChain = Read<typeof notedChain>;

const notesShape = fields(
  {
    notes: oneOf([1]),
    table: text,
    /** Every commitment that was shown, in order; there is more than one only after a restore. */
    commitments: listOf(hash, 0, 1000),
    /** The first was seen before the game started, and before this device gave anything to the dice. */
    before: flag,
    chains: listOf(notedChain, 0, 10_000),
    /** So many of them, the first ones, were given before a restore. */
    void: whole(0, 10_000),
  },
  {
    seed: fields({ seat, seed: text }),
    /** Whom the table said to be named to begin, when it started; null for nobody. */ first: orNull(seat),
  },
);
export type ChainNotes = Read<typeof notesShape>;

/** Where notes are kept, by table. */
export interface NoteStore {
  read(table: string): string | undefined;
  write(table: string, text: string): void;
}

/** For a device that keeps nothing, and for tests. */
export class MemoryNotes implements NoteStore {
  readonly #notes = new Map<string, string>();

  read(table: string): string | undefined {
    return this.#notes.get(table);
  }

  write(table: string, text: string): void {
    this.#notes.set(table, text);
  }
}

/** What was noted; undefined if nothing was, or nothing that can be read. */
export function notesIn(store: NoteStore, table: string): ChainNotes | undefined {
  const kept = store.read(table);
  if (kept === undefined) return undefined;
  try {
    const notes = notesShape(JSON.parse(kept));
    return notes.table === table ? notes : undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The notes of one table, written down with every change, before anything is sent. */
export class Notebook {
  readonly #store: NoteStore;
  #notes: ChainNotes;

  constructor(store: NoteStore, table: string) {
    this.#store = store;
    this.#notes = notesIn(store, table) ?? { notes: 1, table, commitments: [], before: false, chains: [], void: 0 };
  }

  get notes(): ChainNotes {
    return this.#notes;
  }

  /** The chain that this device gave last, if it is of this seat. */
  chain(seat: Seat): NotedChain | undefined {
    const last = this.#notes.chains.at(-1);
    return last?.seat === seat ? last : undefined;
  }

  sees(commitment: string, isBefore: boolean): void {
    const { commitments } = this.#notes;
    if (commitments.at(-1) === commitment) return;
    if (commitments.length === 0) this.#change({ commitments: [commitment], before: isBefore });
    else this.#change({ commitments: [...commitments, commitment], void: this.#notes.chains.length });
  }

  /** The first word counts. */
  starts(first: Seat | undefined): void {
    if (this.#notes.first === undefined) this.#change({ first: first ?? null });
  }

  gaveSeed(seat: Seat, seed: string): void {
    this.#change({ seed: { seat, seed } });
  }

  gives(chain: Omit<NotedChain, 'kept' | 'links' | 'thrown'>): void {
    this.#change({ chains: [...this.#notes.chains, { ...chain, kept: false, links: [], thrown: [] }] });
  }

  /** The chain with this start was stored, on this seat. */
  gave(start: string, seat: Seat): void {
    this.#changeChain(start, (chain) => ({ ...chain, kept: true, seat }));
  }

  /** A chain that was never given is not looked for. */
  gaveNot(start: string): void {
    this.#change({ chains: this.#notes.chains.filter((chain) => chain.start !== start || chain.kept) });
  }

  sends(start: string, link: Omit<NotedLink, 'state'>): void {
    this.#changeChain(start, (chain) => ({ ...chain, links: [...chain.links, { ...link, state: 'sent' }] }));
  }

  answered(start: string, number: number, state: NotedLink['state']): void {
    this.#changeChain(start, (chain) => {
      const link = chain.links.find((one) => one.number === number);
      if (link === undefined) return chain;
      if (state === 'kept' && link.why === 'throw' && link.known.length === 0) return withThrown(chain, number);
      return { ...chain, links: chain.links.map((one) => (one === link ? { ...link, state } : one)) };
    });
  }

  #changeChain(start: string, change: (chain: NotedChain) => NotedChain): void {
    this.#change({ chains: this.#notes.chains.map((chain) => (chain.start === start ? change(chain) : chain)) });
  }

  #change(change: Partial<ChainNotes>): void {
    this.#notes = { ...this.#notes, ...change };
    this.#store.write(this.#notes.table, JSON.stringify(this.#notes));
  }
}

/** Long games have hundreds of throws: what went well is noted in one line. */
function withThrown(chain: NotedChain, number: number): NotedChain {
  const links = chain.links.filter((link) => link.number !== number);
  const last = chain.thrown.at(-1);
  const thrown =
    last?.to === number - 1
      ? [...chain.thrown.slice(0, -1), { from: last.from, to: number }]
      : [...chain.thrown, { from: number, to: number }];
  return { ...chain, links, thrown };
}

/** Every link that was sent. */
export function linksOf({ links, thrown }: NotedChain): readonly NotedLink[] {
  const went = thrown.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at): NotedLink => ({ number: from + at, why: 'throw', state: 'kept', known: [] })),
  );
  return [...links, ...went];
}

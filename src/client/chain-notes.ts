/**
 * What a device notes about the dice of one table, so that the server can't tell another story
 * afterwards: the commitment as it was first seen, the seed and the chains that were given, every
 * link that was sent and what became of it. Text in, text out; a NoteStore keeps it.
 */

import { shownOf } from '../dice/chain.ts';
import type { Seat } from '../game.ts';
import { fields, flag, listOf, oneOf, orNull, type Read, Refusal, text, whole } from '../shape.ts';

const hash = text;
const seat = whole(0, 31);

/**
 * A link that was sent: its number in the chain, counted from 1, and the chains of others that were
 * known then.
 */
const notedLink = fields({
  number: whole(1, 1_000_000),
  /** For a throw, or because the seats were called. */
  why: oneOf(['throw', 'start', 'call']),
  /** Until it was answered it is 'sent'. */
  state: oneOf(['sent', 'kept', 'refused', 'unjustly-refused']),
  /**
   * By seat, what was last shown of chains that could profit from this link; empty if there was
   * none.
   */
  known: listOf(fields({ seat, last: hash }), 0, 31),
});
export type NotedLink = Read<typeof notedLink>;

const notedChain = fields(
  {
    start: hash,
    seat,
    /** Before the game started, or during it. */
    when: oneOf(['before', 'during']),
    /** Whether it is stored that it was given. */
    kept: flag,
    links: listOf(notedLink, 0, 10_000),
    /**
     * Links from one number to another that were thrown with and acknowledged, and of which there
     * is nothing else to note.
     */
    thrown: listOf(fields({ from: whole(1, 1_000_000), to: whole(1, 1_000_000) }), 0, 10_000),
  },
  /** The step that giving it became: of two that two tabs gave, the later one counts. */
  { n: whole(0, Number.MAX_SAFE_INTEGER) },
);
export type NotedChain = Read<typeof notedChain>;

const notesShape = fields(
  {
    notes: oneOf([1]),
    table: text,
    /** Every commitment that was shown, in order; there is more than one only after a restore. */
    commitments: listOf(hash, 0, 1000),
    /**
     * The first was seen before the game started, and before this device gave anything to the dice.
     */
    before: flag,
    chains: listOf(notedChain, 0, 10_000),
    /** How many of them, from the first, were given before a restore. */
    void: whole(0, 10_000),
  },
  {
    seed: fields({ seat, seed: text }),
    /** One's own when the game began; left out for spectators. */
    seat,
    /**
     * Whom this device, being the host's, named to be first when it started the game; null for
     * nobody.
     */
    asked: orNull(seat),
    /** Whom the table said to be named, before the game began; null for nobody. */
    told: orNull(seat),
  },
);
export type ChainNotes = Read<typeof notesShape>;

/** The store of notes, by table. */
export interface NoteStore {
  read(table: string): Promise<string | undefined>;
  /**
   * Puts what `change` makes of the text in its place, as one step: another tab writes before it or
   * after it. Done when it is kept.
   */
  change(table: string, change: (text: string | undefined) => string | undefined): Promise<void>;
  close?(): Promise<void>;
}

/** For a device that keeps nothing, and for tests. */
export class MemoryNotes implements NoteStore {
  readonly #notes = new Map<string, string>();

  async read(table: string): Promise<string | undefined> {
    return this.#notes.get(table);
  }

  async change(
    table: string,
    change: (text: string | undefined) => string | undefined,
  ): Promise<void> {
    const text = change(this.#notes.get(table));
    if (text !== undefined) this.#notes.set(table, text);
  }
}

/** What was noted; undefined if nothing was, or nothing that can be read. */
export async function notesIn(store: NoteStore, table: string): Promise<ChainNotes | undefined> {
  return readNotes(await store.read(table), table);
}

function readNotes(kept: string | undefined, table: string): ChainNotes | undefined {
  if (kept === undefined) return undefined;
  try {
    const notes = notesShape(JSON.parse(kept));
    return notes.table === table ? notes : undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A link that is this caller's alone to send. */
export interface TakenLink {
  readonly start: string;
  readonly number: number;
  readonly link: string;
}

/** The notes of one table, written down with every change, before anything is sent. */
export class Notebook {
  readonly #store: NoteStore;
  readonly #table: string;

  constructor(store: NoteStore, table: string) {
    this.#store = store;
    this.#table = table;
  }

  async read(): Promise<ChainNotes> {
    return (await notesIn(this.#store, this.#table)) ?? this.#blank;
  }

  get #blank(): ChainNotes {
    return { notes: 1, table: this.#table, commitments: [], before: false, chains: [], void: 0 };
  }

  /** The table is looked at: `isOpen` says that the game is not even about to start. */
  sees(commitment: string, isOpen: boolean, own: Seat | undefined): Promise<void> {
    return this.#change((notes) => {
      const { commitments, chains, seed } = notes;
      const isFirst = commitments.length === 0;
      const before = isFirst ? isOpen && chains.length === 0 && seed === undefined : notes.before;
      const shown = {
        commitments: [...commitments, commitment],
        before,
        void: isFirst ? 0 : chains.length,
      };
      const seen = commitments.at(-1) === commitment ? notes : { ...notes, ...shown };
      if (!isOpen)
        return own === undefined || seen.seat !== undefined ? seen : { ...seen, seat: own };
      const { asked: _, told: __, ...unnamed } = seen; // of a start that was called off
      return seen.asked === undefined && seen.told === undefined ? seen : unnamed;
    });
  }

  /** The first word counts: what was told with the call, if there was one. */
  isTold(first: Seat | undefined): Promise<void> {
    return this.#change((notes) =>
      notes.told === undefined ? { ...notes, told: first ?? null } : notes,
    );
  }

  asks(first: Seat | undefined): Promise<void> {
    return this.#change((notes) => ({ ...notes, asked: first ?? null }));
  }

  gaveSeed(seat: Seat, seed: string): Promise<void> {
    return this.#change((notes) => ({ ...notes, seed: { seat, seed } }));
  }

  gives(chain: Pick<NotedChain, 'start' | 'seat' | 'when'>): Promise<void> {
    return this.#change((notes) => ({
      ...notes,
      chains: [...notes.chains, { ...chain, kept: false, links: [], thrown: [] }],
    }));
  }

  /** The chain with this start was stored as step n, on this seat. */
  gave(start: string, seat: Seat, n: number): Promise<void> {
    return this.#changeChain(start, (chain) => ({ ...chain, kept: true, seat, n }));
  }

  /** A chain that was never given is not looked for. */
  gaveNot(start: string): Promise<void> {
    return this.#change((notes) => ({
      ...notes,
      chains: notes.chains.filter((chain) => chain.start !== start || chain.kept),
    }));
  }

  /**
   * Notes that the link after `last` is sent, and gives it to this caller alone; undefined if there
   * is none, or it was taken before.
   */
  async takes(
    last: string,
    link: Pick<NotedLink, 'why' | 'known'>,
  ): Promise<TakenLink | undefined> {
    let taken: TakenLink | undefined;
    await this.#change((notes) => {
      taken = nextIn(notes, last);
      if (taken === undefined) return notes;
      const { start, number } = taken;
      return changed(notes, start, (chain) => ({
        ...chain,
        links: [...chain.links, { ...link, number, state: 'sent' }],
      }));
    });
    return taken;
  }

  answered(start: string, number: number, state: NotedLink['state']): Promise<void> {
    return this.#changeChain(start, (chain) => withAnswer(chain, number, state));
  }

  /**
   * A link that was on its way when the page or the program was closed came, if the table shows it
   * or one after it.
   */
  settles(last: string): Promise<void> {
    return this.#change((notes) => {
      const found = foundIn(notes, last);
      if (found === undefined) return notes;
      const cameIn = (chain: NotedChain): NotedChain =>
        chain.links
          .filter(({ state, number }) => state === 'sent' && number <= found.number)
          .reduce((known, { number }) => withAnswer(known, number, 'kept'), chain);
      return changed(notes, found.chain.start, (chain) => ({ ...cameIn(chain), kept: true }));
    });
  }

  #changeChain(start: string, change: (chain: NotedChain) => NotedChain): Promise<void> {
    return this.#change((notes) => changed(notes, start, change));
  }

  #change(change: (notes: ChainNotes) => ChainNotes): Promise<void> {
    return this.#store.change(this.#table, (kept) => {
      const notes = readNotes(kept, this.#table) ?? this.#blank;
      const next = change(notes);
      return next === notes ? undefined : JSON.stringify(next);
    });
  }
}

function changed(
  notes: ChainNotes,
  start: string,
  change: (chain: NotedChain) => NotedChain,
): ChainNotes {
  return {
    ...notes,
    chains: notes.chains.map((chain) => (chain.start === start ? change(chain) : chain)),
  };
}

function withAnswer(chain: NotedChain, number: number, state: NotedLink['state']): NotedChain {
  const link = chain.links.find((one) => one.number === number);
  if (link === undefined) return chain;
  if (state === 'kept' && link.why === 'throw' && link.known.length === 0)
    return withThrown(chain, number);
  return { ...chain, links: chain.links.map((one) => (one === link ? { ...link, state } : one)) };
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
    Array.from(
      { length: to - from + 1 },
      (_, at): NotedLink => ({ number: from + at, why: 'throw', state: 'kept', known: [] }),
    ),
  );
  return [...links, ...went];
}

/** What the chain in use shows, worked out once. */
let worked: { readonly start: string; readonly shown: readonly string[] } | undefined;

function shownBy(start: string): readonly string[] {
  if (worked?.start !== start) worked = { start, shown: shownOf(start) };
  return worked.shown;
}

/** The chain of this device that showed this last, and how many links of it that were. */
function foundIn(
  { chains }: ChainNotes,
  last: string,
): { readonly chain: NotedChain; readonly number: number } | undefined {
  for (const chain of chains.toReversed()) {
    const number = shownBy(chain.start).indexOf(last);
    if (number >= 0) return { chain, number };
  }
  return undefined;
}

/**
 * The link after this one; undefined if this device does not have the chain, it is used up, or the
 * house may have seen the link.
 */
export function nextIn(notes: ChainNotes, last: string): TakenLink | undefined {
  const found = foundIn(notes, last);
  if (found === undefined) return undefined;
  const { start, links, thrown } = found.chain;
  const number = found.number + 1;
  const link = shownBy(start)[number];
  const isSent = links.some((one) => one.number >= number) || thrown.some(({ to }) => to >= number);
  return link === undefined || isSent ? undefined : { start, number, link };
}

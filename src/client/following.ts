/**
 * A table as a client knows it: what was told last, and what was done and is not acknowledged yet.
 * Nothing is shown here that the server has not stored.
 */

import type {
  About,
  ClientMessage,
  Clocks,
  Code,
  Deed,
  Eyes,
  Happening,
  LoggedStep,
  MessageOf,
  Point,
  Said,
  ServerMessage,
} from '../protocol.ts';

type Json = Readonly<Record<string, unknown>>;

export interface KnownTable {
  /** The number of the last step. */
  readonly n: number;
  readonly at: number;
  readonly about: About;
  readonly view: Json | undefined;
  readonly moves: readonly Json[];
  /** As they were at `at`. */
  readonly clocks: Clocks | undefined;
  readonly said: readonly Said[];
}

/** What is heard about a table, in order. */
export type TableNews =
  /**
   * `isSetBack`: what was known before is no longer so, because a backup of the server was put
   * back.
   */
  | { readonly type: 'table'; readonly known: KnownTable; readonly isSetBack: boolean }
  | {
      readonly type: 'step';
      readonly known: KnownTable;
      readonly before: KnownTable;
      readonly what: Happening;
    }
  | {
      readonly type: 'presence' | 'hurry';
      readonly message: MessageOf<'presence'> | MessageOf<'hurry'>;
    }
  | { readonly type: 'reviewing'; readonly message: MessageOf<'reviewing'> }
  | { readonly type: 'refused'; readonly code: Code; readonly reason: string };

/** Why a deed did not happen. */
export class DeedRefused extends Error {
  readonly code: Code;

  constructor(code: Code, reason: string) {
    super(reason);
    this.name = 'DeedRefused';
    this.code = code;
  }
}

interface Pending {
  readonly deed: Deed;
  readonly seen: number;
  resolve(n: number): void;
  reject(error: DeedRefused): void;
}

interface Reader {
  resolve(steps: readonly LoggedStep[]): void;
  reject(error: DeedRefused): void;
}

/** Refusals that are worth another try, with the same id. */
const AGAIN: ReadonlySet<Code> = new Set(['not-stored', 'draining', 'not-watching']);
const AGAIN_AFTER = 500;
const SAID = 50;

export class Following {
  readonly table: string;
  readonly #send: (message: ClientMessage) => void;
  readonly #again: ReadonlySet<Code>;
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<(news: TableNews) => void>();
  /** Those who wait for the log. */
  readonly #readers: Reader[] = [];
  #known: KnownTable | undefined;
  #presence: MessageOf<'presence'> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #name = newName();
  #deeds = 0;

  /** `again` are the refusals after which a deed is tried again instead of being given up. */
  constructor(
    table: string,
    send: (message: ClientMessage) => void,
    again: ReadonlySet<Code> = AGAIN,
  ) {
    this.table = table;
    this.#send = send;
    this.#again = again;
  }

  get known(): KnownTable | undefined {
    return this.#known;
  }

  get presence(): MessageOf<'presence'> | undefined {
    return this.#presence;
  }

  /** Returns how to stop listening. */
  listen(listener: (news: TableNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * `seen` is what was known when it was meant. Done when it is stored: resolves with the number of
   * the step it became, rejects with a DeedRefused. Survives any number of lost connections.
   */
  do(deed: Deed, seen = this.#known?.n ?? 0): Promise<number> {
    const id = `${this.#name}.${this.#deeds++}`;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { deed, seen, resolve, reject });
      this.#ask(id);
    });
  }

  /**
   * What has happened so far, as far back as the server tells it. A step may also be heard as news
   * a moment before or after; its number says which it is. Survives any number of lost connections;
   * rejects with a DeedRefused if the table may not be watched.
   */
  log(): Promise<readonly LoggedStep[]> {
    return new Promise((resolve, reject) => {
      this.#readers.push({ resolve, reject });
      if (this.#readers.length === 1) this.#askForLog();
    });
  }

  #askForLog(): void {
    if (this.#readers.length > 0 && this.#known !== undefined)
      this.#send({ type: 'log', table: this.table });
  }

  /**
   * After the game: tells the others what one looks at, or points at. Lost if there is no
   * connection; the next one counts.
   */
  review(at: number, viewer: Eyes, point?: Point): void {
    if (this.#known === undefined) return;
    this.#send({
      type: 'review',
      table: this.table,
      at,
      viewer,
      ...(point !== undefined && { point }),
    });
  }

  get isWaiting(): boolean {
    return this.#pending.size > 0;
  }

  #ask(id: string): void {
    const pending = this.#pending.get(id);
    if (pending !== undefined && this.#known !== undefined)
      this.#send({ type: 'do', table: this.table, id, seen: pending.seen, deed: pending.deed });
  }

  /** The connection is new: asks for what was missed, and again for what was not acknowledged. */
  begin(): void {
    this.#watch();
    for (const id of this.#pending.keys()) this.#ask(id);
    this.#askForLog();
  }

  #watch(): void {
    this.#send({
      type: 'watch',
      table: this.table,
      ...(this.#known !== undefined && { seen: this.#known.n }),
    });
  }

  /** Nobody follows any more: nothing is asked for again. */
  end(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  /**
   * The server had no time for it: whether to watch or to read the log, both are asked for again,
   * for either costs little twice.
   */
  #askAgain(after: number): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.#watch();
      this.#askForLog();
    }, after);
  }

  onMessage(message: Exclude<ServerMessage, { type: 'welcome' | 'pong' | 'bye' }>): void {
    switch (message.type) {
      case 'table': {
        const before = this.#known;
        const { n, at, about, said, view, moves = [], clocks } = message;
        this.#known = { n, at, about, said, view, moves, clocks };
        const isSetBack =
          before !== undefined && (n < before.n || about.commitment !== before.about.commitment);
        this.#tell({ type: 'table', known: this.#known, isSetBack });
        if (before !== undefined) break;
        for (const id of this.#pending.keys()) this.#ask(id);
        this.#askForLog();
        break;
      }
      case 'step':
        this.#step(message);
        break;
      case 'log':
        for (const { resolve } of this.#readers.splice(0)) resolve(message.steps);
        break;
      case 'done':
        this.#settle(message.id, (pending) => pending.resolve(message.n));
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'presence':
        this.#presence = message;
        this.#tell({ type: 'presence', message });
        break;
      case 'hurry':
        this.#tell({ type: 'hurry', message });
        break;
      case 'reviewing':
        this.#tell({ type: 'reviewing', message });
        break;
    }
  }

  #step(step: MessageOf<'step'>): void {
    const before = this.#known;
    if (before === undefined || step.n <= before.n) return;
    const {
      n,
      at,
      what,
      about = thrown(before.about, what),
      view = before.view,
      moves,
      clocks,
    } = step;
    const isGame = step.view !== undefined;
    const said =
      what.type === 'said' || what.type === 'reacted'
        ? [...before.said, saidOf(at, what)].slice(-SAID)
        : before.said;
    const known: KnownTable = {
      n,
      at,
      about,
      view,
      moves: isGame ? (moves ?? []) : before.moves,
      clocks: clocks ?? (before.clocks && later(before.clocks, at - before.at)),
      said,
    };
    this.#known = known;
    if (step.id !== undefined) this.#settle(step.id, (pending) => pending.resolve(n));
    this.#tell({ type: 'step', known, before, what });
  }

  #refused({ id, code, reason, after }: MessageOf<'refused'>): void {
    if (after !== undefined) {
      if (id === undefined) this.#askAgain(after);
      else setTimeout(() => this.#ask(id), after);
    } else if (id === undefined && code === 'not-watching')
      // nothing else that has no id needs to watch first
      setTimeout(() => this.#askForLog(), AGAIN_AFTER);
    else if (id === undefined && this.#again.has(code))
      this.#askAgain(AGAIN_AFTER); // the store was away for a moment
    else if (id === undefined) {
      for (const { reject } of this.#readers.splice(0)) reject(new DeedRefused(code, reason));
      this.#tell({ type: 'refused', code, reason });
    } else if (this.#again.has(code)) setTimeout(() => this.#ask(id), AGAIN_AFTER);
    else this.#settle(id, (pending) => pending.reject(new DeedRefused(code, reason)));
  }

  #settle(id: string, settle: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    settle(pending);
  }

  #tell(news: TableNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/**
 * A throw with a link turns the chain of its seat, and makes those of the others ripe: steps of
 * moves don't say it all again.
 */
function thrown(about: About, what: Happening): About {
  if (what.type !== 'played' || what.link === undefined) return about;
  const { event, link: last, blind = [] } = what;
  const seats = about.seats.map((sitter, seat) => {
    if (sitter === null || sitter.type === 'bot' || sitter.chain === undefined) return sitter;
    if (seat === event['seat']) return { ...sitter, chain: { ...sitter.chain, last } };
    return sitter.chain.ripe || blind.includes(seat)
      ? sitter
      : { ...sitter, chain: { ...sitter.chain, ripe: true } };
  });
  return { ...about, seats };
}

/**
 * The clocks `passed` milliseconds later: a step that has none, such as a chat line, stops none.
 */
function later(clocks: Clocks, passed: number): Clocks {
  const { left, running, stand = 0 } = clocks;
  const rest = stand - passed;
  return {
    left: left.map((_, seat) => timeLeft(clocks, seat, passed)),
    running,
    ...(rest > 0 && { stand: rest }),
  };
}

/**
 * What is left of a seat's time `passed` milliseconds after these clocks were told; null if there
 * is no clock.
 */
export function timeLeft(
  { left, running, stand = 0 }: Clocks,
  seat: number,
  passed: number,
): number | null {
  const time = left[seat] ?? null;
  if (time === null || !running.includes(seat)) return time;
  return Math.max(0, time - Math.max(0, passed - stand));
}

function saidOf(at: number, what: Extract<Happening, { type: 'said' | 'reacted' }>): Said {
  const { person, name } = what;
  return what.type === 'said'
    ? { at, person, name, text: what.text }
    : { at, person, name, reaction: what.reaction };
}

/**
 * Tells the deeds of this client from those of the same person elsewhere. randomUUID() is not for
 * pages over plain http.
 */
function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

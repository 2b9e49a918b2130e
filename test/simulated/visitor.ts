/**
 * A person with a device: arrives as a guest, opens tables or is invited to them, and has a window
 * or two. A window is the client's own code: a connection, tables that are followed, dice that are
 * kept.
 */

import { Api, ApiRefusal, type Guest } from '../../src/client/api.ts';
import { MemoryNotes } from '../../src/client/chain-notes.ts';
import { Connection, type Socket } from '../../src/client/connection.ts';
import { DiceKeeper } from '../../src/client/dice-keeper.ts';
import type { Following } from '../../src/client/following.ts';
import { asksChance } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import type { Code, Deed, Opening } from '../../src/protocol.ts';
import { Actor } from './actor.ts';
import type { Chance } from './dice.ts';
import type { PersonPlan } from './plan.ts';
import { Player, type Role } from './player.ts';
import type { VirtualTime } from './time.ts';

export interface VisitorParts {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly plan: PersonPlan;
  readonly number: number;
  socketOf(visitor: Visitor): Socket;
  isPeace(): boolean;
  refused(visitor: Visitor, code: Code, deed: Deed, reason: string): void;
  /** The people of a table have another one. */
  rematched(table: string, again: string): void;
}

interface Seated {
  readonly table: string;
  readonly role: Role;
  readonly game: string;
}

const ORIGIN = 'http://localhost';
/** How soon something is asked for again. */
const AGAIN = 700;
/** What is refused for a while; 'protocol' is an answer that makes no sense. */
const LATER: ReadonlySet<Code> = new Set(['not-stored', 'draining', 'too-many']);
/** Nobody thinks for longer in peace: a game shall end. */
const QUICK = 300;

export class Visitor {
  readonly #parts: VisitorParts;
  readonly actor: Actor;
  readonly #notes = new MemoryNotes();
  readonly #seated: Seated[] = [];
  readonly #windows = new Set<Window>();
  #guest: Guest | undefined;

  constructor(parts: VisitorParts) {
    this.#parts = parts;
    this.actor = new Actor(`device ${parts.number}`);
    this.actor.skew = parts.plan.skew;
    parts.time.in(parts.chance.between(0, 300), this.actor, () => void this.#arrive());
  }

  get number(): number {
    return this.#parts.number;
  }

  get person(): string | undefined {
    return this.#guest?.person;
  }

  get windows(): Iterable<Window> {
    return this.#windows;
  }

  /** As often as it takes. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const isMistake = error instanceof ApiRefusal && !LATER.has(error.code);
        if (isMistake || !(error instanceof ApiRefusal || isCut(error))) throw error;
        await this.#parts.time.wait(AGAIN);
      }
    }
  }

  async #arrive(): Promise<void> {
    const api = new Api(ORIGIN);
    this.#guest = await this.#persist(() => api.beGuest(`P${this.#parts.number}`));
    this.openWindow();
  }

  /** Opens a table, and tells which it is. */
  async open(opening: Opening): Promise<string> {
    const api = new Api(ORIGIN);
    while (this.#guest === undefined) await this.#parts.time.wait(100);
    const { token } = this.#guest;
    return (await this.#persist(() => api.open(token, opening))).table;
  }

  join(table: string, game: string, role: Role): void {
    if (this.#seated.some((one) => one.table === table)) return;
    const seated = { table, game, role };
    this.#seated.push(seated);
    for (const window of this.#windows) window.join(seated);
  }

  openWindow(): void {
    const guest = this.#guest;
    if (guest === undefined) return;
    const { time, chance, plan, isPeace, refused, socketOf, rematched } = this.#parts;
    const window = new Window(
      {
        time,
        chance,
        plan,
        notes: this.#notes,
        thinks: () => (isPeace() ? QUICK : plan.thinks),
        refused: (code, deed, reason) => refused(this, code, deed, reason),
        person: guest.person,
        wantsMore: () => !isPeace(),
        rematched,
      },
      new Connection({ url: `${ORIGIN}/socket`, token: guest.token, socket: () => socketOf(this) }),
    );
    this.#windows.add(window);
    for (const seated of this.#seated) window.join(seated);
  }

  /** The window that was opened last, or all of them. */
  closeWindows(isAll: boolean): void {
    const all = [...this.#windows];
    for (const window of isAll ? all : all.slice(1).slice(-1)) {
      window.close();
      this.#windows.delete(window);
    }
  }
}

interface WindowParts {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly plan: PersonPlan;
  readonly notes: MemoryNotes;
  readonly person: string;
  thinks(): number;
  refused(code: Code, deed: Deed, reason: string): void;
  wantsMore(): boolean;
  rematched(table: string, again: string): void;
}

export class Window {
  readonly #parts: WindowParts;
  readonly connection: Connection;
  readonly players = new Map<string, Player>();

  constructor(parts: WindowParts, connection: Connection) {
    this.#parts = parts;
    this.connection = connection;
  }

  join({ table, game, role }: Seated): void {
    const { time, chance, thinks, refused, person, wantsMore, rematched } = this.#parts;
    const following = this.connection.follow(table);
    const keeper = this.#keeperOf(following, game, role);
    const player = new Player({
      ...{ time, chance, following, keeper, role, thinks, refused },
      person: () => person,
      wantsMore,
      rematched: (again) => rematched(table, again),
      // by another process, which may have the rules of this table
      turnedAway: () => {
        time.in(chance.between(200, 1500), time.current, () => this.connection.reconnect());
      },
    });
    this.players.set(table, player);
  }

  #keeperOf(following: Following, game: string, role: Role): DiceKeeper | undefined {
    const { plan, notes, person } = this.#parts;
    if (!plan.keepsDice || role.seat === undefined) return undefined;
    const rules = games.find(({ id }) => id === game);
    return new DiceKeeper(following, {
      person: () => person,
      store: notes,
      asksChance: (type) => rules !== undefined && asksChance(rules, type),
    });
  }

  close(): void {
    for (const player of this.players.values()) player.close();
    this.connection.close();
  }
}

/** As `fetch` says that the line was. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed';
}

/**
 * One sequence, done to the world: what it cost the server's thread, what was charged for it, what
 * was told.
 */

import type { ClientMessage, Deed } from '../../src/protocol.ts';
import type { Action } from './actions.ts';
import type { Heard } from './heard.ts';
import { processorTime } from './processor.ts';
import { ask, Wire } from './wire.ts';
import type { World } from './world.ts';

export interface Cost {
  /** Microseconds of processor time of the thread, ours for playing the client included. */
  readonly processor: number;
  readonly charged: number;
  readonly bytes: number;
  /** Actions done before the first that was too much. */
  readonly done: number;
}

/**
 * Milliseconds of the world's clock between two actions: a connection may say twenty things a
 * second.
 */
const STEP = 50;
/**
 * Real milliseconds between two looks whether the server still reads from a client that waits for
 * an answer.
 */
const LOOK = 4;
/**
 * Real milliseconds after which an answer does not come any more: a mistake of ours or of the
 * server's.
 */
const PATIENCE = 20_000;

type Json = Readonly<Record<string, unknown>>;

/** What the client has been told of a table, the newest last. */
type Known = Heard[];

class Client {
  readonly #world: World;
  readonly #address: string;
  readonly #wires: (Wire | undefined)[] = [];
  readonly #known = new Map<string, Known>();
  /** Who watches what: nobody does anything at a table without. */
  readonly #watched = new Set<string>();
  #deeds = 0;
  #bytes = 0;
  /** Something was too much: the rest would only be refused. */
  isOver = false;
  #wake: ((message: Heard) => void) | undefined;

  constructor(world: World, address: string) {
    this.#world = world;
    this.#address = address;
  }

  get bytes(): number {
    return this.#wires.reduce((sum, wire) => sum + (wire?.bytes ?? 0), this.#bytes);
  }

  close(): void {
    for (const wire of this.#wires) wire?.close();
  }

  async act(action: Action): Promise<void> {
    const { type, who, pick } = action;
    const table = this.#world.tables[action.table] as string;
    switch (type) {
      case 'connect':
      case 'close':
        this.#drop(who);
        if (type === 'connect') await this.#wire(who);
        return;
      case 'ping':
        await this.#say(who, { type: 'ping' });
        return;
      case 'watch':
        await this.#say(who, { type: 'watch', table });
        return;
      case 'watch-again': {
        const n = this.#known.get(table)?.at(-1)?.n ?? 50;
        const missed = [0, 1, 20, 63, 64, 99, 100, 101, n - 1][pick % 9] as number;
        await this.#say(who, { type: 'watch', table, seen: Math.max(1, n - missed) });
        return;
      }
      case 'unwatch':
      case 'log':
        await this.#say(who, { type, table });
        return;
      case 'review':
        await this.#say(who, { type, table, at: pick % 30, viewer: 'public' });
        return;
      case 'open':
        await this.#http('POST', '/api/tables', who, {
          game: ['next', 'pokerdice', 'sequence'][pick % 3],
          seats: 2,
        });
        return;
      case 'rename':
        await this.#http('PATCH', '/api/me', who, { name: `Name ${pick}` });
        return;
      case 'guest':
        await this.#http('POST', '/api/guests', undefined, {});
        return;
      case 'daily':
        await this.#http('GET', '/api/challenges/daily', who);
        return;
      case 'who-am-i':
      case 'my-tables':
      case 'my-dice':
      case 'all-dice':
      case 'public-tables':
        await this.#http('GET', PATHS[type], who);
        return;
      case 'table-by-http':
      case 'record':
      case 'proof':
        await this.#http(
          'GET',
          `/api/tables/${table}${type === 'table-by-http' ? '' : `/${type}`}`,
          who,
        );
        return;
      default:
        await this.#do(who, table, deedOf(type, pick, this.#known.get(table), this.#world));
    }
  }

  #drop(who: number): void {
    const wire = this.#wires[who];
    this.#bytes += wire?.bytes ?? 0;
    wire?.close();
    this.#wires[who] = undefined;
    for (const watched of this.#watched)
      if (watched.startsWith(`${who} `)) this.#watched.delete(watched);
  }

  async #wire(who: number): Promise<Wire> {
    const open = this.#wires[who];
    if (open !== undefined && !open.isClosed) return open;
    this.#drop(who);
    const wire = Wire.open(this.#world.accept, this.#address);
    this.#wires[who] = wire;
    wire.heard = (message) => this.#heard(message);
    const answered = this.#until(wire, ({ type }) => type === 'welcome' || type === 'refused');
    wire.hello(this.#world.people[who]?.token ?? '');
    await answered;
    return wire;
  }

  #heard(message: Heard): void {
    const { type, table } = message;
    if (table !== undefined && (type === 'table' || type === 'step')) {
      const known = this.#known.get(table);
      if (known === undefined) this.#known.set(table, [message]);
      else known.push(message);
    }
    if (message.code === 'too-many') this.isOver = true;
    this.#wake?.(message);
  }

  /**
   * Asked for before anything is said, for the answer may come at once: streams wait for nobody.
   * Gives up if the server does not read any more, for that can't be paid for yet.
   */
  #until(wire: Wire, isSo: (message: Heard) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      let looks = 0;
      const timer = setInterval(() => {
        this.isOver ||= wire.isHeld || wire.isClosed;
        if (this.isOver) done();
        else if (++looks * LOOK > PATIENCE) reject(new Error(`no answer: ${isSo}`));
      }, LOOK);
      const done = (): void => {
        clearInterval(timer);
        this.#wake = undefined;
        resolve();
      };
      this.#wake = (message) => {
        if (isSo(message)) done();
      };
    });
  }

  /**
   * Messages of one connection are taken in order, so the answer to a ping says that all before was
   * taken.
   */
  async #say(who: number, message: ClientMessage): Promise<void> {
    const wire = await this.#wire(who);
    const answered = this.#until(wire, ({ type }) => type === 'pong');
    wire.say(message);
    if (message.type !== 'ping') wire.say({ type: 'ping' });
    await answered;
  }

  async #do(who: number, table: string, deed: Deed): Promise<void> {
    const id = `d${this.#deeds++}`;
    const wire = await this.#wire(who);
    if (!this.#watched.has(`${who} ${table}`)) {
      this.#watched.add(`${who} ${table}`);
      await this.#say(who, { type: 'watch', table });
    }
    const seen = Number.MAX_SAFE_INTEGER;
    const answered = this.#until(wire, (message) => message.answers(id));
    wire.say({ type: 'do', table, id, seen, deed });
    await answered;
  }

  async #http(method: string, path: string, who: number | undefined, body?: object): Promise<void> {
    const token = who === undefined ? undefined : this.#world.people[who]?.token;
    const { status, length } = await ask(
      this.#world.accept,
      this.#address,
      method,
      path,
      token,
      body,
    );
    this.#bytes += length;
    if (status === 429) this.isOver = true;
  }
}

const PATHS = {
  'who-am-i': '/api/me',
  'my-tables': '/api/me/tables',
  'my-dice': '/api/me/dice',
  'all-dice': '/api/dice',
  'public-tables': '/api/tables',
} as const;

const EMOJI = '🎲'.repeat(200);

function deedOf(type: string, pick: number, known: Known | undefined, { people }: World): Deed {
  const seat = pick % 2;
  switch (type) {
    case 'swap':
      return { type, seat, with: 1 - seat };
    case 'bot':
      return { type, seat, level: 'beginner' };
    case 'remove':
    case 'host':
      return { type, seat };
    case 'set':
      return { type, watch: seat === 0 ? 'anybody' : 'nobody', listed: pick % 3 === 0 };
    case 'seed':
      return { type, seed: `s${pick}` };
    case 'colour':
      return { type, colour: seat === 0 ? 'gold' : 'silver' };
    case 'play': {
      const moves = movesIn(known);
      return { type, move: moves[pick % Math.max(1, moves.length)] ?? { type: 'roll' } } as Deed;
    }
    case 'say':
      return { type, text: EMOJI };
    case 'react':
      return { type, reaction: 'wow' };
    case 'mute':
      return { type, person: people[1]?.person ?? '', muted: seat === 0 };
    case 'sit':
      return { type, seat, seed: 'again' };
    default:
      return { type } as Deed;
  }
}

/** The moves that were offered last. */
function movesIn(known: Known = []): readonly Json[] {
  for (const heard of known.toReversed()) {
    const message = heard.read() as { readonly moves?: readonly Json[] };
    if (message.moves !== undefined && message.moves.length > 0) return message.moves;
  }
  return [];
}

export async function play(world: World, sequence: readonly Action[]): Promise<Cost> {
  const address = world.newAddress();
  const client = new Client(world, address);
  const [charged, told, before] = [world.charged, world.toldToOthers, processorTime()];
  let done = 0;
  for (const action of sequence) {
    world.pass(STEP);
    await client.act(action);
    if (client.isOver) break;
    done++;
  }
  client.close();
  await new Promise(setImmediate); // the server sees it
  const processor = processorTime() - before;
  return {
    processor,
    charged: world.charged - charged,
    bytes: client.bytes + world.toldToOthers - told,
    done,
  };
}

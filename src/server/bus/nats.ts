/**
 * The bus of many machines: NATS, and of it the core alone. Nothing is kept there, for what is true
 * is in the store; what NATS loses heals by asking the store how long journals are.
 *
 * The line is made anew for as long as this process runs. While there is none, and if NATS reads
 * more slowly than we write, messages are dropped instead of being kept.
 */

import type { ConnectionOptions, NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../../tables/log.ts';
import type { NatsAddress } from './nats-address.ts';
import { pause } from './pause.ts';
import { houseOf, Seal } from './seal.ts';
import { type End, type Line, SharedBus } from './shared.ts';

/** Between two tries, in milliseconds. */
const AGAIN = 500;
/** How long a try may take. */
const PATIENCE = 5000;
/** A line that carries nothing is asked so often whether it lives, and given up after two. */
const PING = 5000;
/** How long a start waits for the first connection before it goes on without. */
const FIRST = 2000;
/** How long it may take to say the last words. */
const LAST = 500;
/**
 * Characters that NATS has not confirmed to have read: beyond the first number it is asked, beyond
 * the second all more is dropped.
 */
const SOME = 1 << 16;
const MOST = 8 << 20;

type Connect = (options: ConnectionOptions) => Promise<NatsConnection>;

/** The package is there only if somebody wanted it. */
export class NatsMissing extends Error {}

export interface NatsParts {
  readonly address: NatsAddress;
  /** A secret of the store's: what is said is sealed with it, and the house named by it. */
  readonly key: string;
  readonly log: Log;
  failed?(error: unknown): void;
}

/** Waits a moment for the first connection; then goes on trying. */
export async function openNats(parts: NatsParts): Promise<SharedBus> {
  const { connect } = await import('@nats-io/transport-node').catch(() => {
    throw new NatsMissing('@nats-io/transport-node');
  });
  const lines: NatsLine[] = [];
  const bus = new SharedBus((end) => {
    const line = new NatsLine(parts, connect, end);
    lines.push(line);
    return line;
  }, parts.failed);
  await Promise.race([lines[0]?.begun, pause(FIRST)]);
  return bus;
}

class NatsLine implements Line {
  readonly #parts: NatsParts;
  readonly #options: ConnectionOptions;
  readonly #connect: Connect;
  readonly #end: End;
  readonly #seal: Seal;
  /** Before every subject: two houses may share one NATS. */
  readonly #house: string;
  readonly #stopped = new AbortController();
  readonly #begun = Promise.withResolvers<void>();
  readonly #kept: Promise<void>;
  #nats: NatsConnection | undefined;
  #stops = new Map<string, () => void>();
  #lost = 0;
  #unread = 0;
  #isAsking = false;
  #isClosed = false;
  /** Whether the log has been told that there is no connection. */
  #isMissed = false;

  constructor(parts: NatsParts, connect: Connect, end: End) {
    const { servers, isEncrypted, ...who } = parts.address;
    this.#parts = parts;
    this.#seal = new Seal(parts.key);
    this.#house = houseOf(parts.key);
    this.#connect = connect;
    this.#end = end;
    this.#options = {
      servers: [...servers],
      ...who,
      ...(isEncrypted && { tls: {} }),
      name: 'gobelet',
      noEcho: true, // this process hears itself without NATS
      reconnect: false, // we do, with nothing left over from before
      timeout: PATIENCE,
      pingInterval: PING,
    };
    this.#kept = this.#keep();
  }

  /** When there was a connection for the first time. */
  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  get isConnected(): boolean {
    return this.#nats !== undefined;
  }

  get lost(): number {
    return this.#lost;
  }

  publish(subject: string, message: string): void {
    const nats = this.#nats;
    const size = subject.length + message.length;
    if (nats === undefined || this.#unread + size > MOST) {
      this.#lost++;
      return;
    }
    try {
      nats.publish(this.#named(subject), this.#seal.seal(subject, message));
    } catch {
      this.#lost++; // longer than NATS takes, or closed in this moment
      return;
    }
    this.#unread += size;
    if (this.#unread > SOME && !this.#isAsking) this.#ask(nats);
  }

  /** What NATS has answered a ping behind it has read. */
  #ask(nats: NatsConnection): void {
    const asked = this.#unread;
    this.#isAsking = true;
    const read = (): void => {
      if (this.#nats !== nats) return;
      this.#isAsking = false;
      this.#unread -= asked;
    };
    nats.flush().then(read, () => undefined); // it is closed, and so is what was counted
  }

  listen(subject: string): void {
    const nats = this.#nats;
    if (nats === undefined) return;
    const { log } = this.#parts;
    const callback = (error: Error | null, message: { readonly data: Uint8Array }): void => {
      const text = error === null ? this.#seal.open(subject, message.data) : undefined;
      if (text !== undefined) this.#end.heard(subject, text);
      else log.warn('bus_message_refused', { error: error?.name ?? 'not sealed by us' });
    };
    try {
      const subscription = nats.subscribe(this.#named(subject), { callback });
      this.#stops.set(subject, () => subscription.unsubscribe());
    } catch {
      // closed in this moment: the next connection listens
    }
  }

  ignore(subject: string): void {
    const stop = this.#stops.get(subject);
    this.#stops.delete(subject);
    try {
      stop?.();
    } catch {
      // it is closed: nothing comes any more
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopped.abort();
    const nats = this.#nats;
    this.#nats = undefined;
    // what was said last may go out
    const said = nats?.flush().catch(() => undefined);
    await Promise.race([said, pause(LAST)]);
    await nats?.close();
    await this.#kept;
  }

  /** A connection after the other. */
  async #keep(): Promise<void> {
    while (!this.#isClosed) {
      const nats = await this.#try();
      if (nats !== undefined) {
        await nats.closed();
        this.#left();
      }
      await pause(AGAIN, this.#stopped.signal);
    }
  }

  async #try(): Promise<NatsConnection | undefined> {
    try {
      const nats = await this.#connect(this.#options);
      if (this.#isClosed) await nats.close();
      else this.#entered(nats);
      return nats;
    } catch (error) {
      this.#miss(error);
      return undefined;
    }
  }

  #entered(nats: NatsConnection): void {
    this.#nats = nats;
    this.#unread = 0;
    this.#isAsking = false;
    this.#stops = new Map();
    for (const subject of this.#end.subjects()) this.listen(subject);
    this.#isMissed = false;
    this.#parts.log.info('bus_connected', { servers: this.#parts.address.servers });
    this.#begun.resolve();
  }

  #left(): void {
    this.#nats = undefined;
    if (!this.#isClosed) this.#miss(undefined);
  }

  /** Once, however often it is tried. Of an error the name alone: some repeat what was sent. */
  #miss(error: unknown): void {
    if (this.#isMissed || this.#isClosed) return;
    this.#isMissed = true;
    const why = error instanceof Error ? error.name : 'closed';
    this.#parts.log.warn('bus_unreachable', { servers: this.#parts.address.servers, why });
  }

  /** Subjects of ours have spaces and dots, which mean something to NATS. */
  #named(subject: string): string {
    const word = encodeURIComponent(subject).replaceAll('.', '%2E').replaceAll('*', '%2A');
    return `gobelet.${this.#house}.${word}`;
  }
}

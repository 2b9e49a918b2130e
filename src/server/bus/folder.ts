/**
 * The bus of several processes on one folder: all are connected to one of them over a local socket.
 * If that one goes another takes its place, within a moment; what is said meanwhile is lost, as a
 * bus may.
 */

import { connect, type Socket } from 'node:net';
import type { Log } from '../../tables/log.ts';
import { Exchange } from './folder-exchange.ts';
import { type MeetingPlace, meetingPlace } from './folder-place.ts';
import { pause } from './pause.ts';
import { type End, type Line, SharedBus } from './shared.ts';
import { TextLines } from './text-lines.ts';

/** Between two tries, in milliseconds. */
const AGAIN = 50;

export interface FolderParts {
  readonly folder: string;
  /** A secret of the store's: see meetingPlace(). */
  readonly key: string;
  readonly log: Log;
  failed?(error: unknown): void;
}

/** Resolves once it is connected. */
export async function openFolderBus({ folder, key, log, failed }: FolderParts): Promise<SharedBus> {
  const place = await meetingPlace(folder, key);
  const lines: FolderLine[] = [];
  const bus = new SharedBus((end) => {
    const line = new FolderLine(place, log, end);
    lines.push(line);
    return line;
  }, failed);
  await lines[0]?.begun;
  return bus;
}

class FolderLine implements Line {
  readonly #place: MeetingPlace;
  readonly #log: Log;
  readonly #end: End;
  readonly #begun = Promise.withResolvers<void>();
  readonly #stopped = new AbortController();
  readonly #kept: Promise<void>;
  #exchange: Exchange | undefined;
  #lines: TextLines | undefined;
  #lost = 0;
  #isClosed = false;

  constructor(place: MeetingPlace, log: Log, end: End) {
    this.#place = place;
    this.#log = log;
    this.#end = end;
    this.#kept = this.#keep();
  }

  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  get isConnected(): boolean {
    return this.#lines !== undefined;
  }

  get lost(): number {
    return this.#lost;
  }

  publish(subject: string, message: string): void {
    if (this.#lines?.send('say', subject, message) !== true) this.#lost++;
  }

  listen(subject: string): void {
    this.#lines?.send('listen', subject);
  }

  ignore(subject: string): void {
    this.#lines?.send('ignore', subject);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopped.abort();
    this.#begun.resolve();
    this.#lines?.end();
    this.#lines = undefined;
    await this.#exchange?.close();
    await this.#kept;
  }

  /** A connection after the other; if there is nobody to connect to, others connect to us. */
  async #keep(): Promise<void> {
    let told = '';
    while (!this.#isClosed) {
      try {
        const socket = (await connected(this.#place.address)) ?? (await this.#serve());
        if (socket !== undefined) await this.#stay(socket);
      } catch (error) {
        const why = (error as NodeJS.ErrnoException).code ?? String(error);
        if (why !== told) this.#log.warn('bus_unreachable', { why });
        told = why;
        this.#begun.resolve(); // it may be there later: nobody waits for it
      }
      await pause(AGAIN, this.#stopped.signal);
    }
    await this.#exchange?.close(); // it may have been opened just now
  }

  /** Undefined if another process was first. */
  async #serve(): Promise<Socket | undefined> {
    await this.#exchange?.close();
    this.#exchange = await Exchange.open(this.#place);
    return connected(this.#place.address);
  }

  /** Until the other side goes. */
  async #stay(socket: Socket): Promise<void> {
    const gone = Promise.withResolvers<void>();
    const lines = new TextLines(
      socket,
      ([subject = '', message = '']) => this.#end.heard(subject, message),
      () => gone.resolve(),
    );
    if (this.#isClosed) lines.end();
    else {
      for (const subject of this.#end.subjects()) lines.send('listen', subject);
      this.#lines = lines;
      this.#begun.resolve();
    }
    await gone.promise;
    if (this.#lines === lines) this.#lines = undefined;
  }
}

/** Undefined if nobody listens there. */
function connected(address: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.removeAllListeners('error');
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
  });
}

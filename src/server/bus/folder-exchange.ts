/**
 * The process among those on one folder that passes on what the others say: to each what it listens
 * to, and to nobody what they said themselves. What somebody does not read in time is dropped for
 * them, and for nobody else.
 */

import { createServer, type Server } from 'node:net';
import type { MeetingPlace } from './folder-place.ts';
import { TextLines } from './text-lines.ts';

/** Between two looks whether those who come still find this one. */
const LOOK = 1000;

export class Exchange {
  readonly #place: MeetingPlace;
  readonly #server: Server;
  /** By subject, those who listen. */
  readonly #listening = new Map<string, Set<TextLines>>();
  readonly #guests = new Map<TextLines, Set<string>>();
  #looking: NodeJS.Timeout | undefined;

  private constructor(place: MeetingPlace) {
    this.#place = place;
    this.#server = createServer((socket) => {
      const guest = new TextLines(
        socket,
        (words) => this.#heard(guest, words),
        () => this.#left(guest),
      );
      this.#guests.set(guest, new Set());
    });
  }

  /** Undefined if another process has the place. */
  static async open(place: MeetingPlace): Promise<Exchange | undefined> {
    const exchange = new Exchange(place);
    if (!(await place.take(exchange.#server))) return undefined;
    exchange.#looking = setInterval(() => exchange.#look(), LOOK);
    exchange.#looking.unref();
    return exchange;
  }

  #heard(guest: TextLines, [what, subject = '', message = '']: readonly string[]): void {
    if (what === 'say') this.#passOn(guest, subject, message);
    else if (what === 'listen') this.#listen(guest, subject);
    else if (what === 'ignore') this.#ignore(guest, subject);
    else guest.cut();
  }

  #passOn(from: TextLines, subject: string, message: string): void {
    for (const guest of this.#listening.get(subject) ?? [])
      if (guest !== from) guest.send(subject, message);
  }

  #listen(guest: TextLines, subject: string): void {
    this.#guests.get(guest)?.add(subject);
    const listening = this.#listening.get(subject) ?? new Set();
    this.#listening.set(subject, listening.add(guest));
  }

  #ignore(guest: TextLines, subject: string): void {
    this.#guests.get(guest)?.delete(subject);
    const listening = this.#listening.get(subject);
    listening?.delete(guest);
    if (listening?.size === 0) this.#listening.delete(subject);
  }

  #left(guest: TextLines): void {
    for (const subject of [...(this.#guests.get(guest) ?? [])]) this.#ignore(guest, subject);
    this.#guests.delete(guest);
  }

  /** Of two that took the place at once the second has it: the guests of the first go there. */
  async #look(): Promise<void> {
    if (!(await this.#place.isOurs())) await this.close();
  }

  /** Everybody goes, and finds another. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.#place.leave();
    this.#server.close();
    for (const guest of this.#guests.keys()) guest.end();
  }
}

/**
 * A ledger that also measures how long anybody had to wait: for the acknowledgement of a deed from
 * when it was first sent, and for a connection from the loss of one to the next welcome.
 */

import { Ledger } from '../online/crash-ledger.ts';
import { Wire } from '../online/crash-wire.ts';

export class Pauses extends Ledger {
  readonly #sentAt = new Map<string, number>();
  readonly #lostAt = new Map<string, number>();
  /** In milliseconds. */
  readonly deeds: number[] = [];
  readonly connections: number[] = [];
  /** By code, what was refused of moves. */
  readonly refusedMoves = new Map<string, number>();
  readonly #moves = new Set<string>();

  get longest(): number {
    return Math.max(0, ...this.deeds, ...this.connections);
  }

  override sent(person: string, text: string): void {
    super.sent(person, text);
    if (!text.startsWith('{"type":"do"')) return;
    const { id, deed } = JSON.parse(text) as { id: string; deed: { type: string } };
    const key = `${person} ${id}`;
    if (deed.type === 'play') this.#moves.add(key);
    if (!this.#sentAt.has(key)) this.#sentAt.set(key, performance.now());
  }

  override heard(person: string, text: string): void {
    super.heard(person, text);
    const [, id = ''] = /"id":"([0-9a-f]{8}\.\d+)"/.exec(text) ?? [];
    const key = `${person} ${id}`;
    if (text.startsWith('{"type":"refused"') && this.#moves.has(key)) {
      const { code } = JSON.parse(text) as { code: string };
      this.refusedMoves.set(code, (this.refusedMoves.get(code) ?? 0) + 1);
    } else if (/^\{"type":"(?:step|done)"/.test(text)) this.#acknowledged(key);
    else if (text.startsWith('{"type":"welcome"')) this.#back(person);
  }

  #acknowledged(key: string): void {
    const at = this.#sentAt.get(key);
    if (at === undefined) return;
    this.#sentAt.delete(key);
    this.deeds.push(performance.now() - at);
  }

  lost(person: string): void {
    if (!this.#lostAt.has(person)) this.#lostAt.set(person, performance.now());
  }

  #back(person: string): void {
    const at = this.#lostAt.get(person);
    this.#lostAt.delete(person);
    if (at !== undefined) this.connections.push(performance.now() - at);
  }

  socket(url: string, person: string): Wire {
    return new TimedWire(url, this, person);
  }
}

class TimedWire extends Wire {
  readonly #pauses: Pauses;
  readonly #who: string;

  constructor(url: string, pauses: Pauses, person: string) {
    super(url, pauses, person);
    this.#pauses = pauses;
    this.#who = person;
  }

  protected override closed(code: number, reason: string): void {
    this.#pauses.lost(this.#who);
    super.closed(code, reason);
  }
}

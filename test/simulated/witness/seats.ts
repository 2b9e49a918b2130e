/** No seat is taken from somebody who is there. */

import type { Net } from '../net.ts';
import type { Visitor } from '../visitor.ts';

export interface SeatParts {
  fault(text: string): void;
  now(): number;
  /** After how long somebody counts as absent. */
  readonly absence: number;
  ownerOf(table: string, seat: number): Visitor | undefined;
  readonly net: Net;
}

export class SeatWitness {
  readonly #parts: SeatParts;

  constructor(parts: SeatParts) {
    this.#parts = parts;
  }

  /**
   * Whoever was told everything for as long as one may be away was there, in one process or another
   * that did not sleep.
   */
  stored(table: string, line: string): void {
    if (!line.startsWith('{"type":"held"')) return;
    const { why, seat } = JSON.parse(line) as { readonly why: string; readonly seat: number };
    const { fault, now, absence, ownerOf, net } = this.#parts;
    const owner = why === 'absence' ? ownerOf(table, seat) : undefined;
    if (owner === undefined) return;
    const there = now() - net.thereSince(owner, table);
    if (there > absence)
      fault(`taken: seat ${seat} of ${table}, though ${owner.person} was there for ${there} ms`);
  }
}

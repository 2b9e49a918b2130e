/**
 * FAIR DICE: throws that nobody at the table can choose and everybody can check. docs/fair-dice.md
 * tells the same at more leisure, with an example.
 *
 *   secret      32 bytes that the table drew before anybody sat down, told when the game is over
 *   commitment  the hash of the secret, told at once: the table cannot take another secret afterwards
 *   seed        what a seat adds, chosen without knowing the secret: the table cannot have foreseen it
 *   root        what follows from secret, table and seeds together
 *   question    anything that chance is asked in a game, by name; its answer follows from the root and the name alone
 *
 * So an answer depends neither on when it is asked nor on what was asked before, and asking one
 * gives nothing away about another. Nothing here waits, knows a clock, or has chance of its own.
 */

import type { Random } from '../random.ts';
import { matching, type Shape } from '../shape.ts';
import { bytesOfHex, bytesOfText, hexOf } from './bytes.ts';
import { Hmac, sha256 } from './sha256.ts';
import { Stream } from './stream.ts';

/**
 * Goes before everything that the root is made from. Dice that are made otherwise will have another
 * name.
 */
export const SCHEME = 'gobelet-dice-1';

// None of these has the line break that keeps them apart in the root.
export const hashShape: Shape<string> = matching(/^[0-9a-f]{64}$/, '64 hex digits in lower case');
export const secretShape: Shape<string> = hashShape;
export const seedShape: Shape<string> = matching(
  /^[A-Za-z0-9_-]{1,64}$/,
  '1 to 64 letters, digits, "_" and "-"',
);
export const tableShape: Shape<string> = seedShape;

/** What the table publishes before anybody sits down: SHA-256 of the secret's 32 bytes. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(bytesOfHex(secretShape(secret))));
}

/**
 * The seed of a seat that gives none. It follows from the secret, so that the table is as little
 * free there as elsewhere.
 */
export function seedOfTable(secret: string, seat: number): string {
  return hexOf(new Hmac(bytesOfHex(secretShape(secret))).sign(bytesOfText(`seat ${seat}`)));
}

/**
 * What chance is asked: the lots before the first move, the k-th event of the record, what a bot
 * thinks with; in a challenge (src/challenge/) the throw of a turn instead of the event.
 */
export type DiceQuestion = 'setup' | `event ${number}` | `bot ${number}` | `turn ${string}`;

/** 32 bytes in hex. As secret as the secret: every answer follows from it. */
export function rootOf(secret: string, table: string, seeds: readonly string[]): string {
  const text = [SCHEME, tableShape(table), ...seeds.map(seedShape)].join('\n');
  return hexOf(new Hmac(bytesOfHex(secretShape(secret))).sign(bytesOfText(text)));
}

/** All of chance's answers that follow from a root; events are counted from 0. */
export class RootDice {
  readonly #root: Hmac;

  constructor(root: string) {
    this.#root = new Hmac(bytesOfHex(hashShape(root)));
  }

  /** The answer to a question, from its beginning whenever it is asked. */
  source(question: DiceQuestion): Random {
    return new Stream(this.#root, question);
  }

  setup(): Random {
    return this.source('setup');
  }

  event(number: number): Random {
    return this.source(`event ${number}`);
  }

  /**
   * Seed of the quick generator (src/random.ts) for a bot whose seat has made `number` moves, for
   * bots draw by the thousand: 32 bits as eight hex digits. Counted by the seat, so that the order
   * of answers among seats asked at once changes nothing.
   */
  bot(number: number): string {
    return this.source(`bot ${number}`).below(0x1_0000_0000).toString(16).padStart(8, '0');
  }
}

/** The same at one table. */
export class FairDice extends RootDice {
  constructor(secret: string, table: string, seeds: readonly string[]) {
    super(rootOf(secret, table, seeds));
  }
}

/**
 * The proof of a game: everything that its throws follow from, told when it is over. With it and
 * the record every throw can be checked without asking anybody.
 */

import type { HostChoices } from '../game.ts';
import {
  fields,
  isObject,
  listOf,
  oneOf,
  quote,
  type Read,
  Refusal,
  type Shape,
  whole,
} from '../shape.ts';
import {
  commitmentOf,
  FairDice,
  hashShape,
  secretShape,
  seedOfTable,
  seedShape,
  tableShape,
} from './fair.ts';
import { givenShape, MOST_SEATS, Pot, stepsShape } from './pot.ts';

/** Who gave a seed: the seat itself, or the table for a seat that gave none. */
export const GIVERS = ['seat', 'table'] as const;

export interface Seed {
  readonly seed: string;
  readonly by: (typeof GIVERS)[number];
}

/** Of the scheme gobelet-dice-1. */
export interface Proof1 {
  readonly proof: 1;
  readonly table: string;
  /** As it was published before anybody sat down. */
  readonly commitment: string;
  readonly secret: string;
  /** One for each seat, from seat 0 on. */
  readonly seeds: readonly Seed[];
  /** What people chose before the start and chance was therefore not asked for. */
  readonly named: HostChoices;
}

const named = fields({}, { first: whole(0, MOST_SEATS - 1) });

const proof1: Shape<Proof1> = fields({
  proof: oneOf([1]),
  table: tableShape,
  commitment: hashShape,
  secret: secretShape,
  seeds: listOf(fields({ seed: seedShape, by: oneOf(GIVERS) }), 1, MOST_SEATS),
  named,
});

/**
 * Of the scheme gobelet-dice-2, and of games that began under scheme 1 and went on with new dice
 * after a restore.
 */
const proof2 = fields(
  {
    proof: oneOf([2]),
    table: tableShape,
    /** As it was when the game started. */
    commitment: hashShape,
    secret: secretShape,
    seats: listOf(givenShape, 1, MOST_SEATS),
    named,
    /** What happened to the pot after the start. */
    steps: stepsShape,
  },
  {
    /** The scheme that the game began under, if it is not 2. */
    begun: oneOf([1]),
    /** Secrets that were put aside before the start, because a backup was put back. */
    earlier: listOf(
      fields({
        at: whole(0, Number.MAX_SAFE_INTEGER),
        restore: hashShape,
        commitment: hashShape,
        secret: secretShape,
      }),
      1,
      1000,
    ),
  },
);
export type Proof2 = Read<typeof proof2>;

export type Proof = Proof1 | Proof2;

/** Reads foreign JSON of either scheme. Throws a Refusal. */
export const readProof: Shape<Proof> = Object.assign(
  (json: unknown): Proof => {
    const scheme = isObject(json) && Object.hasOwn(json, 'proof') ? json['proof'] : 1;
    if (scheme !== 1 && scheme !== 2)
      throw new Refusal(`must be 1 or 2, not ${quote(scheme)}`, 'proof');
    return scheme === 2 ? proof2(json) : proof1(json);
  },
  { schema: { oneOf: [proof1.schema, proof2.schema] } },
);

/**
 * The proof of a table with this secret, and the seeds its seats gave; null is a seat that gave
 * none.
 */
export function makeProof(
  table: string,
  secret: string,
  given: readonly (string | null)[],
  named: HostChoices = {},
): Proof1 {
  const seeds = given.map(
    (seed, seat): Seed =>
      seed === null ? { seed: seedOfTable(secret, seat), by: 'table' } : { seed, by: 'seat' },
  );
  return { proof: 1, table, commitment: commitmentOf(secret), secret, seeds, named };
}

/** The dice of scheme 1. */
export function fairDiceOf({ secret, table, seeds }: Proof1): FairDice {
  return new FairDice(
    secret,
    table,
    seeds.map(({ seed }) => seed),
  );
}

/** The pot as it was when the game started. */
export function potOf(proof: Proof): Pot {
  const { table, secret } = proof;
  if (proof.proof === 1)
    return Pot.beginAsOne(
      table,
      secret,
      proof.seeds.map(({ seed, by }) => ({ type: by === 'seat' ? 'seed' : 'table', seed })),
    );
  return proof.begun === undefined
    ? Pot.begin(table, secret, proof.seats)
    : Pot.beginAsOne(table, secret, proof.seats);
}

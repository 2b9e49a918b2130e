// A second opinion on the rules, written apart from src/ and used only by tests:
// the few words every naive game here shares for reading untrusted values.

/**
 * Thrown for anything the rule sheet calls bad; any other error is a mistake in the referee itself.
 */
export class Refusal extends Error {}

export function refuse(why: string): never {
  throw new Refusal(why);
}

/** A JSON object as it was parsed. */
export type Fields = { [name: string]: unknown };

/** What a verdict tells about a game as it stands. */
export type Standing = { over: boolean; toMove: number[]; scores: number[]; winners: number[] };

/** A game under way: refuses what is not allowed. */
export type Opened = {
  play: (seat: number, event: Fields) => void;
  standing: () => Standing;
};

/** What each game's file has as `open`. */
export type Opens = (seats: number, options: Fields, setup: unknown) => Opened;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Has the object a field of exactly this name, written in the file? */
export function has(fields: Fields, name: string): boolean {
  return Object.keys(fields).includes(name);
}

/** Every required field is there, and no field that is neither required nor optional. */
export function exactFields(value: unknown, required: string[], optional: string[]): Fields {
  if (!isFields(value)) refuse('not an object');
  for (const name of required) {
    if (!has(value, name)) refuse(`missing field ${name}`);
  }
  for (const name of Object.keys(value)) {
    if (!required.includes(name) && !optional.includes(name)) refuse(`unknown field ${name}`);
  }
  return value;
}

/** A whole number from low to high. Minus zero is zero. */
export function whole(value: unknown, low: number, high: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) refuse('not a whole number');
  if (value < low || value > high) refuse('number out of range');
  return value === 0 ? 0 : value;
}

export function array(value: unknown): unknown[] {
  if (!Array.isArray(value)) refuse('not an array');
  return value;
}

/** Positions of dice: at least one, from 0 to highest, ascending, so none twice. */
export function positions(value: unknown, highest: number): number[] {
  const dice = array(value).map((die) => whole(die, 0, highest));
  if (dice.length === 0) refuse('no dice');
  for (let i = 1; i < dice.length; i++) {
    if (at(dice, i) <= at(dice, i - 1)) refuse('dice not ascending');
  }
  return dice;
}

/** The thing at an index that is known to be there. */
export function at<T>(things: T[], index: number): T {
  const thing = things[index];
  if (thing === undefined) throw new Error(`nothing at index ${index}`);
  return thing;
}

/** All seats, 0 to n-1. */
export function allSeats(seats: number): number[] {
  const all = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}

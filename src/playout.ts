/** Random games, as fast as the rules go: on codes and in place. */

import { draw } from './chance.ts';
import { countBits, type GameTypes, type Rules, type Seat } from './game.ts';
import type { Random } from './random.ts';

/** Told of everything that happens; the state is as it was before. */
export interface Witness<K extends GameTypes> {
  move(state: K['state'], seat: Seat, code: number): void;
  answer(state: K['state'], values: readonly number[]): void;
}

/**
 * A list for answers of each length, used again and again: making one longer or shorter would cost
 * more than the throw.
 */
const lists: number[][] = [];

/** Plays on at random until the game is over, changing the state. Returns the number of events. */
export function playout<K extends GameTypes>(
  rules: Rules<K>,
  state: K['state'],
  random: Random,
  witness?: Witness<K>,
): number {
  for (let events = 0; ; events++) {
    const awaited = rules.toMove(state);
    if (awaited === 0) return events;
    const seat = pickSeat(awaited, random);
    const { codes } = rules.legal(state, seat);
    const code = codes[codes.length === 1 ? 0 : random.below(codes.length)] as number;
    witness?.move(state, seat, code);
    rules.play(state, seat, code);
    const chance = rules.chance(state);
    if (chance === undefined) continue;
    const values = draw(chance, random, listFor(chance.draws));
    witness?.answer(state, values);
    rules.settle(state, values);
  }
}

function listFor(draws: number): number[] {
  while (lists.length <= draws) lists.push(new Array<number>(lists.length).fill(0));
  return lists[draws] as number[];
}

function pickSeat(awaited: number, random: Random): Seat {
  let bits = awaited;
  if ((bits & (bits - 1)) !== 0)
    for (let skip = random.below(countBits(bits)); skip > 0; skip--) bits &= bits - 1;
  return 31 - Math.clz32(bits & -bits);
}

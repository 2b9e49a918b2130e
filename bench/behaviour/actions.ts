/**
 * What a client may do that is legal, and how one sequence of it is made out of another. Data only:
 * nothing here talks to a server.
 */

import type { Random } from '../../src/random.ts';

/**
 * What is done, by which of the two persons of the sequence, at which of the world's tables, and a
 * number to choose with.
 */
export interface Action {
  readonly type: (typeof ACTIONS)[number];
  readonly who: number;
  readonly table: number;
  readonly pick: number;
}

export const ACTIONS = [
  'connect',
  'close',
  'ping',
  'watch',
  'watch-again',
  'unwatch',
  'log',
  'review',
  'sit',
  'stand',
  'swap',
  'bot',
  'remove',
  'host',
  'set',
  'seed',
  'colour',
  'start',
  'play',
  'return',
  'rematch',
  'say',
  'react',
  'mute',
  'open',
  'rename',
  'who-am-i',
  'my-tables',
  'my-dice',
  'all-dice',
  'public-tables',
  'table-by-http',
  'record',
  'proof',
  'daily',
  'guest',
] as const;

export const PERSONS = 2;
/** Actions of one sequence. */
export const LONGEST = 16;

export function randomAction(random: Random, tables: number): Action {
  return {
    type: ACTIONS[random.below(ACTIONS.length)] as Action['type'],
    who: random.below(PERSONS),
    table: random.below(tables),
    pick: random.below(1000),
  };
}

export function randomSequence(random: Random, tables: number): readonly Action[] {
  return Array.from({ length: 1 + random.below(LONGEST) }, () => randomAction(random, tables));
}

/**
 * A child of one that was dear, or of two: something repeated, left out, changed, put in, or the
 * end of another.
 */
export function mutated(
  parent: readonly Action[],
  other: readonly Action[],
  random: Random,
  tables: number,
): readonly Action[] {
  const at = random.below(parent.length);
  const chosen = parent[at] as Action;
  const before = parent.slice(0, at);
  const after = parent.slice(at + 1);
  const child = (): readonly Action[] => {
    switch (random.below(6)) {
      case 0:
        return [...before, ...new Array<Action>(2 + random.below(8)).fill(chosen), ...after];
      case 1:
        return [...before, ...after];
      case 2:
        return [...before, { ...chosen, pick: random.below(1000) }, ...after];
      case 3:
        return [...before, chosen, randomAction(random, tables), ...after];
      case 4:
        return [...before, { ...chosen, table: random.below(tables) }, ...after];
      default:
        return [...before, ...other.slice(random.below(other.length))];
    }
  };
  const made = child().slice(0, LONGEST);
  return made.length === 0 ? [chosen] : made;
}

/** In a line: "0 watch long-next ×3, 1 say busy-next". */
export function describe(sequence: readonly Action[], tables: readonly string[]): string {
  const parts: { text: string; times: number }[] = [];
  for (const { type, who, table } of sequence) {
    const text = NOWHERE.has(type) ? `${who} ${type}` : `${who} ${type} ${tables[table]}`;
    const last = parts.at(-1);
    if (last?.text === text) last.times++;
    else parts.push({ text, times: 1 });
  }
  return parts.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`)).join(', ');
}

/** Not at a table. */
const NOWHERE: ReadonlySet<Action['type']> = new Set([
  'connect',
  'close',
  'ping',
  'open',
  'rename',
  'who-am-i',
  'my-tables',
  'my-dice',
  'all-dice',
  'public-tables',
  'daily',
  'guest',
]);

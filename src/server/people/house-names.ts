/**
 * Names that the game itself uses at a table: what a client calls whoever looks ("You"), and the
 * bots of a terminal ("Bot 2"). Somebody with such a name would make a log unreadable for everybody
 * else. First names that the page gives to bots are nobody's own: people may have them, and the
 * bots give way (src/web/stage/people/seating.ts).
 */

import { skeleton } from './lookalike.ts';

/**
 * Oneself in every language; test/identity/names.test.ts compares them with the words of the
 * clients.
 */
const ONESELF: ReadonlySet<string> = new Set(
  ['You', 'Toi', 'Du', 'Tú', 'Jij', 'Dig', 'Ты'].map(skeleton),
);
const BOTS: ReadonlySet<string> = new Set(['Bot', 'Robot', 'Бот'].map(skeleton));
/** The number of a seat at the end. */
const NUMBER = /[^\p{L}\p{N}]*\p{N}+[^\p{L}\p{N}]*$/u;

export function isOfTheHouse(name: string): boolean {
  if (ONESELF.has(skeleton(name))) return true;
  return NUMBER.test(name) && BOTS.has(skeleton(name.replace(NUMBER, '')));
}

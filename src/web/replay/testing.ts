/** What the tests of replays stand on: films of the recorded games. */

import { games } from '../local/testing.ts';
import type { Film } from './film.ts';
import { readLines, readRecords } from './records.ts';

const texts = import.meta.glob<string>('../../games/*/records/*.jsonl', { query: '?raw', import: 'default', eager: true });

/** filmOf('next/whole-game-for-three') */
export function filmOf(name: string): Film {
  const text = texts[`../../games/${name.replace('/', '/records/')}.jsonl`];
  const [first] = readRecords(readLines(new TextEncoder().encode(text)), games).found;
  if (first === undefined) throw new Error(`there is no record ${name}`);
  return first.film;
}

/** What the tests of replays stand on: timelines of the recorded games. */

import { games } from '../../sources/local/testing.ts';
import { readLines, readRecords } from './records.ts';
import type { Timeline } from './timeline.ts';

const texts = import.meta.glob<string>('../../../games/*/records/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** timelineOf('next/whole-game-for-three') */
export function timelineOf(name: string): Timeline {
  const text = texts[`../../../games/${name.replace('/', '/records/')}.jsonl`];
  const [first] = readRecords(readLines(new TextEncoder().encode(text)), games).found;
  if (first === undefined) throw new Error(`there is no record ${name}`);
  return first.timeline;
}

/**
 * node bench/replay.ts GAME: replays recorded random games from bytes on one core; prints events a
 * second as JSON.
 */

import { games } from '../src/games/index.ts';
import { Lines } from '../src/record/lines.ts';
import { Replay } from '../src/record/replay.ts';
import { recordedGames } from '../test/support/recorded.ts';

const game = games.find(({ id }) => id === process.argv[2]);
if (game === undefined) throw new Error('node bench/replay.ts GAME');

const CHUNK = 1 << 18;
const file = new TextEncoder().encode(
  [...recordedGames(game, 400, 'bench')].map((lines) => `${lines.join('\n')}\n`).join(''),
);

function replayOnce(): number {
  let events = 0;
  const lines = new Lines();
  const replay = new Replay(games, (verdict) => {
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
    events += verdict.events;
  });
  for (let at = 0; at < file.length; at += CHUNK)
    for (const line of lines.push(file.subarray(at, at + CHUNK))) replay.line(line);
  for (const line of lines.end()) replay.line(line);
  replay.end();
  return events;
}

function replayFor(seconds: number): number {
  const begin = performance.now();
  let events = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    events += replayOnce();
    elapsed = (performance.now() - begin) / 1000;
  }
  return events / elapsed;
}

replayFor(1);
console.log(JSON.stringify({ movesPerSecond: Math.round(replayFor(3)) }));

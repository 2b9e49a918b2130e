/**
 * node test/support/branches.ts GAME: which branches of a game's rules the replay of its corpus
 * never reaches, as a JSON list. Counted by V8 itself, in a process of its own, on the source as it
 * is. What replaying has no use for is not counted: views, imagination, copies and whatever only
 * writes records or deals.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { games } from '../../src/games/index.ts';
import { judge } from './judge.ts';

const UNREPLAYED =
  /^(show|imagine|copy|decode|answer|lots|deal|refusal|view|waiting|moves|chipOn|spell|cardsOf)$/;
const [id = ''] = process.argv.slice(2);
const folder = new URL(`../../src/games/${id}/`, import.meta.url);
/** A finished game is never asked for its moves; a move read from a record always has a code. */
const EXCUSED = ["case 'over':", 'return offer([])', '-1'];
const FILES = [
  'rules.ts',
  'moves.ts',
  'state.ts',
  'setup.ts',
  'cards.ts',
  'objectives.ts',
  'board.ts',
];

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
for (const name of readdirSync(new URL('records/', folder))) {
  if (name.endsWith('.jsonl')) judge(readFileSync(new URL(`records/${name}`, folder)));
}
const { result } = await session.post('Profiler.takePreciseCoverage');

const missed = result
  .filter(({ url }) => url.startsWith(folder.href) && FILES.includes(url.slice(folder.href.length)))
  .flatMap((script) => missedIn(script));
console.log(JSON.stringify(games.some((game) => game.id === id) ? missed : [`no game ${id}`]));

function missedIn({ url, functions }: Profiler.ScriptCoverage): readonly string[] {
  const source = readFileSync(new URL(url), 'utf8');
  return functions
    .filter(({ functionName }) => !UNREPLAYED.test(functionName))
    .flatMap(({ ranges, functionName }) =>
      ranges
        .filter(({ count }) => count === 0)
        .map(({ startOffset, endOffset }) => ({
          functionName,
          startOffset,
          text: source.slice(startOffset, endOffset),
        }))
        .filter(
          ({ text }) => text.trim() !== '' && !EXCUSED.some((excused) => text.includes(excused)),
        ),
    )
    .map(({ functionName, startOffset, text }) => {
      const line = source.slice(0, startOffset).split('\n').length;
      return `${url.slice(folder.href.length)}:${line} ${functionName}: ${text.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
    });
}

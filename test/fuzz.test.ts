/**
 * Spoilt records: none may crash or hang the replay, and none may be accepted, or refused,
 * otherwise than by a referee that was written apart (test/referee). FUZZ=1000000 npm test -- fuzz
 * runs more.
 */

import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import type { RecordVerdict } from '../src/record/record.ts';
import { referee } from './referee/referee.ts';
import { repeatable, seedFor } from './support/chance.ts';
import { judge, linesOf, rewrite } from './support/judge.ts';
import { mutate } from './support/mutate.ts';
import { recordedGames } from './support/recorded.ts';

const RECORDS = Number(process.env['FUZZ'] ?? 100_000);
const LONGEST = 60;
const decoder = new TextDecoder();

/** What two referees must agree on: everything but the words of an error. */
function essence(verdict: RecordVerdict): string {
  return JSON.stringify(verdict.ok ? verdict : { ok: false, line: verdict.line });
}

function fail(why: string): never {
  throw repeatable(new Error(why));
}

/** The ends of long games matter as much as their beginnings, so some records are whole. */
function sources(game: AnyGame): readonly (readonly string[])[] {
  const random = new Seeded(seedFor(`lengths of ${game.id}`));
  return [...recordedGames(game, 400, seedFor('fuzz'))].map((lines) =>
    random.below(12) === 0
      ? lines
      : lines.slice(0, 2 + random.below(Math.min(LONGEST, lines.length))),
  );
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it(`${Math.ceil(RECORDS / games.length)} spoilt records are judged as the second referee judges them`, {
    timeout: 3_600_000,
  }, () => {
    const random = new Seeded(seedFor(`fuzz of ${game.id}`));
    const records = sources(game);
    let accepted = 0;
    for (let number = 0; number < RECORDS / games.length; number++) {
      const { bytes, how } = mutate(records[number % records.length] as readonly string[], random);
      const verdicts = judge(bytes);
      const ours = verdicts.map(essence).join('\n');
      const theirs = referee(bytes).map(essence).join('\n');
      if (ours !== theirs)
        fail(
          `number ${number} (${how.join(', ')})\nours:   ${ours}\ntheirs: ${theirs}\n${decoder.decode(bytes)}`,
        );
      for (const verdict of verdicts) {
        if (!verdict.ok) continue;
        accepted++;
        const written = rewrite(linesOf(bytes), verdict);
        const again = judge(new TextEncoder().encode(written)).map(essence).join('\n');
        if (again !== essence({ ...verdict, line: 1 }))
          fail(`written and replayed it became ${again}, was ${essence(verdict)}\n${written}`);
      }
    }
    // Both kinds must occur, or the comparison would compare nothing.
    expect(accepted).toBeGreaterThan(RECORDS / games.length / 20);
    expect(accepted).toBeLessThan(RECORDS / games.length / 1.2);
  });
});

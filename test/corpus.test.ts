/**
 * The recorded games of every game's folder: each file is named after what it shows, expected.json
 * says what replaying it gives.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import type { RecordVerdict } from '../src/record/record.ts';
import { referee } from './referee/referee.ts';
import { judge } from './support/judge.ts';

const essence = (verdict: RecordVerdict): object =>
  verdict.ok ? verdict : { ok: false, line: verdict.line };

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const folder = new URL(`../src/games/${id}/records/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Record<
    string,
    readonly object[]
  >;

  it('expects something of every record, and has every record it expects', () => {
    expect(Object.keys(expected).sort()).toEqual([...files].sort());
  });

  it.each(files)('%s', (name) => {
    const bytes = readFileSync(new URL(name, folder));
    expect(judge(bytes).map(essence)).toEqual(expected[name]);
    expect(referee(bytes).map(essence), 'the second referee').toEqual(expected[name]);
    expect(
      judge(bytes).some(({ ok }) => !ok),
      'a bad record is named so',
    ).toBe(/^refused-|bad-/.test(name));
  });

  it('reaches every branch of the rules', () => {
    const measure = fileURLToPath(new URL('support/branches.ts', import.meta.url));
    const missed = JSON.parse(
      execFileSync(process.execPath, [measure, id], { encoding: 'utf8' }),
    ) as readonly string[];
    expect(missed).toEqual([]);
  });
});

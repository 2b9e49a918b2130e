/** Whether one database is whole, as far as it can be seen without reading journals. */

import type { Link } from './link.ts';

/** Each gives one number, which is 0 unless something is wrong. */
const FAULTS: readonly (readonly [what: string, sql: string])[] = [
  [
    'entries that belong to no journal',
    `SELECT count(*) FROM gobelet.entries e
      WHERE NOT EXISTS (SELECT FROM gobelet.journals j WHERE j.key = e.journal AND e.n < j.length)`,
  ],
  [
    'tables without a journal',
    `SELECT count(*) FROM gobelet.tables t
      WHERE NOT EXISTS (SELECT FROM gobelet.journals j WHERE j.key = t.key)`,
  ],
  [
    'journals without a table',
    `SELECT count(*) FROM gobelet.journals j
      WHERE NOT EXISTS (SELECT FROM gobelet.tables t WHERE t.key = j.key)`,
  ],
  [
    'lines of the index that persons should find and do not, or find and should not',
    `SELECT count(*) FROM gobelet.people p FULL JOIN (
        SELECT DISTINCT t.key, t.changed, person FROM gobelet.tables t, unnest(t.people) AS person
      ) t ON t.key = p.key AND t.changed = p.changed AND t.person = p.person
      WHERE p.key IS NULL OR t.key IS NULL`,
  ],
  [
    'triggers missing that keep entries as they are',
    `SELECT count(*) FROM pg_class c WHERE c.oid IN (
        SELECT inhrelid FROM pg_inherits WHERE inhparent = 'gobelet.entries'::regclass
        UNION SELECT 'gobelet.entries'::regclass)
      AND NOT EXISTS (SELECT FROM pg_trigger g
        WHERE g.tgrelid = c.oid AND g.tgname = 'stay' AND g.tgenabled = 'O')`,
  ],
];

export async function faultsIn(link: Link, number: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, sql] of FAULTS) {
    const [row] = await link.ask<[number]>(sql);
    if (row?.[0] !== 0) faults.push(`${link.name} is damaged: ${row?.[0]} ${what}`);
  }
  const [lost] = await link.ask<[number]>(
    number === 0
      ? `SELECT count(*) FROM gobelet.tables t
          WHERE NOT EXISTS (SELECT FROM gobelet.places p WHERE p.id = t.id AND p.number = 0)`
      : 'SELECT 0::bigint',
  );
  if (lost?.[0] !== 0) faults.push(`${link.name} is damaged: ${lost?.[0]} tables without a place`);
  return faults;
}

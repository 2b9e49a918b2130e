/**
 * Which databases a store consists of. Each has an identity of its own, and says to which directory
 * it belongs; the directory knows all of them. So a process that was not told of one is refused,
 * however the others are named, and no database is ever taken for another.
 */

import { StoreFailure } from '../../../tables/store.ts';
import type { Asking, Link } from './link.ts';
import type { House } from './schema.ts';

const LOCK = 'SELECT pg_advisory_xact_lock(1198481004, 3)';
const ALL = 'SELECT number, identity::text, name FROM gobelet.databases ORDER BY number';

interface Known {
  readonly number: number;
  readonly identity: string;
  readonly name: string;
}

export interface Member {
  readonly link: Link;
  readonly house: House;
}

/**
 * The numbers of the databases, by identity. Those that are new are added. Rejects with a
 * StoreFailure if one is missing, or belongs to another store.
 */
export async function register(
  directory: Member,
  journals: readonly Member[],
): Promise<ReadonlyMap<string, number>> {
  const { identity, directory: owner } = directory.house;
  if (owner !== null && owner !== identity)
    throw new StoreFailure(
      'broken',
      `${directory.link.name} has journals of another store: it can't be a directory`,
    );
  for (const { link, house } of journals) checkOwner(link, house, identity);
  return directory.link.transaction('read write', async (within) => {
    await within.ask(LOCK);
    await within.ask('UPDATE gobelet.house SET directory = identity');
    const known = await allIn(within);
    const named = [directory, ...journals];
    const missing = known.filter((one) =>
      named.every(({ house }) => house.identity !== one.identity),
    );
    if (missing.length > 0) throw lacks(directory.link, missing);
    const numbers = new Map(known.map(({ identity: one, number }) => [one, number]));
    for (const { link, house } of named) {
      if (numbers.has(house.identity)) continue;
      // first in the new one: if we end here, it is named again the next time
      if (link !== directory.link)
        await link.write('UPDATE gobelet.house SET directory = $1', [identity]);
      const number = numbers.size;
      await within.ask('INSERT INTO gobelet.databases VALUES ($1, $2, $3)', [
        number,
        house.identity,
        link.name,
      ]);
      numbers.set(house.identity, number);
    }
    return numbers;
  });
}

function checkOwner(link: Link, { identity, directory }: House, ours: string): void {
  if (identity === ours || directory === null || directory === ours) return;
  const whose = directory === identity ? 'is the directory of a store' : 'belongs to another store';
  throw new StoreFailure('broken', `${link.name} ${whose}: it can't have journals of this one`);
}

/** Rejects with a StoreFailure if a database has been added that this process does not know. */
export async function checkKnown(link: Link, numbers: ReadonlySet<number>): Promise<void> {
  const missing = (await allIn(link)).filter(({ number }) => !numbers.has(number));
  if (missing.length > 0) throw lacks(link, missing);
}

/** The numbers and identities of all databases. Rejects with a StoreFailure if one is missing. */
export async function numbersIn(
  link: Link,
  identities: ReadonlySet<string>,
): Promise<readonly (readonly [number: number, identity: string])[]> {
  const known = await allIn(link);
  const missing = known.filter(({ identity }) => !identities.has(identity));
  if (missing.length > 0) throw lacks(link, missing);
  return known.map(({ number, identity }) => [number, identity]);
}

async function allIn(asking: Asking): Promise<readonly Known[]> {
  const rows = await asking.ask<[number, string, string]>(ALL);
  return rows.map(([number, identity, name]) => ({ number, identity, name }));
}

function lacks(link: Link, missing: readonly Known[]): StoreFailure {
  const names = missing.map(({ name, identity }) => `${name} (${identity})`).join(', ');
  return new StoreFailure(
    'broken',
    `${link.name} has tables in databases that are not named: ${names}; name each with --journals`,
  );
}

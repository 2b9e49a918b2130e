/** Opens a store in PostgreSQL: one database, or a directory and databases of journals. */

import { StoreFailure } from '../../../tables/store.ts';
import { DirectoryDatabase } from './directory.ts';
import { AT_ONCE } from './gathering.ts';
import { JournalDatabase } from './journals.ts';
import { Link } from './link.ts';
import { Places } from './places.ts';
import { type Member, register } from './registry.ts';
import { prepare } from './schema.ts';
import { PostgresStore } from './store.ts';

export interface PostgresOptions {
  /** How long an answer is waited for, in milliseconds. */
  readonly patience?: number;
  /** How many appends go into one commit at most. */
  readonly most?: number;
  /** Connections for questions, for each database. */
  readonly connections?: number;
}

const PATIENCE = 10_000;
/** To bring a large database up to date takes its time. */
const OPENING = 120_000;
const MOST = 512;
const CONNECTIONS = 4;

/**
 * The addresses are of the directory, and of the databases that get new tables: the directory itself
 * if none is named. Rejects with a StoreFailure.
 */
export async function openPostgres(
  directory: string,
  journals: readonly string[] = [],
  options: PostgresOptions = {},
): Promise<PostgresStore> {
  const { patience = PATIENCE, most = MOST, connections = CONNECTIONS } = options;
  const [home = 0, ...named] = await numbered(directory, journals);
  const linkTo = (url: string, count: number): Link =>
    new Link(url, { patience, connections: count });
  const link = linkTo(directory, connections);
  const others = journals.flatMap((url, index) => {
    const number = named[index] ?? home;
    return number === home
      ? []
      : [new JournalDatabase(number, linkTo(url, connections), linkTo(url, AT_ONCE), most)];
  });
  const all = [new JournalDatabase(home, link, linkTo(directory, AT_ONCE), most), ...others];
  return new PostgresStore({
    link,
    directory: new DirectoryDatabase(link),
    databases: new Map(all.map((one) => [one.number, one])),
    places: others.length === 0 ? undefined : new Places(link, named),
  });
}

/** Which database of the store each is, the directory first; all are brought up to date. */
async function numbered(
  directory: string,
  journals: readonly string[],
): Promise<readonly number[]> {
  const members: Member[] = [];
  const links: Link[] = [];
  try {
    for (const url of [directory, ...journals]) {
      const link = new Link(url, { patience: OPENING, connections: 1 });
      links.push(link);
      const house = await prepare(link);
      if (members.slice(1).some((other) => other.house.identity === house.identity))
        throw new StoreFailure('broken', `${link.name} is named twice`);
      members.push({ link, house });
    }
    const [home, ...others] = members;
    if (home === undefined) throw new Error('a store needs a directory');
    const numbers = await register(home, others);
    return members.map(({ house }) => numbers.get(house.identity) ?? 0);
  } finally {
    await Promise.all(links.map((link) => link.close()));
  }
}

/** Opens a store in PostgreSQL: one database, or a directory and databases of journals. */

import { StoreFailure } from '../../../tables/store.ts';
import { DirectoryDatabase } from './directory.ts';
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
  const links: Link[] = [];
  const linkTo = (url: string, count: number): Link => {
    const link = new Link(url, { patience, connections: count });
    links.push(link);
    return link;
  };
  try {
    const first = linkTo(directory, connections);
    const home: Member = { link: first, house: await prepare(first) };
    const named: (Member & { url: string })[] = [];
    for (const url of journals) {
      const link = linkTo(url, connections);
      const house = await prepare(link);
      if (named.some((other) => other.house.identity === house.identity))
        throw new StoreFailure('broken', `${link.name} is named twice`);
      named.push({ url, link, house });
    }
    const numbers = await register(home, named);
    const isHome = ({ house }: Member): boolean => house.identity === home.house.identity;
    const others = named.filter((member) => !isHome(member));
    const database = (url: string, { link, house }: Member): JournalDatabase =>
      new JournalDatabase(numbers.get(house.identity) ?? 0, link, linkTo(url, 1), most);
    const all = [
      database(directory, home),
      ...others.map((member) => database(member.url, member)),
    ];
    const open = named.map(({ house }) => numbers.get(house.identity) ?? 0);
    const store = new PostgresStore({
      link: first,
      directory: new DirectoryDatabase(first),
      databases: new Map(all.map((one) => [one.number, one])),
      places: others.length === 0 ? undefined : new Places(first, open),
    });
    // the directory may have been named among the journals, by a link of its own
    await Promise.all(named.filter(isHome).map(({ link }) => link.close()));
    return store;
  } catch (error) {
    await Promise.all(links.map((link) => link.close()));
    throw error;
  }
}

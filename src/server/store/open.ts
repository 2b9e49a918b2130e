/** Opens the store that somebody has named: a folder with one SQLite file, or PostgreSQL. */

import { type ServerStore, StoreFailure } from '../../tables/store.ts';
import { databaseIn, dataFolder } from './place.ts';
import { openSqlite } from './sqlite.ts';

/** Where a store is, as somebody has named it. */
export interface StoreNames {
  /** The address of a PostgreSQL; without it everything is in the folder. */
  readonly store?: string | undefined;
  /** Databases of journals beside it, separated by spaces. */
  readonly journals?: string | undefined;
  readonly data?: string | undefined;
}

export type StorePlace =
  | { readonly kind: 'sqlite'; readonly folder: string; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly journals: readonly string[] };

/** Throws a StoreFailure that does not repeat what was named: there may be a password in it. */
export function placeOf({ store, journals, data }: StoreNames): StorePlace {
  const others = (journals ?? '').split(/\s+/).filter((url) => url !== '');
  if (store === undefined || store === '') {
    if (others.length > 0)
      throw new StoreFailure(
        'broken',
        'databases of journals need a directory: name it with --store',
      );
    const folder = dataFolder(data);
    return { kind: 'sqlite', folder, file: databaseIn(folder) };
  }
  if (!isPostgres(store))
    throw new StoreFailure(
      'broken',
      '--store is the address of a PostgreSQL: postgres://user@host/name',
    );
  return { kind: 'postgres', url: store, journals: others };
}

/** What was named on the command line, and for the rest what the environment says. */
export function namedPlace(names: StoreNames): StorePlace {
  const { GOBELET_STORE: store, GOBELET_JOURNALS: journals } = process.env;
  // a folder that was named is meant, whatever the environment says
  if (names.store === undefined && names.data !== undefined) return placeOf(names);
  return placeOf({ store, journals, ...definedOf(names) });
}

function definedOf(names: StoreNames): StoreNames {
  return Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
}

export function isPostgres(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

/** Rejects with a StoreFailure. */
export async function openStore(place: StorePlace): Promise<ServerStore> {
  if (place.kind === 'sqlite') return openSqlite(place.file);
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(place.url, place.journals);
}

/** What a place is called towards people, without secrets. */
export function namePlace(place: StorePlace): string {
  if (place.kind === 'sqlite') return place.folder;
  const { host, pathname } = new URL(place.url);
  return `postgres://${host}${pathname}`;
}

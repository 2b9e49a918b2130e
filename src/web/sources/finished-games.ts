/**
 * Finished games of one's own, on this device and on the server, those changed last first. Where
 * neither answers there are none.
 */

import type { Route } from '../shell/route.ts';
import { api, token } from './online/me.ts';

export interface Own {
  readonly to: Extract<Route, { readonly table: string }>;
  readonly game: string;
  readonly seats: number;
  readonly changed: number;
}

export async function ownGames(): Promise<readonly Own[]> {
  const found = await Promise.all([localGames().catch(() => []), serverGames().catch(() => [])]);
  return found.flat().toSorted((one, other) => other.changed - one.changed);
}

async function localGames(): Promise<readonly Own[]> {
  const { localTables } = await import('./local/the-local-tables.ts');
  const tables = await (await localTables()).tables();
  return tables
    .filter(({ status }) => status === 'over')
    .map(({ table, game, sitters, changed }) => ({
      to: { type: 'replay-here', table },
      game,
      seats: sitters.length,
      changed,
    }));
}

async function serverGames(): Promise<readonly Own[]> {
  if (token.value === undefined) return [];
  return (await api.myTables(token.value))
    .filter(({ status }) => status === 'over')
    .map(({ table, game, seats, changed }) => ({
      to: { type: 'replay-table', table },
      game,
      seats,
      changed,
    }));
}

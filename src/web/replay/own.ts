/** Finished games of one's own, on this device and on the server, those changed last first. Where neither answers there are none. */

import type { Route } from '../app/route.ts';
import { api, token } from '../online/me.ts';

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
  const { theHouse } = await import('../local/the-house.ts');
  const tables = await (await theHouse()).tables();
  return tables
    .filter(({ status }) => status === 'over')
    .map(({ table, game, sitters, changed }) => ({ to: { at: 'replay-here', table }, game, seats: sitters.length, changed }));
}

async function serverGames(): Promise<readonly Own[]> {
  if (token.value === undefined) return [];
  return (await api.myTables(token.value))
    .filter(({ status }) => status === 'over')
    .map(({ table, game, seats, changed }) => ({ to: { at: 'replay-table', table }, game, seats, changed }));
}

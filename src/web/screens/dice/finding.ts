/**
 * Where the dice come from: one table's record, the tables of this device, the totals of the
 * server.
 */

import { countRecord } from '../../../tally/count.ts';
import { addTallies, type Tally } from '../../../tally/tally.ts';
import { loadBoard } from '../../shell/games.ts';
import { api, token, withToken } from '../../sources/online/me.ts';

export const SCOPES = ['table', 'me', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Place {
  readonly table: string;
  readonly isOnline: boolean;
}

export interface Found {
  readonly games: number;
  readonly dice: Tally;
  /** Of one table: the game that was played there. */
  readonly game?: string;
  /** The server was asked and did not answer: only what is here was counted. */
  readonly isDeviceOnly?: boolean;
}

/** Rejects where what is asked for can't be had. */
export function findDice(scope: Scope, place: Place | undefined): Promise<Found> {
  if (scope === 'table' && place !== undefined) return diceOfTable(place);
  return scope === 'all' ? api.dice() : myDice();
}

async function diceOfTable({ table, isOnline }: Place): Promise<Found> {
  const record = isOnline
    ? await withToken((mine) => api.record(mine, table))
    : await localRecord(table);
  const { game } = JSON.parse(record.slice(0, record.indexOf('\n'))) as { readonly game: string };
  const { rules } = await loadBoard(game);
  return { games: 1, game, dice: addTallies(countRecord(record.split('\n'), [rules])) };
}

async function localRecord(table: string): Promise<string> {
  const { localTables } = await import('../../sources/local/the-local-tables.ts');
  return (await localTables()).record(table);
}

/** Bots throw too, but not for me. On a device that is passed around, whoever sits at it is me. */
async function myDice(): Promise<Found> {
  const [here, online] = await Promise.all([deviceDice(), serverDice()]);
  if (online === 'unreachable') return { ...here, isDeviceOnly: true };
  return { games: here.games + online.games, dice: addTallies(here.dice, online.dice) };
}

async function serverDice(): Promise<Found | 'unreachable'> {
  if (token.value === undefined) return { games: 0, dice: [] };
  return api.dice(token.value).catch(() => 'unreachable');
}

async function deviceDice(): Promise<Found> {
  const [{ localTables }, { diceOf }] = await Promise.all([
    import('../../sources/local/the-local-tables.ts'),
    import('../../../tables/tallying.ts'),
  ]);
  const tallies = await (await localTables()).tallies();
  return {
    games: tallies.length,
    dice: addTallies(...tallies.map((tally) => diceOf(tally, (person) => person !== null))),
  };
}

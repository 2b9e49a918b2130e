/**
 * The one house of this page: opened when first needed, with the rules of whatever game is played
 * in it.
 */

import { loadBoard } from '../../shell/games.ts';
import { type LocalTables, openHouse } from './local-tables.ts';

let house: Promise<LocalTables> | undefined;

export function localTables(): Promise<LocalTables> {
  house ??= openHouse(async (game) => (await loadBoard(game)).rules);
  return house;
}

/** The one house of this page: opened when first needed, with the rules of whatever game is played in it. */

import { loadBoard } from '../app/games.ts';
import { type House, openHouse } from './house.ts';

let house: Promise<House> | undefined;

export function theHouse(): Promise<House> {
  house ??= openHouse(async (game) => (await loadBoard(game)).rules);
  return house;
}

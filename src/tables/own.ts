/**
 * Things of one's own: around one device people may throw real dice and play with the real cards, and the page is told what they
 * showed. Only tables of a device can be opened so; at every other table chance is the table's, and a move never carries its answer.
 */

import type { AnyGame, Kinds, Seat } from '../game.ts';
import { oneOf, type Read } from '../shape.ts';
import type { OnlineTable } from './online-table.ts';

export const OWN = ['dice', 'dice-and-cards'] as const;
export const own = oneOf(OWN);
export type Own = Read<typeof own>;

/** Whether chance's answer to a move of this type is seen by the players, or comes from the table: a throw shows faces, a draw a card. */
export function isSeen(game: AnyGame, own: Own | undefined, type: string): boolean {
  const answer = (game.events as Readonly<Record<string, { readonly answer?: object }>>)[type]?.answer;
  if (own === undefined || answer === undefined) return false;
  return own === 'dice-and-cards' || Object.hasOwn(answer, 'faces');
}

/** The place at which this move turns up a real card. */
export function turnsUp({ table, opening }: OnlineTable, seat: Seat, move: Kinds['move']): number | undefined {
  return opening.own === 'dice-and-cards' ? table?.turnsUp(seat, move) : undefined;
}

/** Whether somebody must say what really happened before this move is played. */
export function needsSeeing(table: OnlineTable, seat: Seat, move: Kinds['move']): boolean {
  return isSeen(table.game, table.opening.own, move.type) || turnsUp(table, seat, move) !== undefined;
}

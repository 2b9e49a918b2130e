/**
 * Things of one's own: around one device people may throw real dice and play with the real cards,
 * and the page is told what they showed. Only tables of a device can be opened so; at every other
 * table chance is the table's, and a move never carries its answer.
 */

import type { AnyGame, GameTypes, Seat } from '../../game.ts';
import type { GameSoFar } from '../../game-in-progress.ts';
import { oneOf, type Read } from '../../shape.ts';

export const OWN = ['dice', 'dice-and-cards'] as const;
export const own = oneOf(OWN);
export type Own = Read<typeof own>;

/**
 * A move that a bot has chosen and that is not played before somebody has thrown the dice for it.
 */
export interface BotWaits {
  readonly seat: Seat;
  readonly move: GameTypes['move'];
}

/** What is real at a table, as its opening says: chosen once, when the table is loaded. */
export interface OwnThings {
  /**
   * Whether chance's answer to a move of this type is seen by the players, or comes from the table:
   * a throw shows faces, a draw a card.
   */
  isSeen(type: string): boolean;
  /** The place at which this move turns up a real card. */
  turnsUp(game: GameSoFar | undefined, seat: Seat, move: GameTypes['move']): number | undefined;
  /** Whether somebody must say what really happened before this move is played. */
  needsSeeing(game: GameSoFar | undefined, seat: Seat, move: GameTypes['move']): boolean;
}

const NOTHING_REAL: OwnThings = {
  isSeen: () => false,
  turnsUp: () => undefined,
  needsSeeing: () => false,
};

export function ownThingsOf({ events }: AnyGame, own: Own | undefined): OwnThings {
  if (own === undefined) return NOTHING_REAL;
  const answers = events as Readonly<Record<string, { readonly answer?: object }>>;
  const hasCards = own === 'dice-and-cards';
  const isSeen = (type: string): boolean => {
    const answer = answers[type]?.answer;
    return answer !== undefined && (hasCards || Object.hasOwn(answer, 'faces'));
  };
  const turnsUp: OwnThings['turnsUp'] = (game, seat, move) =>
    hasCards ? game?.turnsUp(seat, move) : undefined;
  return {
    isSeen,
    turnsUp,
    needsSeeing: (game, seat, move) => isSeen(move.type) || turnsUp(game, seat, move) !== undefined,
  };
}

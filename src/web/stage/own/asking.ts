/**
 * What the players are asked to look at on the real table: how dice fell that a move throws, or
 * which card showed.
 */

import { DeedRefused } from '../../../client/following.ts';
import type { CommonView, GameTypes, Seat } from '../../../game.ts';
import type { BotWaits } from '../../../tables/fold/own.ts';
import type { Revealed } from '../../../tables/fold/own-deeds.ts';
import type { Board, Moment, Throwing } from '../../kit/contracts/board.ts';
import type { OwnCards, SeenCard } from '../../kit/contracts/own-cards.ts';

export interface Asking {
  /** Another one is another question. */
  readonly key: string;
  readonly seat: Seat;
  readonly move: GameTypes['move'];
  readonly throwing: Throwing | undefined;
  readonly card: SeenCard | undefined;
  /** A bot has chosen the move, and somebody throws for it. */
  readonly isBot: boolean;
  /** There is something else that could be done instead. */
  readonly mayGoBack: boolean;
}

/** A move that was chosen, at this step. */
export interface Chosen {
  readonly n: number;
  readonly move: GameTypes['move'];
}

interface Situation {
  readonly board: Board;
  readonly cards: OwnCards | undefined;
  readonly moment: Moment;
  readonly chosen: Chosen | undefined;
  readonly waits: BotWaits | undefined;
}

export function askingOf(situation: Situation): Asking | undefined {
  const { moment, chosen, waits } = situation;
  const { view, actor, moves, n } = moment;
  if (moment.isMoving || moment.isSending) return undefined;
  if (waits !== undefined && view.toMove.includes(waits.seat))
    return asked(situation, waits.seat, waits.move, { isBot: true, mayGoBack: false });
  if (actor === null) return undefined;
  const [only, ...others] = moves;
  if (chosen !== undefined && chosen.n === n)
    return asked(situation, actor, chosen.move, { isBot: false, mayGoBack: others.length > 0 });
  // A throw that is all there is to do need not be chosen first.
  if (only === undefined || others.length > 0 || situation.board.throwing(only, view) === undefined)
    return undefined;
  return asked(situation, actor, only, { isBot: false, mayGoBack: false });
}

function asked(
  { board, cards, moment }: Situation,
  seat: Seat,
  move: GameTypes['move'],
  how: Pick<Asking, 'isBot' | 'mayGoBack'>,
): Asking | undefined {
  const { view, n } = moment;
  const throwing = board.throwing(move, view);
  const card = cards?.seen(move, view);
  if (throwing === undefined && card === undefined) return undefined;
  return { key: `${n} ${seat} ${JSON.stringify(move)}`, seat, move, throwing, card, ...how };
}

/** Whether somebody has to look at the real table when this move is made. */
export function isSeenWith(
  board: Board,
  cards: OwnCards | undefined,
  move: GameTypes['move'],
  view: CommonView,
): boolean {
  return board.throwing(move, view) !== undefined || cards?.seen(move, view) !== undefined;
}

/** What was seen: chance's answer, and a card that came to lie on top. */
export interface Seen {
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly revealed?: Revealed;
}

/** As long as the page's own dice would tumble. */
const TUMBLE = 1000;

/** Real dice have tumbled already: a throw is shown no longer than what follows from it. */
export function lyingStill(board: Board): Board {
  return {
    ...board,
    linger(event, before, after) {
      const whole = board.linger(event, before, after);
      return event.answer !== undefined && 'faces' in event.answer && whole <= TUMBLE ? 0 : whole;
    },
  };
}

/** The first of these that is not refused; else why the last one was. */
export async function firstOf(tries: readonly (() => Promise<number>)[]): Promise<number> {
  for (const attempt of tries.slice(0, -1)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DeedRefused) || error.code !== 'illegal') throw error;
    }
  }
  const last = tries.at(-1);
  if (last === undefined) throw new Error('nothing was tried');
  return last();
}

/** Games between bots of all levels, for whatever must hold wherever bots play. */

import { LEVELS, type Level } from '../../src/bots/bot.ts';
import type { CommonView, GameTypes, Seat } from '../../src/game.ts';
import { GameInProgress, oneSource } from '../../src/game-in-progress.ts';
import type { GameEntry } from '../../src/games/index.ts';
import { type Random, Seeded } from '../../src/random.ts';

/** What a seat was asked, and by which level it was answered. */
export interface Decision {
  readonly seat: Seat;
  readonly level: Level;
  readonly view: CommonView;
  readonly moves: readonly GameTypes['move'][];
  readonly move: GameTypes['move'];
}

/** All levels, from a different one each time. */
export function allFrom(first: number): readonly Level[] {
  return LEVELS.map((_, place) => LEVELS[(first + place) % LEVELS.length] as Level);
}

/**
 * Plays a game to the end, or as many decisions of it as are wanted. The levels go round the table.
 */
export async function playCompany(
  { rules, bot }: GameEntry,
  { seats, options }: { readonly seats: number; readonly options: object },
  seed: string,
  levels: readonly Level[],
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly record: readonly string[]; readonly decisions: readonly Decision[] }> {
  const { bots } = await bot();
  const table = GameInProgress.open(rules, seats, options, oneSource(new Seeded(`${seed}/dice`)));
  const chance: Random = new Seeded(`${seed}/bots`);
  const decisions: Decision[] = [];
  while (decisions.length < most) {
    const { toMove } = table;
    const seat = toMove[decisions.length % toMove.length];
    if (seat === undefined) break;
    const level = levels[seat % levels.length] as Level;
    const [view, moves] = [frozen(table.see(seat)), table.moves(seat)];
    const move = bots[level](view, moves, chance);
    const played = table.play(seat, move);
    if (!played.ok)
      throw new Error(
        `${rules.id}: the ${level} was refused ${JSON.stringify(move)}: ${played.reason}`,
      );
    decisions.push({ seat, level, view, moves, move });
  }
  return { record: table.record, decisions };
}

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * npm run train -- next: the numbers of the race.
 *
 * 1. Boards: games are played in which every turn follows one of the plans of board.ts, so that hard cards stay lying as they
 *    do at a table. For each board met, the exact chances of each plan are kept.
 * 2. The duel (race.ts): the value of every (cards, cards, difference), where on each board the mover chooses the best plan,
 *    by iteration until nothing moves. The player finishes when they may and are better off. A card drawn blind counts as the mean card
 *    held, one given away as the least.
 * 3. The field (field.ts): a list of what turns brought, for playing out races of more than two.
 */

import { pack } from '../../../../bots/packed.ts';
import type { Training } from '../../../../bots/training.ts';
import { drawLot } from '../../../../chance.ts';
import { type Random, Seeded } from '../../../../random.ts';
import type { Card } from '../../rules/cards.ts';
import { GOBELET_1 } from '../../rules/deck.ts';
import { type Board, boardOf } from '../board.ts';
import { CARDS, SCALE, SPAN, WIDEST } from '../race.ts';

const BOARDS = 400;
const TURNS_OF_A_GAME = 20;
const SWEEPS = 40;
const TURNS = 4096;
const ENOUGH = 7;
/** Points of a card drawn blind, and of the least one held. */
const DRAWN = 2;
const LEAST = 1;

function drawBoards(random: Random, progress: (done: number) => void): readonly Board[] {
  const boards: Board[] = [];
  while (boards.length < BOARDS) {
    const order = drawLot({ kind: 'order', of: GOBELET_1.length }, random).map(
      (card) => GOBELET_1[card] as Card,
    );
    const open = order.splice(0, 3);
    for (let turn = 0; turn < TURNS_OF_A_GAME && boards.length < BOARDS; turn++) {
      const board = boardOf(open);
      boards.push(board);
      progress(boards.length);
      const taken = pileTaken(board.plans[random.below(2)] as readonly number[], random);
      if (taken !== undefined) open[taken] = order.shift() as Card;
    }
  }
  return boards;
}

function pileTaken(chances: readonly number[], random: Random): number | undefined {
  let left = random.below(1 << 20) / (1 << 20);
  for (const [pile, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return pile;
  }
  return undefined;
}

/** Kinds of cards, as the race sees them: points × 4 + action. */
const KINDS = 28;
const ACTION = { none: 0, replay: 1, steal: 2, swap: 3, 'super-swap': 3 } as const;
export function kindOf({ points, action }: Card): number {
  return Math.min(points, 6) * 4 + ACTION[action ?? 'none'];
}

function iterate(boards: readonly Board[], progress: (done: number) => void): Int16Array {
  const values = new Float64Array(CARDS * CARDS * SPAN).fill(0.5);
  const plans = boards[0]?.plans.length as number;
  const kinds = Int16Array.from(boards.flatMap(({ cards }) => cards.map(kindOf)));
  const chances = Float64Array.from(boards.flatMap((board) => board.plans.flat()));
  const worths = new Float64Array(KINDS);

  const clip = (lead: number): number => Math.max(-WIDEST, Math.min(WIDEST, lead));
  const standsAt = (mine: number, his: number, lead: number): number =>
    values[(mine * CARDS + his) * SPAN + WIDEST + clip(lead)] as number;
  const result = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
  const after = (mine: number, his: number, lead: number): number => {
    if (mine >= CARDS) return result(lead);
    const on = 1 - standsAt(his, mine, -lead);
    return mine >= ENOUGH ? Math.max(result(lead), on) : on;
  };
  const worthOf = (kind: number, mine: number, his: number, lead: number): number => {
    const [points, action] = [kind >> 2, kind & 3];
    const now = lead + points;
    if (action === ACTION.replay)
      return mine + 1 >= CARDS ? result(now) : standsAt(mine + 1, his, now);
    if (his === 0 || action === ACTION.none) return after(mine + 1, his, now);
    if (action === ACTION.steal) return after(mine + 2, his - 1, now + 2 * DRAWN);
    return after(mine + 1, his, now + 2 * (DRAWN - LEAST));
  };

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let mine = CARDS - 1; mine >= 0; mine--) {
      for (let his = CARDS - 1; his >= 0; his--) {
        for (let lead = -WIDEST; lead <= WIDEST; lead++) {
          for (let kind = 0; kind < KINDS; kind++) worths[kind] = worthOf(kind, mine, his, lead);
          const failed = after(mine, his, lead);
          let sum = 0;
          for (let board = 0; board < boards.length; board++) {
            const first = (worths[kinds[3 * board] as number] as number) - failed;
            const second = (worths[kinds[3 * board + 1] as number] as number) - failed;
            const third = (worths[kinds[3 * board + 2] as number] as number) - failed;
            let most = Number.NEGATIVE_INFINITY;
            for (let plan = board * plans; plan < (board + 1) * plans; plan++) {
              const gain =
                (chances[3 * plan] as number) * first +
                (chances[3 * plan + 1] as number) * second +
                (chances[3 * plan + 2] as number) * third;
              if (gain > most) most = gain;
            }
            sum += most;
          }
          values[(mine * CARDS + his) * SPAN + WIDEST + lead] = failed + sum / boards.length;
        }
      }
    }
    progress(BOARDS + (sweep + 1) * STEPS_OF_A_SWEEP);
  }
  return Int16Array.from(values, (value) => Math.round(value * SCALE));
}

const STEPS_OF_A_SWEEP = 10;

/** Kinds of cards that turns brought under the plan of most points, −1 for a failed one. */
function drawTurns(boards: readonly Board[], random: Random): Int16Array {
  return Int16Array.from({ length: TURNS }, (_, index) => {
    const { cards, plans } = boards[index % boards.length] as Board;
    const pile = pileTaken(plans[0] as readonly number[], random);
    return pile === undefined ? -1 : kindOf(cards[pile] as Card);
  });
}

export const training: Training = {
  seed: 'next/1',
  steps: BOARDS + SWEEPS * STEPS_OF_A_SWEEP,
  run(seed, progress) {
    const random = new Seeded(seed);
    const boards = drawBoards(random, progress);
    return {
      raceTable: pack(iterate(boards, progress)),
      turnsPlayed: pack(drawTurns(boards, random)),
    };
  },
};

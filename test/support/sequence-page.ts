/**
 * Games of Séquence Dés as the page is shown them: whole random games at a real table, and games
 * from events one writes.
 */

import type { Told } from '../../src/game.ts';
import { GameInProgress, oneSource } from '../../src/game-in-progress.ts';
import type { Move } from '../../src/games/sequence/rules/moves.ts';
import { type Sequence, sequence } from '../../src/games/sequence/rules/rules.ts';
import type { View } from '../../src/games/sequence/rules/view.ts';
import { Seeded } from '../../src/random.ts';
import { readTold } from '../../src/record/record.ts';
import type { Moment, SeatFace, ToldStep } from '../../src/web/kit/contracts/board.ts';
import { type Line, Situation } from './situation.ts';

const NAMES = ['Léa', 'Noé', 'Ana', 'Tom'];

export function faces(seats: number, me: number | null): readonly SeatFace[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: NAMES[seat] as string,
    isMe: seat === me,
    isBot: false,
    side: sequence.side(seats, seat),
  }));
}

/**
 * A step of a game: the table after it, what its player may do then, and the view before. The first
 * has no event.
 */
export interface Step {
  readonly step: ToldStep<Sequence> | null;
  readonly before: View | null;
  readonly view: View;
  readonly moves: readonly Move[];
}

/** readTold() does not know whose types these are. */
function told(line: unknown): Told<Sequence> {
  return readTold(sequence, line) as Told<Sequence>;
}

/** A game from its first throw to its end, every move drawn by lot. */
export function playWhole(seats: number, line: 5 | 6, seed: string): readonly Step[] {
  const random = new Seeded(seed);
  const table = GameInProgress.open(
    sequence,
    seats,
    sequence.options(seats)({ line }),
    oneSource(random),
  );
  const see = (): View => table.see('public') as View;
  const offered = (): readonly Move[] =>
    table.toMove.flatMap((seat) => table.moves(seat)) as readonly Move[];
  const steps: Step[] = [{ step: null, before: null, view: see(), moves: offered() }];
  while (table.toMove.length > 0) {
    const before = see();
    const moves = offered();
    const tried = table.try(before.turn, moves[random.below(moves.length)] as Move);
    if (!tried.ok) throw new Error(tried.reason);
    const event = told(JSON.parse(table.tell(tried.event, 'public')));
    table.keep(tried);
    steps.push({ step: { n: steps.length, event }, before, view: see(), moves: offered() });
  }
  return steps;
}

/**
 * What somebody at this device is shown after so many steps; on a shared device `me` is null and
 * whoever is asked acts.
 */
export function moment(
  steps: readonly Step[],
  index: number,
  me: number | null,
  isMoving: boolean,
): Moment<Sequence> {
  const { step, before, view, moves } = steps[index] as Step;
  const isAsked = !view.over && (me === null || view.turn === me);
  return {
    view,
    me,
    actor: isAsked ? view.turn : null,
    moves: isAsked && !isMoving ? moves : [],
    event: step?.event ?? null,
    before,
    n: index,
    isMoving: isMoving && step !== null,
    isSending: false,
  };
}

/** What was told of a game that goes like this, and the table then. */
export function toldOf(
  seats: number,
  lines: readonly Line[],
): { readonly told: readonly ToldStep<Sequence>[]; readonly view: View } {
  const steps = lines.map((line, index) => ({ n: index + 1, event: told(line) }));
  return {
    told: steps,
    view: Situation.open(sequence, seats, {})
      .after(...lines)
      .view('public'),
  };
}

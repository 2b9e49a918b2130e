/** Whether what a viewer is told of an event says more than his views do. */

import { draw, outcomes, ways } from '../../src/chance.ts';
import type { AnyGame, Chance, GameTypes, Viewer } from '../../src/game.ts';
import type { Random } from '../../src/random.ts';
import { type Event, tellEvent } from '../../src/record/record.ts';

/** An event with the states around it. */
export interface Happening {
  readonly state: unknown;
  readonly event: Event;
  readonly after: unknown;
}

/**
 * The states that this viewer's views before and after the event leave possible, and that what he
 * was told rules out: none unless it leaks. Two events that come to the same state may be told
 * apart (which dice were thrown again, when all show what they showed): that is public, and no
 * secret follows from it.
 */
export function ruledOut(
  game: AnyGame,
  happening: Happening,
  viewer: Viewer,
  random: Random,
): readonly string[] {
  const { state, event, after } = happening;
  const seen = JSON.stringify(game.view(after, viewer));
  const told = JSON.stringify(tellEvent(game, state, event, viewer));
  const possible = new Set<string>();
  const left = new Set<string>();
  for (const world of [state, game.imagine(state, viewer, (n) => random.below(n))]) {
    for (const other of instead(game, world, happening, random)) {
      if (JSON.stringify(game.view(other.after, viewer)) !== seen) continue;
      const spelled = JSON.stringify(other.after);
      possible.add(spelled);
      if (JSON.stringify(tellEvent(game, world, other.event, viewer)) === told) left.add(spelled);
    }
  }
  return [...possible].filter((spelled) => !left.has(spelled));
}

/**
 * What the seat might have done in this world instead, with a move of the same type: the event
 * itself is among it where it can be.
 */
function* instead(
  game: AnyGame,
  world: unknown,
  { state, event }: Happening,
  random: Random,
): Generator<Happening> {
  const { seat } = event;
  const asked = game.move(state, seat, event.move);
  const own = event.answer === undefined ? [] : game.values(asked, event.answer);
  for (const move of game.moves(world, seat)) {
    if (move.type !== event.move.type) continue;
    const moved = game.move(world, seat, move);
    const chance = game.chance(moved);
    if (chance === undefined) yield { state: world, event: { seat, move }, after: moved };
    else
      for (const values of answers(chance, own, random))
        yield answered(game, world, { seat, move }, moved, values);
  }
}

const FEW = 12;

/**
 * Every answer where they are few; else the one that was given, if it answers this question too,
 * and one by lot.
 */
function answers(
  chance: Chance,
  own: readonly number[],
  random: Random,
): readonly (readonly number[])[] {
  if (ways(chance) <= FEW) return [...outcomes(chance)].map(({ values }) => values);
  const fits = own.length === chance.draws && own.every((value) => value < chance.sides);
  return [...(fits ? [own] : []), draw(chance, random)];
}

function answered(
  game: AnyGame,
  state: unknown,
  { seat, move }: { readonly seat: number; readonly move: GameTypes['move'] },
  moved: unknown,
  values: readonly number[],
): Happening {
  const answer = game.answer(moved, values);
  return { state, event: { seat, move, answer }, after: game.answered(moved, answer) };
}

/** Random games played with fair dice, as an honest table plays them. */

import { deal, draw } from '../../src/chance.ts';
import { fairDiceOf, type Proof1 } from '../../src/dice/proof.ts';
import { type AnyGame, seatsOf } from '../../src/game.ts';
import { Seeded } from '../../src/random.ts';
import { makeEvent, makeHeader } from '../../src/record/record.ts';

/** A whole game as record lines: the moves from a seed, everything else from the proof. */
export function fairGame(
  game: AnyGame,
  seats: number,
  options: object,
  proof: Proof1,
  moves: string,
): string[] {
  const dice = fairDiceOf(proof);
  const setup = deal(game, seats, options, dice.setup(), proof.named);
  const lines = [makeHeader(game, seats, options, setup)];
  const random = new Seeded(moves);
  let state = game.start(seats, options, setup);
  for (;;) {
    const awaited = seatsOf(game.toMove(state));
    if (awaited.length === 0) return lines;
    const seat = awaited[random.below(awaited.length)] as number;
    const offered = game.moves(state, seat);
    const move = offered[random.below(offered.length)] as (typeof offered)[number];
    state = game.move(state, seat, move);
    const chance = game.chance(state);
    if (chance === undefined) {
      lines.push(makeEvent({ seat, move }));
      continue;
    }
    const answer = game.answer(state, draw(chance, dice.event(lines.length - 1)));
    state = game.answered(state, answer);
    lines.push(makeEvent({ seat, move, answer }));
  }
}

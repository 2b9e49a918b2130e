/**
 * A random game under scheme 2, as an honest table plays it: seat 0 throws with links of its chain,
 * the house for the others.
 */

import { deal, draw } from '../../src/chance.ts';
import { shownAt } from '../../src/dice/chain.ts';
import { commitmentOf, seedOfTable } from '../../src/dice/fair.ts';
import type { Given } from '../../src/dice/pot.ts';
import { type Proof2, potOf } from '../../src/dice/proof.ts';
import { type AnyGame, seatsOf } from '../../src/game.ts';
import { Seeded } from '../../src/random.ts';
import { makeEvent, makeHeader } from '../../src/record/record.ts';

export interface FairGame {
  readonly record: readonly string[];
  readonly proof: Proof2;
}

export function fairGame2(
  game: AnyGame,
  seats: number,
  options: object,
  secret: string,
  moves: string,
): FairGame {
  const start = 'c4'.repeat(32);
  const given = Array.from(
    { length: seats },
    (_, seat): Given =>
      seat === 0
        ? { type: 'chain', end: shownAt(start, 0), first: shownAt(start, 1) }
        : { type: 'table', seed: seedOfTable(secret, seat) },
  );
  const table = 'kabo-relu-timo-sane';
  const begun: Proof2 = {
    proof: 2,
    table,
    commitment: commitmentOf(secret),
    secret,
    seats: given,
    named: {},
    steps: [],
  };
  const pot = potOf(begun);
  const setup = deal(game, seats, options, pot.source('setup'));
  const record = [makeHeader(game, seats, options, setup)];
  const random = new Seeded(moves);
  let state = game.start(seats, options, setup);
  let links = 1;
  for (;;) {
    const awaited = seatsOf(game.toMove(state));
    if (awaited.length === 0) return { record, proof: { ...begun, steps: pot.steps } };
    const seat = awaited[random.below(awaited.length)] as number;
    const offered = game.moves(state, seat);
    const move = offered[random.below(offered.length)] as (typeof offered)[number];
    state = game.move(state, seat, move);
    const chance = game.chance(state);
    if (chance === undefined) {
      record.push(makeEvent({ seat, move }));
      continue;
    }
    const event = record.length - 1;
    if (seat === 0) pot.take({ type: 'link', event, seat, link: shownAt(start, ++links) });
    const answer = game.answer(state, draw(chance, pot.source(`event ${event}`)));
    state = game.answered(state, answer);
    record.push(makeEvent({ seat, move, answer }));
  }
}

/**
 * NEXT! looked back at. A turn is judged as the master judges it, solved exactly for the chance to
 * win (mind/winning.ts), so that over all throws the dice give nothing; the card that comes up
 * under a taken one counts as a throw does. What choices cost is judged by the view of who plays,
 * everything else with all hands open. From turn to turn another seat judges: the rest is what one
 * estimate says otherwise than the other. Among more than two, what the player gains or loses the
 * others share by their chances in the race.
 */

import { difference, sum, withChance } from '../../../analysis/chances.ts';
import type { Appraiser, Chances, Step } from '../../../analysis/contract.ts';
import { bestOf } from '../../../bots/choice.ts';
import type { Event } from '../../../game.ts';
import type { Move } from '../rules/moves.ts';
import { type Next, next } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { kindOf } from './analysis/kinds.ts';
import { openView } from './analysis/open.ts';
import { type Judgement, judgementOf, landing } from './analysis/worth.ts';

export const appraiser: Appraiser<Next> = {
  game: next,
  error: 0.08,
  *appraise({ states, events }) {
    for (const [at, event] of events.entries())
      yield stepOf(states[at] as State, event, states[at + 1] as State);
  },
};

function stepOf(state: State, { seat, move, answer }: Event<Next>, after: State): Step<Move> {
  const moves = next.moves(state, seat);
  const view = next.view(state, seat);
  const open = judgementOf(openView(state, view));
  const own = state.seats === 2 ? open : judgementOf(view);
  const better = bestOf(moves, own.worth);
  const before = open.chances(better);
  const loss = Math.max(0, clipped(own.worth(better)) - clipped(own.worth(move)));
  const chosen = loss > 0 ? withChance(before, seat, (before[seat] as number) - loss) : before;
  const step = {
    before,
    chosen,
    ...(loss > 0 && { weighed: { better, loss, kind: kindOf(view, move, better) } }),
  };
  // a card drawn blind is told by what follows
  if (move.type === 'steal' || move.type === 'swap') return step;
  return { ...step, landed: sum(chosen, gained(open, own, move, after, answer !== undefined)) };
}

/** What chance added to the move. */
function gained(
  open: Judgement,
  own: Judgement,
  move: Move,
  after: State,
  isAnswered: boolean,
): Chances {
  const expected = open.chances(move);
  const came = isAnswered || move.type === 'take' ? landing(open, own, move, after) : expected;
  return difference(came, expected);
}

function clipped(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}

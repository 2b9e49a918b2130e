/** What moves are worth to who plays, as chances to win of all seats, by what a view knows. */

import { resultOf, withChance } from '../../../../analysis/chances.ts';
import type { Chances } from '../../../../analysis/contract.ts';
import { bestOf } from '../../../../bots/choice.ts';
import type { Seat } from '../../../../game.ts';
import type { Move } from '../../rules/moves.ts';
import { next } from '../../rules/rules.ts';
import { type State, topOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { placeOf } from '../dice.ts';
import { know } from '../known.ts';
import { leadChance } from '../lead.ts';
import { turnToWin } from '../levels/master.ts';
import { moved, type Standing } from '../standing.ts';
import type { Turn } from '../turn.ts';
import { actionWorths, cardWorth, goingOn, type Outlook, outlook } from '../winning.ts';
import { diceOf, moveWorths } from '../worth.ts';

export interface Judgement {
  readonly view: View;
  readonly look: Outlook;
  /** The chance to win of who plays. */
  worth(move: Move): number;
  /** The chances of all, before chance answers. */
  chances(move: Move): Chances;
}

export function judgementOf(view: View): Judgement {
  const look = outlook(know(view));
  const worth = remembering(worthIn(view, look));
  return { view, look, worth, chances: (move) => shared(look, worth(move), move) };
}

function remembering(worth: (move: Move) => number): (move: Move) => number {
  const known = new Map<Move, number>();
  return (move) => {
    const found = known.get(move) ?? worth(move);
    known.set(move, found);
    return found;
  };
}

function worthIn(view: View, look: Outlook): (move: Move) => number {
  const { known, judge } = look;
  switch (view.phase) {
    case 'turn':
      return moveWorths(turnToWin(view, known), view);
    case 'action': {
      const worths = actionWorths(look, view.action?.type);
      const [any = 0] = worths.values();
      return (move) => ('from' in move ? (worths.get(move.from) ?? any) : any);
    }
    case 'give':
      return (move) =>
        move.type === 'give' ? judge.after(afterGiving(look, move.card), known.me) : 0;
    default: {
      const dice = view.lie === 'inherited' ? placeOf(diceOf(view)) : undefined;
      return (move) => (move.type === 'finish' ? leadChance(known) : goingOn(look, dice));
    }
  }
}

/**
 * The others share what is left by their chances in the race; once the game ends, by its result.
 */
function shared(look: Outlook, chance: number, move: Move): Chances {
  const { judge, standing, known } = look;
  if (move.type === 'finish') return ended(look, standing);
  if (move.type !== 'give') return withChance(judge.before(standing, known.me), known.me, chance);
  const after = afterGiving(look, move.card);
  const isEnd = (after.held[known.me] as number) >= judge.limit;
  return isEnd
    ? ended(look, after)
    : withChance(judge.before(after, nextTo(look)), known.me, chance);
}

function ended({ judge }: Outlook, standing: Standing): Chances {
  const winners = standing.held.flatMap((_, seat) =>
    judge.result(standing, seat) > 0 ? [seat] : [],
  );
  return resultOf(winners, standing.held.length);
}

function nextTo({ known: { me, seats } }: Outlook): Seat {
  return (me + 1) % seats;
}

/** Once this card has gone to whoever was drawn from. */
function afterGiving({ known: { me, deck, view }, standing }: Outlook, card: string): Standing {
  const points = deck.find(({ id }) => id === card)?.points ?? 0;
  return moved(standing, view.action?.from ?? me, 1, points, me);
}

function turnOf({ view, look }: Judgement): Turn {
  return turnToWin(view, look.known);
}

/**
 * What a throw, or the card that came up under a taken one, has led to, by the same solution of the
 * turn.
 */
export function landing(open: Judgement, own: Judgement, move: Move, after: State): Chances {
  const { look } = open;
  const { known, judge, standing } = look;
  const { me, tops } = known;
  const share = (chance: number): Chances => withChance(judge.before(standing, me), me, chance);
  if (move.type === 'take')
    return share(cardWorth(look, move.pile, [tops.with(move.pile, topOf(after, move.pile))]));
  if (after.phase === 'turn' && after.turn === me) {
    const lies = next.view(after, me);
    const best = bestOf(next.moves(after, me), moveWorths(turnOf(own), lies));
    return share(moveWorths(turnOf(open), lies)(best));
  }
  const { fail } = turnOf(open).stakes; // the last throw made nothing: the turn is over
  return share(typeof fail === 'number' ? fail : (fail[placeOf(after.dice)] as number));
}

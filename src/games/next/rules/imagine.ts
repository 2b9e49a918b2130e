/** Another game of NEXT! that one viewer could not tell from the real one. */

import type { Viewer } from '../../../game.ts';
import { DECK_SIZE } from './cards.ts';
import {
  isKnownTo,
  NOBODY,
  PILE_SIZE,
  PILES,
  packPassage,
  type State,
  unpackPassage,
} from './state.ts';

type Below = (n: number) => number;

/**
 * Chooses anew what lies under the visible cards, and every card drawn or given that this viewer
 * did not see.
 */
export function imagine(state: State, viewer: Viewer, below: Below): State {
  if (state.phase === 'over') return state;
  const shuffled = { ...state, order: shuffleUnseen(state, below) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const retold = retell(state, viewer, below);
    if (retold !== undefined) return { ...shuffled, ...retold };
  }
  return shuffled;
}

/**
 * A retelling that contradicts something the viewer did see is thrown away; the true story is left
 * if none holds.
 */
const ATTEMPTS = 64;

function shuffleUnseen(state: State, below: Below): readonly number[] {
  const order = [...state.order];
  const unseen: number[] = [];
  for (let pile = 0; pile < PILES; pile++) {
    for (let depth = (state.gone[pile] as number) + 1; depth < PILE_SIZE; depth++)
      unseen.push(pile * PILE_SIZE + depth);
  }
  for (let last = unseen.length - 1; last > 0; last--) {
    const here = unseen[last] as number;
    const there = unseen[below(last + 1)] as number;
    [order[here], order[there]] = [order[there] as number, order[here] as number];
  }
  return order;
}

/**
 * Goes through the passages again: what the viewer saw stays, the rest is drawn anew from the hands
 * as they then were.
 */
function retell(
  state: State,
  viewer: Viewer,
  below: Below,
): Pick<State, 'owner' | 'drawn' | 'history'> | undefined {
  const owner = new Array<number>(DECK_SIZE).fill(NOBODY);
  const history: number[] = [];
  let justDrawn = -1;
  for (const packed of state.history) {
    const passage = unpackPassage(packed);
    const { kind, seat, other } = passage;
    const giver = kind === 'take' ? NOBODY : kind === 'give' ? seat : other;
    let { card } = passage;
    if (!isKnownTo(viewer, passage)) {
      const choice = owner.flatMap((holder, held) =>
        holder === giver && !(kind === 'give' && held === justDrawn) ? [held] : [],
      );
      card = choice[below(choice.length)] as number;
    } else if (owner[card] !== giver) {
      return undefined;
    }
    owner[card] = kind === 'give' ? other : seat;
    justDrawn = kind === 'swap' ? card : -1;
    history.push(packPassage(kind, seat, other, card));
  }
  return { owner, history, drawn: state.drawn === -1 ? -1 : justDrawn };
}

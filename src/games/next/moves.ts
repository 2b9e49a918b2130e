/**
 * The moves of NEXT! and their codes:
 *   1–63      roll the dice of these bits          70–105   turn die (code − 70) / 6 to colour (code − 70) % 6
 *   64–66     take from pile code − 64             112–117  steal from seat code − 112
 *   67        end the turn without a card          120–125  swap with seat code − 120
 *   68, 69    finish the game, continue            128–172  give card code − 128
 */

import type { Seat } from '../../game.ts';
import { COLOURS, type Colour } from './cards.ts';
import { ALL_DICE, PILES, type State, WHITE_AND_BLACK } from './state.ts';

export type Move =
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'turn-die'; readonly die: number; readonly face: Colour }
  | { readonly type: 'take'; readonly pile: number }
  | { readonly type: 'steal' | 'swap'; readonly from: Seat }
  | { readonly type: 'give'; readonly card: string }
  | { readonly type: 'end-turn' | 'finish' | 'continue' };

export const TAKE = 64;
export const END_TURN = 67;
export const FINISH = 68;
export const CONTINUE = 69;
export const TURN_DIE = 70;
export const STEAL = 112;
export const SWAP = 120;
export const GIVE = 128;

const MOVES: readonly (Move | undefined)[] = Array.from({ length: GIVE }, (_, code) => spell(code));

function spell(code: number): Move | undefined {
  if (code >= SWAP) return { type: 'swap', from: code - SWAP };
  if (code >= STEAL) return { type: 'steal', from: code - STEAL };
  if (code >= TURN_DIE) {
    const [die, face] = [Math.floor((code - TURN_DIE) / COLOURS.length), COLOURS[(code - TURN_DIE) % COLOURS.length] as Colour];
    return die < WHITE_AND_BLACK ? { type: 'turn-die', die, face } : undefined;
  }
  if (code === CONTINUE) return { type: 'continue' };
  if (code === FINISH) return { type: 'finish' };
  if (code === END_TURN) return { type: 'end-turn' };
  if (code >= TAKE) return code < TAKE + PILES ? { type: 'take', pile: code - TAKE } : undefined;
  return { type: 'roll', dice: Array.from({ length: WHITE_AND_BLACK }, (_, die) => die).filter((die) => (code >> die) & 1) };
}

export function decode(state: State, code: number): Move {
  if (code >= GIVE) return { type: 'give', card: (state.deck[code - GIVE] as { readonly id: string }).id };
  return MOVES[code] as Move;
}

export function encode(state: State, move: Move): number {
  switch (move.type) {
    case 'roll':
      return move.dice.reduce((bits, die) => bits | (1 << die), 0) & ALL_DICE;
    case 'take':
      return TAKE + move.pile;
    case 'end-turn':
      return END_TURN;
    case 'finish':
      return FINISH;
    case 'continue':
      return CONTINUE;
    case 'turn-die':
      return TURN_DIE + move.die * COLOURS.length + COLOURS.indexOf(move.face);
    case 'steal':
      return STEAL + move.from;
    case 'swap':
      return SWAP + move.from;
    case 'give': {
      const card = state.deck.findIndex(({ id }) => id === move.card);
      return card < 0 ? -1 : GIVE + card;
    }
  }
}

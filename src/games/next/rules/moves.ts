/**
 * The moves of NEXT! and their codes:
 *   1–63      roll the dice of these bits          70–105   turn die (code − 70) / 6 to colour (code − 70) % 6
 *   64–66     take from pile code − 64             112–117  steal from seat code − 112
 *   67        end the turn without a card          120–125  swap with seat code − 120
 *   68, 69    finish the game, continue            128–172  give card code − 128
 */

import { bitsOf, codeAt, type Offer, offer, type Seat } from '../../../game.ts';
import { COLOURS, type Colour } from './cards.ts';
import { ALL_DICE, PILES, type State, WHITE_AND_BLACK } from './state.ts';

export type Move =
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'turn-die'; readonly die: number; readonly face: Colour }
  | { readonly type: 'take'; readonly pile: number }
  | { readonly type: 'steal' | 'swap'; readonly from: Seat }
  | { readonly type: 'give'; readonly card: string }
  | { readonly type: 'end-turn' | 'finish' | 'continue' };

const MOST_SEATS = 6;

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
    const [die, face] = [
      Math.floor((code - TURN_DIE) / COLOURS.length),
      COLOURS[(code - TURN_DIE) % COLOURS.length] as Colour,
    ];
    return die < WHITE_AND_BLACK ? { type: 'turn-die', die, face } : undefined;
  }
  if (code === CONTINUE) return { type: 'continue' };
  if (code === FINISH) return { type: 'finish' };
  if (code === END_TURN) return { type: 'end-turn' };
  if (code >= TAKE) return code < TAKE + PILES ? { type: 'take', pile: code - TAKE } : undefined;
  return {
    type: 'roll',
    dice: Array.from({ length: WHITE_AND_BLACK }, (_, die) => die).filter(
      (die) => (code >> die) & 1,
    ),
  };
}

export function decode(state: State, code: number): Move {
  if (code >= GIVE)
    return { type: 'give', card: (state.deck[code - GIVE] as { readonly id: string }).id };
  return MOVES[code] as Move;
}

function isDie(die: number): boolean {
  return codeAt(0, die, WHITE_AND_BLACK) === die;
}

export function encode(state: State, move: Move): number {
  switch (move.type) {
    case 'roll':
      return bitsOf(move.dice, WHITE_AND_BLACK) || -1;
    case 'take':
      return codeAt(TAKE, move.pile, PILES);
    case 'end-turn':
      return END_TURN;
    case 'finish':
      return FINISH;
    case 'continue':
      return CONTINUE;
    case 'turn-die':
      return isDie(move.die)
        ? codeAt(TURN_DIE + move.die * COLOURS.length, COLOURS.indexOf(move.face), COLOURS.length)
        : -1;
    case 'steal':
      return codeAt(STEAL, move.from, MOST_SEATS);
    case 'swap':
      return codeAt(SWAP, move.from, MOST_SEATS);
    case 'give': {
      const card = state.deck.findIndex(({ id }) => id === move.card);
      return card < 0 ? -1 : GIVE + card;
    }
  }
}

export const FIRST_THROW: Offer<Move> = offer([ALL_DICE]);
export const FINISH_OR_NOT: Offer<Move> = offer([FINISH, CONTINUE]);

const ROLLS = Array.from({ length: ALL_DICE }, (_, index) => index + 1);

function takes(piles: number): number[] {
  return Array.from({ length: PILES }, (_, pile) => TAKE + pile).filter(
    (_code, pile) => (piles >> pile) & 1,
  );
}

/** Taking from some piles, as bits; with a throw left also throwing any dice. */
const TAKES: readonly Offer<Move>[] = Array.from({ length: 1 << PILES }, (_, piles) =>
  offer(takes(piles)),
);
const TAKES_AND_ROLLS: readonly Offer<Move>[] = Array.from({ length: 1 << PILES }, (_, piles) =>
  offer([...takes(piles), ...ROLLS]),
);

/**
 * N26, N29, N37, N51, N61: what a player may do whose dice lie: take from these piles, throw on,
 * turn a die.
 */
export function turnMoves(piles: number, { throwsLeft, power, dice }: State): Offer<Move> {
  const plain = (throwsLeft > 0 ? TAKES_AND_ROLLS : TAKES)[piles] as Offer<Move>;
  if (!power) return plain;
  const codes = plain.codes.slice();
  for (let die = 0; die < WHITE_AND_BLACK; die++) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (dice[die] !== colour) codes.push(TURN_DIE + die * COLOURS.length + colour);
    }
  }
  if (plain.codes.length === 0) codes.push(END_TURN);
  return offer(codes);
}

/**
 * N68, N70, N73: a steal or a swap may choose among the opponents; a super-swap goes clockwise from
 * the left.
 */
export function actionMoves({ turn, seats, targets, action }: State): Offer<Move> {
  const codes: number[] = [];
  for (let step = 1; step < seats; step++) {
    const seat = (turn + step) % seats;
    if (((targets >> seat) & 1) === 0) continue;
    codes.push((action === 'steal' ? STEAL : SWAP) + seat);
    if (action === 'super-swap') break;
  }
  return offer(codes);
}

/** N72: any card of one's own but the one just drawn. */
export function giveMoves({ owner, turn, drawn }: State): Offer<Move> {
  return offer(
    owner.flatMap((holder, card) => (holder === turn && card !== drawn ? [GIVE + card] : [])),
  );
}

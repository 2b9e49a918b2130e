/** NEXT! looked back at, in English. */

import type { Kind } from '../../games/next/analysis-kinds.ts';
import { text } from './grammar.ts';

export const words = {
  rest: 'Hidden cards, and what the estimates corrected',
  moves: {
    throwAll: 'throw all six dice',
    keep: text('keep {kept}, throw the rest'),
    turn: text('turn a die to {colour}'),
    take: text('take {card}'),
    from: text('draw from {name}'),
    give: text('give {card}'),
    'end-turn': 'end the turn',
    finish: 'end the game',
    continue: 'play on',
  },
  kinds: {
    'threw-on': 'Take a card that is made: throwing on locks it, and often you end with nothing.',
    'took-early': 'Do not take the first card that comes: with throws left a better one may be near.',
    'other-card': 'Of two cards compare points and action, and what you leave to the next player.',
    'left-inherited': 'Look at the dice the last player left: keeping some is often better than starting afresh.',
    'kept-inherited': 'Inherited dice cost you a throw: if they do not fit, throw all six.',
    'other-dice': 'Before you throw, look which card your dice are nearest to, and keep for that one.',
    'black-unused': 'When the two black dice agree you may turn a die: look which card that makes.',
    'black-turned': 'Before you turn a die, compare what each colour would make.',
    'other-opponent': 'Draw from who is ahead: it helps you and hurts your strongest rival.',
    'other-gift': 'Give away the card that is worth least.',
    'finished-early': 'Do not end the game before you are sure to lead.',
    'finished-late': 'When you lead and may end the game, end it.',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
};

export type Words = typeof words;

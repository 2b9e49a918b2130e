/** NEXT! looked back at, in English. */

import { text } from '../../../../words/en/grammar.ts';
import type { Kind } from '../../mind/analysis/kinds.ts';

export const words = {
  rest: 'Hidden cards, and corrected estimates',
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
    'threw-on':
      'Take a card when you make it: throwing again locks it, and you often end up with nothing.',
    'took-early':
      'Don’t take the first card that comes: with throws left, a better one may be close.',
    'other-card':
      'When you can choose between cards, compare their points and actions, and what you leave for the next player.',
    'left-inherited':
      'Look at the dice the last player left: keeping some is often better than starting again.',
    'kept-inherited': 'Inherited dice cost you a throw: if they don’t fit, throw all six.',
    'other-dice':
      'Before you throw, see which card your dice are closest to, and keep the dice it needs.',
    'black-unused':
      'When the two black dice match, you may turn a die: see which card that could make.',
    'black-turned': 'Before you turn a die, compare what each colour would make.',
    'other-opponent':
      'Draw from the player who is ahead: it helps you and hurts your strongest rival.',
    'other-gift': 'Give away the card that is worth the least.',
    'finished-early': 'Don’t end the game until you are sure that you are ahead.',
    'finished-late': 'If you are ahead and may end the game, end it.',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
};

export type Words = typeof words;

/** Pokerdice looked back at, in English. */

import type { Kind } from '../../games/pokerdice/analysis-kinds.ts';
import { text } from './grammar.ts';

export const words = {
  rest: 'Hidden cards, and what the estimates corrected',
  moves: {
    throwAll: 'throw all five dice',
    keep: text('keep {faces}, throw the rest'),
    stop: 'stop',
  },
  kinds: {
    'too-bold': 'Save dear cards for dice that promise them; play a cheaper one before.',
    'too-timid': 'When the dice promise a dear card, play it: cheap ones can wait.',
    'other-card': 'Compare cards of equal points: one of them is made more often.',
    'no-spoiling': 'Your card is made? Throw the dice it does not need, to spoil the others’ cards.',
    'stopped-early': 'Use both re-throws while your card is not made: stopping gives it away.',
    'threw-on': 'When the dice serve you well, let them lie.',
    'other-dice': 'Before you re-throw, count which dice your card really needs.',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
};

export type Words = typeof words;

/** Pokerdice looked back at, in English. */

import { text } from '../../../../words/en/grammar.ts';
import type { Kind } from '../../mind/analysis/kinds.ts';

export const words = {
  rest: 'Hidden cards, and corrected estimates',
  moves: {
    throwAll: 'throw all five dice',
    keep: text('keep {faces}, throw the rest'),
    stop: 'stop',
  },
  kinds: {
    'too-bold': 'Save valuable cards for dice that suit them; play a cheaper one first.',
    'too-timid': 'When the dice suit a valuable card, play it: cheap ones can wait.',
    'other-card': 'Compare cards that score the same: one of them may be easier to make.',
    'no-spoiling': 'Your card is made? Throw the dice it doesn’t need, to spoil the others’ cards.',
    'stopped-early': 'If your card isn’t made yet, use both re-throws: stopping gives it up.',
    'threw-on': 'When the dice suit you, leave them alone.',
    'other-dice': 'Before you re-throw, check which dice your card really needs.',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
};

export type Words = typeof words;

/** The words for typing in a card of NEXT!, in English. */

import { text } from '../../../../words/en/grammar.ts';

export const words = {
  pattern: 'Pattern',
  any: 'Any colour',
  exact: 'Exact colours',
  addDie: text('Add {face}'),
  tapColours: 'Tap a colour for each die.',
  clear: 'Start again',
  points: 'Points',
  less: 'Fewer points',
  more: 'More points',
  action: 'Action',
  none: 'None',
};

export type Words = typeof words;

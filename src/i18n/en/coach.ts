/** The words of the coach, in English. What one does is told as after “if you”: keep 4 4, throw all five. */

import { counts, text } from './grammar.ts';

export const words = {
  title: 'Coach',
  inPlaceOf: text('In {name}’s place'),
  wait: 'When it is your turn, the odds of each choice stand here.',
  nothingToDecide: 'Nothing is decided at this moment.',
  notTheseEyes: 'Whoever decides here is somebody else: look through those eyes, or with all open.',
  reckoning: 'Reckoning…',
  failed: 'The odds can’t be reckoned just now.',
  choices: 'The choices and their odds',
  off: 'Without the coach',

  // Numbers ----------------------------------------------------------------------------------------------------------
  inHundred: text('{#count} in 100'),
  under: 'under 1 in 100',
  over: 'over 99 in 100',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  exactly: text('Exactly {#ways} of {#outOf} ways the dice can fall.'),
  certain: 'Certain.',
  impossible: 'Impossible.',
  /** “62 in 100; if you keep 4 4 instead, 48.” */
  instead: text('{figure}; if you {deed} instead, {other}.'),

  // The choices ------------------------------------------------------------------------------------------------------
  /** Before the dice that stay. */
  keep: 'Keep',
  chosen: 'chosen',
  played: 'played',
  best: 'the best',
  showBest: 'Show the best',
  bestIs: text('The best: {name}.'),
  more: counts('count', { one: '{#count} more choice', other: '{#count} more choices' }),
  fewer: 'Fewer choices',
  basis: 'What the numbers rest on',
};

export type Words = typeof words;

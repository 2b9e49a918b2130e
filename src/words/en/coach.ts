/**
 * The words of the coach, in English. A choice is written so that it can follow “if you”: keep 4 4,
 * throw all five.
 */

import { counts, text } from './grammar.ts';

export const words = {
  title: 'Coach',
  inPlaceOf: text('In {name}’s place'),
  wait: 'When it’s your turn, you will see the odds of each choice here.',
  nothingToDecide: 'There is nothing to decide at this moment.',
  notTheseEyes: 'Somebody else decides here: look through their eyes, or with all open.',
  reckoning: 'Working it out…',
  failed: 'The odds can’t be worked out right now.',
  choices: 'The choices and their odds',
  off: 'Turn off the coach',

  // Numbers ---------------------------------------------------------------------------------------
  inHundred: text('{#count} in 100'),
  under: 'under 1 in 100',
  over: 'over 99 in 100',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  exactly: text('Exactly {#ways} of {#outOf} ways the dice can fall.'),
  certain: 'Certain.',
  impossible: 'Impossible.',
  /** A choice, or a card, and what is said of it. */
  said: text('{what}: {text}'),
  /** “62 in 100; if you keep 4 4 instead, 48.” */
  instead: text('{figure}; if you {deed} instead, {other}.'),

  // The choices -----------------------------------------------------------------------------------
  /** Shown before the dice that are kept. */
  keep: 'Keep',
  chosen: 'chosen',
  played: 'played',
  best: 'the best',
  showBest: 'Show the best',
  bestIs: text('The best: {name}.'),
  more: counts('count', { one: '{#count} more choice', other: '{#count} more choices' }),
  fewer: 'Fewer choices',
  basis: 'Where the numbers come from',
};

export type Words = typeof words;

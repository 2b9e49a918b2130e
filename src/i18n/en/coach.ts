/** The words of the coach, in English. What one does is told as after “if you”: keep 4 4, throw all five. */

import { number, plural } from './grammar.ts';

export const words = {
  title: 'Coach',
  inPlaceOf: (name: string) => `In ${name}’s place`,
  wait: 'When it is your turn, the odds of each choice stand here.',
  nothingToDecide: 'Nothing is decided at this moment.',
  notTheseEyes: 'Whoever decides here is somebody else: look through those eyes, or with all open.',
  reckoning: 'Reckoning…',
  failed: 'The odds can’t be reckoned just now.',
  choices: 'The choices and their odds',
  off: 'Without the coach',

  // Numbers ----------------------------------------------------------------------------------------------------------
  inHundred: (count: number) => `${number(count)} in 100`,
  under: 'under 1 in 100',
  over: 'over 99 in 100',
  points: (count: number) => plural(count, { one: '# point', other: '# points' }),
  exactly: (ways: number, outOf: number) => `Exactly ${number(ways)} of ${number(outOf)} ways the dice can fall.`,
  certain: 'Certain.',
  impossible: 'Impossible.',
  /** “62 in 100; if you keep 4 4 instead, 48.” */
  instead: (figure: string, deed: string, other: string) => `${figure}; if you ${deed} instead, ${other}.`,

  // The choices ------------------------------------------------------------------------------------------------------
  /** Before the dice that stay. */
  keep: 'Keep',
  chosen: 'chosen',
  played: 'played',
  best: 'the best',
  showBest: 'Show the best',
  bestIs: (name: string) => `The best: ${name}.`,
  more: (count: number) => plural(count, { one: '# more choice', other: '# more choices' }),
  fewer: 'Fewer choices',
  basis: 'What the numbers rest on',
};

export type Words = typeof words;

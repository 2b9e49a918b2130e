/** The words for how a game went, in English. */

import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} in 100`;

export const words = {
  title: 'How it went',
  done: 'Worked out.',
  counting: text('Playing it through: move {#done} of {#of}'),
  unfinished: { title: 'Not over yet', text: 'A game that has no end has nothing to sum up.' },
  failed: { title: 'That did not work', text: 'The chances could not be worked out on this device.' },

  // The curve --------------------------------------------------------------------------------------------------------
  curve: 'Chance to win',
  moment: 'Moment of the game',
  inHundred,
  at: (moment: string, chances: readonly string[]) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name: string, count: number) => `${name} ${inHundred(count)}`,
  see: 'See this moment',
  numbers: 'The curve in numbers',
  move: 'Move',

  // Dice and choices -------------------------------------------------------------------------------------------------
  accounts: 'Dice and choices',
  /** In hundredths; what choices cost is 0 or more. */
  account: (dice: number, cost: number) => {
    const luck =
      dice === 0
        ? 'The dice gave nothing and took nothing'
        : `The dice ${dice > 0 ? 'gave' : 'took'} ${inHundred(Math.abs(dice))}`;
    return `${luck}; ${cost === 0 ? 'choices cost nothing.' : `choices cost ${number(cost)}.`}`;
  },
  sum: 'The whole sum',
  parts: { start: 'At the start', dice: 'Dice', own: 'Own choices', others: 'Choices of the others', end: 'At the end' },

  // The moments ------------------------------------------------------------------------------------------------------
  moments: 'The moments that mattered most',
  noSlips: 'No choice cost 2 in 100 or more: these are the throws that moved most.',
  calm: 'No single moment mattered much.',
  chosen: 'Chosen',
  better: 'Better',
  cost: (count: number) => `cost ${inHundred(count)}`,
  swing: (count: number) => (count > 0 ? `the dice gave ${inHundred(count)}` : `the dice took ${inHundred(-count)}`),

  // Next time --------------------------------------------------------------------------------------------------------
  advice: 'One thing to try next time',
  adviceCost: (times: number, count: number) =>
    `${plural(times, { one: 'Once', other: '# times' })} in this game, ${inHundred(count)} in all.`,
  noAdvice: 'No habit cost enough to speak of. Well played.',

  fine: text(
    'Chances are estimates by the bots of this house, off by about {#error} in 100 as a rule. The curve knows all cards; choices are judged by what the player could know then.',
  ),
};

export type Words = typeof words;

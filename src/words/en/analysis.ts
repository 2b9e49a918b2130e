/** The words for how a game went, in English. */

import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} in 100`;

export const words = {
  title: 'How it went',
  done: 'Worked out.',
  counting: text('Going through the game: move {#done} of {#of}'),
  unfinished: {
    title: 'Not over yet',
    text: 'Finish the game first. Then you can see here how it went.',
  },
  failed: {
    title: 'That didn’t work',
    text: 'The chances could not be worked out on this device.',
  },

  // The curve -------------------------------------------------------------------------------------
  curve: 'Chance to win',
  moment: 'Moment of the game',
  inHundred,
  at: (moment: string, chances: readonly string[]) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name: string, count: number) => `${name} ${inHundred(count)}`,
  see: 'See this moment',
  numbers: 'The curve in numbers',
  move: 'Move',

  // Dice and choices ------------------------------------------------------------------------------
  accounts: 'Dice and choices',
  /**
   * Both in hundredths: what the dice gave (or took, if negative), and what the player’s choices
   * cost (0 or more).
   */
  account: (dice: number, cost: number) => {
    const luck =
      dice === 0
        ? 'The dice gave nothing and took nothing'
        : `The dice ${dice > 0 ? 'gave' : 'took'} ${inHundred(Math.abs(dice))}`;
    return `${luck}; ${cost === 0 ? 'choices cost nothing.' : `choices cost ${number(cost)}.`}`;
  },
  sum: 'How it adds up',
  parts: {
    start: 'At the start',
    dice: 'Dice',
    own: 'Own choices',
    others: 'The others’ choices',
    end: 'At the end',
  },

  // The moments -----------------------------------------------------------------------------------
  moments: 'The moments that mattered most',
  noSlips: 'No choice cost 2 in 100 or more. These are the throws that changed the most.',
  calm: 'No single moment mattered much.',
  chosen: 'Chosen',
  better: 'Better',
  cost: (count: number) => `cost ${inHundred(count)}`,
  swing: (count: number) =>
    count > 0 ? `the dice gave ${inHundred(count)}` : `the dice took ${inHundred(-count)}`,

  // Next time -------------------------------------------------------------------------------------
  advice: 'One thing to try next time',
  adviceCost: (times: number, count: number) =>
    `${plural(times, { one: 'Once', other: '# times' })} in this game, ${inHundred(count)} in all.`,
  noAdvice: 'No habit cost much. Well played!',

  fine: text(
    'The chances are estimates by Gobelet’s bots, usually off by about {#error} in 100. The curve knows all the cards; choices are judged by what the player could know at the time.',
  ),
};

export type Words = typeof words;

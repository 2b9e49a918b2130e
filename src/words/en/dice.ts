/** The words of the page about how the dice fell, in English. */

import { counts, number, plural, text } from './grammar.ts';

export const words = {
  lead: 'How the dice fell in finished games, compared with pure chance.',
  whose: 'Whose dice',
  scopes: {
    table: { name: 'This table', hint: 'Every throw of this one game.' },
    me: {
      name: 'Mine',
      hint: 'Your throws on this server, and those of the people at this device.',
    },
    all: { name: 'All', hint: 'Every finished game on this server.' },
  },
  counting: 'Counting…',
  deviceOnly: 'The server is not answering: only the games on this device are counted.',
  empty: { title: 'No dice to count yet', text: 'Finish a game, and its dice are counted here.' },

  // The verdict -----------------------------------------------------------------------------------
  few: {
    title: 'Too few throws to say anything',
    text: (dice: number, enough: number) =>
      `${plural(dice, { one: 'One die', other: '# dice' })} so far; we need at least ${number(enough)} to judge.`,
  },
  usual: {
    title: 'Nothing unusual',
    text: (share: number) =>
      share >= 99
        ? 'Nearly every sample of this many fair dice comes out at least this uneven.'
        : `Of 100 samples of this many fair dice, ${number(share)} come out at least this uneven.`,
  },
  unusual: {
    title: 'Unusual, but possible',
    text: text(
      'Only one in {#oneIn} samples of this many fair dice comes out at least this uneven.',
    ),
    what: {
      faces: 'The faces stand out.',
      sums: 'The sums stand out.',
      repeats: 'The repeats stand out.',
      longest: 'The longest streak stands out.',
    },
    but: 'When many games are played, one like this is bound to turn up. Counting can’t tell whether dice are fair; the proof can.',
  },
  how: {
    title: 'How we judge',
    text: [
      'Each test asks how often fair dice come out at least this far from what is expected. It is a calculation, not a feeling.',
      'If you make many tests, you find something strange sooner or later. So we take the strangest result and multiply its chance by the number of tests.',
      'We call a result unusual if fair dice give it in at most one sample of 100.',
      'Keeping dice and throwing again changes nothing: each die thrown shows every face equally often.',
    ] as readonly string[],
  },

  // The counts ------------------------------------------------------------------------------------
  games: counts('count', { one: '{#count} game', other: '{#count} games' }),
  facts: (throws: number, dice: number) =>
    `${plural(throws, { one: '# throw', other: '# throws' })}, ${plural(dice, { one: '# die', other: '# dice' })}`,
  faces: 'Faces',
  sums: 'Sums of two dice',
  streaks: 'In a row',
  expected: 'expected',
  band: '95 of 100 fair samples lie here',
  outside: 'One bar in twenty lies outside by chance alone.',
  longest: 'Longest streak of one face',
  asLong: text('{#count} this long or longer expected'),
  repeats: 'Same face as the die before',
  doubles: 'Doubles',
  usually: text('{#expected} expected, {#from} to {#to} usual'),
  colours: ['Red', 'Green', 'Blue', 'Yellow', 'Orange', 'Purple'] as readonly string[],

  // The same as a table ---------------------------------------------------------------------------
  table: {
    open: 'The numbers as a table',
    face: 'Face',
    sum: 'Sum',
    count: 'Fell',
    expected: 'Expected',
    band: '95 of 100',
    test: 'Test',
    likelihood: 'Fair dice: this far off or further',
    inHundred: text('{#share} in 100'),
    oneIn: text('one in {#count}'),
    tests: { faces: 'Faces', sums: 'Sums', repeats: 'Repeats', longest: 'Longest streak' },
  },
};

export type Words = typeof words;

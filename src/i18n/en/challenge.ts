/** The words of challenges, in English. */

import { counts, list, plural, text } from './grammar.ts';

export const words = {
  title: 'A challenge',
  own: 'Your challenge',
  daily: 'Challenge of the day',
  lead: 'The same dice, the same bots. Who makes more of them?',
  dailyLead: 'Every day one game, with the same dice for everybody.',
  from: text('{name} sends you these dice.'),
  against: (count: number, levels: readonly string[]) =>
    `${plural(count, { one: 'Against one bot', other: 'Against # bots' })}: ${list(levels)}`,
  standIns: 'Where other people sat, strong bots play now.',

  play: 'Play the same dice',
  goOn: 'Go on playing',
  again: 'Play it once more',
  firstCounts: 'The first game counts, later ones are for fun.',

  results: 'Results',
  nobody: 'Nobody has played it yet.',
  won: 'won',
  lost: 'lost',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  turns: counts('count', { one: '{#count} turn', other: '{#count} turns' }),
  place: text('You are number {#place} of {#count}.'),
  watchOf: text('Watch the game of {name}'),
  player: 'Player',
  result: 'Result',
  game: 'Game',
  yesterday: 'Yesterday',

  sideBySide: 'Turn by turn',
  with: 'Compare with',
  turn: 'Turn',

  send: {
    title: 'Send it to friends',
    hint: 'Whoever opens the link plays the same dice against the same bots.',
    text: text('{game}: the same dice, the same bots. Can you beat me?'),
    file: 'Save as a file',
    tooLong: 'This game was too long for a link. Send the file: it is opened on the page of challenges.',
    open: 'Open a challenge file',
  },

  sending: 'Your game is being checked…',
  notSent: 'Your result is on this device. It goes to the others when there is a network again.',
  refused: 'The server did not accept this game: it does not follow from the challenge.',
  othersLater: 'What the others made of it comes with the network.',

  bad: { title: 'This is no challenge', text: 'The link is damaged or incomplete. Ask for it again, whole.' },
  dailyOffline: {
    title: 'No network',
    text: 'The challenge of the day has to be fetched once. After that it can be played anywhere.',
  },

  follow: counts('count', {
    one: 'The one throw follows from the challenge',
    other: 'All {#count} throws follow from the challenge',
  }),
  dontFollow: 'Some throws do not follow from the challenge',

  challengeFriends: 'Challenge friends',
  compare: 'Compare results',
};

export type Words = typeof words;

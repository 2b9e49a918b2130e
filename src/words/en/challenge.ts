/** The words of challenges, in English. */

import { counts, list, plural, text } from './grammar.ts';

export const words = {
  title: 'A challenge',
  own: 'Your challenge',
  daily: 'Challenge of the day',
  lead: 'The same dice, the same bots. Who makes the most of them?',
  dailyLead: 'One game every day, with the same dice for everybody.',
  from: text('{name} has sent you these dice.'),
  against: (count: number, levels: readonly string[]) =>
    `${plural(count, { one: 'Against one bot', other: 'Against # bots' })}: ${list(levels)}`,
  standIns: 'Strong bots play in place of the other people.',

  play: 'Play the same dice',
  goOn: 'Carry on playing',
  again: 'Play it again',
  firstCounts: 'Your first game counts; later ones are for fun.',
  oneTry: 'The server throws the dice. You can stop and carry on later, but not start again.',
  notOpened: 'The game could not be opened. Try again in a moment.',
  earlier: 'Play the dice of an earlier day',
  earlierHint: 'You play for yourself: it counts in no ranking of the day.',
  ordinary: 'An ordinary game',

  results: 'Results',
  nobody: 'Nobody has played it yet.',
  onHonour: 'This list is on honour: the dice can be looked up before playing.',
  forged: text(
    'The game that came with the link, in the name of {name}, does not match the challenge. It is not compared.',
  ),
  won: 'won',
  lost: 'lost',
  points: counts('count', { one: '{#count} point', other: '{#count} points' }),
  turns: counts('count', { one: '{#count} turn', other: '{#count} turns' }),
  place: text('You are number {#place} of {#count}.'),
  watchOf: text('Watch {name}’s game'),
  player: 'Player',
  result: 'Result',
  game: 'Game',
  yesterday: 'Yesterday',

  sideBySide: 'Turn by turn',
  with: 'Compare with',
  turn: 'Turn',

  send: {
    title: 'Send it to friends',
    hint: 'Anyone who opens the link plays with the same dice against the same bots.',
    text: text('{game}: the same dice, the same bots. Can you beat me?'),
    file: 'Save as a file',
    tooLong:
      'This game is too long for a link. Send the file instead: it can be opened on the challenge page.',
    open: 'Open a challenge file',
  },

  sending: 'Your game is being checked…',
  notSent: 'Your result is saved on this device. The others will see it when you are back online.',
  refused: 'The server did not accept this game: it does not match the challenge.',
  othersLater: 'You will see the others’ results when you are back online.',

  bad: {
    title: 'This is not a challenge',
    text: 'The link is damaged or incomplete. Ask for the whole link again.',
  },
  dailyOffline: {
    title: 'You are offline',
    text: 'The server throws the dice of the challenge of the day, so it needs a network. Until then you can play for yourself.',
  },

  follow: counts('count', {
    one: 'The one throw matches the challenge',
    other: 'All {#count} throws match the challenge',
  }),
  dontFollow: 'Some throws do not match the challenge',
  checkLater: 'These dice were thrown by the server. They can be checked when the day is over.',

  challengeFriends: 'Challenge friends',
  compare: 'Compare results',
};

export type Words = typeof words;

/** The words for looking back at a game, in English. */

import { list, number, plural } from './grammar.ts';

export const words = {
  title: (game: string) => `${game}: replay`,
  toTable: 'To the table',
  toStart: 'Another game',
  player: (seat: number) => `Seat ${number(seat)}`,

  // The controls -----------------------------------------------------------------------------------------------------
  controls: 'Playing',
  moment: 'Moment of the game',
  at: (at: number, end: number) => (at === 0 ? 'The start' : `Move ${number(at)} of ${number(end)}`),
  first: 'To the start',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move on',
  last: 'To the end',
  decision: 'Next decision',
  decisionOf: (name: string) => `Next decision of ${name}`,
  noDecision: 'No decision after this one',
  speed: (times: number) => `Speed: ${number(times)} times. Another one`,
  ways: (count: number) => plural(count, { one: '# way to go on', other: '# ways to go on' }),
  menu: 'Link, keys, looking together',

  // Whose eyes -------------------------------------------------------------------------------------------------------
  eyes: {
    title: 'Through whose eyes',
    public: 'Everybody’s',
    publicHint: 'Only what all could see.',
    open: 'All open',
    openHint: 'What nobody or only some could see lies beside the table.',
    seatHint: (name: string) => `What ${name} knew at that moment, and nothing else.`,
    now: (who: string) => `Eyes: ${who}`,
    look: 'See through these eyes',
  },
  secrets: 'What lay hidden',
  nothingHidden: 'nothing hidden',

  // The link ---------------------------------------------------------------------------------------------------------
  link: {
    title: 'This moment as a link',
    text: (game: string, moment: string) => `${game}, ${moment}`,
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Copied',
    hereOnly:
      'This game is kept on this device, and the link works on this device only. To show the game to somebody, send the record.',
    fileOnly: 'This game comes from a file: to show it to somebody, send the file.',
    record: 'Download the record',
  },
  keys: {
    title: 'Keys',
    list: [
      ['← →', 'one move back or on'],
      ['Home End', 'the start, the end'],
      ['Space', 'play and pause'],
      ['D', 'next decision'],
      ['1 2 3 …', 'through the eyes of this player'],
      ['0', 'through everybody’s eyes'],
      ['A', 'all open'],
      ['Esc', 'stop following or pointing'],
    ] as readonly (readonly [keys: string, what: string])[],
  },

  // Together ---------------------------------------------------------------------------------------------------------
  together: {
    title: 'Look together',
    how: 'Send the link. One of you leads, the others follow along; anybody may point.',
    lead: 'Lead',
    leading: 'You lead: whoever follows sees what you see.',
    stopLeading: 'Stop leading',
    leads: (name: string) => `${name} leads through this game.`,
    follow: (name: string) => `Follow ${name}`,
    following: (name: string) => `You follow ${name}.`,
    stopFollowing: 'Stop following',
    point: 'Point',
    pointing: 'Touch a player, or a line of what happened.',
    stopPointing: 'Don’t point',
    pointedBy: (names: readonly string[]) => `Pointing here: ${list(names)}`,
    you: 'You',
    pointsAtMove: (name: string, move: number) => `${name} points at move ${number(move)}.`,
    pointsAtSeat: (name: string, other: string) => `${name} points at ${other}.`,
    youPoint: 'You point there: the others see it.',
    look: 'Look there',
  },

  // A file -----------------------------------------------------------------------------------------------------------
  file: {
    title: 'Look back at a game',
    lead: 'Step through any finished game, through anybody’s eyes. A record is the file that “The record” gives you after a game.',
    open: 'Open a record',
    drop: 'Or drop the file anywhere on this page.',
    letGo: 'Let go: the game opens.',
    reading: 'Reading…',
    several: (count: number) => plural(count, { one: '# game in this file', other: '# games in this file: choose one' }),
    line: (line: number) => `from line ${number(line)}`,
    moves: (count: number) => plural(count, { one: '# move', other: '# moves' }),
    players: (count: number) => plural(count, { one: '# player', other: '# players' }),
    unfinished: 'not finished',
    own: 'Your finished games',
    here: 'on this device',
    online: 'on the server',
    bad: 'This file can’t be replayed',
    tooLarge: (most: number) => `The file is too large: records have at most ${number(most)} megabytes.`,
    empty: 'There is no game in this file.',
    faults: {
      text: (line: number) => `Line ${number(line)} is not written as records are: each line is one piece of JSON.`,
      header: (line: number) =>
        `Line ${number(line)} should open a game, and does not: the game, the players or the setup are wrong.`,
      start: (line: number) =>
        `Line ${number(line)} is a move before any game was opened. The beginning of the file may be missing.`,
      event: (line: number) => `Line ${number(line)} is a move that the rules do not allow there.`,
    },
    reason: 'In detail',
    spoilt: (count: number) =>
      plural(count, { one: '# other game in it can’t be replayed:', other: '# other games in it can’t be replayed:' }),
  },

  troubles: {
    running: {
      title: 'Still being played',
      text: 'The replay is here when the game is over: until then it would give secrets away.',
    },
    unreadable: { title: 'Can’t be replayed', text: 'The record of this game can’t be read.' },
  },
};

export type Words = typeof words;

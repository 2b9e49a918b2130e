/** The words for looking back at a game, in English. */

import { counts, list, number, text } from './grammar.ts';

export const words = {
  title: text('{game}: replay'),
  toTable: 'Back to the table',
  toStart: 'Another game',
  player: text('Seat {#seat}'),

  // The controls ----------------------------------------------------------------------------------
  controls: 'Playback',
  moment: 'Moment of the game',
  at: (at: number, end: number) =>
    at === 0 ? 'The start' : `Move ${number(at)} of ${number(end)}`,
  first: 'To the start',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move on',
  last: 'To the end',
  decision: 'Next decision',
  decisionOf: text('Next decision of {name}'),
  noDecision: 'No decision after this one',
  speed: text('Speed: {#times} times. Change it'),
  ways: counts('count', { one: '{#count} way to go on', other: '{#count} ways to go on' }),
  menu: 'Link, keys, watch together',

  // Whose eyes ------------------------------------------------------------------------------------
  eyes: {
    title: 'Through whose eyes',
    public: 'Everybody’s',
    publicHint: 'Only what everybody could see.',
    open: 'All open',
    openHint: 'Everything that was hidden is shown beside the table.',
    seatHint: text('What {name} knew at that moment, and nothing else.'),
    now: text('Eyes: {who}'),
    look: 'See through these eyes',
  },
  secrets: 'What was hidden',
  nothingHidden: 'nothing hidden',

  // The link --------------------------------------------------------------------------------------
  link: {
    title: 'This moment as a link',
    text: text('{game}, {moment}'),
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Copied',
    hereOnly:
      'This game is saved on this device, so the link only works here. To show the game to somebody, send them the record.',
    fileOnly: 'This game comes from a file: to show it to somebody, send them the file.',
    record: 'Download the record',
  },
  keys: {
    title: 'Keys',
    list: [
      ['← →', 'one move back or on'],
      ['Home End', 'the start, the end'],
      ['Space', 'play and pause'],
      ['D', 'next decision'],
      ['1 2 3 …', 'through that player’s eyes'],
      ['0', 'through everybody’s eyes'],
      ['A', 'all open'],
      ['Esc', 'stop following or pointing'],
    ] as readonly (readonly [keys: string, what: string])[],
  },

  // Together --------------------------------------------------------------------------------------
  together: {
    title: 'Watch together',
    how: 'Send the link. One of you leads and the others follow; anybody may point.',
    lead: 'Lead',
    leading: 'You are leading: everybody who follows sees what you see.',
    stopLeading: 'Stop leading',
    leads: text('{name} is leading the way.'),
    follow: text('Follow {name}'),
    following: text('You are following {name}.'),
    stopFollowing: 'Stop following',
    point: 'Point',
    pointing: 'Tap a player, or a line in the log.',
    stopPointing: 'Stop pointing',
    pointedBy: (names: readonly string[]) => `Pointing here: ${list(names)}`,
    you: 'You',
    pointsAtMove: text('{name} points at move {#move}.'),
    pointsAtSeat: text('{name} points at {other}.'),
    youPoint: 'You are pointing there: the others can see it.',
    look: 'Look there',
  },

  // A file ----------------------------------------------------------------------------------------
  file: {
    title: 'Look back at a game',
    lead: 'Step through any finished game and see it with anybody’s eyes. A record is the file that “The record” gives you after a game.',
    open: 'Open a record',
    drop: 'Or drop the file anywhere on this page.',
    letGo: 'Let go to open the game.',
    reading: 'Reading…',
    several: counts('count', {
      one: '{#count} game in this file',
      other: '{#count} games in this file: choose one',
    }),
    line: text('from line {#line}'),
    moves: counts('count', { one: '{#count} move', other: '{#count} moves' }),
    players: counts('count', { one: '{#count} player', other: '{#count} players' }),
    unfinished: 'not finished',
    own: 'Your finished games',
    here: 'on this device',
    online: 'on the server',
    bad: 'This file can’t be replayed',
    tooLarge: text('The file is too large: a record may have up to {#most} megabytes.'),
    empty: 'There is no game in this file.',
    faults: {
      text: text('Line {#line} can’t be read: each line of a record is one piece of JSON.'),
      header: text(
        'Line {#line} should start a game, but the game, the players or the setup are wrong.',
      ),
      start: text(
        'Line {#line} is a move, but no game has started yet. The beginning of the file may be missing.',
      ),
      event: text('Line {#line} is a move that the rules don’t allow there.'),
    },
    reason: 'In detail',
    spoilt: counts('count', {
      one: '{#count} other game in it can’t be replayed:',
      other: '{#count} other games in it can’t be replayed:',
    }),
  },

  troubles: {
    running: {
      title: 'Still being played',
      text: 'You can watch the replay when the game is over: until then it would give secrets away.',
    },
    unreadable: { title: 'Can’t be replayed', text: 'The record of this game can’t be read.' },
  },
};

export type Words = typeof words;

/**
 * The words of the page, in English: the source. Every other language has the same messages, or
 * does not compile.
 */

import type { Level } from '../../bots/bot.ts';
import type { Code, Pace, Reaction } from '../../protocol.ts';
import { counts, list, plural, range, text, time } from './grammar.ts';

const levels: Readonly<
  Record<Level, { readonly name: string; readonly hint: string; readonly sign: string }>
> = {
  beginner: { name: 'Beginner', hint: 'Only looks at its own dice.', sign: 'bot, beginner' },
  casual: { name: 'Casual', hint: 'Plays like a friend at the café.', sign: 'bot, casual' },
  strong: { name: 'Strong', hint: 'Counts the odds and makes few mistakes.', sign: 'bot, strong' },
  master: { name: 'Master', hint: 'Thinks of everything that can be known.', sign: 'bot, master' },
};

const refusals: Readonly<Record<Code, string>> = {
  protocol: 'The server did not understand that. Reload the page and try again.',
  'unknown-token':
    'The server does not know you at the moment. You are kept on this device: see the settings.',
  'unknown-table': 'There is no such table.',
  'not-watching': 'This table is no longer open here. Reload the page.',
  closed: 'Only the players may see this table.',
  'not-host': 'Only the host can do that.',
  'not-seated': 'You have no seat at this table.',
  seated: 'You already have a seat here.',
  taken: 'Somebody was quicker: that seat is taken.',
  'name-taken': 'Your name looks like another’s at this table. Choose another name.',
  'colour-taken': 'Somebody else has this colour already.',
  full: 'Every seat is taken.',
  removed: 'The host has taken you off your seat. You can watch.',
  'not-open': 'The game has already started.',
  'not-running': 'No game is being played here at the moment.',
  'not-over': 'The game is not over yet.',
  'empty-seats': 'Some seats are still free.',
  illegal: 'The rules don’t allow that here.',
  stale: 'The table has moved on. Look again, then choose.',
  'bad-link': 'The dice were not thrown. Try again.',
  held: 'A bot is playing for you: take your seat back first.',
  muted: 'The host has muted you.',
  'chat-closed': 'Partners may not discuss the game: chat opens again afterwards.',
  'too-many': 'Too much at once. Wait a moment.',
  elsewhere: 'This table plays by rules that the server does not have yet. Try again in a moment.',
  'not-stored': 'That could not be saved, so it did not happen. Try again.',
  draining: 'The server is restarting. It will be back in a moment.',
};

const reactions: Readonly<Record<Reaction, string>> = {
  bravo: 'Bravo!',
  ouch: 'Ouch!',
  laugh: 'Ha ha!',
  wow: 'Wow!',
  think: 'Hmm…',
  hurry: 'Your turn!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
};

export const words = {
  appName: 'Gobelet',
  close: 'Close',
  understood: 'Got it',
  time,
  levels,
  refusals,
  reactions,
  /** Suggested for people; the first is suggested for the first seat of a shared device. */
  names: [
    'Alice',
    'Ben',
    'Clara',
    'Daniel',
    'Emma',
    'Felix',
    'Grace',
    'Henry',
    'Ivy',
    'Jack',
    'Lucy',
    'Oscar',
  ] as readonly string[],

  home: {
    tagline: 'Three dice games to play together',
    games: 'The games',
    back: 'Home',
    playNow: 'Play now',
    playNowOf: text('Play now: {game}, against bots'),
    opening: 'Setting the table…',
    invite: 'Friends',
    inviteOf: text('Friends: send a link and play {game} together'),
    device: 'Device',
    deviceOf: text('Device: play {game} together on this device'),
    bots: 'Bots',
    botsOf: text('Bots: choose your opponents for {game}'),
    facts: (fewest: number, most: number, short: number, long: number) =>
      `${range(fewest, most)} players · ${range(short, long)} minutes`,
    rules: 'Rules',
    rulesOf: text('Rules: {game}'),
    learn: 'New here? Learn it in two minutes',
    learnOn: 'Carry on with the introduction',
    learnNot: 'No introduction, thanks',
    /** For the screen reader: which game that is. */
    learnOf: text('{game}: {text}'),
    goOn: 'Carry on playing',
    withBots: counts('bots', {
      one: 'On this device, with one bot',
      other: 'On this device, with {#bots} bots',
    }),
    withNames: (names: readonly string[]) => `On this device, with ${list(names)}`,
    openFor: counts('seats', {
      one: 'Waiting for players, {#seats} seat',
      other: 'Waiting for players, {#seats} seats',
    }),
    runningFor: counts('seats', {
      one: 'In progress, {#seats} seat',
      other: 'In progress, {#seats} seats',
    }),
    allTables: counts('tables', { one: 'Show the table', other: 'Show all {#tables} tables' }),
    remove: text('Delete this {game} table'),
    daily: 'Challenge of the day: the same dice for everybody',
    openTables: 'Public tables',
    promise: 'No account, no adverts. After your first visit, it works offline too.',
    api: 'For programmers',
    replay: 'Look back at a game',
  },

  name: {
    title: 'Your name',
    label: 'What shall we call you?',
    change: text('You are {name}. Change your name'),
    save: 'Save',
    bad: text('A name needs 1 to {#most} visible characters.'),
    taken:
      'This name looks like another’s at one of your tables, or is one the game uses itself, such as “You”. Choose another.',
  },

  newTable: {
    lead: {
      friends:
        'You get a link to send. Everybody plays on their own phone or computer, in this room or far away.',
      device: 'Pass the device around. Everybody’s secrets stay hidden from the others.',
      bots: 'Against bots on this device, online or offline.',
    },
    players: 'Players',
    opponents: 'Opponents',
    less: 'Fewer',
    more: 'More',
    level: 'How well the bots play',
    bot: 'Bot',
    nameOf: text('Name of player {#seat}'),
    openAndInvite: 'Open the table',
    start: 'Start',
  },

  pace: {
    title: 'Pace',
    names: { relaxed: 'Relaxed', live: 'With a clock', days: 'Day by day' },
    said: (pace: Pace) => {
      if (pace.type === 'relaxed') return 'No clock.';
      if (pace.type === 'days') return `${time(pace.limit)} for each move.`;
      return `${time(pace.bank)} for each player, plus ${time(pace.increment)} after each move.`;
    },
  },

  invite: {
    title: 'Invite',
    how: 'Send the link, or let your friends scan the code.',
    text: text('Come and play {game} with me!'),
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Copied',
    qr: 'QR code with the link to this table',
  },

  lobby: {
    seats: 'Around the table',
    about: 'About this game',
    free: 'waiting for a player',
    expected: 'seat kept, not here yet',
    here: 'is here',
    host: 'host',
    sit: 'Sit down',
    sitHere: 'Sit here',
    moveHere: 'Move here',
    stand: 'Stand up',
    addBot: 'Bot',
    levelOf: text('How well {name} plays'),
    remove: text('Remove {name}'),
    start: 'Start the game',
    fillWithBots: 'Fill up with bots',
    waitingFor: counts('count', {
      one: 'One seat is still free.',
      other: '{#count} seats are still free.',
    }),
    expecting: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    hostStarts: 'Everybody is here. The host can start the game.',
    full: 'Every seat is taken. You can watch.',
    anybodyMayWatch: 'Anybody with the link may watch',
    watch: {
      anybody: 'Anybody with the link may watch.',
      nobody: 'Only the players see this table.',
    },
    listed: 'Show in the public list',
    listedHint: 'Strangers on this server can find the table and sit down while you are here.',
    first: 'Who starts',
    byLot: 'At random',
  },

  table: {
    opening: 'One moment…',
    players: 'Players',
    you: 'You',
    freeSeat: text('Seat {#seat}'),
    botNames: ['Colette', 'Anatole', 'Simone', 'Gaston', 'Odette', 'Marcel'] as readonly string[],
    yourTurn: 'Your turn',
    botPlaysFor: 'away, a bot is playing',
    program: 'program',
    away: 'away',
    timeLeft: text('{left} left'),
    log: 'What happened',
    nothingYet: 'Nothing yet.',
    rule: 'The rules right now',
    coach: 'Coach',
    allRules: 'All the rules',
    menu: 'More',
    side: 'Log and chat',
    look: 'Look at my cards',
    leave: 'Let a bot take my seat',
    leaveHint: 'You can take it back at any time during the game.',
    keptOnline: 'Every move is saved on the server: close the page whenever you like.',
    notKept: 'This browser can’t save anything: the game is lost when you close this page.',
    keptHere: 'Every move is saved on this device: close the page whenever you like.',
  },

  chat: {
    title: 'Chat',
    empty: 'Nobody has said anything yet.',
    closed: 'Partners may not discuss the game: chat opens again afterwards.',
    label: 'Say something',
    send: 'Send',
    mute: text('Mute {name}'),
    unmute: text('Unmute {name}'),
    reactions: 'Reactions',
  },

  log: {
    started: 'The game starts.',
    left: text('{name} has left; a bot takes over.'),
    held: text('{name} is away; a bot takes over.'),
    returned: text('{name} is back.'),
    paused: 'The server was away; no clock ran in the meantime.',
    redealt:
      'The server was set back to an earlier state. The game goes on from here with new dice.',
    renamed: text('Now called {name}.'),
  },

  notices: {
    lost: 'Connection lost. Trying again…',
    lostSending: 'Connection lost. Your move is saved and will be sent when it is back.',
    crowd: 'Many people are arriving at once. You will be let in shortly: no need to reload.',
    serverGone: 'The server is not answering. Trying again…',
    held: 'A bot is playing for you.',
    takeBack: 'Take my seat back',
    hurry: text('{left} left for your move.'),
  },

  curtain: {
    passTo: text('Pass to {name}'),
    why: 'What comes next is secret. Everybody else, look away!',
    iAm: text('I am {name}'),
    whoLooks: 'Who wants to look? Everybody else, look away!',
    hide: 'Hide and go on',
  },

  after: {
    title: 'Result',
    winner: 'winner',
    youWin: 'You win!',
    stopped: 'Stopped: this game had gone on for too long. Nobody wins.',
    youShare: (names: readonly string[]) => `You share the win with ${list(names)}!`,
    wins: (names: readonly string[]) =>
      `${list(names)} ${plural(names.length, { one: 'wins', other: 'win' })}!`,
    again: 'Play again',
    joinAgain: 'Join the rematch',
    share: 'Share',
    shareText: text('{game}: {result}'),
    record: 'The record',
    replay: 'Replay',
    howItWent: 'How it went',
    lookAtTable: 'Look at the table',
  },

  dice: {
    fell: 'How the dice fell',
    why: 'Why you can trust the dice',
  },

  settings: {
    title: 'Settings',
    look: 'Look',
    feel: 'Sound and touch',
    language: 'Language',
    system: 'Same as device',
    theme: 'Colours',
    themes: { system: 'Same as device', light: 'Day', dark: 'Night' },
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', larger: 'Larger' },
    motion: 'Animations',
    motions: { system: 'Same as device', full: 'Full', less: 'Less' },
    hand: 'Main button',
    hands: { right: 'Right-handed', left: 'Left-handed' },
    sound: 'Sounds',
    soundHint: 'Short and wooden. Off until you turn them on.',
    vibration: 'Vibration',
    shake: 'Shake to throw',
    shakeHint: 'Shaking the phone throws the dice.',
    keys: 'Keyboard shortcuts',
    keysHint: 'Number keys choose dice; letter keys control a replay.',
  },

  troubles: {
    tryAgain: 'Try again',
    cantOpen: 'The table can’t be opened. Reload the page and try again.',
    noNetwork: 'You are offline. Games on this device still work, with or without bots.',
    unknown: {
      title: 'No such table',
      text: 'The link may be incomplete, or the table has been deleted.',
    },
    closed: { title: 'A closed table', text: 'Only the players may see this table.' },
    unreachable: {
      title: 'No connection',
      text: 'The server is not answering. Check your connection, or play on this device in the meantime.',
    },
    lost: {
      title: 'Nothing here',
      text: 'This address leads nowhere. The games are on the home page.',
    },
  },
};

export type Words = typeof words;

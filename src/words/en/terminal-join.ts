/**
 * `gobelet join` in English: everything it says apart from the games’ own words. Commands are typed
 * the same in every language.
 */

import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# day', other: '# days' });
const seats = (count: number): string => plural(count, { one: '# seat', other: '# seats' });

export const words = {
  list,

  // The way in ------------------------------------------------------------------------------------
  noServer: text('can’t reach {origin}: {why}'),
  unreached: {
    silent: 'no answer',
    nobody: 'nothing is running there',
    noHost: 'there is no such host',
    noHostOrNetwork: 'there is no such host, or no network',
    brokenOff: 'the connection was cut off',
  },
  notGobelet: text('there is no Gobelet server at {origin}'),
  noAddress: text(
    '{text} is not the address of a server or table; a server looks like http://localhost:3000, a table like http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} is not a link to a table; such a link ends like /t/kabo-relu-timo-sane, four words with hyphens between them',
  ),
  noSuchTable: text('there is no table {table} on this server'),
  closedTable: text('nobody may watch table {table}, and you have no seat there'),
  otherRules: text(
    'the table plays {game} by version {#version} of its rules, which this gobelet does not have',
  ),
  tokenRefused: text(
    'the server no longer knows the token in {file}; to go on as a new guest, name another file with --token-file',
  ),
  tokenGone: 'The server no longer knows you: join again as a new guest.',
  newGuest: 'The server no longer knows you: you are now a new guest.',
  youAre: text('You are {name}.'),
  share: text('Your table: {link}'),

  // The list of tables ----------------------------------------------------------------------------
  yourTables: 'Your tables',
  publicTables: 'Public tables',
  noTables: text('No tables here yet. Open one with --game GAME: {games}.'),
  whichTable: text('type 1 to {#count}, the name of a table, or quit'),
  seats,
  status: { open: 'open', running: 'running', over: 'over' },

  // Before the start ------------------------------------------------------------------------------
  table: text('table {id}'),
  free: 'free',
  freeSeat: text('Seat {#place}'),
  bot: text('Bot {#place}'),
  program: 'program',
  host: 'host',
  you: 'you',
  somebody: 'somebody',
  here: 'here',
  away: 'away',
  unseeded: 'no seed yet',
  anybodyWatches: 'anybody may watch',
  nobodyWatches: 'nobody may watch',
  listed: 'in the public list',
  unlisted: 'found by its link only',
  options: text('options {text}'),
  pace: {
    live: (bank: string, seconds: number) =>
      `${bank} each${seconds === 0 ? '' : `, +${seconds} s a move`}`,
    relaxed: 'no clock',
    days: text('{limit} a move'),
  },
  daysAndHours: (count: number, hours: number) =>
    `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'The fingerprint of the dice; write it down if you want to check them later:',
  askSit: 'A seat is free: press Enter to sit down.',
  askStart: 'Everybody is here: press Enter to start the game.',
  askStartAway: text('Everybody has a seat, but away: {names}. Press Enter to start all the same.'),
  askWait: (free: number) =>
    `${plural(free, { one: 'One seat is', other: '# seats are' })} free: share the link, or put a bot there with “bot N LEVEL”.`,
  askHost: 'Every seat is taken: the host can start the game.',
  askOthers: (free: number) => `Waiting for ${plural(free, { one: 'one more', other: '# more' })}.`,
  askFull: 'Every seat is taken: you watch.',

  // During the game -------------------------------------------------------------------------------
  lost: 'Connection lost; trying again.',
  found: 'Connected again.',
  lostMark: 'connection lost, trying again',
  watching: counts('count', { one: '{#count} watching', other: '{#count} watching' }),
  botPlays: 'a bot plays',
  backTakes: 'type back to take your seat again',
  waitingFor: text('Waiting for {names}.'),
  notAsked: 'it is not your turn — say TEXT to talk, ? for help',
  notSeated: 'you have no seat at this table — ? for help',
  held: 'a bot is playing for you — type back to take your seat again',
  unknown: text('not understood: {typed} — type ? for help'),
  usage: text('type it like this: {usage}'),
  usages: {
    sit: 'sit, or sit N',
    bot: text('bot N LEVEL, the level being {levels}'),
    colour: text('colour NAME, the colour being {names}'),
    mute: text('{verb} N, or a name'),
  },
  noSeat: text('{typed} is not a seat here: there are 1 to {#count}'),
  noPerson: text('nobody here is called {typed}'),
  hurry: text('Hurry: {left} left.'),
  removed: 'The host has taken you off your seat.',
  turnedAway: 'This table can no longer be watched.',
  comeBack: text('Come back with: {command}'),
  seatStays: 'Your seat stays yours.',

  // What happens ----------------------------------------------------------------------------------
  sat: text('{name} sits down at seat {#place}.'),
  stood: text('{name} leaves seat {#place}.'),
  swapped: text('Seats {#one} and {#other} swap places.'),
  redealt: 'A backup of the server was put back: the dice are new from here on.',
  coloured: text('{name} chooses a colour: {colour}.'),
  hosted: text('{name} is now the host.'),
  watchSet: { anybody: 'Anybody may watch from now on.', nobody: 'Nobody may watch from now on.' },
  listedSet: (isListed: boolean) =>
    `The table is ${isListed ? 'now' : 'no longer'} in the public list.`,
  renamed: text('{old} is now called {name}.'),
  muted: (name: string, isMuted: boolean) => `${name} ${isMuted ? 'is muted' : 'may talk again'}.`,
  started: 'The game starts.',
  startedFirst: text('The game starts; the host chose {name} to go first.'),
  insteadOfTime: text('Time is up: a bot moves for {name}.'),
  heldFor: {
    time: text('{name} ran out of time twice: a bot takes over.'),
    absence: text('{name} has been away for a long time: a bot takes over.'),
    left: text('{name} has left: a bot takes over.'),
  },
  returned: text('{name} is back.'),
  paused: 'The server was away; no clock ran in the meantime.',
  said: text('{name}: {text}'),
  rematched: 'A rematch is on: type rematch to follow.',

  // After the game --------------------------------------------------------------------------------
  fair: (count: number, isBefore: boolean, hasSeed: boolean) =>
    `✓ Fair dice: ${plural(count, { one: '# random result matches', other: 'all # random results match' })} the commitment ${isBefore ? 'noted before you gave your seed' : 'shown when you came'}${hasSeed ? ', and your seed is in them' : ''}.`,
  unfair: text('✗ The dice are not what was promised: {what}.'),
  unfairCommitment: 'the secret is not the one that was promised',
  unfairSeed: 'your seed is not in them',
  unfairLink: 'a throw of yours was not made with what you sent for it',
  unfairOther: 'another seat gave something else than you were told',
  unfairFirst: 'who starts was named otherwise than you were told',
  byServer: counts('count', {
    one: '{#count} of your throws was made by the server alone.',
    other: '{#count} of your throws were made by the server alone.',
  }),
  unfairThrows: 'not everything matches the secret; type save, then gobelet verify tells you more',
  unreachable: 'the server can’t be reached',
  unchecked: text('The dice could not be checked: {why}.'),
  saved: text('Saved in {record} and {proof}'),
  notSaved: text('not saved: {why}'),

  // What "?" says ---------------------------------------------------------------------------------
  help: {
    open: [
      'sit [N]: take seat N, or the first free one. stand: leave it. swap N M: swap two seats.',
      'bot N LEVEL: put a bot on a free seat. remove N: free a seat.',
      'colour NAME: the colour of your pack, if everybody has one.',
      'start: start the game. first N: start with seat N, if the game lets the host choose.',
    ] as readonly string[],
    running: [
      'list: all moves. log: what happened so far. who: the seats and the fingerprint of the dice. leave: a bot plays for you. back: you play again. quit: close this program; your seat stays yours.',
    ] as readonly string[],
    over: [
      'rematch: the same people at a new table. save: save the record and the proof of the dice as files here.',
    ] as readonly string[],
    always: 'say TEXT; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'As host: mute N, unmute N; close, open: who may watch; publish, unlist; host N.',
  },
};

export type Words = typeof words;

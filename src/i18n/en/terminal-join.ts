/** `gobelet join` in English: what it says besides what each game says for itself. Commands are typed the same in every language. */

import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# day', other: '# days' });
const seats = (count: number): string => plural(count, { one: '# seat', other: '# seats' });

export const words = {
  list,

  // The way in ---------------------------------------------------------------------------------------------------------
  noServer: text("can't reach {origin}: {why}"),
  unreached: {
    silent: 'no answer',
    nobody: 'nobody listens there',
    noHost: 'there is no such host',
    noHostOrNetwork: 'there is no such host, or no network',
    brokenOff: 'the connection was broken off',
  },
  notGobelet: text('there is no Gobelet server at {origin}'),
  noAddress: text(
    '{text} is no address of a server; one looks like http://localhost:3000, a table like http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text('{text} is no link to a table; one ends like /t/kabo-relu-timo-sane, four words with hyphens between them'),
  noSuchTable: text('there is no table {table} on this server'),
  closedTable: text('nobody may watch table {table}, and you have no seat there'),
  otherRules: text('the table plays {game} by version {#version} of its rules, which this gobelet does not have'),
  tokenRefused: text('the server does not take the token in {file}'),
  tokenGone: 'The server does not know you any more: join again to be a new guest.',
  newGuest: 'The server does not know you any more: you are a new guest.',
  youAre: text('You are {name}.'),
  share: text('Your table: {link}'),

  // The list of tables -------------------------------------------------------------------------------------------------
  yourTables: 'Your tables',
  publicTables: 'Public tables',
  noTables: text('No tables here yet. Open one with --game GAME: {games}.'),
  whichTable: text('type 1 to {#count}, the name of a table, or quit'),
  seats,
  status: { open: 'open', running: 'running', over: 'over' },

  // Before the start ---------------------------------------------------------------------------------------------------
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
    live: (bank: string, seconds: number) => `${bank} each${seconds === 0 ? '' : `, +${seconds} s a move`}`,
    relaxed: 'no clock',
    days: text('{limit} a move'),
  },
  daysAndHours: (count: number, hours: number) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'The dice are committed to this; write it down if you want to check them:',
  askSit: 'A seat is free: Enter sits you down.',
  askStart: 'Everybody sits: Enter starts the game.',
  askStartAway: text('Everybody has a seat, but not here: {names}. Enter starts all the same.'),
  askWait: (free: number) =>
    `${plural(free, { one: 'One seat is', other: '# seats are' })} free: share the link, or put a bot there with “bot N LEVEL”.`,
  askHost: 'Everybody sits: the host starts the game.',
  askOthers: (free: number) => `Waiting for ${plural(free, { one: 'one more', other: '# more' })}.`,
  askFull: 'Every seat is taken: you watch.',

  // During the game ----------------------------------------------------------------------------------------------------
  lost: 'The connection is lost; trying again.',
  found: 'Connected again.',
  lostMark: 'connection lost, trying again',
  watching: counts('count', { one: '{#count} watching', other: '{#count} watching' }),
  botPlays: 'a bot plays',
  backTakes: 'back takes your seat again',
  waitingFor: text('Waiting for {names}.'),
  notAsked: 'it is not your turn — say TEXT to talk, ? for help',
  notSeated: 'you have no seat at this table — ? for help',
  held: 'a bot plays for you — type back to take your seat again',
  unknown: text('not understood: {typed} — type ? for help'),
  usage: text('type it so: {usage}'),
  usages: {
    sit: 'sit, or sit N',
    bot: text('bot N LEVEL, the level being {levels}'),
    colour: text('colour NAME, the colour being {names}'),
    mute: text('{verb} N, or a name'),
  },
  noSeat: text('{typed} is no seat here: there are 1 to {#count}'),
  noPerson: text('{typed} is nobody here'),
  hurry: text('Hurry: {left} left.'),
  removed: 'The host has freed your seat.',
  turnedAway: 'Nobody may watch this table any more.',
  comeBack: text('Come back with: {command}'),
  seatStays: 'Your seat stays yours.',

  // What happens -------------------------------------------------------------------------------------------------------
  sat: text('{name} sits down at seat {#place}.'),
  stood: text('{name} leaves seat {#place}.'),
  swapped: text('Seats {#one} and {#other} change places.'),
  coloured: text('{name} chooses a colour: {colour}.'),
  hosted: text('{name} is host now.'),
  watchSet: { anybody: 'Anybody may watch from now on.', nobody: 'Nobody may watch from now on.' },
  listedSet: (isListed: boolean) => `The table is ${isListed ? '' : 'not '}in the public list.`,
  renamed: text('{old} is called {name} now.'),
  muted: (name: string, isMuted: boolean) => `${name} ${isMuted ? 'is muted' : 'may talk again'}.`,
  started: 'The game starts.',
  startedFirst: text('The game starts; {name} was named to begin.'),
  insteadOfTime: text('Time is over: a bot moves for {name}.'),
  heldFor: {
    time: text('{name} was out of time twice: a bot plays on.'),
    absence: text('{name} has been away for long: a bot plays on.'),
    left: text('{name} has left: a bot plays on.'),
  },
  returned: text('{name} is back.'),
  said: text('{name}: {text}'),
  rematched: 'A rematch is on: type rematch to follow.',

  // After the game -----------------------------------------------------------------------------------------------------
  fair: (count: number, isBefore: boolean, hasSeed: boolean) =>
    `✓ Fair dice: all ${plural(count, { one: '# answer', other: '# answers' })} of chance follow from the commitment ${isBefore ? 'noted before you gave your seed' : 'shown when you came'}${hasSeed ? ', and your seed is in them' : ''}.`,
  unfair: text('✗ The dice are not what was promised: {what}.'),
  unfairCommitment: 'the secret is not the one that was committed to',
  unfairSeed: 'your seed is not in them',
  unfairThrows: 'not everything follows from the secret; save, then gobelet verify tells more',
  unreachable: 'the server can’t be reached',
  unchecked: text('The dice could not be checked: {why}.'),
  saved: text('Saved in {record} and {proof}'),
  notSaved: text('not saved: {why}'),

  // What "?" says ------------------------------------------------------------------------------------------------------
  help: {
    open: [
      'sit [N]: take a seat, the first free one unless named. stand: leave it. swap N M: change places.',
      'bot N LEVEL: put a bot on a free seat. remove N: free a seat.',
      'colour NAME: the colour of your pack, where everybody has one.',
      'start: begin the game. first N: begin, and seat N is first, where the game lets the host say so.',
    ] as readonly string[],
    running: [
      'list: all moves. log: what happened so far. who: the seats, and what the dice are committed to. leave: a bot plays for you; back: you again. quit leaves this program only.',
    ] as readonly string[],
    over: [
      'rematch: the same people at a new table. save: keep the record and the proof of the dice in files here.',
    ] as readonly string[],
    always: 'say TEXT; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'As host: mute N, unmute N; close, open: who may watch; publish, unlist; host N.',
  },
};

export type Words = typeof words;

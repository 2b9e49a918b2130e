/** What `gobelet join` says besides what each game says for itself. */

import type { Code, Pace, Reaction } from '../../protocol.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const WORDS = {
  // The way in
  noServer: (origin: string, why: string): string => `can't reach ${origin}: ${why}`,
  notGobelet: (origin: string): string => `there is no Gobelet server at ${origin}`,
  noAddress: (text: string): string =>
    `${JSON.stringify(text)} is no address of a server; one looks like http://localhost:3000, a table like http://localhost:3000/t/kabo-relu-timo-sane`,
  noTableLink: (text: string): string =>
    `${text} is no link to a table; one ends like /t/kabo-relu-timo-sane, four words with hyphens between them`,
  noSuchTable: (table: string): string => `there is no table ${table} on this server`,
  closedTable: (table: string): string => `nobody may watch table ${table}, and you have no seat there`,
  otherRules: (game: string, version: number): string =>
    `the table plays ${game} by version ${version} of its rules, which this gobelet does not have`,
  tokenRefused: (file: string): string => `the server does not take the token in ${file}`,
  tokenGone: 'The server does not know you any more: join again to be a new guest.',
  newGuest: 'The server does not know you any more: you are a new guest.',
  youAre: (name: string): string => `You are ${name}.`,
  share: (link: string): string => `Your table: ${link}`,

  // The list of tables
  yourTables: 'Your tables',
  publicTables: 'Public tables',
  noTables: (games: string): string => `No tables here yet. Open one with --game GAME: ${games}.`,
  whichTable: (count: number): string => `type 1 to ${count}, the name of a table, or quit`,
  status: { open: 'open', running: 'running', over: 'over' },

  // Before the start
  table: (id: string): string => `table ${id}`,
  free: 'free',
  freeSeat: (number: number): string => `Seat ${number}`,
  bot: (number: number): string => `Bot ${number}`,
  botOf: (level: string): string => `bot, ${level}`,
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
  options: (text: string): string => `options ${text}`,
  commitment: 'The dice are committed to this; write it down if you want to check them:',
  askSit: 'A seat is free: Enter sits you down.',
  askStart: 'Everybody sits: Enter starts the game.',
  askStartAway: (names: string): string => `Everybody has a seat, but not here: ${names}. Enter starts all the same.`,
  askWait: (free: number): string =>
    `${free === 1 ? 'One seat is' : `${free} seats are`} free: share the link, or put a bot there with “bot N LEVEL”.`,
  askHost: 'Everybody sits: the host starts the game.',
  askOthers: (free: number): string => `Waiting for ${free === 1 ? 'one more' : `${free} more`}.`,
  askFull: 'Every seat is taken: you watch.',
  commandsOpen: 'or: sit [N]  say TEXT  ?  quit',
  commandsSeated: 'or: stand  swap N M  say TEXT  ?  quit',
  commandsHost: 'or: bot N LEVEL  remove N  swap N M  first N  stand  say TEXT  ?  quit',

  // During the game
  lost: 'The connection is lost; trying again.',
  found: 'Connected again.',
  lostMark: 'connection lost, trying again',
  watching: (count: number): string => `${count} watching`,
  botPlays: 'a bot plays',
  commands: 'or: ?  list  log  who  say TEXT  leave  quit',
  commandsWaiting: '?  log  who  say TEXT  leave  quit',
  commandsWatching: '?  log  who  say TEXT  quit',
  commandsHeld: 'back takes your seat again  ·  ?  log  who  quit',
  commandsOver: 'rematch  save  log  say TEXT  quit',
  commandsOverWatching: 'save  log  say TEXT  quit',
  waitingFor: (names: string): string => `Waiting for ${names}.`,
  notAsked: 'it is not your turn — say TEXT to talk, ? for help',
  notSeated: 'you have no seat at this table — ? for help',
  held: 'a bot plays for you — type back to take your seat again',
  unknown: (typed: string): string => `not understood: ${typed} — type ? for help`,
  usage: (usage: string): string => `type it so: ${usage}`,
  noSeat: (typed: string, seats: number): string => `${typed} is no seat here: there are 1 to ${seats}`,
  noPerson: (typed: string): string => `${typed} is nobody here`,
  hurry: (left: string): string => `Hurry: ${left} left.`,
  removed: 'The host has freed your seat.',
  turnedAway: 'Nobody may watch this table any more.',
  comeBack: (command: string): string => `Come back with: ${command}`,
  seatStays: 'Your seat stays yours.',

  // What happens
  sat: (name: string, number: number): string => `${name} sits down at seat ${number}.`,
  stood: (name: string, number: number): string => `${name} leaves seat ${number}.`,
  swapped: (one: number, other: number): string => `Seats ${one} and ${other} change places.`,
  hosted: (name: string): string => `${name} is host now.`,
  watchSet: (who: 'anybody' | 'nobody'): string => `${who === 'anybody' ? 'Anybody' : 'Nobody'} may watch from now on.`,
  listedSet: (isListed: boolean): string => `The table is ${isListed ? '' : 'not '}in the public list.`,
  renamed: (name: string, old: string): string => `${old} is called ${name} now.`,
  muted: (name: string, isMuted: boolean): string => `${name} ${isMuted ? 'is muted' : 'may talk again'}.`,
  started: 'The game starts.',
  startedFirst: (name: string): string => `The game starts; ${name} was named to begin.`,
  insteadOfTime: (name: string): string => `Time is over: a bot moves for ${name}.`,
  heldFor: (name: string, why: 'time' | 'absence' | 'left'): string =>
    `${name} ${{ time: 'was out of time twice', absence: 'has been away for long', left: 'has left' }[why]}: a bot plays on.`,
  returned: (name: string): string => `${name} is back.`,
  said: (name: string, text: string): string => `${name}: ${text}`,
  reaction: {
    bravo: 'Bravo!',
    ouch: 'Ouch!',
    laugh: 'Ha ha!',
    wow: 'Wow!',
    think: 'Hmm …',
    hurry: 'Hurry up!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
  } satisfies Record<Reaction, string>,
  rematched: 'A rematch is on: type rematch to follow.',

  // After the game
  fair: (count: number, promise: string, seed: string): string =>
    `✓ Fair dice: all ${count} answers of chance follow from ${promise}${seed}.`,
  promiseBefore: 'the commitment noted before you gave your seed',
  promiseSeen: 'the commitment shown when you came',
  seedIn: ', and your seed is in them',
  unfair: (what: string): string => `✗ The dice are not what was promised: ${what}.`,
  unfairCommitment: 'the secret is not the one that was committed to',
  unfairSeed: 'your seed is not in them',
  unfairThrows: 'not everything follows from the secret; save, then gobelet verify tells more',
  unreachable: 'the server can’t be reached',
  unchecked: (why: string): string => `The dice could not be checked: ${why}.`,
  saved: (record: string, proof: string): string => `Saved in ${record} and ${proof}`,
  notSaved: (why: string): string => `not saved: ${why}`,

  help: {
    open: [
      'sit [N]: take a seat, the first free one unless named. stand: leave it. swap N M: change places.',
      'bot N LEVEL: put a bot on a free seat. remove N: free a seat.',
      'start: begin the game. first N: begin, and seat N is first, where the game lets the host say so.',
    ],
    running: [
      'list: all moves. log: what happened so far. who: the seats, and what the dice are committed to. leave: a bot plays for you; back: you again. quit leaves this program only.',
    ],
    over: ['rematch: the same people at a new table. save: keep the record and the proof of the dice in files here.'],
    always: ['say TEXT; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.'],
    host: ['As host: mute N, unmute N; close, open: who may watch; publish, unlist; host N.'],
  },
} as const;

/** In a person's words where they are better than the server's. */
export const REFUSED: Readonly<Partial<Record<Code, string>>> = {
  full: 'every seat is taken: you can watch',
  taken: 'somebody sits there already: choose another seat',
  stale: 'something has happened since: look again',
  held: WORDS.held,
};

export function paceWords(pace: Pace): string {
  switch (pace.type) {
    case 'live':
      return `${timeWords(pace.bank)} each${pace.increment === 0 ? '' : `, +${pace.increment / 1000} s a move`}`;
    case 'relaxed':
      return 'no clock';
    case 'days':
      return `${timeWords(pace.limit)} a move`;
  }
}

/** 4:32, 1:04:32, or 2 days 3 h. */
export function timeWords(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    const hours = Math.floor((milliseconds % DAY) / HOUR);
    return `${days} ${days === 1 ? 'day' : 'days'}${hours === 0 ? '' : ` ${hours} h`}`;
  }
  const two = (number: number): string => String(number).padStart(2, '0');
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

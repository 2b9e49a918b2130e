/**
 * What commands print when they are done, in English: the server's greeting, checks, backups,
 * matches, simulations.
 */

import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# table', other: '# tables' });
const entries = (count: number): string => plural(count, { one: '# entry', other: '# entries' });
const persons = (count: number): string => plural(count, { one: '# person', other: '# people' });
const seats = (count: number): string => plural(count, { one: '# seat', other: '# seats' });
const events = (count: number): string => plural(count, { one: '# event', other: '# events' });
const games = (count: number): string => plural(count, { one: '# game', other: '# games' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words = {
  list,
  number,
  point,
  /** Between two figures. */
  to: 'to',

  // Beside a progress bar -------------------------------------------------------------------------
  gamesOf: text('games of {game}'),
  tables: 'tables',

  // serve -----------------------------------------------------------------------------------------
  greeting: {
    open: 'Gobelet is open:',
    noPage: 'The page to play on is not built: "npm run build" makes it.',
    kept: text('Everything is kept in {folder}. Join from a terminal: {command}'),
    stop: 'Ctrl-C stops it; when you start it again, games go on where they were.',
  },

  // backup, restore, doctor -----------------------------------------------------------------------
  backedUp: (
    file: string,
    all: { tables: number; entries: number; persons: number; bytes: number },
  ) => `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# bytes' })}, checked`,
  restored: (file: string, all: { tables: number; entries: number; persons: number }) =>
    `${file}: ${kept(all)}`,
  copied: (place: string, all: { tables: number; entries: number; persons: number }) =>
    `${place}: ${kept(all)}, checked`,
  exported: text('{file}: everything is written, and its end says what it must come to'),
  newDice: text('{place}: tables that are open or running get new dice when a server starts'),
  aside: text('What was there before is now {file}'),
  keys: {
    none: text('{file} has no keys yet: no server was ever started on it'),
    signs: text('{file}: tokens are signed with key {key} from now on'),
    later:
      'Tokens that older keys have signed work for 400 days more, and are replaced when their owners come.',
    now: 'No token from before works any more: everybody who had one joins as somebody new.',
    soon: 'A server that is running knows of it within half a minute.',
    stays: (people: number) =>
      `Tokens cancelled since the backup stay cancelled: ${persons(people)}.`,
    unknown:
      'Tokens that were cancelled after this backup was made may work again, for it can’t know of them. Restored with --new-keys, no old token works.',
  },
  doctor: {
    found: (
      database: string,
      version: number,
      open: number,
      running: number,
      over: number,
      all: number,
      people: number,
    ) =>
      `${database}: version ${version}, ${tables(open + running + over)} (${open} open, ${running} running, ${over} over), ${entries(all)}, ${persons(people)}`,
    recounted: (count: number) =>
      `${plural(count, { one: '# throw or draw', other: '# throws and draws' })} worked out again`,
    answers: (count: number, free: string) =>
      `${plural(count, { one: '# throw or draw', other: '# throws and draws' })} worked out again; ${free} GB free on the disk`,
    entry: text('entry {#at}'),
    well: 'Nothing is wrong.',
    faults: counts('count', { one: '{#count} fault.', other: '{#count} faults.' }),
  },

  // verify ----------------------------------------------------------------------------------------
  verify: {
    head: (game: string, table: string, places: number, moves: number, isOver: boolean) =>
      `${game} at table ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'played to the end' : 'not yet over'}.`,
    commitment: (follows: boolean) =>
      `The commitment is ${follows ? '' : 'not '}the hash of the secret.`,
    isHash: text('{hex} is the hash'),
    noted: (isSame: boolean) => `It is ${isSame ? '' : 'not '}the one you noted.`,
    isYours: text('{hex} is yours'),
    seeds: (follow: boolean): string =>
      follow
        ? 'Each seat has a seed; those of the table are what they must be.'
        : 'A seed is not what it must be.',
    seed: text('seat {#seat}: {seed}'),
    byTable: text('seat {#seat}: from the table'),
    wrongSeed: text('seat {#seat}: {seed} from the table, which had to take'),
    chain: text('seat {#seat}: chain {hex}'),
    silentChain: text('seat {#seat}: chain {hex}, whose first link did not come'),
    wrongChain: text('seat {#seat}: the first link is not of chain {hex}'),
    links: (follow: boolean): string =>
      follow ? 'Each link is the next of its chain.' : 'A link is not what it must be.',
    misfit: text('before event {event}: {why}'),
    thrown: text('seat {#seat}: {#linked} with its chain, {#house} by the house alone'),
    withheld: text(
      'seat {#seat}: {#linked} with its chain, {#house} by the house alone, {#withheld} of them though it had a chain',
    ),
    redealt: text('New dice from event {event} on, after a restore.'),
    redealtBefore: 'New dice before the start, after a restore.',
    wrongRedealt: 'The new commitment is not the hash of the new secret.',
    named: text('· Seat {#seat} begins because it was named, not by lot.'),
    setup: (follows: boolean, lots: string) =>
      `The setup ${follows ? 'follows' : 'does not follow'}: ${lots}.`,
    shuffle: text('a shuffle of {#of}'),
    lot: text('a lot of one in {#of}'),
    one: {
      throw: (follows: boolean) => `The one throw ${follows ? 'follows' : 'does not follow'}.`,
      draw: (follows: boolean) => `The one draw ${follows ? 'follows' : 'does not follow'}.`,
    },
    all: {
      throw: text('All {#count} throws follow.'),
      draw: text('All {#count} draws follow.'),
    },
    some: {
      throw: text('{#follow} of {#count} throws follow.'),
      draw: text('{#follow} of {#count} draws follow.'),
    },
    wrongAnswer: text(
      'line {line}, seat {seat}, {question}: {drawn} follows, the record has {recorded}',
    ),
    wrongSetup: text('line {line}, setup, {path}: {drawn} follows, the record has {recorded}'),
    more: text('… and {#count} more: --json has them all'),
    fault: text('Line {line} can’t stand in this record: {why}.'),
    nothing: 'nothing',
    notAll:
      'Not everything follows: this is not what the dice gave, or not the proof of this game.',
    otherSecret: 'Everything follows, but not from the secret you were promised.',
    everything: (isOver: boolean) =>
      `Everything that chance decided ${isOver ? 'in this game' : 'so far'} follows from the secret and the seeds.`,
    onlyYou:
      'Is the commitment the one you saw before you sat down, and is your seed your own? Only you can tell; --commitment HEX compares.',
  },

  // simulate and match ----------------------------------------------------------------------------
  plan: (game: string, places: number, options: string, seed: string) =>
    `${game}, ${seats(places)}, ${options}, seed ${seed}`,
  ownOptions: 'own options',
  simulated: (count: number, all: number, time: string) =>
    `${games(count)}, ${events(all)} in ${time}`,
  winsBySeat: 'Wins by seat, with 95 % intervals',
  seat: text('seat {#seat}'),
  winsByTurn: 'Wins by turn order, with 95 % intervals',
  /** The place in the turn order, 1 for whoever began. */
  turn: text('turn {#turn}'),
  scores: 'Scores',
  lengths: 'Events a game',
  spread: text(
    '{title}: mean {mean}, deviation {deviation}, median {#median}, from {#least} to {#most}',
  ),
  match: {
    played: (count: number, asked: number, blocks: number, inBlock: number, time: string) =>
      `${games(count)}${count > asked ? ` (${number(asked)} rounded up)` : ''}, ${plural(blocks, { one: '# block', other: '# blocks' })} of ${inBlock} with the same dice, in ${time}`,
    heads: {
      player: 'player',
      wins: 'wins',
      interval: '95 % interval',
      turn: 'turn order',
      decisions: 'decisions',
      number: 'number',
      longest: 'longest',
    },
    lost: (player: string, count: number) =>
      `${player}: ${plural(count, { one: '# move was played at random, not by it', other: '# moves were played at random, not by it' })}`,
    fault: text('block {#block}, game {#game}, seat {#seat}: {what}'),
    wins: text('Wins are those of a side, counted for each seat a player holds; {even} is even.'),
    elo: text('Elo is counted from {player}.'),
  },
};

export type Words = typeof words;

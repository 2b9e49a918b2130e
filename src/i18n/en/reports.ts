/** What commands print when their work is done, in English: the server's greeting, checks, backups, matches, simulations. */

import { list, number, plural, point } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# table', other: '# tables' });
const entries = (count: number): string => plural(count, { one: '# entry', other: '# entries' });
const persons = (count: number): string => plural(count, { one: '# person', other: '# persons' });
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

  // Beside a bar that grows --------------------------------------------------------------------------------------------
  gamesOf: (game: string) => `games of ${game}`,
  tables: 'tables',

  // serve --------------------------------------------------------------------------------------------------------------
  greeting: {
    open: 'Gobelet is open:',
    noPage: 'The page to play on is not built: "npm run build" makes it.',
    kept: (folder: string, command: string) => `Everything is kept in ${folder}. Join from a terminal: ${command}`,
    stop: 'Ctrl-C stops it; games go on where they were when it is started again.',
  },

  // backup, restore, doctor --------------------------------------------------------------------------------------------
  backedUp: (file: string, all: { tables: number; entries: number; persons: number; bytes: number }) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# bytes' })}, checked`,
  restored: (file: string, all: { tables: number; entries: number; persons: number }) => `${file}: ${kept(all)}`,
  aside: (file: string) => `What was there before is now ${file}`,
  doctor: {
    found: (database: string, version: number, open: number, running: number, over: number, all: number, people: number) =>
      `${database}: version ${version}, ${tables(open + running + over)} (${open} open, ${running} running, ${over} over), ${entries(all)}, ${persons(people)}`,
    answers: (count: number, free: string) =>
      `${plural(count, { one: '# throw or draw', other: '# throws and draws' })} worked out anew; ${free} GB free on the disk`,
    entry: (at: number) => `entry ${at}`,
    well: 'Nothing is wrong.',
    faults: (count: number) => plural(count, { one: '# fault.', other: '# faults.' }),
  },

  // verify -------------------------------------------------------------------------------------------------------------
  verify: {
    head: (game: string, table: string, places: number, moves: number, isOver: boolean) =>
      `${game} at table ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'played to the end' : 'not yet over'}.`,
    commitment: (follows: boolean) => `The commitment is ${follows ? '' : 'not '}the hash of the secret.`,
    isHash: (hex: string) => `${hex} is the hash`,
    noted: (isSame: boolean) => `It is ${isSame ? '' : 'not '}the one you noted.`,
    isYours: (hex: string) => `${hex} is yours`,
    seeds: (follow: boolean): string =>
      follow ? 'Each seat has a seed; those of the table are what they must be.' : 'A seed is not what it must be.',
    seed: (seat: number, seed: string) => `seat ${seat}: ${seed}`,
    byTable: (seat: number) => `seat ${seat}: from the table`,
    wrongSeed: (seat: number, seed: string) => `seat ${seat}: ${seed} from the table, which had to take`,
    named: (seat: number) => `· Seat ${seat} begins because it was named, not by lot.`,
    setup: (follows: boolean, lots: string) => `The setup ${follows ? 'follows' : 'does not follow'}: ${lots}.`,
    shuffle: (of: number) => `a shuffle of ${of}`,
    lot: (of: number) => `a lot of one in ${of}`,
    one: {
      throw: (follows: boolean) => `The one throw ${follows ? 'follows' : 'does not follow'}.`,
      draw: (follows: boolean) => `The one draw ${follows ? 'follows' : 'does not follow'}.`,
    },
    all: {
      throw: (count: number) => `All ${number(count)} throws follow.`,
      draw: (count: number) => `All ${number(count)} draws follow.`,
    },
    some: {
      throw: (follow: number, count: number) => `${number(follow)} of ${number(count)} throws follow.`,
      draw: (follow: number, count: number) => `${number(follow)} of ${number(count)} draws follow.`,
    },
    wrongAnswer: (line: number, seat: string, question: string, drawn: string, recorded: string) =>
      `line ${line}, seat ${seat}, ${question}: ${drawn} follows, the record has ${recorded}`,
    wrongSetup: (line: number, path: string, drawn: string, recorded: string) =>
      `line ${line}, setup, ${path}: ${drawn} follows, the record has ${recorded}`,
    more: (count: number) => `… and ${number(count)} more: --json has them all`,
    fault: (line: number, why: string) => `Line ${line} can't stand in this record: ${why}.`,
    nothing: 'nothing',
    notAll: 'Not everything follows: this is not what the dice gave, or not the proof of this game.',
    otherSecret: 'Everything follows, but from another secret than the one you were promised.',
    everything: (isOver: boolean) =>
      `Everything that chance decided ${isOver ? 'in this game' : 'so far'} follows from the secret and the seeds.`,
    onlyYou:
      'Is the commitment the one you saw before you sat down, and is your seed your own? Only you can tell; --commitment HEX compares.',
  },

  // simulate and match -------------------------------------------------------------------------------------------------
  plan: (game: string, places: number, options: string, seed: string) => `${game}, ${seats(places)}, ${options}, seed ${seed}`,
  ownOptions: 'own options',
  simulated: (count: number, all: number, time: string) => `${games(count)}, ${events(all)} in ${time}`,
  winsBySeat: 'Wins by seat, with 95 % intervals',
  seat: (seat: number) => `seat ${seat}`,
  winsByTurn: 'Wins by turn order, with 95 % intervals',
  /** The place in the turn order, 1 for whoever began. */
  turn: (turn: number) => `turn ${turn}`,
  scores: 'Scores',
  lengths: 'Events a game',
  spread: (title: string, mean: string, deviation: string, median: number, least: number, most: number) =>
    `${title}: mean ${mean}, deviation ${deviation}, median ${median}, from ${least} to ${most}`,
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
      `${player}: ${plural(count, { one: '# move', other: '# moves' })} of its own not played, but one at random`,
    fault: (block: number, game: number, seat: number, what: string) => `block ${block}, game ${game}, seat ${seat}: ${what}`,
    wins: (even: string) => `Wins are those of a side, counted for each seat a player holds; ${even} is even.`,
    elo: (player: string) => `Elo is counted from ${player}.`,
  },
};

export type Words = typeof words;

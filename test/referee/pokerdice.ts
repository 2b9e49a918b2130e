// A second opinion on the rules of Pokerdice, written apart from src/ and used only by tests.
// It is meant to be slow, plain and obviously the rule sheet.
import {
  allSeats,
  array,
  at,
  exactFields,
  type Fields,
  has,
  type Opens,
  positions,
  refuse,
  type Standing,
  whole,
} from './reading.ts';

export type Pokerdice = {
  seats: number;
  /** Packs each seat took, so also cards each seat commits in a round. */
  decks: number;
  rounds: number;
  first: number;
  /** Rounds judged so far. */
  round: number;
  phase: 'throw' | 'commit' | 'rethrow' | 'over';
  dice: number[];
  rethrows: number;
  /** Cards each seat has not played yet. */
  left: string[][];
  /** Cards each seat has committed in this round; empty before it does. */
  committed: string[][];
  points: number[];
};

const PACK = [
  'joker',
  'pair',
  'three',
  'two-pairs',
  'small-straight',
  'no-even',
  'no-odd',
  'full',
  'large-straight',
  'four',
];

export const open: Opens = (seats, options, setup) => {
  const game = startPokerdice(seats, options, setup);
  return {
    play: (seat, event) => playPokerdice(game, seat, event),
    standing: () => standingOfPokerdice(game),
  };
};

function startPokerdice(seats: number, options: Fields, setup: unknown): Pokerdice {
  if (seats < 2 || seats > 5) refuse('pokerdice is for 2 to 5');
  exactFields(options, [], ['decks', 'rounds']);
  const decks = has(options, 'decks') ? whole(options['decks'], 1, 2) : 1;
  if (decks === 2 && seats !== 2) refuse('two packs are for two players only');
  const length = has(options, 'rounds') ? options['rounds'] : 'all';
  if (length !== 'all' && length !== 'equal' && length !== 'twice') refuse('unknown rounds');
  const first = whole(exactFields(setup, ['first'], [])['first'], 0, seats - 1);
  return {
    seats,
    decks,
    rounds: length === 'all' ? 10 : length === 'equal' ? equalRounds(seats) : seats + seats,
    first,
    round: 0,
    phase: 'throw',
    dice: [],
    rethrows: 0,
    left: allSeats(seats).map(() => (decks === 2 ? [...PACK, ...PACK] : [...PACK])),
    committed: allSeats(seats).map(() => []),
    points: allSeats(seats).map(() => 0),
  };
}

/** Everybody active equally often. */
function equalRounds(seats: number): number {
  if (seats === 2) return 10;
  if (seats === 3) return 9;
  if (seats === 4) return 8;
  return 10;
}

/** The active seat moves one to the left every round. */
function activeIn(game: Pokerdice, round: number): number {
  return (game.first + round) % game.seats;
}

function playPokerdice(game: Pokerdice, seat: number, event: Fields): void {
  const type = event['type'];
  if (type === 'roll') {
    exactFields(event, ['seat', 'type', 'faces'], []);
    if (game.phase !== 'throw') refuse('not the time for the first throw');
    game.dice = faces(event['faces'], 5);
    game.phase = 'commit';
  } else if (type === 'commit') {
    exactFields(event, ['seat', 'type', 'cards'], []);
    if (game.phase !== 'commit') refuse('not the time to commit');
    commit(game, seat, array(event['cards']));
  } else if (type === 'reroll') {
    exactFields(event, ['seat', 'type', 'dice', 'faces'], []);
    if (game.phase !== 'rethrow') refuse('not the time to throw again');
    const dice = positions(event['dice'], 4);
    const shown = faces(event['faces'], dice.length);
    for (let i = 0; i < dice.length; i++) game.dice[at(dice, i)] = at(shown, i);
    game.rethrows = game.rethrows + 1;
    if (game.rethrows === 2) judge(game);
  } else if (type === 'stop') {
    exactFields(event, ['seat', 'type'], []);
    if (game.phase !== 'rethrow') refuse('nothing to stop');
    judge(game);
  } else {
    refuse('unknown type');
  }
}

function faces(value: unknown, count: number): number[] {
  const shown = array(value).map((face) => whole(face, 1, 6));
  if (shown.length !== count) refuse('wrong number of faces');
  return shown;
}

/**
 * One card per pack, each taken out of what the seat has left, so twice the same needs two copies.
 */
function commit(game: Pokerdice, seat: number, cards: unknown[]): void {
  if (cards.length !== game.decks) refuse('wrong number of cards');
  const left = [...at(game.left, seat)];
  const committed: string[] = [];
  for (const card of cards) {
    const where = left.indexOf(card as string);
    if (where === -1) refuse('no such card left');
    committed.push(at(left, where));
    left.splice(where, 1);
  }
  game.left[seat] = left;
  game.committed[seat] = committed;
  if (game.committed.every((theirs) => theirs.length > 0)) game.phase = 'rethrow';
}

function judge(game: Pokerdice): void {
  const active = activeIn(game, game.round);
  for (const seat of allSeats(game.seats)) {
    for (const card of at(game.committed, seat)) {
      if (made(card, game.dice)) {
        game.points[seat] = at(game.points, seat) + worth(card);
      } else if (seat !== active) {
        game.points[active] = at(game.points, active) + 1;
      }
    }
  }
  game.round = game.round + 1;
  game.dice = [];
  game.rethrows = 0;
  game.committed = allSeats(game.seats).map(() => []);
  game.phase = game.round === game.rounds ? 'over' : 'throw';
}

/** How many dice show the face. */
function count(dice: number[], face: number): number {
  return dice.filter((die) => die === face).length;
}

export function made(card: string, dice: number[]): boolean {
  const everyFace = [1, 2, 3, 4, 5, 6];
  const shows = (wanted: number[]) => wanted.every((face) => dice.includes(face));
  switch (card) {
    case 'joker':
      return true;
    case 'pair':
      return everyFace.some((face) => count(dice, face) >= 2);
    case 'three':
      return everyFace.some((face) => count(dice, face) >= 3);
    case 'two-pairs':
      return everyFace.some((one) =>
        everyFace.some(
          (other) => one !== other && count(dice, one) >= 2 && count(dice, other) >= 2,
        ),
      );
    case 'small-straight':
      return shows([1, 2, 3, 4]) || shows([2, 3, 4, 5]) || shows([3, 4, 5, 6]);
    case 'no-even':
      return !dice.includes(2) && !dice.includes(4) && !dice.includes(6);
    case 'no-odd':
      return !dice.includes(1) && !dice.includes(3) && !dice.includes(5);
    case 'full':
      return everyFace.some((one) =>
        everyFace.some(
          (other) => one !== other && count(dice, one) === 3 && count(dice, other) === 2,
        ),
      );
    case 'large-straight':
      return shows([1, 2, 3, 4, 5]) || shows([2, 3, 4, 5, 6]);
    case 'four':
      return everyFace.some((face) => count(dice, face) >= 4);
    default:
      throw new Error(`no card ${card}`);
  }
}

function worth(card: string): number {
  switch (card) {
    case 'joker':
    case 'pair':
      return 1;
    case 'three':
      return 2;
    case 'two-pairs':
    case 'small-straight':
      return 3;
    case 'no-even':
    case 'no-odd':
      return 4;
    case 'full':
      return 5;
    case 'large-straight':
    case 'four':
      return 7;
    default:
      throw new Error(`no card ${card}`);
  }
}

function standingOfPokerdice(game: Pokerdice): Standing {
  const over = game.phase === 'over';
  let toMove: number[] = [];
  if (game.phase === 'throw' || game.phase === 'rethrow') toMove = [activeIn(game, game.round)];
  if (game.phase === 'commit') {
    toMove = allSeats(game.seats).filter((seat) => at(game.committed, seat).length === 0);
  }
  return { over, toMove, scores: [...game.points], winners: over ? [winner(game)] : [] };
}

/** Most points; among those tied, the one who was active last. */
function winner(game: Pokerdice): number {
  const most = Math.max(...game.points);
  for (let round = game.rounds - 1; round >= 0; round--) {
    const active = activeIn(game, round);
    if (at(game.points, active) === most) return active;
  }
  throw new Error('somebody was active');
}

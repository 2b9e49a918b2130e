// A second opinion on the rules of Séquence Dés, written apart from src/ and used only by tests.
// It is meant to be slow, plain and obviously the rule sheet.
import {
  allSeats,
  array,
  at,
  exactFields,
  type Fields,
  has,
  type Opens,
  refuse,
  type Standing,
  whole,
} from './reading.ts';

/** The board as printed: row 1 on top, columns a to f from the left. */
const BOARD = [
  [2, 3, 4, 5, 6, 2],
  [6, 7, 8, 9, 7, 3],
  [5, 9, 12, 12, 8, 4],
  [4, 8, 12, 12, 9, 5],
  [3, 7, 9, 8, 7, 6],
  [2, 6, 5, 4, 3, 2],
];
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'];

type Chip = { square: string; side: number };

export type Sequence = {
  seats: number;
  /** Chips in a row that win. */
  line: number;
  phase: 'start' | 'throw' | 'place' | 'remove' | 'over';
  /** Start throws: the seats throwing in this go, in seat order, and the sums thrown so far. */
  starters: number[];
  startSums: number[];
  seat: number;
  sum: number;
  chips: Chip[];
};

export const open: Opens = (seats, options, setup) => {
  const game = startSequence(seats, options, setup);
  return {
    play: (seat, event) => playSequence(game, seat, event),
    standing: () => standingOfSequence(game),
  };
};

function startSequence(seats: number, options: Fields, setup: unknown): Sequence {
  if (seats < 2 || seats > 4) refuse('sequence is for 2 to 4');
  exactFields(options, [], ['line']);
  const line = has(options, 'line') ? whole(options['line'], 5, 6) : 5;
  if (line === 6 && seats === 3) refuse('three sides always play for five');
  exactFields(setup, [], []);
  return {
    seats,
    line,
    phase: 'start',
    starters: allSeats(seats),
    startSums: [],
    seat: 0,
    sum: 0,
    chips: [],
  };
}

/** Four players are two teams, 0 and 2 against 1 and 3; otherwise everybody is alone. */
function sideOf(game: Sequence, seat: number): number {
  return game.seats === 4 ? seat % 2 : seat;
}

function allSquares(): string[] {
  return [1, 2, 3, 4, 5, 6].flatMap((row) => COLUMNS.map((column) => column + row));
}

export function numberOn(square: string): number {
  const column = COLUMNS.indexOf(square.charAt(0));
  const row = Number(square.charAt(1)) - 1;
  return at(at(BOARD, row), column);
}

/** The side whose chip lies on the square, if one does. */
function owner(game: Sequence, square: string): number | undefined {
  return game.chips.find((chip) => chip.square === square)?.side;
}

function playSequence(game: Sequence, seat: number, event: Fields): void {
  const type = event['type'];
  if (type === 'roll') {
    exactFields(event, ['seat', 'type', 'faces'], []);
    const faces = array(event['faces']).map((face) => whole(face, 1, 6));
    if (faces.length !== 2) refuse('wrong number of faces');
    const sum = at(faces, 0) + at(faces, 1);
    if (game.phase === 'start') startThrow(game, sum);
    else if (game.phase === 'throw') turnThrow(game, sum);
    else refuse('not the time to throw');
  } else if (type === 'place') {
    exactFields(event, ['seat', 'type', 'square'], []);
    if (game.phase !== 'place') refuse('nothing to place');
    const square = placeable(game).find((other) => other === event['square']);
    if (square === undefined) refuse('no chip can be placed there');
    game.chips = game.chips.filter((chip) => chip.square !== square);
    game.chips.push({ square, side: sideOf(game, seat) });
    if (hasLine(game, sideOf(game, seat))) game.phase = 'over';
    else endTurn(game);
  } else if (type === 'remove') {
    exactFields(event, ['seat', 'type', 'square'], []);
    if (game.phase !== 'remove') refuse('nothing to remove');
    const square = removable(game).find((other) => other === event['square']);
    if (square === undefined) refuse('no chip can be removed there');
    game.chips = game.chips.filter((chip) => chip.square !== square);
    endTurn(game);
  } else {
    refuse('unknown type');
  }
}

/** Those tied for the highest throw again, in seat order, until one alone is highest and begins. */
function startThrow(game: Sequence, sum: number): void {
  game.startSums.push(sum);
  if (game.startSums.length < game.starters.length) return;
  const highest = Math.max(...game.startSums);
  const tied = game.starters.filter((_, i) => at(game.startSums, i) === highest);
  if (tied.length === 1) {
    game.seat = at(tied, 0);
    game.phase = 'throw';
  } else {
    game.starters = tied;
    game.startSums = [];
  }
}

function turnThrow(game: Sequence, sum: number): void {
  game.sum = sum;
  if (sum === 10) {
    if (removable(game).length > 0) game.phase = 'remove';
    else endTurn(game);
  } else {
    if (placeable(game).length > 0) game.phase = 'place';
    else endTurn(game);
  }
}

/**
 * A free square of the number thrown (any square for 11); if none is free, one with an opponent's
 * chip.
 */
function placeable(game: Sequence): string[] {
  const side = sideOf(game, game.seat);
  const squares = allSquares().filter((square) => game.sum === 11 || numberOn(square) === game.sum);
  const free = squares.filter((square) => owner(game, square) === undefined);
  if (free.length > 0) return free;
  return squares.filter((square) => owner(game, square) !== side);
}

/** Every opponent's chip that does not lie on a 2 or a 12. */
function removable(game: Sequence): string[] {
  const side = sideOf(game, game.seat);
  return allSquares().filter((square) => {
    const chip = owner(game, square);
    return chip !== undefined && chip !== side && numberOn(square) !== 2 && numberOn(square) !== 12;
  });
}

/** After a 2 or a 12 the same seat throws again, whether something was placed or not. */
function endTurn(game: Sequence): void {
  if (game.sum !== 2 && game.sum !== 12) game.seat = (game.seat + 1) % game.seats;
  game.phase = 'throw';
}

/** From every square, walk in every direction: is every step a chip of the side? */
function hasLine(game: Sequence, side: number): boolean {
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      for (const down of [-1, 0, 1]) {
        for (const right of [-1, 0, 1]) {
          if (down === 0 && right === 0) continue;
          let length = 0;
          let r = row;
          let c = column;
          while (
            r >= 0 &&
            r < 6 &&
            c >= 0 &&
            c < 6 &&
            owner(game, at(COLUMNS, c) + (r + 1)) === side
          ) {
            length = length + 1;
            r = r + down;
            c = c + right;
          }
          if (length >= game.line) return true;
        }
      }
    }
  }
  return false;
}

function standingOfSequence(game: Sequence): Standing {
  const over = game.phase === 'over';
  const winners = over
    ? allSeats(game.seats).filter((seat) => hasLine(game, sideOf(game, seat)))
    : [];
  let toMove: number[] = [];
  if (game.phase === 'start') toMove = [at(game.starters, game.startSums.length)];
  else if (!over) toMove = [game.seat];
  return {
    over,
    toMove,
    scores: allSeats(game.seats).map((seat) => (winners.includes(seat) ? 1 : 0)),
    winners,
  };
}

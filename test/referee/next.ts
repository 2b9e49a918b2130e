// A second opinion on the rules of NEXT!, written apart from src/ and used only by tests.
// It is meant to be slow, plain and obviously the rule sheet.
import { type Card, COLOURS, cardMade, DEFAULT_DECK, readDeck } from './deck.ts';
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

export type Next = {
  seats: number;
  deck: Card[];
  /** Card ids, top first. */
  piles: string[][];
  hands: string[][];
  /** Six colours, none before the very first throw. Positions 4 and 5 are the black dice. */
  dice: string[];
  seat: number;
  phase: 'turn' | 'steal' | 'swap' | 'give' | 'question' | 'over';
  /** Throws used up in this turn; keeping inherited dice uses up the first. */
  throws: number;
  /** The turn before ended without a card, so its dice may be used. */
  inherited: boolean;
  /** Cards lost for the rest of this turn. */
  locked: string[];
  /** Both black dice were just thrown alike, and no die has been turned since. */
  power: boolean;
  /** The action of the card just taken. */
  action: string;
  /** Opponents a super-swap has still to visit, in order. */
  toVisit: number[];
  /** The swap under way: whom it is with and the card that was drawn. */
  partner: number;
  drawn: string;
};

export const open: Opens = (seats, options, setup) => {
  const game = startNext(seats, options, setup);
  return {
    play: (_, event) => playNext(game, event),
    standing: () => standingOfNext(game),
  };
};

function startNext(seats: number, options: Fields, setup: unknown): Next {
  if (seats < 2 || seats > 6) refuse('next is for 2 to 6');
  exactFields(options, [], ['deck']);
  let deck = DEFAULT_DECK;
  if (has(options, 'deck') && options['deck'] !== 'gobelet-1') deck = readDeck(options['deck']);
  const fields = exactFields(setup, ['first', 'piles'], []);
  const game: Next = {
    seats,
    deck,
    piles: readPiles(fields['piles'], deck),
    hands: allSeats(seats).map(() => []),
    dice: [],
    seat: whole(fields['first'], 0, seats - 1),
    phase: 'turn',
    throws: 0,
    inherited: false,
    locked: [],
    power: false,
    action: '',
    toVisit: [],
    partner: 0,
    drawn: '',
  };
  return game;
}

/** Three piles of fifteen which together hold every card of the deck once. */
function readPiles(value: unknown, deck: Card[]): string[][] {
  const piles = array(value);
  if (piles.length !== 3) refuse('not three piles');
  const seen: string[] = [];
  return piles.map((pile) => {
    const ids = array(pile);
    if (ids.length !== 15) refuse('not fifteen cards in a pile');
    return ids.map((id) => {
      const card = deck.find((other) => other.id === id);
      if (card === undefined) refuse('no such card in the deck');
      if (seen.includes(card.id)) refuse('a card twice in the piles');
      seen.push(card.id);
      return card.id;
    });
  });
}

function cardOf(game: Next, id: string): Card {
  const card = game.deck.find((other) => other.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** Visible cards the dice make as they lie, locked or not. An empty pile shows nothing. */
function visibleMade(game: Next): string[] {
  if (game.dice.length === 0) return [];
  return game.piles
    .flatMap((pile) => pile.slice(0, 1))
    .filter((id) => cardMade(cardOf(game, id), game.dice));
}

/** Visible cards that may be taken: made and not locked. */
function takeable(game: Next): string[] {
  return visibleMade(game).filter((id) => !game.locked.includes(id));
}

/** Opponents who have cards, clockwise from the left of the player whose turn it is. */
function opponentsWithCards(game: Next): number[] {
  const opponents: number[] = [];
  for (let step = 1; step < game.seats; step++) {
    const seat = (game.seat + step) % game.seats;
    if (at(game.hands, seat).length > 0) opponents.push(seat);
  }
  return opponents;
}

function playNext(game: Next, event: Fields): void {
  const type = event['type'];
  if (type === 'roll') {
    exactFields(event, ['seat', 'type', 'dice', 'faces'], []);
    roll(game, positions(event['dice'], 5), array(event['faces']));
  } else if (type === 'turn-die') {
    exactFields(event, ['seat', 'type', 'die', 'face'], []);
    turnDie(game, whole(event['die'], 0, 5), colour(event['face']));
  } else if (type === 'take') {
    exactFields(event, ['seat', 'type', 'pile'], []);
    take(game, whole(event['pile'], 0, 2));
  } else if (type === 'end-turn') {
    exactFields(event, ['seat', 'type'], []);
    if (game.phase !== 'turn' || game.throws !== 3) refuse('only after the last throw');
    if (takeable(game).length > 0) refuse('a made card must be taken');
    if (!game.power) throw new Error('the turn should have ended by itself');
    endTurn(game, true);
  } else if (type === 'steal' || type === 'swap') {
    exactFields(event, ['seat', 'type', 'from', 'drew'], []);
    if (game.phase !== type) refuse('no such action to carry out');
    draw(game, whole(event['from'], 0, game.seats - 1), event['drew']);
  } else if (type === 'give') {
    exactFields(event, ['seat', 'type', 'card'], []);
    if (game.phase !== 'give') refuse('nothing to give');
    give(game, event['card']);
  } else if (type === 'finish') {
    exactFields(event, ['seat', 'type'], []);
    if (game.phase !== 'question') refuse('not asked');
    game.phase = 'over';
  } else if (type === 'continue') {
    exactFields(event, ['seat', 'type'], []);
    if (game.phase !== 'question') refuse('not asked');
    startTurn(game, (game.seat + 1) % game.seats, game.inherited);
  } else {
    refuse('unknown type');
  }
}

function colour(value: unknown): string {
  const known = COLOURS.find((other) => other === value);
  if (known === undefined) refuse('no such colour');
  return known;
}

function roll(game: Next, dice: number[], faces: unknown[]): void {
  if (game.phase !== 'turn') refuse('not the time to throw');
  if (game.throws === 3) refuse('no throw left');
  if (faces.length !== dice.length) refuse('wrong number of faces');
  const shown = faces.map(colour);
  const allSix = dice.length === 6;
  if (game.throws === 0 && allSix) {
    // A fresh first throw locks nothing, whatever lay there.
    game.throws = 1;
  } else if (game.throws === 0) {
    // Some inherited dice are kept: this is the second throw, and what they make as they lie is
    // lost.
    if (!game.inherited) refuse('a first throw takes all six dice');
    game.locked = visibleMade(game);
    game.throws = 2;
  } else {
    // A throw later in the turn, also one of all six, loses what the dice make as they lie.
    game.locked = [...game.locked, ...visibleMade(game)];
    game.throws = game.throws + 1;
  }
  for (let i = 0; i < dice.length; i++) game.dice[at(dice, i)] = at(shown, i);
  game.power = dice.includes(4) && dice.includes(5) && game.dice[4] === game.dice[5];
  endFailedTurnByItself(game);
}

function turnDie(game: Next, die: number, face: string): void {
  if (game.phase !== 'turn' || !game.power) refuse('no right to turn a die');
  if (game.dice[die] === face) refuse('the die already shows that colour');
  game.dice[die] = face;
  game.power = false;
  endFailedTurnByItself(game);
}

/** After the last throw, with nothing to take and no die to turn, nothing is left to do. */
function endFailedTurnByItself(game: Next): void {
  if (game.throws === 3 && takeable(game).length === 0 && !game.power) endTurn(game, true);
}

function take(game: Next, pile: number): void {
  if (game.phase !== 'turn') refuse('not the time to take');
  if (game.throws === 0 && !game.inherited) refuse('the dice must be thrown first');
  const id = at(game.piles, pile)[0];
  if (id === undefined) refuse('the pile is empty');
  if (!takeable(game).includes(id)) refuse('the card is not made, or locked');
  at(game.piles, pile).shift();
  at(game.hands, game.seat).push(id);
  game.action = cardOf(game, id).action ?? '';
  game.power = false;
  const opponents = opponentsWithCards(game);
  if (game.action === 'steal' && opponents.length > 0) {
    game.phase = 'steal';
  } else if (game.action === 'swap' && opponents.length > 0) {
    game.phase = 'swap';
  } else if (game.action === 'super-swap' && opponents.length > 0) {
    game.toVisit = opponents;
    game.phase = 'swap';
  } else {
    afterAction(game);
  }
}

function draw(game: Next, from: number, drew: unknown): void {
  if (!opponentsWithCards(game).includes(from)) refuse('not an opponent who has cards');
  if (game.action === 'super-swap' && from !== game.toVisit[0]) refuse('the swaps go clockwise');
  const theirs = at(game.hands, from);
  const card = theirs.find((other) => other === drew);
  if (card === undefined) refuse('that card was not there to draw');
  game.hands[from] = theirs.filter((other) => other !== card);
  at(game.hands, game.seat).push(card);
  if (game.action === 'steal') {
    afterAction(game);
  } else {
    game.partner = from;
    game.drawn = card;
    game.phase = 'give';
  }
}

function give(game: Next, value: unknown): void {
  const mine = at(game.hands, game.seat);
  const card = mine.find((other) => other === value);
  if (card === undefined) refuse('no such card in hand');
  if (card === game.drawn) refuse('the card just drawn may not be given');
  game.hands[game.seat] = mine.filter((other) => other !== card);
  at(game.hands, game.partner).push(card);
  if (game.action === 'super-swap') game.toVisit = game.toVisit.slice(1);
  if (game.toVisit.length > 0) game.phase = 'swap';
  else afterAction(game);
}

/** Held cards that end the game at once. */
function limit(game: Next): number {
  if (game.seats === 2) return 10;
  if (game.seats === 3) return 8;
  return 6;
}

/** Held cards that let a player stop the game at the end of his turn. */
function enoughToStop(game: Next): number {
  if (game.seats === 2) return 7;
  if (game.seats === 3) return 5;
  return 4;
}

/** The whole action is done: the limit first, then a replay, else the turn is over. */
function afterAction(game: Next): void {
  if (at(game.hands, game.seat).length >= limit(game)) game.phase = 'over';
  else if (game.action === 'replay') startTurn(game, game.seat, false);
  else endTurn(game, false);
}

/** Play would pass to the next player: whoever holds enough is asked first. */
function endTurn(game: Next, failed: boolean): void {
  game.inherited = failed;
  game.power = false;
  if (at(game.hands, game.seat).length >= enoughToStop(game)) game.phase = 'question';
  else startTurn(game, (game.seat + 1) % game.seats, failed);
}

function startTurn(game: Next, seat: number, inherited: boolean): void {
  game.seat = seat;
  game.phase = 'turn';
  game.throws = 0;
  game.inherited = inherited;
  game.locked = [];
  game.power = false;
  game.action = '';
}

function standingOfNext(game: Next): Standing {
  const over = game.phase === 'over';
  const scores = game.hands.map((hand) => {
    let points = 0;
    for (const id of hand) points = points + cardOf(game, id).points;
    return points;
  });
  const most = Math.max(...scores);
  return {
    over,
    toMove: over ? [] : [game.seat],
    scores,
    winners: over ? allSeats(game.seats).filter((seat) => at(scores, seat) === most) : [],
  };
}

/** How Pokerdice shows itself in a terminal: its dice, its cards, its words. */

import type { Seat } from '../../game.ts';
import { type Block, beside, inRows } from '../../terminal/block.ts';
import { CARD_WIDTH, smallCard } from '../../terminal/card.ts';
import { die, letterOf, lettersOf, smallDice } from '../../terminal/dice.ts';
import type { Face, Moment, Told } from '../../terminal/face.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { clause, counted, headline, seatLines, subject, tallied, whose } from '../../terminal/table.ts';
import { listed } from '../../terminal/text.ts';
import type { Move } from './moves.ts';
import { made, OBJECTIVES, type Objective, POINTS } from './objectives.ts';
import type { Pokerdice } from './rules.ts';
import { DICE } from './state.ts';
import { drawOdds } from './terminal-odds.ts';
import type { RoundView, View } from './view.ts';

/** Same squares, same face; the dice of straights and parities are as they fall. */
const CARDS: Readonly<Record<Objective, { name: string; pattern: string; also: readonly string[]; rule: string }>> = {
  joker: { name: 'joker', pattern: '★', also: [], rule: 'any dice' },
  pair: { name: 'pair', pattern: '■ ■', also: ['paire'], rule: 'two of one face' },
  three: { name: 'three of a kind', pattern: '■ ■ ■', also: ['brelan'], rule: 'three of one face' },
  'two-pairs': { name: 'two pairs', pattern: '■ ■  □ □', also: ['double paire'], rule: 'two different faces, each twice' },
  'small-straight': { name: 'small straight', pattern: '⚀ ⚁ ⚂ ⚃', also: ['petite suite'], rule: 'four faces in a row' },
  'no-even': { name: 'no even', pattern: '⚀ ⚂ ⚄ only', also: ['pas de pair'], rule: 'no 2, 4 or 6' },
  'no-odd': { name: 'no odd', pattern: '⚁ ⚃ ⚅ only', also: ["pas d'impair"], rule: 'no 1, 3 or 5' },
  full: { name: 'full house', pattern: '■ ■ ■  □ □', also: [], rule: 'three of one face and two of another' },
  'large-straight': { name: 'large straight', pattern: '⚀ ⚁ ⚂ ⚃ ⚄', also: ['grande suite'], rule: 'five faces in a row' },
  four: { name: 'four of a kind', pattern: '■ ■ ■ ■', also: ['carré'], rule: 'four of one face' },
};

function nameOf(card: Objective): string {
  return CARDS[card].name;
}

function isMade(card: Objective, dice: readonly number[]): boolean {
  return ((made(dice) >> OBJECTIVES.indexOf(card)) & 1) === 1;
}

// The table ----------------------------------------------------------------------------------------------------------

function draw(view: View, screen: Screen, { last, moves = [] }: Moment<Pokerdice>): readonly string[] {
  return [
    ...headline(screen, 'POKERDICE', headDetail(view, screen)),
    ...seatLines(screen, view, (seat) => seatCells(view, screen, seat)),
    '',
    ...drawDice(view, screen, last),
    ...drawHand(view, screen, moves),
  ];
}

function headDetail(view: View, screen: Screen): string {
  const round = `round ${view.round} of ${view.rounds}`;
  if (view.over) return `${round}, the end`;
  return `${round} · ${clause(screen, view, view.active, 'throw', 'throws')}`;
}

function seatCells(view: View, screen: Screen, at: Seat): readonly string[] {
  const seat = view.seats[at] as View['seats'][number];
  const [point, points, captured] = roomOf(screen) < 60 ? ['pt', 'pts', 'capt'] : ['point', 'points', 'captured'];
  const cells = [
    tallied(seat.score, point, points),
    tallied(seat.left.length, 'card'),
    tallied(seat.captured, captured, captured),
  ];
  if (seat.turnedUp !== null) {
    const judged = seat.turnedUp.map((card) => `${nameOf(card)} ${view.dice !== null && isMade(card, view.dice) ? '✓' : '✗'}`);
    return [...cells, paint(screen, 'bold', `plays ${listed(judged)}`)];
  }
  if (view.phase !== 'commit' && view.phase !== 'reroll') return cells;
  const word = seat.ready ? ' ready' : ' choosing';
  return [...cells, `${seat.ready ? '●' : '○'}${roomOf(screen) < 60 ? '' : word}`];
}

/** The dice of this round, or those of the last one until it begins. */
function drawDice(view: View, screen: Screen, last: Told<Pokerdice> | undefined): readonly string[] {
  const past = view.history.at(-1);
  const dice = view.dice ?? past?.dice ?? new Array<number>(DICE).fill(0);
  const thrown = last?.move.type === 'reroll' ? last.move.dice : undefined;
  const wide = roomOf(screen) >= 50;
  const faces = dice.map((face, position) => {
    const kept = thrown !== undefined && !thrown.includes(position);
    const mark = thrown === undefined ? '' : wide ? (kept ? ' kept' : ' new') : kept ? '' : '*';
    const ink = (text: string): string => (view.dice === null || kept ? paint(screen, 'dim', text) : text);
    return die(face, { wide, label: view.dice === null ? '' : `${letterOf(position)}${mark}`, ink });
  });
  if (view.dice !== null || past === undefined) return beside(faces);
  return [...beside(faces).slice(0, -1), paint(screen, 'dim', 'the dice of the last round')];
}

/** The viewer's cards. While he chooses one they carry the numbers of his moves. */
function drawHand(view: View, screen: Screen, moves: readonly Move[]): readonly string[] {
  if (view.viewer === 'public' || view.over) return [];
  const mine = view.seats[view.viewer];
  if (mine === undefined) return [];
  const numberOf = (card: Objective): number =>
    moves.findIndex((move) => move.type === 'commit' && move.cards.length === 1 && move.cards[0] === card) + 1;
  const cards = OBJECTIVES.filter((card) => mine.left.includes(card));
  return inRows(
    cards.map((card) => drawCard(card, view, screen, mine.left, numberOf(card))),
    Math.min(roomOf(screen), 5 * CARD_WIDTH),
    0,
  );
}

function drawCard(card: Objective, view: View, screen: Screen, left: readonly Objective[], number: number): Block {
  const laid = view.myCommit?.includes(card) ?? false;
  const copies = left.filter((other) => other === card).length;
  const holds = view.dice !== null && isMade(card, view.dice);
  const { name, pattern } = CARDS[card];
  const short = name.length > CARD_WIDTH - 2 ? card : name;
  return smallCard({
    pattern,
    value: `${holds ? '✓ ' : ''}${POINTS[card]}`,
    corner: laid ? 'laid' : number > 0 ? `${number}` : copies > 1 ? `×${copies}` : '',
    word: short,
    border: laid ? 'double' : 'round',
    stroke: (text) => paint(screen, laid ? 'accent' : holds ? 'bold' : 'dim', text),
  });
}

// The words ----------------------------------------------------------------------------------------------------------

function ask(view: View): string {
  switch (view.phase) {
    case 'roll':
      return 'Your round: throw the five dice.';
    case 'commit':
      return view.decks === 1 ? 'Lay one of your cards face down.' : 'Lay two of your cards face down.';
    case 'reroll':
      return `Keep the dice as they lie, or throw some again (${counted(view.rerollsLeft, 're-throw')} left).`;
    case 'over':
      return '';
  }
}

function notations(move: Move): readonly string[] {
  switch (move.type) {
    case 'roll':
      return ['throw', 'roll'];
    case 'stop':
      return ['stop', 'keep', 'keep all'];
    case 'reroll': {
      const letters = lettersOf(move.dice);
      const others = lettersOf([0, 1, 2, 3, 4].filter((position) => !move.dice.includes(position)));
      return [letters, `throw ${letters}`, ...(others === '' ? ['all'] : [`keep ${others}`])];
    }
    case 'commit': {
      const [first, second] = move.cards.map((card) => [...new Set([card, nameOf(card), ...CARDS[card].also])]);
      if (first === undefined || second === undefined) return first ?? [];
      return [...pairs(first, second), ...(move.cards[0] === move.cards[1] ? [] : pairs(second, first))];
    }
  }
}

function pairs(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.flatMap((first) => other.flatMap((second) => [`${first}+${second}`, `${first},${second}`]));
}

function describe(move: Move): string {
  switch (move.type) {
    case 'roll':
      return 'throw the five dice';
    case 'stop':
      return 'keep the dice: all cards are turned up and judged';
    case 'reroll':
      return `throw ${listed(move.dice.map(letterOf))} again`;
    case 'commit':
      return move.cards.map((card) => `${nameOf(card)}, ${POINTS[card]}`).join(' + ');
  }
}

function family(moves: readonly Move[]): string | undefined {
  const [first] = moves;
  if (first?.type === 'reroll') return 'throw dice again: their letters, e.g. `ace`; or `keep bd`; or `all`';
  if (first?.type !== 'commit' || moves.length < 2) return undefined;
  return `lay ${first.cards.length === 1 ? 'a card: its number or name' : 'two cards'}, e.g. \`${notations(moves.at(-1) ?? first)[0]}\``;
}

function tell(event: Told<Pokerdice>, view: View, screen: Screen): string {
  const { seat, move, answer } = event;
  const who = (many: string, one: string): string => subject(screen, view, seat, many, one);
  const faces = smallDice(answer?.faces ?? []);
  switch (move.type) {
    case 'roll':
      return `${who('throw', 'throws')} ${faces}.`;
    case 'commit': {
      const own = `You lay ${listed((move.cards ?? []).map(nameOf))} face down.`;
      return [...(view.viewer === seat ? [own] : []), ...tellTurnedUp(view, screen)].join(' '); // who is ready the table shows
    }
    case 'reroll':
      return [`${who('throw', 'throws')} ${listed(move.dice.map(letterOf))} again: ${faces}.`, ...tellJudged(view, screen)].join(
        ' ',
      );
    case 'stop':
      return [`${who('keep', 'keeps')} the dice.`, ...tellJudged(view, screen)].join(' ');
  }
}

function tellTurnedUp(view: View, screen: Screen): readonly string[] {
  const cards = view.seats[view.active]?.turnedUp;
  if (view.phase !== 'reroll' || cards === null || cards === undefined) return [];
  return [`All are ready: ${clause(screen, view, view.active, 'turn', 'turns')} up ${listed(cards.map(nameOf))}.`];
}

/** After the last throw the dice are gone from the view, and the round is in its history. */
function tellJudged(view: View, screen: Screen): readonly string[] {
  const round = view.history.at(-1);
  if (view.dice !== null || round === undefined) return [];
  const verdicts = round.cards.flatMap((cards, seat) => cards.map((card) => verdict(view, screen, round, seat, card)));
  const [winner] = view.winners;
  if (!view.over || winner === undefined) return verdicts;
  const score = counted(view.seats[winner]?.score ?? 0, 'point');
  return [...verdicts, `${subject(screen, view, winner, 'win', 'wins')} with ${score}.`];
}

function verdict(view: View, screen: Screen, round: RoundView, seat: Seat, card: Objective): string {
  const played = `${whose(screen, view, seat)} ${nameOf(card)}`;
  if (isMade(card, round.dice)) return `${played} is made: ${counted(POINTS[card], 'point')}.`;
  if (seat === round.active) return `${played} fails and is out.`;
  return `${played} fails — ${clause(screen, view, round.active, 'capture', 'captures')} it.`;
}

function explain(view: View, screen: Screen): readonly string[] {
  const rule = {
    roll: ['The thrower rolls five dice. Then everybody lays one card face down, and the thrower may re-throw any dice, twice.'],
    commit: [
      'Lay a card that the final dice will make. The thrower may still re-throw any dice, twice, to help himself or to spoil you.',
      'A made card scores its points. Not made: the thrower captures it for 1 point; his own is out of the game.',
      'Type the number on a card or its name: `full`, `two pairs`, `carré`. A ✓ says the dice make it as they lie.',
    ],
    reroll: [
      'Re-throw any dice, also ones kept before, or stop. When you stop, or after the second re-throw, all cards are judged.',
      "Others' cards that are not made are yours, 1 point each, even if your own fails: spoiling is allowed.",
      'Type the letters of the dice to throw (`ace`), `keep bd` to throw the others, `all`, or `stop`.',
    ],
    over: ['Most points wins; among tied players the one who threw most recently.'],
  }[view.phase];
  const cards = OBJECTIVES.map((card) => `${nameOf(card)} (${POINTS[card]}): ${CARDS[card].rule}`);
  const left = view.seats.map(({ left }, seat) => {
    const kinds = [...new Set(left)];
    const cards = kinds.length === OBJECTIVES.length ? 'every card' : listed(kinds.map(nameOf)) || 'no card';
    return `${subject(screen, view, seat, 'still have', 'still has')} ${cards}.`;
  });
  return [...rule, '', `The cards and their points: ${cards.join('; ')}. More includes less.`, '', ...left];
}

export const face: Face<Pokerdice> = {
  title: 'Pokerdice',
  summary: 'Five dice, ten cards each: lay one in secret, then see whether the thrower makes it or breaks it.',
  draw,
  ask,
  notations,
  describe,
  family,
  tell,
  explain,
  odds: (odds, view, screen) => drawOdds(odds as Parameters<typeof drawOdds>[0], view, screen),
  isSecret: (view) => view.phase === 'commit',
};

/** How Pokerdice shows itself in a terminal: its dice, its cards, its words. */

import type { Seat } from '../../../game.ts';
import { type Block, beside, inRows } from '../../../terminal/block.ts';
import { CARD_WIDTH, smallCard } from '../../../terminal/card.ts';
import { die, letterOf, lettersOf, smallDice } from '../../../terminal/dice.ts';
import { roomOf, type Screen } from '../../../terminal/screen.ts';
import { paint } from '../../../terminal/style.ts';
import { headline, personAt, seatLines, tallied } from '../../../terminal/table.ts';
import type { LoadWords, TerminalMoment, TerminalUi, Told } from '../../../terminal/terminal-ui.ts';
import { cut, widthOf } from '../../../terminal/text.ts';
import type { Move } from '../rules/moves.ts';
import { OBJECTIVES, type Objective, POINTS } from '../rules/objectives.ts';
import type { Pokerdice } from '../rules/rules.ts';
import { DICE } from '../rules/state.ts';
import type { RoundView, View } from '../rules/view.ts';
import type { Words as Said } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';
import { isMade, nameOf, patternOf, spellingsOf, type Talk } from './cards.ts';
import { drawOdds } from './odds.ts';

// The table ---------------------------------------------------------------------------------------

function draw(
  talk: Talk,
  view: View,
  screen: Screen,
  { last, moves = [] }: TerminalMoment<Pokerdice>,
): readonly string[] {
  return [
    ...headline(screen, 'POKERDICE', headDetail(talk, view, screen)),
    ...seatLines(screen, view, (seat) => seatCells(talk, view, screen, seat)),
    '',
    ...drawDice(talk, view, screen, last),
    ...drawHand(talk, view, screen, moves),
  ];
}

function headDetail({ words }: Talk, view: View, screen: Screen): string {
  const round = words.head({ round: view.round, rounds: view.rounds });
  if (view.over) return `${round}, ${words.end}`;
  return `${round} · ${words.throws(personAt(screen, view, view.active))}`;
}

function seatCells(talk: Talk, view: View, screen: Screen, at: Seat): readonly string[] {
  const { said, words } = talk;
  const seat = view.seats[at] as View['seats'][number];
  const isNarrow = roomOf(screen) < 60;
  const cells = [
    tallied(
      seat.score,
      isNarrow ? words.pointsInShort({ count: seat.score }) : said.points(seat.score),
    ),
    tallied(seat.left.length, words.cards(seat.left.length)),
    tallied(
      seat.captured,
      (isNarrow ? words.capturedInShort : said.captured)({ count: seat.captured }),
    ),
  ];
  if (seat.turnedUp !== null) {
    const judged = seat.turnedUp.map(
      (card) =>
        `${nameOf(talk, card)} ${view.dice !== null && isMade(card, view.dice) ? '✓' : '✗'}`,
    );
    return [...cells, paint(screen, 'bold', words.plays({ played: words.list(judged) }))];
  }
  if (view.phase !== 'commit' && view.phase !== 'reroll') return cells;
  const word = seat.ready ? said.ready : said.choosing;
  return [...cells, `${seat.ready ? '●' : '○'}${isNarrow ? '' : ` ${word}`}`];
}

/** The dice of this round, or those of the last one until it begins. */
function drawDice(
  { words }: Talk,
  view: View,
  screen: Screen,
  last: Told<Pokerdice> | undefined,
): readonly string[] {
  const past = view.history.at(-1);
  const dice = view.dice ?? past?.dice ?? new Array<number>(DICE).fill(0);
  const thrown = last?.move.type === 'reroll' ? last.move.dice : undefined;
  const wide = roomOf(screen) >= 50;
  const faces = dice.map((face, position) => {
    const kept = thrown !== undefined && !thrown.includes(position);
    const mark =
      thrown === undefined ? '' : wide ? ` ${kept ? words.kept : words.fresh}` : kept ? '' : '*';
    const ink = (text: string): string =>
      view.dice === null || kept ? paint(screen, 'dim', text) : text;
    return die(face, {
      wide,
      label: view.dice === null ? '' : `${letterOf(position)}${mark}`,
      ink,
    });
  });
  if (view.dice !== null || past === undefined) return beside(faces);
  return [...beside(faces).slice(0, -1), paint(screen, 'dim', words.lastDice)];
}

/** The viewer's cards. While they choose one, each carries the number of its move. */
function drawHand(
  talk: Talk,
  view: View,
  screen: Screen,
  moves: readonly Move[],
): readonly string[] {
  if (view.viewer === 'public' || view.over) return [];
  const mine = view.seats[view.viewer];
  if (mine === undefined) return [];
  const numberOf = (card: Objective): number =>
    moves.findIndex(
      (move) => move.type === 'commit' && move.cards.length === 1 && move.cards[0] === card,
    ) + 1;
  const cards = OBJECTIVES.filter((card) => mine.left.includes(card));
  return inRows(
    cards.map((card) => drawCard(talk, card, view, screen, mine.left, numberOf(card))),
    Math.min(roomOf(screen), 5 * CARD_WIDTH),
    0,
  );
}

function drawCard(
  talk: Talk,
  card: Objective,
  view: View,
  screen: Screen,
  left: readonly Objective[],
  number: number,
): Block {
  const laid = view.myCommit?.includes(card) ?? false;
  const copies = left.filter((other) => other === card).length;
  const holds = view.dice !== null && isMade(card, view.dice);
  const names = [nameOf(talk, card), talk.said.cards[card].name];
  const room = CARD_WIDTH - 2;
  return smallCard({
    pattern: patternOf(talk, card),
    value: `${holds ? '✓ ' : ''}${POINTS[card]}`,
    corner: laid ? talk.words.laid : number > 0 ? `${number}` : copies > 1 ? `×${copies}` : '',
    word: names.find((name) => widthOf(name) <= room) ?? cut(talk.said.cards[card].name, room),
    border: laid ? 'double' : 'round',
    stroke: (text) => paint(screen, laid ? 'accent' : holds ? 'bold' : 'dim', text),
  });
}

// The words ---------------------------------------------------------------------------------------

function ask({ said, words }: Talk, view: View): string {
  switch (view.phase) {
    case 'roll':
      return said.status.throwNow({ name: '', isMe: true });
    case 'commit':
      return words.lay(view.decks);
    case 'reroll':
      return words.rethrow(view.rerollsLeft);
    case 'over':
      return '';
  }
}

/** What is typed is the same in every language; cards are known by their names in this one, too. */
function notations(talk: Talk, move: Move): readonly string[] {
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
      const [first, second] = move.cards.map((card) => spellingsOf(talk, card));
      if (first === undefined || second === undefined) return first ?? [];
      return [
        ...pairs(first, second),
        ...(move.cards[0] === move.cards[1] ? [] : pairs(second, first)),
      ];
    }
  }
}

function pairs(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.flatMap((first) =>
    other.flatMap((second) => [`${first}+${second}`, `${first},${second}`]),
  );
}

function describe(talk: Talk, move: Move): string {
  const { moves } = talk.words;
  switch (move.type) {
    case 'roll':
      return moves.throw;
    case 'stop':
      return moves.stop;
    case 'reroll':
      return moves.rethrow(move.dice.map(letterOf));
    case 'commit':
      return move.cards.map((card) => `${nameOf(talk, card)}, ${POINTS[card]}`).join(' + ');
  }
}

function family(talk: Talk, moves: readonly Move[]): string | undefined {
  const [first] = moves;
  const { families } = talk.words;
  if (first?.type === 'reroll') return families.rethrow;
  if (first?.type !== 'commit' || moves.length < 2) return undefined;
  const last = moves.at(-1);
  const { cards } = last?.type === 'commit' ? last : first;
  const example = cards.map((card) => talk.said.cards[card].name.toLowerCase()).join('+');
  return first.cards.length === 1 ? families.card({ example }) : families.cards({ example });
}

function tell(talk: Talk, event: Told<Pokerdice>, view: View, screen: Screen): string {
  const { said, words } = talk;
  const { seat, move, answer } = event;
  const who = personAt(screen, view, seat);
  const faces = smallDice(answer?.faces ?? []);
  switch (move.type) {
    case 'roll':
      return words.threw(who, faces);
    case 'commit': {
      const own = words.laidDown({
        played: words.list((move.cards ?? []).map((card) => nameOf(talk, card))),
      });
      return [...(view.viewer === seat ? [own] : []), ...tellTurnedUp(talk, view, screen)].join(
        ' ',
      ); // who is ready the table shows
    }
    case 'reroll':
      return [
        words.threwAgain(who, move.dice.map(letterOf), faces),
        ...tellJudged(talk, view, screen),
      ].join(' ');
    case 'stop':
      return [said.log.kept(who), ...tellJudged(talk, view, screen)].join(' ');
  }
}

function tellTurnedUp({ said }: Talk, view: View, screen: Screen): readonly string[] {
  const cards = view.seats[view.active]?.turnedUp;
  if (view.phase !== 'reroll' || cards === null || cards === undefined) return [];
  return [said.log.turnedUp(personAt(screen, view, view.active), cards)];
}

/** After the last throw the dice are gone from the view, and the round is in its history. */
function tellJudged(talk: Talk, view: View, screen: Screen): readonly string[] {
  const round = view.history.at(-1);
  if (view.dice !== null || round === undefined) return [];
  const verdicts = round.cards.flatMap((cards, seat) =>
    cards.map((card) => verdict(talk, view, screen, round, seat, card)),
  );
  const [winner] = view.winners;
  if (!view.over || winner === undefined) return verdicts;
  return [
    ...verdicts,
    talk.said.status.over(personAt(screen, view, winner), view.seats[winner]?.score ?? 0),
  ];
}

function verdict(
  { said: { log } }: Talk,
  view: View,
  screen: Screen,
  round: RoundView,
  seat: Seat,
  card: Objective,
): string {
  const who = personAt(screen, view, seat);
  if (isMade(card, round.dice)) return log.won(who, card, POINTS[card]);
  return seat === round.active
    ? log.out(who, card)
    : log.captured(who, card, personAt(screen, view, round.active));
}

function explain(talk: Talk, view: View, screen: Screen): readonly string[] {
  const { said, words } = talk;
  const typing =
    view.phase === 'commit' || view.phase === 'reroll' ? [words.typing[view.phase]] : [];
  const cards = OBJECTIVES.map((card) => said.explainCard(card, POINTS[card]));
  const left = view.seats.map(({ left }, seat) => {
    const kinds = [...new Set(left)];
    const names = words.list(kinds.map((card) => nameOf(talk, card)));
    const cards = kinds.length === OBJECTIVES.length ? words.everyCard : names || words.noCard;
    return words.stillHas(personAt(screen, view, seat), cards);
  });
  return [
    ...said.explain[view.phase],
    ...typing,
    '',
    words.allCards({ all: cards.join(' ') }),
    '',
    ...left,
  ];
}

export function terminalWith(said: Said, words: Words): TerminalUi<Pokerdice> {
  const talk: Talk = { said, words };
  return {
    title: said.title,
    summary: said.summary,
    draw: (view, screen, moment) => draw(talk, view, screen, moment),
    ask: (view) => ask(talk, view),
    notations: (move) => notations(talk, move),
    describe: (move) => describe(talk, move),
    family: (moves) => family(talk, moves),
    tell: (event, view, screen) => tell(talk, event, view, screen),
    explain: (view, screen) => explain(talk, view, screen),
    odds: (odds, view, screen) =>
      drawOdds(talk, odds as Parameters<typeof drawOdds>[1], view, screen),
    isSecret: (view) => view.phase === 'commit',
  };
}

export async function terminalIn(load: LoadWords): Promise<TerminalUi<Pokerdice>> {
  const [said, words] = await Promise.all([load('pokerdice/page'), load('pokerdice/terminal')]);
  return terminalWith(said as Said, words as Words);
}

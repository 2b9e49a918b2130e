/** The table of NEXT! in a terminal: piles, coloured dice, hands. */

import { type Block, beside, framed, inRows } from '../../../terminal/block.ts';
import { CARD_WIDTH, smallCard } from '../../../terminal/card.ts';
import { colourDie } from '../../../terminal/colour-die.ts';
import { letterOf } from '../../../terminal/dice.ts';
import { roomOf, type Screen } from '../../../terminal/screen.ts';
import { paint } from '../../../terminal/style.ts';
import { headline, seatLines, tallied } from '../../../terminal/table.ts';
import type { TerminalMoment, Told } from '../../../terminal/terminal-ui.ts';
import { centred, cut, GLUE, padded, widthOf, wrapped } from '../../../terminal/text.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Next } from '../rules/rules.ts';
import type { PileView, View } from '../rules/view.ts';
import { cardOf, nameOf, pattern, SYMBOLS, shortNameOf, type Talk } from './cards.ts';

/** Lines that the question, the moves and the last news may take below the table. */
const BELOW = 10;

/** Where there is not the height for everything, players and hand are told in words. */
export function draw(
  talk: Talk,
  view: View,
  screen: Screen,
  moment: TerminalMoment<Next>,
): readonly string[] {
  const whole = drawTable(talk, view, screen, moment, false);
  return whole.length + BELOW <= (screen.rows ?? Number.POSITIVE_INFINITY)
    ? whole
    : drawTable(talk, view, screen, moment, true);
}

function drawTable(
  talk: Talk,
  view: View,
  screen: Screen,
  { last, moves = [] }: TerminalMoment<Next>,
  brief: boolean,
): readonly string[] {
  const hand = brief ? tellHand(talk, view, screen) : drawHand(talk, view, screen, moves);
  return [
    ...headline(screen, 'NEXT!', headDetail(talk, view)),
    ...(brief ? tellSeats(talk, view, screen) : drawSeats(talk, view, screen)),
    ...drawPiles(talk, view, screen),
    ...drawDice(talk, view, screen, last),
    ...(view.over ? drawHands(talk, view, screen) : hand),
  ];
}

function drawSeats({ said }: Talk, view: View, screen: Screen): readonly string[] {
  return seatLines(screen, view, (seat) => {
    const { held, points } = view.seats[seat] as View['seats'][number];
    return [
      tallied(held, said.cards(held)),
      points === null ? '' : tallied(points, said.points(points)),
    ];
  });
}

function tellSeats({ said }: Talk, view: View, screen: Screen): readonly string[] {
  const seats = view.seats.map(({ held, points }, seat) => {
    const facts = [said.cards(held), ...(points === null ? [] : [said.points(points)])].join(', ');
    return `${view.turn === seat ? '▸ ' : ''}${screen.names[seat]}: ${facts}`.replaceAll(' ', GLUE);
  });
  return wrapped(seats.join(' · '), roomOf(screen));
}

function headDetail({ words }: Talk, view: View): string {
  const goal = words.goal({ limit: view.limit, enough: view.enough });
  if (view.over) return words.end;
  if (view.phase !== 'turn') return goal;
  if (view.lie === 'inherited') return `${words.inherited} · ${goal}`;
  return `${view.lie === 'nothing' ? words.firstThrow : words.throwsLeft({ count: view.throwsLeft })} · ${goal}`;
}

function drawPiles(talk: Talk, view: View, screen: Screen): readonly string[] {
  const room = roomOf(screen);
  const width = Math.min(26, Math.floor((room - 2) / 3)) - 2;
  return beside(
    view.piles.map((pile, at) =>
      drawPile(talk, view.phase === 'turn' ? pile : { ...pile, locked: false }, at, screen, width),
    ),
  );
}

function drawPile(talk: Talk, pile: PileView, at: number, screen: Screen, width: number): Block {
  const { said, words } = talk;
  const { top, left, locked, takeable } = pile;
  const wide = width >= 22;
  const caption = wide ? words.pile({ place: at + 1, left }) : `${at + 1} · ${left}`;
  if (top === null)
    return [
      ...framed(['', centred(said.piles.empty, width), ''], {
        border: 'round',
        width,
        bottom: ` ${caption} `,
      }),
      '',
    ];
  const ink = takeable ? 'accent' : locked ? 'dim' : undefined;
  const value = ` ${top.points} `;
  const name = nameOf(top, said);
  const lines = [
    centred(pattern(screen, top, wide ? ' ' : ''), width),
    centred(wide && widthOf(name) <= width ? name : shortNameOf(talk, top), width),
    centred(
      top.action === undefined
        ? ''
        : cut(`${wide ? '» ' : ''}${said.action[top.action].name}`, width),
      width,
    ),
  ];
  const card = framed(lines, {
    border: takeable ? 'double' : 'round',
    width,
    topLeft: value,
    topRight: value,
    bottom: ` ${caption} `,
    stroke: (text) => (ink === undefined ? text : paint(screen, ink, text)),
  });
  const state = stateOf(talk, pile, at, wide);
  return [
    ...card,
    padded(
      centred(takeable ? paint(screen, 'accent', state) : cut(state, width + 2), width + 2),
      width + 2,
    ),
  ];
}

function stateOf(
  { said, words }: Talk,
  { locked, made, takeable }: PileView,
  at: number,
  wide: boolean,
): string {
  const typed = `take ${at + 1}`;
  if (takeable) return `✓ ${wide ? words.made({ typed }) : typed}`;
  if (!locked) return '';
  return `✗ ${wide ? (made ? words.lockedMade : words.lockedLost) : said.piles.locked}`;
}

function drawDice(
  { words }: Talk,
  view: View,
  screen: Screen,
  last: Told<Next> | undefined,
): readonly string[] {
  const room = roomOf(screen);
  const thrown = last?.move.type === 'roll' ? last.move.dice : undefined;
  const turned = last?.move.type === 'turn-die' ? last.move.die : undefined;
  const isLive = view.phase === 'turn' && view.lie !== 'nothing';
  const dice = [0, 1, 2, 3, 4, 5].map((position) => {
    const colour = view.dice?.[position];
    const isThrown = thrown?.includes(position) === true;
    return colourDie(screen, {
      symbol: colour === undefined ? '·' : SYMBOLS[colour],
      colour,
      isBlack: position >= 4,
      isLive,
      isWide: room >= 69,
      letter: letterOf(position),
      word: colour === undefined ? '' : words.colours[colour][0],
      initial: colour === undefined ? '' : words.colours[colour][1],
      black: words.black,
      mark:
        position === turned
          ? words.turned
          : thrown === undefined
            ? ''
            : isThrown
              ? words.fresh
              : words.kept,
      isChanged: position === turned || isThrown,
    });
  });
  return inRows(dice, room, room >= 41 ? 1 : 0);
}

/** The viewer's cards. While they give one away, each carries the number of its move. */
function drawHand(
  { said }: Talk,
  view: View,
  screen: Screen,
  moves: readonly Move[],
): readonly string[] {
  const ids = view.viewer === 'public' ? undefined : view.seats[view.viewer]?.cards;
  if (ids === undefined || ids === null || ids.length === 0) return [];
  const cards = ids.map((id) => {
    const card = cardOf(view, id) as Card;
    const number = moves.findIndex((move) => move.type === 'give' && move.card === id) + 1;
    return smallCard({
      pattern: pattern(screen, card, ''),
      value: `${card.points}`,
      corner: id === view.drawn ? said.give.mark : number > 0 ? `${number}` : '',
      word: card.action === undefined ? '' : cut(said.action[card.action].name, CARD_WIDTH - 2),
      border: id === view.drawn ? 'double' : 'round',
    });
  });
  return [
    paint(screen, 'dim', said.mine.label),
    ...inRows(cards, Math.min(roomOf(screen), ROW_OF_CARDS * CARD_WIDTH), 0),
  ];
}

const ROW_OF_CARDS = 5;

function tellHand(talk: Talk, view: View, screen: Screen): readonly string[] {
  const ids = view.viewer === 'public' ? [] : (view.seats[view.viewer]?.cards ?? []);
  const { words } = talk;
  return ids.length === 0
    ? []
    : wrapped(
        words.hand({ cards: words.list(ids.map((id) => valued(talk, view, id))) }),
        roomOf(screen),
        '    ',
      );
}

/** At the end everything is shown. */
function drawHands(talk: Talk, view: View, screen: Screen): readonly string[] {
  const { said, words } = talk;
  return view.seats.flatMap(({ cards, points }, seat) => {
    const names = words.list((cards ?? []).map((id) => valued(talk, view, id)));
    return wrapped(
      words.shown({
        name: `${screen.names[seat]}`,
        points: said.points(points ?? 0),
        cards: names || words.noCard,
      }),
      roomOf(screen),
      '    ',
    );
  });
}

/** "3 red, 2 blue (3)" */
function valued({ said }: Talk, view: View, id: string): string {
  const card = cardOf(view, id);
  return card === undefined ? said.card.unknown : `${nameOf(card, said)} (${card.points})`;
}

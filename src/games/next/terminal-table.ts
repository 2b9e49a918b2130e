/** The table of NEXT! in a terminal: piles, coloured dice, hands. */

import { type Block, beside, framed, inRows } from '../../terminal/block.ts';
import { CARD_WIDTH, smallCard } from '../../terminal/card.ts';
import { colourDie } from '../../terminal/colour-die.ts';
import { letterOf } from '../../terminal/dice.ts';
import type { Moment, Told } from '../../terminal/face.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { counted, headline, seatLines, tallied } from '../../terminal/table.ts';
import { centred, GLUE, listed, padded, widthOf, wrapped } from '../../terminal/text.ts';
import type { Card } from './cards.ts';
import type { Move } from './moves.ts';
import type { Next } from './rules.ts';
import { ACTIONS, called, cardOf, nameOf, pattern, SYMBOLS, shortNameOf } from './terminal-cards.ts';
import type { PileView, View } from './view.ts';

const LOCKED = { made: ', though made', lost: ': thrown on' };

/** Lines that the question, the moves and the last news may take below the table. */
const BELOW = 9;

/** Where there is not the height for everything, players and hand are told in words. */
export function draw(view: View, screen: Screen, moment: Moment<Next>): readonly string[] {
  const whole = drawTable(view, screen, moment, false);
  return whole.length + BELOW <= (screen.rows ?? Number.POSITIVE_INFINITY) ? whole : drawTable(view, screen, moment, true);
}

function drawTable(view: View, screen: Screen, { last, moves = [] }: Moment<Next>, brief: boolean): readonly string[] {
  const hand = brief ? tellHand(view, screen) : drawHand(view, screen, moves);
  return [
    ...headline(screen, 'NEXT!', headDetail(view)),
    ...(brief ? tellSeats(view, screen) : drawSeats(view, screen)),
    ...drawPiles(view, screen),
    ...drawDice(view, screen, last),
    ...(view.over ? drawHands(view, screen) : hand),
  ];
}

function drawSeats(view: View, screen: Screen): readonly string[] {
  return seatLines(screen, view, (seat) => {
    const { held, points } = view.seats[seat] as View['seats'][number];
    return [tallied(held, 'card'), points === null ? '' : tallied(points, 'point')];
  });
}

function tellSeats(view: View, screen: Screen): readonly string[] {
  const seats = view.seats.map(({ held, points }, seat) => {
    const facts = [counted(held, 'card'), ...(points === null ? [] : [counted(points, 'point')])].join(', ');
    return `${view.turn === seat ? '▸ ' : ''}${screen.names[seat]}: ${facts}`.replaceAll(' ', GLUE);
  });
  return wrapped(seats.join(' · '), roomOf(screen));
}

function headDetail(view: View): string {
  const goal = `${view.limit} cards end the game, ${view.enough} may stop it`;
  if (view.over) return 'the end';
  if (view.phase !== 'turn') return goal;
  if (view.lie === 'inherited') return `dice of a failed turn · ${goal}`;
  return `${view.lie === 'nothing' ? 'first throw' : `${counted(view.throwsLeft, 'throw')} left`} · ${goal}`;
}

function drawPiles(view: View, screen: Screen): readonly string[] {
  const room = roomOf(screen);
  const width = Math.min(26, Math.floor((room - 2) / 3)) - 2;
  return beside(
    view.piles.map((pile, at) => drawPile(view.phase === 'turn' ? pile : { ...pile, locked: false }, at, screen, width)),
  );
}

function drawPile({ top, left, locked, made, takeable }: PileView, at: number, screen: Screen, width: number): Block {
  const wide = width >= 22;
  const caption = wide ? `pile ${at + 1} · ${left} left` : `${at + 1} · ${left}`;
  if (top === null) return [...framed(['', centred('empty', width), ''], { border: 'round', width, bottom: ` ${caption} ` }), ''];
  const ink = takeable ? 'accent' : locked ? 'dim' : undefined;
  const value = ` ${top.points} `;
  const lines = [
    centred(pattern(screen, top, wide ? ' ' : ''), width),
    centred(wide && widthOf(nameOf(top)) <= width ? nameOf(top) : shortNameOf(top), width),
    centred(top.action === undefined ? '' : `${wide ? '» ' : ''}${ACTIONS[top.action].name}`, width),
  ];
  const card = framed(lines, {
    border: takeable ? 'double' : 'round',
    width,
    topLeft: value,
    topRight: value,
    bottom: ` ${caption} `,
    stroke: (text) => (ink === undefined ? text : paint(screen, ink, text)),
  });
  const state = takeable
    ? `✓ ${wide ? 'made: ' : ''}take ${at + 1}`
    : locked
      ? `✗ locked${wide ? LOCKED[made ? 'made' : 'lost'] : ''}`
      : '';
  return [...card, padded(centred(takeable ? paint(screen, 'accent', state) : state, width + 2), width + 2)];
}

function drawDice(view: View, screen: Screen, last: Told<Next> | undefined): readonly string[] {
  const room = roomOf(screen);
  const thrown = last?.move.type === 'roll' ? last.move.dice : undefined;
  const turned = last?.move.type === 'turn-die' ? last.move.die : undefined;
  const isLive = view.phase === 'turn' && view.lie !== 'nothing';
  const dice = [0, 1, 2, 3, 4, 5].map((position) => {
    const colour = view.dice?.[position];
    return colourDie(screen, {
      symbol: colour === undefined ? '·' : SYMBOLS[colour],
      colour,
      isBlack: position >= 4,
      isLive,
      isWide: room >= 69,
      letter: letterOf(position),
      mark: position === turned ? 'turned' : thrown === undefined ? '' : thrown.includes(position) ? 'new' : 'kept',
    });
  });
  return inRows(dice, room, room >= 41 ? 1 : 0);
}

/** The viewer's cards. While he gives one away they carry the numbers of his moves. */
function drawHand(view: View, screen: Screen, moves: readonly Move[]): readonly string[] {
  const ids = view.viewer === 'public' ? undefined : view.seats[view.viewer]?.cards;
  if (ids === undefined || ids === null || ids.length === 0) return [];
  const cards = ids.map((id) => {
    const card = cardOf(view, id) as Card;
    const number = moves.findIndex((move) => move.type === 'give' && move.card === id) + 1;
    return smallCard({
      pattern: pattern(screen, card, ''),
      value: `${card.points}`,
      corner: id === view.drawn ? 'drawn' : number > 0 ? `${number}` : '',
      word: card.action === undefined ? '' : ACTIONS[card.action].name,
      border: id === view.drawn ? 'double' : 'round',
    });
  });
  return [paint(screen, 'dim', 'Your cards'), ...inRows(cards, Math.min(roomOf(screen), ROW_OF_CARDS * CARD_WIDTH), 0)];
}

const ROW_OF_CARDS = 5;

function tellHand(view: View, screen: Screen): readonly string[] {
  const ids = view.viewer === 'public' ? [] : (view.seats[view.viewer]?.cards ?? []);
  const names = ids.map((id) => called(view, id).replace(/ points?\)$/, ')'));
  return names.length === 0 ? [] : wrapped(`Your cards: ${listed(names)}.`, roomOf(screen), '    ');
}

/** At the end everything is shown. */
function drawHands(view: View, screen: Screen): readonly string[] {
  return view.seats.flatMap(({ cards, points }, seat) => {
    const names = (cards ?? []).map((id) => called(view, id).replace(/ points?\)$/, ')'));
    return wrapped(
      `${screen.names[seat]}, ${counted(points ?? 0, 'point')}: ${listed(names) || 'no card'}.`,
      roomOf(screen),
      '    ',
    );
  });
}

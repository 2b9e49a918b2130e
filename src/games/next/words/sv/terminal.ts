/** NEXT! in a terminal, in Swedish. */

import { counts, list, point, text } from '../../../../words/sv/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, verb: string): string => `${isMe ? 'Du' : name} ${verb}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['röd', 'R'],
    green: ['grön', 'Gr'],
    blue: ['blå', 'B'],
    yellow: ['gul', 'Gu'],
    orange: ['orange', 'O'],
    purple: ['lila', 'L'],
  },
  black: ['svart', 'svrt'],
  kept: 'ligger',
  fresh: 'ny',
  turned: 'vriden',
  pile: text('hög {#place} · {#left} kvar'),
  made: text('klarat: {typed}'),
  lockedMade: 'låst, fast det klarades',
  lockedLost: 'låst: nytt kast',
  end: 'slut',
  goal: text('{#limit} kort avslutar spelet, med {#enough} får man stanna'),
  inherited: 'tärningar från en tur utan kort',
  firstThrow: 'första kastet',
  throwsLeft: counts('count', { one: '{#count} kast kvar', other: '{#count} kast kvar' }),
  hand: text('Dina kort: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'inget kort',

  drew: text('Du drog: {card}.'),
  moves: {
    throwAll: 'kasta alla sex tärningarna',
    throw: (letters) => `kasta ${list(letters)}`,
    turn: text('vrid tärning {letter}: {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, sedan ${action}`}`,
    end: 'avsluta turen utan kort',
    draw: text('dra från {name}, {cards}'),
    finish: 'avsluta spelet: flest poäng vinner',
    continue: 'spela vidare',
  },
  families: {
    throw: 'kasta tärningar: deras bokstäver, t.ex. `bce`; eller `keep adf`; eller `all`',
    throwAgain: 'kasta om tärningar: deras bokstäver, t.ex. `bce`; eller `keep adf`; eller `all`',
    turn: text('vrid en tärning: t.ex. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'kastar')} ${letters === 'all' ? 'alla sex tärningarna' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) => `${does(person, 'vrider')} tärning ${letter}: ${colour}.`,
  locked: text('Hög {#place} är låst.'),

  typing: {
    turn: 'Skriv bokstäverna på tärningarna du kastar (`bce`), `keep adf` för de andra, `all` för alla; `take 2` tar ett kort; `c=blå` vrider en tärning.',
    action: 'Skriv t.ex. `steal 2` eller `swap 2`: platsens nummer.',
    give: 'Skriv numret på kortet.',
    finish: 'Skriv `stop` för att avsluta eller `on` för att spela vidare.',
  },
  squares: text(
    'Färgerna: {colours}. Fyrkanter på ett kort är vilken färg som helst, samma för lika fyrkanter.',
  ),

  odds: {
    moves: {
      throwAll: 'kasta alla',
      throw: text('kasta {letters}'),
      turn: text('vrid {letter} {colour}'),
      take: text('ta {#place}'),
      end: 'sluta',
      steal: text('stjäl {name}'),
      swap: text('byt {name}'),
      give: text('ge {card}'),
      finish: 'avsluta',
      continue: 'vidare',
    },
    heads: {
      points: 'poäng',
      pile: text('hög {#place}'),
      none: 'inget',
      gift: 'gåva',
      drawn: 'kort',
      win: 'vinst',
    },
    about: text('cirka {chance}'),
    pile: (place, card, isLocked) => `hög ${place}: ${card}${isLocked ? '; låst' : ''}.`,
    chances:
      'Under varje hög chansen att avsluta turen med dess kort när man spelar för flest poäng; sedan den högsta när man bara går på det kortet.',
    columns:
      'poäng: väntade av den här turen, med åtgärder; inget: inget kort; gåva: poäng som tärningarna från en tur utan kort ger nästa.',
    drawing:
      'poäng: väntade av att dra, minus kortet man ger; kort: medelpoäng för kortet som dras blint.',
    giving: 'poäng: vad du förlorar.',
    ending: 'vinst: chansen att vinna spelet; delade vinster räknas som delar.',
  },
};

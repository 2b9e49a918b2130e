/** NEXT! in a terminal, in Danish. */

import { counts, list, point, text } from '../../../../words/da/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

/** The verb is the same for everybody. */
const subject = ({ name, isMe }: Person): string => (isMe ? 'Du' : name);

export const words: Words = {
  list,
  point,

  colours: {
    red: ['rød', 'R'],
    green: ['grøn', 'Gr'],
    blue: ['blå', 'B'],
    yellow: ['gul', 'Gu'],
    orange: ['orange', 'O'],
    purple: ['lilla', 'L'],
  },
  black: ['sort', 'sort'],
  kept: 'bliver',
  fresh: 'ny',
  turned: 'drejet',
  pile: text('bunke {#place} · {#left} tilbage'),
  made: text('passer: {typed}'),
  lockedMade: 'låst, selv om den passer',
  lockedLost: 'låst: kastet videre',
  end: 'slut',
  goal: text('{#limit} kort slutter spillet, med {#enough} må man stoppe'),
  inherited: 'terninger fra en tur uden kort',
  firstThrow: 'første kast',
  throwsLeft: counts('count', { one: '{#count} kast tilbage', other: '{#count} kast tilbage' }),
  hand: text('Dine kort: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'intet kort',

  drew: text('Du trak: {card}.'),
  moves: {
    throwAll: 'kast alle seks terninger',
    throw: (letters) => `kast ${list(letters)}`,
    turn: text('drej terning {letter} til {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, så ${action}`}`,
    end: 'slut turen uden kort',
    draw: text('træk fra {name}, {cards}'),
    finish: 'stop spillet: flest point vinder',
    continue: 'spil videre',
  },
  families: {
    throw: 'kast terninger: deres bogstaver, fx `bce`; eller `keep adf`; eller `all`',
    throwAgain: 'kast terninger om: deres bogstaver, fx `bce`; eller `keep adf`; eller `all`',
    turn: text('drej en terning: fx `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${subject(person)} kaster ${letters === 'all' ? 'alle seks terninger' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${subject(person)} drejer terning ${letter} til ${colour}.`,
  locked: text('Bunke {#place} er låst.'),

  typing: {
    turn: 'Skriv bogstaverne på de terninger, du kaster (`bce`), `keep adf` for de andre, `all` for alle; `take 2` tager et kort; `c=blå` drejer en terning.',
    action: 'Skriv fx `steal 2` eller `swap 2`: pladsens nummer.',
    give: 'Skriv nummeret på kortet.',
    finish: 'Skriv `stop` for at stoppe eller `on` for at spille videre.',
  },
  squares: text(
    'Farverne: {colours}. Firkanter på et kort er en hvilken som helst farve, den samme for ens firkanter.',
  ),

  odds: {
    moves: {
      throwAll: 'kast alle',
      throw: text('kast {letters}'),
      turn: text('drej {letter} {colour}'),
      take: text('tag {#place}'),
      end: 'slut',
      steal: text('fra {name}'),
      swap: text('byt {name}'),
      give: text('giv {card}'),
      finish: 'stop',
      continue: 'videre',
    },
    heads: {
      points: 'point',
      pile: text('bunke {#place}'),
      none: 'intet',
      gift: 'gave',
      drawn: 'kort',
      win: 'vinder',
    },
    about: text('ca. {chance}'),
    pile: (place, card, isLocked) => `bunke ${place}: ${card}${isLocked ? '; låst' : ''}.`,
    chances:
      'Under hver bunke chancen for at slutte turen med dens kort, når man spiller efter flest point; så den højeste, når man kun går efter det kort.',
    columns:
      'point: ventet af denne tur, handlinger med; intet: intet kort; gave: point, som terningerne fra en tur uden kort giver den næste.',
    drawing:
      'point: ventet af at trække, minus det kort man giver; kort: gennemsnitlige point for kortet, der trækkes blindt.',
    giving: 'point: hvad du mister.',
    ending: 'vinder: chancen for at vinde spillet; delte sejre tæller for en del.',
  },
};

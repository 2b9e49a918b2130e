/** NEXT! in a terminal, in Swedish. */

import type { Person } from '../en/next.ts';
import type { Words } from '../en/terminal-next.ts';
import { list, plural, point } from './grammar.ts';

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
  pile: (place, left) => `hög ${place} · ${left} kvar`,
  made: (typed) => `klarat: ${typed}`,
  lockedMade: 'låst, fast det klarades',
  lockedLost: 'låst: nytt kast',
  end: 'slut',
  goal: (limit, enough) => `${limit} kort avslutar spelet, med ${enough} får man stanna`,
  inherited: 'tärningar från en tur utan kort',
  firstThrow: 'första kastet',
  throwsLeft: (count) => plural(count, { one: '# kast kvar', other: '# kast kvar' }),
  hand: (cards) => `Dina kort: ${cards}.`,
  shown: (name, points, cards) => `${name}, ${points}: ${cards}.`,
  noCard: 'inget kort',

  drew: (card) => `Du drog: ${card}.`,
  moves: {
    throwAll: 'kasta alla sex tärningarna',
    throw: (letters) => `kasta ${list(letters)}`,
    turn: (letter, colour) => `vrid tärning ${letter}: ${colour}`,
    take: (card, action) => `${card}${action === undefined ? '' : `, sedan ${action}`}`,
    end: 'avsluta turen utan kort',
    draw: (name, cards) => `dra hos ${name}, ${cards}`,
    finish: 'avsluta spelet: flest poäng vinner',
    continue: 'spela vidare',
  },
  families: {
    throw: 'kasta tärningar: deras bokstäver, t.ex. `bce`; eller `keep adf`; eller `all`',
    throwAgain: 'kasta om tärningar: deras bokstäver, t.ex. `bce`; eller `keep adf`; eller `all`',
    turn: (example) => `vrid en tärning: t.ex. \`${example}\``,
  },

  threw: (person, letters, faces) =>
    `${does(person, 'kastar')} ${letters === 'all' ? 'alla sex tärningarna' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) => `${does(person, 'vrider')} tärning ${letter}: ${colour}.`,
  locked: (place) => `Hög ${place} är låst.`,

  typing: {
    turn: 'Skriv bokstäverna på tärningarna du kastar (`bce`), `keep adf` för de andra, `all` för alla; `take 2` tar ett kort; `c=blå` vrider en tärning.',
    action: 'Skriv t.ex. `steal 2` eller `swap 2`: platsens nummer.',
    give: 'Skriv numret på kortet.',
    finish: 'Skriv `stop` för att avsluta eller `on` för att spela vidare.',
  },
  squares: (colours) => `Färgerna: ${colours}. Fyrkanter på ett kort är vilken färg som helst, samma för lika fyrkanter.`,

  odds: {
    moves: {
      throwAll: 'kasta alla',
      throw: (letters) => `kasta ${letters}`,
      turn: (letter, colour) => `vrid ${letter} ${colour}`,
      take: (place) => `ta ${place}`,
      end: 'sluta',
      steal: (name) => `stjäl ${name}`,
      swap: (name) => `byt ${name}`,
      give: (card) => `ge ${card}`,
      finish: 'avsluta',
      continue: 'vidare',
    },
    heads: { points: 'poäng', pile: (place) => `hög ${place}`, none: 'inget', gift: 'gåva', drawn: 'kort', win: 'vinst' },
    about: (chance) => `cirka ${chance}`,
    pile: (place, card, isLocked) => `hög ${place}: ${card}${isLocked ? '; låst' : ''}.`,
    chances:
      'Under varje hög chansen att avsluta turen med dess kort när man spelar för flest poäng; sedan den högsta när man bara går på det kortet.',
    columns:
      'poäng: väntade av den här turen, med åtgärder; inget: inget kort; gåva: poäng som tärningarna från en tur utan kort ger nästa.',
    drawing: 'poäng: väntade av att dra, minus kortet man ger; kort: medelpoäng för kortet som dras blint.',
    giving: 'poäng: vad du förlorar.',
    ending: 'vinst: chansen att vinna spelet; delade vinster räknas som delar.',
  },
};

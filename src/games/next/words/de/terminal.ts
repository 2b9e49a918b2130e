/** NEXT! in a terminal, in German. */

import { counts, list, point, text } from '../../../../words/de/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Du ${you}` : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['rot', 'R'],
    green: ['grün', 'Gr'],
    blue: ['blau', 'B'],
    yellow: ['gelb', 'Ge'],
    orange: ['orange', 'O'],
    purple: ['lila', 'L'],
  },
  black: ['schwarz', 'schw'],
  kept: 'bleibt',
  fresh: 'neu',
  turned: 'gedreht',
  pile: text('Stapel {#place} · noch {#left}'),
  made: text('erfüllt: {typed}'),
  lockedMade: 'gesperrt, obwohl erfüllt',
  lockedLost: 'gesperrt: weitergespielt',
  end: 'das Ende',
  goal: text('{#limit} Karten beenden das Spiel, ab {#enough} darf man'),
  inherited: 'Würfel eines Zugs ohne Karte',
  firstThrow: 'erster Wurf',
  throwsLeft: counts('count', { one: 'noch {#count} Wurf', other: 'noch {#count} Würfe' }),
  hand: text('Deine Karten: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'keine Karte',

  drew: text('Du ziehst: {card}.'),
  moves: {
    throwAll: 'alle sechs Würfel werfen',
    throw: (letters) => `${list(letters)} werfen`,
    turn: text('Würfel {letter} drehen: {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, dann ${action}`}`,
    end: 'den Zug ohne Karte beenden',
    draw: text('bei {name} ziehen, {cards}'),
    finish: 'das Spiel beenden: Wer die meisten Punkte hat, gewinnt',
    continue: 'weiterspielen',
  },
  families: {
    throw: 'Würfel werfen: ihre Buchstaben, z. B. `bce`; oder `keep adf`; oder `all`',
    throwAgain: 'Würfel neu werfen: ihre Buchstaben, z. B. `bce`; oder `keep adf`; oder `all`',
    turn: text('einen Würfel drehen: z. B. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'wirfst', 'wirft')} ${letters === 'all' ? 'alle sechs Würfel' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'drehst', 'dreht')} Würfel ${letter}: ${colour}.`,
  locked: text('Stapel {#place} ist gesperrt.'),

  typing: {
    turn: 'Tippe die Buchstaben der Würfel, die du wirfst (`bce`), `keep adf` für alle anderen, `all` für alle; `take 2` nimmt eine Karte; `c=blau` dreht einen Würfel.',
    action: 'Tippe z. B. `steal 2` oder `swap 2`: die Nummer des Platzes.',
    give: 'Tippe die Nummer auf der Karte.',
    finish: 'Tippe `stop` zum Beenden oder `on` zum Weiterspielen.',
  },
  squares: text(
    'Die Farben: {colours}. Quadrate auf einer Karte heißen: beliebige Farbe, dieselbe für gleiche Quadrate.',
  ),

  odds: {
    moves: {
      throwAll: 'alle werfen',
      throw: text('{letters} werfen'),
      turn: text('{letter} drehen {colour}'),
      take: text('{#place} nehmen'),
      end: 'beenden',
      steal: text('bei {name}'),
      swap: text('mit {name}'),
      give: text('geben: {card}'),
      finish: 'Schluss',
      continue: 'weiter',
    },
    heads: {
      points: 'Punkte',
      pile: text('Stapel {#place}'),
      none: 'keine',
      gift: 'Erbe',
      drawn: 'Zug',
      win: 'Sieg',
    },
    about: text('etwa {chance}'),
    pile: (place, card, isLocked) => `Stapel ${place}: ${card}${isLocked ? '; gesperrt' : ''}.`,
    chances:
      'Unter jedem Stapel die Chance, den Zug mit seiner Karte zu beenden, wenn man auf die meisten Punkte spielt; dann das Höchste, wenn man nur auf sie spielt.',
    columns:
      'Punkte: erwartet von diesem Zug, mit Aktionen; keine: ohne Karte; Erbe: Punkte, die die Würfel eines Zugs ohne Karte den Nächsten bringen.',
    drawing:
      'Punkte: erwartet vom Ziehen, abzüglich der Karte, die man gibt; Zug: mittlere Punkte der blind gezogenen Karte.',
    giving: 'Punkte: was du verlierst.',
    ending: 'Sieg: die Chance, das Spiel zu gewinnen; geteilte Siege zählen anteilig.',
  },
};

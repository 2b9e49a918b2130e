/** NEXT! in a terminal, in German. */

import type { Person } from '../en/next.ts';
import type { Words } from '../en/terminal-next.ts';
import { list, plural, point } from './grammar.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string => (isMe ? `Du ${you}` : `${name} ${they}`);

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
  pile: (place, left) => `Stapel ${place} · noch ${left}`,
  made: (typed) => `erfüllt: ${typed}`,
  lockedMade: 'gesperrt, obwohl erfüllt',
  lockedLost: 'gesperrt: weitergespielt',
  end: 'das Ende',
  goal: (limit, enough) => `${limit} Karten beenden das Spiel, ab ${enough} darf man`,
  inherited: 'Würfel eines Zugs ohne Karte',
  firstThrow: 'erster Wurf',
  throwsLeft: (count) => plural(count, { one: 'noch # Wurf', other: 'noch # Würfe' }),
  hand: (cards) => `Deine Karten: ${cards}.`,
  shown: (name, points, cards) => `${name}, ${points}: ${cards}.`,
  noCard: 'keine Karte',

  drew: (card) => `Du ziehst: ${card}.`,
  moves: {
    throwAll: 'alle sechs Würfel werfen',
    throw: (letters) => `${list(letters)} werfen`,
    turn: (letter, colour) => `Würfel ${letter} drehen: ${colour}`,
    take: (card, action) => `${card}${action === undefined ? '' : `, dann ${action}`}`,
    end: 'den Zug ohne Karte beenden',
    draw: (name, cards) => `bei ${name} ziehen, ${cards}`,
    finish: 'das Spiel beenden: Die meisten Punkte gewinnen',
    continue: 'weiterspielen',
  },
  families: {
    throw: 'Würfel werfen: ihre Buchstaben, z. B. `bce`; oder `keep adf`; oder `all`',
    throwAgain: 'Würfel neu werfen: ihre Buchstaben, z. B. `bce`; oder `keep adf`; oder `all`',
    turn: (example) => `einen Würfel drehen: z. B. \`${example}\``,
  },

  threw: (person, letters, faces) =>
    `${does(person, 'wirfst', 'wirft')} ${letters === 'all' ? 'alle sechs Würfel' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) => `${does(person, 'drehst', 'dreht')} Würfel ${letter}: ${colour}.`,
  locked: (place) => `Stapel ${place} ist gesperrt.`,

  typing: {
    turn: 'Tippe die Buchstaben der Würfel, die du wirfst (`bce`), `keep adf` für alle anderen, `all` für alle; `take 2` nimmt eine Karte; `c=blau` dreht einen Würfel.',
    action: 'Tippe z. B. `steal 2` oder `swap 2`: die Nummer des Platzes.',
    give: 'Tippe die Nummer auf der Karte.',
    finish: 'Tippe `stop` zum Beenden oder `on` zum Weiterspielen.',
  },
  squares: (colours) =>
    `Die Farben: ${colours}. Quadrate auf einer Karte heißen: beliebige Farbe, dieselbe für gleiche Quadrate.`,

  odds: {
    moves: {
      throwAll: 'alle werfen',
      throw: (letters) => `${letters} werfen`,
      turn: (letter, colour) => `${letter} drehen ${colour}`,
      take: (place) => `${place} nehmen`,
      end: 'beenden',
      steal: (name) => `bei ${name}`,
      swap: (name) => `mit ${name}`,
      give: (card) => `geben: ${card}`,
      finish: 'Schluss',
      continue: 'weiter',
    },
    heads: { points: 'Punkte', pile: (place) => `Stapel ${place}`, none: 'keine', gift: 'Erbe', drawn: 'Zug', win: 'Sieg' },
    about: (chance) => `etwa ${chance}`,
    pile: (place, card, isLocked) => `Stapel ${place}: ${card}${isLocked ? '; gesperrt' : ''}.`,
    chances:
      'Unter jedem Stapel die Chance, den Zug mit seiner Karte zu beenden, wenn man auf die meisten Punkte spielt; dann das Höchste, wenn man nur auf sie spielt.',
    columns:
      'Punkte: erwartet von diesem Zug, mit Aktionen; keine: ohne Karte; Erbe: Punkte, die die Würfel eines Zugs ohne Karte den Nächsten bringen.',
    drawing: 'Punkte: erwartet vom Ziehen, abzüglich der Karte, die man gibt; Zug: mittlere Punkte der blind gezogenen Karte.',
    giving: 'Punkte: was du verlierst.',
    ending: 'Sieg: die Chance, das Spiel zu gewinnen; geteilte Siege zählen anteilig.',
  },
};

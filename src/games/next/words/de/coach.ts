/**
 * What the coach says of NEXT!, in German. What one does is an infinitive at its end: 4 4 behalten,
 * alle fünf werfen.
 */

import { text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Wie oft der Zug eine Karte bringt',
    draw: 'Was es im Schnitt bringt',
    give: 'Was es kostet',
    end: 'Wie oft du das Spiel gewinnst',
  },
  take: text('{card} nehmen'),
  keep: text('{colours} behalten'),
  keepBlack: text('{colours} behalten (schwarz: {black})'),
  throwAll: 'alle sechs werfen',
  turn: text('drehen: {from} → {to}'),
  turnBlack: text('schwarzen Würfel drehen: {from} → {to}'),
  endTurn: 'den Zug beenden',
  steal: text('bei {name} klauen'),
  swap: text('mit {name} tauschen'),
  give: text('{card} geben'),
  finish: 'das Spiel beenden',
  goOn: 'weiterspielen',
  average: text('im Schnitt {points}'),

  card: text('{card}: {plan}; nur darauf gespielt {most}.'),
  none: text('Keine Karte: {chance}.'),
  gift: text('Was liegen bleibt, bringt der nächsten Person im Schnitt {points}.'),
  drawn: text('Die gezogene Karte ist im Schnitt {points} wert.'),
  giveBack: 'Die Karte, die du dafür gibst, ist abgezogen.',
  sure: 'Sicher: Du kennst beide Hände.',
  guess: 'Eine Schätzung: Hände und Stapel sind zum Teil verdeckt.',
  ties: 'Ein geteilter Sieg zählt anteilig.',

  exact:
    'Die Würfel sind genau gerechnet, mit Sperren, schwarzen Würfeln und den Würfen, die noch kommen, auf die meisten Punkte gespielt.',
  assumed: 'Karten, die niemand gesehen hat, gelten als gleich wahrscheinlich.',
};

/** What the coach says of NEXT!, in German. What one does is an infinitive at its end: 4 4 behalten, alle fünf werfen. */

import type { Words } from '../en/coach-next.ts';

export const words: Words = {
  asks: {
    turn: 'Wie oft der Zug eine Karte bringt',
    draw: 'Was es im Schnitt bringt',
    give: 'Was es kostet',
    end: 'Wie oft du das Spiel gewinnst',
  },
  take: (card) => `${card} nehmen`,
  keep: (colours) => `${colours} behalten`,
  keepBlack: (colours, black) => `${colours} behalten (schwarz: ${black})`,
  throwAll: 'alle sechs werfen',
  turn: (from, to) => `drehen: ${from} → ${to}`,
  turnBlack: (from, to) => `schwarzen Würfel drehen: ${from} → ${to}`,
  endTurn: 'den Zug beenden',
  steal: (name) => `bei ${name} klauen`,
  swap: (name) => `mit ${name} tauschen`,
  give: (card) => `${card} geben`,
  finish: 'das Spiel beenden',
  goOn: 'weiterspielen',
  average: (points) => `im Schnitt ${points}`,

  card: (card, plan, most) => `${card}: ${plan}; nur darauf gespielt ${most}.`,
  none: (chance) => `Keine Karte: ${chance}.`,
  gift: (points) => `Was liegen bleibt, bringt der nächsten Person im Schnitt ${points}.`,
  drawn: (points) => `Die gezogene Karte ist im Schnitt ${points} wert.`,
  giveBack: 'Die Karte, die du dafür gibst, ist abgezogen.',
  sure: 'Sicher: Du kennst beide Hände.',
  guess: 'Eine Schätzung: Hände und Stapel sind zum Teil verdeckt.',
  ties: 'Ein geteilter Sieg zählt anteilig.',

  exact:
    'Die Würfel sind genau gerechnet, mit Sperren, schwarzen Würfeln und den Würfen, die noch kommen, auf die meisten Punkte gespielt.',
  assumed: 'Karten, die niemand gesehen hat, gelten als gleich wahrscheinlich.',
};

/** NEXT! looked back at, in German. */

import { text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Verdeckte Karten und berichtigte Schätzungen',
  moves: {
    throwAll: 'alle sechs Würfel werfen',
    keep: text('{kept} behalten, den Rest werfen'),
    turn: text('einen Würfel drehen: {colour}'),
    take: text('{card} nehmen'),
    from: text('bei {name} ziehen'),
    give: text('{card} abgeben'),
    'end-turn': 'den Zug beenden',
    finish: 'die Partie beenden',
    continue: 'weiterspielen',
  },
  kinds: {
    'threw-on':
      'Nimm eine Karte, die erfüllt ist: Weiterwürfeln sperrt sie, und oft bleibt nichts.',
    'took-early':
      'Nimm nicht die erstbeste Karte: Mit Würfen in der Hand ist oft eine bessere nah.',
    'other-card': 'Vergleiche bei zwei Karten Punkte und Aktion, und was du dem Nächsten lässt.',
    'left-inherited':
      'Schau dir die Würfel an, die liegen blieben: Behalten ist oft besser als neu anfangen.',
    'kept-inherited': 'Geerbte Würfel kosten einen Wurf: Passen sie nicht, wirf alle sechs.',
    'other-dice':
      'Schau vor dem Wurf, welcher Karte deine Würfel am nächsten sind, und behalte dafür.',
    'black-unused':
      'Wenn die schwarzen Würfel gleich sind, darfst du einen Würfel drehen: Schau, welche Karte das ergibt.',
    'black-turned': 'Vergleiche vor dem Drehen, was jede Farbe ergäbe.',
    'other-opponent': 'Zieh bei dem, der führt: Das hilft dir und trifft den stärksten Gegner.',
    'other-gift': 'Gib die Karte ab, die am wenigsten wert ist.',
    'finished-early': 'Beende die Partie nicht, bevor du sicher führst.',
    'finished-late': 'Wenn du führst und beenden darfst, beende.',
  },
};

/** The introduction to NEXT!, in German. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: { say: 'Erfüllen deine Würfel eine Karte, gehört sie dir: drei Würfe, eine Karte im Zug. Wirf alle sechs!' },
    keep: {
      say: 'Zwei rote Herzen! Tipp sie an, um sie zu behalten, und wirf die anderen vier.',
      not: 'Behalte nur die zwei roten: Ein Vierling ist eine Karte.',
    },
    take: { say: 'Ein Vierling: Die Karte leuchtet. Nimm sie!' },
    greedy: { say: 'Auch die anderen nahmen Karten; alle liegen verdeckt. Würfle wieder!' },
    lock: {
      say: 'Drei grüne sind eine Karte. Aber sei einmal gierig: Behalte sie und würfle weiter.',
      not: 'Vernünftig! Aber probier es einmal: Behalte die drei grünen, wirf den Rest.',
    },
    locked: {
      say: 'Ein Schloss: Wer weiterwürfelt, verliert das Erfüllte für diesen Zug. Wirf den Rest noch einmal!',
      not: 'Behalte die drei grünen und wirf die anderen drei.',
    },
    inherit: {
      say: 'Colette hat deine Würfel geerbt, samt Karte! Auch Anatole ging leer aus: Behalte zwei rote, einen grünen, wirf den Rest.',
      not: 'Erlaubt, aber zwei rote und ein grüner sind fast eine Karte: Behalte die.',
    },
    turn: {
      say: 'Beide schwarzen sind einig: Du darfst einen Würfel drehen. Mach einen zweiten grünen!',
      not: 'Dreh erst einen auf Grün, aber keinen roten und nicht den grünen.',
    },
    win: { say: 'Zwei rote, zwei grüne: Nimm die Karte. Ihr Zeichen ist eine Aktion.' },
    steal: { say: 'Diebstahl! Zieh blind eine Karte, bei wem du willst.' },
    finish: {
      say: 'Fünf Karten: Du darfst das Spiel beenden, die meisten Punkte gewinnen. Wähl das Ende!',
      not: 'Weiterspielen ist erlaubt. Aber schau, wer gewinnt: Beende das Spiel.',
    },
  },
  end: 'Du gewinnst! Merk dir: Weiterwürfeln sperrt Karten, und was dir misslingt, erben die Nächsten.',
};

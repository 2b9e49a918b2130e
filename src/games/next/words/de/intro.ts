/** The introduction to NEXT!, in German. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: {
      say: 'Zeigen deine Würfel, was eine Karte will, gehört sie dir: drei Würfe, eine Karte pro Zug. Wirf alle sechs!',
    },
    keep: {
      say: 'Zwei rote Herzen! Tipp sie an, um sie zu behalten, und wirf die anderen vier.',
      not: 'Behalte nur die roten: Vier gleiche sind eine Karte.',
    },
    take: { say: 'Ein Vierling: Die Karte leuchtet. Nimm sie!' },
    greedy: {
      say: 'Auch die anderen haben nun Karten, alle verdeckt. Du bist wieder dran: Würfle!',
    },
    lock: {
      say: 'Drei grüne, das ist eine Karte. Aber sei einmal gierig: Behalte sie und würfle weiter.',
      not: 'Vernünftig! Aber probier es mal: Behalte die drei grünen und wirf den Rest.',
    },
    locked: {
      say: 'Ein Schloss! Du hast weitergewürfelt, nun ist die Karte in diesem Zug gesperrt. Wirf den Rest noch einmal!',
      not: 'Behalte die drei grünen und wirf die anderen drei.',
    },
    inherit: {
      say: 'Colette erbte deine Würfel und nahm die Karte! Du erbst von Anatole: Behalte zwei rote, einen grünen und wirf den Rest.',
      not: 'Erlaubt! Aber zwei rote und ein grüner sind fast eine Karte: Behalte sie.',
    },
    turn: {
      say: 'Beide schwarzen sind gleich: Du darfst einen Würfel drehen. Mach einen zweiten grünen!',
      not: 'Dreh erst einen auf Grün. Die roten und der grüne bleiben, wie sie sind.',
    },
    win: { say: 'Zwei rote, zwei grüne: Nimm die Karte. Ihr Zeichen ist eine Aktion.' },
    steal: { say: 'Diebstahl! Zieh blind eine Karte, bei wem du willst.' },
    finish: {
      say: 'Fünf Karten: Du darfst das Spiel beenden. Wer die meisten Punkte hat, gewinnt. Beende es!',
      not: 'Weiterspielen ist erlaubt. Aber schau, wer gewinnt: Beende das Spiel.',
    },
  },
  end: 'Du hast gewonnen! Merk dir: Weiterwürfeln sperrt Karten, und ohne Karte vererbst du die Würfel.',
};

/** The rules pages in German: what all of them share. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: die Regeln'),
  back: 'Zurück',
  print: 'Auf ein Blatt drucken',
  learn: 'Spielend lernen',
  games: 'Regeln der anderen Spiele',
  contents: 'Inhalt',
  ours: 'unsere Regelung',
  oursMeans: 'Hier schweigt die gedruckte Regel, ist beschädigt oder widerspricht sich. So haben wir entschieden.',
  search: {
    label: 'Regeln durchsuchen',
    clear: 'Suche löschen',
    found: counts('sections', { one: 'In {#sections} Abschnitt gefunden', other: 'In {#sections} Abschnitten gefunden' }),
    nothing: 'Nichts gefunden. Versuch ein anderes Wort.',
  },
  sections: {
    dice: {
      title: 'Ehrliche Würfel',
      text: {
        even: 'Jede Seite ist gleich wahrscheinlich, und Würfel haben kein Gedächtnis. Genauso wird ausgelost und blind gezogen.',
        proof:
          'Niemand kann sich einen Wurf aussuchen: kein Mensch, kein Bot, nicht einmal der Tisch. Vor dem Spiel legt er ein Geheimnis fest und zeigt dessen Fingerabdruck, alle am Tisch geben eine Zufallszahl dazu, und aus beidem zusammen folgen alle Würfe. Nach dem Spiel wird das Geheimnis gelüftet, und dein Gerät rechnet jeden Wurf nach.',
      },
    },
    people: {
      title: 'Gehen und zuschauen',
      text: {
        leave: 'Aufgeben gibt es nicht: Wer geht, wird von einem Bot vertreten und darf wiederkommen.',
        watch: 'Wer zuschaut, sieht, was alle sehen, und nicht mehr.',
      },
    },
  },
};

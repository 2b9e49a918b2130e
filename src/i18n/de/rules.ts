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
  oursMeans: 'Hier sagt die gedruckte Regel nichts, ist beschädigt oder widerspricht sich. So haben wir entschieden.',
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
        even: 'Jede Seite ist gleich wahrscheinlich, und Würfel haben kein Gedächtnis. Genauso fair wird gelost und blind gezogen.',
        proof:
          'Niemand kann sich einen Wurf aussuchen: kein Mensch, kein Bot, nicht einmal der Tisch. Vor dem Spiel legt der Tisch ein Geheimnis fest und zeigt dessen Fingerabdruck. Alle am Tisch geben eine Zufallszahl dazu. Aus beidem zusammen ergeben sich alle Würfe. Nach dem Spiel wird das Geheimnis gelüftet, und dein Gerät rechnet jeden Wurf nach.',
      },
    },
    people: {
      title: 'Gehen und zuschauen',
      text: {
        leave: 'Aufgeben kann niemand. Wer geht, wird von einem Bot vertreten und darf zurückkommen.',
        watch: 'Wer zuschaut, sieht nur, was alle sehen.',
      },
    },
  },
};

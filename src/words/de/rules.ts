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
  oursMeans:
    'Hier sagt die gedruckte Regel nichts, ist beschädigt oder widerspricht sich. So haben wir entschieden.',
  search: {
    label: 'Regeln durchsuchen',
    clear: 'Suche löschen',
    found: counts('sections', {
      one: 'In {#sections} Abschnitt gefunden',
      other: 'In {#sections} Abschnitten gefunden',
    }),
    nothing: 'Nichts gefunden. Versuch ein anderes Wort.',
  },
  sections: {
    dice: {
      title: 'Ehrliche Würfel',
      text: {
        even: 'Jede Seite ist gleich wahrscheinlich, und Würfel haben kein Gedächtnis. Genauso fair wird gelost und blind gezogen.',
        proof:
          'Niemand kann sich einen Wurf aussuchen oder ihn vorher kennen: kein Mensch, kein Bot, nicht einmal der Tisch. Vor dem Spiel legt der Tisch ein Geheimnis fest und zeigt dessen Fingerabdruck. Bei jedem Wurf gibt das Gerät, das würfelt, eine Zahl dazu, die es vor dem Spiel festgelegt hat und erst jetzt zeigt. Aus allem zusammen ergibt sich der Wurf. Nach dem Spiel wird das Geheimnis gelüftet, und dein Gerät rechnet jeden Wurf nach.',
      },
    },
    people: {
      title: 'Gehen und zuschauen',
      text: {
        leave:
          'Aufgeben kann niemand. Wer geht, wird von einem Bot vertreten und darf zurückkommen.',
        watch: 'Wer zuschaut, sieht nur, was alle sehen.',
      },
    },
  },
};

/** The rules pages in Swedish: what all of them share. */

import type { Words } from '../en/rules.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: reglerna'),
  back: 'Tillbaka',
  print: 'Skriv ut på ett blad',
  learn: 'Lär dig genom att spela',
  games: 'De andra spelens regler',
  contents: 'Innehåll',
  ours: 'vårt beslut',
  oursMeans:
    'Här säger det tryckta regelbladet ingenting, eller så är det skadat eller säger emot sig självt. Så här har vi beslutat.',
  search: {
    label: 'Sök i reglerna',
    clear: 'Rensa sökningen',
    found: text('Finns i {#sections} avsnitt'),
    nothing: 'Inget hittat. Prova ett annat ord.',
  },
  sections: {
    dice: {
      title: 'Ärliga tärningar',
      text: {
        even: 'Alla sidor är lika sannolika, och tärningar minns ingenting. När ni drar lott eller drar i blindo är det lika ärligt.',
        proof:
          'Ingen kan bestämma ett kast eller känna till det i förväg: ingen spelare, ingen robot, inte ens bordet. Före spelet väljer bordet en hemlighet, som inte kan ändras, och visar dess fingeravtryck. Vid varje kast lägger spelarens enhet till ett tal som den bestämde före spelet och visar först nu. Kastet följer av allt det tillsammans. Efter spelet avslöjas hemligheten, och din enhet räknar om varje kast.',
      },
    },
    people: {
      title: 'Lämna bordet eller titta på',
      text: {
        leave:
          'Det går inte att ge upp. Om en spelare går spelar en robot i stället, och spelaren får komma tillbaka.',
        watch: 'Den som tittar på ser det som alla kan se, och inget mer.',
      },
    },
  },
};

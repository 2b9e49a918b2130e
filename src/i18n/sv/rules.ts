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
  oursMeans: 'Här säger det tryckta regelbladet inget, är skadat eller säger emot sig självt. Så här har vi beslutat.',
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
        even: 'Alla sidor är lika sannolika, och tärningar minns ingenting. Lottning och dragning i blindo går till på samma sätt.',
        proof:
          'Ingen kan välja ett kast: ingen spelare, ingen robot, inte ens bordet. Före spelet bestämmer bordet en hemlighet och visar dess fingeravtryck, varje spelare lägger till ett slumptal, och alla kast följer av båda tillsammans. Efter spelet avslöjas hemligheten, och din enhet räknar om varje kast.',
      },
    },
    people: {
      title: 'Gå och titta på',
      text: {
        leave: 'Det går inte att ge upp: en robot spelar åt den som går, och den som gått får komma tillbaka.',
        watch: 'Den som tittar på ser det alla ser, och inget mer.',
      },
    },
  },
};

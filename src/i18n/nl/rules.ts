/** The rules pages in Dutch: what all of them share. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: de regels'),
  back: 'Terug',
  print: 'Op één blad afdrukken',
  learn: 'Al spelend leren',
  games: 'Regels van de andere spellen',
  contents: 'Inhoud',
  ours: 'onze beslissing',
  oursMeans: 'Hier zegt het gedrukte regelblad niets, is het beschadigd of spreekt het zichzelf tegen. Zo hebben wij beslist.',
  search: {
    label: 'Zoeken in de regels',
    clear: 'Zoekopdracht wissen',
    found: counts('sections', { one: 'Gevonden in {#sections} hoofdstuk', other: 'Gevonden in {#sections} hoofdstukken' }),
    nothing: 'Niets gevonden. Probeer een ander woord.',
  },
  sections: {
    dice: {
      title: 'Eerlijke stenen',
      text: {
        even: 'Elke kant heeft evenveel kans, en stenen onthouden niets. Loten en blind trekken gaan net zo.',
        proof:
          'Niemand kan een worp kiezen: geen speler, geen bot, zelfs de tafel niet. Voor het spel legt die een geheim vast en toont er de vingerafdruk van, elke speler voegt een toevalsgetal toe, en alle worpen volgen uit die twee samen. Na het spel wordt het geheim verteld, en rekent jouw apparaat elke worp na.',
      },
    },
    people: {
      title: 'Weggaan en meekijken',
      text: {
        leave: 'Opgeven bestaat niet: voor wie weggaat, speelt een bot verder, en terugkomen mag.',
        watch: 'Wie meekijkt, ziet wat iedereen ziet, en niet meer.',
      },
    },
  },
};

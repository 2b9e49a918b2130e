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
  oursMeans:
    'Hier zwijgt het gedrukte regelblad, is het beschadigd of spreekt het zichzelf tegen. Dit hebben wij beslist.',
  search: {
    label: 'Zoek in de regels',
    clear: 'Zoekopdracht wissen',
    found: counts('sections', {
      one: 'Gevonden in {#sections} hoofdstuk',
      other: 'Gevonden in {#sections} hoofdstukken',
    }),
    nothing: 'Niets gevonden. Probeer een ander woord.',
  },
  sections: {
    dice: {
      title: 'Eerlijke stenen',
      text: {
        even: 'Elke kant heeft evenveel kans, en stenen onthouden niets. Loten en blind trekken zijn net zo eerlijk.',
        proof:
          'Niemand kan een worp kiezen of van tevoren kennen: geen speler, geen bot, zelfs de tafel niet. Voor het spel legt de tafel een geheim vast en toont er de vingerafdruk van. Bij elke worp voegt het apparaat van de speler een getal toe dat het voor het spel heeft vastgelegd en nu pas toont. De worp volgt uit dat alles samen. Na het spel wordt het geheim onthuld, en jouw apparaat rekent elke worp na.',
      },
    },
    people: {
      title: 'Weggaan en meekijken',
      text: {
        leave:
          'Opgeven kan niet. Gaat iemand weg, dan speelt een bot voor die speler verder. Terugkomen mag.',
        watch: 'Wie meekijkt, ziet wat iedereen ziet en niet meer.',
      },
    },
  },
};

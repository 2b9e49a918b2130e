/** The rules pages in Danish: what all of them share. */

import type { Words } from '../en/rules.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: reglerne'),
  back: 'Tilbage',
  print: 'Udskriv på ét ark',
  learn: 'Lær det ved at spille',
  games: 'Reglerne for de andre spil',
  contents: 'Indhold',
  ours: 'vores afgørelse',
  oursMeans: 'Her siger det trykte regelark intet, er beskadiget eller modsiger sig selv. Sådan har vi afgjort det.',
  search: {
    label: 'Søg i reglerne',
    clear: 'Ryd søgningen',
    found: text('Fundet i {#sections} afsnit'),
    nothing: 'Intet fundet. Prøv et andet ord.',
  },
  sections: {
    dice: {
      title: 'Ærlige terninger',
      text: {
        even: 'Alle sider er lige sandsynlige, og terninger husker intet. Lodtrækning og træk i blinde sker på samme måde.',
        proof:
          'Ingen kan vælge et kast: ingen spiller, ingen robot, ikke engang bordet. Før spillet vælger det en hemmelighed og viser dens fingeraftryk, hver spiller lægger et frø til, og alle kast følger af de to tilsammen. Efter spillet afsløres hemmeligheden, og din enhed regner hvert kast efter.',
      },
    },
    people: {
      title: 'At gå og at kigge med',
      text: {
        leave: 'Man kan ikke give op: en robot spiller for den, der går, og man må gerne komme tilbage.',
        watch: 'Den, der kigger med, ser, hvad alle ser, og ikke mere.',
      },
    },
  },
};

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
  oursMeans:
    'Her siger det trykte regelark ingenting, det er beskadiget, eller det modsiger sig selv. Sådan har vi afgjort det.',
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
        even: 'Alle sider er lige sandsynlige, og terninger husker intet. Når der trækkes lod eller trækkes i blinde, er det lige så ærligt.',
        proof:
          'Ingen kan bestemme et kast eller kende det på forhånd: ingen spiller, ingen robot, ikke engang bordet. Før spillet vælger bordet en hemmelighed, som ikke kan ændres, og viser dens fingeraftryk. Ved hvert kast lægger spillerens enhed et tal til, som den valgte før spillet og først viser nu. Kastet følger af det hele tilsammen. Efter spillet afsløres hemmeligheden, og din enhed regner hvert kast efter.',
      },
    },
    people: {
      title: 'Når man går eller kigger med',
      text: {
        leave:
          'Man kan ikke give op. Går en spiller, spiller en robot i stedet, og man må gerne komme tilbage.',
        watch: 'Den, der kigger med, ser det, alle kan se, og ikke mere.',
      },
    },
  },
};

/** The words about the dice of a table, before the game and after it, in Danish. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Terningernes fingeraftryk',
  kept: 'Hemmeligheden, som dette bords terninger kommer af, ligger allerede fast, og her er dens fingeraftryk. Din enhed gemmer det og sammenligner, når spillet er slut.',
  copy: 'Kopiér fingeraftrykket',
  called: 'Alles enheder lægger deres del til terningerne…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Tjekker terningerne…',
  unreachable: 'Beviset for terningerne kan ikke hentes lige nu.',
  follow: counts('count', {
    one: 'Ærlige terninger: {#count} kast er tjekket her',
    other: 'Ærlige terninger: alle {#count} kast er tjekket her',
  }),
  how: 'Før nogen satte sig, valgte bordet sin hemmelighed og viste dens fingeraftryk. Hver spiller lagde et frø til. Alle kast følger af de to tilsammen; din enhed har lige regnet dem efter ét for ét.',
  how2: 'Før nogen satte sig, valgte bordet sin hemmelighed og viste dens fingeraftryk. Hver spillers enhed havde æsker med, den ene inden i den anden, og åbnede en for hvert kast. Et kast kommer af det hele tilsammen, så ingen kunne kende det på forhånd; din enhed har lige regnet dem efter ét for ét.',
  commitment: 'Hemmelighedens fingeraftryk',
  matches: '– passer til hemmeligheden.',
  differs: '– passer ikke!',
  seedOf: text('Frø fra {name}'),
  boxesOf: text('Æsker fra {name}'),
  byTable: '(fra bordet)',
  bySeat: '(eget)',
  fault: text('Det skrevne spil bryder reglerne i linje {#line}.'),
  throws: 'Alle kast',
  setup: 'Blanding og første spiller',
  throwOf: text('{name} kaster'),
  drawOf: text('{name} trækker et kort'),
  noted: 'Fingeraftryk, som denne enhed noterede før spillet',
  named: text('Værten valgte, hvem der begynder: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} kast af bordet alene',
    other: '{name}: {#count} kast af bordet alene',
  }),
  houseWhy:
    'Bordet kaster for robotter, for dem, der er væk, og for en enhed, der har mistet sine æsker. Sådan et kast kan det kende på forhånd.',
  redealt:
    'En sikkerhedskopi af serveren blev lagt tilbage: derfra kom terningerne af en ny hemmelighed.',
  matching: counts('count', {
    one: '{#count} kast passer til beviset',
    other: 'Alle {#count} kast passer til beviset',
  }),
  doubts: {
    absent:
      'Denne enhed var ikke ved det bord før spillet. Den kan ikke sige, om hemmeligheden lå fast inden da.',
    late: 'Men denne enhed så først bordet, da spillet var i gang. Den kan ikke sige, om hemmeligheden lå fast inden da.',
    elsewhere:
      'Men din del af terningerne kom fra en anden enhed. Kun den kan sige, om den blev brugt.',
    watching:
      'Du har ikke lagt noget til disse terninger. De, der spillede, kan sige, om deres del blev brugt.',
  },
  tampered: 'Der er snydt med disse terninger',
  frauds: {
    commitment:
      'Hemmeligheden er ikke den, som din enhed noterede fingeraftrykket af før spillet. Den er byttet ud.',
    seed: 'Det, din enhed lagde til terningerne, er skiftet ud med noget andet.',
    chain: 'Det, din enhed lagde til terningerne, er skiftet ud med noget andet.',
    link: 'Din enhed åbnede en æske til et kast, og beviset siger, at der ikke kom nogen.',
    'refused-link': 'Bordet afviste en æske fra din enhed, selv om det var den rigtige.',
    'other-chain': 'En andens æsker er ikke dem, din enhed så, før den åbnede sin egen.',
    first: 'Beviset siger noget andet, end du fik at vide, om hvem der skulle begynde.',
    throws: 'Ikke alle kast er dem, beviset giver.',
  },
};

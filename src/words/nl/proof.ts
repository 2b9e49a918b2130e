/** The words about the dice of a table, before the game and after it, in Dutch. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Vingerafdruk van de stenen',
  kept: 'Het geheim waaruit de stenen van deze tafel komen ligt al vast, en dit is er de vingerafdruk van. Je apparaat bewaart hem en vergelijkt hem na het spel.',
  copy: 'Vingerafdruk kopiëren',
  called: 'De apparaten van iedereen doen hun deel bij de stenen…',

  // After it --------------------------------------------------------------------------------------
  checking: 'De stenen worden nagekeken…',
  unreachable: 'Het bewijs van de stenen is nu niet te bereiken.',
  follow: counts('count', {
    one: 'Eerlijke stenen: {#count} worp hier nagerekend',
    other: 'Eerlijke stenen: alle {#count} worpen hier nagerekend',
  }),
  how: 'Voordat iemand ging zitten, legde de tafel een geheim vast en toonde er de vingerafdruk van. Iedere speler voegde een toevalsgetal toe. Alle worpen volgen uit die twee samen; jouw apparaat heeft ze net stuk voor stuk nagerekend.',
  how2: 'Voordat iemand ging zitten, legde de tafel een geheim vast en toonde er de vingerafdruk van. Het apparaat van elke speler bracht doosjes mee, het ene in het andere, en opende er een voor elke worp. Een worp komt uit dat alles samen, dus niemand kon hem van tevoren kennen; jouw apparaat heeft ze net stuk voor stuk nagerekend.',
  commitment: 'Vingerafdruk van het geheim',
  matches: '– klopt met het geheim.',
  differs: '– klopt niet!',
  seedOf: text('Toevalsgetal van {name}'),
  boxesOf: text('Doosjes van {name}'),
  byTable: '(van de tafel)',
  bySeat: '(eigen)',
  fault: text('Het verslag gaat op regel {#line} tegen de spelregels in.'),
  throws: 'Alle worpen',
  setup: 'Schudden en wie begint',
  throwOf: text('{name} gooit'),
  drawOf: text('{name} trekt een kaart'),
  noted: 'Vingerafdruk die dit apparaat voor het spel heeft genoteerd',
  named: text('Wie heeft uitgenodigd, koos wie begint: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} worp van de tafel alleen',
    other: '{name}: {#count} worpen van de tafel alleen',
  }),
  houseWhy:
    'De tafel gooit voor bots, voor wie er niet is en voor een apparaat dat zijn doosjes kwijt is. Zo’n worp kan hij van tevoren kennen.',
  redealt:
    'Er is een back-up van de server teruggezet: vanaf daar kwamen de stenen uit een nieuw geheim.',
  matching: counts('count', {
    one: '{#count} worp klopt met het bewijs',
    other: 'Alle {#count} worpen kloppen met het bewijs',
  }),
  doubts: {
    absent:
      'Dit apparaat zat voor het spel niet aan die tafel. Of het geheim van tevoren vastlag, kan het niet zeggen.',
    late: 'Maar dit apparaat zag de tafel pas toen het spel al bezig was. Of het geheim van tevoren vastlag, kan het niet zeggen.',
    elsewhere:
      'Maar jouw deel van de stenen kwam van een ander apparaat. Alleen dat kan zeggen of het gebruikt is.',
    watching:
      'Jij hebt aan deze stenen niets toegevoegd. Wie meespeelde, kan zeggen of het eigen deel gebruikt is.',
  },
  tampered: 'Met deze stenen is geknoeid',
  frauds: {
    commitment:
      'Dit is niet het geheim waarvan je apparaat voor het spel de vingerafdruk noteerde. Het is verwisseld.',
    seed: 'Wat je apparaat aan de stenen toevoegde, is door iets anders vervangen.',
    chain: 'Wat je apparaat aan de stenen toevoegde, is door iets anders vervangen.',
    link: 'Je apparaat opende een doosje voor een worp, en het bewijs zegt dat er geen kwam.',
    'refused-link': 'De tafel weigerde een doosje van je apparaat dat wel het juiste was.',
    'other-chain':
      'De doosjes van iemand anders zijn niet die welke je apparaat zag voordat het zijn eigen doosje opende.',
    first: 'Over wie er zou beginnen zegt het bewijs iets anders dan jou is verteld.',
    throws: 'Niet elke worp is die van het bewijs.',
  },
};

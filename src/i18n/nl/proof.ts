/** The words about the dice of a table, before the game and after it, in Dutch. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game --------------------------------------------------------------------------------------------------
  fingerprint: 'Vingerafdruk van de stenen',
  kept: 'Het geheim waaruit de stenen van deze tafel komen ligt al vast, en dit is er de vingerafdruk van. Je apparaat bewaart hem en vergelijkt hem na het spel.',
  copy: 'Vingerafdruk kopiëren',

  // After it ---------------------------------------------------------------------------------------------------------
  checking: 'De stenen worden nagekeken…',
  unreachable: 'Het bewijs van de stenen is nu niet te bereiken.',
  follow: counts('count', {
    one: 'Eerlijke stenen: {#count} worp hier nagerekend',
    other: 'Eerlijke stenen: alle {#count} worpen hier nagerekend',
  }),
  how: 'Voordat iemand ging zitten, legde de tafel een geheim vast en toonde er de vingerafdruk van. Iedere speler voegde een toevalsgetal toe. Alle worpen volgen uit die twee samen; jouw apparaat heeft ze net stuk voor stuk nagerekend.',
  commitment: 'Vingerafdruk van het geheim',
  matches: '– klopt met het geheim.',
  differs: '– klopt niet!',
  seedOf: text('Toevalsgetal van {name}'),
  byTable: '(van de tafel)',
  bySeat: '(eigen)',
  fault: text('Het verslag gaat op regel {#line} tegen de spelregels in.'),
  throws: 'Alle worpen',
  setup: 'Schudden en wie begint',
  throwOf: text('{name} gooit'),
  drawOf: text('{name} trekt een kaart'),
  noted: 'Vingerafdruk die dit apparaat voor het spel heeft genoteerd',
  named: text('Wie heeft uitgenodigd, koos wie begint: {name}.'),
  matching: counts('count', {
    one: '{#count} worp klopt met het bewijs',
    other: 'Alle {#count} worpen kloppen met het bewijs',
  }),
  doubts: {
    absent: 'Dit apparaat zat voor het spel niet aan die tafel. Of het geheim van tevoren vastlag, kan het niet zeggen.',
    late: 'Maar dit apparaat zag de tafel pas toen het spel al bezig was. Of het geheim van tevoren vastlag, kan het niet zeggen.',
    elsewhere: 'Maar jouw deel van de stenen kwam van een ander apparaat. Alleen dat kan zeggen of het gebruikt is.',
    watching: 'Jij hebt aan deze stenen niets toegevoegd. Wie meespeelde, kan zeggen of het eigen deel gebruikt is.',
  },
  tampered: 'Met deze stenen is geknoeid',
  frauds: {
    commitment: 'Dit is niet het geheim waarvan je apparaat voor het spel de vingerafdruk noteerde. Het is verwisseld.',
    seed: 'Wat je apparaat aan de stenen toevoegde, is door iets anders vervangen.',
    first: 'Over wie er zou beginnen zegt het bewijs iets anders dan jou is verteld.',
    throws: 'Niet elke worp is die van het bewijs.',
  },
};

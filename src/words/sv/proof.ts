/** The words about the dice of a table, before the game and after it, in Swedish. */

import type { Words } from '../en/proof.ts';
import { counts, text, whose } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Tärningarnas fingeravtryck',
  kept: 'Hemligheten som bordets tärningar kommer ur är redan bestämd, och det här är dess fingeravtryck. Din enhet sparar det och jämför när spelet är slut.',
  copy: 'Kopiera fingeravtrycket',
  called: 'Allas enheter lägger sin del till tärningarna…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Tärningarna kontrolleras\u00a0…',
  unreachable: 'Beviset för tärningarna går inte att nå just nu.',
  follow: counts('count', {
    one: 'Ärliga tärningar: {#count} kast kontrollerat här',
    other: 'Ärliga tärningar: alla {#count} kast kontrollerade här',
  }),
  how: 'Innan någon satte sig bestämde bordet sin hemlighet och visade dess fingeravtryck. Varje spelare lade till ett slumptal. Alla kast följer av båda tillsammans; din enhet har just räknat om vart och ett av dem.',
  how2: 'Innan någon satte sig bestämde bordet sin hemlighet och visade dess fingeravtryck. Varje spelares enhet hade med sig askar, den ena i den andra, och öppnade en för varje kast. Ett kast kommer ur allt det tillsammans, så ingen kunde känna till det i förväg; din enhet har just räknat om vart och ett av dem.',
  commitment: 'Hemlighetens fingeravtryck',
  matches: '– stämmer med hemligheten.',
  differs: '– stämmer inte!',
  seedOf: ({ name }) => `${whose(name)} slumptal`,
  boxesOf: ({ name }) => `${whose(name)} askar`,
  byTable: '(från bordet)',
  bySeat: '(eget)',
  fault: text('Protokollet bryter mot reglerna på rad {#line}.'),
  throws: 'Alla kast',
  setup: 'Blandning och vem som börjar',
  throwOf: text('{name} kastar'),
  drawOf: text('{name} drar ett kort'),
  noted: 'Fingeravtryck som den här enheten noterade före spelet',
  named: text('Bordets värd valde vem som börjar: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} kast av bordet ensamt',
    other: '{name}: {#count} kast av bordet ensamt',
  }),
  houseWhy:
    'Bordet kastar åt robotar, åt den som är borta och åt en enhet som har tappat bort sina askar. Ett sådant kast kan det känna till i förväg.',
  redealt:
    'En säkerhetskopia av servern lades tillbaka: därifrån kom tärningarna ur en ny hemlighet.',
  matching: counts('count', {
    one: '{#count} kast stämmer med beviset',
    other: 'Alla {#count} kast stämmer med beviset',
  }),
  doubts: {
    absent:
      'Den här enheten var inte vid det bordet före spelet. Den kan inte säga om hemligheten var bestämd innan.',
    late: 'Men den här enheten såg bordet först när spelet hade börjat. Den kan inte säga om hemligheten var bestämd innan.',
    elsewhere:
      'Men din del av tärningarna kom från en annan enhet. Bara den kan säga om den användes.',
    watching:
      'Du lade inte till något till de här tärningarna. De som spelade kan säga om deras del användes.',
  },
  tampered: 'Någon har fuskat med tärningarna',
  frauds: {
    commitment:
      'Hemligheten är inte den vars fingeravtryck din enhet noterade före spelet. Den har bytts ut.',
    seed: 'Det din enhet lade till tärningarna har bytts ut mot något annat.',
    chain: 'Det din enhet lade till tärningarna har bytts ut mot något annat.',
    link: 'Din enhet öppnade en ask för ett kast, och beviset säger att ingen kom.',
    'refused-link': 'Bordet nekade en ask från din enhet fast det var den rätta.',
    'other-chain': 'Någon annans askar är inte de som din enhet såg innan den öppnade sin egen.',
    first: 'Beviset säger något annat än det du fick veta om vem som skulle börja.',
    throws: 'Alla kast är inte de som beviset ger.',
  },
};

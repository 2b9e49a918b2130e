/** The words of the page that explains the proof of the dice to everybody, in Dutch. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Een computer gooit jouw stenen. Zo bindt hij zijn eigen handen, en zo kun je dat nagaan. Wiskunde is niet nodig.',

  steps: [
    {
      title: 'Een verzegelde envelop',
      text: 'Voordat iemand gaat zitten, schrijft de tafel een geheim getal op, stopt het in een envelop en verzegelt die. Het zegel toont de vingerafdruk van de inhoud: een ander getal zou een andere hebben.',
    },
    {
      title: 'Van iedereen een snufje zout',
      text: 'Wie gaat zitten, doet er een eigen toevalsgetal bij, een snufje zout. De tafel kon het niet kennen toen de envelop werd verzegeld.',
    },
    {
      title: 'Alles in één beker',
      text: 'Geheim en zout samen bepalen elke worp van het spel. Niemand heeft beide helften in handen: de tafel koos te vroeg, de spelers kiezen zonder te kijken.',
    },
    {
      title: 'De worpen',
      text: 'Je speelt. De stenen vallen zoals het aan het begin vastlag, en niemand kan onderweg een betere worp uitkiezen.',
    },
    {
      title: 'De envelop gaat open',
      text: 'Na het spel mag iedereen het geheim zien. De vingerafdruk laat zien dat het hetzelfde is als daarvoor.',
    },
    {
      title: 'Je eigen apparaat rekent na',
      text: 'Het doet geheim en zout nog eens bij elkaar en rekent elke worp na. Wijkt er één steen af, dan zegt het dat.',
    },
  ],

  demo: {
    title: 'Probeer het zelf',
    lead: 'Dit is echt, hetzelfde programma als aan tafel, met jou als enige speler.',
    sealed: 'De vingerafdruk van de verzegelde envelop:',
    opened: 'Er zat dit geheim in:',
    salt: 'Jouw snufje zout',
    saltHint: 'Een paar letters of cijfers, wat je te binnen schiet.',
    saltProblem: 'Alleen letters van a tot z, cijfers, - en _, en minstens één teken.',
    throw: counts('dice', { one: '{#dice} steen gooien', other: '{#dice} stenen gooien' }),
    again: 'Nog een worp',
    open: 'Envelop openen',
    throwOf: text('Worp {#number_}'),
    die: text('Steen {#place}: {#face}'),
    turn: text('Steen {#place} toont {#face}. Omdraaien'),
    checks: 'De controle',
    envelope: {
      good: 'Het geheim heeft de vingerafdruk van daarvoor.',
      bad: 'Dit is niet het verzegelde geheim: een andere vingerafdruk.',
    },
    throws: {
      good: counts('count', {
        one: 'De worp volgt uit geheim en zout.',
        other: 'Alle {#count} worpen volgen uit geheim en zout.',
      }),
      bad: counts('count', {
        one: 'Eén worp volgt niet uit geheim en zout!',
        other: '{#count} worpen volgen niet uit geheim en zout!',
      }),
    },
    fair: 'Alles klopt: eerlijke stenen.',
    caught: 'Betrapt!',
    cheat: 'Probeer nu vals te spelen',
    cheatHow: 'Tik op een steen om die om te draaien, of stop een ander geheim in de envelop. Kijk naar de controle.',
    swap: 'Geheim verwisselen',
    undo: 'Alles weer goed zetten',
    restart: 'Opnieuw beginnen',
  },

  check: {
    title: 'Een echt spel nagaan',
    lead: 'Een afgelopen spel van jou, of een verslag met bewijs van iemand anders. De controle gebeurt op dit apparaat; er wordt niets verstuurd.',
    open: 'Verslag en bewijs openen',
    openHint: 'Twee bestanden: het verslag eindigt op .jsonl, het bewijs op .proof.json. Kies ze samen.',
    own: 'Jouw afgelopen spellen',
    noGames: 'Je hebt nog geen afgelopen spel.',
    here: 'op dit apparaat',
    online: 'op de server',
    players: counts('count', { one: '{#count} speler', other: '{#count} spelers' }),
    seat: text('Plaats {#seat}'),
    checking: 'Elke worp wordt nagerekend…',
    unfinished: 'Het verslag stopt voor het einde van het spel; tot daar is het nagegaan.',
    record: 'Verslag bewaren',
    proof: 'Bewijs bewaren',
    noProof: 'Het bewijs ontbreekt. Kies beide bestanden samen.',
    noRecord: 'Het verslag ontbreekt. Kies beide bestanden samen.',
    unreadable: 'Deze bestanden zijn geen leesbaar verslag met bewijs.',
    apart: 'Verslag en bewijs horen niet bij elkaar.',
    failed: 'Dit spel is nu niet te bereiken.',
  },

  limits: {
    title: 'Wat dit niet bewijst',
    text: [
      'Het geldt voor jou als jouw eigen zout erbij zit. De pagina doet er telkens wat voor je bij als je gaat zitten.',
      'De tafel kent de komende worpen. Dat hij ze niemand vertelt en geen bot laat gluren, moet je maar geloven.',
      'Het bewijst stenen, geen geluk: eerlijke stenen kunnen wreed zijn.',
    ],
  },
};

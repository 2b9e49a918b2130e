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
      title: 'Iedereen brengt doosjes mee',
      text: 'Wie gaat zitten, brengt een doos mee. Daarin zit een kleinere, daarin weer een, honderden, elk met een getal dat alleen het eigen apparaat kent. Je ziet alleen de buitenkant, en vanaf dan kan er binnenin niets meer veranderen.',
    },
    {
      title: 'Alles in één beker',
      text: 'Als het spel begint, opent iedereen een doosje. Het getal gaat samen met het geheim in de beker. Niemand heeft alles in handen: de tafel koos voordat hij de getallen kende, en de spelers zien het geheim niet.',
    },
    {
      title: 'De worpen',
      text: 'Voor elke worp van jou opent je apparaat het volgende doosje, en ook dat getal gaat in de beker. Pas dan vallen de stenen. Daarvoor kent niemand ter wereld de worp: jij niet, en de tafel ook niet.',
    },
    {
      title: 'De envelop gaat open',
      text: 'Na het spel mag iedereen het geheim zien. De vingerafdruk laat zien dat het hetzelfde is als daarvoor.',
    },
    {
      title: 'Je eigen apparaat rekent na',
      text: 'Het doet het geheim en alle getallen nog eens bij elkaar en rekent elke worp na. Wijkt er één steen af, of zegt de tafel dat een doosje van jou nooit kwam, dan zegt het dat.',
    },
  ],

  demo: {
    title: 'Probeer het zelf',
    lead: 'Dit is echt, hetzelfde programma als aan tafel, met jou als enige speler.',
    sealed: 'De vingerafdruk van de verzegelde envelop:',
    opened: 'Er zat dit geheim in:',
    outside: 'De buitenkant van je doosjes:',
    box: text('Doosje {#number_}'),
    salt: 'Een woord voor je doosjes',
    saltHint:
      'Een paar letters of cijfers, wat je te binnen schiet. Daar worden je doosjes van gemaakt.',
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
    boxes: {
      good: 'Elk doosje zat in het vorige.',
      bad: 'Je apparaat opende een laatste doosje, en de tafel zegt dat het nooit kwam.',
    },
    throws: {
      good: counts('count', {
        one: 'De worp volgt uit geheim en doosjes.',
        other: 'Alle {#count} worpen volgen uit geheim en doosjes.',
      }),
      bad: counts('count', {
        one: 'Eén worp volgt niet uit geheim en doosjes!',
        other: '{#count} worpen volgen niet uit geheim en doosjes!',
      }),
    },
    fair: 'Alles klopt: eerlijke stenen.',
    caught: 'Betrapt!',
    cheat: 'Probeer nu vals te spelen',
    cheatHow:
      'Tik op een steen om die om te draaien, stop een ander geheim in de envelop, of zeg dat je laatste doosje nooit kwam. Kijk naar de controle.',
    swap: 'Geheim verwisselen',
    lose: 'Een doosje verzwijgen',
    undo: 'Alles weer goed zetten',
    restart: 'Opnieuw beginnen',
  },

  check: {
    title: 'Een echt spel nagaan',
    lead: 'Een afgelopen spel van jou, of een verslag met bewijs van iemand anders. De controle gebeurt op dit apparaat; er wordt niets verstuurd.',
    open: 'Verslag en bewijs openen',
    openHint:
      'Twee bestanden: het verslag eindigt op .jsonl, het bewijs op .proof.json. Kies ze samen.',
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

  older: {
    title: 'Spellen van vroeger',
    text: 'In oudere spellen deed iedereen er aan het begin één getal bij, een snufje zout, en daarmee lag elke worp vast. Niemand kon er een uitkiezen, maar de tafel kende ze allemaal van tevoren. Hun bewijzen worden hier net zo nagekeken.',
  },

  limits: {
    title: 'Wat dit niet bewijst',
    text: [
      'Het geldt voor jou als jouw eigen doosjes erbij zitten. De pagina brengt er telkens voor je mee als je gaat zitten.',
      'Voor bots en voor wie er niet is gooit de tafel alleen, en die worpen zou hij van tevoren kunnen kennen. De controle zegt welke het waren.',
      'Het bewijst stenen, geen geluk: eerlijke stenen kunnen wreed zijn.',
    ],
  },
};

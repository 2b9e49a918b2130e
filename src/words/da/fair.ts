/** The words of the page that explains the proof of the dice to everybody, in Danish. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'En computer kaster dine terninger. Her er, hvordan den binder sine egne hænder, og hvordan du kan efterprøve det. Uden matematik.',

  steps: [
    {
      title: 'En forseglet kuvert',
      text: 'Før nogen sætter sig, skriver bordet et hemmeligt tal, lægger det i en kuvert og forsegler den. Seglet viser indholdets fingeraftryk: et andet tal ville have et andet.',
    },
    {
      title: 'Alle har æsker med',
      text: 'Den, der sætter sig, har en æske med. I den ligger en mindre, i den endnu en, hundredvis, hver med et tal, som kun ens egen enhed kender. Man ser kun ydersiden, og fra da af kan intet indeni ændres.',
    },
    {
      title: 'Alt i ét bæger',
      text: 'Når spillet begynder, åbner alle en æske. Dens tal kommer i bægeret sammen med hemmeligheden. Ingen bestemmer det hele: bordet valgte, før det kendte tallene, og spillerne kan ikke se hemmeligheden.',
    },
    {
      title: 'Kastene',
      text: 'For hvert af dine kast åbner din enhed den næste æske, og dens tal kommer også i bægeret. Først da falder terningerne. Før det kender ingen i verden kastet: hverken du eller bordet.',
    },
    {
      title: 'Kuverten åbnes',
      text: 'Når spillet er slut, må alle se hemmeligheden. Fingeraftrykket viser, at det er den samme som før.',
    },
    {
      title: 'Din egen enhed regner efter',
      text: 'Den lægger hemmeligheden og alle tallene sammen igen og regner hvert kast efter. Passer bare én terning ikke, eller siger bordet, at en af dine æsker aldrig kom, siger den det.',
    },
  ],

  demo: {
    title: 'Prøv selv',
    lead: 'Det her er ægte, det samme program som ved bordet, bare med dig som eneste spiller.',
    sealed: 'Fingeraftrykket af den forseglede kuvert:',
    opened: 'Indeni lå hemmeligheden:',
    outside: 'Ydersiden af dine æsker:',
    box: text('Æske {#number_}'),
    salt: 'Et ord til dine æsker',
    saltHint: 'Et par bogstaver eller tal, hvad du finder på. Dine æsker laves af det.',
    saltProblem: 'Kun bogstaver fra a til z, tal, - og _, og mindst ét tegn.',
    throw: counts('dice', { one: 'Kast {#dice} terning', other: 'Kast {#dice} terninger' }),
    again: 'Kast igen',
    open: 'Åbn kuverten',
    throwOf: text('Kast {#number_}'),
    die: text('Terning {#place}: {#face}'),
    turn: text('Terning {#place} viser {#face}. Vend den'),
    checks: 'Kontrollen',
    envelope: {
      good: 'Hemmeligheden har fingeraftrykket fra før.',
      bad: 'Det er ikke den forseglede hemmelighed: et andet fingeraftryk.',
    },
    boxes: {
      good: 'Hver æske lå i den forrige.',
      bad: 'Din enhed åbnede en sidste æske, og bordet siger, at den aldrig kom.',
    },
    throws: {
      good: counts('count', {
        one: 'Kastet følger af hemmelighed og æsker.',
        other: 'Alle {#count} kast følger af hemmelighed og æsker.',
      }),
      bad: counts('count', {
        one: 'Ét kast følger ikke af hemmelighed og æsker!',
        other: '{#count} kast følger ikke af hemmelighed og æsker!',
      }),
    },
    fair: 'Alt passer: ærlige terninger.',
    caught: 'Afsløret!',
    cheat: 'Prøv nu at snyde',
    cheatHow:
      'Tryk på en terning for at vende den, læg en anden hemmelighed i kuverten, eller sig, at din sidste æske aldrig kom. Hold øje med kontrollen.',
    swap: 'Byt hemmeligheden',
    lose: 'Sig, at en æske aldrig kom',
    undo: 'Gør det godt igen',
    restart: 'Forfra',
  },

  check: {
    title: 'Efterprøv et rigtigt spil',
    lead: 'Et af dine færdige spil, eller et spil på skrift og dets bevis fra en anden. Det efterprøves på denne enhed; intet sendes.',
    open: 'Åbn spil og bevis',
    openHint: 'To filer: spillet ender på .jsonl, beviset på .proof.json. Vælg begge på én gang.',
    own: 'Dine færdige spil',
    noGames: 'Du har ikke noget færdigt spil endnu.',
    here: 'på denne enhed',
    online: 'på serveren',
    players: counts('count', { one: '{#count} spiller', other: '{#count} spillere' }),
    seat: text('Plads {#seat}'),
    checking: 'Regner hvert kast efter…',
    unfinished: 'Filen holder op før spillets slutning; så langt er den efterprøvet.',
    record: 'Gem spillet',
    proof: 'Gem beviset',
    noProof: 'Beviset mangler. Vælg begge filer på én gang.',
    noRecord: 'Spillet mangler. Vælg begge filer på én gang.',
    unreadable: 'Filerne er ikke et spil og et bevis, der kan læses.',
    apart: 'Spil og bevis hører ikke sammen.',
    failed: 'Spillet kan ikke hentes lige nu.',
  },

  older: {
    title: 'Spil fra før',
    text: 'I ældre spil lagde alle ét tal til i starten, et nip salt, og dermed lå hvert kast fast. Ingen kunne vælge det, men bordet kendte dem alle på forhånd. Deres beviser efterprøves her på samme måde.',
  },

  limits: {
    title: 'Hvad det ikke beviser',
    text: [
      'Det gælder for dig, hvis dine egne æsker er med. Siden har nogle med til dig, hver gang du sætter dig.',
      'For robotter og for dem, der er væk, kaster bordet alene og kunne kende de kast på forhånd. Kontrollen siger hvilke.',
      'Det beviser terninger, ikke held: ærlige terninger kan være grusomme.',
    ],
  },
};

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
      title: 'Et nip salt fra alle',
      text: 'Den, der sætter sig, lægger sit eget frø til, et nip salt. Bordet kunne ikke kende det, da kuverten blev forseglet.',
    },
    {
      title: 'Alt i ét bæger',
      text: 'Hemmelighed og salt bestemmer tilsammen hvert kast i spillet. Ingen har begge halvdele: bordet valgte for tidligt, spillerne vælger uden at se.',
    },
    {
      title: 'Kastene',
      text: 'Du spiller. Terningerne falder, som det lå fast fra starten, og ingen kan vælge sig et bedre kast undervejs.',
    },
    {
      title: 'Kuverten åbnes',
      text: 'Når spillet er slut, må alle se hemmeligheden. Fingeraftrykket viser, at det er den samme som før.',
    },
    {
      title: 'Din egen enhed regner efter',
      text: 'Den lægger hemmelighed og salt sammen igen og regner hvert kast efter. Passer bare én terning ikke, siger den det.',
    },
  ],

  demo: {
    title: 'Prøv selv',
    lead: 'Det her er ægte, det samme program som ved bordet, bare med dig som eneste spiller.',
    sealed: 'Fingeraftrykket af den forseglede kuvert:',
    opened: 'Indeni lå hemmeligheden:',
    salt: 'Dit nip salt',
    saltHint: 'Et par bogstaver eller tal, hvad du finder på.',
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
    throws: {
      good: counts('count', {
        one: 'Kastet følger af hemmelighed og salt.',
        other: 'Alle {#count} kast følger af hemmelighed og salt.',
      }),
      bad: counts('count', {
        one: 'Ét kast følger ikke af hemmelighed og salt!',
        other: '{#count} kast følger ikke af hemmelighed og salt!',
      }),
    },
    fair: 'Alt passer: ærlige terninger.',
    caught: 'Afsløret!',
    cheat: 'Prøv nu at snyde',
    cheatHow: 'Tryk på en terning for at vende den, eller læg en anden hemmelighed i kuverten. Hold øje med kontrollen.',
    swap: 'Byt hemmeligheden',
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

  limits: {
    title: 'Hvad det ikke beviser',
    text: [
      'Det gælder for dig, hvis dit eget salt er med. Siden lægger det i for dig, hver gang du sætter dig.',
      'Bordet kender de kommende kast. At det ikke siger dem til nogen og ikke lader en robot kigge, må du tro på.',
      'Det beviser terninger, ikke held: ærlige terninger kan være grusomme.',
    ],
  },
};

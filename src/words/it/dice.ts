/** The words of the page about how the dice fell, in Italian. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Le partite finite, contate e messe a confronto con quel che ci si aspetta dal caso.',
  whose: 'I dadi di chi',
  scopes: {
    table: { name: 'Tavolo', hint: 'Tutti i tiri di questa partita.' },
    me: {
      name: 'I miei',
      hint: 'I tuoi tiri su questo server, e quelli di chi gioca su questo dispositivo.',
    },
    all: { name: 'Tutti', hint: 'Tutte le partite finite di questo server.' },
  },
  counting: 'Si conta…',
  deviceOnly: 'Il server non risponde: sono contate solo le partite di questo dispositivo.',
  empty: {
    title: 'Non è ancora caduto niente',
    text: 'Gioca una partita fino in fondo: i suoi dadi saranno contati qui.',
  },

  few: {
    title: 'Troppo pochi tiri per dire qualcosa',
    text: (dice, enough) =>
      `${plural(dice, { one: '# dado', other: '# dadi' })} finora; il giudizio comincia da ${number(enough)}.`,
  },
  usual: {
    title: 'Niente di insolito',
    text: (share) =>
      share >= 99
        ? 'Quasi tutte le prove con altrettanti dadi onesti sono almeno così disuguali.'
        : `Su 100 prove con altrettanti dadi onesti, ${number(share)} sono almeno così disuguali.`,
  },
  unusual: {
    title: 'Insolito, ma possibile',
    text: text('Solo una prova su {#oneIn} con altrettanti dadi onesti è almeno così disuguale.'),
    what: {
      faces: 'Dipende dalle facce.',
      sums: 'Dipende dalle somme.',
      repeats: 'Dipende dalle ripetizioni.',
      longest: 'Dipende dalla serie più lunga.',
    },
    but: 'Dove si gioca molto, prima o poi capita. Contare non dice se i dadi sono onesti; la prova sì.',
  },
  how: {
    title: 'Come giudichiamo',
    text: [
      'Ogni test chiede quante volte dadi onesti si allontanano almeno così tanto da quel che ci si aspetta. È un calcolo, non un’impressione.',
      'Chi fa molti test prima o poi trova qualcosa di strano. Perciò prendiamo la cosa più strana e moltiplichiamo la sua probabilità per il numero dei test.',
      'Diciamo insolito quel che dadi onesti fanno al massimo in una prova su 100.',
      'Tenere dei dadi e ritirare non cambia nulla: ogni dado tirato mostra tutte le facce con la stessa frequenza.',
    ],
  },

  games: counts('count', { one: '{#count} partita', other: '{#count} partite' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# tiro', other: '# tiri' })}, ${plural(dice, { one: '# dado', other: '# dadi' })}`,
  faces: 'Facce',
  sums: 'Somme di due dadi',
  streaks: 'Di fila',
  expected: 'atteso',
  band: 'qui cadono 95 prove oneste su 100',
  outside: 'Una barra su venti ne sta fuori per puro caso.',
  longest: 'Serie più lunga di una faccia',
  asLong: text('attese {#count} così lunghe o più'),
  repeats: 'Stessa faccia del dado prima',
  doubles: 'Doppi',
  usually: text('attesi {#expected}, di solito da {#from} a {#to}'),
  colours: ['Rosso', 'Verde', 'Blu', 'Giallo', 'Arancione', 'Viola'],

  table: {
    open: 'I numeri in tabella',
    face: 'Faccia',
    sum: 'Somma',
    count: 'Uscite',
    expected: 'Attese',
    band: '95 su 100',
    test: 'Test',
    likelihood: 'Dadi onesti: così tanto o più',
    inHundred: text('{#share} su 100'),
    oneIn: text('uno su {#count}'),
    tests: { faces: 'Facce', sums: 'Somme', repeats: 'Ripetizioni', longest: 'Serie più lunga' },
  },
};

/** What commands print when their work is done, in Italian. */

import type { Words } from '../en/reports.ts';
import { list, number, plural, point } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# tavolo', other: '# tavoli' });
const entries = (count: number): string => plural(count, { one: '# voce', other: '# voci' });
const persons = (count: number): string => plural(count, { one: '# persona', other: '# persone' });
const seats = (count: number): string => plural(count, { one: '# posto', other: '# posti' });
const events = (count: number): string => plural(count, { one: '# evento', other: '# eventi' });
const games = (count: number): string => plural(count, { one: '# partita', other: '# partite' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'a',
  gamesOf: (game) => `partite di ${game}`,
  tables: 'tavoli',

  greeting: {
    open: 'Gobelet è aperto:',
    noPage: 'La pagina per giocare non è costruita: la costruisce «npm run build».',
    kept: (folder, command) => `Tutto si conserva in ${folder}. Per giocare da un terminale: ${command}`,
    stop: 'Ctrl-C lo ferma; al prossimo avvio le partite continuano da dove erano.',
  },

  backedUp: (file, all) => `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# byte' })}, controllato`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  aside: (file) => `Ciò che c’era prima ora è ${file}`,
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: versione ${version}, ${tables(open + running + over)} (${open} aperti, ${running} in corso, ${over} finiti), ${entries(all)}, ${persons(people)}`,
    answers: (count, free) =>
      `${plural(count, { one: '# tiro o pescata ricalcolati', other: '# tiri e pescate ricalcolati' })}; ${free} GB liberi sul disco`,
    entry: (at) => `voce ${at}`,
    well: 'Va tutto bene.',
    faults: (count) => plural(count, { one: '# difetto.', other: '# difetti.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} al tavolo ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'giocata fino in fondo' : 'non ancora finita'}.`,
    commitment: (follows) => (follows ? `L’impronta è quella del segreto.` : `L’impronta non è quella del segreto.`),
    isHash: (hex) => `${hex} è quella del segreto`,
    noted: (isSame) => (isSame ? `È quella che hai annotato.` : `Non è quella che hai annotato.`),
    isYours: (hex) => `${hex} è la tua`,
    seeds: (follow) =>
      follow ? `Ogni posto ha un seme; quelli del tavolo sono come devono essere.` : `Un seme non è come deve essere.`,
    seed: (seat, seed) => `posto ${seat}: ${seed}`,
    byTable: (seat) => `posto ${seat}: del tavolo`,
    wrongSeed: (seat, seed) => `posto ${seat}: ${seed} del tavolo, che doveva prendere`,
    named: (seat) => `· Il posto ${seat} comincia perché è stato indicato, non per sorteggio.`,
    setup: (follows, lots) => (follows ? `La preparazione deriva: ${lots}.` : `La preparazione non deriva: ${lots}.`),
    shuffle: (of) => `${of} mescolate`,
    lot: (of) => `un sorteggio di uno su ${of}`,
    one: {
      throw: (follows) => (follows ? `L’unico tiro deriva.` : `L’unico tiro non deriva.`),
      draw: (follows) => (follows ? `L’unica pescata deriva.` : `L’unica pescata non deriva.`),
    },
    all: {
      throw: (count) => `Derivano tutti i ${number(count)} tiri.`,
      draw: (count) => `Derivano tutte le ${number(count)} pescate.`,
    },
    some: {
      throw: (follow, count) => `Derivano ${number(follow)} tiri su ${number(count)}.`,
      draw: (follow, count) => `Derivano ${number(follow)} pescate su ${number(count)}.`,
    },
    wrongAnswer: (line, seat, question, drawn, recorded) =>
      `riga ${line}, posto ${seat}, ${question}: deriva ${drawn}, il registro ha ${recorded}`,
    wrongSetup: (line, path, drawn, recorded) =>
      `riga ${line}, preparazione, ${path}: deriva ${drawn}, il registro ha ${recorded}`,
    more: (count) => `… e altri ${number(count)}: --json li ha tutti`,
    fault: (line, why) => `La riga ${line} non può stare in questo registro: ${why}.`,
    nothing: 'niente',
    notAll: 'Non tutto deriva: non è ciò che hanno dato i dadi, o non è la prova di questa partita.',
    otherSecret: 'Tutto deriva, ma da un segreto diverso da quello promesso.',
    everything: (isOver) =>
      isOver
        ? `Tutto ciò che il caso ha deciso in questa partita deriva dal segreto e dai semi.`
        : `Tutto ciò che il caso ha deciso finora deriva dal segreto e dai semi.`,
    onlyYou:
      'L’impronta è quella che hai visto prima di sederti, e il seme è il tuo? Lo sai solo tu; --commitment HEX confronta.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, seme ${seed}`,
  ownOptions: 'opzioni proprie',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} in ${time}`,
  winsBySeat: 'Vittorie per posto, con intervalli al 95 %',
  seat: (seat) => `posto ${seat}`,
  winsByTurn: 'Vittorie per ordine di turno, con intervalli al 95 %',
  turn: (turn) => `${turn}º di turno`,
  scores: 'Punti',
  lengths: 'Eventi per partita',
  spread: (title, mean, deviation, median, least, most) =>
    `${title}: media ${mean}, deviazione ${deviation}, mediana ${median}, da ${least} a ${most}`,
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} arrotondate)` : ''}, ${plural(blocks, { one: '# blocco', other: '# blocchi' })} da ${inBlock} con gli stessi dadi, in ${time}`,
    heads: {
      player: 'giocatore',
      wins: 'vittorie',
      interval: 'intervallo 95 %',
      turn: 'ordine di turno',
      decisions: 'decisioni',
      number: 'numero',
      longest: 'più lunga',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# mossa sua sostituita da una a caso', other: '# mosse sue sostituite da altre a caso' })}`,
    fault: (block, game, seat, what) => `blocco ${block}, partita ${game}, posto ${seat}: ${what}`,
    wins: (even) => `Le vittorie sono quelle di una parte, contate per ogni posto di un giocatore; ${even} è la parità.`,
    elo: (player) => `L’Elo si conta da ${player}.`,
  },
};

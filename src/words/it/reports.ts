/** What commands print when their work is done, in Italian. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

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
  gamesOf: text('partite di {game}'),
  tables: 'tavoli',

  greeting: {
    open: 'Gobelet è aperto:',
    noPage: 'La pagina per giocare non è costruita: la costruisce «npm run build».',
    kept: text('Tutto si conserva in {folder}. Per giocare da un terminale: {command}'),
    stop: 'Ctrl-C lo ferma; al prossimo avvio le partite continuano da dove erano.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# byte' })}, controllato`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, controllato`,
  exported: text('{file}: è scritto tutto, e la fine dice quanto deve risultare'),
  newDice: text('{place}: i tavoli aperti o in gioco avranno dadi nuovi all’avvio di un server'),
  aside: text('Ciò che c’era prima ora è {file}'),
  keys: {
    none: text('{file} non ha ancora chiavi: nessun server è mai partito da lì'),
    signs: text('{file}: d’ora in poi i token sono firmati con la chiave {key}'),
    later:
      'I token firmati con chiavi precedenti valgono altri 400 giorni e vengono sostituiti quando tornano i loro proprietari.',
    now: 'Nessun token di prima vale più: tutti tornano come nuovi ospiti.',
    soon: 'Un server in funzione lo sa entro mezzo minuto.',
    stays: (people) => `I token annullati dopo la copia restano annullati: ${persons(people)}.`,
    unknown:
      'I token annullati dopo questa copia potrebbero valere di nuovo, perché la copia non ne sa niente. Con --new-keys non vale più nessun vecchio token.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: versione ${version}, ${tables(open + running + over)} (${open} aperti, ${running} in corso, ${over} finiti), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# tiro o pescata ricalcolati', other: '# tiri e pescate ricalcolati' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# tiro o pescata ricalcolati', other: '# tiri e pescate ricalcolati' })}; ${free} GB liberi sul disco`,
    entry: text('voce {#at}'),
    well: 'Va tutto bene.',
    faults: counts('count', { one: '{#count} difetto.', other: '{#count} difetti.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} al tavolo ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'giocata fino in fondo' : 'non ancora finita'}.`,
    commitment: (follows) =>
      follows ? `L’impronta è quella del segreto.` : `L’impronta non è quella del segreto.`,
    isHash: text('{hex} è quella del segreto'),
    noted: (isSame) => (isSame ? `È quella che hai annotato.` : `Non è quella che hai annotato.`),
    isYours: text('{hex} è la tua'),
    seeds: (follow) =>
      follow
        ? `Ogni posto ha un seme; quelli del tavolo sono come devono essere.`
        : `Un seme non è come deve essere.`,
    seed: text('posto {#seat}: {seed}'),
    byTable: text('posto {#seat}: del tavolo'),
    wrongSeed: text('posto {#seat}: {seed} del tavolo, che doveva prendere'),
    chain: text('posto {#seat}: catena {hex}'),
    silentChain: text('posto {#seat}: catena {hex}, il cui primo anello non è arrivato'),
    wrongChain: text('posto {#seat}: il primo anello non è della catena {hex}'),
    links: (follow) =>
      follow
        ? 'Ogni anello è il successivo della sua catena.'
        : 'Un anello non è come deve essere.',
    misfit: text('prima di event {event}: {why}'),
    thrown: text('posto {#seat}: {#linked} con la sua catena, {#house} dalla casa sola'),
    withheld: text(
      'posto {#seat}: {#linked} con la sua catena, {#house} dalla casa sola, di cui {#withheld} benché avesse una catena',
    ),
    redealt: text('Dadi nuovi da event {event} in poi, dopo un ripristino.'),
    redealtBefore: 'Dadi nuovi prima dell’inizio, dopo un ripristino.',
    wrongRedealt: 'La nuova impronta non è quella del nuovo segreto.',
    named: text('· Il posto {#seat} comincia perché è stato indicato, non per sorteggio.'),
    setup: (follows, lots) =>
      follows ? `La preparazione deriva: ${lots}.` : `La preparazione non deriva: ${lots}.`,
    shuffle: text('{#of} mescolate'),
    lot: text('un sorteggio di uno su {#of}'),
    one: {
      throw: (follows) => (follows ? `L’unico tiro deriva.` : `L’unico tiro non deriva.`),
      draw: (follows) => (follows ? `L’unica pescata deriva.` : `L’unica pescata non deriva.`),
    },
    all: {
      throw: text('Derivano tutti i {#count} tiri.'),
      draw: text('Derivano tutte le {#count} pescate.'),
    },
    some: {
      throw: text('Derivano {#follow} tiri su {#count}.'),
      draw: text('Derivano {#follow} pescate su {#count}.'),
    },
    wrongAnswer: text(
      'riga {line}, posto {seat}, {question}: deriva {drawn}, il registro ha {recorded}',
    ),
    wrongSetup: text(
      'riga {line}, preparazione, {path}: deriva {drawn}, il registro ha {recorded}',
    ),
    more: text('… e altri {#count}: --json li ha tutti'),
    fault: text('La riga {line} non può stare in questo registro: {why}.'),
    nothing: 'niente',
    notAll:
      'Non tutto deriva: non è ciò che hanno dato i dadi, o non è la prova di questa partita.',
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
  seat: text('posto {#seat}'),
  winsByTurn: 'Vittorie per ordine di turno, con intervalli al 95 %',
  turn: text('{#turn}º di turno'),
  scores: 'Punti',
  lengths: 'Eventi per partita',
  spread: text(
    '{title}: media {mean}, deviazione {deviation}, mediana {#median}, da {#least} a {#most}',
  ),
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
    fault: text('blocco {#block}, partita {#game}, posto {#seat}: {what}'),
    wins: text(
      'Le vittorie sono quelle di una parte, contate per ogni posto di un giocatore; {even} è la parità.',
    ),
    elo: text('L’Elo si conta da {player}.'),
  },
};

/** What commands print when their work is done, in Danish. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# bord', other: '# borde' });
const entries = (count: number): string => plural(count, { one: '# linje', other: '# linjer' });
const persons = (count: number): string => plural(count, { one: '# person', other: '# personer' });
const seats = (count: number): string => plural(count, { one: '# plads', other: '# pladser' });
const events = (count: number): string =>
  plural(count, { one: '# hændelse', other: '# hændelser' });
const games = (count: number): string => plural(count, { one: '# spil', other: '# spil' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'til',
  gamesOf: text('spil {game}'),
  tables: 'borde',

  greeting: {
    open: 'Gobelet er åben:',
    noPage: 'Siden at spille på er ikke bygget: ”npm run build” bygger den.',
    kept: text('Alt gemmes i {folder}. Spil med fra en terminal: {command}'),
    stop: 'Ctrl-C stopper den; næste gang den startes, går spillene videre, hvor de var.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# byte' })}, efterprøvet`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, efterprøvet`,
  exported: text('{file}: alt er skrevet, og slutningen siger, hvad det skal blive til'),
  newDice: text('{place}: åbne og igangværende borde får nye terninger, når en server starter'),
  aside: text('Det, der var før, er nu {file}'),
  keys: {
    none: text('{file} har ingen nøgler endnu: der er aldrig startet en server på den'),
    signs: text('{file}: fra nu af underskrives tokens med nøglen {key}'),
    later:
      'Tokens underskrevet med ældre nøgler gælder 400 dage endnu og udskiftes, når deres ejere kommer.',
    now: 'Ingen tokens fra før gælder længere: alle kommer tilbage som nye gæster.',
    soon: 'En server, der kører, ved det inden for et halvt minut.',
    stays: (people) =>
      `Tokens, der er annulleret siden kopien, forbliver annulleret: ${persons(people)}.`,
    unknown:
      'Tokens, der blev annulleret efter denne kopi, gælder måske igen, for den kender dem ikke. Med --new-keys gælder intet gammelt token.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: version ${version}, ${tables(open + running + over)} (${open} åbne, ${running} i gang, ${over} slut), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# kast eller trukket kort regnet efter', other: '# kast og trukne kort regnet efter' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# kast eller trukket kort regnet efter', other: '# kast og trukne kort regnet efter' })}; ${free} GB ledig på disken`,
    entry: text('linje {#at}'),
    well: 'Alt er i orden.',
    faults: counts('count', { one: '{#count} fejl.', other: '{#count} fejl.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} ved bord ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'spillet færdig' : 'ikke slut endnu'}.`,
    commitment: (follows) =>
      follows
        ? `Fingeraftrykket hører til hemmeligheden.`
        : `Fingeraftrykket hører ikke til hemmeligheden.`,
    isHash: text('{hex} hører til'),
    noted: (isSame) => (isSame ? `Det er det, du skrev ned.` : `Det er ikke det, du skrev ned.`),
    isYours: text('{hex} er dit'),
    seeds: (follow) =>
      follow
        ? `Hver plads har et frø; bordets er, hvad de skal være.`
        : `Et frø er ikke, hvad det skal være.`,
    seed: text('plads {#seat}: {seed}'),
    byTable: text('plads {#seat}: fra bordet'),
    wrongSeed: text('plads {#seat}: {seed} fra bordet, som skulle tage'),
    chain: text('plads {#seat}: kæde {hex}'),
    silentChain: text('plads {#seat}: kæde {hex}, hvis første led ikke kom'),
    wrongChain: text('plads {#seat}: det første led er ikke af kæden {hex}'),
    links: (follow) =>
      follow ? 'Hvert led er det næste i sin kæde.' : 'Et led er ikke, hvad det skal være.',
    misfit: text('før event {event}: {why}'),
    thrown: text('plads {#seat}: {#linked} med sin kæde, {#house} af huset alene'),
    withheld: text(
      'plads {#seat}: {#linked} med sin kæde, {#house} af huset alene, heraf {#withheld}, selv om den havde en kæde',
    ),
    redealt: text('Nye terninger fra event {event}, efter en gendannelse.'),
    redealtBefore: 'Nye terninger før start, efter en gendannelse.',
    wrongRedealt: 'Det nye fingeraftryk hører ikke til den nye hemmelighed.',
    named: text('· Plads {#seat} begynder, fordi det blev sagt, ikke ved lodtrækning.'),
    setup: (follows, lots) =>
      follows ? `Opstillingen følger: ${lots}.` : `Opstillingen følger ikke: ${lots}.`,
    shuffle: text('{#of} blandet'),
    lot: text('et lod ud af {#of}'),
    one: {
      throw: (follows) => (follows ? `Det ene kast følger.` : `Det ene kast følger ikke.`),
      draw: (follows) =>
        follows ? `Det ene trukne kort følger.` : `Det ene trukne kort følger ikke.`,
    },
    all: {
      throw: text('Alle {#count} kast følger.'),
      draw: text('Alle {#count} trukne kort følger.'),
    },
    some: {
      throw: text('{#follow} af {#count} kast følger.'),
      draw: text('{#follow} af {#count} trukne kort følger.'),
    },
    wrongAnswer: text(
      'linje {line}, plads {seat}, {question}: {drawn} følger, i spillet står {recorded}',
    ),
    wrongSetup: text('linje {line}, opstilling, {path}: {drawn} følger, i spillet står {recorded}'),
    more: text('… og {#count} til: --json har dem alle'),
    fault: text('Linje {line} kan ikke stå i dette spil: {why}.'),
    nothing: 'intet',
    notAll:
      'Ikke alt følger: det er ikke, hvad terningerne gav, eller ikke beviset for dette spil.',
    otherSecret: 'Alt følger, men af en anden hemmelighed end den, du blev lovet.',
    everything: (isOver) =>
      isOver
        ? `Alt, hvad tilfældet afgjorde i dette spil, følger af hemmeligheden og frøene.`
        : `Alt, hvad tilfældet hidtil har afgjort, følger af hemmeligheden og frøene.`,
    onlyYou:
      'Er fingeraftrykket det, du så, før du satte dig, og er dit frø dit eget? Det ved kun du; --commitment HEX sammenligner.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, frø ${seed}`,
  ownOptions: 'egne valg',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} på ${time}`,
  winsBySeat: 'Sejre pr. plads, med intervaller på 95 %',
  seat: text('plads {#seat}'),
  winsByTurn: 'Sejre efter turrækkefølge, med intervaller på 95 %',
  turn: text('tur {#turn}'),
  scores: 'Point',
  lengths: 'Hændelser pr. spil',
  spread: text(
    '{title}: gennemsnit {mean}, afvigelse {deviation}, median {#median}, fra {#least} til {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} rundet op)` : ''}, ${plural(blocks, { one: '# blok', other: '# blokke' })} à ${inBlock} med samme terninger, på ${time}`,
    heads: {
      player: 'spiller',
      wins: 'sejre',
      interval: '95 %-interval',
      turn: 'turrækkefølge',
      decisions: 'valg',
      number: 'antal',
      longest: 'længste',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# eget træk ikke spillet, men et tilfældigt', other: '# egne træk ikke spillet, men tilfældige' })}`,
    fault: text('blok {#block}, spil {#game}, plads {#seat}: {what}'),
    wins: text('Sejre er en sides, talt for hver af en spillers pladser; {even} er lige.'),
    elo: text('Elo er talt fra {player}.'),
  },
};

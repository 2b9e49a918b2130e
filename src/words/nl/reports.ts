/** What commands print when their work is done, in Dutch. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# tafel', other: '# tafels' });
const entries = (count: number): string => plural(count, { one: '# regel', other: '# regels' });
const persons = (count: number): string => plural(count, { one: '# persoon', other: '# personen' });
const seats = (count: number): string => plural(count, { one: '# plaats', other: '# plaatsen' });
const events = (count: number): string =>
  plural(count, { one: '# gebeurtenis', other: '# gebeurtenissen' });
const games = (count: number): string => plural(count, { one: '# spel', other: '# spellen' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'tot',
  gamesOf: text('spellen {game}'),
  tables: 'tafels',

  greeting: {
    open: 'Gobelet is open:',
    noPage: 'De pagina om op te spelen is niet gebouwd: ‘npm run build’ bouwt haar.',
    kept: text('Alles wordt bewaard in {folder}. Meespelen vanuit een terminal: {command}'),
    stop: 'Ctrl-C stopt hem; bij de volgende start gaan spellen verder waar ze waren.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# bytes' })}, nagekeken`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, nagekeken`,
  exported: text('{file}: alles is geschreven, en het eind zegt wat eruit moet komen'),
  newDice: text('{place}: open en lopende tafels krijgen nieuwe stenen wanneer een server start'),
  aside: text('Wat er eerder was, is nu {file}'),
  keys: {
    none: text('{file} heeft nog geen sleutels: er is nog nooit een server op gestart'),
    signs: text('{file}: tokens worden vanaf nu ondertekend met sleutel {key}'),
    later:
      'Tokens van oudere sleutels gelden nog 400 dagen en worden vervangen wanneer hun eigenaars komen.',
    now: 'Geen enkel token van daarvoor geldt nog: iedereen komt terug als nieuwe gast.',
    soon: 'Een draaiende server weet het binnen een halve minuut.',
    stays: (people) =>
      `Tokens die sinds de kopie zijn ingetrokken, blijven ingetrokken: ${persons(people)}.`,
    unknown:
      'Tokens die na deze kopie zijn ingetrokken, gelden misschien weer, want de kopie weet er niets van. Met --new-keys geldt geen enkel oud token.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: versie ${version}, ${tables(open + running + over)} (${open} open, ${running} bezig, ${over} afgelopen), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# worp of getrokken kaart nagerekend', other: '# worpen en getrokken kaarten nagerekend' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# worp of getrokken kaart nagerekend', other: '# worpen en getrokken kaarten nagerekend' })}; ${free} GB vrij op de schijf`,
    entry: text('regel {#at}'),
    well: 'Alles in orde.',
    faults: counts('count', { one: '{#count} fout.', other: '{#count} fouten.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} aan tafel ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'uitgespeeld' : 'nog niet afgelopen'}.`,
    commitment: (follows) =>
      follows
        ? `De vingerafdruk hoort bij het geheim.`
        : `De vingerafdruk hoort niet bij het geheim.`,
    isHash: text('{hex} hoort erbij'),
    noted: (isSame) => (isSame ? `Het is die je noteerde.` : `Het is niet die je noteerde.`),
    isYours: text('{hex} is de jouwe'),
    seeds: (follow) =>
      follow
        ? `Elke plaats heeft een toevalsgetal; die van de tafel zijn wat ze moeten zijn.`
        : `Een toevalsgetal is niet wat het moet zijn.`,
    seed: text('plaats {#seat}: {seed}'),
    byTable: text('plaats {#seat}: van de tafel'),
    wrongSeed: text('plaats {#seat}: {seed} van de tafel, die dit moest nemen:'),
    chain: text('plaats {#seat}: ketting {hex}'),
    silentChain: text('plaats {#seat}: ketting {hex}, waarvan de eerste schakel niet kwam'),
    wrongChain: text('plaats {#seat}: de eerste schakel is niet van ketting {hex}'),
    links: (follow) =>
      follow
        ? 'Elke schakel is de volgende van zijn ketting.'
        : 'Een schakel is niet wat hij moet zijn.',
    misfit: text('vóór event {event}: {why}'),
    thrown: text('plaats {#seat}: {#linked} met de eigen ketting, {#house} door het huis alleen'),
    withheld: text(
      'plaats {#seat}: {#linked} met de eigen ketting, {#house} door het huis alleen, waarvan {#withheld} hoewel er een ketting was',
    ),
    redealt: text('Nieuwe stenen vanaf event {event}, na een herstel.'),
    redealtBefore: 'Nieuwe stenen vóór het begin, na een herstel.',
    wrongRedealt: 'De nieuwe vingerafdruk hoort niet bij het nieuwe geheim.',
    named: text('· Plaats {#seat} begint omdat dat zo gezegd is, niet door loting.'),
    setup: (follows, lots) =>
      follows ? `De opstelling volgt: ${lots}.` : `De opstelling volgt niet: ${lots}.`,
    shuffle: text('{#of} geschud'),
    lot: text('een lot uit {#of}'),
    one: {
      throw: (follows) => (follows ? `De ene worp volgt.` : `De ene worp volgt niet.`),
      draw: (follows) =>
        follows ? `De ene getrokken kaart volgt.` : `De ene getrokken kaart volgt niet.`,
    },
    all: {
      throw: text('Alle {#count} worpen volgen.'),
      draw: text('Alle {#count} getrokken kaarten volgen.'),
    },
    some: {
      throw: text('{#follow} van {#count} worpen volgen.'),
      draw: text('{#follow} van {#count} getrokken kaarten volgen.'),
    },
    wrongAnswer: text(
      'regel {line}, plaats {seat}, {question}: {drawn} volgt, in het verslag staat {recorded}',
    ),
    wrongSetup: text(
      'regel {line}, opstelling, {path}: {drawn} volgt, in het verslag staat {recorded}',
    ),
    more: text('… en nog {#count}: --json heeft ze alle'),
    fault: text('Regel {line} kan niet in dit verslag staan: {why}.'),
    nothing: 'niets',
    notAll: 'Niet alles volgt: dit gaven de stenen niet, of het is niet het bewijs van dit spel.',
    otherSecret: 'Alles volgt, maar uit een ander geheim dan je beloofd was.',
    everything: (isOver) =>
      isOver
        ? `Alles wat het toeval in dit spel besliste, volgt uit het geheim en de toevalsgetallen.`
        : `Alles wat het toeval tot nu toe besliste, volgt uit het geheim en de toevalsgetallen.`,
    onlyYou:
      'Is de vingerafdruk die je zag voor je ging zitten, en is je toevalsgetal van jou? Dat weet alleen jij; --commitment HEX vergelijkt.',
  },

  plan: (game, places, options, seed) =>
    `${game}, ${seats(places)}, ${options}, toevalsgetal ${seed}`,
  ownOptions: 'eigen opties',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} in ${time}`,
  winsBySeat: 'Winst per plaats, met intervallen van 95 %',
  seat: text('plaats {#seat}'),
  winsByTurn: 'Winst per beurt, met intervallen van 95 %',
  turn: text('{#turn}e aan de beurt'),
  scores: 'Punten',
  lengths: 'Gebeurtenissen per spel',
  spread: text(
    '{title}: gemiddeld {mean}, afwijking {deviation}, mediaan {#median}, van {#least} tot {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} afgerond)` : ''}, ${plural(blocks, { one: '# blok', other: '# blokken' })} van ${inBlock} met dezelfde stenen, in ${time}`,
    heads: {
      player: 'speler',
      wins: 'winst',
      interval: '95%-interval',
      turn: 'beurtvolgorde',
      decisions: 'beslissingen',
      number: 'aantal',
      longest: 'langste',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# eigen zet niet gespeeld, maar een willekeurige', other: '# eigen zetten niet gespeeld, maar willekeurige' })}`,
    fault: text('blok {#block}, spel {#game}, plaats {#seat}: {what}'),
    wins: text(
      'Winst is die van een kant, geteld voor elke plaats van een speler; {even} is gelijk.',
    ),
    elo: text('Elo is geteld vanaf {player}.'),
  },
};

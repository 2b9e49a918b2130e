/** What commands print when their work is done, in Swedish. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# bord', other: '# bord' });
const entries = (count: number): string => plural(count, { one: '# rad', other: '# rader' });
const persons = (count: number): string => plural(count, { one: '# person', other: '# personer' });
const seats = (count: number): string => plural(count, { one: '# plats', other: '# platser' });
const events = (count: number): string =>
  plural(count, { one: '# händelse', other: '# händelser' });
const games = (count: number): string => plural(count, { one: '# spel', other: '# spel' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'till',
  gamesOf: text('spel {game}'),
  tables: 'bord',

  greeting: {
    open: 'Gobelet är öppen:',
    noPage: 'Sidan att spela på är inte byggd: ”npm run build” bygger den.',
    kept: text('Allt sparas i {folder}. Spela med från en terminal: {command}'),
    stop: 'Ctrl-C stoppar den; när den startas igen fortsätter spelen där de var.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# byte' })}, kontrollerat`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, kontrollerat`,
  exported: text('{file}: allt är skrivet, och slutet säger vad det ska bli'),
  newDice: text('{place}: öppna och pågående bord får nya tärningar när en server startar'),
  aside: text('Det som fanns förut är nu {file}'),
  keys: {
    none: text('{file} har inga nycklar än: ingen server har någonsin startats på den'),
    signs: text('{file}: från och med nu signeras tokens med nyckeln {key}'),
    later:
      'Tokens som äldre nycklar har signerat gäller i 400 dagar till och byts ut när deras ägare kommer.',
    now: 'Ingen token från förr gäller längre: alla kommer tillbaka som nya gäster.',
    soon: 'En server som kör vet det inom en halv minut.',
    stays: (people) =>
      `Tokens som återkallats sedan kopian förblir återkallade: ${persons(people)}.`,
    unknown:
      'Tokens som återkallades efter den här kopian kan gälla igen, för den känner inte till dem. Med --new-keys gäller ingen gammal token.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: version ${version}, ${tables(open + running + over)} (${open} öppna, ${running} pågår, ${over} slut), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# kast eller draget kort omräknat', other: '# kast och dragna kort omräknade' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# kast eller draget kort omräknat', other: '# kast och dragna kort omräknade' })}; ${free} GB ledigt på disken`,
    entry: text('rad {#at}'),
    well: 'Allt är bra.',
    faults: counts('count', { one: '{#count} fel.', other: '{#count} fel.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} vid bord ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'spelat till slut' : 'inte slut än'}.`,
    commitment: (follows) =>
      follows
        ? `Fingeravtrycket hör till hemligheten.`
        : `Fingeravtrycket hör inte till hemligheten.`,
    isHash: text('{hex} hör till'),
    noted: (isSame) => (isSame ? `Det är det du skrev upp.` : `Det är inte det du skrev upp.`),
    isYours: text('{hex} är ditt'),
    seeds: (follow) =>
      follow
        ? `Varje plats har ett slumptal; bordets är vad de ska vara.`
        : `Ett slumptal är inte vad det ska vara.`,
    seed: text('plats {#seat}: {seed}'),
    byTable: text('plats {#seat}: från bordet'),
    wrongSeed: text('plats {#seat}: {seed} från bordet, som skulle ta'),
    chain: text('plats {#seat}: kedja {hex}'),
    silentChain: text('plats {#seat}: kedja {hex}, vars första länk inte kom'),
    wrongChain: text('plats {#seat}: den första länken är inte från kedjan {hex}'),
    links: (follow) =>
      follow ? 'Varje länk är nästa i sin kedja.' : 'En länk är inte vad den ska vara.',
    misfit: text('före event {event}: {why}'),
    thrown: text('plats {#seat}: {#linked} med sin kedja, {#house} av huset ensamt'),
    withheld: text(
      'plats {#seat}: {#linked} med sin kedja, {#house} av huset ensamt, varav {#withheld} fast den hade en kedja',
    ),
    redealt: text('Nya tärningar från event {event}, efter en återställning.'),
    redealtBefore: 'Nya tärningar före starten, efter en återställning.',
    wrongRedealt: 'Det nya fingeravtrycket hör inte till den nya hemligheten.',
    named: text('· Plats {#seat} börjar för att det sades, inte genom lottning.'),
    setup: (follows, lots) =>
      follows ? `Uppställningen följer: ${lots}.` : `Uppställningen följer inte: ${lots}.`,
    shuffle: text('{#of} blandade'),
    lot: text('en lott av {#of}'),
    one: {
      throw: (follows) => (follows ? `Det enda kastet följer.` : `Det enda kastet följer inte.`),
      draw: (follows) =>
        follows ? `Det enda dragna kortet följer.` : `Det enda dragna kortet följer inte.`,
    },
    all: {
      throw: text('Alla {#count} kast följer.'),
      draw: text('Alla {#count} dragna kort följer.'),
    },
    some: {
      throw: text('{#follow} av {#count} kast följer.'),
      draw: text('{#follow} av {#count} dragna kort följer.'),
    },
    wrongAnswer: text(
      'rad {line}, plats {seat}, {question}: {drawn} följer, i protokollet står {recorded}',
    ),
    wrongSetup: text(
      'rad {line}, uppställning, {path}: {drawn} följer, i protokollet står {recorded}',
    ),
    more: text('… och {#count} till: --json har alla'),
    fault: text('Rad {line} kan inte stå i det här protokollet: {why}.'),
    nothing: 'inget',
    notAll:
      'Allt följer inte: det är inte vad tärningarna gav, eller inte beviset för det här spelet.',
    otherSecret: 'Allt följer, men av en annan hemlighet än den du lovades.',
    everything: (isOver) =>
      isOver
        ? `Allt som slumpen avgjorde i det här spelet följer av hemligheten och slumptalen.`
        : `Allt som slumpen har avgjort hittills följer av hemligheten och slumptalen.`,
    onlyYou:
      'Är fingeravtrycket det du såg innan du satte dig, och är slumptalet ditt? Det vet bara du; --commitment HEX jämför.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, slumptal ${seed}`,
  ownOptions: 'egna val',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} på ${time}`,
  winsBySeat: 'Vinster per plats, med intervall på 95 %',
  seat: text('plats {#seat}'),
  winsByTurn: 'Vinster efter turordning, med intervall på 95 %',
  turn: ({ turn }) => `${turn}:${turn < 3 ? 'a' : 'e'} i tur`,
  scores: 'Poäng',
  lengths: 'Händelser per spel',
  spread: text(
    '{title}: medel {mean}, avvikelse {deviation}, median {#median}, från {#least} till {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} avrundat uppåt)` : ''}, ${plural(blocks, { one: '# block', other: '# block' })} om ${inBlock} med samma tärningar, på ${time}`,
    heads: {
      player: 'spelare',
      wins: 'vinster',
      interval: '95 %-intervall',
      turn: 'turordning',
      decisions: 'beslut',
      number: 'antal',
      longest: 'längsta',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# eget drag inte spelat, utan ett slumpmässigt', other: '# egna drag inte spelade, utan slumpmässiga' })}`,
    fault: text('block {#block}, spel {#game}, plats {#seat}: {what}'),
    wins: text(
      'Vinster är en sidas, räknade för var och en av en spelares platser; {even} är jämnt.',
    ),
    elo: text('Elo räknas från {player}.'),
  },
};

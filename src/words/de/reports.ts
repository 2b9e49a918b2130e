/** What commands print when their work is done, in German. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# Tisch', other: '# Tische' });
const entries = (count: number): string => plural(count, { one: '# Eintrag', other: '# Einträge' });
const persons = (count: number): string => plural(count, { one: '# Person', other: '# Personen' });
const seats = (count: number): string => plural(count, { one: '# Platz', other: '# Plätze' });
const events = (count: number): string =>
  plural(count, { one: '# Ereignis', other: '# Ereignisse' });
const games = (count: number): string => plural(count, { one: '# Spiel', other: '# Spiele' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'bis',
  gamesOf: text('Spiele {game}'),
  tables: 'Tische',

  greeting: {
    open: 'Gobelet ist offen:',
    noPage: 'Die Seite zum Spielen ist nicht gebaut: „npm run build“ baut sie.',
    kept: text('Alles wird in {folder} aufbewahrt. Im Terminal mitspielen: {command}'),
    stop: 'Strg-C hält ihn an; beim nächsten Start geht jedes Spiel weiter, wo es war.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# Byte', other: '# Bytes' })}, geprüft`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, geprüft`,
  exported: text('{file}: alles ist geschrieben, und das Ende sagt, was es ergeben muss'),
  newDice: text(
    '{place}: offene und laufende Tische bekommen neue Würfel, wenn ein Server startet',
  ),
  aside: text('Was vorher da war, ist jetzt {file}'),
  keys: {
    none: text('{file} hat noch keine Schlüssel: Darauf wurde noch nie ein Server gestartet'),
    signs: text('{file}: Tokens werden ab jetzt mit dem Schlüssel {key} unterschrieben'),
    later:
      'Tokens mit der Unterschrift älterer Schlüssel gelten noch 400 Tage und werden ersetzt, wenn ihre Besitzer kommen.',
    now: 'Kein Token von vorher gilt mehr: Wer eins hatte, kommt als neuer Gast.',
    soon: 'Ein laufender Server weiß es innerhalb einer halben Minute.',
    stays: (people) =>
      `Seit der Sicherung widerrufene Tokens bleiben widerrufen: ${persons(people)}.`,
    unknown:
      'Tokens, die nach dieser Sicherung widerrufen wurden, gelten womöglich wieder, denn sie weiß nichts davon. Mit --new-keys gilt kein altes Token mehr.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: Version ${version}, ${tables(open + running + over)} (${open} offen, ${running} laufen, ${over} zu Ende), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# Wurf oder Zug', other: '# Würfe und Züge' })} neu ausgerechnet`,
    answers: (count, free) =>
      `${plural(count, { one: '# Wurf oder Zug', other: '# Würfe und Züge' })} neu ausgerechnet; ${free} GB frei auf der Platte`,
    entry: text('Eintrag {#at}'),
    well: 'Alles in Ordnung.',
    faults: counts('count', { one: '{#count} Fehler.', other: '{#count} Fehler.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} am Tisch ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'zu Ende gespielt' : 'noch nicht zu Ende'}.`,
    commitment: (follows) =>
      `Der Fingerabdruck ist ${follows ? '' : 'nicht '}der des Geheimnisses.`,
    isHash: text('{hex} wäre er'),
    noted: (isSame) => `Er ist ${isSame ? '' : 'nicht '}der, den du notiert hast.`,
    isYours: text('{hex} ist deiner'),
    seeds: (follow) =>
      follow
        ? 'Jeder Platz hat eine Zufallszahl; die vom Tisch sind, was sie sein müssen.'
        : 'Eine Zufallszahl ist nicht, was sie sein muss.',
    seed: text('Platz {#seat}: {seed}'),
    byTable: text('Platz {#seat}: vom Tisch'),
    wrongSeed: text('Platz {#seat}: {seed} vom Tisch, der dies nehmen musste:'),
    chain: text('Platz {#seat}: Kette {hex}'),
    silentChain: text('Platz {#seat}: Kette {hex}, deren erstes Glied nicht kam'),
    wrongChain: text('Platz {#seat}: Das erste Glied gehört nicht zur Kette {hex}'),
    links: (follow) =>
      follow
        ? 'Jedes Glied ist das nächste seiner Kette.'
        : 'Ein Glied ist nicht, was es sein muss.',
    misfit: text('vor event {event}: {why}'),
    thrown: text('Platz {#seat}: {#linked} mit seiner Kette, {#house} vom Haus allein'),
    withheld: text(
      'Platz {#seat}: {#linked} mit seiner Kette, {#house} vom Haus allein, davon {#withheld}, obwohl er eine Kette hatte',
    ),
    redealt: text('Neue Würfel ab event {event}, nach einer Wiederherstellung.'),
    redealtBefore: 'Neue Würfel vor dem Beginn, nach einer Wiederherstellung.',
    wrongRedealt: 'Der neue Fingerabdruck ist nicht der des neuen Geheimnisses.',
    named: text('· Platz {#seat} beginnt, weil er genannt wurde, nicht durch Los.'),
    setup: (follows, lots) => `Der Aufbau folgt ${follows ? '' : 'nicht '}daraus: ${lots}.`,
    shuffle: text('{#of} gemischt'),
    lot: text('ein Los von {#of}'),
    one: {
      throw: (follows) => `Der eine Wurf folgt ${follows ? '' : 'nicht '}daraus.`,
      draw: (follows) => `Die eine gezogene Karte folgt ${follows ? '' : 'nicht '}daraus.`,
    },
    all: {
      throw: text('Alle {#count} Würfe folgen daraus.'),
      draw: text('Alle {#count} gezogenen Karten folgen daraus.'),
    },
    some: {
      throw: text('{#follow} von {#count} Würfen folgen daraus.'),
      draw: text('{#follow} von {#count} gezogenen Karten folgen daraus.'),
    },
    wrongAnswer: text(
      'Zeile {line}, Platz {seat}, {question}: Es folgt {drawn}, im Protokoll steht {recorded}',
    ),
    wrongSetup: text(
      'Zeile {line}, Aufbau, {path}: Es folgt {drawn}, im Protokoll steht {recorded}',
    ),
    more: text('… und {#count} mehr: --json hat alle'),
    fault: text('Zeile {line} kann nicht in diesem Protokoll stehen: {why}.'),
    nothing: 'nichts',
    notAll:
      'Nicht alles folgt daraus: Das haben die Würfel nicht ergeben, oder es ist nicht der Beweis dieses Spiels.',
    otherSecret: 'Alles folgt daraus, aber aus einem anderen Geheimnis, als dir versprochen war.',
    everything: (isOver) =>
      `Alles, was der Zufall ${isOver ? 'in diesem Spiel' : 'bisher'} entschied, folgt aus dem Geheimnis und den Zufallszahlen.`,
    onlyYou:
      'Ist der Fingerabdruck der, den du vor dem Hinsetzen sahst, und deine Zufallszahl deine eigene? Das weißt nur du; --commitment HEX vergleicht.',
  },

  plan: (game, places, options, seed) =>
    `${game}, ${seats(places)}, ${options}, Zufallszahl ${seed}`,
  ownOptions: 'eigene Optionen',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} in ${time}`,
  winsBySeat: 'Siege nach Platz, mit Intervallen von 95 %',
  seat: text('Platz {#seat}'),
  winsByTurn: 'Siege nach Zugfolge, mit Intervallen von 95 %',
  turn: text('{#turn}. am Zug'),
  scores: 'Punkte',
  lengths: 'Ereignisse pro Spiel',
  spread: text(
    '{title}: Mittel {mean}, Abweichung {deviation}, Median {#median}, von {#least} bis {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} aufgerundet)` : ''}, ${plural(blocks, { one: '# Block', other: '# Blöcke' })} zu ${inBlock} mit denselben Würfeln, in ${time}`,
    heads: {
      player: 'Spieler',
      wins: 'Siege',
      interval: '95-%-Intervall',
      turn: 'Zugfolge',
      decisions: 'Entscheidungen',
      number: 'Anzahl',
      longest: 'längste',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# eigener Zug', other: '# eigene Züge' })} nicht gespielt, sondern zufällige`,
    fault: text('Block {#block}, Spiel {#game}, Platz {#seat}: {what}'),
    wins: text(
      'Siege sind die einer Seite, für jeden Platz eines Spielers gezählt; {even} ist ausgeglichen.',
    ),
    elo: text('Elo ist ab {player} gezählt.'),
  },
};

/** What commands print when their work is done, in French. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# table', other: '# tables' });
const entries = (count: number): string => plural(count, { one: '# entrée', other: '# entrées' });
const persons = (count: number): string => plural(count, { one: '# personne', other: '# personnes' });
const seats = (count: number): string => plural(count, { one: '# place', other: '# places' });
const events = (count: number): string => plural(count, { one: '# événement', other: '# événements' });
const games = (count: number): string => plural(count, { one: '# partie', other: '# parties' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'à',
  gamesOf: text('parties de {game}'),
  tables: 'tables',

  greeting: {
    open: 'Gobelet est ouvert\u00a0:',
    noPage: 'La page pour jouer n’est pas construite\u00a0: «\u00a0npm run build\u00a0» la construit.',
    kept: text('Tout est gardé dans {folder}. Pour jouer dans un terminal\u00a0: {command}'),
    stop: 'Ctrl-C l’arrête\u00a0; les parties reprennent où elles étaient au prochain démarrage.',
  },

  backedUp: (file, all) => `${file}\u00a0: ${kept(all)}, ${plural(all.bytes, { one: '# octet', other: '# octets' })}, vérifié`,
  restored: (file, all) => `${file}\u00a0: ${kept(all)}`,
  aside: text('Ce qui était là avant est maintenant {file}'),
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}\u00a0: version ${version}, ${tables(open + running + over)} (${open} ouvertes, ${running} en cours, ${over} finies), ${entries(all)}, ${persons(people)}`,
    answers: (count, free) =>
      `${plural(count, { one: '# lancer ou tirage recalculé', other: '# lancers et tirages recalculés' })}\u00a0; ${free} Go libres sur le disque`,
    entry: text('entrée {#at}'),
    well: 'Tout va bien.',
    faults: counts('count', { one: '{#count} défaut.', other: '{#count} défauts.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} à la table ${table}\u00a0: ${seats(places)}, ${events(moves)}, ${isOver ? 'jouée jusqu’au bout' : 'pas encore finie'}.`,
    commitment: (follows) => `L’empreinte ${follows ? 'est' : 'n’est pas'} celle du secret.`,
    isHash: text('{hex} est celle du secret'),
    noted: (isSame) => `C’est ${isSame ? 'bien celle' : 'une autre que celle'} que tu as notée.`,
    isYours: text('{hex} est la tienne'),
    seeds: (follow) =>
      follow
        ? 'Chaque place a une graine\u00a0; celles de la table sont ce qu’elles doivent être.'
        : 'Une graine n’est pas ce qu’elle doit être.',
    seed: text('place {#seat}\u00a0: {seed}'),
    byTable: text('place {#seat}\u00a0: de la table'),
    wrongSeed: text('place {#seat}\u00a0: {seed} de la table, qui devait prendre'),
    named: text('· La place {#seat} commence parce qu’elle a été désignée, pas par tirage.'),
    setup: (follows, lots) => `La mise en place ${follows ? 'suit' : 'ne suit pas'}\u00a0: ${lots}.`,
    shuffle: text('un mélange de {#of}'),
    lot: text('un tirage d’un sur {#of}'),
    one: {
      throw: (follows) => `Le seul lancer ${follows ? 'suit' : 'ne suit pas'}.`,
      draw: (follows) => `Le seul tirage ${follows ? 'suit' : 'ne suit pas'}.`,
    },
    all: {
      throw: text('Les {#count} lancers suivent.'),
      draw: text('Les {#count} tirages suivent.'),
    },
    some: {
      throw: text('{#follow} lancers sur {#count} suivent.'),
      draw: text('{#follow} tirages sur {#count} suivent.'),
    },
    wrongAnswer: text('ligne {line}, place {seat}, {question}\u00a0: il suit {drawn}, la partie a {recorded}'),
    wrongSetup: text('ligne {line}, mise en place, {path}\u00a0: il suit {drawn}, la partie a {recorded}'),
    more: text('… et {#count} de plus\u00a0: --json les a tous'),
    fault: text('La ligne {line} ne peut pas être dans cette partie\u00a0: {why}.'),
    nothing: 'rien',
    notAll: 'Tout ne suit pas\u00a0: ce n’est pas ce que les dés ont donné, ou pas la preuve de cette partie.',
    otherSecret: 'Tout suit, mais d’un autre secret que celui qui t’était promis.',
    everything: (isOver) =>
      `Tout ce que le hasard a décidé ${isOver ? 'dans cette partie' : 'jusqu’ici'} suit du secret et des graines.`,
    onlyYou:
      'L’empreinte est-elle celle que tu as vue avant de t’asseoir, et ta graine la tienne\u00a0? Toi seul peux le dire\u00a0; --commitment HEX compare.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, graine ${seed}`,
  ownOptions: 'options propres',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} en ${time}`,
  winsBySeat: 'Victoires par place, avec intervalles à 95 %',
  seat: text('place {#seat}'),
  winsByTurn: 'Victoires selon l’ordre du tour, avec intervalles à 95 %',
  turn: ({ turn }) => `${turn === 1 ? '1er' : `${turn}e`} à jouer`,
  scores: 'Points',
  lengths: 'Événements par partie',
  spread: text('{title}\u00a0: moyenne {mean}, écart {deviation}, médiane {#median}, de {#least} à {#most}'),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} arrondies)` : ''}, ${plural(blocks, { one: '# bloc', other: '# blocs' })} de ${inBlock} avec les mêmes dés, en ${time}`,
    heads: {
      player: 'joueur',
      wins: 'victoires',
      interval: 'intervalle à 95 %',
      turn: 'ordre du tour',
      decisions: 'décisions',
      number: 'nombre',
      longest: 'la plus longue',
    },
    lost: (player, count) =>
      `${player}\u00a0: ${plural(count, { one: '# coup', other: '# coups' })} joués au hasard à la place des siens`,
    fault: text('bloc {#block}, partie {#game}, place {#seat}\u00a0: {what}'),
    wins: text('Les victoires sont celles d’un camp, comptées pour chaque place d’un joueur\u00a0; {even} est l’égalité.'),
    elo: text('L’Elo est compté à partir de {player}.'),
  },
};

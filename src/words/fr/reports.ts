/** What commands print when their work is done, in French. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# table', other: '# tables' });
const entries = (count: number): string => plural(count, { one: '# entrée', other: '# entrées' });
const persons = (count: number): string =>
  plural(count, { one: '# personne', other: '# personnes' });
const seats = (count: number): string => plural(count, { one: '# place', other: '# places' });
const events = (count: number): string =>
  plural(count, { one: '# événement', other: '# événements' });
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
    noPage: 'La page de jeu n’est pas encore construite\u00a0: lance «\u00a0npm run build\u00a0».',
    kept: text('Tout est gardé dans {folder}. Pour jouer dans un terminal\u00a0: {command}'),
    stop: 'Ctrl-C arrête le serveur\u202f; les parties reprendront au prochain démarrage.',
  },

  backedUp: (file, all) =>
    `${file}\u00a0: ${kept(all)}, ${plural(all.bytes, { one: '# octet', other: '# octets' })}, vérifié`,
  restored: (file, all) => `${file}\u00a0: ${kept(all)}`,
  copied: (place, all) => `${place}\u00a0: ${kept(all)}, vérifié`,
  exported: text('{file}\u00a0: tout est écrit, et la fin dit ce qu’il faut y trouver'),
  newDice: text(
    '{place}\u00a0: les tables ouvertes ou en cours auront de nouveaux dés au démarrage d’un serveur',
  ),
  aside: text('L’ancienne base de données est maintenant {file}'),
  keys: {
    none: text('{file} n’a pas encore de clés\u00a0: aucun serveur n’a jamais démarré dessus'),
    signs: text('{file}\u00a0: les jetons sont désormais signés avec la clé {key}'),
    later:
      'Les jetons signés par d’anciennes clés valent encore 400 jours, et sont remplacés quand leurs propriétaires reviennent.',
    now: 'Plus aucun jeton d’avant ne vaut\u00a0: chacun revient comme un nouvel invité.',
    soon: 'Un serveur en marche en tient compte en moins d’une demi-minute.',
    stays: (people) =>
      `Les jetons annulés depuis la copie restent annulés\u00a0: ${persons(people)}.`,
    unknown:
      'Les jetons annulés après cette copie peuvent valoir de nouveau, car elle n’en sait rien. Avec --new-keys, plus aucun ancien jeton ne vaut.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}\u00a0: version ${version}, ${tables(open + running + over)} (ouvertes\u00a0: ${open}, en cours\u00a0: ${running}, finies\u00a0: ${over}), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# lancer ou tirage recalculé', other: '# lancers et tirages recalculés' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# lancer ou tirage recalculé', other: '# lancers et tirages recalculés' })}\u202f; ${free} Go libres sur le disque`,
    entry: text('entrée {#at}'),
    well: 'Tout va bien.',
    faults: counts('count', { one: '{#count} problème.', other: '{#count} problèmes.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} à la table ${table}\u00a0: ${seats(places)}, ${events(moves)}, ${isOver ? 'partie jouée jusqu’au bout' : 'partie pas encore finie'}.`,
    commitment: (follows) => `L’empreinte ${follows ? 'est bien' : 'n’est pas'} celle du secret.`,
    isHash: text('celle du secret est {hex}'),
    noted: (isSame) =>
      isSame ? 'C’est bien celle que tu as notée.' : 'Ce n’est pas celle que tu as notée.',
    isYours: text('la tienne est {hex}'),
    seeds: (follow) =>
      follow
        ? 'Chaque place a une graine\u202f; celles de la table sont les bonnes.'
        : 'Une graine n’est pas la bonne.',
    seed: text('place {#seat}\u00a0: {seed}'),
    byTable: text('place {#seat}\u00a0: de la table'),
    wrongSeed: text('place {#seat}\u00a0: {seed}, mais la table devait donner'),
    chain: text('place {#seat}\u00a0: chaîne {hex}'),
    silentChain: text('place {#seat}\u00a0: chaîne {hex}, dont le premier maillon n’est pas venu'),
    wrongChain: text('place {#seat}\u00a0: le premier maillon n’est pas de la chaîne {hex}'),
    links: (follow) =>
      follow ? 'Chaque maillon est le suivant de sa chaîne.' : 'Un maillon n’est pas le bon.',
    misfit: text('avant event {event}\u00a0: {why}'),
    thrown: text('place {#seat}\u00a0: {#linked} avec sa chaîne, {#house} par la maison seule'),
    withheld: text(
      'place {#seat}\u00a0: {#linked} avec sa chaîne, {#house} par la maison seule, dont {#withheld} alors qu’elle avait une chaîne',
    ),
    redealt: text('Nouveaux dés à partir de event {event}, après une restauration.'),
    redealtBefore: 'Nouveaux dés avant le début, après une restauration.',
    wrongRedealt: 'La nouvelle empreinte n’est pas celle du nouveau secret.',
    named: text('· La place {#seat} commence parce qu’on l’a choisie, sans tirage au sort.'),
    setup: (follows, lots) =>
      `La mise en place ${follows ? 'est conforme' : 'n’est pas conforme'}\u00a0: ${lots}.`,
    shuffle: text('un mélange de {#of}'),
    lot: text('un tirage au sort parmi {#of}'),
    one: {
      throw: (follows) => `Le seul lancer ${follows ? 'est conforme' : 'n’est pas conforme'}.`,
      draw: (follows) => `Le seul tirage ${follows ? 'est conforme' : 'n’est pas conforme'}.`,
    },
    all: {
      throw: text('Les {#count} lancers sont conformes.'),
      draw: text('Les {#count} tirages sont conformes.'),
    },
    some: {
      throw: text('Lancers conformes\u00a0: {#follow} sur {#count}.'),
      draw: text('Tirages conformes\u00a0: {#follow} sur {#count}.'),
    },
    wrongAnswer: text(
      'ligne {line}, place {seat}, {question}\u00a0: {drawn} attendu, {recorded} dans la partie',
    ),
    wrongSetup: text(
      'ligne {line}, mise en place, {path}\u00a0: {drawn} attendu, {recorded} dans la partie',
    ),
    more: text('… et {#count} de plus\u00a0: --json les donne tous'),
    fault: text('La ligne {line} est impossible dans cette partie\u00a0: {why}.'),
    nothing: 'rien',
    notAll:
      'Tout n’est pas conforme\u00a0: ce n’est pas ce que les dés ont donné, ou ce n’est pas la preuve de cette partie.',
    otherSecret: 'Tout est conforme, mais à un autre secret que celui qui t’était promis.',
    everything: (isOver) =>
      `Tout ce que le hasard a décidé ${isOver ? 'dans cette partie' : 'jusqu’ici'} est conforme au secret et aux graines.`,
    onlyYou:
      'As-tu vu la même empreinte avant de t’asseoir, et ta graine est-elle bien la tienne\u202f? Il n’y a que toi pour le dire\u202f; --commitment HEX compare l’empreinte.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, graine ${seed}`,
  ownOptions: 'options personnalisées',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} en ${time}`,
  winsBySeat: 'Victoires par place, avec intervalles à 95 %',
  seat: text('place {#seat}'),
  winsByTurn: 'Victoires selon l’ordre du tour, avec intervalles à 95 %',
  turn: ({ turn }) => `${turn === 1 ? '1er' : `${turn}e`} à jouer`,
  scores: 'Points',
  lengths: 'Événements par partie',
  spread: text(
    '{title}\u00a0: moyenne {mean}, écart-type {deviation}, médiane {#median}, de {#least} à {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} demandées)` : ''}, ${plural(blocks, { one: '# bloc', other: '# blocs' })} de ${inBlock} avec les mêmes dés, en ${time}`,
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
      `${player}\u00a0: ${plural(count, { one: '# coup joué au hasard à la place du sien', other: '# coups joués au hasard à la place des siens' })}`,
    fault: text('bloc {#block}, partie {#game}, place {#seat}\u00a0: {what}'),
    wins: text(
      'Une victoire est celle d’un camp, comptée pour chaque place du joueur\u202f; à forces égales, c’est {even}.',
    ),
    elo: text('L’Elo est compté à partir de {player}.'),
  },
};

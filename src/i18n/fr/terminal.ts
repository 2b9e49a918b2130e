/** The terminal in French. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# niveau', other: '# niveaux' });
const events = (count: number): string => plural(count, { one: '# événement', other: '# événements' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Entrée',
    notAMove: (typed) => `pas un coup possible\u00a0: ${typed} — ? pour l’aide, list pour tous les coups`,
    severalMoves: (typed, spellings) => `${typed} peut vouloir dire ${spellings.join(' ou ')}`,
    nothingTyped: 'tape un numéro ou un coup — ? pour l’aide',
    back: 'Entrée\u00a0: retour à la table',
    allMoves: 'Tous les coups, par numéro ou comme écrit',
    soFar: 'Ce qui s’est passé',
    nothingYet: 'Rien encore.',
    bot: 'robot',
    or: (commands) => `ou\u00a0: ${commands}`,
  },

  play: {
    you: 'Toi',
    player: (seat) => `Joueur ${seat}`,
    bot: (seat) => `Robot ${seat}`,
    whichGame: 'Quel jeu\u00a0?',
    whichOf: (count) => `tape 1 à ${count}, ou quit`,
    pass: (name) => `À ${name} — appuie sur Entrée quand tu es seul à regarder`,
    passFirst: 'D’abord une ligne vide\u00a0: appuie sur Entrée quand tu es seul à regarder',
    hide: 'Entrée efface l’écran, puis passe-le au suivant',
    howToType: 'À tout moment\u00a0: ? explique, list montre tous les coups, log ce qui s’est passé, quit enregistre et quitte.',
    howToTypeAlone:
      'À tout moment\u00a0: ? explique, list montre tous les coups, log ce qui s’est passé, odds ce que vaut chaque coup, quit enregistre et quitte.',
    odds: 'Ce que vaut chaque coup',
    saved: (file) => `Enregistré dans ${file}`,
    resume: (command) => `Pour continuer\u00a0: ${command}`,
    finished: (file) => `Cette partie est finie. Elle est écrite dans ${file}`,
    elsewhere: (file, other) => `${file} contient plus que cette partie\u00a0: elle continue dans ${other}`,
  },

  odds: {
    head: (game, count, seat) => `${game}, après ${events(count)}\u00a0: la place ${seat} joue`,
    seat: (seat) => `place ${seat}`,
  },

  wrong: {
    whichCommand: 'quelle commande\u00a0? «\u00a0gobelet --help\u00a0» les donne toutes',
    unknownCommand: (word) => `commande inconnue\u00a0: ${word}\u00a0; «\u00a0gobelet --help\u00a0» les donne toutes`,
    unknownOption: (word) => `option inconnue\u00a0: ${word}\u00a0; «\u00a0gobelet --help\u00a0» les donne toutes`,
    unknownFlag: (flag) => `option inconnue\u00a0: ${flag}`,
    takesNoValue: (flag) => `${flag} ne prend pas de valeur`,
    needsValue: (flag, value) => `il manque une valeur à ${flag} (${value})`,
    missing: (what) => `il manque ${what}`,
    unexpected: (word) => `en trop\u00a0: ${word}`,
    wholeRange: (flag, min, max, text) => `${flag} doit être un nombre entier, de ${min} à ${max}, et non ${text}`,
    wholeFrom: (flag, min, text) => `${flag} doit être un nombre entier, au moins ${min}, et non ${text}`,
    noLanguage: (word, all) => `il n’y a pas de langue ${word}\u00a0; il y a ${all}`,
    noGame: (word, all) => `il n’y a pas de jeu ${word}\u00a0; il y a ${all}`,
    noLevel: (word, all) => `il n’y a pas de niveau ${word}\u00a0; il y a ${all}`,
    optionsJson: (example, text) => `--options doit être du JSON, comme ${example}, et non ${text}`,

    standardInput: 'l’entrée standard',
    cantOpen: (file, why) => `impossible d’ouvrir ${file}\u00a0: ${why}`,
    cantWrite: (file, why) => `impossible d’écrire ${file}\u00a0: ${why}`,
    cantWriteOut: (why) => `impossible d’écrire sur la sortie standard\u00a0: ${why}`,
    files: {
      ENOENT: 'ce fichier n’existe pas',
      EISDIR: 'c’est un dossier',
      EACCES: 'accès refusé',
      ENOTDIR: 'une partie du chemin n’est pas un dossier',
      EEXIST: 'il existe déjà',
      ENOSPC: 'le disque est plein',
    },
    noFolder: 'ce dossier n’existe pas',
    exists: (file) => `${file} existe déjà\u00a0: choisis un autre nom, ou continue avec --resume ${file}`,
    noRecord: 'il n’y a pas de partie dans ce fichier',
    notJson: 'ce n’est pas du JSON valable',
    beyond: (at, count) => `--at ${at} est après la fin, la partie a ${events(count)}`,
    isOver: (count) => `la partie est finie après ${events(count)}\u00a0; --at K regarde un moment plus tôt`,
    notToMove: (seat, count, toMove) => `après ${events(count)} ce n’est pas à la place ${seat} de jouer, mais à ${toMove}`,

    nameAGame: (all) => `nomme un jeu\u00a0: ${all}`,
    recordOfOther: (file, game, word) => `${file} est une partie de ${game}, pas de ${word}`,
    hasItsOwn: (flag) => `${flag} ne va pas avec --resume\u00a0: la partie a déjà les siens`,
    severalRecords: (file) => `${file} contient plusieurs parties\u00a0: enregistre ailleurs`,
    resumeFile: '--resume veut un fichier\u00a0: les coups sont lus sur l’entrée standard',
    levelsForBots: (count, bots) => `${levels(count)} pour ${plural(bots, { one: 'un robot', other: '# robots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} pour ${seats} places`,
    namesForSeats: (count, seats) => `${count} noms pour ${seats} places`,
    badName: (most, text) => `un nom a de 1 à ${most} lettres et aucun caractère de contrôle, et non ${text}`,
    sameName: 'deux places ont le même nom',

    gameOpens: '--game ouvre une table\u00a0: donne l’adresse d’un serveur, pas le lien d’une table',
    forOpening: (flag) => `${flag} va avec une table que --game ouvre`,
    pace: (text) => `--pace doit être live:SECONDES+SECONDES, relaxed ou days:N, et non ${text}`,
    tokens: (file) => `${file} n’est pas un fichier de jetons\u00a0: déplace-le, ou donnes-en un autre avec --token-file`,

    portTaken: (port) => `le port ${port} est pris\u00a0: choisis-en un autre avec --port`,
    portForbidden: (port) => `le port ${port} est interdit\u00a0: choisis-en un autre avec --port`,
    noHost: '--host n’est pas une adresse de cette machine',
    onOrOff: (flag, text) => `${flag} est on ou off, et non ${text}`,
    origin: (text) => `--origin doit être une adresse comme https://dice.example.org, et non ${text}`,
    noDatabase: (file) => `il n’y a pas de base de données ${file}`,
    databaseExists: (file) => `il y a déjà une base de données ${file}\u00a0; --force la met de côté`,

    hex: (text) => `--commitment doit avoir 64 chiffres hexadécimaux, et non ${text}`,
    proofMissing: 'il manque PROOF, car l’entrée standard n’en a pas à côté d’elle',
    seatMissing: 'il manque --seat N ou --seat public',
    playersForSeats: (count, seats) => `${count} joueurs pour ${seats} places`,
    seatsOf: (game, min, max, seats) =>
      `${game} a de ${min} à ${max} places, et non ${seats}\u00a0; --seats N répète la liste autour de la table`,
    openQuote: (quote) => `un guillemet (${quote}) n’est pas fermé`,
    commandMissing: 'il manque une commande après «\u00a0cmd:\u00a0»',
    noPlayer: (word, all) => `aucun joueur ne s’appelle ${word}\u00a0; il y a ${all}, random et cmd:COMMAND`,
    cantRun: (command, why) => `impossible de lancer ${command}\u00a0: ${why}`,
    stopped: (done, all) => `arrêté après ${number(done)} parties sur ${number(all)}`,
  },
};

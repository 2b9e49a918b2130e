/** The terminal in French. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# niveau', other: '# niveaux' });
const events = (count: number): string =>
  plural(count, { one: '# événement', other: '# événements' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Entrée',
    notAMove: text('coup impossible\u00a0: {typed} — ? pour l’aide, list pour tous les coups'),
    severalMoves: (typed, spellings) => `${typed} peut vouloir dire ${spellings.join(' ou ')}`,
    nothingTyped: 'tape un numéro ou un coup — ? pour l’aide',
    back: 'Entrée\u00a0: retour à la table',
    allMoves: 'Tous les coups\u00a0: tape le numéro ou le coup',
    soFar: 'Ce qui s’est passé',
    nothingYet: 'Rien pour l’instant.',
    bot: 'robot',
    or: text('ou\u00a0: {commands}'),
  },

  play: {
    you: 'Toi',
    player: text('Joueur {#seat}'),
    bot: text('Robot {#seat}'),
    whichGame: 'Quel jeu\u202f?',
    whichOf: text('tape 1 à {#count}, ou quit'),
    pass: text('À {name} — appuie sur Entrée quand personne d’autre ne regarde'),
    passFirst: 'D’abord une ligne vide\u00a0: appuie sur Entrée quand personne d’autre ne regarde',
    hide: 'Entrée efface l’écran\u202f; passe-le ensuite au suivant',
    howToType:
      'À tout moment\u00a0: ? explique, list montre tous les coups, log ce qui s’est passé, quit enregistre et quitte.',
    howToTypeAlone:
      'À tout moment\u00a0: ? explique, list montre tous les coups, log ce qui s’est passé, odds ce que vaut chaque coup, quit enregistre et quitte.',
    odds: 'Ce que vaut chaque coup',
    saved: text('Enregistré dans {file}'),
    resume: text('Pour continuer\u00a0: {command}'),
    finished: text('Cette partie est finie. Elle est écrite dans {file}'),
    elsewhere: text('{file} contient plus que cette partie\u00a0: elle continue dans {other}'),
  },

  odds: {
    head: (game, count, seat) =>
      `${game}, après ${events(count)}\u00a0: à la place ${seat} de jouer`,
    seat: text('place {#seat}'),
  },

  wrong: {
    whichCommand: 'quelle commande\u202f? «\u00a0gobelet --help\u00a0» les donne toutes',
    unknownCommand: text(
      'commande inconnue\u00a0: {word}\u202f; «\u00a0gobelet --help\u00a0» les donne toutes',
    ),
    unknownOption: text(
      'option inconnue\u00a0: {word}\u202f; «\u00a0gobelet --help\u00a0» les donne toutes',
    ),
    unknownFlag: text('option inconnue\u00a0: {flag}'),
    takesNoValue: text('{flag} ne prend pas de valeur'),
    needsValue: text('il manque une valeur à {flag} ({value})'),
    missing: text('il manque {what}'),
    unexpected: text('en trop\u00a0: {word}'),
    wholeRange: text('{flag} doit être un nombre entier, de {min} à {max}, et non {text}'),
    wholeFrom: text('{flag} doit être un nombre entier, au moins {min}, et non {text}'),
    noLanguage: text('il n’y a pas de langue {word}\u202f; il y a {all}'),
    noGame: text('il n’y a pas de jeu {word}\u202f; il y a {all}'),
    noLevel: text('il n’y a pas de niveau {word}\u202f; il y a {all}'),
    optionsJson: text('--options doit être du JSON, comme {example}, et non {text}'),

    standardInput: 'l’entrée standard',
    cantOpen: text('impossible d’ouvrir {file}\u00a0: {why}'),
    cantWrite: text('impossible d’écrire {file}\u00a0: {why}'),
    cantWriteOut: text('impossible d’écrire sur la sortie standard\u00a0: {why}'),
    files: {
      ENOENT: 'ce fichier n’existe pas',
      EISDIR: 'c’est un dossier',
      EACCES: 'accès refusé',
      ENOTDIR: 'une partie du chemin n’est pas un dossier',
      EEXIST: 'il existe déjà',
      ENOSPC: 'le disque est plein',
    },
    noFolder: 'ce dossier n’existe pas',
    exists: text(
      '{file} existe déjà\u00a0: choisis un autre nom, ou continue avec --resume {file}',
    ),
    noRecord: 'il n’y a pas de partie dans ce fichier',
    notJson: 'ce n’est pas du JSON valable',
    beyond: (at, count) => `--at ${at} est après la fin\u00a0: la partie a ${events(count)}`,
    isOver: (count) =>
      `la partie est finie après ${events(count)}\u202f; --at K regarde un moment plus tôt`,
    notToMove: (seat, count, toMove) =>
      `après ${events(count)} ce n’est pas à la place ${seat} de jouer, mais à ${toMove}`,

    nameAGame: text('indique un jeu\u00a0: {all}'),
    recordOfOther: text('{file} est une partie de {game}, pas de {word}'),
    hasItsOwn: text('{flag} ne va pas avec --resume\u00a0: la partie reprise garde ses réglages'),
    severalRecords: text('{file} contient plusieurs parties\u00a0: enregistre ailleurs'),
    resumeFile: '--resume demande un fichier\u00a0: les coups sont lus sur l’entrée standard',
    levelsForBots: (count, bots) =>
      `${levels(count)} pour ${plural(bots, { one: 'un robot', other: '# robots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} pour ${seats} places`,
    namesForSeats: text('{#count} noms pour {#seats} places'),
    badName: text('un nom a de 1 à {#most} lettres et aucun caractère de contrôle, et non {text}'),
    sameName: 'deux places ont le même nom',

    gameOpens:
      '--game ouvre une table\u00a0: donne l’adresse d’un serveur, pas le lien d’une table',
    forOpening: text('{flag} va avec une table que --game ouvre'),
    pace: text('--pace doit être live:SECONDES+SECONDES, relaxed ou days:N, et non {text}'),
    tokens: text(
      '{file} n’est pas un fichier de jetons\u00a0: déplace-le, ou donnes-en un autre avec --token-file',
    ),

    clockSkewed: text(
      'les horloges de cette machine et de la base de données diffèrent de {off}\u00a0ms\u00a0: mets-les à l’heure par NTP',
    ),
    portTaken: text('le port {port} est pris\u00a0: choisis-en un autre avec --port'),
    portForbidden: text('le port {port} est interdit\u00a0: choisis-en un autre avec --port'),
    noHost: '--host n’est pas une adresse de cette machine',
    networks: text('{flag} attend des adresses et des réseaux comme {example}, et non {text}'),
    limit: text(
      '{flag} attend un nombre, ou un nombre et des secondes comme 300/1200, et non {text}',
    ),
    busAddress: text('{flag} attend l’adresse d’un serveur NATS, par exemple {example}'),
    noPackage: text('{flag} a besoin d’un paquet qui n’est pas installé\u00a0: npm install {name}'),
    secret: text('{flag} attend de 16 à 200 caractères sans espace'),
    hostName: text('{flag} attend des noms comme dice.example.org, et non {text}'),
    origin: text('--origin doit être une adresse comme https://dice.example.org, et non {text}'),
    noDatabase: text('il n’y a pas de base de données {file}'),
    databaseExists: text('il y a déjà une base de données {file}\u202f; --force la met de côté'),
    pgDump: text(
      '{place} est une base PostgreSQL\u00a0: pg_dump ou son journal font les sauvegardes, même pendant que les serveurs tournent\u202f; «\u00a0gobelet export\u00a0» écrit tout sous forme de texte',
    ),
    pgRestore: text(
      '{place} est une base PostgreSQL\u00a0: pg_restore remet les sauvegardes\u202f; ensuite «\u00a0gobelet restore --store URL\u00a0» sans fichier donne de nouveaux dés aux tables ouvertes',
    ),

    hex: text('--commitment doit avoir 64 chiffres hexadécimaux, et non {text}'),
    proofMissing: 'il manque PROOF, car l’entrée standard n’a pas de preuve à côté d’elle',
    seatMissing: 'il manque --seat N ou --seat public',
    playersForSeats: text('{#count} joueurs pour {#seats} places'),
    seatsOf: text(
      '{game} a de {#min} à {#max} places, et non {#seats}\u202f; --seats N répète la liste autour de la table',
    ),
    openQuote: text('un guillemet ({quote}) n’est pas fermé'),
    commandMissing: 'il manque une commande après «\u00a0cmd:\u00a0»',
    noPlayer: text('aucun joueur ne s’appelle {word}\u202f; il y a {all}, random et cmd:COMMAND'),
    cantRun: text('impossible de lancer {command}\u00a0: {why}'),
    stopped: text('arrêté après {#done} parties sur {#all}'),
  },
};

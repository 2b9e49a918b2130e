/** `gobelet join` in French. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# jour', other: '# jours' });
const seats = (count: number): string => plural(count, { one: '# place', other: '# places' });

export const words: Words = {
  list,

  noServer: text('impossible de joindre {origin}\u00a0: {why}'),
  unreached: {
    silent: 'pas de réponse',
    nobody: 'personne n’écoute là-bas',
    noHost: 'cette machine n’existe pas',
    noHostOrNetwork: 'cette machine n’existe pas, ou il n’y a pas de réseau',
    brokenOff: 'la connexion a été coupée',
  },
  notGobelet: text('il n’y a pas de serveur Gobelet à {origin}'),
  noAddress: text(
    '{text} n’est pas l’adresse d’un serveur\u202f; elle ressemble à http://localhost:3000, celle d’une table à http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} n’est pas le lien d’une table\u202f; il finit comme /t/kabo-relu-timo-sane, quatre mots avec des traits d’union',
  ),
  noSuchTable: text('il n’y a pas de table {table} sur ce serveur'),
  closedTable: text('personne ne peut regarder la table {table}, et tu n’y as pas de place'),
  otherRules: text(
    'la table joue {game} avec la version {#version} des règles, que ce gobelet n’a pas',
  ),
  tokenRefused: text(
    'le serveur ne connaît plus le jeton de {file}\u202f; pour continuer en invité, donne un autre fichier avec --token-file',
  ),
  tokenGone: 'Le serveur ne te connaît plus\u00a0: relance la commande pour revenir en invité.',
  newGuest: 'Le serveur ne te connaît plus\u00a0: tu reviens en invité.',
  youAre: text('Tu es {name}.'),
  share: text('Ta table\u00a0: {link}'),

  yourTables: 'Tes tables',
  publicTables: 'Tables publiques',
  noTables: text('Pas encore de table ici. Ouvres-en une avec --game GAME\u00a0: {games}.'),
  whichTable: text('tape 1 à {#count}, le nom d’une table, ou quit'),
  seats,
  status: { open: 'ouverte', running: 'en cours', over: 'finie' },

  table: text('table {id}'),
  free: 'libre',
  freeSeat: text('Place {#place}'),
  bot: text('Robot {#place}'),
  program: 'programme',
  host: 'hôte',
  you: 'toi',
  somebody: 'quelqu’un',
  here: 'là',
  away: 'pas là',
  unseeded: 'pas encore de graine',
  anybodyWatches: 'tout le monde peut regarder',
  nobodyWatches: 'personne ne peut regarder',
  listed: 'dans la liste publique',
  unlisted: 'seulement par son lien',
  options: text('options {text}'),
  pace: {
    live: (bank, seconds) => `${bank} chacun${seconds === 0 ? '' : `, +${seconds} s par coup`}`,
    relaxed: 'sans pendule',
    days: text('{limit} par coup'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'L’empreinte des dés\u202f; note-la si tu veux les vérifier\u00a0:',
  askSit: 'Une place est libre\u00a0: Entrée pour t’asseoir.',
  askStart: 'Tout le monde est assis\u00a0: Entrée lance la partie.',
  askStartAway: text(
    'Tout le monde a une place, mais il manque {names}. Entrée lance quand même la partie.',
  ),
  askWait: (free) =>
    `${plural(free, { one: 'Une place est libre', other: '# places sont libres' })}\u00a0: envoie le lien, ou mets-y un robot avec «\u00a0bot N LEVEL\u00a0».`,
  askHost: 'Tout le monde est assis\u00a0: l’hôte lance la partie.',
  askOthers: (free) =>
    plural(free, { one: 'On attend encore quelqu’un.', other: 'On attend encore # personnes.' }),
  askFull: 'Toutes les places sont prises\u00a0: tu regardes.',

  lost: 'Connexion perdue\u202f; nouvel essai.',
  found: 'La connexion est revenue.',
  lostMark: 'connexion perdue, nouvel essai',
  watching: counts('count', { one: '{#count} spectateur', other: '{#count} spectateurs' }),
  botPlays: 'un robot joue',
  backTakes: 'back reprend ta place',
  waitingFor: text('On attend {names}.'),
  notAsked: 'ce n’est pas ton tour — say TEXT pour parler, ? pour l’aide',
  notSeated: 'tu n’as pas de place à cette table — ? pour l’aide',
  held: 'un robot joue pour toi — tape back pour reprendre ta place',
  unknown: text('pas compris\u00a0: {typed} — tape ? pour l’aide'),
  usage: text('à écrire ainsi\u00a0: {usage}'),
  usages: {
    sit: 'sit, ou sit N',
    bot: text('bot N LEVEL, le niveau étant {levels}'),
    colour: text('colour NAME, la couleur étant {names}'),
    mute: text('{verb} N, ou un nom'),
  },
  noSeat: text('{typed} n’est pas une place\u00a0: il y en a de 1 à {#count}'),
  noPerson: text('personne ne s’appelle {typed} ici'),
  hurry: text('Vite\u00a0: il reste {left}.'),
  removed: 'L’hôte a libéré ta place.',
  turnedAway: 'On ne peut plus regarder cette table.',
  comeBack: text('Pour revenir\u00a0: {command}'),
  seatStays: 'Ta place reste la tienne.',

  sat: text('{name} prend la place {#place}.'),
  stood: text('{name} quitte la place {#place}.'),
  swapped: text('Les places {#one} et {#other} sont échangées.'),
  redealt:
    'Une sauvegarde du serveur a été restaurée\u00a0: à partir d’ici, les dés sont nouveaux.',
  coloured: text('{name} choisit sa couleur\u00a0: {colour}.'),
  hosted: text('L’hôte est maintenant {name}.'),
  watchSet: {
    anybody: 'Tout le monde peut regarder désormais.',
    nobody: 'Personne ne peut regarder désormais.',
  },
  listedSet: (isListed) =>
    isListed
      ? 'La table est dans la liste publique.'
      : 'La table n’est pas dans la liste publique.',
  renamed: text('{old} s’appelle maintenant {name}.'),
  muted: (name, isMuted) =>
    isMuted ? `${name} n’a plus la parole.` : `${name} peut parler de nouveau.`,
  started: 'La partie commence.',
  startedFirst: text('La partie commence\u00a0: {name} joue en premier, au choix de l’hôte.'),
  insteadOfTime: text('Le temps est écoulé\u00a0: un robot joue pour {name}.'),
  heldFor: {
    time: text('{name} a dépassé le temps deux fois\u00a0: un robot joue à sa place.'),
    absence: text('{name} n’est plus là depuis longtemps\u00a0: un robot joue à sa place.'),
    left: text('{name} s’en va\u00a0: un robot joue à sa place.'),
  },
  returned: text('{name} est de retour.'),
  paused: 'Le serveur était absent\u202f; aucun chrono n’a tourné entre-temps.',
  said: text('{name}\u00a0: {text}'),
  rematched: 'Une revanche se prépare\u00a0: tape rematch pour suivre.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Dés sans triche\u00a0: ${plural(count, { one: 'la réponse', other: 'les # réponses' })} du hasard ${plural(count, { one: 'découle', other: 'découlent' })} de l’empreinte ${isBefore ? 'notée avant que tu donnes ta graine' : 'montrée à ton arrivée'}${hasSeed ? ', et ta graine y est' : ''}.`,
  unfair: text('✗ Les dés ne sont pas ce qui était promis\u00a0: {what}.'),
  unfairCommitment: 'le secret n’est pas celui de l’empreinte',
  unfairSeed: 'ta graine n’y est pas',
  unfairLink: 'l’un de tes lancers n’a pas été fait avec ce que tu avais envoyé',
  unfairOther: 'une autre place a donné autre chose que ce qu’on t’avait dit',
  unfairFirst: 'qui commence n’a pas été choisi comme on te l’avait dit',
  byServer: counts('count', {
    one: '{#count} de tes lancers a été fait par le serveur seul.',
    other: '{#count} de tes lancers ont été faits par le serveur seul.',
  }),
  unfairThrows: 'tout ne découle pas du secret\u202f; save, puis gobelet verify en dit plus',
  unreachable: 'le serveur ne répond pas',
  unchecked: text('Les dés n’ont pas pu être vérifiés\u00a0: {why}.'),
  saved: text('Enregistré dans {record} et {proof}'),
  notSaved: text('pas enregistré\u00a0: {why}'),

  help: {
    open: [
      'sit [N]\u00a0: prendre une place (sans N, la première libre). stand\u00a0: la quitter. swap N M\u00a0: échanger deux places.',
      'bot N LEVEL\u00a0: mettre un robot sur une place libre. remove N\u00a0: libérer une place.',
      'colour NAME\u00a0: la couleur de ton paquet, si chacun a le sien.',
      'start\u00a0: commencer. first N\u00a0: commencer par la place N, si le jeu laisse l’hôte choisir.',
    ],
    running: [
      'list\u00a0: tous les coups. log\u00a0: ce qui s’est passé. who\u00a0: les places et l’empreinte des dés. leave\u00a0: un robot joue pour toi\u202f; back\u00a0: tu reprends ta place. quit\u00a0: quitter ce programme seulement.',
    ],
    over: [
      'rematch\u00a0: les mêmes à une nouvelle table. save\u00a0: garder ici la partie écrite et la preuve des dés.',
    ],
    always:
      'say TEXT pour parler\u202f; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'En tant qu’hôte\u00a0: mute N, unmute N\u202f; close, open\u00a0: qui peut regarder\u202f; publish, unlist\u202f; host N.',
  },
};

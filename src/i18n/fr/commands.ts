/** The help of the commands, in French. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'le dossier du serveur (sinon GOBELET_DATA, sinon gobelet-data)';
const firstRecord = 'Seule la première partie du fichier compte\u00a0; «\u00a0-\u00a0» est l’entrée standard.';
const atEvents = 'après combien d’événements (sinon tous)';
const sameGames = 'la même graine donne les mêmes parties (sinon une nouvelle, qui est affichée)';
const ownOptions = 'options du jeu, comme \'{"line":6}\'';
const recordsThere = 'y écrire les parties\u00a0; un fichier de ce nom est remplacé';
const ctrlC = 'Ctrl-C l’arrête et affiche ce qui est fait.';

export const words: Words = {
  usage: text('Usage\u00a0: {line}'),
  flags: '[options]',
  help: 'afficher ceci',
  lang: text('la langue\u00a0: {all} (sinon GOBELET_LANG, sinon celle du système)'),
  about: 'Pokerdice, NEXT! et Séquence Dés\u00a0: à jouer ici, à accueillir pour des amis, à regarder de près.',
  more: '«\u00a0gobelet COMMAND --help\u00a0» en dit plus\u00a0; --lang xx parle une autre langue. Codes de sortie\u00a0: 0 tout va bien, 1 replay a trouvé une mauvaise partie, 2 mal appelé, ou un fichier inutilisable.',

  commands: {
    serve: {
      summary: 'Accueillir des tables\u00a0: les amis viennent par un lien, et rien ne se perd quoi qu’il arrive.',
      flags: {
        port: text('où il écoute\u00a0; {usual} sinon, 0 pour n’importe lequel de libre'),
        host: text('à quelle adresse il écoute\u00a0; {usual} sinon, c’est-à-dire toutes'),
        data: 'où tout est gardé\u00a0; gobelet-data sinon',
        origin: 'où les gens le trouvent, s’il y a un proxy devant\u00a0: https://dice.example.org',
        'trust-proxy': 'prendre les adresses dans X-Forwarded-For\u00a0: seulement derrière un proxy qui le remplit',
        log: text('{usual}\u00a0: ce qui va sur la sortie d’erreur\u00a0; info sinon'),
        'bot-pause': text('combien de temps les robots prennent pour un coup\u00a0; {usual} sinon'),
        absence: text('après combien de secondes d’absence un robot joue\u00a0; {usual} sinon'),
        rate: text('messages par seconde pour une connexion\u00a0; {usual} sinon'),
        'per-address': text('connexions, et autant de requêtes par seconde, d’une même adresse\u00a0; {usual} sinon'),
        connections: text('connexions en tout\u00a0; {usual} sinon'),
      },
      more: [
        'Chaque option peut venir d’une variable d’environnement\u00a0: --bot-pause de GOBELET_BOT_PAUSE, etc.',
        'SIGTERM et Ctrl-C laissent enregistrer ce qui est en cours, disent à tous de revenir, et arrêtent. /health, /ready et /metrics sont pour qui s’en occupe\u00a0; «\u00a0gobelet backup\u00a0» copie tout pendant qu’il tourne.',
      ],
    },
    join: {
      summary:
        'Jouer à une table d’un serveur, depuis le terminal\u00a0: en ouvrir une, en rejoindre une par son lien, ou regarder.',
      flags: {
        name: 'comment tu t’appelles\u00a0; gardé pour la prochaine fois',
        watch: 'regarder sans place',
        save: 'garder ici la partie écrite et la preuve des dés à la fin',
        'token-file': 'qui tu es, par serveur\u00a0; tokens.json dans ton dossier de configuration sinon',
        game: 'ouvrir une table de ce jeu',
        seats: 'combien y jouent\u00a0; 2 sauf si le jeu dit autre chose',
        options:
          'options du jeu, p. ex. {"decks":2} ou {"line":6} (six alignés\u00a0: conseillé par la règle à deux joueurs ou deux équipes)',
        bots: text('{usual}\u00a0: un robot pour chacun, aux dernières places'),
        pace: 'live:300+10 donne 300 secondes à chacun et 10 de plus par coup\u00a0; relaxed\u00a0; days:2',
        listed: 'montrer la table dans la liste publique',
        closed: 'personne ne regarde sans place',
      },
      more: [
        'URL est le lien d’une table, ou l’adresse d’un serveur\u00a0: avec --game une table y est ouverte, sans lui on choisit parmi celles qu’il y a.',
        'Tu reviens à la même place avec le même lien. Les coups se tapent comme dans «\u00a0gobelet play\u00a0»\u00a0; ? explique.',
      ],
    },
    play: {
      summary: 'Jouer dans le terminal, contre des robots ou à plusieurs devant un écran.',
      flags: {
        seats: 'combien jouent\u00a0; 2 sauf si le jeu dit autre chose',
        humans: 'combien d’entre eux, depuis la première place, sont des personnes\u00a0; 1 sinon, les autres sont des robots',
        bots: text('{usual}\u00a0: un pour tous les robots ou un pour chacun\u00a0; casual sinon'),
        names: 'les noms des places',
        seed: 'la même graine donne les mêmes dés et les mêmes robots',
        options:
          'options du jeu, p. ex. {"decks":2} ou {"line":6} (six alignés\u00a0: conseillé par la règle à deux joueurs ou deux équipes)',
        save: 'où la partie est écrite\u00a0; un nouveau fichier dans ce dossier sinon',
        resume: 'continuer la première partie d’un fichier',
      },
      more: [
        'Sans nom de jeu, il demande.',
        'Les coups se tapent par numéro ou comme écrit\u00a0; ? explique, quit quitte. Seul contre des robots, odds montre ce que vaut chaque coup. La partie est enregistrée à chaque coup.',
        'NO_COLOR enlève les couleurs.',
      ],
    },
    replay: {
      summary: 'Rejouer des fichiers de parties et afficher une ligne de JSON par partie.',
      flags: {},
      more: [
        '«\u00a0-\u00a0» est l’entrée standard. Les fichiers sont lus au fil de l’eau, quelle que soit leur taille.',
        'Le code de sortie est 1 si une partie est mauvaise, 2 si un fichier ne se lit pas.',
      ],
    },
    view: {
      summary: 'Afficher ce qu’un spectateur peut savoir à un moment d’une partie, en JSON.',
      flags: { seat: 'qui regarde\u00a0: une place, comptée depuis 0, ou public pour tous (obligatoire)', at: atEvents },
      more: [firstRecord],
    },
    odds: {
      summary: 'Afficher ce que vaut chaque coup possible à un moment d’une partie, le meilleur d’abord, et pourquoi.',
      flags: {
        at: atEvents,
        seat: 'les coups de qui, compté depuis 0 (sinon la première place qui doit jouer)',
        json: 'afficher une ligne de JSON au lieu d’un tableau',
      },
      more: ['Les chances suivent de ce que cette place peut savoir, jamais des secrets de la partie.', firstRecord],
    },
    simulate: {
      summary: 'Jouer beaucoup de parties au hasard sur tous les cœurs et afficher ce qu’elles donnent.',
      flags: {
        games: 'combien de parties (obligatoire)',
        seats: 'combien de places (sinon le moins possible)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Faire jouer des robots et des programmes entre eux sur tous les cœurs.',
      flags: {
        players: 'qui joue, comme master,strong,random,cmd:"python3 mine.py" (obligatoire)',
        games: 'combien de parties, arrondi à des blocs entiers (obligatoire)',
        seats: 'combien de places\u00a0; la liste est répétée autour de la table (sinon une par joueur)',
        seed: sameGames,
        options: ownOptions,
        think: text('combien de temps un programme peut réfléchir (sinon {usual})'),
        workers: 'combien de parties à la fois (sinon autant que de cœurs)',
        out: recordsThere,
        json: 'afficher le résultat en JSON',
        verbose: 'montrer ce que les programmes écrivent sur la sortie d’erreur',
      },
      more: [
        'Un bloc est une partie pour chaque tour des joueurs autour de la table, toutes avec les mêmes dés. Les niveaux sont beginner, casual, strong et master\u00a0; random choisit n’importe quel coup permis. Les programmes parlent le protocole de docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary: 'Vérifier, sans réseau, que chaque lancer d’une partie aux dés honnêtes suit de sa preuve.',
      flags: {
        commitment: 'l’empreinte que tu as notée avant de t’asseoir, à comparer',
        json: 'afficher une ligne de JSON, avec chaque question au hasard, au lieu de phrases',
      },
      more: [
        'La preuve de game.jsonl est game.proof.json à côté, sauf si un autre fichier est nommé. «\u00a0-\u00a0» est l’entrée standard.',
        'Le code de sortie est 0 si tout suit, 1 sinon, 2 si un fichier est inutilisable. docs/fair-dice.md explique.',
      ],
    },
    backup: {
      summary: 'Copier tout ce qu’un serveur garde dans un fichier, pendant qu’il tourne.',
      flags: { data: folder },
      more: [
        'FILE ne doit pas exister. Il est vérifié avant que la réussite soit dite\u00a0; «\u00a0gobelet restore\u00a0» le remet.',
      ],
    },
    restore: {
      summary: 'Remettre une copie dans le dossier d’un serveur.',
      flags: { data: folder, force: 'même s’il y a déjà une base de données, qui est mise de côté' },
      more: ['La copie est d’abord vérifiée. Le serveur ne doit pas tourner pendant ce temps.'],
    },
    doctor: {
      summary: 'Vérifier tout ce qu’un serveur garde\u00a0: fichiers, journaux, parties, dés, index. Ne change rien.',
      flags: { data: folder, json: 'afficher une ligne de JSON au lieu de phrases' },
      more: [
        'Chaque défaut est une ligne, avec la table et le numéro de l’entrée s’il y en a un. Un serveur peut tourner pendant ce temps.',
        'Le code de sortie est 0 si tout va bien, 1 sinon, 2 s’il n’y a pas de base de données à examiner.',
      ],
    },
  },
};

/** The help of the commands, in French. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'le dossier du serveur (par défaut\u00a0: GOBELET_DATA, sinon gobelet-data)';
const store =
  'une base PostgreSQL au lieu du dossier, postgres://user:password@host/name (par défaut\u00a0: GOBELET_STORE)';
const journals =
  'une base pour les journaux des nouvelles tables\u202f; peut être répété (par défaut\u00a0: GOBELET_JOURNALS)';
const firstRecord =
  'Seule la première partie du fichier est lue\u202f; «\u00a0-\u00a0» désigne l’entrée standard.';
const atEvents = 'après combien d’événements (par défaut\u00a0: tous)';
const sameGames =
  'la même graine donne les mêmes parties (par défaut\u00a0: une nouvelle, qui est affichée)';
const ownOptions = 'options du jeu, par exemple \'{"line":6}\'';
const recordsThere = 'le fichier où écrire les parties\u202f; s’il existe, il est remplacé';
const ctrlC = 'Ctrl-C arrête tout et affiche ce qui est déjà fait.';

export const words: Words = {
  usage: text('Usage\u00a0: {line}'),
  flags: '[options]',
  help: 'afficher cette aide',
  lang: text('la langue\u00a0: {all} (par défaut\u00a0: GOBELET_LANG, sinon celle du système)'),
  about:
    'Pokerdice, NEXT! et Séquence Dés\u00a0: jouer ici, inviter des amis, étudier les parties.',
  more: '«\u00a0gobelet COMMAND --help\u00a0» en dit plus\u202f; --lang xx change de langue. Codes de sortie\u00a0: 0 tout va bien, 1 replay a trouvé une partie incorrecte, 2 commande mal écrite ou fichier inutilisable.',

  commands: {
    serve: {
      summary:
        'Ouvrir un serveur\u00a0: les amis viennent par un lien, et rien ne se perd, quoi qu’il arrive.',
      flags: {
        port: text(
          'le port d’écoute (par défaut\u00a0: {usual})\u202f; 0 pour n’importe quel port libre',
        ),
        host: text('l’adresse d’écoute (par défaut\u00a0: {usual}, c’est-à-dire toutes)'),
        data: 'où tout est gardé (par défaut\u00a0: gobelet-data)',
        store,
        journals,
        origin: 'l’adresse publique, s’il y a un proxy devant\u00a0: https://dice.example.org',
        name: 'autres noms sous lesquels on le trouve, séparés par des virgules (les adresses et les noms du réseau local marchent toujours)',
        'trust-proxy': text(
          'ne croire X-Forwarded-For que de ces adresses et réseaux, par exemple {usual}\u202f; sans valeur, seulement de cette machine',
        ),
        bus: 'NATS, par lequel les processus de plusieurs machines se disent ce qui arrive\u00a0: nats://utilisateur:secret@machine:4222. Ceux d’un même dossier s’en passent',
        drain: text(
          'combien de secondes il sert encore après SIGTERM pendant que /ready dit déjà non, pour qu’un répartiteur de charge mène chacun à un autre processus (par défaut\u00a0: {usual})',
        ),
        'metrics-token':
          'un secret d’au moins 16 caractères pour lire /ready et /metrics de partout',
        log: text('{usual}\u00a0: ce qui va sur la sortie d’erreur (par défaut\u00a0: info)'),
        'bot-pause': text(
          'combien de temps les robots prennent pour un coup (par défaut\u00a0: {usual})',
        ),
        absence: text(
          'après combien de secondes d’absence un robot joue (par défaut\u00a0: {usual})',
        ),
        rate: text('messages par seconde pour une connexion (par défaut\u00a0: {usual})'),
        work: text(
          'millisecondes de processeur par seconde qu’une même adresse peut coûter (par défaut\u00a0: {usual})',
        ),
        'per-address': text(
          'connexions ouvertes pour une même adresse (par défaut\u00a0: {usual})\u202f; les autres limites d’une adresse augmentent avec elle, sauf si elles sont données',
        ),
        connections: text('connexions en tout (par défaut\u00a0: {usual})'),
        lines: text(
          'connexions de toute sorte ouvertes pour une même adresse (par défaut\u00a0: {usual})',
        ),
        'limit-sockets': text(
          'nouvelles connexions de jeu depuis une même adresse (par défaut\u00a0: {usual})',
        ),
        'limit-requests': text('requêtes depuis une même adresse (par défaut\u00a0: {usual})'),
        'limit-files': text(
          'fichiers de la page pour une même adresse (par défaut\u00a0: {usual})',
        ),
        'limit-guests': text(
          'nouveaux invités depuis une même adresse (par défaut\u00a0: {usual})',
        ),
        'limit-misses': text(
          'noms de tables qui n’existent pas, depuis une même adresse ou par une personne (par défaut\u00a0: {usual})',
        ),
        'limit-tables': text('tables ouvertes par une personne (par défaut\u00a0: {usual})'),
        'limit-attempts': text(
          'parties de défi envoyées par une personne (par défaut\u00a0: {usual})',
        ),
        'limit-talk': text('messages et réactions d’une personne (par défaut\u00a0: {usual})'),
        'limit-reviews': text(
          'fois où une personne guide ou montre quelque chose dans une partie finie (par défaut\u00a0: {usual})',
        ),
        'limit-deeds': text(
          'tout ce qu’une personne fait d’autre aux tables, hors coups joués (par défaut\u00a0: {usual})',
        ),
        'listed-per-person': text(
          'tables d’une personne dans la liste publique (par défaut\u00a0: {usual})',
        ),
        'listed-per-address': text(
          'tables d’une même adresse dans la liste publique (par défaut\u00a0: {usual})',
        ),
        'tables-per-person': text(
          'parties inachevées qu’une même personne peut avoir (par défaut\u00a0: {usual})',
        ),
        'tables-per-address': text(
          'parties inachevées ouvertes depuis une même adresse (par défaut\u00a0: {usual})',
        ),
      },
      more: [
        'Une limite comme 300/1200 veut dire\u00a0: 300 d’un coup, puis autant toutes les 1200 secondes. Qui la dépasse apprend quand revenir.',
        '/health répond à tout le monde. /ready et /metrics ne répondent que sur cette machine\u202f; derrière un proxy ou d’ailleurs, il faut --metrics-token.',
        'Chaque option peut aussi venir d’une variable d’environnement\u00a0: GOBELET_BOT_PAUSE pour --bot-pause, etc.',
        'Avec SIGTERM ou Ctrl-C, le serveur finit d’enregistrer, dit à tout le monde de revenir, puis s’arrête. «\u00a0gobelet backup\u00a0» copie tout pendant qu’il tourne.',
      ],
    },
    join: {
      summary:
        'Jouer sur un serveur, depuis le terminal\u00a0: ouvrir une table, en rejoindre une par son lien, ou regarder.',
      flags: {
        name: 'ton nom, gardé pour la prochaine fois',
        watch: 'regarder sans prendre de place',
        save: 'enregistrer ici la partie et la preuve des dés à la fin',
        'token-file':
          'qui tu es sur chaque serveur (par défaut\u00a0: tokens.json dans ton dossier de configuration)',
        game: 'ouvrir une table de ce jeu',
        seats: 'combien de joueurs (par défaut\u00a0: 2, sauf si le jeu en demande plus)',
        options:
          'options du jeu, p. ex. {"decks":2} ou {"line":6} (six alignés\u00a0: conseillé par la règle à deux joueurs ou deux équipes)',
        bots: text('{usual}\u00a0: un robot pour chaque niveau donné, aux dernières places'),
        pace: 'live:300+10 donne 300 secondes à chacun et 10 de plus par coup\u202f; relaxed\u202f; days:2',
        listed: 'montrer la table dans la liste publique',
        closed: 'interdire les spectateurs',
      },
      more: [
        'URL est le lien d’une table, ou l’adresse d’un serveur\u00a0: avec --game, on y ouvre une table\u202f; sans --game, on choisit parmi celles qui s’y trouvent.',
        'Avec le même lien, tu retrouves ta place. Les coups se tapent comme dans «\u00a0gobelet play\u00a0»\u202f; ? explique.',
      ],
    },
    play: {
      summary: 'Jouer dans le terminal, contre des robots ou à plusieurs devant le même écran.',
      flags: {
        seats: 'combien de joueurs (par défaut\u00a0: 2, sauf si le jeu en demande plus)',
        humans:
          'combien de personnes, assises aux premières places (par défaut\u00a0: 1)\u202f; les autres sont des robots',
        bots: text(
          '{usual}\u00a0: un niveau pour tous les robots, ou un pour chacun (par défaut\u00a0: casual)',
        ),
        names: 'les noms des joueurs',
        seed: 'la même graine donne les mêmes dés et les mêmes robots',
        options:
          'options du jeu, p. ex. {"decks":2} ou {"line":6} (six alignés\u00a0: conseillé par la règle à deux joueurs ou deux équipes)',
        save: 'où enregistrer la partie (par défaut\u00a0: un nouveau fichier dans ce dossier)',
        resume: 'reprendre la première partie d’un fichier',
      },
      more: [
        'Sans nom de jeu, la commande le demande.',
        'On tape le numéro d’un coup, ou le coup comme il est écrit\u202f; ? explique, quit quitte. Contre des robots seulement, odds montre ce que vaut chaque coup. La partie est enregistrée à chaque coup.',
        'NO_COLOR enlève les couleurs.',
      ],
    },
    replay: {
      summary: 'Rejouer des fichiers de parties et afficher une ligne de JSON par partie.',
      flags: {},
      more: [
        '«\u00a0-\u00a0» désigne l’entrée standard. Les fichiers sont lus au fur et à mesure, quelle que soit leur taille.',
        'Le code de sortie est 1 si une partie est incorrecte, 2 si un fichier est illisible.',
      ],
    },
    view: {
      summary: 'Afficher, en JSON, ce que quelqu’un peut savoir à un moment d’une partie.',
      flags: {
        seat: 'qui regarde\u00a0: une place, comptée à partir de 0, ou public pour tous (obligatoire)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Afficher ce que vaut chaque coup possible à un moment d’une partie, le meilleur d’abord, et pourquoi.',
      flags: {
        at: atEvents,
        seat: 'la place qui joue, comptée à partir de 0 (par défaut\u00a0: la première qui doit jouer)',
        json: 'afficher une ligne de JSON au lieu d’un tableau',
      },
      more: [
        'Le calcul n’utilise que ce que cette place peut savoir, jamais les secrets de la partie.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Jouer beaucoup de parties au hasard sur tous les cœurs et afficher le bilan.',
      flags: {
        games: 'combien de parties (obligatoire)',
        seats: 'combien de places (par défaut\u00a0: le minimum du jeu)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Faire jouer des robots et des programmes entre eux sur tous les cœurs.',
      flags: {
        players: 'qui joue, par exemple master,strong,random,cmd:"python3 mine.py" (obligatoire)',
        games: 'combien de parties, arrondi à des blocs entiers (obligatoire)',
        seats:
          'combien de places\u202f; la liste se répète autour de la table (par défaut\u00a0: une par joueur)',
        seed: sameGames,
        options: ownOptions,
        think: text(
          'combien de temps un programme peut réfléchir à un coup (par défaut\u00a0: {usual})',
        ),
        workers: 'combien de parties à la fois (par défaut\u00a0: autant que de cœurs)',
        out: recordsThere,
        json: 'afficher le résultat en JSON',
        verbose: 'montrer ce que les programmes écrivent sur la sortie d’erreur',
      },
      more: [
        'Dans un bloc, les joueurs changent de place à chaque partie jusqu’à faire le tour de la table, toujours avec les mêmes dés. Les niveaux sont beginner, casual, strong et master\u202f; random choisit n’importe quel coup permis. Les programmes parlent le protocole de docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary: 'Vérifier, sans réseau, que chaque lancer d’une partie est conforme à sa preuve.',
      flags: {
        commitment: 'l’empreinte que tu as notée avant de t’asseoir, à comparer',
        json: 'afficher une ligne de JSON, avec chaque question au hasard, au lieu de phrases',
      },
      more: [
        'La preuve de game.jsonl est game.proof.json, dans le même dossier, sauf si tu donnes un autre fichier. «\u00a0-\u00a0» désigne l’entrée standard.',
        'Le code de sortie est 0 si tout est conforme, 1 sinon, 2 si un fichier est inutilisable. docs/fair-dice.md explique tout.',
      ],
    },
    backup: {
      summary: 'Copier dans un fichier tout ce qu’un serveur garde, pendant qu’il tourne.',
      flags: { data: folder, store, journals },
      more: [
        'FILE ne doit pas exister. La copie est vérifiée avant d’être déclarée bonne\u202f; «\u00a0gobelet restore\u00a0» la remet en place.',
      ],
    },
    restore: {
      summary: 'Remettre une copie dans le dossier d’un serveur.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'même s’il y a déjà une base de données, qui est alors mise de côté',
        'new-keys': 'annuler tous les jetons\u00a0: chacun revient comme un nouvel invité',
      },
      more: [
        'La copie est d’abord vérifiée. Le serveur ne doit pas tourner pendant ce temps.',
        'Les jetons annulés dans la base mise de côté restent annulés. Une copie dont les tables, les index ou les déclencheurs ont été changés est refusée.',
        'Avec --store, PostgreSQL a remis la sauvegarde lui-même\u00a0: sans FILE, les tables ouvertes reçoivent de nouveaux dés.',
      ],
    },
    'rotate-keys': {
      summary: 'Signer les jetons avec une nouvelle clé, que le serveur tourne ou non.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'en finir tout de suite avec les anciennes clés\u00a0: aucun jeton d’avant ne vaut plus',
      },
      more: [
        'Une fois par an est une bonne habitude, et personne ne le remarque\u00a0: les jetons des anciennes clés valent encore 400 jours, et sont remplacés quand leurs propriétaires reviennent.',
        'Si quelqu’un d’autre a pu lire la base de données ou une copie, utilise --now\u00a0: qui a une clé peut être n’importe qui. Chacun perd alors qui il était, avec ses tables et son nom.',
      ],
    },
    doctor: {
      summary:
        'Vérifier tout ce qu’un serveur garde\u00a0: fichiers, journaux, parties, dés, index. Ne change rien.',
      flags: {
        data: folder,
        store,
        journals,
        json: 'afficher une ligne de JSON au lieu de phrases',
      },
      more: [
        'Il y a une ligne par problème, avec la table et, s’il y en a un, le numéro de l’entrée. Un serveur peut tourner pendant ce temps.',
        'Le code de sortie est 0 si tout va bien, 1 sinon, 2 s’il n’y a pas de base de données lisible.',
      ],
    },
    move: {
      summary: 'Copier tout d’un stockage à un autre, et vérifier.',
      flags: {
        journals,
        'from-journals': 'les bases des journaux de FROM\u202f; peut être répété',
      },
      more: [
        'FROM et TO sont des dossiers de serveurs ou des adresses PostgreSQL\u00a0: postgres://user:password@host/name. Aucun serveur ne doit tourner sur l’un ni sur l’autre.',
        'TO doit être vide. Si la copie est interrompue, la même commande la reprend\u202f; d’ici là, aucun serveur n’y démarre. FROM reste tel quel.',
      ],
    },
    export: {
      summary:
        'Écrire tout ce qu’un serveur garde sous forme de texte\u00a0: un objet JSON par ligne, pareil pour tous les stockages.',
      flags: { data: folder, store, journals },
      more: [
        'FILE ne doit pas exister\u202f; sans lui, ou avec «\u00a0-\u00a0», le texte va sur la sortie standard. Un serveur peut tourner.',
        'Les secrets de tous s’y trouvent\u00a0: à garder aussi bien que la base elle-même. docs/dump.md dit ce que signifient les lignes.',
      ],
    },
    import: {
      summary:
        'Lire dans un stockage vide ce que «\u00a0gobelet export\u00a0» a écrit, et vérifier.',
      flags: { data: folder, store, journals },
      more: [
        '«\u00a0-\u00a0» désigne l’entrée standard. Aucun serveur ne doit y tourner. Après une interruption, la même commande reprend.',
      ],
    },
  },
};

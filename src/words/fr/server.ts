/** What the server tells people, in French. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `rien n’a changé\u00a0: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'seul l’hôte peut faire ça',
    'not-seated': 'tu n’as pas de place à cette table',
    'nobody-sits-there': 'personne n’est assis là',
    'no-such-seat': 'cette table n’a pas cette place',
    seated: 'tu as déjà une place à cette table',
    taken: 'quelqu’un est déjà assis là',
    'colour-taken': 'quelqu’un d’autre a déjà cette couleur',
    'no-packs': 'dans ce jeu, personne n’a son propre paquet de cartes',
    full: 'toutes les places sont prises',
    'name-like': text(
      'ton nom ressemble à celui de {detail}, à cette table\u00a0: choisis-en un autre',
    ),
    'name-of-house': 'le jeu utilise déjà ce nom lui-même\u00a0: choisis-en un autre',
    'seed-given': 'cette place a déjà donné sa graine',
    'no-host-there': 'il n’y a là personne qui puisse être hôte',
    'not-open': 'ce n’est possible qu’avant le début de la partie',
    'not-running': 'il n’y a pas de partie en cours à cette table',
    'not-over': 'la partie n’est pas encore finie',
    'game-over': 'la partie est finie',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), {
        one: 'une place est encore libre',
        other: '# places sont encore libres',
      }),
    'nobody-plays': 'il n’y a que des robots ici\u00a0: il faut que quelqu’un joue',
    'not-come': text('pas encore là\u00a0: {detail}'),
    removed: 'l’hôte a libéré ta place\u00a0: tu peux regarder',
    held: 'un robot joue pour cette place\u00a0: reprends-la d’abord',
    'held-already': 'un robot joue déjà pour cette place',
    'not-held': 'aucun robot ne joue pour cette place',
    stale: 'la partie a avancé\u00a0: regarde où elle en est',
    'bad-link': 'ce maillon ne va pas avec la chaîne de ta place',
    'nothing-thrown': 'ce coup ne lance rien\u00a0: il ne prend pas de maillon',
    'no-chains': 'les dés de cette table ne prennent pas de chaînes',
    'not-called': 'aucun maillon n’est attendu de toi pour l’instant',
    called: 'la partie va commencer',
    rules: text('les règles ne le permettent pas ({detail})'),
    unseen: 'cette table se joue avec du vrai matériel\u00a0: indique ce que tu vois',
    muted: 'l’hôte a bloqué tes messages',
    'host-muted': 'on ne peut pas bloquer les messages de l’hôte',
    'talked-out': 'on a assez parlé à cette table\u00a0: la discussion est pleine',
    'changed-out': 'tu as assez changé de choses à cette table',
    'chat-closed': 'pas de discussion entre partenaires\u00a0: elle rouvre après la partie',
    'ranked-table': 'à la table du défi du jour, on joue seul, une seule fois, et jusqu’au bout',
    'no-such-moment': 'ce moment n’existe pas dans cette partie',
    closed: 'on ne peut pas regarder cette table',
    'set-aside': 'cette table est abîmée, on ne peut plus y jouer\u00a0: le serveur est prévenu',
    'no-rules': 'ce serveur n’a pas les règles de cette table, mais un autre les a peut-être',
    'not-stored': nothing('le serveur a un problème'),
    'store-full': nothing('il n’y a plus de place pour l’enregistrer'),
    'store-busy': nothing('la base de données est occupée'),
    'store-broken': nothing('cela n’a pas pu être enregistré'),
    'store-unknown': nothing('ce n’est peut-être pas enregistré'),
    'table-busy': nothing('la table est trop occupée'),
    'clock-skewed': text(
      'les horloges de cette machine et de la base de données diffèrent de {detail}\u00a0ms',
    ),
    draining: 'le serveur va s’arrêter\u00a0: réessaie dans un instant',
    stopping: 'le serveur s’arrête\u00a0: reviens dans un instant',
    'unknown-table': 'il n’y a pas de table de ce nom',
    'too-many-misses': 'trop de tables introuvables\u00a0: attends un instant',
    'play-first': 'joue d’abord toi-même\u00a0: en voyant la partie, tu connaîtrais les dés',
    'ranked-only':
      'le défi du jour se joue à une table du serveur\u00a0: une partie jouée ailleurs ne compte pas',
    'ranked-people': 'le classement du jour est réservé aux personnes, pas aux programmes',
    'ranked-proof': 'les dés du jour sont publiés avec les défis, une fois la journée finie',
    'no-result': 'ce résultat n’existe pas',
    'record-is-secret': 'la partie n’est pas finie\u00a0: son fichier contient tous les secrets',
    'bad-message': text('le serveur n’a pas compris ({detail})'),
    'not-json': 'ce n’est pas du JSON valable',
    'not-text': 'les messages sont du texte, pas des octets',
    'other-protocol': text('ce serveur parle un autre protocole\u00a0: {detail}'),
    'unknown-token': 'ce jeton n’est pas valable ici\u00a0: demandes-en un nouveau',
    'token-gone': 'ce jeton n’est plus valable\u00a0: demandes-en un nouveau',
    'token-needed': 'il faut un jeton\u00a0: authorization: Bearer TOKEN',
    'unknown-code':
      'ce code n’est pas valable, ou ne l’est plus\u00a0: crées-en un nouveau sur ton autre appareil',
    'too-many-codes': 'trop de codes erronés\u00a0: attends un instant',
    'bad-attempt': 'l’Idempotency-Key comporte de 22 à 64 lettres, chiffres et traits d’union',
    'say-hello': 'dis d’abord hello, avec un jeton',
    'not-watching': 'regarde d’abord la table',
    'too-many-watched': text('une connexion peut regarder {detail} tables au plus'),
    'slow-down': 'trop de messages\u00a0: pas si vite',
    'too-much': 'trop de demandes à la fois\u00a0: attends un instant',
    'too-many-guests': 'trop d’invités depuis une même adresse\u00a0: attends un instant',
    'too-many-tables': 'trop de tables à la fois\u00a0: attends un instant',
    'too-many-unfinished': 'tu as trop de tables en cours\u00a0: termines-en une d’abord',
    'too-many-of-address':
      'trop de tables sont en cours depuis ton réseau\u00a0: terminez-en une d’abord',
    'too-many-connections': 'trop de connexions\u00a0: attends un instant',
    'house-full': 'trop de connexions en même temps',
    'other-name':
      'ce serveur ne répond pas à ce nom\u00a0: utilise l’adresse qu’on t’a donnée, ou lance-le avec --name',
    'operator-only':
      'c’est pour qui fait tourner le serveur\u00a0: demande depuis la machine elle-même, ou avec le jeton de --metrics-token',
    'program-of-program': 'un programme ne peut pas avoir de programmes',
    'foreign-page': 'les pages d’autres sites ne peuvent pas ouvrir de connexion ici',
    'socket-elsewhere': text('les connexions s’ouvrent à {detail}'),
    'socket-needed':
      'c’est ici que s’ouvrent les WebSockets, et la requête n’en demande pas\u00a0: un proxy doit transmettre les en-têtes Upgrade et Connection',
    'nothing-here': 'il n’y a rien ici',
    'only-methods': text('seulement {detail} ici'),
    'send-json': 'envoie du JSON, avec content-type: application/json',
    'body-too-large': text('le corps dépasse {detail} octets'),
    'body-cut-off': 'le corps est arrivé incomplet',
  },

  pages: {
    welcome: {
      lead: 'Trois jeux de dés à jouer ensemble. Ce serveur est ouvert. On y joue depuis un terminal, ou avec des programmes\u00a0:',
      open: 'ouvrir une table et s’y asseoir',
      join: 'en rejoindre une par son lien',
      notBuilt: text(
        'Il y a aussi une page pour jouer, mais elle n’est pas encore construite\u00a0: {command} la construit, et le serveur la montrera au prochain démarrage.',
      ),
      api: 'L’API, à lire',
      openApi: 'la même, au format OpenAPI 3.1',
    },
    table: 'On t’invite à une table. Rejoins-la depuis un terminal\u00a0:',
    api: {
      title: 'L’API',
      lead: text(
        'Du JSON sur HTTP, et un WebSocket à {socket} pour ce qui se passe aux tables. Un jeton va dans l’en-tête {header}. Un refus donne un code et une raison, dans la langue d’Accept-Language ou du hello.',
      ),
      routes: {
        'POST /api/guests': 'Crée un invité, avec un nom et un jeton. Sans nom, on en reçoit un.',
        'POST /api/programs':
          'Crée un joueur pour un de tes programmes\u202f; tout le monde voit que c’est un programme.',
        'GET /api/me': 'Qui tu es, d’après ton jeton.',
        'PATCH /api/me':
          'Change ton nom, aussitôt, à toutes tes tables\u202f; si les partenaires n’ont pas le droit de s’y parler, seulement à la partie suivante.',
        'DELETE /api/me/tokens':
          'Annule tous tes jetons et ceux de tes programmes, et t’en donne un nouveau\u00a0: utile si quelqu’un en a vu un. Si la réponse se perd, la même demande avec la même Idempotency-Key la redonne.',
        'POST /api/me/codes':
          'Un code par lequel un autre de tes appareils devient toi\u00a0: il sert une seule fois, pendant cinq minutes. Un nouveau code annule le précédent.',
        'GET /api/me/codes':
          'Si ton dernier code attend encore, ou a servi\u00a0: un autre appareil est alors devenu toi.',
        'POST /api/codes': 'Devenir la personne qui a créé ce code. Il est alors épuisé.',
        'GET /api/me/tables': 'Tes tables ouvertes, en cours et finies, les plus récentes d’abord.',
        'GET /api/me/dice': 'Le compte de tes dés, sur tes mille dernières parties finies.',
        'GET /api/dice': 'Le compte des dés de toutes les parties finies de ce serveur.',
        'GET /api/tables':
          'Les tables publiques, ouvertes ou en cours, dont l’hôte est là\u202f; quelques-unes par personne et par adresse.',
        'POST /api/tables':
          'Ouvre une table vide\u00a0: on s’y assoit ensuite par la connexion. L’empreinte des dés est publiée avec elle.',
        'GET /api/tables/{table}':
          'Une table, telle que tu peux la voir\u00a0: le même message que par la connexion.',
        'GET /api/tables/{table}/record': 'Le fichier d’une partie finie, une ligne par coup.',
        'GET /api/tables/{table}/proof':
          'La preuve des dés d’une partie finie\u00a0: «\u00a0gobelet verify\u00a0» la compare au fichier de la partie.',
        'GET /api/door':
          'Si une connexion serait acceptée maintenant\u202f; sinon, pourquoi, et quand revenir.',
        'GET /health': 'Le serveur tourne.',
        'GET /ready':
          'Le serveur est prêt à recevoir du monde\u00a0: la base répond, et il ne va pas s’arrêter.',
        'GET /metrics': 'Des chiffres sur le serveur, pour Prometheus.',
        'GET /api/challenges/daily':
          'Le défi du jour, le même pour tout le monde (en temps universel), sans ses dés\u202f; celui d’hier\u202f; et le dernier dont les dés sont publiés.',
        'POST /api/challenges/daily/table':
          'La table où tu joues le défi du jour. Elle s’ouvre à la première demande\u202f; tu en as une par jour.',
        'GET /api/challenges/{id}/results':
          'Les résultats d’un défi, les meilleurs d’abord, et ta place.',
        'POST /api/challenges/{id}/results':
          'Envoie ta partie d’un défi, sauf celui d’un jour. Elle est rejouée pour vérification\u202f; seule la première compte, et c’est elle qu’on reçoit en réponse.',
        'GET /api/challenges/{id}/results/{person}':
          'La partie de quelqu’un dans un défi, si tu l’as joué aussi.',
      },
      needsToken: 'Jeton obligatoire.',
      takes: 'Prend',
      answers: 'Répond',
      mayRefuse: 'Peut refuser\u00a0:',
      fromClient: 'Connexion\u00a0: ce que dit un client',
      protocol: text('Protocole {#version}. Un message est un objet JSON dans une trame de texte.'),
      fromServer: 'Connexion\u00a0: ce que dit le serveur',
      codes: 'Codes',
    },
  },
};

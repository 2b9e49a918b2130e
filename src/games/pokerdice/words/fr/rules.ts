/** Les règles de Pokerdice en français. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Léa', 'Noé', 'Ana'],
  sections: {
    goal: {
      title: 'Le but',
      text: {
        aim: 'Cinq dés sont sur la table. En secret, chacun mise une carte sur ce que les dés montreront à la fin de la manche. Si ta carte est réalisée, tu marques ses points.',
        twist:
          'Mais le joueur actif peut encore relancer des dés\u00a0: pour réaliser sa carte, ou pour gâcher la tienne et la capturer.',
      },
    },
    need: {
      title: 'Le matériel',
      text: {
        dice: 'De deux à cinq joueurs, de 8 à 99\u00a0ans. Cinq dés. Une dizaine de minutes.',
        pack: 'Pour chaque joueur, un paquet de dix cartes objectif, une de chaque sorte.',
      },
    },
    cards: {
      title: 'Les dix cartes objectif',
      text: {
        made: 'Une carte est réalisée quand les cinq dés montrent ce qu’elle demande à la fin de la manche.',
        more: 'Qui peut le plus peut le moins. Un full est aussi une paire, un brelan et une double paire. Quatre ou cinq dés identiques font aussi un brelan et une paire. Une grande suite est aussi une petite suite.',
        differ:
          'La double paire et le full demandent deux nombres différents. Cinq dés identiques ne font ni l’une ni l’autre, et un carré avec un autre dé n’est pas une double paire.',
        corner: 'Une suite ne recommence pas au début\u00a0: après le 6, il n’y a rien.',
      },
    },
    setup: {
      title: 'Pour commencer',
      text: {
        packs:
          'Chacun prend un paquet et en choisit la couleur. Deux paquets d’une même table ne sont jamais de la même couleur.',
        first:
          'Sur la feuille, le premier joueur actif est le plus jeune. Ici, l’hôte de la table peut désigner quelqu’un. Sinon, on tire au sort.',
      },
    },
    bet: {
      title: 'Une manche\u00a0: lancer et miser',
      text: {
        throw: 'Le joueur actif lance les cinq dés.',
        lay: 'Chacun, joueur actif compris, pose alors face cachée une carte qu’il n’a pas encore jouée. L’ordre est libre. Les autres voient seulement que tu as choisi.',
        final: 'Une carte posée ne peut plus être changée.',
        turnUp:
          'Quand tout le monde a posé sa carte, le joueur actif retourne la sienne. Les autres restent cachées.',
      },
    },
    again: {
      title: 'Une manche\u00a0: relancer',
      text: {
        twice:
          'Le joueur actif peut maintenant relancer, deux fois au plus. Chaque fois, il relance les dés de son choix, au moins un, même des dés gardés auparavant.',
        stop: 'Il peut s’arrêter quand il veut. Après la deuxième relance, le lancer est définitif.',
        spoil:
          'Le joueur actif a le droit de gâcher les dés des autres, même si sa propre carte est déjà réalisée.',
      },
    },
    judging: {
      title: 'Une manche\u00a0: juger les cartes',
      text: {
        open: 'Toutes les cartes sont retournées. Chacune est jugée à part, d’après les dés sur la table.',
        won: 'Si une carte est réalisée, son propriétaire la gagne et marque ses points.',
        out: 'Si la carte du joueur actif n’est pas réalisée, elle est écartée du jeu.',
        captured:
          'Si la carte d’un autre joueur n’est pas réalisée, le joueur actif la capture. Elle lui rapporte 1\u00a0point, quelle que soit sa valeur.',
        evenSo: 'Il capture les cartes des autres même s’il n’a pas réalisé la sienne.',
        next: 'Le joueur suivant, à gauche, devient le joueur actif.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        left: 'La feuille dit\u00a0: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0»',
        rounds:
          'La feuille ne donne pas le nombre de manches. Chaque nouvelle table se joue en manches égales\u00a0: chacun est joueur actif aussi souvent que les autres. Cela fait 10\u00a0manches à deux joueurs, 9 à trois, 8 à quatre et 10 à cinq.',
        twice:
          'On peut aussi choisir que chacun soit joueur actif deux fois, pour une partie courte à deux ou trois\u00a0: 4\u00a0manches à deux joueurs, 6 à trois, 8 à quatre et 10 à cinq. C’est la seule lecture qui rend la phrase de la feuille vraie mot pour mot.',
        all: 'On peut aussi choisir dix manches, quel que soit le nombre de joueurs. Toutes les cartes sont alors jouées.',
        count:
          'Additionne les points des cartes que tu as gagnées, et ajoute 1\u00a0point par carte capturée. Celui qui a le plus de points gagne.',
        tie: 'Si plusieurs joueurs ont le même total, celui d’entre eux qui a été joueur actif en dernier gagne. Il y a donc toujours un seul gagnant.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        packs:
          'Deux paquets, à deux joueurs seulement\u00a0: chacun a 20\u00a0cartes et en joue deux par manche.',
        both: 'Le joueur actif retourne ses deux cartes. Chaque carte est jugée à part.',
        same: 'Tes deux cartes peuvent être de la même sorte, s’il t’en reste deux.',
      },
    },
    secrets: {
      title: 'Qui sait quoi',
      text: {
        hidden:
          'Tant que ta carte n’est pas retournée, personne d’autre que toi ne la connaît. D’ici là, elle figure encore parmi tes cartes restantes, pour que rien ne la trahisse.',
        open: 'Tout le monde voit les scores et les cartes qui restent à chacun\u00a0: toutes les cartes jouées ont été vues.',
        down: 'Les cartes capturées sont posées côté dos visible. Tout le monde voit combien il y en a.',
        before: 'Les dés sur lesquels on a misé restent connus quand le joueur actif relance.',
      },
    },
  },
  examples: {
    more: {
      title: 'Un lancer, cinq cartes',
      moments: {
        full: 'Trois 6 et deux 3 font un full. C’est aussi une double paire, un brelan, une paire et, comme toujours, le joker. Léa et Noé marquent tous les deux.',
      },
    },
    alike: {
      title: 'Beaucoup de dés identiques',
      moments: {
        five: 'Cinq 4 font un carré, un brelan et une paire, et aucun n’est impair. Mais sans deuxième nombre, pas de full\u00a0: Léa capture celui de Noé.',
        four: 'Quatre 6 et un 1 ne font pas une double paire\u00a0: Noé capture la carte de Léa.',
      },
    },
    straights: {
      title: 'Les suites',
      moments: {
        corner:
          '5 6 1 2 3 recommence au début\u00a0: ce n’est pas une suite. Léa capture la carte de Noé.',
        small: '2 3 4 5 et un autre 5\u00a0: une petite suite, mais pas une grande.',
        large: '2 3 4 5 6\u00a0: une grande suite, et donc aussi une petite.',
      },
    },
    spoil: {
      title: 'Réalisée, et relancée quand même',
      moments: {
        before: 'Le brelan de Léa est réalisé. Mais les autres ont peut-être misé sur ses deux 5.',
        spoiled:
          'Elle relance donc les 5, et ça marche\u00a0: le full de Noé et la double paire d’Ana ne sont plus réalisés. Elle marque 2\u00a0points pour son brelan et 2 pour les cartes capturées.',
      },
    },
    round: {
      title: 'Une manche entière',
      moments: {
        thrown: 'Léa est la joueuse active. Elle lance deux 5.',
        laid: 'Tout le monde a posé une carte. Celle de Léa est retournée\u00a0: un brelan. Celles de Noé et d’Ana restent secrètes.',
        judged:
          'Léa relance le 2, le 3 et le 6, obtient un troisième 5 et s’arrête. Son brelan est réalisé\u00a0: 2\u00a0points. La paire de Noé aussi\u00a0: 1\u00a0point. La petite suite d’Ana ne l’est pas\u00a0: Léa la capture et marque 1\u00a0point de plus.',
      },
    },
    capture: {
      title: 'Rater sa carte, et capturer quand même',
      moments: {
        judged:
          'Le carré de Léa n’est pas réalisé\u00a0: il est écarté du jeu. Elle capture quand même la grande suite de Noé, pour 1\u00a0point alors que la carte en vaut 7. Le joker d’Ana, lui, est toujours réalisé.',
      },
    },
    tie: {
      title: 'Le même total après dix manches',
      moments: {
        over: 'Ils ont 37\u00a0points tous les deux. Noé a été joueur actif en dernier\u00a0: il gagne.',
      },
    },
    packs: {
      title: 'Deux cartes par manche',
      moments: {
        judged:
          'Léa joue ses deux carrés, et tous deux sont réalisés\u00a0: 14\u00a0points. Le brelan de Noé est réalisé. Léa capture son full.',
      },
    },
  },
};

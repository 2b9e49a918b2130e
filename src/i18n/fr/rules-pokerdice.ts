/** Les règles de Pokerdice en français. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Léa', 'Noé', 'Ana'],
  sections: {
    goal: {
      title: 'Le but',
      text: {
        aim: 'Cinq dés sont sur la table. En secret, chacun mise une carte sur ce qu’ils montreront à la fin. S’ils le montrent, tu marques les points de ta carte.',
        twist:
          'Mais qui a lancé les dés peut encore les changer\u00a0: pour réussir sa carte, ou pour gâcher la tienne et la capturer.',
      },
    },
    need: {
      title: 'Le matériel',
      text: {
        dice: 'De deux à cinq joueurs, de 8 à 99\u00a0ans, cinq dés, une dizaine de minutes.',
        pack: 'Pour chaque joueur, un paquet de dix cartes, une de chaque sorte.',
      },
    },
    cards: {
      title: 'Les dix cartes',
      text: {
        made: 'Une carte est réussie quand les cinq dés, tels qu’ils sont à la fin, montrent ce qu’elle demande.',
        more: 'Qui peut le plus peut le moins\u00a0: un full est aussi une paire, un brelan et une double paire\u202f; quatre ou cinq dés identiques font aussi un brelan et une paire\u202f; une grande suite en contient une petite.',
        differ:
          'La double paire et le full demandent deux faces différentes. Cinq dés identiques ne font ni l’un ni l’autre, et un carré avec un autre dé n’est pas une double paire.',
        corner: 'Une suite ne fait pas le tour\u00a0: après le 6, il n’y a rien.',
      },
    },
    setup: {
      title: 'Pour commencer',
      text: {
        packs: 'Chacun prend un paquet.',
        first:
          'Sur la feuille, c’est au plus jeune de lancer d’abord. Ici, l’hôte de la table peut désigner quelqu’un\u202f; sinon, on tire au sort.',
      },
    },
    bet: {
      title: 'Une manche\u00a0: lancer et miser',
      text: {
        throw: 'Qui a la main lance les cinq dés.',
        lay: 'Puis chacun, qui lance aussi, pose face cachée une carte pas encore jouée. L’ordre est libre, et les autres voient seulement que tu as choisi.',
        final: 'Carte posée, carte jouée.',
        turnUp: 'Quand toutes les cartes sont posées, celle de qui lance est retournée, et elle seule.',
      },
    },
    again: {
      title: 'Une manche\u00a0: relancer',
      text: {
        twice:
          'Qui lance peut maintenant relancer, deux fois au plus\u00a0: à chaque fois les dés de son choix, même ceux gardés avant, et au moins un.',
        stop: 'On peut s’arrêter quand on veut. Après la deuxième relance, c’est fini d’office.',
        spoil: 'Gâcher les dés des autres est permis, même quand sa propre carte est réussie.',
      },
    },
    judging: {
      title: 'Une manche\u00a0: juger les cartes',
      text: {
        open: 'Toutes les cartes sont retournées. Chacune est jugée à part, d’après les dés tels qu’ils sont.',
        won: 'Réussie, à qui que ce soit\u00a0: on la gagne et on marque ses points.',
        out: 'Ratée, à qui lance\u00a0: elle sort du jeu.',
        captured: 'Ratée, à quelqu’un d’autre\u00a0: qui lance la capture, pour 1\u00a0point, quoi qu’elle montre.',
        evenSo: 'Même si la carte de qui lance est ratée aussi.',
        next: 'Puis la main passe à gauche.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        rounds: 'On joue dix manches\u00a0: chaque carte sert une fois. La feuille ne dit pas combien.',
        count: 'Compte les points de tes cartes gagnées, et 1 par carte capturée. Le plus de points gagne.',
        tie: 'À égalité, c’est qui a lancé en dernier parmi les ex æquo qui gagne\u00a0: il y a toujours un seul gagnant.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        equal:
          'Manches égales\u00a0: chacun lance aussi souvent. Cela fait 10\u00a0manches à deux, 9 à trois, 8 à quatre et 10 à cinq. Les cartes qui restent ne comptent pas.',
        packs:
          'Deux paquets, à deux joueurs seulement\u00a0: 20\u00a0cartes chacun, deux par manche, pendant dix manches. Qui lance retourne ses deux cartes, et chacune est jugée à part.',
        same: 'Les deux cartes d’une manche peuvent être de la même sorte, s’il t’en reste deux.',
      },
    },
    secrets: {
      title: 'Qui sait quoi',
      text: {
        hidden:
          'Personne d’autre que toi ne sait ce que tu as posé, jusqu’à ce que la carte soit retournée. D’ici là, elle figure encore parmi tes cartes restantes, pour que rien ne la trahisse.',
        open: 'Les scores sont publics, et aussi les cartes qui restent à chacun\u00a0: toutes les cartes jouées ont été vues.',
        down: 'Les cartes capturées sont face cachée\u202f; tout le monde voit combien.',
        before: 'Les dés sur lesquels on a misé restent connus quand on relance.',
      },
    },
  },
  examples: {
    more: {
      title: 'Un lancer, cinq cartes',
      moments: {
        full: 'Trois 6 et deux 3\u00a0: un full, et avec lui une double paire, un brelan, une paire et, comme toujours, le joker. Léa et Noé marquent tous les deux.',
      },
    },
    alike: {
      title: 'Beaucoup de dés identiques',
      moments: {
        five: 'Cinq 4\u00a0: un carré, un brelan, une paire, et pas un impair. Mais sans deuxième face, pas de full\u00a0: Léa capture celui de Noé.',
        four: 'Quatre 6 et un 1 ne font pas une double paire\u00a0: Noé capture la carte de Léa.',
      },
    },
    straights: {
      title: 'Les suites',
      moments: {
        corner: '5 6 1 2 3 fait le tour\u00a0: pas de suite. Léa capture la carte de Noé.',
        small: '2 3 4 5 et un autre 5\u00a0: une petite suite, mais pas une grande.',
        large: '2 3 4 5 6\u00a0: une grande suite, et donc aussi une petite.',
      },
    },
    spoil: {
      title: 'Réussie, et relancée quand même',
      moments: {
        before: 'Le brelan de Léa est réussi. Mais les autres ont peut-être misé sur ses deux 5.',
        spoiled:
          'Elle relance donc les 5, et ça marche\u00a0: le full de Noé et la double paire d’Ana sont ratés. 2\u00a0points pour son brelan, et 2\u00a0cartes capturées.',
      },
    },
    round: {
      title: 'Une manche entière',
      moments: {
        thrown: 'Léa lance\u00a0: deux 5 pour l’instant.',
        laid: 'Tout le monde a posé. La carte de Léa est retournée, un brelan\u202f; celles de Noé et d’Ana restent secrètes.',
        judged:
          'Léa relance le 2, le 3 et le 6, obtient un troisième 5 et s’arrête. Son brelan est réussi, 2\u00a0points\u202f; la paire de Noé aussi, 1\u00a0point. La petite suite d’Ana est ratée\u00a0: Léa la capture, 1\u00a0point de plus.',
      },
    },
    capture: {
      title: 'Rater, et capturer quand même',
      moments: {
        judged:
          'Le carré de Léa est raté et sort du jeu. Elle capture quand même la grande suite de Noé\u00a0: pour 1\u00a0point, alors que la carte en vaut 7. Le joker d’Ana, lui, est toujours réussi.',
      },
    },
    tie: {
      title: 'À égalité après dix manches',
      moments: { over: '37\u00a0points partout. Noé a lancé en dernier\u00a0: Noé gagne.' },
    },
    packs: {
      title: 'Deux cartes par manche',
      moments: {
        judged:
          'Léa pose ses deux carrés, réussis tous les deux\u00a0: 14\u00a0points. Le brelan de Noé est réussi\u202f; son full, Léa le capture.',
      },
    },
  },
};

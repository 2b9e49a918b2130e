/** Les règles de NEXT! en français. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Léa', 'Noé', 'Ana', 'Tom'],
  sections: {
    goal: {
      title: 'Le but',
      text: {
        aim: 'Fais avec les dés la combinaison d’une carte, et prends la carte. À la fin, le plus de points gagne.',
        name: 'Ce que tu ne peux pas utiliser reste au joueur suivant. C’est pour ça que le jeu s’appelle NEXT\u202f!',
      },
    },
    need: {
      title: 'Le matériel',
      text: {
        players: 'De deux à six joueurs, dès 8\u00a0ans, de 10 à 20\u00a0minutes.',
        dice: 'Six dés, quatre blancs et deux noirs.',
        colours: 'Tous ont les six mêmes couleurs, et chaque couleur a son propre symbole.',
        cards: '45\u00a0cartes. Chacune montre une combinaison et ses points, et certaines le signe d’une action.',
      },
    },
    cards: {
      title: 'Les combinaisons',
      text: {
        any: 'Les dés en pointillé dans un cadre sont de n’importe quelle couleur, mais tous de la même. Deux cadres peuvent avoir la même couleur.',
        fixed: 'Les dés en couleur doivent avoir exactement cette couleur.',
        made: 'Une carte est réussie quand des dés différents remplissent toutes ses places. Les autres dés ne comptent pas.',
        so: 'Cinq dés pareils font donc aussi un full. Un carré et paire fait une triple paire, et six dés pareils aussi. Six dés pareils font un double brelan.',
        deck: 'La liste des cartes imprimées n’est pas publique\u00a0: ce paquet est le nôtre. Deux valeurs sont connues et gardées\u00a0: carré 2\u00a0points, petite couleur\u00a03.',
        own: 'Qui possède la boîte peut jouer avec son propre paquet\u00a0: 45\u00a0cartes quelconques de ce genre.',
      },
    },
    setup: {
      title: 'Pour commencer',
      text: {
        piles:
          'Mélange les cartes et fais trois piles de\u00a015, face visible\u00a0: on ne voit que la carte du dessus. Une pile vide ne montre rien.',
        first: 'Le premier joueur est tiré au sort. Ensuite, on tourne vers la gauche.',
      },
    },
    turn: {
      title: 'Ton tour',
      text: {
        throw: 'Lance les six dés.',
        again:
          'Garde les dés que tu veux et relance les autres, au moins un\u00a0: jusqu’à trois lancers en tout. Au dernier, tu peux aussi relancer des dés gardés avant.',
        take: 'Après chaque lancer, tu peux prendre une carte du dessus, si tes dés la réussissent et qu’elle n’est pas bloquée. La carte suivante de la pile apparaît aussitôt. Fais l’action, s’il y en a une\u202f; ton tour finit alors. Une carte par tour.',
        must: 'Après le dernier lancer, tu dois prendre une carte réussie\u202f; entre plusieurs, tu choisis.',
        none: 'Si aucune n’est réussie, ton tour finit sans carte.',
        noStop: 'Tu ne peux pas t’arrêter avant sans carte.',
      },
    },
    locks: {
      title: 'Les cartes bloquées',
      text: {
        lock: 'Si tu relances alors que tes dés réussissent des cartes visibles, chacune d’elles est bloquée pour toi jusqu’à la fin de ton tour.',
        counts: 'Une carte bloquée compte comme ratée. Relancer les six dés plus tard bloque aussi.',
        unused: 'Ce que tu aurais pu réussir avec les dés noirs, sans le faire, n’est pas bloqué.',
      },
    },
    failed: {
      title: 'Après un tour sans carte',
      text: {
        yours: 'Si le tour d’avant n’a pas eu de carte, ses dés sont à toi tels quels. Choisis\u00a0:',
        take: 'Prends une carte qu’ils réussissent déjà, sans lancer. Son action compte.',
        keep: 'Garde un à cinq dés et lance les autres. C’est ton deuxième lancer, deux en tout, et il bloque ce que les dés réussissaient.',
        fresh:
          'Lance les six\u00a0: un premier lancer tout neuf, trois en tout, et rien n’est bloqué. Seul le premier lancer d’un tour peut l’être.',
        otherwise: 'Après un tour qui a pris une carte, on lance les six dés.',
        chain: 'Plusieurs tours de suite peuvent rater. Rejouer sans carte est aussi un tour raté.',
      },
    },
    black: {
      title: 'Les deux dés noirs',
      text: {
        agree:
          'Si les deux dés noirs, lancés ensemble, montrent la même couleur, tu peux tourner un dé. Chaque lancer de ce genre t’en donne le droit une fois.',
        any: 'N’importe quel dé, noir ou blanc, même gardé, vers n’importe quelle autre couleur\u202f; même si cela défait une carte.',
        until: 'Fais-le avant de lancer ou de prendre\u202f; après, le droit est perdu.',
        stays: 'Un dé tourné reste ainsi tant qu’il est gardé, et le joueur suivant en hérite tel quel.',
        heir: 'Du droit lui-même, personne n’hérite.',
        last: 'Cela vaut aussi après le dernier lancer\u00a0: si rien n’est réussi, tourne un dé ou finis ton tour. Sans ce droit, le tour finit tout seul.',
      },
    },
    actions: {
      title: 'Les actions',
      text: {
        won: 'Une action ne compte que si la carte est gagnée aux dés, pas si elle est tirée ou donnée. Elle est obligatoire si elle est possible, sinon on la saute.',
        blind: 'À l’aveugle veut dire au hasard\u00a0: chaque carte de l’autre a la même chance.',
        just: 'Dans un échange, tu peux donner la carte que tu viens de gagner, mais pas celle que tu viens de tirer.',
        superSwap:
          'Un super-échange tourne vers la gauche. Chaque fois, tu donnes à qui tu viens de tirer une carte\u202f; ce que tu as tiré chez l’un, tu peux le donner au suivant.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        limit:
          'La partie finit dès que quelqu’un a autant de cartes. On regarde une fois l’action faite\u00a0: entre-temps, une main peut avoir une carte de trop, et un vol peut dépasser le nombre.',
        dropped: 'Si la carte qui finit la partie permet de rejouer, on ne rejoue pas.',
        stop: 'Qui en a assez peut arrêter la partie à la fin de son propre tour, avec ou sans carte\u202f; la question est posée à chaque fois.',
        asked: 'Elle est posée quand le joueur suivant va commencer, donc pas avant de rejouer.',
        held: 'Comptent les cartes qu’on a en main\u00a0: une carte perdue ne compte plus.',
        most: 'On retourne toutes les cartes. Le plus de points gagne.',
        shared: 'À égalité, on partage la victoire.',
      },
    },
    secrets: {
      title: 'Qui sait quoi',
      text: {
        down: 'Les cartes gagnées sont face cachée. Les autres voient combien, dans un ordre qui ne dit rien\u202f; les tiennes, tu les vois toujours.',
        take: 'Ce que quelqu’un prend d’une pile, tout le monde le voit.',
        two: 'Ce qu’un vol ou un échange a déplacé, eux deux seuls le savent. Les autres voient qu’une carte a bougé, pas laquelle.',
        open: 'À la fin, tout est montré\u00a0: les mains, les piles et chaque carte tirée.',
      },
    },
  },
  kinds: {
    label: 'Les cartes du paquet',
    any: 'N’importe quelle couleur',
    fixed: 'Couleurs exactes',
    fixedNames: {
      three: 'trois d’une couleur',
      twoTwo: 'deux et deux',
      threeTwo: 'trois et deux',
      twoTwoTwo: 'deux, deux et deux',
    },
    count: text('{#cards}\u00a0×'),
  },
  limits: {
    label: 'Combien de cartes finissent la partie',
    players: 'Joueurs',
    ends: 'Fin de partie',
    mayStop: 'Peut l’arrêter',
    range,
  },
  examples: {
    enough: {
      title: 'Les autres dés ne comptent pas',
      moments: {
        five: 'Cinq dés bleus\u00a0: une petite couleur, bien sûr, mais aussi un full, trois et deux de la même couleur. Une triple paire, non.',
        fourAndPair: 'Quatre verts et deux jaunes\u00a0: carré et paire, full, et triple paire, dont deux paires vertes.',
      },
    },
    last: {
      title: 'Le dernier lancer',
      moments: {
        must: 'Le troisième lancer de Léa réussit le brelan, et deux rouges et deux verts. Elle doit prendre l’une des deux cartes, celle qu’elle veut.',
      },
    },
    lock: {
      title: 'Relancer quand même',
      moments: {
        made: 'Trois rouges\u00a0: Léa pourrait prendre le brelan. Elle veut le carré, garde les rouges et relance le reste.',
        locked: 'Voilà le quatrième. Le brelan est bloqué pour ce tour\u202f; le carré, elle peut le prendre.',
      },
    },
    heir: {
      title: 'Continuer avec les dés d’un autre',
      moments: {
        left: 'Les trois lancers de Léa n’ont rien donné. Ses dés restent comme ils sont, et c’est à Noé.',
        kept: 'Noé garde les trois rouges et le bleu, et lance deux dés\u00a0: encore un bleu. Il peut prendre trois rouges et deux bleus, ou relancer une fois.',
      },
    },
    gift: {
      title: 'Un cadeau',
      moments: {
        thrownOn:
          'Léa avait quatre verts et a relancé pour un cinquième. Le brelan est maintenant bloqué pour elle, et son dernier lancer ne donne rien non plus.',
        there: 'Pour Noé, rien n’est bloqué\u00a0: il prend le brelan sans lancer.',
      },
    },
    black: {
      title: 'Les dés noirs sont d’accord',
      moments: {
        agree: 'Les deux dés noirs ont été lancés et sont bleus. Léa peut tourner un dé, n’importe lequel.',
        turned: 'Elle tourne le vert vers le rouge\u00a0: quatre rouges et deux bleus, carré et paire.',
      },
    },
    superSwap: {
      title: 'Un super-échange',
      moments: {
        won: 'Chacun a une carte. Ana a gagné la sienne avec un super-échange\u00a0: d’abord, elle tire à l’aveugle chez Léa, assise à sa gauche.',
        first: 'Elle a tiré le brelan et donné à Léa la carte qu’elle venait de gagner. Au tour de Noé.',
        second: 'Chez Noé, elle a tiré la petite couleur, et lui a passé la carte de Léa.',
      },
    },
    stop: {
      title: 'Rejouer, puis arrêter',
      moments: {
        replay: 'À quatre joueurs, Léa prend un full qui fait rejouer\u00a0: aussitôt un tour complet de plus, avec six dés.',
        asked: 'Après avoir rejoué trois fois, elle a quatre cartes. À quatre joueurs, c’est assez pour arrêter.',
        over: 'Elle arrête. On compte toutes les cartes\u00a0: Léa gagne avec 7\u00a0points.',
      },
    },
  },
};

/** Les règles de NEXT! en français. */

import { range, text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Léa', 'Noé', 'Ana', 'Tom'],
  sections: {
    goal: {
      title: 'Le but',
      text: {
        aim: 'Réalise avec les dés la combinaison d’une carte, et prends la carte. À la fin, celui qui a le plus de points gagne.',
        name: 'Les dés dont tu n’as rien pu faire restent au joueur suivant. C’est pour ça que le jeu s’appelle NEXT!',
      },
    },
    need: {
      title: 'Le matériel',
      text: {
        players: 'De deux à six joueurs, dès 8\u00a0ans. De 10 à 20\u00a0minutes.',
        dice: 'Six dés, quatre blancs et deux noirs.',
        colours: 'Tous les dés ont les six mêmes couleurs. Chaque couleur a son propre symbole.',
        cards:
          '45\u00a0cartes. Chacune montre une combinaison et ses points. Certaines montrent aussi une action.',
      },
    },
    cards: {
      title: 'Les combinaisons',
      text: {
        any: 'Les dés en pointillé d’un même cadre peuvent être de n’importe quelle couleur, mais tous de la même. Deux cadres peuvent avoir la même couleur.',
        fixed: 'Les dés en couleur doivent être exactement de cette couleur.',
        made: 'Une carte est réalisée quand des dés différents remplissent toutes ses places. Les autres dés ne comptent pas.',
        so: 'Cinq dés identiques font donc aussi un full. Carré et paire font une triple paire, et six dés identiques aussi. Six dés identiques font un double brelan.',
        deck: 'La liste des cartes imprimées n’est pas publique\u00a0: ce paquet est donc le nôtre.',
        known:
          'Deux valeurs sont connues, et nous les gardons\u00a0: le carré vaut 2\u00a0points, la petite couleur\u00a03.',
        own: 'Si tu as la boîte, tu peux jouer avec ton propre paquet\u00a0: 45\u00a0cartes de ce genre, quelles qu’elles soient.',
      },
    },
    setup: {
      title: 'Pour commencer',
      text: {
        piles:
          'Mélange les cartes et fais trois piles de\u00a015, face visible. On ne voit que la carte du dessus de chaque pile.',
        empty: 'Une pile vide ne montre rien.',
        first: 'On tire au sort le premier joueur. Ensuite, on tourne vers la gauche.',
      },
    },
    turn: {
      title: 'Ton tour',
      text: {
        throw: 'Lance les six dés.',
        again:
          'Garde les dés que tu veux et relance les autres, au moins un. Tu as trois lancers au plus. Au dernier, tu peux aussi relancer des dés gardés auparavant.',
        take: 'Après chaque lancer, tu peux prendre une carte visible, si tes dés la réalisent et qu’elle n’est pas bloquée. La carte suivante de la pile est aussitôt visible. Si la carte a une action, fais-la. Ton tour est alors terminé. On prend une seule carte par tour.',
        must: 'Après ton dernier lancer, si une carte est réalisée, tu dois la prendre. S’il y en a plusieurs, choisis.',
        none: 'Si aucune carte n’est réalisée, ton tour se termine sans carte.',
        noStop: 'Avant cela, tu ne peux pas t’arrêter sans carte.',
      },
    },
    locks: {
      title: 'Les cartes bloquées',
      text: {
        lock: 'Si tes dés réalisent des cartes visibles et que tu relances quand même, toutes ces cartes sont bloquées pour toi jusqu’à la fin de ton tour.',
        counts:
          'Une carte bloquée compte comme non réalisée. Relancer les six dés plus tard dans ton tour bloque aussi des cartes.',
        unused:
          'Une carte que tu aurais pu réaliser en transformant un dé, sans le faire, n’est pas bloquée.',
      },
    },
    failed: {
      title: 'Après un tour sans carte',
      text: {
        yours:
          'Si le joueur précédent a fini son tour sans carte, tu peux utiliser ses dés tels quels. Tu as trois possibilités\u00a0:',
        take: 'Prends une carte visible que les dés réalisent déjà, sans lancer.',
        action: 'Si la carte a une action, fais-la.',
        keep: 'Garde de un à cinq dés et lance les autres. Cela compte comme ton deuxième lancer\u00a0: tu en as deux en tout.',
        locks: 'Les cartes que les dés réalisaient déjà sont alors bloquées.',
        fresh:
          'Lance les six dés. C’est un nouveau premier lancer\u00a0: tu en as trois en tout, et rien n’est bloqué. Ce n’est possible qu’au premier lancer d’un tour.',
        otherwise: 'Si le joueur précédent a pris une carte, lance les six dés.',
        chain: 'Plusieurs tours de suite peuvent se terminer sans carte.',
        replay:
          'Rejouer sans prendre de carte est aussi un tour raté\u00a0: le joueur suivant peut utiliser les dés.',
      },
    },
    black: {
      title: 'Les deux dés noirs',
      text: {
        agree:
          'Si tu lances les deux dés noirs ensemble et qu’ils montrent la même couleur, tu peux transformer un dé. Tu peux le faire une fois par lancer de ce genre.',
        any: 'Tu peux transformer n’importe quel dé, noir ou blanc, même un dé gardé, en n’importe quelle autre couleur.',
        breaks:
          'Tu peux le faire même si cela défait une carte réalisée, et même après ton dernier lancer.',
        until:
          'Transforme le dé avant de relancer ou de prendre une carte. Après, il est trop tard.',
        stays:
          'Un dé transformé reste ainsi tant qu’il est gardé. Le joueur suivant le trouve tel quel.',
        heir: 'Mais le joueur suivant ne peut pas transformer de dé grâce à ton lancer.',
        last: 'Tu peux aussi transformer un dé après ton dernier lancer. Si aucune carte n’est réalisée, transforme un dé ou termine ton tour. Si tu ne peux pas transformer de dé, ton tour se termine tout seul.',
      },
    },
    actions: {
      title: 'Les actions',
      text: {
        won: 'On ne fait l’action d’une carte que si on la gagne aux dés, pas si on la tire ou si on la reçoit. Elle est obligatoire si elle est possible. Sinon, on la saute.',
        blind:
          'À l’aveugle veut dire au hasard\u00a0: chaque carte de l’autre joueur a la même chance.',
        just: 'Dans un échange, tu peux donner la carte que tu viens de gagner, mais pas celle que tu viens de tirer.',
        back: 'Tu donnes toujours ta carte au joueur chez qui tu viens d’en tirer une.',
        order:
          'Un super-échange se fait en tournant vers la gauche, en commençant par ton voisin de gauche. Une carte tirée chez un joueur peut être donnée au suivant.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        limit:
          'La partie se termine dès qu’un joueur a le nombre de cartes indiqué dans le tableau.',
        after:
          'On compte les cartes une fois l’action terminée. Pendant l’action, un joueur peut avoir une carte de trop, et un vol peut lui faire dépasser le nombre.',
        dropped: 'Si la carte qui termine la partie permet de rejouer, on ne rejoue pas.',
        stop: 'Un joueur qui a assez de cartes peut arrêter la partie plus tôt. À deux joueurs, il peut le faire à la fin de son tour, avec ou sans carte. La question lui est posée chaque fois.',
        moment:
          'De trois à six joueurs, c’est pareil\u00a0: à la fin de son tour, avec ou sans carte.',
        asked:
          'La question est posée juste avant que le joueur suivant commence, donc pas avant de rejouer.',
        held: 'Seules comptent les cartes que tu as. Une carte qu’on t’a prise ne compte plus.',
        most: 'On retourne toutes les cartes. Celui qui a le plus de points gagne.',
        shared: 'Les joueurs qui ont le même total partagent la victoire.',
      },
    },
    secrets: {
      title: 'Qui sait quoi',
      text: {
        down: 'Les cartes gagnées sont posées face cachée. Les autres voient combien il y en a. Leur ordre ne trahit rien.',
        own: 'Tu peux toujours regarder tes propres cartes.',
        take: 'Tout le monde voit quelle carte un joueur prend sur une pile.',
        two: 'Quand une carte est volée ou échangée, seuls les deux joueurs savent laquelle. Les autres voient seulement qu’une carte a changé de main.',
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
    label: 'Combien de cartes terminent la partie',
    players: 'Joueurs',
    ends: 'Fin de partie',
    mayStop: 'Arrêt possible dès',
    range,
  },
  examples: {
    enough: {
      title: 'Les autres dés ne comptent pas',
      moments: {
        five: 'Cinq dés bleus font une petite couleur, bien sûr. Ils font aussi un full\u00a0: trois et deux de la même couleur. Ils ne font pas une triple paire.',
        fourAndPair:
          'Quatre verts et deux jaunes font un carré et paire, un full, et une triple paire dont deux paires vertes.',
      },
    },
    last: {
      title: 'Le dernier lancer',
      moments: {
        must: 'Le troisième lancer de Léa réalise deux cartes\u00a0: le brelan, et deux rouges et deux verts. Elle doit prendre l’une des deux, celle qu’elle veut.',
      },
    },
    lock: {
      title: 'Relancer quand même',
      moments: {
        made: 'Trois rouges\u00a0: Léa pourrait prendre le brelan. Mais elle veut le carré\u00a0: elle garde les rouges et relance les autres.',
        locked:
          'Voilà le quatrième. Le brelan est bloqué pour ce tour, mais elle peut prendre le carré.',
      },
    },
    reds: {
      title: 'L’exemple de la feuille\u00a0: quatre rouges',
      moments: {
        left: 'Le tour de Léa est raté et laisse quatre dés rouges. Elle a relancé pour en avoir un cinquième\u00a0: le carré était donc bloqué pour elle. Pour Noé, rien n’est bloqué. Il a trois possibilités.',
        taken: 'Première possibilité\u00a0: Noé prend le carré sans lancer.',
      },
    },
    redsKept: {
      title: 'Deuxième possibilité\u00a0: garder des dés',
      moments: {
        kept: 'Noé garde les quatre rouges et lance les deux autres dés\u00a0: un cinquième rouge\u202f! C’était un deuxième lancer\u00a0: il lui en reste un. Le carré est maintenant bloqué, mais il peut prendre la petite couleur.',
      },
    },
    redsAfresh: {
      title: 'Troisième possibilité\u00a0: lancer les six dés',
      moments: {
        thrown:
          'Noé relance les six dés. C’est un premier lancer\u00a0: il lui en reste deux. Rien n’est bloqué.',
      },
    },
    black: {
      title: 'Deux dés noirs de la même couleur',
      moments: {
        agree:
          'Léa a lancé les deux dés noirs, et les deux sont bleus. Elle peut transformer un dé, n’importe lequel.',
        turned:
          'Elle transforme le vert en rouge. Elle a maintenant quatre rouges et deux bleus\u00a0: carré et paire.',
      },
    },
    superSwap: {
      title: 'Un super-échange',
      moments: {
        won: 'Chacun a une carte. Ana a gagné la sienne avec un super-échange. D’abord, elle tire à l’aveugle chez Léa, assise à sa gauche.',
        first:
          'Elle a tiré le brelan et donné à Léa la carte qu’elle venait de gagner. Elle échange maintenant avec Noé.',
        second: 'Elle a tiré la petite couleur chez Noé et lui a donné la carte tirée chez Léa.',
      },
    },
    stop: {
      title: 'Rejouer, puis arrêter',
      moments: {
        replay:
          'À quatre joueurs, Léa prend un full qui permet de rejouer\u00a0: elle joue aussitôt un autre tour complet, avec les six dés.',
        asked:
          'Après avoir rejoué trois fois, elle a quatre cartes. À quatre joueurs, c’est assez pour arrêter.',
        over: 'Elle arrête. On compte toutes les cartes\u00a0: Léa gagne avec 7\u00a0points.',
      },
    },
  },
};

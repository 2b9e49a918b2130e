/** Les règles de Séquence Dés en français. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Léa', 'Noé', 'Ana', 'Tom'],
  sections: {
    goal: {
      title: 'Le but',
      text: {
        line: 'Aligne avant les autres cinq jetons de ta couleur, en ligne droite et sans trou, de haut en bas ou en diagonale.',
        row: 'Une rangée, de gauche à droite, compte aussi. La feuille française n’en parle pas, mais les feuilles anglaise et allemande le disent.',
      },
    },
    need: {
      title: 'Le matériel',
      text: {
        players:
          'De deux à quatre joueurs, deux dés, un plateau de 36\u00a0cases et des jetons d’une couleur par camp.',
        layout:
          'Les nombres sont placés comme sur le plateau imprimé\u202f; le texte de la feuille ne les décrit pas. Chaque nombre de 2 à 9, ainsi que le 12, occupe quatre cases\u00a0: les 2 dans les coins, les 12 au milieu. Il n’y a ni 10 ni 11.',
        squares:
          'On nomme une case par sa colonne et sa rangée, par exemple c3. Le plateau est le même vu de tous les côtés.',
        sides:
          'À deux ou trois, chacun joue pour soi. À quatre, on joue deux contre deux\u00a0: les partenaires sont face à face et ont la même couleur.',
        chips: 'La boîte contient 20\u00a0jetons par camp. Ici, tu n’en manques jamais.',
      },
    },
    start: {
      title: 'Qui commence',
      text: {
        highest:
          'Chacun à son tour lance les deux dés. Le joueur qui a le plus grand total commence.',
        tie: 'Si plusieurs joueurs ont le plus grand total, eux seuls relancent, même s’ils sont partenaires. Seuls les nouveaux totaux comptent. On continue jusqu’à ce qu’un joueur ait le plus grand.',
        notPlayed:
          'Ces lancers ne sont pas joués\u00a0: on ne pose ni ne retire de jeton, et personne ne rejoue.',
        round: 'On joue ensuite chacun son tour, en tournant vers la gauche.',
      },
    },
    turn: {
      title: 'Ton tour',
      text: {
        sum: 'Lance les deux dés et additionne-les. Le total dit ce que tu dois faire. Si c’est possible, c’est obligatoire.',
        sides:
          'Les jetons de ton partenaire sont aussi les tiens\u00a0: vous alignez ensemble, et tu ne les remplaces ni ne les retires jamais. À trois joueurs, les deux autres sont tes adversaires.',
      },
    },
    numbers: {
      title: 'De 3 à 9\u00a0: ton nombre',
      text: {
        free: 'Pose un jeton sur une case libre de ce nombre.',
        taken:
          'Si les quatre cases sont prises, tu dois y remplacer un jeton adverse par un des tiens. La phrase de la feuille est abîmée à cet endroit.',
        own: 'Si les quatre sont à toi, il ne se passe rien.',
      },
    },
    again: {
      title: '2 et 12\u00a0: tu rejoues',
      text: {
        same: 'Fais comme de 3 à 9, puis rejoue. C’est ainsi chaque fois que tu fais 2 ou 12.',
        blocked: 'Tu rejoues même si tu n’as pas pu poser de jeton.',
        seat: 'C’est toi qui rejoues\u00a0: ton partenaire ne peut pas le faire à ta place.',
      },
    },
    ten: {
      title: '10\u00a0: le jeu de défense',
      text: {
        remove:
          'Retire un jeton adverse. Sa case redevient libre. On ne retire jamais un jeton posé sur un 2 ou un 12.',
        none: 'S’il n’y a aucun jeton à retirer, il ne se passe rien.',
      },
    },
    eleven: {
      title: '11\u00a0: le jeu fou',
      text: {
        free: 'Pose un jeton sur la case libre de ton choix, quel que soit son nombre. Sur un 2 ou un 12, cela ne te fait pas rejouer.',
        full: 'Si le plateau est plein, remplace le jeton adverse de ton choix, même sur un 2 ou un 12.',
        must: 'C’est obligatoire. La feuille dit «\u00a0peut\u00a0», mais refuser n’aide jamais.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        once: 'Une ligne gagne aussitôt, sans que personne rejoue. Les partenaires gagnent ensemble.',
        noDraw: 'Il n’y a pas de match nul. Si le plateau est plein, la partie continue.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        six: 'Six alignés\u00a0: la feuille le conseille à deux joueurs ou deux équipes, car «\u00a0le jeu est plus intéressant\u00a0». Cinq ne suffisent plus. À trois joueurs, c’est toujours cinq.',
        consult: 'Les partenaires ne se concertent pas.',
        chat: 'Pendant une partie à quatre, la discussion est donc fermée aux joueurs.',
      },
    },
    secrets: {
      title: 'Qui sait quoi',
      text: { nothing: 'Rien n’est caché\u00a0: tout le monde voit tout.' },
    },
  },
  sums: {
    label: 'Ce que fait chaque total',
    numbers: 'un jeton sur ce nombre',
    again: 'de même, et tu rejoues',
    ten: 'retirer un jeton adverse',
    eleven: 'un jeton sur la case libre de ton choix',
  },
  picture: {
    board: 'Le plateau.',
    chips: (name, squares) =>
      `${name}\u00a0: ${squares.length === 0 ? 'aucun jeton' : squares.join(' ')}.`,
    may: (squares) => `Peuvent être choisies\u00a0: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinq en diagonale',
      moments: {
        diagonal:
          'b2, c3, d4, e5 et f6\u00a0: Léa gagne aussitôt. Son dernier lancer était un 2, mais plus personne ne joue.',
      },
    },
    row: {
      title: 'Cinq dans une rangée',
      moments: {
        row: 'a5, b5, c5, d5 et e5\u00a0: Léa gagne avec une rangée. C’est notre arbitrage.',
      },
    },
    start: {
      title: 'Le même total au départ',
      moments: {
        tie: 'Léa et Ana ont toutes les deux 9\u00a0: elles relancent. Noé ne relance pas.',
        begins:
          'Ana a maintenant le plus grand total\u00a0: elle commence. Aucun jeton n’est posé pour ces lancers.',
      },
    },
    seven: {
      title: 'Trois fois sept',
      moments: {
        free: 'Léa fait\u00a07. Deux des quatre cases sont encore libres.',
        replace:
          'Encore un\u00a07, et les quatre cases sont prises. Léa remplace l’un des deux jetons de Noé.',
        nothing: 'Les quatre sont maintenant à elle. Un\u00a07 ne fait plus rien, et c’est à Noé.',
      },
    },
    again: {
      title: 'Douze après douze',
      moments: {
        placed: 'Léa a posé un jeton sur un\u00a012. Elle rejoue.',
        blocked:
          'Les quatre\u00a012 sont à elle\u00a0: elle ne peut pas poser de jeton. Elle rejoue quand même.',
      },
    },
    ten: {
      title: 'Ce qu’un 10 peut atteindre',
      moments: {
        choose:
          'Noé fait\u00a010. Il peut retirer le jeton de Léa sur le\u00a09 ou celui sur le\u00a07. Ceux du\u00a02 et du\u00a012 ne risquent rien.',
        removed: 'Le jeton en d2 est parti, et la case est de nouveau libre.',
      },
    },
    eleven: {
      title: 'N’importe où',
      moments: {
        free: 'Léa fait\u00a011. Elle peut choisir n’importe quelle case encore libre.',
        full: 'Un\u00a011 sur un plateau plein\u00a0: Léa remplace le jeton de Noé qu’elle veut, même sur un 2 ou un\u00a012.',
      },
    },
    partners: {
      title: 'Une ligne de partenaires',
      moments: {
        shared:
          'Léa et Ana ont rempli cette colonne ensemble\u00a0: elles gagnent toutes les deux.',
      },
    },
  },
};

/** Les règles de Séquence Dés en français. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Léa', 'Noé', 'Ana', 'Tom'],
  sections: {
    goal: {
      title: 'Le but',
      text: {
        line: 'Aligne avant les autres cinq jetons de ta couleur, en ligne droite et sans trou, dans une rangée ou une colonne.',
        diagonal: 'Les diagonales comptent aussi. La feuille française oublie là un mot que ses sœurs ont.',
      },
    },
    need: {
      title: 'Le matériel',
      text: {
        players: 'De deux à quatre joueurs, deux dés, un plateau de 36\u00a0cases, et des jetons\u00a0: une couleur par camp.',
        board:
          'Les nombres de 2 à 9 et le 12 ont chacun quatre cases, les 2 dans les coins, les 12 au milieu\u202f; 10 et 11 n’en ont pas. Une case s’appelle par sa colonne et sa rangée\u00a0: c3. Le plateau est le même de tous les côtés.',
        sides:
          'À deux ou trois, chacun joue pour soi. À quatre, deux contre deux\u00a0: les partenaires sont face à face et ont la même couleur.',
        chips: 'La boîte a 20\u00a0jetons par camp. Ici, il n’en manque jamais.',
      },
    },
    start: {
      title: 'Qui commence',
      text: {
        highest: 'Chacun à son tour lance les deux dés. Le plus grand total commence.',
        tie: 'En cas d’égalité, les meilleurs relancent, même entre partenaires, et seuls les nouveaux totaux comptent, jusqu’à ce qu’un seul soit le plus grand.',
        notPlayed: 'Ces lancers ne sont pas joués\u00a0: ni jeton posé, ni jeton retiré, ni tour de plus.',
        round: 'Ensuite, on tourne vers la gauche, place après place.',
      },
    },
    turn: {
      title: 'Ton tour',
      text: {
        sum: 'Lance les deux dés et additionne. Le total dit quoi faire, et ce qui est possible est obligatoire.',
        sides:
          'Les jetons de ton partenaire sont les tiens\u00a0: vous alignez ensemble, et tu ne les remplaces ni ne les retires jamais. À trois, les deux autres sont des adversaires.',
      },
    },
    numbers: {
      title: 'De 3 à 9\u00a0: ton nombre',
      text: {
        free: 'Pose un jeton sur une case libre de ce nombre.',
        taken: 'Si les quatre sont prises, remplace l’un des jetons adverses par un des tiens.',
        own: 'Si les quatre sont à toi, il ne se passe rien.',
      },
    },
    again: {
      title: '2 et 12\u00a0: encore un tour',
      text: {
        same: 'Comme de 3 à 9, et tu as ensuite encore un tour, à chaque fois.',
        blocked: 'Tu l’as aussi quand aucun jeton n’a pu être posé.',
        seat: 'Il n’est qu’à toi\u00a0: ton partenaire ne peut pas le prendre.',
      },
    },
    ten: {
      title: '10\u00a0: la défense',
      text: {
        remove: 'Retire un jeton adverse\u202f; sa case redevient libre. Sur un 2 ou un 12, un jeton ne craint rien.',
        none: 'S’il n’y a aucun jeton à retirer, il ne se passe rien.',
      },
    },
    eleven: {
      title: '11\u00a0: le joker',
      text: {
        free: 'Pose un jeton sur la case libre de ton choix, quel que soit son nombre. Sur un 2 ou un 12, cela ne donne pas de tour de plus.',
        full: 'Si le plateau est plein, tu dois remplacer un jeton adverse\u00a0: n’importe lequel, même sur un 2 ou un 12.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        once: 'La ligne gagne aussitôt, avant tout autre tour\u202f; les partenaires gagnent ensemble.',
        noDraw: 'Il n’y a pas de match nul\u00a0: sur un plateau plein, on continue.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        six: 'Six alignés\u00a0: la feuille le conseille pour une meilleure partie à deux camps. Cinq ne suffisent plus. À trois joueurs, c’est toujours cinq.',
        chat: 'Les partenaires ne se concertent pas\u00a0: pendant une partie à quatre, la discussion est fermée aux joueurs.',
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
    again: 'de même, et encore un tour',
    ten: 'retirer un jeton adverse',
    eleven: 'un jeton sur une case libre, n’importe où',
  },
  picture: {
    board: 'Le plateau.',
    chips: (name, squares) => `${name}\u00a0: ${squares.length === 0 ? 'aucun jeton' : squares.join(' ')}.`,
    may: (squares) => `Peuvent être choisies\u00a0: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinq en diagonale',
      moments: {
        diagonal:
          'b2, c3, d4, e5 et f6\u00a0: Léa gagne aussitôt. Le dernier lancer était un 2, mais personne n’a de tour de plus.',
      },
    },
    start: {
      title: 'Égalité au départ',
      moments: {
        tie: 'Léa et Ana ont 9 toutes les deux\u00a0: elles relancent. Noé n’en est plus.',
        begins: 'Ana a maintenant le plus grand total, et commence. Aucun jeton n’est posé pour ces lancers.',
      },
    },
    seven: {
      title: 'Trois fois sept',
      moments: {
        free: 'Léa fait\u00a07\u00a0: deux des quatre cases sont encore libres.',
        replace: 'Encore un\u00a07, et les quatre sont prises\u00a0: Léa remplace l’un des deux jetons de Noé.',
        nothing: 'Les quatre sont maintenant à elle. Un\u00a07 ne fait plus rien, et c’est à Noé.',
      },
    },
    again: {
      title: 'Douze sur douze',
      moments: {
        placed: 'Léa a posé un jeton sur un\u00a012, et relance.',
        blocked: 'Les quatre 12 sont à elle, ce\u00a012 ne pose donc rien. Elle a quand même encore un tour.',
      },
    },
    ten: {
      title: 'Ce qu’un 10 peut atteindre',
      moments: {
        choose:
          'Noé fait\u00a010. Il peut retirer le jeton de Léa sur le\u00a09 ou celui sur le\u00a07. Ceux du\u00a02 et du\u00a012 ne craignent rien.',
        removed: 'Le jeton en d2 est parti, et la case est de nouveau libre.',
      },
    },
    eleven: {
      title: 'N’importe où',
      moments: {
        free: 'Léa fait\u00a011\u00a0: elle choisit parmi toutes les cases encore libres.',
        full: 'Un\u00a011 sur un plateau plein\u00a0: elle remplace un jeton de Noé, n’importe lequel, même sur un 2 ou un\u00a012.',
      },
    },
    partners: {
      title: 'Une ligne à deux',
      moments: { shared: 'Léa et Ana ont posé ces cinq jetons ensemble\u00a0: elles gagnent toutes les deux.' },
    },
  },
};

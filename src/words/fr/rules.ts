/** Les pages de règles en français : ce qu’elles ont en commun. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}\u00a0: les règles'),
  back: 'Retour',
  print: 'Imprimer sur une feuille',
  learn: 'Apprendre en jouant',
  games: 'Les règles des autres jeux',
  contents: 'Sommaire',
  ours: 'notre arbitrage',
  oursMeans:
    'Ici, la règle imprimée ne dit rien, est abîmée ou se contredit. Voici ce que nous avons décidé.',
  search: {
    label: 'Chercher dans les règles',
    clear: 'Effacer la recherche',
    found: counts('sections', {
      one: 'Trouvé dans {#sections} chapitre',
      other: 'Trouvé dans {#sections} chapitres',
    }),
    nothing: 'Rien trouvé. Essaie un autre mot.',
  },
  sections: {
    dice: {
      title: 'Des dés sans triche',
      text: {
        even: 'Toutes les faces ont la même chance, et les dés n’ont pas de mémoire. Il en va de même des tirages au sort et à l’aveugle.',
        proof:
          'Personne ne peut choisir un lancer ni le connaître à l’avance\u00a0: ni un joueur, ni un robot, ni même la table. Avant la partie, la table fixe un secret et en montre l’empreinte. À chaque lancer, l’appareil du joueur ajoute un nombre fixé avant la partie et qu’il ne montre qu’à ce moment-là. Le lancer découle de tout cela ensemble. Après la partie, le secret est dévoilé, et ton appareil recalcule chaque lancer.',
      },
    },
    people: {
      title: 'Partir et regarder',
      text: {
        leave:
          'On ne peut pas abandonner. Si un joueur s’en va, un robot joue à sa place, et il peut revenir.',
        watch: 'Les spectateurs voient ce que tout le monde voit, et rien de plus.',
      },
    },
  },
};

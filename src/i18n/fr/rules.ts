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
  oursMeans: 'La règle imprimée n’en dit rien, ou se contredit. Voici ce que nous avons décidé.',
  search: {
    label: 'Chercher dans les règles',
    clear: 'Effacer la recherche',
    found: counts('sections', { one: 'Trouvé dans {#sections} chapitre', other: 'Trouvé dans {#sections} chapitres' }),
    nothing: 'Rien trouvé. Essaie un autre mot.',
  },
  sections: {
    dice: {
      title: 'Des dés honnêtes',
      text: {
        even: 'Toutes les faces ont la même chance, et les dés n’ont pas de mémoire. Ce qui est tiré au sort ou à l’aveugle l’est de la même façon.',
        proof:
          'Personne ne choisit un lancer\u00a0: ni un joueur, ni un robot, ni même la table. Avant la partie, elle fixe un secret et en montre l’empreinte, chaque joueur ajoute une graine, et tous les lancers découlent des deux. Après la partie, le secret est dévoilé, et ton appareil recalcule chaque lancer.',
      },
    },
    people: {
      title: 'Partir et regarder',
      text: {
        leave: 'On n’abandonne pas\u00a0: un robot joue à la place de qui s’en va, et qui revient reprend sa place.',
        watch: 'Qui regarde voit ce que tout le monde voit, et rien de plus.',
      },
    },
  },
};

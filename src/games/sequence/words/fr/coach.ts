/** What the coach says of Séquence Dés, in French. What one does is an infinitive. */

import { text } from '../../../../words/fr/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Chances de gagner, estimation',
  asksTeam: 'Chances de ton équipe, estimation',
  roll: 'lancer les dés',
  place: text('poser un jeton en {square}'),
  replace: text('remplacer le jeton en {square}'),
  remove: text('retirer le jeton en {square}'),

  now: 'Tu complètes la ligne\u00a0: tu gagnes tout de suite.',
  next: text('Tu complètes une ligne à ton prochain tour\u00a0: {chance}.'),
  nextNow: text('Tu complètes une ligne à ce tour\u00a0: {chance}.'),
  opponent: text('Un adversaire en complète une avant\u00a0: {chance}.'),
  partner: text('Ton partenaire en complète une avant\u00a0: {chance}.'),
  error: text('La chance de gagner est une estimation, en général à {points} sur 100 près.'),
  start: 'On ne sait pas encore qui commence\u00a0: chances égales.',

  exact:
    'Les chances de compléter une ligne sont exactes pour le plateau après ce coup, si personne ne bloque.',
  estimated:
    'La chance de gagner est une estimation\u00a0: elle regarde quelques lancers plus loin, d’après beaucoup de parties.',
};

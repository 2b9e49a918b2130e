/** What the coach says of Séquence Dés, in French. What one does is an infinitive. */

import type { Words } from '../en/coach-sequence.ts';
import { text } from './grammar.ts';

export const words: Words = {
  asks: 'Combien de fois tu gagnes, estimation',
  asksTeam: 'Combien de fois ton camp gagne, estimation',
  roll: 'lancer les dés',
  place: text('poser en {square}'),
  replace: text('remplacer le jeton en {square}'),
  remove: text('retirer le jeton en {square}'),

  now: 'La ligne est complète\u202f: tu gagnes tout de suite.',
  next: text('Tu finis une ligne à ton prochain tour\u202f: {chance}.'),
  nextNow: text('Tu finis une ligne à ce tour\u202f: {chance}.'),
  opponent: text('Un adversaire en finit une avant\u202f: {chance}.'),
  partner: text('Ton partenaire en finit une avant\u202f: {chance}.'),
  error: text('La chance de gagner est une estimation, à {points} sur 100 près d’ordinaire.'),
  start: 'On ne sait pas encore qui commence\u202f: parts égales.',

  exact: 'Les chances de finir une ligne sont exactes pour le plateau après ce coup, si personne ne bloque.',
  estimated:
    'La chance de gagner est une estimation\u202f: elle regarde quelques lancers plus loin, apprise sur beaucoup de parties.',
};

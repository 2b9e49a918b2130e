/**
 * What the coach says of Pokerdice, in Italian. What one does is an infinitive: tenere 4 4, tirarli
 * tutti e cinque.
 */

import { list, text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Cosa può dare il tiro',
    commit: 'Quante volte la carta riesce',
    rethrow: (cards) => `Quante volte ti riesce: ${list(cards)}`,
  },
  roll: 'tirare i cinque dadi',
  lay: text('giocare {cards}'),
  stop: 'fermarti',
  keep: text('tenere {faces}'),
  throwAll: 'tirarli tutti e cinque',

  rolled: text('{card}: {thrown} al primo colpo, {best} con due tiri solo per questo.'),
  lies: 'Con questi dadi riesce già.',
  alone: text('{card}, se tiri solo per questo: {chance}.'),
  thrower: text('Tira {name}: la probabilità dipende da cosa {name} farà dei dadi.'),
  mine: text('I tuoi punti in questo giro, carte catturate comprese: {points} in media.'),
  captures: text('Carte che catturi: {cards} in media.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'Gli altri, ciascuno' : 'L’avversario'}: ${points} in media.`,
  later: text('Quel che ti resta per dopo: {points}.'),
  worth: text('In tutto, rispetto agli altri: {points}.'),
  often: text('Per non essere prevedibile, giocala ogni tanto: {chance}.'),
  held: text('Se un altro ha {card}, gli riesce: {chance}.'),

  exact:
    'Quel che possono fare i dadi è contato esattamente; poi si suppone di tirare nel modo migliore.',
  assumed: 'Nessuno vede cosa giocano gli altri: si suppone che tutti giochino bene.',
  expected: (name, cards) => `Probabile per ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};

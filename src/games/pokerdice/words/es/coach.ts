/**
 * What the coach says of Pokerdice, in Spanish. What one does is an infinitive: guardar 4 4, tirar
 * los cinco.
 */

import { list, text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Lo que puede dar la tirada',
    commit: 'Cuántas veces sale la carta',
    rethrow: (cards) => `Cuántas veces te sale: ${list(cards)}`,
  },
  roll: 'tirar los cinco dados',
  lay: text('poner {cards}'),
  stop: 'plantarte',
  keep: text('guardar {faces}'),
  throwAll: 'tirar los cinco',

  rolled: text('{card}: {thrown} a la primera, {best} con dos tiradas solo para eso.'),
  lies: 'Ya sale con estos dados.',
  alone: text('{card}, si tiras solo para eso: {chance}.'),
  thrower: text('Tira {name}: todo depende de lo que {name} haga con los dados.'),
  mine: text('Tus puntos en esta ronda, con las cartas capturadas: {points} de media.'),
  captures: text('Cartas que capturas: {cards} de media.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'Los demás, cada uno' : 'Tu rival'}: ${points} de media.`,
  later: text('Lo que te queda para después: {points}.'),
  worth: text('En total, frente a los demás: {points}.'),
  often: text('Para que no te adivinen, ponla de vez en cuando: {chance}.'),
  held: text('Si alguien tiene {card}, le sale: {chance}.'),

  exact:
    'Lo que pueden hacer los dados está contado con exactitud; después se supone que se tira lo mejor posible.',
  assumed: 'Nadie ve lo que ponen los demás: se supone que todos juegan bien.',
  expected: (name, cards) => `Probable en ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};

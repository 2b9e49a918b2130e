/**
 * What the coach says of NEXT!, in Spanish. What one does is an infinitive: guardar 4 4, tirar los
 * cinco.
 */

import { text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Cuántas veces el turno acaba con carta',
    draw: 'Lo que da de media',
    give: 'Lo que cuesta',
    end: 'Cuántas veces ganas la partida',
  },
  take: text('tomar {card}'),
  keep: text('guardar {colours}'),
  keepBlack: text('guardar {colours} (negro: {black})'),
  throwAll: 'tirar los seis',
  turn: text('girar un dado: {from} → {to}'),
  turnBlack: text('girar un dado negro: {from} → {to}'),
  endTurn: 'acabar el turno',
  steal: text('robar a {name}'),
  swap: text('cambiar con {name}'),
  give: text('dar {card}'),
  finish: 'acabar la partida',
  goOn: 'seguir jugando',
  average: text('{points} de media'),

  card: text('{card}: {plan}; yendo solo a por ella, {most}.'),
  none: text('Ninguna carta: {chance}.'),
  gift: text('Lo que gana el siguiente con los dados que dejas: {points} de media.'),
  drawn: text('La carta que sacas vale {points} de media.'),
  giveBack: 'La carta que tendrás que dar está descontada.',
  sure: 'Seguro: conoces las dos manos.',
  guess: 'Una estimación: manos y montones están en parte ocultos.',
  ties: 'Una victoria compartida cuenta por su parte.',

  exact:
    'Los dados están calculados con exactitud, con bloqueos, dados negros y las tiradas que quedan, jugando a más puntos.',
  assumed: 'Las cartas que nadie ha visto se suponen igual de probables.',
};

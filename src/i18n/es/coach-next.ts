/** What the coach says of NEXT!, in Spanish. What one does is an infinitive: guardar 4 4, tirar los cinco. */

import type { Words } from '../en/coach-next.ts';

export const words: Words = {
  asks: {
    turn: 'Cuántas veces el turno acaba con carta',
    draw: 'Lo que da de media',
    give: 'Lo que cuesta',
    end: 'Cuántas veces ganas la partida',
  },
  take: (card) => `tomar ${card}`,
  keep: (colours) => `guardar ${colours}`,
  keepBlack: (colours, black) => `guardar ${colours} (negro: ${black})`,
  throwAll: 'tirar los seis',
  turn: (from, to) => `girar un dado: ${from} → ${to}`,
  turnBlack: (from, to) => `girar un dado negro: ${from} → ${to}`,
  endTurn: 'acabar el turno',
  steal: (name) => `robar a ${name}`,
  swap: (name) => `cambiar con ${name}`,
  give: (card) => `dar ${card}`,
  finish: 'acabar la partida',
  goOn: 'seguir jugando',
  average: (points) => `${points} de media`,

  card: (card, plan, most) => `${card}: ${plan}; yendo solo a por ella, ${most}.`,
  none: (chance) => `Ninguna carta: ${chance}.`,
  gift: (points) => `Lo que gana el siguiente con los dados que dejas: ${points} de media.`,
  drawn: (points) => `La carta que sacas vale ${points} de media.`,
  giveBack: 'La carta que tendrás que dar está descontada.',
  sure: 'Seguro: conoces las dos manos.',
  guess: 'Una estimación: manos y montones están en parte ocultos.',
  ties: 'Una victoria compartida cuenta por su parte.',

  exact: 'Los dados están calculados con exactitud, con bloqueos, dados negros y las tiradas que quedan, jugando a más puntos.',
  assumed: 'Las cartas que nadie ha visto se suponen igual de probables.',
};

/** The words for how a game went, in Spanish. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} de 100`;

export const words: Words = {
  title: 'Cómo fue',
  done: 'Cálculo terminado.',
  counting: text('Repasando la partida: jugada {#done} de {#of}'),
  unfinished: { title: 'Aún no ha terminado', text: 'Una partida sin final no tiene balance.' },
  failed: {
    title: 'No ha funcionado',
    text: 'No se han podido calcular las probabilidades en este dispositivo.',
  },

  curve: 'Probabilidad de ganar',
  moment: 'Momento de la partida',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Ver este momento',
  numbers: 'La curva en números',
  move: 'Jugada',

  accounts: 'Dados y decisiones',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `Los dados dieron ${inHundred(dice)}` : `Los dados quitaron ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Los dados no dieron ni quitaron nada' : gave;
    return `${luck}; ${cost === 0 ? 'las decisiones no costaron nada.' : `las decisiones costaron ${number(cost)}.`}`;
  },
  sum: 'La cuenta completa',
  parts: {
    start: 'Al empezar',
    dice: 'Dados',
    own: 'Decisiones propias',
    others: 'Decisiones de otros',
    end: 'Al final',
  },

  moments: 'Los momentos que más contaron',
  noSlips: 'Ninguna decisión costó 2 de 100 o más: estas son las tiradas que más movieron.',
  calm: 'Ningún momento contó mucho.',
  chosen: 'Elegido',
  better: 'Mejor',
  cost: (count) => `costó ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `los dados dieron ${inHundred(count)}` : `los dados quitaron ${inHundred(-count)}`,

  advice: 'Para probar la próxima vez',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Una vez', other: '# veces' });
    return `${often} en esta partida, ${inHundred(count)} en total.`;
  },
  noAdvice: 'Ninguna costumbre costó gran cosa. Bien jugado.',

  fine: text(
    'Las probabilidades son estimaciones de los bots de la casa, con un error de unos {#error} de 100. La curva conoce todas las cartas; las decisiones se juzgan por lo que se podía saber entonces.',
  ),
};

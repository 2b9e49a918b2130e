/** The introduction to Pokerdice, in Spanish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: {
      say: 'Hay diez rondas, y en cada una juegas una de tus cartas. En esta te toca tirar: ¡tira!',
    },
    lay: {
      say: 'Apuesta por cómo acabarán los dados; aún puedes tirar dos veces. Toca las cartas: ¿Full, Doble pareja o Trío?',
      not: 'Prueba con una de estas tres: Full (5), Doble pareja (3) o Trío (2).',
    },
    rethrow: {
      say: 'Ya han apostado todos; solo se ve tu carta. Toca las dos parejas para guardarlas y vuelve a tirar el 3.',
      not: 'Guarda los 2 y los 5: tira solo el 3.',
    },
    again: {
      say: 'Te queda una tirada: ¡el mismo dado!',
      not: 'Deja las dos parejas como están: tira solo el quinto dado.',
    },
    captured: {
      say: '¡Te ha salido! Los puntos son tuyos. A Elvira no le sale la escalera menor y la capturas: 1 punto.',
    },
    bet: {
      say: 'Ahora tira Elvira; tú solo apuestas. Hay un solo dado impar: ¿Todo par, por 4 puntos, o Pareja, más segura, por 1?',
      not: 'Con estos dados es difícil. ¿Todo par o Pareja?',
    },
    once: {
      say: 'Tire quien tire, tu carta cuenta si sale. Pero cada carta se juega una sola vez: elige bien el momento.',
    },
    mine: { say: 'Te toca tirar de nuevo: ¡tira!' },
    straight: {
      say: '1, 2, 3, 4: ¡cuatro seguidos! Pon la Escalera menor.',
      not: 'Mira: 1, 2, 3, 4. Ya sale la Escalera menor.',
    },
    spoil: {
      say: '¡Ya te sale! Pero ¿y si Elvira ha apostado por los dos 4? Guarda 1, 2, 3, 4 y tira el otro 4.',
      not: 'Guarda un 1, un 2, un 3 y un 4, y tira el 4 que sobra.',
    },
    stop: {
      say: '¡Ya no hay pareja! Puedes tirar otra vez o plantarte. Plántate con estos dados.',
    },
  },
  end: 'También capturas la pareja de Elvira. Logra tus cartas o estropea las ajenas: tras diez rondas gana quien tenga más puntos.',
};

/** The introduction to Pokerdice, in Spanish. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: { say: 'Diez rondas, y para cada una, una carta de tu mano. Esta ronda es tuya: ¡tira!' },
    lay: {
      say: 'Apuesta por los dados finales; puedes volver a tirar dos veces. Toca cartas: ¿Full, Doble pareja o Trío?',
      not: '¡Qué valor! Desde aquí, Full (5), Doble pareja (3) o Trío (2) están más cerca.',
    },
    rethrow: {
      say: 'Todos han apostado; solo tu carta está a la vista. Toca las dos parejas para guardarlas y tira el 3.',
      not: 'Guarda los 2 y los 5: solo vuelve a volar el 3.',
    },
    again: { say: 'Una tirada más: ¡el mismo dado!', not: 'Deja las dos parejas en su sitio: solo vuela el quinto dado.' },
    captured: { say: 'Sale: los puntos son tuyos. La escalera menor de Elvira no sale y la capturas: 1 punto.' },
    bet: {
      say: 'Ahora tira Elvira y tú solo apuestas. Hay un dado impar: Todo par daría 4; Pareja es un 1 más seguro.',
      not: 'Difícil con estos dados. ¿Todo par o Pareja?',
    },
    once: { say: 'Tire quien tire, tu carta cuenta si sale. Pero cada una se juega una sola vez: elige bien cuándo.' },
    mine: { say: 'Otra vez tu ronda: ¡tira!' },
    straight: { say: '1, 2, 3, 4: cuatro seguidos. Pon la Escalera menor.', not: 'Mira: 1, 2, 3, 4. La Escalera menor ya sale.' },
    spoil: {
      say: '¡Seguro! Pero ¿y si Elvira apuesta por los dos 4? Guarda 1, 2, 3, 4 y tira el otro 4.',
      not: 'Guarda un 1, un 2, un 3 y un 4, y tira el 4 que sobra.',
    },
    stop: { say: '¡Ya no hay pareja! Podrías tirar otra vez, o plantarte con estos dados.' },
  },
  end: 'La pareja de Elvira también es tuya. Arregla tus dados, estropea los ajenos: tras diez rondas ganan los puntos.',
};

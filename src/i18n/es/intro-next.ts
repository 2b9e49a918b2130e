/** The introduction to NEXT!, in Spanish. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Elvira', 'Fermín'],
  lessons: {
    throw: { say: 'Si tus dados cumplen una carta, es tuya: tres tiradas, una carta por turno. ¡Tira los seis!' },
    keep: {
      say: '¡Dos corazones rojos! Tócalos para guardarlos y tira los otros cuatro.',
      not: 'Guarda solo los dos rojos: un póquer es una carta.',
    },
    take: { say: 'Un póquer: la carta se ilumina. ¡Tómala!' },
    greedy: { say: 'Los demás también tomaron cartas; todas están boca abajo. ¡Tira otra vez!' },
    lock: {
      say: 'Tres verdes son una carta. Pero por una vez, avaricia: guárdalos y sigue tirando.',
      not: '¡Prudente! Pero pruébalo una vez: guarda los tres verdes y tira el resto.',
    },
    locked: {
      say: 'Un candado: quien sigue tirando pierde lo cumplido en este turno. ¡Tira el resto una vez más!',
      not: 'Guarda los tres verdes y tira los otros tres.',
    },
    inherit: {
      say: '¡Elvira heredó tus dados y tomó la carta! A Fermín tampoco le sale: guarda dos rojos y un verde, tira el resto.',
      not: 'Se puede, pero dos rojos y un verde son casi una carta: guárdalos.',
    },
    turn: {
      say: 'Los dos negros coinciden: puedes girar un dado. ¡Haz un segundo verde!',
      not: 'Primero gira un dado a verde, sin tocar los dos rojos ni el verde.',
    },
    win: { say: 'Dos rojos, dos verdes: toma la carta. Su signo es una acción.' },
    steal: { say: '¡Robo! Saca una carta a ciegas, de quien quieras.' },
    finish: {
      say: 'Cinco cartas: puedes acabar la partida, y ganan más puntos. ¡Elige acabar!',
      not: 'Se puede seguir. Pero mira quién gana: acaba la partida.',
    },
  },
  end: '¡Ganas! Recuerda: seguir tirando bloquea, y fallar alimenta a quien sigue.',
};

/** The introduction to NEXT!, in Spanish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Elvira', 'Fermín'],
  lessons: {
    throw: {
      say: 'Si tus dados cumplen una carta, te la llevas: tres tiradas, una carta por turno. ¡Tira los seis!',
    },
    keep: {
      say: '¡Dos corazones rojos! Tócalos para guardarlos y tira los otros cuatro.',
      not: 'Guarda solo los dos rojos: hay una carta que pide un póquer.',
    },
    take: { say: '¡Póquer! La carta se ilumina: ¡tómala!' },
    greedy: {
      say: 'Los demás también han tomado cartas; todas quedan boca abajo. Te toca: ¡tira!',
    },
    lock: {
      say: 'Con tres verdes ya tienes una carta. Pero arriésgate por una vez: guárdalos y sigue tirando.',
      not: '¡Qué prudencia! Pero prueba por una vez: guarda los tres verdes y tira el resto.',
    },
    locked: {
      say: 'Un candado: has seguido tirando, y esa carta queda bloqueada en este turno. ¡Tira el resto otra vez!',
      not: 'Guarda los tres verdes y tira los otros tres.',
    },
    inherit: {
      say: '¡Elvira heredó tus dados y tomó la carta! Fermín falla y heredas los suyos: guarda dos rojos y un verde, y tira el resto.',
      not: 'Se puede, pero con dos rojos y un verde casi tienes una carta: guárdalos.',
    },
    turn: {
      say: 'Los dos dados negros coinciden: puedes girar un dado a otro color. ¡Haz un segundo verde!',
      not: 'Antes gira un dado a verde, pero deja los dos rojos y el verde como están.',
    },
    win: { say: 'Dos rojos y dos verdes: toma la carta. Su signo indica una acción.' },
    steal: { say: '¡Robo! Saca a ciegas una carta de quien quieras.' },
    finish: {
      say: 'Tienes cinco cartas: puedes acabar la partida. Gana quien tenga más puntos. ¡Acábala!',
      not: 'Se puede seguir. Pero veamos quién gana: acaba la partida.',
    },
  },
  end: '¡Has ganado! Recuerda: si sigues tirando, bloqueas cartas; y si fallas, tus dados son para quien va después.',
};

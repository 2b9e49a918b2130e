/** NEXT! looked back at, in Spanish. */

import { text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Cartas ocultas y correcciones de las estimaciones',
  moves: {
    throwAll: 'tirar los seis dados',
    keep: text('guardar {kept}, tirar el resto'),
    turn: text('girar un dado: {colour}'),
    take: text('tomar {card}'),
    from: text('robar a {name}'),
    give: text('dar {card}'),
    'end-turn': 'acabar el turno',
    finish: 'acabar la partida',
    continue: 'seguir',
  },
  kinds: {
    'threw-on':
      'Toma una carta que ya está: seguir tirando la bloquea, y a menudo acabas sin nada.',
    'took-early':
      'No tomes la primera carta que salga: con tiradas por delante, otra mejor puede estar cerca.',
    'other-card': 'Entre dos cartas compara puntos y acción, y lo que dejas al siguiente.',
    'left-inherited':
      'Mira los dados que dejó el anterior: guardar algunos suele ser mejor que empezar de cero.',
    'kept-inherited': 'Los dados heredados cuestan una tirada: si no encajan, tira los seis.',
    'other-dice': 'Antes de tirar, mira de qué carta están más cerca tus dados y guarda para esa.',
    'black-unused': 'Si los dos dados negros coinciden puedes girar un dado: mira qué carta sale.',
    'black-turned': 'Antes de girar un dado, compara qué daría cada color.',
    'other-opponent': 'Roba a quien va ganando: te ayuda y daña a tu mayor rival.',
    'other-gift': 'Da la carta que menos vale.',
    'finished-early': 'No acabes la partida antes de ir seguro en cabeza.',
    'finished-late': 'Si vas ganando y puedes acabar la partida, acábala.',
  },
};

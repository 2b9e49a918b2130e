/** The words of challenges, in Spanish. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Un reto',
  own: 'Tu reto',
  daily: 'Reto del día',
  lead: 'Los mismos dados, los mismos bots. ¿Quién les saca más?',
  dailyLead: 'Cada día una partida, con los mismos dados para todos.',
  from: text('{name} te manda estos dados.'),
  against: (count, levels) =>
    `${plural(count, { one: 'Contra un bot', other: 'Contra # bots' })}: ${list(levels)}`,
  standIns: 'Donde había otras personas juegan ahora bots fuertes.',

  play: 'Jugar los mismos dados',
  goOn: 'Seguir jugando',
  again: 'Jugar otra vez',
  firstCounts: 'Cuenta la primera partida; las demás, por gusto.',
  oneTry:
    'Los dados los tira el servidor. Puedes parar y seguir más tarde, pero no empezar de nuevo.',
  notOpened: 'No se ha podido abrir la partida. Prueba otra vez dentro de un momento.',
  earlier: 'Jugar los dados de otro día',
  earlierHint: 'Juegas para ti: no cuenta en la clasificación de ningún día.',
  ordinary: 'Una partida normal',

  results: 'Resultados',
  nobody: 'Nadie ha jugado todavía.',
  onHonour: 'Esta lista va de buena fe: los dados se pueden mirar antes de jugar.',
  forged: text(
    'La partida que venía con el enlace, a nombre de {name}, no se sigue del reto. No se compara.',
  ),
  won: 'victoria',
  lost: 'derrota',
  points: counts('count', { one: '{#count} punto', other: '{#count} puntos' }),
  turns: counts('count', { one: '{#count} turno', other: '{#count} turnos' }),
  place: text('Tu puesto: {#place} de {#count}.'),
  watchOf: text('Ver la partida de {name}'),
  player: 'Quién',
  result: 'Resultado',
  game: 'Partida',
  yesterday: 'Ayer',

  sideBySide: 'Turno a turno',
  with: 'Comparar con',
  turn: 'Turno',

  send: {
    title: 'Mandarlo a amigos',
    hint: 'Quien abra el enlace jugará los mismos dados contra los mismos bots.',
    text: text('{game}: los mismos dados, los mismos bots. ¿Lo haces mejor?'),
    file: 'Guardar como archivo',
    tooLong:
      'Esta partida es demasiado larga para un enlace. Manda el archivo: se abre en la página de retos.',
    open: 'Abrir un archivo',
  },

  sending: 'Comprobando tu partida…',
  notSent: 'Tu resultado está en este dispositivo. Llegará a los demás cuando vuelva la red.',
  refused: 'El servidor no ha aceptado esta partida: no se sigue del reto.',
  othersLater: 'Lo que han hecho los demás llegará con la red.',

  bad: {
    title: 'Esto no es un reto',
    text: 'El enlace está dañado o incompleto. Pide que te lo manden otra vez, entero.',
  },
  dailyOffline: {
    title: 'Sin red',
    text: 'Los dados del reto del día los tira el servidor, así que hace falta red. Mientras tanto puedes jugar para ti.',
  },

  follow: counts('count', {
    one: 'La tirada sale del reto',
    other: 'Las {#count} tiradas salen del reto',
  }),
  dontFollow: 'Hay tiradas que no salen del reto',
  checkLater: 'Estos dados los tiró el servidor. Se podrán comprobar cuando termine el día.',

  challengeFriends: 'Retar a amigos',
  compare: 'Comparar resultados',
};

/** The words for looking back at a game, in Spanish. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: repetición'),
  toTable: 'A la mesa',
  toStart: 'Otra partida',
  player: text('Sitio {#seat}'),

  controls: 'Reproducción',
  moment: 'Momento de la partida',
  at: (at, end) => (at === 0 ? 'El comienzo' : `Jugada ${number(at)} de ${number(end)}`),
  first: 'Al comienzo',
  back: 'Una jugada atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  forward: 'Una jugada adelante',
  last: 'Al final',
  decision: 'Siguiente decisión',
  decisionOf: text('Siguiente decisión de {name}'),
  noDecision: 'No hay más decisiones después',
  speed: text('Velocidad: ×{#times}. Cambiar'),
  ways: counts('count', { one: '{#count} jugada posible', other: '{#count} jugadas posibles' }),
  menu: 'Enlace, teclas, ver entre varios',

  eyes: {
    title: 'Con los ojos de quién',
    public: 'Todo el mundo',
    publicHint: 'Solo lo que todos podían ver.',
    open: 'Todo a la vista',
    openHint: 'Lo que nadie o solo algunos podían ver está junto a la mesa.',
    seatHint: text('Lo que {name} sabía en ese momento, y nada más.'),
    now: text('Ojos: {who}'),
    look: 'Ver con estos ojos',
  },
  secrets: 'Lo que estaba oculto',
  nothingHidden: 'nada oculto',

  link: {
    title: 'Enlace a este momento',
    text: text('{game}, {moment}'),
    share: 'Compartir',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    hereOnly:
      'Esta partida se guarda en este dispositivo, y el enlace solo funciona en él. Para enseñársela a alguien, envía el registro.',
    fileOnly: 'Esta partida viene de un archivo: para enseñársela a alguien, envía el archivo.',
    record: 'Descargar el registro',
  },
  keys: {
    title: 'Teclas',
    list: [
      ['← →', 'una jugada atrás o adelante'],
      ['Inicio Fin', 'el comienzo, el final'],
      ['Espacio', 'reproducir y pausa'],
      ['D', 'siguiente decisión'],
      ['1 2 3 …', 'con los ojos de este jugador'],
      ['0', 'con los ojos de todos'],
      ['A', 'todo a la vista'],
      ['Esc', 'dejar de seguir o de señalar'],
    ],
  },

  together: {
    title: 'Ver entre varios',
    how: 'Envía el enlace. Una persona guía y las demás la siguen; señalar puede cualquiera.',
    lead: 'Guiar',
    leading: 'Guías tú: quien te sigue ve lo que ves.',
    stopLeading: 'Dejar de guiar',
    leads: text('{name} guía por esta partida.'),
    follow: text('Seguir a {name}'),
    following: text('Sigues a {name}.'),
    stopFollowing: 'Dejar de seguir',
    point: 'Señalar',
    pointing: 'Toca a un jugador, o una línea de lo que ha pasado.',
    stopPointing: 'No señalar',
    pointedBy: (names) => `Señalado por ${list(names)}`,
    you: 'ti',
    pointsAtMove: text('{name} señala la jugada {#move}.'),
    pointsAtSeat: text('{name} señala a {other}.'),
    youPoint: 'Señalas ahí: los demás lo ven.',
    look: 'Mirar ahí',
  },

  file: {
    title: 'Volver a ver una partida',
    lead: 'Recorre una partida acabada jugada a jugada, con los ojos de quien quieras. El registro es el archivo que da «El registro» al final de una partida.',
    open: 'Abrir un registro',
    drop: 'O suelta el archivo en cualquier parte de esta página.',
    letGo: 'Suelta: se abre la partida.',
    reading: 'Leyendo…',
    several: counts('count', {
      one: '{#count} partida en este archivo',
      other: '{#count} partidas en este archivo: elige una',
    }),
    line: text('desde la línea {#line}'),
    moves: counts('count', { one: '{#count} jugada', other: '{#count} jugadas' }),
    players: counts('count', { one: '{#count} jugador', other: '{#count} jugadores' }),
    unfinished: 'sin acabar',
    own: 'Tus partidas acabadas',
    here: 'en este dispositivo',
    online: 'en el servidor',
    bad: 'Este archivo no se puede reproducir',
    tooLarge: text(
      'El archivo es demasiado grande: un registro tiene como mucho {#most} megabytes.',
    ),
    empty: 'En este archivo no hay ninguna partida.',
    faults: {
      text: text(
        'La línea {#line} no está escrita como en un registro: cada línea es un trozo de JSON.',
      ),
      header: text(
        'La línea {#line} debería abrir una partida, y no lo hace: el juego, los jugadores o la preparación están mal.',
      ),
      start: text(
        'La línea {#line} es una jugada antes de abrirse ninguna partida. Quizá falta el principio del archivo.',
      ),
      event: text('La línea {#line} es una jugada que las reglas no permiten ahí.'),
    },
    reason: 'En detalle',
    spoilt: counts('count', {
      one: '{#count} partida más no se puede reproducir:',
      other: '{#count} partidas más no se pueden reproducir:',
    }),
  },

  troubles: {
    running: {
      title: 'Aún se está jugando',
      text: 'La repetición estará aquí cuando acabe la partida: antes revelaría secretos.',
    },
    unreadable: {
      title: 'No se puede reproducir',
      text: 'El registro de esta partida no se puede leer.',
    },
  },
};

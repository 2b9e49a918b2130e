/** The words of the page that explains the proof of the dice to everybody, in Spanish. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Un ordenador tira tus dados. Así se ata él mismo las manos, y así puedes comprobarlo. Sin matemáticas.',

  steps: [
    {
      title: 'Un sobre sellado',
      text: 'Antes de que nadie se siente, la mesa anota un número secreto, lo mete en un sobre y lo sella. El sello muestra la huella de lo que hay dentro: otro número tendría otra huella.',
    },
    {
      title: 'Cada cual trae sus cajas',
      text: 'Quien se sienta trae una caja. Dentro hay otra más pequeña, y dentro otra, cientos de ellas, cada una con un número que solo conoce su dispositivo. Solo se ve la de fuera, y desde entonces nada de dentro se puede cambiar.',
    },
    {
      title: 'Todo en un cubilete',
      text: 'Al empezar la partida, todos abren una caja. Su número va al cubilete junto con el secreto. Nadie lo decide todo: la mesa eligió antes de conocer los números, y los jugadores no ven el secreto.',
    },
    {
      title: 'Las tiradas',
      text: 'En cada tirada tuya, tu dispositivo abre la caja siguiente, y su número va también al cubilete. Solo entonces caen los dados. Antes, nadie en el mundo conoce la tirada: ni tú ni la mesa.',
    },
    {
      title: 'Se abre el sobre',
      text: 'Acabada la partida, todos pueden ver el secreto. La huella muestra que es el mismo de antes.',
    },
    {
      title: 'Tu dispositivo lo comprueba',
      text: 'Vuelve a juntar el secreto y todos los números y recalcula cada tirada. Si un solo dado no cuadra, o si la mesa dice que una de tus cajas nunca llegó, te lo dice.',
    },
  ],

  demo: {
    title: 'Pruébalo',
    lead: 'Esto es de verdad, el mismo programa que en la mesa, contigo como único jugador.',
    sealed: 'La huella del sobre sellado:',
    opened: 'Dentro estaba el secreto:',
    outside: 'La parte de fuera de tus cajas:',
    box: text('Caja {#number_}'),
    salt: 'Una palabra para tus cajas',
    saltHint: 'Unas letras o cifras, lo que se te ocurra. De ahí salen tus cajas.',
    saltProblem: 'Solo letras de la a a la z sin acentos, cifras, - y _, y al menos un signo.',
    throw: counts('dice', { one: 'Tirar {#dice} dado', other: 'Tirar {#dice} dados' }),
    again: 'Tirar otra vez',
    open: 'Abrir el sobre',
    throwOf: text('Tirada {#number_}'),
    die: text('Dado {#place}: {#face}'),
    turn: text('El dado {#place} muestra {#face}. Girarlo'),
    checks: 'La comprobación',
    envelope: {
      good: 'El secreto tiene la huella de antes.',
      bad: 'Este no es el secreto que se selló: la huella es otra.',
    },
    boxes: {
      good: 'Cada caja estaba dentro de la anterior.',
      bad: 'Tu dispositivo abrió una última caja, y la mesa dice que nunca llegó.',
    },
    throws: {
      good: counts('count', {
        one: 'La tirada sale del secreto y las cajas.',
        other: 'Las {#count} tiradas salen del secreto y las cajas.',
      }),
      bad: counts('count', {
        one: '¡Una tirada no sale del secreto y las cajas!',
        other: '¡{#count} tiradas no salen del secreto y las cajas!',
      }),
    },
    fair: 'Todo cuadra: dados justos.',
    caught: '¡Te pillé!',
    cheat: 'Ahora intenta hacer trampa',
    cheatHow:
      'Toca un dado para girarlo, mete otro secreto en el sobre, o di que tu última caja nunca llegó. Mira la comprobación.',
    swap: 'Cambiar el secreto',
    lose: 'Decir que una caja no llegó',
    undo: 'Dejarlo todo bien',
    restart: 'Empezar de nuevo',
  },

  check: {
    title: 'Comprobar una partida de verdad',
    lead: 'Una partida tuya ya acabada, o el registro y la prueba que te mande alguien. Se comprueba en este dispositivo; no se envía nada.',
    open: 'Abrir registro y prueba',
    openHint:
      'Dos archivos: el registro acaba en .jsonl y la prueba en .proof.json. Elige los dos a la vez.',
    own: 'Tus partidas acabadas',
    noGames: 'Aún no tienes ninguna partida acabada.',
    here: 'en este dispositivo',
    online: 'en el servidor',
    players: counts('count', { one: '{#count} jugador', other: '{#count} jugadores' }),
    seat: text('Sitio {#seat}'),
    checking: 'Recalculando cada tirada…',
    unfinished: 'El registro se corta antes del final de la partida; está comprobado hasta ahí.',
    record: 'Guardar el registro',
    proof: 'Guardar la prueba',
    noProof: 'Falta la prueba. Elige los dos archivos a la vez.',
    noRecord: 'Falta el registro. Elige los dos archivos a la vez.',
    unreadable: 'Estos archivos no son un registro y una prueba que se puedan leer.',
    apart: 'El registro y la prueba no van juntos.',
    failed: 'No se puede acceder ahora a esta partida.',
  },

  older: {
    title: 'Las partidas de antes',
    text: 'En las partidas más antiguas cada cual añadía un solo número al principio, una pizca de sal, y con eso quedaban fijadas todas las tiradas. Nadie podía elegirlas, pero la mesa las conocía de antemano. Sus pruebas se comprueban aquí igual.',
  },

  limits: {
    title: 'Lo que esto no demuestra',
    text: [
      'Vale para ti si tus propias cajas están dentro. La página las trae por ti cada vez que te sientas.',
      'Por los bots y por quien no está tira la mesa sola, y podría conocer esas tiradas antes. La comprobación dice cuáles fueron.',
      'Demuestra los dados, no la suerte: los dados justos pueden ser crueles.',
    ],
  },
};

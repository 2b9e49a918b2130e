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
      title: 'Una pizca de sal de cada cual',
      text: 'Quien se sienta añade una semilla propia, una pizca de sal. La mesa no podía conocerla cuando selló el sobre.',
    },
    {
      title: 'Todo en un cubilete',
      text: 'El secreto y la sal deciden juntos cada tirada. Nadie tiene las dos mitades: la mesa eligió demasiado pronto, los jugadores eligen sin ver.',
    },
    {
      title: 'Las tiradas',
      text: 'Juegas. Los dados caen como quedó fijado al principio, y nadie puede escoger por el camino una tirada mejor.',
    },
    {
      title: 'Se abre el sobre',
      text: 'Acabada la partida, todos pueden ver el secreto. La huella muestra que es el mismo de antes.',
    },
    {
      title: 'Tu dispositivo lo comprueba',
      text: 'Vuelve a juntar el secreto y la sal y recalcula cada tirada. Si un solo dado no cuadra, te lo dice.',
    },
  ],

  demo: {
    title: 'Pruébalo',
    lead: 'Esto es de verdad, el mismo programa que en la mesa, contigo como único jugador.',
    sealed: 'La huella del sobre sellado:',
    opened: 'Dentro estaba el secreto:',
    salt: 'Tu pizca de sal',
    saltHint: 'Unas letras o cifras, lo que se te ocurra.',
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
    throws: {
      good: counts('count', {
        one: 'La tirada sale del secreto y la sal.',
        other: 'Las {#count} tiradas salen del secreto y la sal.',
      }),
      bad: counts('count', {
        one: '¡Una tirada no sale del secreto y la sal!',
        other: '¡{#count} tiradas no salen del secreto y la sal!',
      }),
    },
    fair: 'Todo cuadra: dados justos.',
    caught: '¡Te pillé!',
    cheat: 'Ahora intenta hacer trampa',
    cheatHow: 'Toca un dado para girarlo, o mete otro secreto en el sobre. Mira la comprobación.',
    swap: 'Cambiar el secreto',
    undo: 'Dejarlo todo bien',
    restart: 'Empezar de nuevo',
  },

  check: {
    title: 'Comprobar una partida de verdad',
    lead: 'Una partida tuya ya acabada, o el registro y la prueba que te mande alguien. Se comprueba en este dispositivo; no se envía nada.',
    open: 'Abrir registro y prueba',
    openHint: 'Dos archivos: el registro acaba en .jsonl y la prueba en .proof.json. Elige los dos a la vez.',
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

  limits: {
    title: 'Lo que esto no demuestra',
    text: [
      'Vale para ti si tu propia sal está dentro. La página la añade por ti cada vez que te sientas.',
      'La mesa conoce las tiradas que vendrán. Que no se las diga a nadie ni deje mirar a ningún bot, hay que creerlo.',
      'Demuestra los dados, no la suerte: los dados justos pueden ser crueles.',
    ],
  },
};

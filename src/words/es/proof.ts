/** The words about the dice of a table, before the game and after it, in Spanish. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Huella de los dados',
  kept: 'El secreto del que salen los dados de esta mesa ya está fijado, y esta es su huella. Tu dispositivo la guarda y la compara cuando acaba la partida.',
  copy: 'Copiar la huella',
  called: 'Los dispositivos de todos añaden su parte a los dados…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Comprobando los dados…',
  unreachable: 'La prueba de los dados no está a mano ahora mismo.',
  follow: counts('count', {
    one: 'Dados sin trampa: {#count} tirada comprobada aquí',
    other: 'Dados sin trampa: las {#count} tiradas comprobadas aquí',
  }),
  how: 'Antes de que nadie se sentara, la mesa fijó su secreto y mostró su huella. Cada jugador añadió una semilla. De ambas cosas salen todas las tiradas; tu dispositivo acaba de recalcularlas una a una.',
  how2: 'Antes de que nadie se sentara, la mesa fijó su secreto y mostró su huella. El dispositivo de cada jugador trajo unas cajas, una dentro de otra, y abrió una por cada tirada. Una tirada sale de todo eso junto, así que nadie podía conocerla antes; tu dispositivo acaba de recalcularlas una a una.',
  commitment: 'Huella del secreto',
  matches: '— coincide con el secreto.',
  differs: '— ¡no coincide!',
  seedOf: text('Semilla de {name}'),
  boxesOf: text('Cajas de {name}'),
  byTable: '(de la mesa)',
  bySeat: '(propia)',
  fault: text('El registro incumple las reglas en la línea {#line}.'),
  throws: 'Todas las tiradas',
  setup: 'Mezcla y primer jugador',
  throwOf: text('{name} tira'),
  drawOf: text('{name} saca una carta'),
  noted: 'Huella que este dispositivo anotó antes de la partida',
  named: text('Quien organiza eligió quién empieza: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} tirada hecha solo por la mesa',
    other: '{name}: {#count} tiradas hechas solo por la mesa',
  }),
  houseWhy:
    'La mesa tira por los bots, por quien no está y por un dispositivo que ha perdido sus cajas. Una tirada así puede conocerla antes.',
  redealt: 'Se restauró una copia del servidor: desde ahí, los dados salen de un secreto nuevo.',
  matching: counts('count', {
    one: '{#count} tirada sale de su prueba',
    other: 'Las {#count} tiradas salen de su prueba',
  }),
  doubts: {
    absent:
      'Este dispositivo no estaba en esa mesa antes de la partida. No puede saber si el secreto estaba fijado antes.',
    late: 'Pero este dispositivo vio la mesa cuando la partida ya había empezado. No puede saber si el secreto estaba fijado antes.',
    elsewhere:
      'Pero tu parte de los dados vino de otro dispositivo. Solo él puede decir si se usó.',
    watching: 'No has añadido nada a estos dados. Quienes jugaron pueden decir si se usó su parte.',
  },
  tampered: 'Estos dados están trucados',
  frauds: {
    commitment:
      'El secreto no es aquel cuya huella anotó tu dispositivo antes de la partida. Lo han cambiado.',
    seed: 'Lo que tu dispositivo añadió a los dados fue sustituido por otra cosa.',
    chain: 'Lo que tu dispositivo añadió a los dados fue sustituido por otra cosa.',
    link: 'Tu dispositivo abrió una caja para una tirada, y la prueba dice que no llegó ninguna.',
    'refused-link': 'La mesa rechazó una caja de tu dispositivo que era la correcta.',
    'other-chain':
      'Las cajas de otra persona no son las que tu dispositivo vio antes de abrir la suya.',
    first: 'La prueba dice otra cosa de lo que te dijeron sobre quién debía empezar.',
    throws: 'No todas las tiradas son las que da la prueba.',
  },
};

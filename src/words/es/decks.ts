/** The words for decks of one's own, in Spanish. */

import type { Words } from '../en/decks.ts';
import { counts, number, text } from './grammar.ts';

export const words: Words = {
  title: 'Mis mazos',
  lead: '¿Tienes la caja, o una idea para un mazo? Escribe sus cartas y juega con él donde quieras: con este aparato, contra bots, con amigos.',
  none: 'Todavía no hay mazos.',
  begin: 'Escribir un mazo',
  copy: 'Empezar con el nuestro',
  open: 'Abrir un archivo',
  drop: 'O suelta el archivo en cualquier parte de la página.',
  letGo: 'Suelta: el mazo se abre.',
  unnamed: 'Mi mazo',
  count: text('{#cards} de {#all} cartas'),
  ready: 'listo para jugar',

  back: 'Todos los mazos',
  name: 'Nombre del mazo',
  cards: 'Las cartas',
  add: 'Añadir una carta',
  addTitle: 'Una carta nueva',
  editTitle: text('Carta {#card}'),
  put: 'Añadir',
  putMore: 'Añadir y otra más',
  change: 'Cambiar',
  twin: 'Otra igual',
  remove: 'Quitar',
  missing: 'Elige antes un patrón.',
  broken: text('Carta {#card}: no se puede leer. Cambiarla'),
  share: 'Compartir el archivo',
  download: 'Descargar',
  play: 'Jugar con él',
  delete: 'Borrar el mazo',
  deleteSure: '¿Borrarlo del todo? No está guardado en ningún otro sitio.',
  deleteYes: 'Borrar',
  deleteNo: 'Conservar',
  text: 'Como texto',
  textHint: 'JSON: una lista de cartas.',
  useText: 'Usar este texto',
  notKept: 'Este navegador no guarda nada: descarga el mazo antes de irte.',

  bad: 'Esto no es un mazo',
  nothingLost: 'Tus mazos están como estaban.',
  faults: {
    json: 'El texto no es JSON.',
    shape: 'Un archivo de mazo contiene una lista de cartas.',
    game: 'Este mazo es de un juego que no está aquí.',
    large: 'El archivo es demasiado grande para un mazo.',
    count: counts('cards', {
      one: 'Hay {#cards} carta; un mazo tiene {#all}.',
      other: 'Hay {#cards} cartas; un mazo tiene {#all}.',
    }),
    list: 'Un mazo es una lista de cartas.',
    card: (card) => `La carta ${number(card)} no está escrita como una carta.`,
    pattern: (card) =>
      `Carta ${number(card)}: sus dados no valen. Una carta pide de uno a seis dados.`,
    points: (card) => `Carta ${number(card)}: los puntos son un número entero de 0 a 999.`,
    action: (card) => `La carta ${number(card)} tiene una acción que no existe.`,
    id: (card) => `La carta ${number(card)} no tiene identificador.`,
    twice: (card) => `La carta ${number(card)} tiene el identificador de otra.`,
    more: text('y {#count} más'),
  },

  option: 'Cartas',
  standardHint: 'El mazo de la casa.',
  ownHint: counts('cards', {
    one: 'Un mazo tuyo, {#cards} carta.',
    other: 'Un mazo tuyo, {#cards} cartas.',
  }),
  otherHint: 'Otro mazo, no el nuestro.',
  manage: 'Mis mazos',
};

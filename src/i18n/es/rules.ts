/** Las páginas de reglas en español: lo que tienen en común. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: las reglas'),
  back: 'Volver',
  print: 'Imprimir en una hoja',
  learn: 'Aprender jugando',
  games: 'Las reglas de los otros juegos',
  contents: 'Índice',
  ours: 'decisión nuestra',
  oursMeans: 'Aquí la hoja impresa no dice nada, está dañada o se contradice. Así lo hemos decidido.',
  search: {
    label: 'Buscar en las reglas',
    clear: 'Borrar la búsqueda',
    found: counts('sections', { one: 'Encontrado en {#sections} apartado', other: 'Encontrado en {#sections} apartados' }),
    nothing: 'Nada encontrado. Prueba con otra palabra.',
  },
  sections: {
    dice: {
      title: 'Dados sin trampa',
      text: {
        even: 'Todas las caras tienen la misma probabilidad, y los dados no tienen memoria. Lo que se sortea o se saca a ciegas sale del mismo modo.',
        proof:
          'Nadie puede elegir una tirada: ni un jugador, ni un bot, ni siquiera la mesa. Antes de la partida, la mesa fija un secreto y muestra su huella, cada jugador añade una semilla, y de ambas cosas salen todas las tiradas. Después de la partida se revela el secreto, y tu dispositivo recalcula cada tirada.',
      },
    },
    people: {
      title: 'Irse y mirar',
      text: {
        leave: 'Rendirse no existe: un bot juega por quien se va, que puede volver.',
        watch: 'Quien mira ve lo que ve todo el mundo, y nada más.',
      },
    },
  },
};

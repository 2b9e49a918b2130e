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
  oursMeans:
    'Aquí la hoja impresa no dice nada, está dañada o se contradice. Lo hemos decidido así.',
  search: {
    label: 'Buscar en las reglas',
    clear: 'Borrar la búsqueda',
    found: counts('sections', {
      one: 'Encontrado en {#sections} apartado',
      other: 'Encontrado en {#sections} apartados',
    }),
    nothing: 'No se ha encontrado nada. Prueba con otra palabra.',
  },
  sections: {
    dice: {
      title: 'Dados sin trampa',
      text: {
        even: 'Todas las caras tienen la misma probabilidad, y los dados no tienen memoria. Los sorteos y las cartas sacadas a ciegas son igual de limpios.',
        proof:
          'Nadie puede elegir una tirada ni conocerla de antemano: ni un jugador, ni un bot, ni siquiera la mesa. Antes de la partida, la mesa fija un secreto y muestra su huella. En cada tirada, el dispositivo del jugador añade un número que fijó antes de la partida y que solo muestra entonces. La tirada sale de todo eso junto. Después de la partida se revela el secreto, y tu dispositivo vuelve a calcular cada tirada.',
      },
    },
    people: {
      title: 'Irse y mirar',
      text: {
        leave:
          'Nadie puede rendirse. Si alguien se va, un bot juega en su lugar, pero puede volver cuando quiera.',
        watch: 'Quien mira la partida ve solo lo que ve todo el mundo.',
      },
    },
  },
};

/** The words of the page about how the dice fell, in Spanish. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Las partidas acabadas, contadas y comparadas con lo que se espera del azar.',
  whose: 'Los dados de quién',
  scopes: {
    table: { name: 'Esta mesa', hint: 'Todas las tiradas de esta partida.' },
    me: {
      name: 'Los míos',
      hint: 'Tus tiradas en este servidor, y las de quienes juegan en este dispositivo.',
    },
    all: { name: 'Todos', hint: 'Todas las partidas acabadas de este servidor.' },
  },
  counting: 'Contando…',
  deviceOnly: 'El servidor no responde: solo se cuentan las partidas de este dispositivo.',
  empty: {
    title: 'Aún no ha caído nada',
    text: 'Juega una partida hasta el final: sus dados se contarán aquí.',
  },

  few: {
    title: 'Muy pocas tiradas para decir algo',
    text: (dice, enough) =>
      `${plural(dice, { one: '# dado', other: '# dados' })} por ahora; juzgamos a partir de ${number(enough)}.`,
  },
  usual: {
    title: 'Nada raro',
    text: (share) =>
      share >= 99
        ? 'Casi todas las pruebas con otros tantos dados justos salen al menos así de desiguales.'
        : `De 100 pruebas con otros tantos dados justos, ${number(share)} salen al menos así de desiguales.`,
  },
  unusual: {
    title: 'Raro, pero posible',
    text: text(
      'Solo una de cada {#oneIn} pruebas con otros tantos dados justos sale al menos así de desigual.',
    ),
    what: {
      faces: 'Es por las caras.',
      sums: 'Es por las sumas.',
      repeats: 'Es por las repeticiones.',
      longest: 'Es por la racha más larga.',
    },
    but: 'Donde se juega mucho, alguna vez tiene que pasar. Contar no dice si los dados son justos; la prueba de los dados, sí.',
  },
  how: {
    title: 'Cómo juzgamos',
    text: [
      'Cada test pregunta con qué frecuencia los dados justos se alejan al menos tanto de lo esperado. Es un cálculo, no una impresión.',
      'Quien hace muchos tests acaba encontrando algo extraño. Por eso tomamos lo más extraño y multiplicamos su probabilidad por el número de tests.',
      'Llamamos raro a lo que los dados justos hacen, como mucho, en una de cada 100 pruebas.',
      'Guardar dados y volver a tirar no cambia nada: cada dado tirado muestra todas las caras por igual.',
    ],
  },

  games: counts('count', { one: '{#count} partida', other: '{#count} partidas' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# tirada', other: '# tiradas' })}, ${plural(dice, { one: '# dado', other: '# dados' })}`,
  faces: 'Caras',
  sums: 'Sumas de dos dados',
  streaks: 'Seguidas',
  expected: 'esperado',
  band: 'aquí caen 95 de 100 pruebas justas',
  outside: 'Una barra de cada veinte queda fuera por puro azar.',
  longest: 'Racha más larga de una cara',
  asLong: text('se esperan {#count} así de largas o más'),
  repeats: 'Misma cara que el dado anterior',
  doubles: 'Dobles',
  usually: text('{#expected} de esperar, de {#from} a {#to} lo normal'),
  colours: ['Rojo', 'Verde', 'Azul', 'Amarillo', 'Naranja', 'Morado'],

  table: {
    open: 'Los números en una tabla',
    face: 'Cara',
    sum: 'Suma',
    count: 'Salió',
    expected: 'Esperado',
    band: '95 de 100',
    test: 'Test',
    likelihood: 'Dados justos: tanto o más',
    inHundred: text('{#share} de 100'),
    oneIn: text('uno de cada {#count}'),
    tests: { faces: 'Caras', sums: 'Sumas', repeats: 'Repeticiones', longest: 'Racha más larga' },
  },
};

/** The words of the page about how the dice fell, in Portuguese. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'As partidas acabadas, contadas e comparadas com o que se espera do acaso.',
  whose: 'Os dados de quem',
  scopes: {
    table: { name: 'Esta mesa', hint: 'Todos os lançamentos desta partida.' },
    me: {
      name: 'Os meus',
      hint: 'Os teus lançamentos neste servidor, e os de quem joga neste aparelho.',
    },
    all: { name: 'Todos', hint: 'Todas as partidas acabadas deste servidor.' },
  },
  counting: 'A contar…',
  deviceOnly: 'O servidor não responde: só se contam as partidas deste aparelho.',
  empty: {
    title: 'Ainda não caiu nada',
    text: 'Joga uma partida até ao fim: os dados dela são contados aqui.',
  },

  few: {
    title: 'Poucos lançamentos para dizer algo',
    text: (dice, enough) =>
      `${plural(dice, { one: '# dado', other: '# dados' })} até agora; julgamos a partir de ${number(enough)}.`,
  },
  usual: {
    title: 'Nada de invulgar',
    text: (share) =>
      share >= 99
        ? 'Quase todas as amostras com tantos dados honestos são pelo menos tão desiguais.'
        : `Em 100 amostras com tantos dados honestos, ${number(share)} são pelo menos tão desiguais.`,
  },
  unusual: {
    title: 'Invulgar, mas possível',
    text: text('Só uma em {#oneIn} amostras com tantos dados honestos é pelo menos tão desigual.'),
    what: {
      faces: 'É por causa das faces.',
      sums: 'É por causa das somas.',
      repeats: 'É por causa das repetições.',
      longest: 'É por causa da série mais longa.',
    },
    but: 'Onde se joga muito, isso acaba por acontecer. Contar não diz se os dados são honestos; a prova diz.',
  },
  how: {
    title: 'Como julgamos',
    text: [
      'Cada teste pergunta quantas vezes dados honestos se afastam pelo menos tanto do que se espera. É um cálculo, não uma impressão.',
      'Quem faz muitos testes acaba por encontrar algo estranho. Por isso pegamos no mais estranho e multiplicamos a sua probabilidade pelo número de testes.',
      'Chamamos invulgar ao que dados honestos fazem, no máximo, numa amostra em 100.',
      'Guardar dados e lançar de novo não muda nada: cada dado lançado mostra todas as faces com a mesma frequência.',
    ],
  },

  games: counts('count', { one: '{#count} partida', other: '{#count} partidas' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# lançamento', other: '# lançamentos' })}, ${plural(dice, { one: '# dado', other: '# dados' })}`,
  faces: 'Faces',
  sums: 'Somas de dois dados',
  streaks: 'Seguidas',
  expected: 'esperado',
  band: 'aqui caem 95 em 100 amostras honestas',
  outside: 'Uma barra em vinte fica de fora por puro acaso.',
  longest: 'Série mais longa de uma face',
  asLong: text('esperam-se {#count} assim ou mais longas'),
  repeats: 'Mesma face do dado anterior',
  doubles: 'Duplos',
  usually: text('esperam-se {#expected}, de {#from} a {#to} é normal'),
  colours: ['Vermelho', 'Verde', 'Azul', 'Amarelo', 'Laranja', 'Roxo'],

  table: {
    open: 'Os números em tabela',
    face: 'Face',
    sum: 'Soma',
    count: 'Saiu',
    expected: 'Esperado',
    band: '95 em 100',
    test: 'Teste',
    likelihood: 'Dados honestos: tanto ou mais',
    inHundred: text('{#share} em 100'),
    oneIn: text('um em {#count}'),
    tests: { faces: 'Faces', sums: 'Somas', repeats: 'Repetições', longest: 'Série mais longa' },
  },
};

/** As páginas de regras em português: o que têm em comum. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: as regras'),
  back: 'Voltar',
  print: 'Imprimir numa folha',
  learn: 'Aprender jogando',
  games: 'As regras dos outros jogos',
  contents: 'Índice',
  ours: 'decisão nossa',
  oursMeans: 'Aqui a folha impressa não diz nada, está danificada ou contradiz-se. Foi assim que decidimos.',
  search: {
    label: 'Procurar nas regras',
    clear: 'Limpar a procura',
    found: counts('sections', { one: 'Encontrado em {#sections} capítulo', other: 'Encontrado em {#sections} capítulos' }),
    nothing: 'Nada encontrado. Tenta outra palavra.',
  },
  sections: {
    dice: {
      title: 'Dados honestos',
      text: {
        even: 'Todas as faces têm a mesma probabilidade, e os dados não têm memória. O que se sorteia ou se tira às cegas sai da mesma maneira.',
        proof:
          'Ninguém pode escolher um lançamento: nem um jogador, nem um bot, nem sequer a mesa. Antes da partida, a mesa fixa um segredo e mostra a impressão digital dele, cada jogador junta uma semente, e todos os lançamentos resultam das duas coisas. Depois da partida revela-se o segredo, e o teu aparelho recalcula cada lançamento.',
      },
    },
    people: {
      title: 'Sair e ver',
      text: {
        leave: 'Não há desistências: um bot joga por quem sai, e quem saiu pode voltar.',
        watch: 'Quem está a ver vê o que todos veem, e nada mais.',
      },
    },
  },
};

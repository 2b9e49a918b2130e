/** As páginas de regras em português: o que têm em comum. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: as regras'),
  back: 'Voltar',
  print: 'Imprimir numa folha',
  learn: 'Aprender a jogar',
  games: 'As regras dos outros jogos',
  contents: 'Índice',
  ours: 'decisão nossa',
  oursMeans:
    'Aqui a folha impressa não diz nada, está danificada ou contradiz-se. Foi assim que decidimos.',
  search: {
    label: 'Procurar nas regras',
    clear: 'Limpar a procura',
    found: counts('sections', {
      one: 'Encontrado em {#sections} capítulo',
      other: 'Encontrado em {#sections} capítulos',
    }),
    nothing: 'Não se encontrou nada. Tenta outra palavra.',
  },
  sections: {
    dice: {
      title: 'Dados honestos',
      text: {
        even: 'Todas as faces têm a mesma probabilidade, e os dados não têm memória. Os sorteios e as cartas tiradas às cegas são igualmente honestos.',
        proof:
          'Ninguém pode escolher um lançamento nem conhecê-lo antes: nem um jogador, nem um bot, nem sequer a mesa. Antes da partida, a mesa fixa um segredo e mostra a impressão digital dele. Em cada lançamento, o aparelho do jogador junta um número que fixou antes da partida e que só então mostra. O lançamento resulta de tudo isso junto. Depois da partida revela-se o segredo, e o teu aparelho volta a calcular cada lançamento.',
      },
    },
    people: {
      title: 'Sair e assistir',
      text: {
        leave:
          'Ninguém pode desistir. Se alguém sair, um bot joga em seu lugar, mas essa pessoa pode voltar.',
        watch: 'Quem assiste só vê o que todos veem.',
      },
    },
  },
};

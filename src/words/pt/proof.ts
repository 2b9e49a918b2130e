/** The words about the dice of a table, before the game and after it, in Portuguese. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Impressão digital dos dados',
  kept: 'O segredo de onde vêm os dados desta mesa já está fixado, e esta é a impressão digital dele. O teu aparelho guarda-a e compara-a no fim da partida.',
  copy: 'Copiar a impressão digital',
  called: 'Os aparelhos de todos juntam a sua parte aos dados…',

  // After it --------------------------------------------------------------------------------------
  checking: 'A verificar os dados…',
  unreachable: 'A prova dos dados não está acessível neste momento.',
  follow: counts('count', {
    one: 'Dados honestos: {#count} lançamento verificado aqui',
    other: 'Dados honestos: os {#count} lançamentos verificados aqui',
  }),
  how: 'Antes de alguém se sentar, a mesa fixou o seu segredo e mostrou a impressão digital dele. Cada jogador juntou uma semente. Todos os lançamentos resultam das duas coisas; o teu aparelho acabou de os recalcular um a um.',
  how2: 'Antes de alguém se sentar, a mesa fixou o seu segredo e mostrou a impressão digital dele. O aparelho de cada jogador trouxe caixas, umas dentro das outras, e abriu uma por cada lançamento. Um lançamento resulta de tudo isso junto, por isso ninguém o podia conhecer antes; o teu aparelho acabou de os recalcular um a um.',
  commitment: 'Impressão digital do segredo',
  matches: '— corresponde ao segredo.',
  differs: '— não corresponde!',
  seedOf: text('Semente de {name}'),
  boxesOf: text('Caixas de {name}'),
  byTable: '(da mesa)',
  bySeat: '(própria)',
  fault: text('O registo viola as regras na linha {#line}.'),
  throws: 'Todos os lançamentos',
  setup: 'Baralhar e primeiro jogador',
  throwOf: text('{name} lança'),
  drawOf: text('{name} tira uma carta'),
  noted: 'Impressão digital que este aparelho anotou antes da partida',
  named: text('Quem organiza escolheu quem começa: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} lançamento feito só pela mesa',
    other: '{name}: {#count} lançamentos feitos só pela mesa',
  }),
  houseWhy:
    'A mesa lança pelos bots, por quem está ausente e por um aparelho que perdeu as suas caixas. Um lançamento desses ela pode conhecer antes.',
  redealt: 'Foi reposta uma cópia do servidor: daí em diante os dados vêm de um novo segredo.',
  matching: counts('count', {
    one: '{#count} lançamento corresponde à prova',
    other: 'Os {#count} lançamentos correspondem à prova',
  }),
  doubts: {
    absent:
      'Este aparelho não estava nessa mesa antes da partida. Não consegue dizer se o segredo estava fixado antes.',
    late: 'Mas este aparelho só viu a mesa com a partida já começada. Não consegue dizer se o segredo estava fixado antes.',
    elsewhere: 'Mas a tua parte dos dados veio de outro aparelho. Só ele pode dizer se foi usada.',
    watching: 'Não juntaste nada a estes dados. Quem jogou pode dizer se a sua parte foi usada.',
  },
  tampered: 'Estes dados estão viciados',
  frauds: {
    commitment:
      'O segredo não é aquele cuja impressão digital o teu aparelho anotou antes da partida. Foi trocado.',
    seed: 'O que o teu aparelho juntou aos dados foi substituído por outra coisa.',
    chain: 'O que o teu aparelho juntou aos dados foi substituído por outra coisa.',
    link: 'O teu aparelho abriu uma caixa para um lançamento, e a prova diz que não chegou nenhuma.',
    'refused-link': 'A mesa recusou uma caixa do teu aparelho que era a certa.',
    'other-chain':
      'As caixas de outra pessoa não são as que o teu aparelho viu antes de abrir a sua.',
    first: 'A prova diz outra coisa do que te foi dito sobre quem devia começar.',
    throws: 'Nem todos os lançamentos são os que a prova dá.',
  },
};

/** The words for decks of one's own, in Portuguese. */

import type { Words } from '../en/decks.ts';
import { counts, number, text } from './grammar.ts';

export const words: Words = {
  title: 'Os meus baralhos',
  lead: 'Tens a caixa, ou uma ideia para um baralho? Escreve as cartas e joga com ele onde quiseres: neste aparelho, contra bots, com amigos.',
  none: 'Ainda não há baralhos.',
  begin: 'Escrever um baralho',
  copy: 'Partir do nosso',
  open: 'Abrir um ficheiro',
  drop: 'Ou larga o ficheiro em qualquer sítio desta página.',
  letGo: 'Larga: o baralho abre.',
  unnamed: 'O meu baralho',
  count: text('{#cards} de {#all} cartas'),
  ready: 'pronto a jogar',

  back: 'Todos os baralhos',
  name: 'Nome do baralho',
  cards: 'As cartas',
  add: 'Juntar uma carta',
  addTitle: 'Uma carta nova',
  editTitle: text('Carta {#card}'),
  put: 'Juntar',
  putMore: 'Juntar e mais uma',
  change: 'Mudar',
  twin: 'Outra igual',
  remove: 'Tirar',
  missing: 'Escolhe primeiro um padrão.',
  broken: text('Carta {#card}: ilegível. Mudar'),
  share: 'Partilhar o ficheiro',
  download: 'Descarregar',
  play: 'Jogar com ele',
  delete: 'Apagar o baralho',
  deleteSure: 'Apagar de vez? Não está guardado em mais lado nenhum.',
  deleteYes: 'Apagar',
  deleteNo: 'Manter',
  text: 'Como texto',
  textHint: 'JSON: uma lista de cartas.',
  useText: 'Usar este texto',
  notKept: 'Este navegador não guarda nada: descarrega o baralho antes de sair.',

  bad: 'Isto não é um baralho',
  nothingLost: 'Os teus baralhos estão como estavam.',
  faults: {
    json: 'O texto não é JSON.',
    shape: 'Um ficheiro de baralho contém uma lista de cartas.',
    game: 'Este baralho é de um jogo que não está aqui.',
    large: 'O ficheiro é grande demais para um baralho.',
    count: counts('cards', {
      one: 'Há {#cards} carta; um baralho tem {#all}.',
      other: 'Há {#cards} cartas; um baralho tem {#all}.',
    }),
    list: 'Um baralho é uma lista de cartas.',
    card: (card) => `A carta ${number(card)} não está escrita como uma carta.`,
    pattern: (card) =>
      `Carta ${number(card)}: os dados estão errados. Uma carta pede de um a seis dados.`,
    points: (card) => `Carta ${number(card)}: os pontos são um número inteiro de 0 a 999.`,
    action: (card) => `A carta ${number(card)} tem uma ação que não existe.`,
    id: (card) => `A carta ${number(card)} não tem identificador.`,
    twice: (card) => `A carta ${number(card)} tem o identificador de outra.`,
    more: text('e mais {#count}'),
  },

  option: 'Cartas',
  standardHint: 'O baralho da casa.',
  ownHint: counts('cards', {
    one: 'Um baralho teu, {#cards} carta.',
    other: 'Um baralho teu, {#cards} cartas.',
  }),
  otherHint: 'Um baralho diferente do nosso.',
  manage: 'Os meus baralhos',
};

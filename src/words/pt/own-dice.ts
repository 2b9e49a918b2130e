/** The words for playing with real dice and real cards, in Portuguese. */

import type { Words } from '../en/own-dice.ts';
import { counts, list, number, text } from './grammar.ts';

const COLOUR = {
  red: 'coração vermelho',
  green: 'folha verde',
  blue: 'gota azul',
  yellow: 'sol amarelo',
  orange: 'chama laranja',
  purple: 'lua roxa',
} as const;

const face: Words['face'] = (shown) => (typeof shown === 'number' ? number(shown) : COLOUR[shown]);
const die = (place: number, isBlack: boolean): string =>
  `${isBlack ? 'Dado preto' : 'Dado'} ${number(place)}`;

export const words: Words = {
  choice: {
    title: 'Dados',
    page: 'Da página',
    pageHint: 'A página lança, e cada lançamento pode ser verificado depois.',
    own: 'Os nossos',
    ownHint: 'Lançam dados a sério e tocam no que mostram. A página é árbitro, memória e marcador.',
    cards: 'Dados e cartas',
    cardsHint: 'Dados e cartas a sério: dizem à página o que veem. Sem bots, que não têm mãos.',
  },
  tops: {
    title: 'As vossas cartas',
    how: 'Baralhem, façam três montes de 15 virados para cima e digam que carta está no topo de cada um.',
    pile: text('Monte {#place}'),
    none: 'Que carta?',
  },

  throwOwn: counts('dice', {
    one: 'Lança {#dice} dado e toca no que mostra',
    other: 'Lança {#dice} dados e toca no que mostram',
  }),
  throwFor: counts('dice', {
    one: 'Lança {#dice} dado por {name}',
    other: 'Lança {#dice} dados por {name}',
  }),
  again: (dice) =>
    `Outra vez ${dice.length === 1 ? 'o dado' : 'os dados'} ${list(dice.map(number))}; os outros ficam.`,
  dice: 'Os dados',
  faces: 'O que mostra',
  face,
  die: (place, isBlack, shown) =>
    `${die(place, isBlack)}: ${shown === null ? 'por marcar' : face(shown)}`,
  kept: (place, isBlack, shown) => `${die(place, isBlack)}: ${face(shown)}, fica`,
  next: (place, isBlack) => `${die(place, isBlack)}?`,
  check: 'Está certo? Toca num dado para o mudar.',
  confirm: 'É isso',
  back: 'Ainda não',

  turnedUp: text('Monte {#pile}: que carta está lá agora?'),
  drawn: text('Tira às cegas uma carta de {from}. Qual é?'),
  onlyYou: text('Só {name} olha: a carta é secreta.'),
  chooseCard: 'Toca na carta',
  search: 'Procurar cartas',

  verified: 'Os vossos dados',
  verifiedHow: 'Lançaram dados a sério: só vocês sabem como caíram, por isso não há nada a provar.',
};

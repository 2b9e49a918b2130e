/** NEXT! in a terminal, in Portuguese. */

import { capital, counts, list, plural, point, text } from '../../../../words/pt/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? capital(you) : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['verm.', 'Vm'],
    green: ['verde', 'Vd'],
    blue: ['azul', 'Az'],
    yellow: ['amar.', 'Am'],
    orange: ['laranj', 'L'],
    purple: ['roxo', 'R'],
  },
  black: ['preto', 'prto'],
  kept: 'fica',
  fresh: 'novo',
  turned: 'virado',
  pile: ({ place, left }) =>
    `monte ${place} · ${plural(left, { one: 'resta #', other: 'restam #' })}`,
  made: text('feita: {typed}'),
  lockedMade: 'bloqueada, apesar de feita',
  lockedLost: 'bloqueada: outro lance',
  end: 'o fim',
  goal: text('{#limit} cartas acabam a partida, com {#enough} pode-se parar'),
  inherited: 'dados de um turno falhado',
  firstThrow: 'primeiro lançamento',
  throwsLeft: counts('count', {
    one: 'mais {#count} lançamento',
    other: 'mais {#count} lançamentos',
  }),
  hand: text('As tuas cartas: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'nenhuma carta',

  drew: text('Tiraste: {card}.'),
  moves: {
    throwAll: 'lançar os seis dados',
    throw: (letters) => `lançar ${list(letters)}`,
    turn: text('virar o dado {letter}: {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, depois ${action}`}`,
    end: 'acabar o turno sem carta',
    draw: text('tirar a {name}, {cards}'),
    finish: 'parar a partida: ganha quem tiver mais pontos',
    continue: 'continuar',
  },
  families: {
    throw: 'lançar dados: as letras deles, p. ex. `bce`; ou `keep adf`; ou `all`',
    throwAgain: 'voltar a lançar dados: as letras deles, p. ex. `bce`; ou `keep adf`; ou `all`',
    turn: text('virar um dado: p. ex. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'lanças', 'lança')} ${letters === 'all' ? 'os seis dados' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'viras', 'vira')} o dado ${letter}: ${colour}.`,
  locked: text('O monte {#place} fica bloqueado.'),

  typing: {
    turn: 'Escreve as letras dos dados a lançar (`bce`), `keep adf` para lançar os outros, `all` para todos; `take 2` leva uma carta; `c=azul` vira um dado.',
    action: 'Escreve p. ex. `steal 2` ou `swap 2`: o número do lugar.',
    give: 'Escreve o número da carta.',
    finish: 'Escreve `stop` para parar ou `on` para continuar.',
  },
  squares: text(
    'As cores: {colours}. Os quadrados de uma carta pedem qualquer cor, a mesma para quadrados iguais.',
  ),

  odds: {
    moves: {
      throwAll: 'lançar todos',
      throw: text('lançar {letters}'),
      turn: text('virar {letter} {colour}'),
      take: text('levar {#place}'),
      end: 'acabar',
      steal: text('roubar {name}'),
      swap: text('trocar {name}'),
      give: text('dar {card}'),
      finish: 'parar',
      continue: 'continuar',
    },
    heads: {
      points: 'pontos',
      pile: text('monte {#place}'),
      none: 'nada',
      gift: 'dote',
      drawn: 'carta',
      win: 'ganha',
    },
    about: text('cerca de {chance}'),
    pile: (place, card, isLocked) => `monte ${place}: ${card}${isLocked ? '; bloqueado' : ''}.`,
    chances:
      'Sob cada monte, a probabilidade de acabar o turno com a carta dele jogando para mais pontos; depois a máxima possível, indo só a essa carta.',
    columns:
      'pontos: esperados deste turno, com as ações; nada: sem carta; dote: pontos que os dados de um turno falhado dão ao seguinte.',
    drawing:
      'pontos: esperados de tirar, menos a carta dada; carta: pontos médios da carta tirada às cegas.',
    giving: 'pontos: o que perdes.',
    ending: 'ganha: a probabilidade de ganhar a partida; os empates contam em parte.',
  },
};

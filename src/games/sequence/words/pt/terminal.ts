/** Séquence Dés in a terminal, in Portuguese. */

import { capital, point, text } from '../../../../words/pt/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? capital(you) : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 6: 'seis' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} em linha ganham`,
  started: text('tirou {sum}'),
  noThrow: 'ainda sem lançamento',
  key: { won: 'a linha vencedora', last: 'a última mudança', allowed: 'casas deste lançamento' },

  moves: {
    throw: 'lançar os dois dados',
    remove: text('tirar {chip}'),
    replace: text('trocar {chip}'),
  },
  families: {
    place: text('pôr uma ficha: o nome de uma casa marcada, p. ex. `{example}`'),
    remove: text('tirar uma ficha: o nome de uma casa marcada, p. ex. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'lanças', 'lança')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) =>
    `${does(who, 'lanças', 'lança')} ${dice} = ${sum} para começar.`,
  put: (who, square) => `${does(who, 'pões', 'põe')} uma ficha em ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'trocas', 'troca')} ${chip} em ${square}.`,
  removed: (who, chip, square) => `${does(who, 'tiras', 'tira')} ${chip} de ${square}.`,
  throwsAgain: (who) => `${does(who, 'lanças', 'lança')} outra vez.`,
  nothing: 'Não há nada a fazer com isso.',
  nothingAgain: 'Não há nada a fazer com isso, mas há outro lançamento.',

  typing: 'Escreve o nome de uma casa, coluna e depois linha: `c3`. Ou o número da lista.',

  odds: {
    heads: {
      move: 'jogada',
      wins: 'ganha',
      next: 'seguinte',
      first: 'eles antes',
      partner: 'parceiro',
    },
    now: 'já',
    throw: 'lançar',
    remove: text('tirar {square}'),
    start: 'ganha: uma parte igual; ±: o que vale começar.',
    wins: 'ganha: probabilidade estimada de ganhar a partida; ±: o erro habitual.',
    next: (line) =>
      `seguinte: probabilidade exata de ninguém ganhar antes e de completares ${NUMBERS[line] ?? line} no teu próximo turno, com o tabuleiro como a jogada o deixa.`,
    first:
      'eles antes: probabilidade exata de um adversário completar uma linha antes desse turno.',
    partner: 'parceiro: probabilidade exata de o teu parceiro o fazer.',
  },
};

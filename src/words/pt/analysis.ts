/** The words for how a game went, in Portuguese. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} em 100`;

export const words: Words = {
  title: 'Como foi',
  done: 'Cálculo terminado.',
  counting: text('A rever a partida: jogada {#done} de {#of}'),
  unfinished: { title: 'Ainda não acabou', text: 'Uma partida sem fim não tem balanço.' },
  failed: {
    title: 'Não resultou',
    text: 'Não foi possível calcular as probabilidades neste dispositivo.',
  },

  curve: 'Probabilidade de ganhar',
  moment: 'Momento da partida',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Ver este momento',
  numbers: 'A curva em números',
  move: 'Jogada',

  accounts: 'Dados e escolhas',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `Os dados deram ${inHundred(dice)}` : `Os dados tiraram ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Os dados não deram nem tiraram nada' : gave;
    return `${luck}; ${cost === 0 ? 'as escolhas não custaram nada.' : `as escolhas custaram ${number(cost)}.`}`;
  },
  sum: 'A conta inteira',
  parts: {
    start: 'No início',
    dice: 'Dados',
    own: 'Escolhas próprias',
    others: 'Escolhas dos outros',
    end: 'No fim',
  },

  moments: 'Os momentos que mais contaram',
  noSlips: 'Nenhuma escolha custou 2 em 100 ou mais: estes são os lançamentos que mais mexeram.',
  calm: 'Nenhum momento contou muito.',
  chosen: 'Escolhido',
  better: 'Melhor',
  cost: (count) => `custou ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `os dados deram ${inHundred(count)}` : `os dados tiraram ${inHundred(-count)}`,

  advice: 'Para experimentar da próxima vez',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Uma vez', other: '# vezes' });
    return `${often} nesta partida, ${inHundred(count)} ao todo.`;
  },
  noAdvice: 'Nenhum hábito custou muito. Bem jogado.',

  fine: text(
    'As probabilidades são estimativas dos bots da casa, em regra com um erro de cerca de {#error} em 100. A curva conhece todas as cartas; as escolhas são julgadas pelo que então se podia saber.',
  ),
};

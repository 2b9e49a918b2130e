/** The words for how a game went, in Russian. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} из 100`;

export const words: Words = {
  title: 'Как всё шло',
  done: 'Подсчёт готов.',
  counting: text('Разбираем партию: ход {#done} из {#of}'),
  unfinished: { title: 'Ещё не конец', text: 'У партии без конца нет итога.' },
  failed: { title: 'Не получилось', text: 'На этом устройстве не удалось посчитать шансы.' },

  curve: 'Шансы на победу',
  moment: 'Момент партии',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Посмотреть момент',
  numbers: 'Кривая в числах',
  move: 'Ход',

  accounts: 'Кубики и решения',
  account: (dice, cost) => {
    const gave = dice > 0 ? `Кубики дали ${inHundred(dice)}` : `Кубики отняли ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Кубики ничего не дали и не отняли' : gave;
    return `${luck}; ${cost === 0 ? 'решения не стоили ничего.' : `решения стоили ${number(cost)}.`}`;
  },
  sum: 'Весь счёт',
  parts: {
    start: 'В начале',
    dice: 'Кубики',
    own: 'Свои решения',
    others: 'Решения других',
    end: 'В конце',
  },

  moments: 'Самые важные моменты',
  noSlips:
    'Ни одно решение не стоило 2 из 100 или больше: вот броски, которые изменили больше всего.',
  calm: 'Ни один момент не был решающим.',
  chosen: 'Выбрано',
  better: 'Лучше',
  cost: (count) => `стоило ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `кубики дали ${inHundred(count)}` : `кубики отняли ${inHundred(-count)}`,

  advice: 'Что попробовать в следующий раз',
  adviceCost: (times, count) => {
    const often = plural(times, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' });
    return `${often} за партию, всего ${inHundred(count)}.`;
  },
  noAdvice: 'Ни одна привычка не стоила заметно. Хорошая игра.',

  fine: text(
    'Шансы оценивают боты, обычно с точностью около {#error} из 100. Кривая знает все карты; решения судятся по тому, что можно было знать в тот момент.',
  ),
};

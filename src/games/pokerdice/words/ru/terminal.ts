/** Pokerdice in a terminal, in Russian. */

import { count, either, list, point, text } from '../../../../words/ru/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('раунд {#round} из {#rounds}'),
  end: 'конец',
  throws: ({ name, isMe }) => (isMe ? 'бросаешь ты' : `бросает ${name}`),
  cards: (amount) => count(amount, 'карта', 'карты', 'карт'),
  pointsInShort: text('{#count} очк.'),
  capturedInShort: text('+{#count}'),
  plays: text('карта: {played}'),
  kept: 'лежит',
  fresh: 'новый',
  lastDice: 'кубики прошлого раунда',
  laid: 'стол',
  only: text('лишь {faces}'),

  lay: (amount) =>
    amount === 1
      ? 'Положи одну из своих карт рубашкой вверх.'
      : 'Положи две из своих карт рубашкой вверх.',
  rethrow: (left) =>
    `Оставь кубики или перебрось часть из них (ещё ${count(left, 'переброс', 'переброса', 'перебросов')}).`,
  moves: {
    throw: 'бросить пять кубиков',
    stop: 'оставить кубики: все карты открываются и проверяются',
    rethrow: (letters) => `перебросить ${list(letters)}`,
  },
  families: {
    rethrow: 'перебросить кубики: их буквы, например `ace`; или `keep bd`; или `all`',
    card: text('положить карту: её номер или название, например `{example}`'),
    cards: text('положить две карты, например `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Ты бросаешь' : `${name} бросает`}: ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Ты перебрасываешь' : `${name} перебрасывает`} ${list(letters)}: ${faces}.`,
  laidDown: text('Ты кладёшь рубашкой вверх: {played}.'),

  typing: {
    commit:
      'Введи номер карты или её название: `каре`, `две пары`. ✓ значит, что кубики уже собирают её.',
    reroll:
      'Введи буквы кубиков для переброса (`ace`), `keep bd`, чтобы перебросить остальные, `all` — все, или `stop`.',
  },
  allCards: text('Карты и их очки: {all} Большее включает меньшее.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'У тебя ещё есть' : `${name}, ещё есть`}: ${what}.`,
  everyCard: 'все карты',
  noCard: 'ни одной карты',

  odds: {
    heads: {
      card: 'карта',
      points: 'очк',
      atOnce: 'сразу',
      inThree: 'за три',
      worth: 'цена',
      made: 'шанс',
      atBest: 'макс.',
      mine: 'мне',
      theirs: 'им',
      later: 'потом',
      mix: 'доля',
      throw: 'бросок',
      keep: 'ост.',
      held: 'у них',
    },
    throw:
      'Шансы в процентах. Сразу: с первого броска. За три: с двумя перебросами, лучшими для одной этой карты.',
    madeByMe:
      'Шанс: с перебросами, которые дают больше всего; макс.: с лучшими перебросами для одной этой карты.',
    madeBy: text('Шанс: как будет перебрасывать {name}.'),
    worth: (isSeveral) =>
      `Мне: мои очки за раунд вместе с забранными картами; им: ${isSeveral ? 'очки остальных в среднем' : 'очки соперника'}; потом: что принесут оставшиеся карты. Цена = мне − им + потом. Доля: как часто так играть. ✓ уже собрана.`,
    rethrow: (own, left) =>
      `Точные шансы в процентах при лучших следующих перебросах: до │ для карт «${own}», после — для карт, что могут быть у других${left > 0 ? ` (без ${left} самых маловероятных)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'У них: сколько таких карт у других, в сотых.'
        : 'У них: вероятность, что она у соперника, в процентах.',
    less: (isSeveral) =>
      `Мне: мои очки вместе с забранными картами; цена: за вычетом ${isSeveral ? 'среднего у остальных' : 'очков соперника'}.`,
    columns: text('Столбцы: {all}.'),
    expected: text('Считаем, что все играют хорошо; тогда, вероятно, {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};

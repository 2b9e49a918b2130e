/** The words for decks of one's own, in Russian. */

import type { Words } from '../en/decks.ts';
import { number, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Мои колоды',
  lead: 'У тебя есть коробка или идея колоды? Введи карты и играй ими где угодно: за этим устройством, с ботами, с друзьями.',
  none: 'Пока ни одной колоды.',
  begin: 'Ввести колоду',
  copy: 'Начать с нашей',
  open: 'Открыть файл',
  drop: 'Или перетащи файл в любое место страницы.',
  letGo: 'Отпусти: колода откроется.',
  unnamed: 'Моя колода',
  count: text('Карт: {#cards} из {#all}'),
  ready: 'можно играть',

  back: 'Все колоды',
  name: 'Название колоды',
  cards: 'Карты',
  add: 'Добавить карту',
  addTitle: 'Новая карта',
  editTitle: text('Карта {#card}'),
  put: 'Добавить',
  putMore: 'Добавить и ещё одну',
  change: 'Изменить',
  twin: 'Ещё одну такую же',
  remove: 'Убрать',
  missing: 'Сначала выбери узор.',
  broken: text('Карта {#card}: не читается. Изменить'),
  share: 'Поделиться файлом',
  download: 'Скачать',
  play: 'Играть ею',
  delete: 'Удалить колоду',
  deleteSure: 'Удалить насовсем? Больше она нигде не хранится.',
  deleteYes: 'Удалить',
  deleteNo: 'Оставить',
  text: 'Текстом',
  textHint: 'JSON: список карт.',
  useText: 'Взять этот текст',
  notKept: 'Этот браузер ничего не хранит: скачай колоду, прежде чем уйти.',

  bad: 'Это не колода',
  nothingLost: 'Твои колоды не изменились.',
  faults: {
    json: 'Текст записан не в JSON.',
    shape: 'В файле колоды должен быть список карт.',
    game: 'Эта колода\u00a0— от игры, которой здесь нет.',
    large: 'Файл слишком велик для колоды.',
    count: ({ cards, all }) =>
      `Здесь ${plural(cards, { one: '#\u00a0карта', few: '#\u00a0карты', many: '#\u00a0карт', other: '#\u00a0карты' })}, а\u00a0в\u00a0колоде их ${number(all)}.`,
    list: 'Колода\u00a0— это список карт.',
    card: (card) => `Карта ${number(card)} записана не как карта.`,
    pattern: (card) =>
      `Карта ${number(card)}: кубики не те. Карта просит от одного до шести кубиков.`,
    points: (card) => `Карта ${number(card)}: очки\u00a0— целое число от 0 до 999.`,
    action: (card) => `Карта ${number(card)}: такого действия нет.`,
    id: (card) => `У карты ${number(card)} нет id.`,
    twice: (card) => `У карты ${number(card)} тот же id, что у другой.`,
    more: text('и ещё {#count}'),
  },

  option: 'Карты',
  standardHint: 'Колода этого дома.',
  ownHint: ({ cards }) =>
    `Твоя колода, ${plural(cards, { one: '#\u00a0карта', few: '#\u00a0карты', many: '#\u00a0карт', other: '#\u00a0карты' })}.`,
  otherHint: 'Другая колода, не наша.',
  manage: 'Мои колоды',
};

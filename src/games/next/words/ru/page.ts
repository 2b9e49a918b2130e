/**
 * The words of NEXT! in Russian. Names stay in the nominative («у игрока Аня», «побеждает Аня»),
 * cards are named after a colon, and nothing said of a player has a gender.
 */

import { count, countOf, list, plural, text } from '../../../../words/ru/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'красный',
  green: 'зелёный',
  blue: 'синий',
  yellow: 'жёлтый',
  orange: 'оранжевый',
  purple: 'фиолетовый',
};
/** After every number but one: 2 красных, 5 красных. */
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'красных',
  green: 'зелёных',
  blue: 'синих',
  yellow: 'жёлтых',
  orange: 'оранжевых',
  purple: 'фиолетовых',
};
/** A face as one sees it: colour and symbol agree. */
const FACE: Readonly<Record<Colour, string>> = {
  red: 'красное сердце',
  green: 'зелёный лист',
  blue: 'синяя капля',
  yellow: 'жёлтое солнце',
  orange: 'оранжевое пламя',
  purple: 'фиолетовая луна',
};

const points = (amount: number): string => count(amount, 'очко', 'очка', 'очков');
const cards = (amount: number): string => count(amount, 'карта', 'карты', 'карт');
const dice = (amount: number): string => count(amount, 'кубик', 'кубика', 'кубиков');
const throws = (amount: number): string => count(amount, 'бросок', 'броска', 'бросков');
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Ты ${you}` : `${name} ${they}`;
const at = ({ name, isMe }: Person): string => (isMe ? 'у тебя' : `у игрока ${name}`);
const to = ({ name, isMe }: Person): string => (isMe ? 'тебе' : `игроку ${name}`);
const counted = (counts: Counts): string =>
  list(
    counts.map(([colour, amount]) =>
      plural(amount, { one: `#\u00a0${COLOUR[colour]}`, other: `#\u00a0${COLOURS[colour]}` }),
    ),
  );

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Собирай цветными кубиками карты из трёх стопок. А не вышло\u00a0— твои кубики достанутся следующему!',

  colour: COLOUR,
  symbol: {
    red: 'сердце',
    green: 'лист',
    blue: 'капля',
    yellow: 'солнце',
    orange: 'пламя',
    purple: 'луна',
  },
  points,
  cards,

  card: {
    three: 'тройка',
    threePairs: 'три пары',
    full: 'фул-хаус',
    four: 'каре',
    five: 'пять одинаковых',
    doubleThree: 'две тройки',
    fourAndPair: 'каре и пара',
    six: 'шесть одинаковых',
    groups: (sizes) =>
      list(sizes.map((size) => (size === 1 ? '1\u00a0любого цвета' : `${size}\u00a0одинаковых`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, действие: ${action}`}`,
    back: 'карта рубашкой вверх',
    unknown: 'неизвестная карта',
  },
  action: {
    replay: { name: 'ещё ход', rule: 'сразу новый полный ход' },
    steal: { name: 'кража', rule: 'вытяни вслепую одну карту у соперника' },
    swap: {
      name: 'обмен',
      rule: 'вытяни вслепую одну карту у соперника, потом отдай одну из своих',
    },
    'super-swap': { name: 'суперобмен', rule: 'обмен с каждым соперником, у которого есть карты' },
  },

  table: 'Стол',
  piles: {
    label: 'Три стопки карт',
    said: (place, parts) => `Стопка ${place}: ${parts.join('. ')}`,
    left: text('осталось: {#count}'),
    empty: 'пусто',
    made: 'собрана',
    locked: 'заперта',
    wouldLock: 'запрётся',
    wouldMake: 'соберётся',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Эта стопка пуста.',
      lockedByMe: 'Заперта до конца твоего хода: кубики её собрали, а ты бросаешь дальше.',
      lockedBy: text('Заперта до конца хода: кубики её собрали, а {name} бросает дальше.'),
      chosen: 'Выбрана.',
      takeable: 'Твои кубики её собирают: можно взять.',
      'would-lock': 'Можно взять сейчас. Бросишь ещё раз\u00a0— она заперта до конца хода.',
      'would-make': 'С повёрнутым кубиком она будет собрана.',
      made: 'Кубики её собирают.',
      'throw-first': 'Кубики ещё не брошены.',
      open: 'Кубики её не собирают.',
    },
  },

  dice: {
    label: 'Шесть кубиков: четыре белых, два чёрных',
    die: (place, isBlack, face, isKept) =>
      `${isBlack ? 'Чёрный' : 'Белый'} кубик ${place}${face === null ? '' : `: ${FACE[face]}`}${isKept ? ', остаётся' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Повернуть ${isBlack ? 'чёрный' : 'белый'} кубик ${place}: ${FACE[face]}`,
    throwsLeft: (amount) => (amount === 0 ? 'Бросков больше нет' : `Ещё ${throws(amount)}`),
    hintKeep: 'Отметь кубики, которые оставляешь.',
    hintFirst: 'Первый бросок\u00a0— всеми шестью кубиками.',
    hintNotYours: text('Сейчас ходит {name}.'),
    hintLast: 'Бросков больше нет.',
    hintAllKept: 'Ты оставляешь все шесть: отпусти кубик, чтобы его бросить, или возьми карту.',
    hintKeepOne: 'Отметь хотя бы один кубик, чтобы его оставить, или брось все шесть.',
    hintOver: 'Игра окончена.',
    hintNotNow: 'Кубики ждут следующего хода.',
  },

  ways: {
    label: 'Что дальше',
    take: 'Взять',
    throwOn: 'Ещё бросок',
    keep: 'Оставить',
    fresh: 'Все шесть',
    throws,
    turn: 'Повернуть кубик',
    turnHint: 'чёрные совпали',
  },

  power: {
    chooseDie: 'Какой кубик повернуть? Коснись его.',
    chooseFace: text('Кубик {#place}: какой цвет?'),
    face: (face) => FACE[face],
    sameFace: 'Он и так этого цвета.',
  },

  draw: {
    steal: 'Кража: у кого?',
    swap: 'Обмен: с кем?',
    superSwap: ({ name, isMe }) => `Суперобмен: теперь ${isMe ? 'ты' : name}`,
    fan: (name, held) => `${name}, ${cards(held)} рубашкой вверх`,
    back: text('Карта {#place} из {#held}'),
    open: text('{name}: карты'),
  },

  give: {
    drew: text('Карта от игрока {name}'),
    ask: text('Какую из других своих карт отдашь? Её получит {name}.'),
    notBack: 'Только что вытянутую карту вернуть нельзя.',
    mark: 'вытянута',
  },

  finish: {
    ask: (held) => `У тебя ${cards(held)}: можно закончить игру.`,
    end: 'все карты открываются; побеждает тот, у кого больше очков',
    goOn: ({ name, isMe }, limit) =>
      `дальше ${isMe ? 'ходишь ты' : `ходит ${name}`}; ${cards(limit)}\u00a0— конец игры`,
  },

  mine: {
    label: 'Твои карты',
    labelOf: text('{name}: карты рубашкой вверх'),
    total: points,
    none: 'Пока ни одной карты.',
    noneOf: text('{name}: пока ни одной карты.'),
    hidden: (name, held) => `${name}: ${cards(held)} рубашкой вверх`,
  },

  button: {
    throw: (amount) => `Бросить ${dice(amount)}`,
    throwNone: 'Бросить',
    throwFresh: 'Бросить все шесть',
    take: (value) => `Взять\u00a0— ${points(value)}`,
    turn: (place, face) => `Кубик ${place}: ${COLOUR[face]}`,
    leave: 'Не поворачивать',
    endTurn: 'Закончить ход',
    draw: text('Тянуть карту: {name}'),
    give: text('Отдать: {cardName}'),
    finish: 'Закончить игру',
    continue: 'Играть дальше',
  },

  note: (held, limit, value) =>
    `${held} из ${countOf(limit, 'карты', 'карт')}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Кубики катятся…',
  ask: {
    first: 'Твой ход: брось шесть кубиков.',
    replay: 'Ты ходишь ещё раз: брось шесть кубиков.',
    inheritedTake: 'Эти кубики твои: возьми карту, оставь часть или брось все шесть.',
    inherited: 'Эти кубики твои: оставь часть или брось все шесть.',
    takeOrThrow: (left) =>
      `Возьми карту\u00a0— или бросай дальше и потеряй её: ещё ${throws(left)}.`,
    throwAgain: (left) => `Оставь, что хочешь, и бросай снова: ещё ${throws(left)}.`,
    lastTake: 'Броски кончились: возьми карту.',
    lastPower: 'Броски кончились, карты нет: поверни кубик или закончи ход.',
    power: 'Чёрные кубики совпали: можно повернуть один кубик.',
    steal: 'Кража: у кого? Какая карта\u00a0— решит случай.',
    swap: 'Обмен: с кем? Какая карта\u00a0— решит случай.',
    give: text('Отдай одну из других своих карт: её получит {name}.'),
    finish: 'Закончить игру или играть дальше?',
    named: ({ name, sentence }) =>
      `${name}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  },
  wait: {
    first: text('{name} бросает шесть кубиков…'),
    inherited: text('{name} может сыграть этими кубиками…'),
    takeOrThrow: text('{name}: карта или ещё бросок?'),
    throwAgain: (name, left) => `${name} выбирает кубики: ещё ${throws(left)}.`,
    last: text('{name}: последний бросок…'),
    draw: text('{name} выбирает, у кого тянуть…'),
    give: (name, person) =>
      `${name} выбирает карту: её ${person.isMe ? 'получишь ты' : `получит ${person.name}`}…`,
    finish: text('{name} может закончить игру…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    if (winners.length > 1) {
      const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
      return `Общая победа: ${list(others.length < winners.length ? ['ты', ...others] : others)}\u00a0— ${points(value)}.`;
    }
    return first === undefined
      ? ''
      : `${first.isMe ? 'Ты побеждаешь' : `Побеждает ${first.name}`}: ${points(value)}.`;
  },

  log: {
    threw: (person, amount, faces) =>
      `${does(person, 'бросаешь', 'бросает')} ${amount === 6 ? 'шесть кубиков' : dice(amount)}: ${counted(faces)}.`,
    locked: (names) => `Под замком: ${list(names)}.`,
    agree: 'Чёрные кубики совпали.',
    failed: (person) =>
      `${does(person, 'остаёшься', 'остаётся')} без карты, кубики лежат как есть.`,
    turned: (person, place, face) =>
      `${does(person, 'поворачиваешь', 'поворачивает')} кубик ${place}: ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'берёшь', 'берёт')}: ${card}.`,
    replays: (person) => `${does(person, 'ходишь', 'ходит')} ещё раз.`,
    stole: (person, from) => `${does(person, 'крадёшь', 'крадёт')} карту ${at(from)}.`,
    drew: (person, from) => `${does(person, 'тянешь', 'тянет')} карту ${at(from)}.`,
    gave: (person, receiver) => `${does(person, 'отдаёшь', 'отдаёт')} карту ${to(receiver)}.`,
    itWas: text('Карта: {card}.'),
    finished: (person) => `${does(person, 'заканчиваешь', 'заканчивает')} игру.`,
    continued: (person) => `${does(person, 'играешь', 'играет')} дальше.`,
  },

  shown: {
    stole: (person, from) => `${does(person, 'крадёшь', 'крадёт')} ${at(from)}`,
    drew: (person, from) => `${does(person, 'тянешь', 'тянет')} ${at(from)}`,
    gave: (person, receiver) => `${does(person, 'отдаёшь', 'отдаёт')} ${to(receiver)}`,
  },

  over: { label: 'Все карты', cardsOf: text('{name}: карты') },

  explain: {
    turn: 'У тебя до трёх бросков; нужные кубики можно оставлять. Как только кубики собирают карту, её можно взять. На этом ход окончен.',
    lock: 'Если карта собрана, а ты бросаешь дальше, она заперта до конца твоего хода. После последнего броска собранную карту нужно взять.',
    pass: 'Если ты остаёшься без карты, твои кубики достаются следующему игроку.',
    inherited:
      'Прошлый ход закончился без карты, и кубики теперь твои. Возьми карту, которую они собирают; или оставь от одного до пяти и брось остальные (всего два броска, собранные карты запираются); или брось все шесть (три броска, ничего не запирается).',
    power:
      'Оба чёрных кубика были в одном броске и показали один цвет. Прежде чем бросать или брать карту, можно повернуть любой кубик, но только один, на другой цвет.',
    colours:
      'Кубики в рамке на карте могут быть любого цвета, но в одной рамке все одинаковые. Кубик с символом должен быть именно этого цвета.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Отдай одну из других своих карт; только что вытянутую вернуть нельзя. Какие карты сменили хозяев, знаете только вы двое.',
    finish: (enough) =>
      `У кого ${cards(enough)} или больше, тот может закончить игру в конце своего хода. Побеждает тот, у кого больше очков; при равенстве победа общая.`,
    end: (limit, enough) =>
      `${cards(limit)}\u00a0— конец игры, а с ${enough} её уже можно закончить. Другие видят, сколько у тебя карт, но не видят какие.`,
    over: 'Побеждает тот, у кого больше очков; при равенстве победа общая.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

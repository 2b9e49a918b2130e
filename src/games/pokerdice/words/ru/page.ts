/**
 * Pokerdice in Russian. Names stay in the nominative; what has a gender is the card: «карта
 * сыграла», never the player.
 */

import { count, counts, list, number, plural, text } from '../../../../words/ru/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Джокер', inText: 'джокер', rule: 'подходят любые кубики' },
  pair: { name: 'Пара', inText: 'пара', rule: 'два одинаковых кубика' },
  three: { name: 'Тройка', inText: 'тройка', rule: 'три одинаковых кубика' },
  'two-pairs': { name: 'Две пары', inText: 'две пары', rule: 'два разных числа, каждое дважды' },
  'small-straight': { name: 'Малый стрит', inText: 'малый стрит', rule: 'четыре числа подряд' },
  'no-even': { name: 'Без чётных', inText: 'без чётных', rule: 'ни 2, ни 4, ни 6' },
  'no-odd': { name: 'Без нечётных', inText: 'без нечётных', rule: 'ни 1, ни 3, ни 5' },
  full: { name: 'Фул-хаус', inText: 'фул-хаус', rule: 'три кубика с одним числом и два с другим' },
  'large-straight': { name: 'Большой стрит', inText: 'большой стрит', rule: 'пять чисел подряд' },
  four: { name: 'Каре', inText: 'каре', rule: 'четыре одинаковых кубика' },
};

const inText = (card: Objective): string => cards[card].inText;
const does = ({ name, isMe }: Who, you: string, they: string): string =>
  isMe ? `Ты ${you}` : `${name} ${they}`;
/** “Аня: карта «пара»”, “Твоя карта «пара»”. */
const owned = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Твоя карта' : `${name}: карта`} «${inText(card)}»`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (amount: number): string => count(amount, 'очко', 'очка', 'очков');
const dice = (amount: number): string => count(amount, 'кубик', 'кубика', 'кубиков');
const throws = (amount: number): string => count(amount, 'бросок', 'броска', 'бросков');
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string =>
  plural(count, { one: '# раунд', few: '# раунда', many: '# раундов', other: '# раунда' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Тайно поставь карту на пять кубиков. Но их ещё перебросят: себе на пользу или тебе назло!',

  cards,
  points,

  // The table
  table: 'Кубики и карты на столе',
  places: 'Карты этого раунда',
  lastPlaces: 'Карты прошлого раунда',
  dice: 'Кубики',
  hand: (who) => (who.isMe ? 'Твои карты' : `${who.name}: карты`),
  round: text('Раунд {#round} из {#rounds}'),
  throwsLeft: ({ count: amount }) => `ещё ${throws(amount)}`,
  thrower: 'бросает',
  you: 'Ты',

  // Things, as the screen reader says them
  die: (place, face, isKept) =>
    `Кубик ${number(place)}: ${number(face)}${isKept ? ', остаётся' : ''}`,
  card: (card, amount) => `${cards[card].name}, ${points(amount)}`,
  isMade: 'уже собрано',
  copies: counts('count', {
    one: '{#count}\u00a0штука',
    few: '{#count}\u00a0штуки',
    many: '{#count}\u00a0штук',
    other: '{#count}\u00a0штуки',
  }),
  chosen: counts('count', { one: 'выбрана', other: 'выбрано: {#count}' }),
  laid: 'лежит рубашкой вверх',
  placeEmpty: (who) => (who.isMe ? 'Твоей карты пока нет' : `${who.name}: карты пока нет`),
  placeDown: (who) =>
    who.isMe ? 'Твоя карта рубашкой вверх' : `${who.name}: карта рубашкой вверх`,
  placeUp: owned,
  peek: 'Твоя карта рубашкой вверх: посмотреть',
  peeked: (card) => `Это твоя карта: ${inText(card)}. Снова закрыть`,

  // What to do
  throwDice: (amount) => `Бросить ${dice(amount)}`,
  rethrowDice: (amount) => `Перебросить ${number(amount)}`,
  stop: 'Хватит',
  lay: 'Положить тайно',
  cardsLeft: 'Оставшиеся карты',
  close: 'Закрыть',

  // Hints, when something is touched
  explainCard: (card, amount) => `${cards[card].name} (${number(amount)}): ${cards[card].rule}.`,
  madeNow: 'Уже собрано.',
  notMadeNow: 'Пока не собрано.',
  oneMore: 'Выбери ещё одну карту.',
  hintNotThrown: 'Сначала бросают кубики, потом кладут карты.',
  hintLaid: 'Твоя карта на столе. Поменять её уже нельзя.',
  hintCardsDone: 'Карты этого раунда уже на столе.',
  hintWaitDice: 'Кубики не трогают, пока все не положат карты.',
  hintNotYourDice: (who) => `Эти кубики перебрасывает только ${who.name}.`,
  hintOldDice: 'Это кубики прошлого раунда.',
  hintFaceDown: (who) => `${who.name}: карта на столе. Пока она лежит рубашкой вверх.`,
  hintOver: 'Игра окончена.',

  // What the table waits for
  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'Твой раунд: брось пять кубиков.' : `${name}, твой раунд: брось пять кубиков.`,
    waitThrow: ({ name }) => `${name} бросает кубики…`,
    rolling: 'Кубики катятся…',
    choose: ({ name, isMe }, amount) => {
      const what = plural(amount, { one: 'карту и положи её', other: 'две карты и положи их' });
      return isMe ? `Выбери ${what} рубашкой вверх.` : `${name}, выбери ${what} рубашкой вверх.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} выбирает карту…`;
      if (others.length === 0) return `${list([first ?? '', second])} выбирают…`;
      return `${first} и ещё ${count(others.length + 1, 'игрок', 'игрока', 'игроков')} выбирают…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'последний бросок: оставь нужные или остановись.'
          : 'оставь нужные, перебрось остальные или остановись.';
      return isMe ? capital(what) : `${name}, ${what}`;
    },
    waitRethrow: ({ name }, card, left) => `${name} играет: ${card}\u00a0— ещё ${throws(left)}…`,
    reveal: 'Карты открываются…',
    over: ({ name, isMe }, amount) =>
      `${isMe ? 'Ты побеждаешь' : `Побеждает ${name}`}: ${points(amount)}.`,
  },

  // Beside a name
  note: (score, left) =>
    `${points(score)}, ${plural(left, {
      one: 'осталась #\u00a0карта',
      few: 'осталось #\u00a0карты',
      many: 'осталось #\u00a0карт',
      other: 'осталось #\u00a0карты',
    })}`,
  ready: 'карта на столе',
  choosing: 'выбирает',
  captured: text('забрано: {#count}'),

  // The log
  log: {
    threw: (who, shown) => `${does(who, 'бросаешь', 'бросает')}: ${faces(shown)}.`,
    threwAgain: (who, shown) =>
      `${does(who, 'перебрасываешь', 'перебрасывает')} ${dice(shown.length)}: ${faces(shown)}.`,
    kept: (who) => `${does(who, 'оставляешь', 'оставляет')} кубики как есть.`,
    turnedUp: (who, played) =>
      `Все готовы. ${does(who, 'открываешь', 'открывает')}: ${list(played.map(inText))}.`,
    won: (who, card, amount) => `${owned(who, card)} сыграла\u00a0— ${points(amount)}.`,
    out: (who, card) => `${owned(who, card)} не сыграла и выбывает из игры.`,
    captured: (who, card, by) =>
      `${owned(who, card)} не сыграла\u00a0— её ${by.isMe ? 'забираешь ты' : `забирает ${by.name}`}.`,
  },
  played: (names) => list(names.map(inText)),

  // Under a card, in a word
  fate: {
    won: text('+{#count}'),
    out: 'выбыла',
    captured: 'забрана',
    captures: text('+{#count}'),
    capturesLabel: (who, amount) =>
      `${does(who, 'забираешь', 'забирает')} ${count(amount, 'карту', 'карты', 'карт')}: ${points(amount)}`,
  },

  // The sheet of cards left
  left: {
    has: 'есть',
    hasTwo: 'есть две',
    won: (amount) => `сыграла: ${points(amount)}`,
    lost: 'не сыграла',
    hint: 'Какие карты у кого остались. Карта, которая лежит рубашкой вверх, пока тоже считается.',
  },

  explain: {
    roll: [
      'Активный игрок бросает пять кубиков. Потом каждый кладёт карту рубашкой вверх: это ставка на кубики.',
      'Открывается только карта активного игрока. Потом он может до двух раз перебросить любые кубики.',
    ],
    commit: [
      'Положи карту, которую кубики соберут в конце раунда. Активный игрок может ещё дважды перебросить любые кубики: чтобы собрать свою карту или испортить твою.',
      'Если карта сыграла, она приносит свои очки. Если нет, активный игрок забирает её за 1\u00a0очко. Если не сыграла его собственная, она выбывает из игры.',
      'Галочка значит, что кубики уже собирают карту. Положенную карту назад не берут.',
    ],
    reroll: [
      'Активный игрок может перебросить любые кубики, даже оставленные раньше, или остановиться.',
      'Когда он останавливается или перебрасывает во второй раз, все карты открываются, и каждую проверяют отдельно.',
      'Чужую карту, которая не сыграла, он забирает за 1\u00a0очко, даже если не сыграла и его собственная: портить разрешено.',
    ],
    over: [
      'Побеждает тот, у кого больше очков; при равенстве\u00a0— тот из равных, кто был активным игроком последним.',
    ],
  },

  options: {
    decks: 'Колоды',
    oneDeck: 'По одной',
    oneDeckHint: 'У каждого десять карт, по одной на раунд.',
    twoDecks: 'По две',
    twoDecksHint: 'Только вдвоём: у каждого двадцать карт, по две на раунд, и больше расчёта.',
    rounds: 'Раунды',
    equalRounds: 'Поровну',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: все бросают одинаково часто${staysOver ? '; часть карт остаётся на руках' : ''}.`,
    twiceRounds: 'По два хода',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: каждый бросает дважды${isShort ? ', короткая партия' : ''}${staysOver ? '; часть карт остаётся на руках' : ''}.`,
    allRounds: 'Десять',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: в игру идут все карты${isEven ? '' : '; кто-то бросает на раз больше'}.`,
  },
};

/** Pokerdice en español. */

import type { Objective } from '../../games/pokerdice/objectives.ts';
import type { Who, Words } from '../en/pokerdice.ts';
import { counts, list, number, plural, text } from './grammar.ts';

/** Even and odd are “todo par” and “todo impar”, for “sin pares” would be “no pairs” to many. */
const cards: Words['cards'] = {
  joker: { name: 'Comodín', inText: 'comodín', rule: 'vale con cualquier dado' },
  pair: { name: 'Pareja', inText: 'pareja', rule: 'dos dados iguales' },
  three: { name: 'Trío', inText: 'trío', rule: 'tres dados iguales' },
  'two-pairs': { name: 'Doble pareja', inText: 'doble pareja', rule: 'dos caras distintas, dos veces' },
  'small-straight': { name: 'Escalera menor', inText: 'escalera menor', rule: 'cuatro caras seguidas' },
  'no-even': { name: 'Todo impar', inText: '«todo impar»', rule: 'ni un 2, ni un 4, ni un 6' },
  'no-odd': { name: 'Todo par', inText: '«todo par»', rule: 'ni un 1, ni un 3, ni un 5' },
  full: { name: 'Full', inText: 'full', rule: 'tres dados de una cara y dos de otra' },
  'large-straight': { name: 'Escalera mayor', inText: 'escalera mayor', rule: 'cinco caras seguidas' },
  four: { name: 'Póquer', inText: 'póquer', rule: 'cuatro dados iguales' },
};

/** Cards that are “la”; the others are “el”. */
const FEMININE: ReadonlySet<Objective> = new Set(['pair', 'two-pairs', 'small-straight', 'large-straight']);

const inText = (card: Objective): string => cards[card].inText;
const gendered = (card: Objective, el: string, la: string): string => (FEMININE.has(card) ? la : el);
const withArticle = (card: Objective): string => `${gendered(card, 'el', 'la')} ${inText(card)}`;
/** “A Noé le sale el full”, “Te sale la pareja”. */
const comesOff = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Te sale' : `A ${name} le sale`} ${withArticle(card)}`;
const fails = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'No te sale' : `A ${name} no le sale`} ${withArticle(card)}`;
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dados' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# ronda', other: '# rondas' });

export const words: Words = {
  title: 'Pokerdice',
  summary: 'Apuesta en secreto una carta a cinco dados; quien los tira aún puede arreglarlo todo, o estropearlo.',

  cards,
  points,

  table: 'Los dados y las cartas en la mesa',
  places: 'Las cartas de esta ronda',
  lastPlaces: 'Las cartas de la ronda pasada',
  dice: 'Los dados',
  hand: (who) => (who.isMe ? 'Tus cartas' : `Las cartas de ${who.name}`),
  round: text('Ronda {#round} de {#rounds}'),
  throwsLeft: counts('count', { one: 'queda {#count} tirada', other: 'quedan {#count} tiradas' }),
  thrower: 'tira',
  you: 'Tú',

  die: (place, face, isKept) => `Dado ${number(place)}: ${number(face)}${isKept ? ', guardado' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'por ahora sale',
  copies: counts('count', { one: '{#count} copia', other: '{#count} copias' }),
  chosen: counts('count', { one: 'elegida', other: 'elegida {#count} veces' }),
  laid: 'boca abajo en la mesa',
  placeEmpty: (who) => (who.isMe ? 'Tu lugar está vacío' : `${who.name} todavía no ha puesto carta`),
  placeDown: (who) => (who.isMe ? 'Tu carta, boca abajo' : `La carta de ${who.name}, boca abajo`),
  placeUp: (who, card) => `${who.isMe ? 'Tu carta' : `La carta de ${who.name}`}: ${inText(card)}`,
  peek: 'Tu carta, boca abajo: mirarla',
  peeked: (card) => `Miras tu carta: ${inText(card)}. Taparla`,

  throwDice: (count) => `Tirar ${dice(count)}`,
  rethrowDice: (count) => `Tirar ${dice(count)}`,
  stop: 'Me planto',
  lay: 'Poner boca abajo',
  cardsLeft: 'Qué queda',
  close: 'Cerrar',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Ya sale.',
  notMadeNow: 'Aún no sale.',
  oneMore: 'Una carta más.',
  hintNotThrown: 'Las cartas se ponen después de tirar los dados.',
  hintLaid: 'Tu carta está puesta. Carta puesta, carta jugada.',
  hintCardsDone: 'Las cartas de esta ronda ya están puestas.',
  hintWaitDice: 'Los dados no se tocan hasta que estén todas las cartas.',
  hintNotYourDice: (who) => `Estos dados solo los vuelve a tirar ${who.name}.`,
  hintOldDice: 'Son los dados de la ronda pasada.',
  hintFaceDown: (who) => `${who.name} ya ha elegido. Su carta se destapa al final de las tiradas.`,
  hintOver: 'La partida ha acabado.',

  status: {
    throwNow: ({ name, isMe }) => (isMe ? 'Tu ronda: tira los cinco dados.' : `Ronda de ${name}: tira los cinco dados.`),
    waitThrow: ({ name }) => `${name} tira los dados…`,
    rolling: 'Los dados ruedan…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'una carta', other: 'dos cartas' });
      return isMe ? `Elige ${what} para poner boca abajo.` : `${name}, elige ${what} para poner boca abajo.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} elige carta…`;
      if (others.length === 0) return `${list([first ?? '', second])} eligen carta…`;
      return `${first} y ${number(others.length + 1)} más eligen carta…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'Última tirada: toca los dados que guardas, o plántate.'
          : 'Toca los dados que guardas y tira el resto, o plántate.';
      return isMe ? what : `${name} — ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} juega ${card} — ${plural(left, { one: 'queda una tirada', other: 'quedan # tiradas' })}…`,
    reveal: 'Se destapan las cartas…',
    over: ({ name, isMe }, count) => `${isMe ? 'Ganas' : `${name} gana`} con ${points(count)}.`,
  },

  note: (score, left) => `${points(score)}, ${plural(left, { one: 'queda # carta', other: 'quedan # cartas' })}`,
  ready: 'carta puesta',
  choosing: 'elige',
  captured: counts('count', { one: '{#count} capturada', other: '{#count} capturadas' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Tiras' : `${name} tira`}: ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Vuelves' : `${name} vuelve`} a tirar ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => (isMe ? 'Te plantas.' : `${name} se planta.`),
    turnedUp: ({ name, isMe }, played) =>
      `Están todas las cartas: ${isMe ? 'destapas' : `${name} destapa`} ${list(played.map(inText))}.`,
    won: (who, card, count) => `${comesOff(who, card)}: ${points(count)}.`,
    out: (who, card) => `${fails(who, card)}: carta fuera.`,
    captured: (who, card, by) =>
      `${fails(who, card)} — ${by.isMe ? `${gendered(card, 'lo', 'la')} capturas` : `${by.name} ${gendered(card, 'lo', 'la')} captura`}.`,
  },
  played: (names) => list(names.map(inText)),

  fate: {
    won: text('+{#count}'),
    out: 'fuera',
    captured: 'capturada',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Capturas' : `${who.name} captura`} ${plural(count, { one: '# carta', other: '# cartas' })}: ${points(count)}`,
  },

  left: {
    has: 'la tiene',
    hasTwo: 'tiene dos',
    won: (count) => `salió: ${points(count)}`,
    lost: 'jugada y fallida',
    hint: 'Lo que cada cual puede poner todavía; una carta boca abajo aún cuenta.',
  },

  explain: {
    roll: [
      'Quien tiene la ronda tira cinco dados. Después, todos ponen una carta boca abajo: es su apuesta por los dados.',
      'Solo se destapa la carta de quien tira, que puede volver a tirar los dados que quiera, hasta dos veces.',
    ],
    commit: [
      'Pon una carta que los dados definitivos vayan a cumplir. Quien tira aún puede repetir dados dos veces, para sacar su carta o estropear la tuya.',
      'Una carta que sale vale sus puntos. Si falla, quien tira la captura por 1 punto; si la que falla es la suya, queda fuera.',
      'Una marca señala lo que los dados ya cumplen. Carta puesta no se cambia.',
    ],
    reroll: [
      'Quien tira puede repetir los dados que quiera, también los que guardó antes, o plantarse.',
      'Al plantarse, o tras la segunda vez, se destapan todas las cartas y se juzgan una a una.',
      'Cada carta ajena que falla se captura por 1 punto, aunque también falle la de quien tira: estropear está permitido.',
    ],
    over: ['Gana quien tiene más puntos; si hay empate, quien tiró más tarde.'],
  },

  options: {
    decks: 'Mazos',
    oneDeck: 'Un mazo',
    oneDeckHint: 'Diez cartas por jugador, una por ronda.',
    twoDecks: 'Dos mazos',
    twoDecksHint: 'Para dos jugadores: veinte cartas por jugador, dos por ronda, y más que pensar.',
    rounds: 'Rondas',
    equalRounds: 'Turnos iguales',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: todos tiran las mismas veces${staysOver ? '; algunas cartas se quedan en la mano' : ''}.`,
    twiceRounds: 'Dos turnos cada uno',
    twiceRoundsHint: (count, staysOver) =>
      `${rounds(count)}: todos tiran dos veces, una partida corta${staysOver ? '; algunas cartas se quedan en la mano' : ''}.`,
    allRounds: 'Diez',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: se juegan todas las cartas${isEven ? '' : '; algunos tiran una vez más que otros'}.`,
  },
};

/** Pokerdice en español. */

import { capital, counts, list, number, plural, text } from '../../../../words/es/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

/** Even and odd are “todo par” and “todo impar”, for “sin pares” would be “no pairs” to many. */
const cards: Words['cards'] = {
  joker: { name: 'Comodín', inText: 'comodín', rule: 'sale siempre' },
  pair: { name: 'Pareja', inText: 'pareja', rule: 'dos dados iguales' },
  three: { name: 'Trío', inText: 'trío', rule: 'tres dados iguales' },
  'two-pairs': {
    name: 'Doble pareja',
    inText: 'doble pareja',
    rule: 'dos de un número y dos de otro',
  },
  'small-straight': {
    name: 'Escalera menor',
    inText: 'escalera menor',
    rule: 'cuatro números seguidos',
  },
  'no-even': { name: 'Todo impar', inText: '«todo impar»', rule: 'ni un 2, ni un 4, ni un 6' },
  'no-odd': { name: 'Todo par', inText: '«todo par»', rule: 'ni un 1, ni un 3, ni un 5' },
  full: { name: 'Full', inText: 'full', rule: 'tres de un número y dos de otro' },
  'large-straight': {
    name: 'Escalera mayor',
    inText: 'escalera mayor',
    rule: 'cinco números seguidos',
  },
  four: { name: 'Póquer', inText: 'póquer', rule: 'cuatro dados iguales' },
};

/** Cards that are “la”; the others are “el”. */
const FEMININE: ReadonlySet<Objective> = new Set([
  'pair',
  'two-pairs',
  'small-straight',
  'large-straight',
]);

const inText = (card: Objective): string => cards[card].inText;
const gendered = (card: Objective, el: string, la: string): string =>
  FEMININE.has(card) ? la : el;
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
  summary:
    'Apuesta en secreto una carta a cinco dados; luego, quien tira puede arreglarlos o estropearlos.',

  cards,
  points,

  table: 'Los dados y las cartas en la mesa',
  places: 'Las cartas de esta ronda',
  lastPlaces: 'Las cartas de la ronda anterior',
  dice: 'Los dados',
  hand: (who) => (who.isMe ? 'Tus cartas' : `Las cartas de ${who.name}`),
  round: text('Ronda {#round} de {#rounds}'),
  throwsLeft: counts('count', { one: 'queda {#count} tirada', other: 'quedan {#count} tiradas' }),
  thrower: 'tira',
  you: 'Tú',

  die: (place, face, isKept) =>
    `Dado ${number(place)}: ${number(face)}${isKept ? ', guardado' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'por ahora sale',
  copies: counts('count', { one: '{#count} copia', other: '{#count} copias' }),
  chosen: counts('count', { one: 'elegida', other: 'elegida {#count} veces' }),
  laid: 'boca abajo en la mesa',
  placeEmpty: (who) =>
    who.isMe ? 'Aún no has puesto carta' : `${who.name} aún no ha puesto carta`,
  placeDown: (who) => (who.isMe ? 'Tu carta, boca abajo' : `La carta de ${who.name}, boca abajo`),
  placeUp: (who, card) => `${who.isMe ? 'Tu carta' : `La carta de ${who.name}`}: ${inText(card)}`,
  peek: 'Tu carta, boca abajo: mirarla',
  peeked: (card) => `Miras tu carta: ${inText(card)}. Taparla`,

  throwDice: (count) => `Tirar ${dice(count)}`,
  rethrowDice: (count) => `Tirar ${dice(count)}`,
  stop: 'Me planto',
  lay: 'Poner boca abajo',
  cardsLeft: 'Cartas restantes',
  close: 'Cerrar',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Ya sale.',
  notMadeNow: 'Aún no sale.',
  oneMore: 'Una carta más.',
  hintNotThrown: 'Las cartas se ponen después de tirar los dados.',
  hintLaid: 'Ya has puesto tu carta y no se puede cambiar.',
  hintCardsDone: 'Las cartas de esta ronda ya están puestas.',
  hintWaitDice: 'Los dados no se tocan hasta que estén todas las cartas.',
  hintNotYourDice: (who) => `Solo ${who.name} puede volver a tirar estos dados.`,
  hintOldDice: 'Son los dados de la ronda anterior.',
  hintFaceDown: (who) => `${who.name} ya ha elegido. Su carta sigue boca abajo por ahora.`,
  hintOver: 'La partida ha acabado.',

  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'Te toca: tira los cinco dados.' : `${name}, te toca: tira los cinco dados.`,
    waitThrow: ({ name }) => `${name} tira los dados…`,
    rolling: 'Los dados ruedan…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'una carta', other: 'dos cartas' });
      return isMe ? `Pon ${what} boca abajo.` : `${name}, pon ${what} boca abajo.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} elige carta…`;
      if (others.length === 0) return `${list([first ?? '', second])} eligen carta…`;
      return `${first} y ${number(others.length + 1)} más eligen carta…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'última tirada: toca los dados que guardas, o plántate.'
          : 'toca los dados que guardas y tira el resto, o plántate.';
      return isMe ? capital(what) : `${name}: ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} juega ${card} — ${plural(left, { one: 'queda una tirada', other: 'quedan # tiradas' })}…`,
    reveal: 'Se destapan las cartas…',
    over: ({ name, isMe }, count) => `${isMe ? 'Ganas' : `${name} gana`} con ${points(count)}.`,
  },

  note: (score, left) =>
    `${points(score)}, ${plural(left, { one: 'queda # carta', other: 'quedan # cartas' })}`,
  ready: 'carta puesta',
  choosing: 'elige',
  captured: counts('count', { one: '{#count} capturada', other: '{#count} capturadas' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Tiras' : `${name} tira`}: ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Vuelves' : `${name} vuelve`} a tirar ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => (isMe ? 'Te plantas.' : `${name} se planta.`),
    turnedUp: ({ name, isMe }, played) =>
      `Ya están todas las cartas: ${isMe ? 'destapas' : `${name} destapa`} ${list(played.map(withArticle))}.`,
    won: (who, card, count) => `${comesOff(who, card)}: ${points(count)}.`,
    out: (who, card) => `${fails(who, card)}: queda fuera del juego.`,
    captured: (who, card, by) => {
      const it = gendered(card, 'lo', 'la');
      if (by.isMe) return `${fails(who, card)} y ${it} capturas.`;
      return `${fails(who, card)} y ${by.name} ${who.isMe ? 'te ' : ''}${it} captura.`;
    },
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
    lost: 'jugada, no salió',
    hint: 'Las cartas que aún tiene cada cual; la que está boca abajo también cuenta.',
  },

  explain: {
    roll: [
      'En cada ronda una persona tira los cinco dados. Después, todos apuestan por ellos y ponen una carta boca abajo.',
      'Solo se destapa la carta de quien tira. Luego esa persona puede volver a tirar los dados que quiera, hasta dos veces.',
    ],
    commit: [
      'Apuesta una carta a cómo quedarán los dados. Quien tira aún puede volver a tirar dos veces, para que le salga su carta o para estropear la tuya.',
      'Si tu carta sale, te llevas sus puntos. Si no sale, la captura quien tira y gana 1 punto. Si a quien tira no le sale la suya, queda fuera del juego.',
      'Una marca señala las cartas que ya salen con estos dados. Una carta puesta no se puede cambiar.',
    ],
    reroll: [
      'Quien tira puede volver a tirar los dados que quiera, también los que guardó antes, o plantarse.',
      'Al plantarse, o tras la segunda vez, se destapan todas las cartas y cada una se juzga por separado.',
      'Si a otra persona no le sale su carta, quien tira la captura por 1 punto, aunque tampoco le salga la suya. Está permitido estropear los dados.',
    ],
    over: [
      'Gana quien tenga más puntos. Si hay empate, la persona empatada a la que le tocó tirar más tarde.',
    ],
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
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: todos tiran dos veces${isShort ? ', una partida corta' : ''}${staysOver ? '; algunas cartas se quedan en la mano' : ''}.`,
    allRounds: 'Diez',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: se juegan todas las cartas${isEven ? '' : '; algunos tiran una vez más que otros'}.`,
  },
};

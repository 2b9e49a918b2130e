/** NEXT! en español. */

import type { Action, Colour } from '../../games/next/cards.ts';
import type { Person, Words } from '../en/next.ts';
import { capital, counts, list, plural, text } from './grammar.ts';

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'rojo',
  green: 'verde',
  blue: 'azul',
  yellow: 'amarillo',
  orange: 'naranja',
  purple: 'morado',
};
/** Naranja is the name of a fruit: as a colour it stays as it is, or two of them would be eaten. */
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'rojos',
  green: 'verdes',
  blue: 'azules',
  yellow: 'amarillos',
  orange: 'naranja',
  purple: 'morados',
};

const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dados' });
const throws = (count: number): string => plural(count, { one: '# tirada', other: '# tiradas' });
const remaining = (count: number): string => plural(count, { one: 'queda # tirada', other: 'quedan # tiradas' });
const does = ({ name, isMe }: Person, you: string, they: string): string => (isMe ? capital(you) : `${name} ${they}`);
const to = ({ name, isMe }: Person): string => (isMe ? 'ti' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary: 'Seis dados de colores a la caza de tres montones de cartas, y lo que dejas en la mesa le sirve a quien va después.',

  colour: COLOUR,
  symbol: { red: 'corazón', green: 'hoja', blue: 'gota', yellow: 'sol', orange: 'llama', purple: 'luna' },
  points,
  cards,

  card: {
    three: 'trío',
    threePairs: 'triple pareja',
    full: 'full',
    four: 'póquer',
    five: 'cinco iguales',
    doubleThree: 'doble trío',
    fourAndPair: 'póquer y pareja',
    six: 'seis iguales',
    groups: (sizes) => list(sizes.map((size) => (size === 1 ? '1 de cualquier color' : `${size} iguales`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) => `${name}, ${points(value)}${action === null ? '' : `, con ${action}`}`,
    back: 'una carta, boca abajo',
    unknown: 'una carta',
  },
  action: {
    replay: { name: 'turno extra', rule: 'juegas enseguida otro turno completo' },
    steal: { name: 'robo', rule: 'sacas a ciegas una carta de un rival' },
    swap: { name: 'cambio', rule: 'sacas a ciegas una carta de un rival y luego le das una de las tuyas' },
    'super-swap': { name: 'supercambio', rule: 'un cambio con cada rival que tenga cartas' },
  },

  table: 'La mesa',
  piles: {
    label: 'Tres montones de cartas',
    said: (place, parts) => `Montón ${place}: ${parts.join('. ')}`,
    left: counts('count', { one: 'queda {#count}', other: 'quedan {#count}' }),
    empty: 'vacío',
    made: 'cumplida',
    locked: 'bloqueada',
    wouldLock: 'se bloquea',
    wouldMake: 'saldría',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Este montón está vacío.',
      lockedByMe: 'Bloqueada hasta el fin de tu turno: seguiste tirando cuando tus dados ya la cumplían.',
      lockedBy: text('Bloqueada en este turno: {name} siguió tirando cuando los dados ya la cumplían.'),
      chosen: 'Elegida.',
      takeable: 'Tus dados la cumplen: puedes tomarla.',
      'would-lock': 'Puedes tomarla ahora; si vuelves a tirar, se bloquea en este turno.',
      'would-make': 'Con el dado girado saldría.',
      made: 'Los dados la cumplen.',
      'throw-first': 'Todavía no se ha tirado.',
      open: 'Los dados no la cumplen.',
    },
  },

  dice: {
    label: 'Seis dados: cuatro blancos, dos negros',
    die: (place, isBlack, face, isKept) =>
      `Dado ${isBlack ? 'negro' : 'blanco'} ${place}${face === null ? '' : `: ${COLOUR[face]}, ${words.symbol[face]}`}${isKept ? ', guardado' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Girar el dado ${isBlack ? 'negro' : 'blanco'} ${place}: ${COLOUR[face]}, ${words.symbol[face]}`,
    throwsLeft: (count) => (count === 0 ? 'No quedan tiradas' : capital(remaining(count))),
    hintKeep: 'Toca los dados que guardas.',
    hintFirst: 'La primera tirada es con los seis dados.',
    hintNotYours: text('Es el turno de {name}.'),
    hintLast: 'Ya no quedan tiradas.',
    hintAllKept: 'Los seis están guardados: suelta uno para tirarlo, o toma una carta.',
    hintKeepOne: 'Toca al menos un dado para guardarlo; o tira los seis.',
    hintOver: 'La partida ha acabado.',
    hintNotNow: 'Los dados esperan al próximo turno.',
  },

  ways: {
    label: 'Cómo seguir',
    take: 'Tomar',
    throwOn: 'Tirar más',
    keep: 'Guardar',
    fresh: 'Los seis',
    throws,
    turn: 'Girar un dado',
    turnHint: 'negros iguales',
  },

  power: {
    chooseDie: '¿Qué dado giras? Tócalo.',
    chooseFace: text('Dado {#place}: ¿de qué color?'),
    face: (face) => `${COLOUR[face]}, ${words.symbol[face]}`,
    sameFace: 'Ya muestra ese color.',
  },

  draw: {
    steal: 'Robo: ¿a quién?',
    swap: 'Cambio: ¿con quién?',
    superSwap: (person) => `Supercambio: ahora ${person.isMe ? 'contigo' : `con ${person.name}`}`,
    fan: (name, held) => `${name}, ${cards(held)} boca abajo`,
    back: text('Dorso {#place} de {#held}'),
    open: text('Las cartas de {name}'),
  },

  give: {
    drew: text('La has sacado de {name}'),
    ask: text('¿Cuál de tus otras cartas das a {name}?'),
    notBack: 'La carta que acabas de sacar no se devuelve.',
    mark: 'sacada',
  },

  finish: {
    ask: (held) => `Tienes ${cards(held)}: puedes acabar aquí la partida.`,
    end: 'se destapan y se cuentan todas las cartas; gana quien tiene más puntos',
    goOn: (person, limit) => `${person.isMe ? 'sigues tú' : `sigue ${person.name}`}; con ${cards(limit)} acaba la partida`,
  },

  mine: {
    label: 'Tus cartas',
    labelOf: text('Las cartas de {name}, boca abajo'),
    total: points,
    none: 'Todavía sin cartas.',
    noneOf: text('{name} no tiene cartas todavía.'),
    hidden: (name, held) => `${name}: ${cards(held)}, boca abajo`,
  },

  button: {
    throw: (count) => `Tirar ${dice(count)}`,
    throwNone: 'Tirar',
    throwFresh: 'Tirar los seis dados',
    take: (value) => `Tomar — ${points(value)}`,
    turn: (place, face) => `Girar el dado ${place}: ${COLOUR[face]}`,
    leave: 'No girar',
    endTurn: 'Acabar el turno',
    draw: text('Sacar una de {name}'),
    give: text('Dar {cardName}'),
    finish: 'Acabar la partida',
    continue: 'Seguir jugando',
  },

  note: (held, limit, value) => `${held} de ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Los dados ruedan…',
  ask: {
    first: 'Tu turno: tira los seis dados.',
    replay: 'Juegas otra vez: tira los seis dados.',
    inheritedTake: 'Estos dados son tuyos: toma, guarda algunos o tira los seis.',
    inherited: 'Estos dados son tuyos: guarda algunos o tira los seis.',
    takeOrThrow: (left) => `Toma una carta, o sigue tirando y piérdela: ${remaining(left)}.`,
    throwAgain: (left) => `Guarda lo que quieras y vuelve a tirar: ${remaining(left)}.`,
    lastTake: 'Tu última tirada: toma una carta.',
    lastPower: 'Sin carta en tu última tirada: gira un dado o acaba el turno.',
    power: 'Tus dados negros coinciden: puedes girar un dado.',
    steal: 'Robo: ¿a quién? El azar dice qué carta viene.',
    swap: 'Cambio: ¿con quién? El azar dice qué carta viene.',
    give: text('Da a {name} una de tus otras cartas.'),
    finish: '¿Acabar aquí la partida o seguir jugando?',
    named: text('{name}: {sentence}'),
  },
  wait: {
    first: text('{name} tira los seis dados…'),
    inherited: text('{name} puede usar los dados que quedan…'),
    takeOrThrow: text('{name}: ¿una carta, o sigue tirando?'),
    throwAgain: (name, left) => `${name} elige dados: ${remaining(left)}.`,
    last: text('Última tirada de {name}…'),
    draw: text('{name} elige a quién sacar una carta…'),
    give: (name, person) => `${name} elige una carta para ${to(person)}…`,
    finish: text('{name} puede acabar la partida…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    if (winners.length > 1) {
      const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
      const all = others.length < winners.length ? ['tú', ...others] : others;
      return `Victoria compartida con ${points(value)}: ${list(all)}.`;
    }
    return first === undefined ? '' : `${does(first, 'ganas', 'gana')} con ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'tiras', 'tira')} ${count === 6 ? 'seis dados' : dice(count)}: ${counted(faces)}.`,
    locked: (names) => `Bloqueado: ${list(names)}.`,
    agree: 'Los dados negros coinciden.',
    failed: (person) => `Sin carta para ${to(person)}: los dados se quedan como están.`,
    turned: (person, place, face) => `${does(person, 'giras', 'gira')} el dado ${place}: ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'tomas', 'toma')} una carta: ${card}.`,
    replays: (person) => `${does(person, 'juegas', 'juega')} otra vez.`,
    stole: (person, from) =>
      from.isMe ? `${person.name} te roba una carta.` : `${does(person, 'robas', 'roba')} una carta a ${from.name}.`,
    drew: (person, from) =>
      from.isMe ? `${person.name} te saca una carta.` : `${does(person, 'sacas', 'saca')} una carta de ${from.name}.`,
    gave: (person, receiver) =>
      receiver.isMe ? `${person.name} te da una carta.` : `${does(person, 'das', 'da')} una carta a ${receiver.name}.`,
    itWas: text('Era: {card}.'),
    finished: (person) => `${does(person, 'acabas', 'acaba')} la partida.`,
    continued: (person) => `${does(person, 'sigues', 'sigue')} jugando.`,
  },

  shown: {
    stole: (person, from) => (from.isMe ? `${person.name} te roba` : `${does(person, 'robas', 'roba')} a ${from.name}`),
    drew: (person, from) => (from.isMe ? `${person.name} te saca una` : `${does(person, 'sacas', 'saca')} una de ${from.name}`),
    gave: (person, receiver) =>
      receiver.isMe ? `${person.name} te da una` : `${does(person, 'das', 'da')} una a ${receiver.name}`,
  },

  over: { label: 'Todas las cartas', cardsOf: text('Las cartas de {name}') },

  explain: {
    turn: 'Hasta tres tiradas, guardando los dados que quieras. En cuanto los dados cumplen una carta puedes tomarla; ahí acaba tu turno.',
    lock: 'Si sigues tirando cuando los dados ya cumplen una carta, queda bloqueada hasta el fin de tu turno. Tras la última tirada, una carta cumplida se toma por obligación.',
    pass: 'Sin carta, tus dados quedan para quien va después.',
    inherited:
      'El turno anterior acabó sin carta, así que sus dados son tuyos: toma una carta que cumplan, guarda de uno a cinco y tira el resto (dos tiradas en total, las cartas se bloquean), o tira los seis (tres tiradas, nada se bloquea).',
    power:
      'Los dos dados negros, tirados a la vez, muestran el mismo color: antes de tirar o de tomar puedes girar un dado cualquiera a otro color.',
    colours:
      'Los dados con marco de una carta pueden ser de cualquier color, pero todos los de un marco del mismo. Los que llevan símbolo tienen que ser de ese color.',
    action: (action: Action) => `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Da una de tus otras cartas; la que acabas de sacar no se devuelve. Qué cartas cambian de mano queda entre los dos.',
    finish: (enough) =>
      `Quien tiene ${cards(enough)} o más puede acabar la partida al final de un turno propio. Gana quien tiene más puntos; el empate se comparte.`,
    end: (limit, enough) =>
      `Con ${cards(limit)} acaba la partida; con ${enough} ya se puede parar. Los demás ven cuántas cartas tienes, no cuáles.`,
    over: 'Gana quien tiene más puntos; el empate se comparte.',
  },
};

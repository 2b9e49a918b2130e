/** NEXT! en español. */

import { capital, counts, list, plural, text } from '../../../../words/es/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

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
const remaining = (count: number): string =>
  plural(count, { one: 'queda # tirada', other: 'quedan # tiradas' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? capital(you) : `${name} ${they}`;
const to = ({ name, isMe }: Person): string => (isMe ? 'ti' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Seis dados de colores para ganar cartas de tres montones; y los dados que dejas en la mesa los puede usar quien va después.',

  colour: COLOUR,
  symbol: {
    red: 'corazón',
    green: 'hoja',
    blue: 'gota',
    yellow: 'sol',
    orange: 'llama',
    purple: 'luna',
  },
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
    groups: (sizes) =>
      list(sizes.map((size) => (size === 1 ? '1 de cualquier color' : `${size} iguales`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, con ${action}`}`,
    back: 'una carta, boca abajo',
    unknown: 'una carta',
  },
  action: {
    replay: { name: 'turno extra', rule: 'juegas otro turno completo' },
    steal: { name: 'robo', rule: 'sacas a ciegas una carta de un rival' },
    swap: {
      name: 'cambio',
      rule: 'sacas a ciegas una carta de un rival y luego le das una de las tuyas',
    },
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
      lockedByMe: 'Bloqueada hasta que acabe tu turno: podías tomarla y seguiste tirando.',
      lockedBy: text('Bloqueada en este turno: {name} podía tomarla y siguió tirando.'),
      chosen: 'Elegida.',
      takeable: 'Tus dados la cumplen: puedes tomarla.',
      'would-lock': 'Puedes tomarla ahora; si vuelves a tirar, queda bloqueada en este turno.',
      'would-make': 'Si giras el dado, se cumple.',
      made: 'Los dados la cumplen.',
      'throw-first': 'Aún no se han tirado los dados.',
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
    hintKeep: 'Toca los dados que quieras guardar.',
    hintFirst: 'La primera tirada es con los seis dados.',
    hintNotYours: text('Es el turno de {name}.'),
    hintLast: 'Ya no quedan tiradas.',
    hintAllKept: 'Guardas los seis: suelta alguno para tirarlo, o toma una carta.',
    hintKeepOne: 'Toca al menos un dado para guardarlo, o tira los seis.',
    hintOver: 'La partida ha acabado.',
    hintNotNow: 'Los dados no se tiran hasta el próximo turno.',
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
    sameFace: 'Ya es de ese color.',
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
    ask: text('¿Cuál de tus otras cartas le das a {name}?'),
    notBack: 'La carta que acabas de sacar no se puede devolver.',
    mark: 'sacada',
  },

  finish: {
    ask: (held) => `Tienes ${cards(held)}: puedes acabar aquí la partida.`,
    end: 'se destapan y se cuentan todas las cartas; gana quien tenga más puntos',
    goOn: (person, limit) =>
      `${person.isMe ? 'sigues tú' : `sigue ${person.name}`}; con ${cards(limit)} acaba la partida`,
  },

  mine: {
    label: 'Tus cartas',
    labelOf: text('Las cartas de {name}, boca abajo'),
    total: points,
    none: 'Aún no tienes cartas.',
    noneOf: text('{name} aún no tiene cartas.'),
    hidden: (name, held) => `${name}: ${cards(held)}, boca abajo`,
  },

  button: {
    throw: (count) => `Tirar ${dice(count)}`,
    throwNone: 'Tirar',
    throwFresh: 'Tirar los seis dados',
    take: (value) => `Tomar — ${points(value)}`,
    turn: (place, face) => `Girar el dado ${place} a ${COLOUR[face]}`,
    leave: 'No girar',
    endTurn: 'Acabar el turno',
    draw: text('Sacar una de {name}'),
    give: text('Dar {cardName}'),
    finish: 'Acabar la partida',
    continue: 'Seguir jugando',
  },

  note: (held, limit, value) =>
    `${held} de ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Los dados ruedan…',
  ask: {
    first: 'Tu turno: tira los seis dados.',
    replay: 'Juegas otra vez: tira los seis dados.',
    inheritedTake: 'Heredas los dados: toma una carta, guarda algunos o tira los seis.',
    inherited: 'Heredas los dados: guarda algunos o tira los seis.',
    takeOrThrow: (left) => `Toma una carta, o piérdela y sigue tirando: ${remaining(left)}.`,
    throwAgain: (left) => `Guarda lo que quieras y vuelve a tirar: ${remaining(left)}.`,
    lastTake: 'Era tu última tirada: toma una carta.',
    lastPower: 'Última tirada y sin carta: gira un dado o acaba el turno.',
    power: 'Tus dados negros coinciden: puedes girar un dado.',
    steal: 'Robo: ¿a quién? El azar elige la carta.',
    swap: 'Cambio: ¿con quién? El azar elige la carta.',
    give: text('Dale a {name} una de tus otras cartas.'),
    finish: '¿Acabar aquí la partida o seguir jugando?',
    named: text('{name}: {sentence}'),
  },
  wait: {
    first: text('{name} tira los seis dados…'),
    inherited: text('{name} hereda los dados…'),
    takeOrThrow: text('¿{name} toma una carta o sigue tirando?'),
    throwAgain: (name, left) => `${name} vuelve a tirar: ${remaining(left)}…`,
    last: text('Última tirada de {name}…'),
    draw: text('{name} elige a quién sacarle una carta…'),
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
    locked: (names) =>
      `${names.length === 1 ? 'Carta bloqueada' : 'Cartas bloqueadas'}: ${list(names)}.`,
    agree: 'Los dados negros coinciden.',
    failed: (person) =>
      `${does(person, 'te quedas', 'se queda')} sin carta: los dados siguen como están.`,
    turned: (person, place, face) =>
      `${does(person, 'giras', 'gira')} el dado ${place} a ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'tomas', 'toma')} una carta: ${card}.`,
    replays: (person) => `${does(person, 'juegas', 'juega')} otra vez.`,
    stole: (person, from) =>
      from.isMe
        ? `${person.name} te roba una carta.`
        : `${does(person, 'le robas', 'le roba')} una carta a ${from.name}.`,
    drew: (person, from) =>
      from.isMe
        ? `${person.name} te saca una carta.`
        : `${does(person, 'le sacas', 'le saca')} una carta a ${from.name}.`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} te da una carta.`
        : `${does(person, 'le das', 'le da')} una carta a ${receiver.name}.`,
    itWas: text('Era: {card}.'),
    finished: (person) => `${does(person, 'acabas', 'acaba')} la partida.`,
    continued: (person) => `${does(person, 'sigues', 'sigue')} jugando.`,
  },

  shown: {
    stole: (person, from) =>
      from.isMe ? `${person.name} te roba` : `${does(person, 'robas', 'roba')} a ${from.name}`,
    drew: (person, from) =>
      from.isMe
        ? `${person.name} te saca una`
        : `${does(person, 'le sacas', 'le saca')} una a ${from.name}`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} te da una`
        : `${does(person, 'le das', 'le da')} una a ${receiver.name}`,
  },

  over: { label: 'Todas las cartas', cardsOf: text('Las cartas de {name}') },

  explain: {
    turn: 'Tienes hasta tres tiradas, y cada vez guardas los dados que quieras. En cuanto cumplan una carta, puedes tomarla; ahí acaba tu turno.',
    lock: 'Si los dados cumplen una carta y sigues tirando, esa carta queda bloqueada hasta que acabe tu turno. Tras la última tirada, si hay una carta cumplida, tienes que tomarla.',
    pass: 'Si te quedas sin carta, quien va después puede usar tus dados.',
    inherited:
      'El turno anterior acabó sin carta, así que heredas los dados: toma una carta que ya cumplan, guarda de uno a cinco y tira el resto (dos tiradas en total; las cartas que ya cumplían se bloquean), o tira los seis (tres tiradas; nada se bloquea).',
    power:
      'Los dos dados negros, tirados a la vez, muestran el mismo color: antes de volver a tirar o de tomar una carta, puedes girar un dado cualquiera a otro color.',
    colours:
      'En las cartas, los dados de un mismo marco pueden ser de cualquier color, pero todos del mismo. Los que llevan símbolo tienen que ser de ese color.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Da una de tus otras cartas; la que acabas de sacar no se puede devolver. Nadie más sabe qué cartas han cambiado de mano.',
    finish: (enough) =>
      `Quien tiene ${cards(enough)} o más puede acabar la partida al final de su turno. Gana quien tenga más puntos; si hay empate, la victoria se comparte.`,
    end: (limit, enough) =>
      `La partida acaba cuando alguien tiene ${cards(limit)}; con ${enough} ya se puede acabar. Los demás ven cuántas cartas tienes, pero no cuáles.`,
    over: 'Gana quien tenga más puntos; si hay empate, la victoria se comparte.',
  },
};

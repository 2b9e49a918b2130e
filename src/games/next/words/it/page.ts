/** NEXT! in italiano. */

import { a, capital, counts, list, plural, text } from '../../../../words/it/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'rosso',
  green: 'verde',
  blue: 'blu',
  yellow: 'giallo',
  orange: 'arancione',
  purple: 'viola',
};
/** Blu and viola never change. */
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'rossi',
  green: 'verdi',
  blue: 'blu',
  yellow: 'gialli',
  orange: 'arancioni',
  purple: 'viola',
};

const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# carte' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dadi' });
const throws = (count: number): string => plural(count, { one: '# tiro', other: '# tiri' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? capital(you) : `${name} ${they}`;
const object = ({ name, isMe }: Person): string => (isMe ? 'te' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Con sei dadi colorati vai a caccia di carte su tre pile. E i dadi che lasci servono a chi viene dopo.',

  colour: COLOUR,
  symbol: {
    red: 'cuore',
    green: 'foglia',
    blue: 'goccia',
    yellow: 'sole',
    orange: 'fiamma',
    purple: 'luna',
  },
  points,
  cards,

  card: {
    three: 'tris',
    threePairs: 'tripla coppia',
    full: 'full',
    four: 'poker',
    five: 'cinque uguali',
    doubleThree: 'doppio tris',
    fourAndPair: 'poker e coppia',
    six: 'sei uguali',
    groups: (sizes) =>
      list(sizes.map((size) => (size === 1 ? '1 di qualsiasi colore' : `${size} uguali`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, con ${action}`}`,
    back: 'una carta, coperta',
    unknown: 'una carta',
  },
  action: {
    replay: { name: 'turno extra', rule: 'giochi subito un altro turno intero' },
    steal: { name: 'furto', rule: 'peschi alla cieca una carta da un avversario' },
    swap: {
      name: 'scambio',
      rule: 'peschi alla cieca una carta da un avversario, poi gli dai una delle tue',
    },
    'super-swap': {
      name: 'superscambio',
      rule: 'fai uno scambio con ogni avversario che ha carte',
    },
  },

  table: 'Il tavolo',
  piles: {
    label: 'Tre pile di carte',
    said: (place, parts) => `Pila ${place}: ${parts.join('. ')}`,
    left: counts('count', { one: 'ne resta {#count}', other: 'ne restano {#count}' }),
    empty: 'vuota',
    made: 'completa',
    locked: 'bloccata',
    wouldLock: 'si blocca',
    wouldMake: 'si completa',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Questa pila è vuota.',
      lockedByMe: 'Bloccata fino alla fine del tuo turno: potevi prenderla, ma hai tirato ancora.',
      lockedBy: text('Bloccata per questo turno: {name} poteva prenderla, ma ha tirato ancora.'),
      chosen: 'Scelta.',
      takeable: 'I tuoi dadi la completano: puoi prenderla.',
      'would-lock': 'Puoi prenderla adesso. Se tiri ancora, si blocca per questo turno.',
      'would-make': 'Con il dado girato sarebbe completa.',
      made: 'I dadi la completano.',
      'throw-first': 'Nessuno ha ancora tirato.',
      open: 'I dadi non la completano.',
    },
  },

  dice: {
    label: 'Sei dadi: quattro bianchi, due neri',
    die: (place, isBlack, face, isKept) =>
      `Dado ${isBlack ? 'nero' : 'bianco'} ${place}${face === null ? '' : `: ${COLOUR[face]}, ${words.symbol[face]}`}${isKept ? ', tenuto' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Gira il dado ${isBlack ? 'nero' : 'bianco'} ${place}: ${COLOUR[face]}, ${words.symbol[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Nessun tiro rimasto' : `Ancora ${throws(count)}`),
    hintKeep: 'Tocca i dadi da tenere.',
    hintFirst: 'Al primo tiro si tirano tutti e sei i dadi.',
    hintNotYours: text('È il turno di {name}.'),
    hintLast: 'Non ci sono più tiri.',
    hintAllKept: 'Li tieni tutti e sei: toccane uno per tirarlo, o prendi una carta.',
    hintKeepOne: 'Tocca almeno un dado per tenerlo, oppure tira tutti e sei.',
    hintOver: 'La partita è finita.',
    hintNotNow: 'Si tira di nuovo al prossimo turno.',
  },

  ways: {
    label: 'Come continuare',
    take: 'Prendi',
    throwOn: 'Tira ancora',
    keep: 'Tieni',
    fresh: 'Tutti e sei',
    throws,
    turn: 'Gira un dado',
    turnHint: 'neri uguali',
  },

  power: {
    chooseDie: 'Quale dado giri? Toccalo.',
    chooseFace: text('Dado {#place}: che colore?'),
    face: (face) => `${COLOUR[face]}, ${words.symbol[face]}`,
    sameFace: 'Mostra già quel colore.',
  },

  draw: {
    steal: 'Furto: a chi?',
    swap: 'Scambio: con chi?',
    superSwap: (person) => `Superscambio: adesso con ${object(person)}`,
    fan: (name, held) =>
      `${name}, ${plural(held, { one: '# carta coperta', other: '# carte coperte' })}`,
    back: text('Dorso {#place} di {#held}'),
    open: text('Le carte di {name}'),
  },

  give: {
    drew: text('Pescata da {name}'),
    ask: ({ name }) => `Quale delle tue altre carte dai ${a(name)}?`,
    notBack: 'La carta appena pescata non si può restituire.',
    mark: 'pescata',
  },

  finish: {
    ask: (held) => `Hai ${cards(held)}: puoi finire qui la partita.`,
    end: 'si scoprono e si contano tutte le carte; vince chi ha più punti',
    goOn: (person, limit) =>
      `tocca ${person.isMe ? 'a te' : a(person.name)}; con ${cards(limit)} la partita finisce`,
  },

  mine: {
    label: 'Le tue carte',
    labelOf: text('Le carte di {name}, coperte'),
    total: points,
    none: 'Ancora nessuna carta.',
    noneOf: text('{name} non ha ancora carte.'),
    hidden: (name, held) =>
      `${name}: ${plural(held, { one: '# carta, coperta', other: '# carte, coperte' })}`,
  },

  button: {
    throw: (count) => `Tira ${dice(count)}`,
    throwNone: 'Tira',
    throwFresh: 'Tira tutti e sei i dadi',
    take: (value) => `Prendi — ${points(value)}`,
    turn: (place, face) => `Gira il dado ${place}: ${COLOUR[face]}`,
    leave: 'Non girare',
    endTurn: 'Finisci il turno',
    draw: text('Pesca da {name}'),
    give: text('Dai {cardName}'),
    finish: 'Finisci la partita',
    continue: 'Continua',
  },

  note: (held, limit, value) =>
    `${held} di ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'I dadi rotolano…',
  ask: {
    first: 'Tocca a te: tira i sei dadi.',
    replay: 'Giochi ancora: tira i sei dadi.',
    inheritedTake: 'Dadi ereditati! Prendi una carta, tieni dadi o tira tutti e sei.',
    inherited: 'Dadi ereditati! Tienine alcuni o tira tutti e sei.',
    takeOrThrow: (left) => `Prendi una carta, o tira e si blocca: ancora ${throws(left)}.`,
    throwAgain: (left) => `Tieni i dadi che vuoi e tira gli altri: ancora ${throws(left)}.`,
    lastTake: 'Era il tuo ultimo tiro: prendi una carta.',
    lastPower: 'Niente carta: gira un dado o finisci il turno.',
    power: 'I dadi neri sono uguali: puoi girare un dado.',
    steal: 'Furto: a chi? La carta la sceglie il caso.',
    swap: 'Scambio: con chi? La carta la sceglie il caso.',
    give: ({ name }) => `Dai ${a(name)} una delle tue altre carte.`,
    finish: 'Finire qui la partita o continuare?',
    named: text('{name}: {sentence}'),
  },
  wait: {
    first: text('{name} tira i sei dadi…'),
    inherited: text('{name} eredita i dadi…'),
    takeOrThrow: text('{name}: una carta, o tira ancora?'),
    throwAgain: (name, left) => `${name} continua a tirare: ancora ${throws(left)}…`,
    last: text('Ultimo tiro di {name}…'),
    draw: text('{name} sceglie da chi pescare…'),
    give: (name, person) => `${name} sceglie una carta per ${object(person)}…`,
    finish: text('{name} può finire la partita…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    if (winners.length > 1) {
      const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
      const all = others.length < winners.length ? ['tu', ...others] : others;
      return `Vittoria condivisa con ${points(value)}: ${list(all)}.`;
    }
    return first === undefined ? '' : `${does(first, 'hai vinto', 'vince')} con ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'tiri', 'tira')} ${count === 6 ? 'sei dadi' : dice(count)}: ${counted(faces)}.`,
    locked: (names) => `${names.length === 1 ? 'Si blocca' : 'Si bloccano'}: ${list(names)}.`,
    agree: 'I dadi neri sono uguali.',
    failed: (person) => `Nessuna carta per ${object(person)}: i dadi restano come sono.`,
    turned: (person, place, face) =>
      `${does(person, 'giri', 'gira')} il dado ${place}: ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'prendi', 'prende')} una carta: ${card}.`,
    replays: (person) => `${does(person, 'giochi', 'gioca')} ancora.`,
    stole: (person, from) =>
      from.isMe
        ? `${person.name} ti ruba una carta.`
        : `${does(person, 'rubi', 'ruba')} una carta ${a(from.name)}.`,
    drew: (person, from) => `${does(person, 'peschi', 'pesca')} una carta da ${object(from)}.`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} ti dà una carta.`
        : `${does(person, 'dai', 'dà')} una carta ${a(receiver.name)}.`,
    itWas: text('Era: {card}.'),
    finished: (person) => `${does(person, 'finisci', 'finisce')} la partita.`,
    continued: (person) => `${does(person, 'continui', 'continua')}.`,
  },

  shown: {
    stole: (person, from) =>
      from.isMe
        ? `${person.name} ti ruba una carta`
        : `${does(person, 'rubi', 'ruba')} ${a(from.name)}`,
    drew: (person, from) => `${does(person, 'peschi', 'pesca')} da ${object(from)}`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} te ne dà una`
        : `${does(person, 'ne dai', 'ne dà')} una ${a(receiver.name)}`,
  },

  over: { label: 'Tutte le carte', cardsOf: text('Le carte di {name}') },

  explain: {
    turn: 'Hai fino a tre tiri e tieni i dadi che vuoi. Se i dadi completano una carta, puoi prenderla: il tuo turno finisce lì.',
    lock: 'Se tiri ancora quando una carta è completa, quella si blocca fino alla fine del tuo turno. Se una carta è completa dopo l’ultimo tiro, devi prenderla.',
    pass: 'Se resti senza carta, chi viene dopo eredita i tuoi dadi.',
    inherited:
      'Il turno prima è finito senza carta, quindi erediti i dadi. Prendi una carta già completa, tieni da uno a cinque dadi e tira gli altri (due tiri in tutto, le carte si bloccano), o tira tutti e sei (tre tiri, non si blocca niente).',
    power:
      'I due dadi neri, tirati insieme, mostrano lo stesso colore: prima di tirare ancora o di prendere una carta, puoi girare un dado a scelta su un altro colore.',
    colours:
      'I dadi in una cornice possono essere di qualsiasi colore, ma nella stessa cornice tutti uguali. I dadi con un simbolo devono essere proprio di quel colore.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Dai una delle tue altre carte; quella appena pescata non si può restituire. Solo voi due sapete quali carte sono.',
    finish: (enough) =>
      `Con ${cards(enough)} o più puoi finire la partita al termine del tuo turno. Vince chi ha più punti; a parità la vittoria è condivisa.`,
    end: (limit, enough) =>
      `Con ${cards(limit)} la partita finisce; già con ${enough} puoi finirla tu. Gli altri vedono quante carte hai, non quali.`,
    over: 'Vince chi ha più punti; a parità la vittoria è condivisa.',
  },
};

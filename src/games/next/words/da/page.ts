/** The words of NEXT! in Danish. */

import { list, number, of, plural, text } from '../../../../words/da/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'rød',
  green: 'grøn',
  blue: 'blå',
  yellow: 'gul',
  orange: 'orange',
  purple: 'lilla',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'røde',
  green: 'grønne',
  blue: 'blå',
  yellow: 'gule',
  orange: 'orange',
  purple: 'lilla',
};
/** A face as one sees it: colour and symbol agree. */
const FACE: Readonly<Record<Colour, string>> = {
  red: 'rødt hjerte',
  green: 'grønt blad',
  blue: 'blå dråbe',
  yellow: 'gul sol',
  orange: 'orange flamme',
  purple: 'lilla måne',
};

const points = (count: number): string => `${number(count)}\u00a0point`;
const cards = (count: number): string => `${number(count)}\u00a0kort`;
const dice = (count: number): string =>
  plural(count, { one: '#\u00a0terning', other: '#\u00a0terninger' });
const throws = (count: number): string => `${number(count)}\u00a0kast`;
/** The verb is the same for everybody. */
const subject = ({ name, isMe }: Person): string => (isMe ? 'Du' : name);
const object = ({ name, isMe }: Person): string => (isMe ? 'dig' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count}\u00a0${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Saml kort fra tre bunker med seks farvede terninger – men dem, du lader ligge, må den næste bruge.',

  colour: COLOUR,
  symbol: {
    red: 'hjerte',
    green: 'blad',
    blue: 'dråbe',
    yellow: 'sol',
    orange: 'flamme',
    purple: 'måne',
  },
  points,
  cards,

  card: {
    three: 'tre ens',
    threePairs: 'tre par',
    full: 'fuldt hus',
    four: 'fire ens',
    five: 'fem ens',
    doubleThree: 'to gange tre ens',
    fourAndPair: 'fire ens og et par',
    six: 'seks ens',
    groups: (sizes) =>
      list(sizes.map((size) => (size === 1 ? '1\u00a0i valgfri farve' : `${size}\u00a0ens`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, med ${action}`}`,
    back: 'et kort med bagsiden opad',
    unknown: 'et kort',
  },
  action: {
    replay: { name: 'ekstra tur', rule: 'du får straks en hel tur til' },
    steal: { name: 'tyveri', rule: 'træk ét kort i blinde fra en modstander' },
    swap: {
      name: 'bytte',
      rule: 'træk ét kort i blinde fra en modstander, og giv et af dine i bytte',
    },
    'super-swap': { name: 'superbytte', rule: 'byt med hver modstander, der har kort' },
  },

  table: 'Bordet',
  piles: {
    label: 'Tre bunker kort',
    said: (place, parts) => `Bunke ${place}: ${parts.join('. ')}`,
    left: text('{#count} tilbage'),
    empty: 'tom',
    made: 'passer',
    locked: 'låst',
    wouldLock: 'låses',
    wouldMake: 'ville passe',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Bunken er tom.',
      lockedByMe: 'Låst, til din tur er slut: du kunne tage det, men kastede videre.',
      lockedBy: text('Låst i denne tur: {name} kunne tage det, men kastede videre.'),
      chosen: 'Valgt.',
      takeable: 'Dine terninger passer: du kan tage kortet.',
      'would-lock': 'Du kan tage det nu. Kaster du igen, er det låst resten af din tur.',
      'would-make': 'Drejer du terningen, passer det.',
      made: 'Terningerne passer.',
      'throw-first': 'Der er ikke kastet endnu.',
      open: 'Terningerne passer ikke.',
    },
  },

  dice: {
    label: 'Seks terninger: fire hvide, to sorte',
    die: (place, isBlack, face, isKept) =>
      `${isBlack ? 'Sort' : 'Hvid'} terning ${place}${face === null ? '' : `: ${FACE[face]}`}${isKept ? ', beholdt' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Drej ${isBlack ? 'sort' : 'hvid'} terning ${place}: ${FACE[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Ingen kast tilbage' : `${throws(count)} tilbage`),
    hintKeep: 'Tryk på de terninger, du beholder.',
    hintFirst: 'I første kast kastes alle seks terninger.',
    hintNotYours: ({ name }) => `Det er ${of(name)} tur.`,
    hintLast: 'Der er ingen kast tilbage.',
    hintAllKept: 'Du beholder alle seks: tryk på en for at kaste den, eller tag et kort.',
    hintKeepOne: 'Tryk på mindst én terning for at beholde den – eller kast alle seks.',
    hintOver: 'Spillet er slut.',
    hintNotNow: 'Der kastes først igen i næste tur.',
  },

  ways: {
    label: 'Dine muligheder',
    take: 'Tag',
    throwOn: 'Kast igen',
    keep: 'Behold',
    fresh: 'Alle seks',
    throws,
    turn: 'Drej en terning',
    turnHint: 'de sorte er ens',
  },

  power: {
    chooseDie: 'Hvilken terning drejer du? Tryk på den.',
    chooseFace: text('Terning {#place}: hvilken farve?'),
    face: (face) => FACE[face],
    sameFace: 'Den viser allerede den farve.',
  },

  draw: {
    steal: 'Tyveri: fra hvem?',
    swap: 'Bytte: med hvem?',
    superSwap: (person) => `Superbytte: nu med ${object(person)}`,
    fan: (name, held) => `${name}, ${cards(held)} med bagsiden opad`,
    back: text('Kort {#place} af {#held}'),
    open: ({ name }) => `${of(name)} kort`,
  },

  give: {
    drew: text('Trukket fra {name}'),
    ask: text('Hvilket af dine andre kort giver du {name}?'),
    notBack: 'Kortet, du lige trak, kan du ikke give tilbage.',
    mark: 'trukket',
  },

  finish: {
    ask: (held) => `Du har ${cards(held)}: du må slutte spillet her.`,
    end: 'alle kort vendes og tælles; den, der har flest point, vinder',
    goOn: (person, limit) =>
      `så er det ${person.isMe ? 'dig' : person.name}; spillet slutter ved ${cards(limit)}`,
  },

  mine: {
    label: 'Dine kort',
    labelOf: ({ name }) => `${of(name)} kort, med bagsiden opad`,
    total: points,
    none: 'Ingen kort endnu.',
    noneOf: text('{name} har ingen kort endnu.'),
    hidden: (name, held) => `${name}: ${cards(held)}, med bagsiden opad`,
  },

  button: {
    throw: (count) => `Kast ${dice(count)}`,
    throwNone: 'Kast',
    throwFresh: 'Kast alle seks terninger',
    take: (value) => `Tag – ${points(value)}`,
    turn: (place, face) => `Drej terning ${place} til ${COLOUR[face]}`,
    leave: 'Drej ikke',
    endTurn: 'Slut tur',
    draw: text('Træk fra {name}'),
    give: text('Giv {cardName}'),
    finish: 'Slut spillet',
    continue: 'Spil videre',
  },

  note: (held, limit, value) =>
    `${held} af ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Terningerne ruller…',
  ask: {
    first: 'Din tur: kast de seks terninger.',
    replay: 'Du får en tur til: kast de seks terninger.',
    inheritedTake: 'Arvet! Tag et kort, behold terninger, eller kast alle seks.',
    inherited: 'Arvet! Behold nogle terninger, eller kast alle seks.',
    takeOrThrow: (left) => `Tag et kort, eller kast igen og mist det: ${throws(left)} tilbage.`,
    throwAgain: (left) => `Behold, hvad du vil, og kast igen: ${throws(left)} tilbage.`,
    lastTake: 'Dit sidste kast: tag et kort.',
    lastPower: 'Intet kort i sidste kast: drej en terning, eller slut din tur.',
    power: 'De sorte terninger er ens: du må dreje én terning.',
    steal: 'Tyveri: fra hvem? Tilfældet vælger kortet.',
    swap: 'Bytte: med hvem? Tilfældet vælger kortet.',
    give: text('Giv {name} et af dine andre kort.'),
    finish: 'Vil du slutte her eller spille videre?',
    named: ({ name, sentence }) =>
      `${name}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  },
  wait: {
    first: text('{name} kaster de seks terninger…'),
    inherited: text('{name} arver terningerne…'),
    takeOrThrow: text('Tager {name} et kort eller kaster igen?'),
    throwAgain: (name, left) => `${name} vælger terninger: ${throws(left)} tilbage.`,
    last: ({ name }) => `${of(name)} sidste kast…`,
    draw: text('Hvem trækker {name} et kort fra?'),
    give: (name, to) => `${name} vælger et kort til ${object(to)}…`,
    finish: text('{name} må slutte spillet…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    if (winners.length > 1) {
      const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
      const all = others.length < winners.length ? list(['Du', ...others]) : list(others);
      return `${all} deler sejren med ${points(value)}.`;
    }
    return first === undefined ? '' : `${subject(first)} vinder med ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${subject(person)} kaster ${count === 6 ? 'seks terninger' : dice(count)}: ${counted(faces)}.`,
    locked: (names) => `Låst: ${list(names)}.`,
    agree: 'De sorte terninger er ens.',
    failed: (person) => `Intet kort til ${object(person)}: terningerne bliver liggende.`,
    turned: (person, place, face) =>
      `${subject(person)} drejer terning ${place} til ${COLOUR[face]}.`,
    took: (person, card) => `${subject(person)} tager ${card}.`,
    replays: (person) => `${subject(person)} får en tur til.`,
    stole: (person, from) => `${subject(person)} stjæler et kort fra ${object(from)}.`,
    drew: (person, from) => `${subject(person)} trækker et kort fra ${object(from)}.`,
    gave: (person, to) => `${subject(person)} giver ${object(to)} et kort.`,
    itWas: text('Det var {card}.'),
    finished: (person) => `${subject(person)} slutter spillet.`,
    continued: (person) => `${subject(person)} spiller videre.`,
  },

  shown: {
    stole: (person, from) => `${subject(person)} stjæler fra ${object(from)}`,
    drew: (person, from) => `${subject(person)} trækker fra ${object(from)}`,
    gave: (person, to) => `${subject(person)} giver til ${object(to)}`,
  },

  over: { label: 'Alle kort', cardsOf: ({ name }) => `${of(name)} kort` },

  explain: {
    turn: 'Du har op til tre kast og beholder de terninger, du vil. Så snart terningerne passer til et kort, må du tage det. Så er din tur slut.',
    lock: 'Kaster du videre, selv om terningerne passer til et kort, er kortet låst resten af din tur. Efter sidste kast skal du tage et kort, der passer.',
    pass: 'Får du intet kort, arver den næste dine terninger.',
    inherited:
      'Turen før gav intet kort, så du arver terningerne. Tag et kort, de passer til. Eller behold én til fem, og kast resten: to kast i alt, og kort kan blive låst. Eller kast alle seks: tre kast, og intet bliver låst.',
    power:
      'De to sorte blev kastet sammen og viser samme farve. Før du kaster igen eller tager et kort, må du dreje én terning, lige meget hvilken, til en anden farve.',
    colours:
      'Terninger i en ramme på kortet må have en hvilken som helst farve, men alle i samme ramme skal være ens. En terning med symbol skal have netop den farve.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Giv et af dine andre kort. Det, du lige har trukket, kan du ikke give tilbage. Kun I to ved, hvilke kort der blev byttet.',
    finish: (enough) =>
      `En spiller med ${cards(enough)} eller flere må slutte spillet efter sin egen tur. Den, der har flest point, vinder. Står flere lige, deler de sejren.`,
    end: (limit, enough) =>
      `Spillet slutter, når en spiller har ${cards(limit)}; med ${enough} må man selv slutte det. De andre ser, hvor mange kort du har, ikke hvilke.`,
    over: 'Den, der har flest point, vinder. Står flere lige, deler de sejren.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

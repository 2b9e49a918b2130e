/** The words of NEXT!, in Swedish. */

import { list, plural, text, whose } from '../../../../words/sv/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];
type Colours = Readonly<Record<Colour, string>>;

/** As of one die: en röd. */
const COLOUR: Colours = {
  red: 'röd',
  green: 'grön',
  blue: 'blå',
  yellow: 'gul',
  orange: 'orange',
  purple: 'lila',
};
/** 2 röda; blå, orange and lila stay as they are. */
const MANY: Colours = { ...COLOUR, red: 'röda', green: 'gröna', yellow: 'gula' };
/** To turn a die to: till rött. */
const INTO: Colours = { ...COLOUR, red: 'rött', green: 'grönt', blue: 'blått', yellow: 'gult' };
/** What a die shows. */
const FACE: Colours = {
  red: 'rött hjärta',
  green: 'grönt blad',
  blue: 'blå droppe',
  yellow: 'gul sol',
  orange: 'orange låga',
  purple: 'lila måne',
};

const points = (count: number): string => `${count} poäng`;
const cards = (count: number): string => `${count} kort`;
const dice = (count: number): string => plural(count, { one: '# tärning', other: '# tärningar' });
const throws = (count: number): string => `${count} kast`;
const does = ({ name, isMe }: Person, verb: string): string => `${isMe ? 'Du' : name} ${verb}`;
const object = ({ name, isMe }: Person): string => (isMe ? 'dig' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${(count > 1 ? MANY : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Samla kort från tre högar med sex färgade tärningar. Men dem du lämnar kvar får nästa spelare använda.',

  colour: COLOUR,
  symbol: {
    red: 'hjärta',
    green: 'blad',
    blue: 'droppe',
    yellow: 'sol',
    orange: 'låga',
    purple: 'måne',
  },
  points,
  cards,

  card: {
    three: 'triss',
    threePairs: 'tre par',
    full: 'kåk',
    four: 'fyrtal',
    five: 'femtal',
    doubleThree: 'två trissar',
    fourAndPair: 'fyrtal och par',
    six: 'sextal',
    groups: (sizes) => list(sizes.map((size) => (size === 1 ? '1 valfri' : `${size} lika`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, med ${action}`}`,
    back: 'ett kort, med baksidan upp',
    unknown: 'ett kort',
  },
  action: {
    replay: { name: 'extratur', rule: 'du får genast en hel tur till' },
    steal: { name: 'stöld', rule: 'du drar ett kort i blindo från en motståndare' },
    swap: {
      name: 'byte',
      rule: 'du drar ett kort i blindo från en motståndare och ger ett av dina i utbyte',
    },
    'super-swap': { name: 'superbyte', rule: 'du byter med varje motståndare som har kort' },
  },

  table: 'Bordet',
  piles: {
    label: 'Tre högar med kort',
    said: (place, parts) => `Hög ${place}: ${parts.join('. ')}`,
    left: text('{#count} kvar'),
    empty: 'tom',
    made: 'klarat',
    locked: 'låst',
    wouldLock: 'låses då',
    wouldMake: 'klaras då',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Den här högen är tom.',
      lockedByMe: 'Låst tills din tur är slut: du kunde ta det men kastade vidare.',
      lockedBy: text('Låst den här turen: {name} kunde ta det men kastade vidare.'),
      chosen: 'Valt.',
      takeable: 'Dina tärningar klarar det: du kan ta kortet.',
      'would-lock': 'Du kan ta det nu. Kastar du vidare låses det resten av turen.',
      'would-make': 'Vrider du tärningen klarar du det.',
      made: 'Tärningarna klarar det.',
      'throw-first': 'Inget är kastat än.',
      open: 'Tärningarna klarar det inte.',
    },
  },

  dice: {
    label: 'Sex tärningar: fyra vita, två svarta',
    die: (place, isBlack, face, isKept) =>
      `${isBlack ? 'Svart' : 'Vit'} tärning ${place}${face === null ? '' : `: ${FACE[face]}`}${isKept ? ', sparad' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Vrid ${isBlack ? 'svart' : 'vit'} tärning ${place}: ${FACE[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Inget kast kvar' : `${throws(count)} kvar`),
    hintKeep: 'Tryck på tärningarna du sparar.',
    hintFirst: 'Första kastet görs med alla sex tärningarna.',
    hintNotYours: ({ name }) => `Det är ${whose(name)} tur.`,
    hintLast: 'Det finns inget kast kvar.',
    hintAllKept: 'Du sparar alla sex: tryck på en för att kasta den, eller ta ett kort.',
    hintKeepOne: 'Tryck på minst en tärning för att spara den, eller kasta alla sex.',
    hintOver: 'Spelet är slut.',
    hintNotNow: 'Tärningarna kastas först i nästa tur.',
  },

  ways: {
    label: 'Så kan du fortsätta',
    take: 'Ta',
    throwOn: 'Kasta vidare',
    keep: 'Spara några',
    fresh: 'Alla sex',
    throws,
    turn: 'Vrid en',
    turnHint: 'svarta lika',
  },

  power: {
    chooseDie: 'Vilken tärning vrider du? Tryck på den.',
    chooseFace: text('Tärning {#place}: vilken färg?'),
    face: (face) => FACE[face],
    sameFace: 'Den visar redan den färgen.',
  },

  draw: {
    steal: 'Stöld: från vem?',
    swap: 'Byte: med vem?',
    superSwap: (person) => `Superbyte: nu med ${object(person)}`,
    fan: (name, held) => `${name}, ${cards(held)} med baksidan upp`,
    back: text('Kort {#place} av {#held}'),
    open: ({ name }) => `${whose(name)} kort`,
  },

  give: {
    drew: text('Draget från {name}'),
    ask: text('Vilket av dina andra kort ger du till {name}?'),
    notBack: 'Kortet du just drog kan du inte ge tillbaka.',
    mark: 'draget',
  },

  finish: {
    ask: (held) => `Du har ${cards(held)}: du får avsluta spelet här.`,
    end: 'alla kort vänds upp och räknas; den som har flest poäng vinner',
    goOn: (person, limit) =>
      `sedan ${person.isMe ? 'din' : whose(person.name)} tur; spelet slutar vid ${cards(limit)}`,
  },

  mine: {
    label: 'Dina kort',
    labelOf: ({ name }) => `${whose(name)} kort, med baksidan upp`,
    total: points,
    none: 'Inget kort än.',
    noneOf: text('{name} har inget kort än.'),
    hidden: (name, held) => `${name}: ${cards(held)}, med baksidan upp`,
  },

  button: {
    throw: (count) => `Kasta ${dice(count)}`,
    throwNone: 'Kasta',
    throwFresh: 'Kasta alla sex',
    take: (value) => `Ta – ${points(value)}`,
    turn: (place, face) => `Vrid tärning ${place} till ${INTO[face]}`,
    leave: 'Vrid inte',
    endTurn: 'Avsluta turen',
    draw: text('Dra från {name}'),
    give: text('Ge {cardName}'),
    finish: 'Avsluta spelet',
    continue: 'Spela vidare',
  },

  note: (held, limit, value) =>
    `${held} av ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Tärningarna rullar\u00a0…',
  ask: {
    first: 'Din tur: kasta de sex tärningarna.',
    replay: 'En tur till: kasta de sex tärningarna.',
    inheritedTake: 'Du ärver! Ta ett kort, spara tärningar eller kasta alla sex.',
    inherited: 'Du ärver! Spara några tärningar eller kasta alla sex.',
    takeOrThrow: (left) => `Ta ett kort, eller kasta vidare och förlora det: ${throws(left)} kvar.`,
    throwAgain: (left) => `Spara det du vill och kasta vidare: ${throws(left)} kvar.`,
    lastTake: 'Ditt sista kast: ta ett kort.',
    lastPower: 'Inget kort: vrid en tärning eller avsluta din tur.',
    power: 'De svarta är lika: du får vrida en tärning.',
    steal: 'Stöld: från vem? Slumpen väljer kortet.',
    swap: 'Byte: med vem? Slumpen väljer kortet.',
    give: text('Ge {name} ett av dina andra kort.'),
    finish: 'Vill du avsluta här eller spela vidare?',
    named: text('{name} – {sentence}'),
  },
  wait: {
    first: text('{name} kastar de sex tärningarna\u00a0…'),
    inherited: text('{name} ärver tärningarna\u00a0…'),
    takeOrThrow: text('Tar {name} ett kort eller kastar vidare?'),
    throwAgain: (name, left) => `${name} väljer tärningar: ${throws(left)} kvar.`,
    last: ({ name }) => `${whose(name)} sista kast\u00a0…`,
    draw: text('Vem drar {name} ett kort från?'),
    give: (name, person) => `${name} väljer ett kort till ${object(person)}\u00a0…`,
    finish: text('{name} kan avsluta spelet\u00a0…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
    if (winners.length > 1) {
      const all = others.length < winners.length ? ['Du', ...others] : others;
      return `${list(all)} delar segern med ${points(value)}.`;
    }
    return first === undefined ? '' : `${does(first, 'vinner')} med ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'kastar')} ${count === 6 ? 'sex tärningar' : dice(count)}: ${counted(faces)}.`,
    locked: (names) => `Låst: ${list(names)}.`,
    agree: 'De svarta tärningarna är lika.',
    failed: (person) => `Inget kort till ${object(person)}: tärningarna ligger kvar.`,
    turned: (person, place, face) =>
      `${does(person, 'vrider')} tärning ${place} till ${INTO[face]}.`,
    took: (person, card) => `${does(person, 'tar')} ${card}.`,
    replays: (person) => `${does(person, 'får')} en tur till.`,
    stole: (person, from) => `${does(person, 'stjäl')} ett kort från ${object(from)}.`,
    drew: (person, from) => `${does(person, 'drar')} ett kort från ${object(from)}.`,
    gave: (person, to) => `${does(person, 'ger')} ${object(to)} ett kort.`,
    itWas: text('Det var {card}.'),
    finished: (person) => `${does(person, 'avslutar')} spelet.`,
    continued: (person) => `${does(person, 'spelar')} vidare.`,
  },

  shown: {
    stole: (person, from) => `${does(person, 'stjäl')} från ${object(from)}`,
    drew: (person, from) => `${does(person, 'drar')} från ${object(from)}`,
    gave: (person, to) => `${does(person, 'ger')} till ${object(to)}`,
  },

  over: { label: 'Alla kort', cardsOf: ({ name }) => `${whose(name)} kort` },

  explain: {
    turn: 'Du har upp till tre kast och sparar de tärningar du vill. Så fort tärningarna klarar ett kort får du ta det. Då är din tur slut.',
    lock: 'Kastar du vidare fast tärningarna klarar ett kort, så låses kortet tills din tur är slut. Efter sista kastet måste du ta ett kort som är klarat.',
    pass: 'Får du inget kort ärver nästa spelare dina tärningar.',
    inherited:
      'Turen innan gav inget kort, så du ärver tärningarna. Ta ett kort som de klarar. Eller spara en till fem och kasta resten: två kast i allt, och kort kan låsas. Eller kasta alla sex: tre kast, och inget låses.',
    power:
      'De två svarta tärningarna kastades tillsammans och visar samma färg. Innan du kastar igen eller tar ett kort får du vrida en valfri tärning till en annan färg.',
    colours:
      'Inramade tärningar på ett kort får ha vilken färg som helst, men alla i samma ram ska ha samma färg. En tärning med symbol måste ha just den färgen.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Ge ett av dina andra kort. Det du just drog kan du inte ge tillbaka. Bara ni två vet vilka kort som byttes.',
    finish: (enough) =>
      `En spelare med ${cards(enough)} eller fler får avsluta spelet efter sin egen tur. Den som har flest poäng vinner. Vid lika poäng delas segern.`,
    end: (limit, enough) =>
      `Spelet slutar när en spelare har ${cards(limit)}; från ${enough} får man själv avsluta det. De andra ser hur många kort du har, inte vilka.`,
    over: 'Den som har flest poäng vinner. Vid lika poäng delas segern.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

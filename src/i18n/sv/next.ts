/** The words of NEXT!, in Swedish. */

import type { Action, Colour } from '../../games/next/cards.ts';
import type { Person, Words } from '../en/next.ts';
import { list, plural, text, whose } from './grammar.ts';

type Counts = readonly (readonly [Colour, number])[];
type Colours = Readonly<Record<Colour, string>>;

/** As of one die: en röd. */
const COLOUR: Colours = { red: 'röd', green: 'grön', blue: 'blå', yellow: 'gul', orange: 'orange', purple: 'lila' };
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
  summary: 'Sex färgade tärningar jagar korten i tre högar. Och det du lämnar på bordet får nästa spelare använda.',

  colour: COLOUR,
  symbol: { red: 'hjärta', green: 'blad', blue: 'droppe', yellow: 'sol', orange: 'låga', purple: 'måne' },
  points,
  cards,

  card: {
    three: 'tretal',
    threePairs: 'tre par',
    full: 'kåk',
    four: 'fyrtal',
    five: 'femtal',
    doubleThree: 'två tretal',
    fourAndPair: 'fyrtal och par',
    six: 'sextal',
    groups: (sizes) => list(sizes.map((size) => (size === 1 ? '1 valfri' : `${size} lika`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) => `${name}, ${points(value)}${action === null ? '' : `, med ${action}`}`,
    back: 'ett kort, med baksidan upp',
    unknown: 'ett kort',
  },
  action: {
    replay: { name: 'extratur', rule: 'du spelar genast en hel tur till' },
    steal: { name: 'stöld', rule: 'du drar ett kort i blindo från en motståndare' },
    swap: { name: 'byte', rule: 'du drar ett kort i blindo från en motståndare och ger sedan ett av dina' },
    'super-swap': { name: 'superbyte', rule: 'ett byte med varje motståndare som har kort' },
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
      lockedByMe: 'Låst tills din tur är slut: du kastade vidare fast dina tärningar klarade det.',
      lockedBy: text('Låst den här turen: {name} kastade vidare fast tärningarna klarade det.'),
      chosen: 'Valt.',
      takeable: 'Dina tärningar klarar det: du kan ta det.',
      'would-lock': 'Du kan ta det nu; kastar du vidare låses det för den här turen.',
      'would-make': 'Den vridna tärningen skulle klara det.',
      made: 'Tärningarna klarar det.',
      'throw-first': 'Inget är kastat än.',
      open: 'Tärningarna klarar det inte.',
    },
  },

  dice: {
    label: 'Sex tärningar: fyra vita, två svarta',
    die: (place, isBlack, face, isKept) =>
      `${isBlack ? 'Svart' : 'Vit'} tärning ${place}${face === null ? '' : `: ${FACE[face]}`}${isKept ? ', sparad' : ''}`,
    toTurn: (place, isBlack, face) => `Vrid ${isBlack ? 'svart' : 'vit'} tärning ${place}: ${FACE[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Inget kast kvar' : `${throws(count)} kvar`),
    hintKeep: 'Tryck på tärningarna du sparar.',
    hintFirst: 'Första kastet görs med alla sex tärningarna.',
    hintNotYours: ({ name }) => `Det är ${whose(name)} tur.`,
    hintLast: 'Det finns inget kast kvar.',
    hintAllKept: 'Alla sex är sparade: släpp en för att kasta den, eller ta ett kort.',
    hintKeepOne: 'Tryck på minst en tärning för att spara den; eller kasta alla sex.',
    hintOver: 'Spelet är slut.',
    hintNotNow: 'Tärningarna väntar på nästa tur.',
  },

  ways: {
    label: 'Hur du går vidare',
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
    back: text('Baksida {#place} av {#held}'),
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
    end: 'alla kort vänds upp och räknas; flest poäng vinner',
    goOn: (person, limit) => `${person.isMe ? 'din' : whose(person.name)} tur; ${cards(limit)} avslutar spelet`,
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

  note: (held, limit, value) => `${held} av ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Tärningarna rullar\u00a0…',
  ask: {
    first: 'Din tur: kasta de sex tärningarna.',
    replay: 'Du spelar igen: kasta de sex tärningarna.',
    inheritedTake: 'Dina tärningar nu: ta, spara några, eller kasta alla sex.',
    inherited: 'Dina tärningar nu: spara några, eller kasta alla sex.',
    takeOrThrow: (left) => `Ta ett kort, eller kasta vidare och förlora det: ${throws(left)} kvar.`,
    throwAgain: (left) => `Spara det du vill och kasta vidare: ${throws(left)} kvar.`,
    lastTake: 'Ditt sista kast: ta ett kort.',
    lastPower: 'Inget kort: vrid en tärning, eller avsluta din tur.',
    power: 'De svarta är överens: du får vrida en tärning.',
    steal: 'Stöld: från vem? Slumpen väljer kortet.',
    swap: 'Byte: med vem? Slumpen väljer kortet.',
    give: text('Ge {name} ett av dina andra kort.'),
    finish: 'Avsluta spelet här, eller spela vidare?',
    named: text('{name} – {sentence}'),
  },
  wait: {
    first: text('{name} kastar de sex tärningarna\u00a0…'),
    inherited: text('{name} får använda tärningarna som ligger\u00a0…'),
    takeOrThrow: text('{name}: ett kort, eller kasta vidare?'),
    throwAgain: (name, left) => `${name} väljer tärningar: ${throws(left)} kvar.`,
    last: ({ name }) => `${whose(name)} sista kast\u00a0…`,
    draw: text('{name} väljer vem att dra från\u00a0…'),
    give: (name, person) => `${name} väljer ett kort till ${object(person)}\u00a0…`,
    finish: text('{name} får avsluta spelet\u00a0…'),
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
    agree: 'De svarta tärningarna är överens.',
    failed: (person) => `Inget kort för ${object(person)}: tärningarna ligger kvar.`,
    turned: (person, place, face) => `${does(person, 'vrider')} tärning ${place} till ${INTO[face]}.`,
    took: (person, card) => `${does(person, 'tar')} ${card}.`,
    replays: (person) => `${does(person, 'spelar')} en gång till.`,
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
    turn: 'Upp till tre kast; spara de tärningar du vill. Så fort tärningarna klarar ett kort får du ta det; då är din tur slut.',
    lock: 'Kastar du vidare fast tärningarna klarar ett kort, så låses kortet tills din tur är slut. Efter sista kastet måste ett kort som är klarat tas.',
    pass: 'Utan kort ligger dina tärningar kvar åt nästa spelare.',
    inherited:
      'Turen innan gav inget kort, så tärningarna är dina: ta ett kort de klarar, spara en till fem och kasta resten (två kast i allt, kort låses), eller kasta alla sex (tre kast, inget låses).',
    power:
      'Båda svarta tärningarna kastades tillsammans och visar samma färg: innan du kastar eller tar får du vrida en valfri tärning till en annan färg.',
    colours:
      'Inramade tärningar på ett kort får ha vilken färg som helst, men alla i samma ram ska ha samma. Tärningar med symbol måste ha den färgen.',
    action: (action: Action) => `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Ge ett av dina andra kort; det du just drog kan du inte ge tillbaka. Bara ni två vet vilka kort som bytte hand.',
    finish: (enough) =>
      `Den som har ${cards(enough)} eller fler får avsluta spelet när en egen tur är slut. Flest poäng vinner; vid lika delas segern.`,
    end: (limit, enough) =>
      `${cards(limit)} avslutar spelet; från ${enough} får man avsluta det. De andra ser hur många kort du har, inte vilka.`,
    over: 'Flest poäng vinner; vid lika delas segern.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

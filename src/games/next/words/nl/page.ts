/** The words of NEXT!, in Dutch. */

import { list, plural, text } from '../../../../words/nl/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];
type Colours = Readonly<Record<Colour, string>>;

const COLOUR: Colours = {
  red: 'rood',
  green: 'groen',
  blue: 'blauw',
  yellow: 'geel',
  orange: 'oranje',
  purple: 'paars',
};
/** 2 rode (stenen). */
const STONES: Colours = {
  red: 'rode',
  green: 'groene',
  blue: 'blauwe',
  yellow: 'gele',
  orange: 'oranje',
  purple: 'paarse',
};
/** What a die shows. */
const FACE: Colours = {
  red: 'rood hart',
  green: 'groen blad',
  blue: 'blauwe druppel',
  yellow: 'gele zon',
  orange: 'oranje vlam',
  purple: 'paarse maan',
};

const points = (count: number): string => plural(count, { one: '# punt', other: '# punten' });
const cards = (count: number): string => plural(count, { one: '# kaart', other: '# kaarten' });
const dice = (count: number): string => plural(count, { one: '# steen', other: '# stenen' });
const throws = (count: number): string => plural(count, { one: '# worp', other: '# worpen' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Je ${you}` : `${name} ${they}`;
const object = ({ name, isMe }: Person): string => (isMe ? 'jou' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${STONES[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Jaag met zes gekleurde stenen op de kaarten van drie stapels. En wat jij laat liggen, mag de volgende gebruiken.',

  colour: COLOUR,
  symbol: {
    red: 'hart',
    green: 'blad',
    blue: 'druppel',
    yellow: 'zon',
    orange: 'vlam',
    purple: 'maan',
  },
  points,
  cards,

  card: {
    three: 'drieling',
    threePairs: 'drie paar',
    full: 'full house',
    four: 'carré',
    five: 'vijfling',
    doubleThree: 'twee drielingen',
    fourAndPair: 'carré en paar',
    six: 'zesling',
    groups: (sizes) => list(sizes.map((size) => (size === 1 ? '1 naar keuze' : `${size} gelijke`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, met ${action}`}`,
    back: 'een kaart, gedekt',
    unknown: 'een kaart',
  },
  action: {
    replay: { name: 'extra beurt', rule: 'je speelt meteen nog een hele beurt' },
    steal: { name: 'diefstal', rule: 'trek blind een kaart van een ander' },
    swap: {
      name: 'ruil',
      rule: 'trek blind een kaart van een ander en geef er een andere van jou voor terug',
    },
    'super-swap': { name: 'superruil', rule: 'ruil met alle anderen die kaarten hebben' },
  },

  table: 'De tafel',
  piles: {
    label: 'Drie stapels kaarten',
    said: (place, parts) => `Stapel ${place}: ${parts.join('. ')}`,
    left: text('nog {#count}'),
    empty: 'leeg',
    made: 'klopt',
    locked: 'op slot',
    wouldLock: 'gaat op slot',
    wouldMake: 'klopt dan',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Deze stapel is leeg.',
      lockedByMe: 'Op slot tot je beurt voorbij is: je kon hem pakken, maar gooide door.',
      lockedBy: text('Deze beurt op slot: {name} kon hem pakken, maar gooide door.'),
      chosen: 'Gekozen.',
      takeable: 'Je stenen kloppen: je mag hem pakken.',
      'would-lock': 'Je mag hem nu pakken. Gooi je door, dan gaat hij deze beurt op slot.',
      'would-make': 'Met de gedraaide steen klopt hij.',
      made: 'De stenen kloppen.',
      'throw-first': 'Er is nog niet gegooid.',
      open: 'De stenen kloppen niet.',
    },
  },

  dice: {
    label: 'Zes stenen: vier witte, twee zwarte',
    die: (place, isBlack, face, isKept) =>
      `${isBlack ? 'Zwarte' : 'Witte'} steen ${place}${face === null ? '' : `: ${FACE[face]}`}${isKept ? ', vastgehouden' : ''}`,
    toTurn: (place, isBlack, face) =>
      `${isBlack ? 'Zwarte' : 'Witte'} steen ${place} draaien: ${FACE[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Geen worp meer' : `Nog ${throws(count)}`),
    hintKeep: 'Tik op de stenen die je wilt houden.',
    hintFirst: 'De eerste keer gooi je alle zes de stenen.',
    hintNotYours: text('{name} is aan de beurt.'),
    hintLast: 'Er is geen worp meer over.',
    hintAllKept: 'Je houdt ze alle zes: tik er een aan om die te gooien, of pak een kaart.',
    hintKeepOne: 'Tik op minstens één steen om die te houden, of gooi alle zes.',
    hintOver: 'Het spel is afgelopen.',
    hintNotNow: 'Gooien kan weer in de volgende beurt.',
  },

  ways: {
    label: 'Hoe ga je verder',
    take: 'Pakken',
    throwOn: 'Doorgooien',
    keep: 'Houden',
    fresh: 'Alle zes',
    throws,
    turn: 'Steen draaien',
    turnHint: 'zwarte gelijk',
  },

  power: {
    chooseDie: 'Welke steen draai je? Tik erop.',
    chooseFace: text('Steen {#place}: welke kleur?'),
    face: (face) => FACE[face],
    sameFace: 'Die kleur ligt al boven.',
  },

  draw: {
    steal: 'Diefstal: van wie?',
    swap: 'Ruil: met wie?',
    superSwap: (person) => `Superruil: nu met ${object(person)}`,
    fan: (name, held) => `${name}, ${cards(held)}, gedekt`,
    back: text('Achterkant {#place} van {#held}'),
    open: text('Kaarten van {name}'),
  },

  give: {
    drew: text('Getrokken van {name}'),
    ask: text('Welke van je andere kaarten geef je aan {name}?'),
    notBack: 'De kaart die je net trok, kun je niet teruggeven.',
    mark: 'getrokken',
  },

  finish: {
    ask: (held) => `Je hebt ${cards(held)}: je mag het spel hier beëindigen.`,
    end: 'alle kaarten gaan open en worden geteld; wie de meeste punten heeft, wint',
    goOn: (person, limit) =>
      `${person.isMe ? 'jij bent' : `${person.name} is`} aan de beurt; bij ${cards(limit)} is het spel uit`,
  },

  mine: {
    label: 'Jouw kaarten',
    labelOf: text('Kaarten van {name}, gedekt'),
    total: points,
    none: 'Nog geen kaart.',
    noneOf: text('{name} heeft nog geen kaart.'),
    hidden: (name, held) => `${name}: ${cards(held)}, gedekt`,
  },

  button: {
    throw: (count) => `Gooi ${dice(count)}`,
    throwNone: 'Gooien',
    throwFresh: 'Gooi alle zes',
    take: (value) => `Pakken – ${points(value)}`,
    turn: (place, face) => `Draai steen ${place} naar ${COLOUR[face]}`,
    leave: 'Niet draaien',
    endTurn: 'Beurt beëindigen',
    draw: text('Trek van {name}'),
    give: text('Geef {cardName}'),
    finish: 'Spel beëindigen',
    continue: 'Doorspelen',
  },

  note: (held, limit, value) =>
    `${held} van ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'De stenen rollen…',
  ask: {
    first: 'Jouw beurt: gooi de zes stenen.',
    replay: 'Je speelt nog een keer: gooi de zes stenen.',
    inheritedTake: 'Geërfd! Pak een kaart, houd stenen of gooi alle zes.',
    inherited: 'Geërfd! Houd een paar stenen of gooi alle zes.',
    takeOrThrow: (left) => `Pak een kaart, of gooi door en hij gaat op slot: nog ${throws(left)}.`,
    throwAgain: (left) => `Houd wat je wilt en gooi door: nog ${throws(left)}.`,
    lastTake: 'Dit was je laatste worp: pak een kaart.',
    lastPower: 'Geen kaart: draai een steen, of beëindig je beurt.',
    power: 'De zwarte stenen zijn gelijk: je mag één steen draaien.',
    steal: 'Diefstal: van wie? Het toeval kiest de kaart.',
    swap: 'Ruil: met wie? Het toeval kiest de kaart.',
    give: text('Geef {name} een van je andere kaarten.'),
    finish: 'Het spel hier beëindigen, of doorspelen?',
    named: text('{name} – {sentence}'),
  },
  wait: {
    first: text('{name} gooit de zes stenen…'),
    inherited: text('{name} erft de stenen…'),
    takeOrThrow: text('{name}: een kaart, of doorgooien?'),
    throwAgain: (name, left) => `${name} gooit verder: nog ${throws(left)}…`,
    last: text('Laatste worp van {name}…'),
    draw: text('Van wie trekt {name} een kaart?'),
    give: (name, person) => `${name} kiest een kaart voor ${object(person)}…`,
    finish: text('{name} mag het spel beëindigen…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
    if (winners.length > 1) {
      const all = others.length < winners.length ? ['Jij', ...others] : others;
      return `${list(all)} delen de overwinning met ${points(value)}.`;
    }
    return first === undefined ? '' : `${does(first, 'wint', 'wint')} met ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'gooit', 'gooit')} ${count === 6 ? 'zes stenen' : dice(count)}: ${counted(faces)}.`,
    locked: (names) => `Op slot: ${list(names)}.`,
    agree: 'De zwarte stenen zijn gelijk.',
    failed: (person) => `Geen kaart voor ${object(person)}: de stenen blijven liggen.`,
    turned: (person, place, face) =>
      `${does(person, 'draait', 'draait')} steen ${place} naar ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'pakt', 'pakt')}: ${card}.`,
    replays: (person) => `${does(person, 'speelt', 'speelt')} meteen nog een keer.`,
    stole: (person, from) => `${does(person, 'steelt', 'steelt')} een kaart van ${object(from)}.`,
    drew: (person, from) => `${does(person, 'trekt', 'trekt')} een kaart van ${object(from)}.`,
    gave: (person, to) => `${does(person, 'geeft', 'geeft')} ${object(to)} een kaart.`,
    itWas: text('Het was: {card}.'),
    finished: (person) => `${does(person, 'beëindigt', 'beëindigt')} het spel.`,
    continued: (person) => `${does(person, 'speelt', 'speelt')} door.`,
  },

  shown: {
    stole: (person, from) => `${does(person, 'steelt', 'steelt')} van ${object(from)}`,
    drew: (person, from) => `${does(person, 'trekt', 'trekt')} van ${object(from)}`,
    gave: (person, to) => `${does(person, 'geeft', 'geeft')} aan ${object(to)}`,
  },

  over: { label: 'Alle kaarten', cardsOf: text('Kaarten van {name}') },

  explain: {
    turn: 'Je mag drie keer gooien; houd de stenen die je wilt. Klopt een kaart met je stenen, dan mag je hem pakken en is je beurt voorbij.',
    lock: 'Gooi je door terwijl een kaart klopt, dan gaat die op slot tot je beurt voorbij is. Klopt er na de laatste worp een kaart, dan moet je hem pakken.',
    pass: 'Pak je geen kaart, dan erft de volgende speler je stenen.',
    inherited:
      'De beurt hiervoor leverde geen kaart op, dus jij erft de stenen. Pak een kaart die al klopt, houd één tot vijf stenen en gooi de rest (twee worpen in totaal, kaarten gaan op slot), of gooi alle zes (drie worpen, niets gaat op slot).',
    power:
      'Beide zwarte stenen zijn samen gegooid en tonen dezelfde kleur. Voor je weer gooit of een kaart pakt, mag je één steen naar keuze een andere kleur geven.',
    colours:
      'Stenen in een kader mogen elke kleur hebben, maar in één kader allemaal dezelfde. Stenen met een symbool moeten precies die kleur hebben.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Geef een van je andere kaarten; de kaart die je net trok, mag je niet teruggeven. Alleen jullie twee weten welke kaarten het zijn.',
    finish: (enough) =>
      `Met ${cards(enough)} of meer mag je het spel beëindigen aan het eind van je eigen beurt. Wie de meeste punten heeft, wint; bij gelijke stand delen jullie de winst.`,
    end: (limit, enough) =>
      `Bij ${cards(limit)} is het spel uit; vanaf ${enough} mag je het beëindigen. De anderen zien hoeveel kaarten je hebt, niet welke.`,
    over: 'Wie de meeste punten heeft, wint; bij gelijke stand delen jullie de winst.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of NEXT!, in German. */

import { list, plural, text } from '../../../../words/de/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];
type Colours = Readonly<Record<Colour, string>>;

const COLOUR: Colours = {
  red: 'rot',
  green: 'grün',
  blue: 'blau',
  yellow: 'gelb',
  orange: 'orange',
  purple: 'lila',
};
/** 1 roter (Würfel), 2 rote; lila and orange never change. */
const ONE: Colours = { ...COLOUR, red: 'roter', green: 'grüner', blue: 'blauer', yellow: 'gelber' };
const MANY: Colours = { ...COLOUR, red: 'rote', green: 'grüne', blue: 'blaue', yellow: 'gelbe' };
/** What a die shows. */
const FACE: Colours = {
  red: 'rotes Herz',
  green: 'grünes Blatt',
  blue: 'blauer Tropfen',
  yellow: 'gelbe Sonne',
  orange: 'orange Flamme',
  purple: 'lila Mond',
};

const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const withPoints = (count: number): string =>
  plural(count, { one: 'mit # Punkt', other: 'mit # Punkten' });
const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });
const throws = (count: number): string => plural(count, { one: '# Wurf', other: '# Würfe' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Du ${you}` : `${name} ${they}`;
/** Whom something is given to, or taken from: dir, or the name. */
const dative = ({ name, isMe }: Person): string => (isMe ? 'dir' : name);
const accusative = ({ name, isMe }: Person): string => (isMe ? 'dich' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${(count > 1 ? MANY : ONE)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Hol dir mit sechs bunten Würfeln Karten von drei Stapeln. Doch was du liegen lässt, kann nach dir jemand erben.',

  colour: COLOUR,
  symbol: {
    red: 'Herz',
    green: 'Blatt',
    blue: 'Tropfen',
    yellow: 'Sonne',
    orange: 'Flamme',
    purple: 'Mond',
  },
  points,
  cards,

  card: {
    three: 'Drilling',
    threePairs: 'drei Paare',
    full: 'Full House',
    four: 'Vierling',
    five: 'Fünfling',
    doubleThree: 'zwei Drillinge',
    fourAndPair: 'Vierling und Paar',
    six: 'Sechsling',
    groups: (sizes) => list(sizes.map((size) => (size === 1 ? '1 beliebiger' : `${size} gleiche`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, mit ${action}`}`,
    back: 'eine Karte, verdeckt',
    unknown: 'eine Karte',
  },
  action: {
    replay: { name: 'Extrazug', rule: 'du spielst gleich noch einen vollen Zug' },
    steal: { name: 'Diebstahl', rule: 'du ziehst blind eine Karte bei jemand anderem' },
    swap: {
      name: 'Tausch',
      rule: 'du ziehst blind eine Karte bei jemand anderem und gibst dafür eine andere zurück',
    },
    'super-swap': {
      name: 'Supertausch',
      rule: 'du tauschst nacheinander mit allen, die Karten haben',
    },
  },

  table: 'Der Tisch',
  piles: {
    label: 'Drei Kartenstapel',
    said: (place, parts) => `Stapel ${place}: ${parts.join('. ')}`,
    left: text('noch {#count}'),
    empty: 'leer',
    made: 'erfüllt',
    locked: 'gesperrt',
    wouldLock: 'wird gesperrt',
    wouldMake: 'wäre erfüllt',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${words.action[action].name}: ${capital(rule)}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Dieser Stapel ist leer.',
      lockedByMe:
        'Gesperrt, bis dein Zug endet: Du konntest sie nehmen, hast aber weitergewürfelt.',
      lockedBy: text('In diesem Zug gesperrt: {name} konnte sie nehmen, hat aber weitergewürfelt.'),
      chosen: 'Gewählt.',
      takeable: 'Deine Würfel erfüllen sie: Du kannst sie nehmen.',
      'would-lock':
        'Du kannst sie jetzt nehmen. Würfelst du weiter, ist sie für diesen Zug gesperrt.',
      'would-make': 'Mit dem gedrehten Würfel wäre sie erfüllt.',
      made: 'Die Würfel erfüllen sie.',
      'throw-first': 'Es wurde noch nicht gewürfelt.',
      open: 'Die Würfel erfüllen sie nicht.',
    },
  },

  dice: {
    label: 'Sechs Würfel: vier weiße, zwei schwarze',
    die: (place, isBlack, face, isKept) =>
      `${isBlack ? 'Schwarzer' : 'Weißer'} Würfel ${place}${face === null ? '' : `: ${FACE[face]}`}${isKept ? ', behalten' : ''}`,
    toTurn: (place, isBlack, face) =>
      `${isBlack ? 'Schwarzen' : 'Weißen'} Würfel ${place} drehen: ${FACE[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Kein Wurf mehr' : `Noch ${throws(count)}`),
    hintKeep: 'Tipp die Würfel an, die du behältst.',
    hintFirst: 'Beim ersten Wurf werden alle sechs geworfen.',
    hintNotYours: text('{name} ist dran.'),
    hintLast: 'Du hast keinen Wurf mehr.',
    hintAllKept: 'Du behältst alle sechs: Tipp einen an, um ihn zu werfen, oder nimm eine Karte.',
    hintKeepOne: 'Tipp mindestens einen Würfel an, um ihn zu behalten, oder wirf alle sechs.',
    hintOver: 'Das Spiel ist zu Ende.',
    hintNotNow: 'Gewürfelt wird erst im nächsten Zug.',
  },

  ways: {
    label: 'Deine Möglichkeiten',
    take: 'Nehmen',
    throwOn: 'Würfeln',
    keep: 'Behalten',
    fresh: 'Alle sechs',
    throws,
    turn: 'Einen drehen',
    turnHint: 'schwarze gleich',
  },

  power: {
    chooseDie: 'Welchen Würfel drehst du? Tipp ihn an.',
    chooseFace: text('Würfel {#place}: welche Farbe?'),
    face: (face) => FACE[face],
    sameFace: 'Diese Farbe zeigt er schon.',
  },

  draw: {
    steal: 'Diebstahl: Bei wem?',
    swap: 'Tausch: Mit wem?',
    superSwap: (person) => `Supertausch: jetzt mit ${dative(person)}`,
    fan: (name, held) => `${name}, ${cards(held)}, verdeckt`,
    back: text('Rückseite {#place} von {#held}'),
    open: text('Karten von {name}'),
  },

  give: {
    drew: text('Bei {name} gezogen'),
    ask: text('Welche andere Karte gibst du {name}?'),
    notBack: 'Die eben gezogene Karte kannst du nicht zurückgeben.',
    mark: 'gezogen',
  },

  finish: {
    ask: (held) => `Du hast ${cards(held)} und darfst das Spiel jetzt beenden.`,
    end: 'alle Karten werden aufgedeckt; wer die meisten Punkte hat, gewinnt',
    goOn: (person, limit) =>
      `${person.isMe ? 'du bist' : `${person.name} ist`} dran; Schluss ist bei ${cards(limit)}`,
  },

  mine: {
    label: 'Deine Karten',
    labelOf: text('Karten von {name}, verdeckt'),
    total: points,
    none: 'Noch keine Karte.',
    noneOf: text('{name} hat noch keine Karte.'),
    hidden: (name, held) => `${name}: ${cards(held)}, verdeckt`,
  },

  button: {
    throw: (count) => `${count} Würfel werfen`,
    throwNone: 'Würfeln',
    throwFresh: 'Alle sechs werfen',
    take: (value) => `Nehmen – ${points(value)}`,
    turn: (place, face) => `Würfel ${place} auf ${capital(COLOUR[face])} drehen`,
    leave: 'Nicht drehen',
    endTurn: 'Zug beenden',
    draw: text('Bei {name} ziehen'),
    give: ({ cardName: card }) => `${capital(card)} geben`,
    finish: 'Spiel beenden',
    continue: 'Weiterspielen',
  },

  note: (held, limit, value) =>
    `${held} von ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Die Würfel rollen\u00a0…',
  ask: {
    first: 'Du bist dran: Wirf alle sechs Würfel.',
    replay: 'Extrazug! Wirf alle sechs Würfel.',
    inheritedTake: 'Geerbt! Nimm eine Karte, behalte Würfel oder wirf alle sechs.',
    inherited: 'Geerbt! Behalte einige Würfel oder wirf alle sechs.',
    takeOrThrow: (left) => `Nimm eine Karte oder würfle ohne sie weiter: noch ${throws(left)}.`,
    throwAgain: (left) => `Behalte, was du magst, und würfle weiter: noch ${throws(left)}.`,
    lastTake: 'Dein letzter Wurf: Nimm eine Karte.',
    lastPower: 'Keine Karte: Dreh einen Würfel oder beende deinen Zug.',
    power: 'Schwarze gleich: Du darfst einen Würfel drehen.',
    steal: 'Diebstahl: Bei wem? Der Zufall wählt die Karte.',
    swap: 'Tausch: Mit wem? Der Zufall wählt die Karte.',
    give: text('Gib {name} eine deiner anderen Karten.'),
    finish: 'Spiel beenden oder weiterspielen?',
    named: text('{name} – {sentence}'),
  },
  wait: {
    first: text('{name} wirft alle sechs Würfel\u00a0…'),
    inherited: text('{name} erbt die Würfel\u00a0…'),
    takeOrThrow: text('Nimmt {name} eine Karte?'),
    throwAgain: (name, left) => `${name} würfelt weiter: noch ${throws(left)}\u00a0…`,
    last: text('Letzter Wurf von {name}\u00a0…'),
    draw: text('Bei wem zieht {name} eine Karte?'),
    give: (name, person) => `${name} wählt eine Karte für ${accusative(person)}\u00a0…`,
    finish: text('{name} darf das Spiel beenden\u00a0…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
    if (winners.length > 1) {
      const all =
        others.length < winners.length
          ? `${list(['Du', ...others])} teilt euch`
          : `${list(others)} teilen sich`;
      return `${all} den Sieg ${withPoints(value)}.`;
    }
    return first === undefined ? '' : `${does(first, 'gewinnst', 'gewinnt')} ${withPoints(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'wirfst', 'wirft')} ${count === 6 ? 'sechs' : count} Würfel: ${counted(faces)}.`,
    locked: (names) => `Gesperrt: ${list(names)}.`,
    agree: 'Beide schwarzen Würfel sind gleich.',
    failed: (person) => `Keine Karte für ${accusative(person)}: Die Würfel bleiben liegen.`,
    turned: (person, place, face) =>
      `${does(person, 'drehst', 'dreht')} Würfel ${place} auf ${capital(COLOUR[face])}.`,
    took: (person, card) => `${does(person, 'nimmst', 'nimmt')}: ${card}.`,
    replays: (person) => `${does(person, 'spielst', 'spielt')} gleich noch einmal.`,
    stole: (person, from) => `${does(person, 'klaust', 'klaut')} ${dative(from)} eine Karte.`,
    drew: (person, from) => `${does(person, 'ziehst', 'zieht')} eine Karte bei ${dative(from)}.`,
    gave: (person, to) => `${does(person, 'gibst', 'gibt')} ${dative(to)} eine Karte.`,
    itWas: text('Es war: {card}.'),
    finished: (person) => `${does(person, 'beendest', 'beendet')} das Spiel.`,
    continued: (person) => `${does(person, 'spielst', 'spielt')} weiter.`,
  },

  shown: {
    stole: (person, from) => `${does(person, 'beklaust', 'beklaut')} ${accusative(from)}`,
    drew: (person, from) => `${does(person, 'ziehst', 'zieht')} bei ${dative(from)}`,
    gave: (person, to) => `${does(person, 'gibst', 'gibt')} ${dative(to)} eine Karte`,
  },

  over: { label: 'Alle Karten', cardsOf: text('Karten von {name}') },

  explain: {
    turn: 'Du hast bis zu drei Würfe und behältst dabei, was du magst. Erfüllen deine Würfel eine Karte, darfst du sie nehmen. Dann endet dein Zug.',
    lock: 'Würfelst du weiter, obwohl die Würfel eine Karte erfüllen, ist sie für den Rest deines Zugs gesperrt. Nach dem letzten Wurf musst du eine erfüllte Karte nehmen.',
    pass: 'Bekommst du keine Karte, erbt die nächste Person deine Würfel.',
    inherited:
      'Der Zug davor brachte keine Karte, darum erbst du die Würfel. Nimm eine Karte, die sie erfüllen. Oder behalte einen bis fünf und wirf den Rest (zwei Würfe, Karten werden gesperrt). Oder wirf alle sechs (drei Würfe, nichts wird gesperrt).',
    power:
      'Beide schwarzen Würfel wurden zusammen geworfen und sind gleich: Bevor du weiterwürfelst oder nimmst, darfst du einen beliebigen Würfel auf eine andere Farbe drehen.',
    colours:
      'Gestrichelte Würfel auf einer Karte dürfen jede Farbe haben, aber alle in einem Rahmen dieselbe. Würfel mit Symbol müssen genau diese Farbe haben.',
    action: (action: Action) =>
      `${words.action[action].name}: ${capital(words.action[action].rule)}.`,
    give: 'Gib eine deiner anderen Karten; die eben gezogene kannst du nicht zurückgeben. Nur ihr zwei wisst, welche Karten gewandert sind.',
    finish: (enough) =>
      `Wer ${cards(enough)} oder mehr hat, darf das Spiel am Ende des eigenen Zugs beenden. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.`,
    end: (limit, enough) =>
      `Mit ${cards(limit)} endet das Spiel; ab ${enough} darf man es beenden. Die anderen sehen, wie viele Karten du hast, aber nicht welche.`,
    over: 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

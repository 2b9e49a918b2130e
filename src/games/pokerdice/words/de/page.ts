/** Pokerdice in German. */

import { counts, list, number, plural, text } from '../../../../words/de/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'Joker', rule: 'passt immer' },
  pair: { name: 'Paar', inText: 'Paar', rule: 'zwei gleiche Würfel' },
  three: { name: 'Drilling', inText: 'Drilling', rule: 'drei gleiche Würfel' },
  'two-pairs': { name: 'Zwei Paare', inText: 'zwei Paare', rule: 'zwei verschiedene Paare' },
  'small-straight': {
    name: 'Kleine Straße',
    inText: 'kleine Straße',
    rule: 'vier Zahlen in Folge',
  },
  'no-even': { name: 'Nur ungerade', inText: '„Nur ungerade“', rule: 'keine 2, 4 oder 6' },
  'no-odd': { name: 'Nur gerade', inText: '„Nur gerade“', rule: 'keine 1, 3 oder 5' },
  full: { name: 'Full House', inText: 'Full House', rule: 'drei gleiche und zwei andere gleiche' },
  'large-straight': { name: 'Große Straße', inText: 'große Straße', rule: 'fünf Zahlen in Folge' },
  four: { name: 'Vierling', inText: 'Vierling', rule: 'vier gleiche Würfel' },
};

/**
 * How sentences about a card begin and go on: der Joker, das Paar, die Straße, die zwei Paare, die
 * Karte „Nur gerade“.
 */
interface Forms {
  readonly the: string;
  readonly your: string;
  readonly it: string;
  readonly isMany?: true;
}
const DER: Forms = { the: 'Der', your: 'Dein', it: 'ihn' };
const DAS: Forms = { the: 'Das', your: 'Dein', it: 'es' };
const DIE: Forms = { the: 'Die', your: 'Deine', it: 'sie' };
const DIE_KARTE: Forms = { the: 'Die Karte', your: 'Deine Karte', it: 'sie' };
const FORMS: Readonly<Record<Objective, Forms>> = {
  joker: DER,
  pair: DAS,
  three: DER,
  'two-pairs': { ...DIE, isMany: true },
  'small-straight': DIE,
  'no-even': DIE_KARTE,
  'no-odd': DIE_KARTE,
  full: DAS,
  'large-straight': DIE,
  four: DER,
};

const inText = (card: Objective): string => cards[card].inText;
/** “Das Full House von Noé”, “Deine kleine Straße”. */
const owned = ({ name, isMe }: Who, card: Objective): string =>
  isMe ? `${FORMS[card].your} ${inText(card)}` : `${FORMS[card].the} ${inText(card)} von ${name}`;
const verb = (card: Objective, one: string, many: string): string =>
  FORMS[card].isMany ? many : one;
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });
const withPoints = (count: number): string =>
  plural(count, { one: 'mit # Punkt', other: 'mit # Punkten' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# Runde', other: '# Runden' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Wette heimlich mit einer Karte auf fünf Würfel. Wer sie wirft, kann noch alles retten oder verderben.',

  cards,
  points,

  table: 'Würfel und Karten auf dem Tisch',
  places: 'Die Karten dieser Runde',
  lastPlaces: 'Die Karten der letzten Runde',
  dice: 'Die Würfel',
  hand: (who) => (who.isMe ? 'Deine Karten' : `Karten von ${who.name}`),
  round: text('Runde {#round} von {#rounds}'),
  throwsLeft: counts('count', { one: 'noch {#count} Wurf', other: 'noch {#count} Würfe' }),
  thrower: 'würfelt',
  you: 'Du',

  die: (place, face, isKept) =>
    `Würfel ${number(place)}: ${number(face)}${isKept ? ', behalten' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'jetzt erfüllt',
  copies: text('{#count} Stück'),
  chosen: counts('count', { one: 'gewählt', other: '{#count}-mal gewählt' }),
  laid: 'verdeckt gelegt',
  placeEmpty: (who) =>
    who.isMe ? 'Dein Platz ist leer' : `${who.name} hat noch keine Karte gelegt`,
  placeDown: (who) => (who.isMe ? 'Deine Karte, verdeckt' : `Karte von ${who.name}, verdeckt`),
  placeUp: (who, card) => `${who.isMe ? 'Deine Karte' : `Karte von ${who.name}`}: ${inText(card)}`,
  peek: 'Deine Karte, verdeckt: ansehen',
  peeked: (card) => `Du siehst deine Karte an: ${inText(card)}. Wieder zudecken`,

  throwDice: (count) => `${number(count)} Würfel werfen`,
  rethrowDice: (count) => `${number(count)} neu würfeln`,
  stop: 'So lassen',
  lay: 'Verdeckt legen',
  cardsLeft: 'Übrige Karten',
  close: 'Schließen',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Schon erfüllt.',
  notMadeNow: 'Noch nicht erfüllt.',
  oneMore: 'Noch eine Karte.',
  hintNotThrown: 'Erst wird gewürfelt, dann gelegt.',
  hintLaid: 'Du hast schon gelegt, und gelegt ist gelegt.',
  hintCardsDone: 'In dieser Runde ist schon alles gelegt.',
  hintWaitDice: 'Die Würfel bleiben liegen, bis alle gelegt haben.',
  hintNotYourDice: (who) => `Nur ${who.name} darf diese Würfel neu werfen.`,
  hintOldDice: 'Das sind die Würfel der letzten Runde.',
  hintFaceDown: (who) => `${who.name} ist bereit. Die Karte bleibt vorerst verdeckt.`,
  hintOver: 'Das Spiel ist zu Ende.',

  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'Du bist dran: Wirf die fünf Würfel.' : `${name}, wirf die fünf Würfel.`,
    waitThrow: ({ name }) => `${name} würfelt\u00a0…`,
    rolling: 'Die Würfel rollen\u00a0…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'eine Karte', other: 'zwei Karten' });
      return isMe ? `Leg ${what} verdeckt hin.` : `${name}, leg ${what} verdeckt hin.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} wählt eine Karte\u00a0…`;
      if (others.length === 0) return `${list([first ?? '', second])} wählen\u00a0…`;
      return `${first} und ${number(others.length + 1)} andere wählen\u00a0…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'Letzter Wurf: Tipp an, was bleibt, oder lass es so.'
          : 'Tipp an, was bleibt, und wirf den Rest. Oder lass es so.';
      return isMe ? what : `${name} – ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} spielt auf ${card} – noch ${plural(left, { one: 'ein Wurf', other: '# Würfe' })}\u00a0…`,
    reveal: 'Die Karten werden aufgedeckt\u00a0…',
    over: ({ name, isMe }, count) =>
      `${isMe ? 'Du gewinnst' : `${name} gewinnt`} ${withPoints(count)}.`,
  },

  note: (score, left) =>
    `${points(score)}, ${plural(left, { one: 'noch # Karte', other: 'noch # Karten' })}`,
  ready: 'bereit',
  choosing: 'wählt',
  captured: text('{#count} geschnappt'),

  log: {
    threw: ({ name, isMe }, shown) =>
      `${isMe ? 'Du würfelst' : `${name} würfelt`} ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Du wirfst' : `${name} wirft`} ${number(shown.length)} Würfel neu: ${faces(shown)}.`,
    kept: ({ name, isMe }) => `${isMe ? 'Du lässt' : `${name} lässt`} die Würfel liegen.`,
    turnedUp: ({ name, isMe }, played) =>
      `Alle haben gelegt. ${isMe ? 'Du deckst' : `${name} deckt`} auf: ${list(played.map(inText))}.`,
    won: (who, card, count) =>
      `${owned(who, card)} ${verb(card, 'sitzt', 'sitzen')}: ${points(count)}.`,
    out: (who, card) =>
      `${owned(who, card)} ${verb(card, 'platzt und ist', 'platzen und sind')} raus.`,
    captured: (who, card, by) => {
      const { it } = FORMS[card];
      return `${owned(who, card)} ${verb(card, 'platzt', 'platzen')} – ${by.isMe ? `du schnappst ${it} dir` : `${by.name} schnappt ${it} sich`}.`;
    },
  },
  played: (names) => list(names.map(inText)),

  fate: {
    won: text('+{#count}'),
    out: 'raus',
    captured: 'geschnappt',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Du schnappst dir' : `${who.name} schnappt sich`} ${plural(count, { one: '# Karte', other: '# Karten' })}: ${points(count)}`,
  },

  left: {
    has: 'hat sie noch',
    hasTwo: 'hat noch zwei',
    won: (count) => `erfüllt: ${points(count)}`,
    lost: 'gespielt, nicht erfüllt',
    hint: 'Wer welche Karten noch hat. Was verdeckt liegt, zählt noch mit.',
  },

  explain: {
    roll: [
      'Wer dran ist, wirft alle fünf Würfel. Dann legen alle verdeckt eine Karte: ihre Wette auf die Würfel.',
      'Nur wer würfelt, deckt die eigene Karte gleich auf und darf dann noch zweimal beliebige Würfel neu werfen.',
    ],
    commit: [
      'Wette mit einer Karte darauf, was die Würfel am Ende zeigen. Wer würfelt, darf noch zweimal beliebige Würfel neu werfen: für die eigene Karte oder gegen deine.',
      'Ist deine Karte erfüllt, zählen ihre Punkte. Platzt sie, schnappt sie sich für 1 Punkt, wer würfelt; würfelst du selbst, ist sie aus dem Spiel.',
      'Ein Häkchen zeigt, welche Karten jetzt schon erfüllt sind. Gelegt ist gelegt.',
    ],
    reroll: [
      'Wer würfelt, darf beliebige Würfel neu werfen, auch vorher behaltene, oder alles so lassen.',
      'Danach, spätestens nach dem zweiten Mal, werden alle Karten aufgedeckt und einzeln gewertet.',
      'Wer würfelt, schnappt sich geplatzte Karten der anderen für je 1 Punkt, auch wenn die eigene platzt: Verderben ist erlaubt.',
    ],
    over: [
      'Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer von ihnen zuletzt gewürfelt hat.',
    ],
  },

  options: {
    decks: 'Kartensätze',
    oneDeck: 'Je einer',
    oneDeckHint: 'Je zehn Karten, eine pro Runde.',
    twoDecks: 'Je zwei',
    twoDecksHint: 'Zu zweit: je zwanzig Karten, zwei pro Runde. Da gibt es mehr zu planen.',
    rounds: 'Runden',
    equalRounds: 'Gleich oft',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: Alle würfeln gleich oft${staysOver ? '; ein paar Karten bleiben auf der Hand' : ''}.`,
    twiceRounds: 'Je zweimal',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: Alle würfeln zweimal${isShort ? ', eine kurze Partie' : ''}${staysOver ? '; ein paar Karten bleiben auf der Hand' : ''}.`,
    allRounds: 'Zehn',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: Jede Karte wird gespielt${isEven ? '' : '; manche würfeln einmal mehr als andere'}.`,
  },
};

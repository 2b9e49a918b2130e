/** Pokerdice in Dutch. */

import { counts, list, number, plural, text } from '../../../../words/nl/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'joker', rule: 'alles is goed' },
  pair: { name: 'Paar', inText: 'paar', rule: 'twee gelijke stenen' },
  three: { name: 'Drieling', inText: 'drieling', rule: 'drie gelijke stenen' },
  'two-pairs': { name: 'Twee paar', inText: 'twee paar', rule: 'twee verschillende paren' },
  'small-straight': {
    name: 'Kleine straat',
    inText: 'kleine straat',
    rule: 'vier getallen op rij',
  },
  'no-even': { name: 'Geen even', inText: '‘geen even’', rule: 'geen 2, 4 of 6' },
  'no-odd': { name: 'Geen oneven', inText: '‘geen oneven’', rule: 'geen 1, 3 of 5' },
  full: {
    name: 'Full house',
    inText: 'full house',
    rule: 'drie van één getal en twee van een ander',
  },
  'large-straight': { name: 'Grote straat', inText: 'grote straat', rule: 'vijf getallen op rij' },
  four: { name: 'Carré', inText: 'carré', rule: 'vier gelijke stenen' },
};

const inText = (card: Objective): string => cards[card].inText;
/** Also behind a quotation mark. */
const capital = (text: string): string => text.replace(/\p{L}/u, (first) => first.toUpperCase());
/** De or het; those that are left out sound odd with either. */
const ARTICLES: Partial<Readonly<Record<Objective, string>>> = {
  joker: 'de ',
  pair: 'het ',
  three: 'de ',
  'small-straight': 'de ',
  'large-straight': 'de ',
  four: 'het ',
};
/** “Het carré van Noé”, “Full house van Noé”, “Jouw carré”. */
const owned = ({ name, isMe }: Who, card: Objective): string =>
  isMe
    ? `Jouw ${inText(card)}`
    : `${capital(`${ARTICLES[card] ?? ''}${inText(card)}`)} van ${name}`;
const points = (count: number): string => plural(count, { one: '# punt', other: '# punten' });
const dice = (count: number): string => plural(count, { one: '# steen', other: '# stenen' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# ronde', other: '# rondes' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Wed in het geheim met een kaart op vijf stenen. Wie gooit, kan daarna alles nog redden of bederven.',

  cards,
  points,

  table: 'Stenen en kaarten op tafel',
  places: 'De kaarten van deze ronde',
  lastPlaces: 'De kaarten van de vorige ronde',
  dice: 'De stenen',
  hand: (who) => (who.isMe ? 'Jouw kaarten' : `Kaarten van ${who.name}`),
  round: text('Ronde {#round} van {#rounds}'),
  throwsLeft: counts('count', { one: 'nog {#count} worp', other: 'nog {#count} worpen' }),
  thrower: 'gooit',
  you: 'Jij',

  die: (place, face, isKept) =>
    `Steen ${number(place)}: ${number(face)}${isKept ? ', vastgehouden' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'nu gehaald',
  copies: text('{#count} stuks'),
  chosen: counts('count', { one: 'gekozen', other: '{#count} keer gekozen' }),
  laid: 'gedekt gelegd',
  placeEmpty: (who) => (who.isMe ? 'Jouw plek is leeg' : `${who.name} heeft nog geen kaart gelegd`),
  placeDown: (who) => (who.isMe ? 'Jouw kaart, gedekt' : `Kaart van ${who.name}, gedekt`),
  placeUp: (who, card) => `${who.isMe ? 'Jouw kaart' : `Kaart van ${who.name}`}: ${inText(card)}`,
  peek: 'Jouw kaart, gedekt: bekijken',
  peeked: (card) => `Je bekijkt je kaart: ${inText(card)}. Weer bedekken`,

  throwDice: (count) => `Gooi ${dice(count)}`,
  rethrowDice: (count) => `Gooi ${dice(count)}`,
  stop: 'Zo laten',
  lay: 'Gedekt leggen',
  cardsLeft: 'Kaarten over',
  close: 'Sluiten',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Nu al gehaald.',
  notMadeNow: 'Nog niet gehaald.',
  oneMore: 'Nog één kaart.',
  hintNotThrown: 'Eerst gooien, dan leggen.',
  hintLaid: 'Je hebt al gelegd, en gelegd is gelegd.',
  hintCardsDone: 'De kaarten van deze ronde liggen al.',
  hintWaitDice: 'De stenen blijven liggen tot iedereen heeft gelegd.',
  hintNotYourDice: (who) => `Alleen ${who.name} mag deze stenen opnieuw gooien.`,
  hintOldDice: 'Dit zijn de stenen van de vorige ronde.',
  hintFaceDown: (who) => `${who.name} is klaar. De kaart blijft nog even dicht.`,
  hintOver: 'Het spel is afgelopen.',

  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'Jouw beurt: gooi de vijf stenen.' : `${name}, gooi de vijf stenen.`,
    waitThrow: ({ name }) => `${name} gooit de stenen…`,
    rolling: 'De stenen rollen…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'een kaart', other: 'twee kaarten' });
      return isMe ? `Leg ${what} gedekt neer.` : `${name}, leg ${what} gedekt neer.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} kiest een kaart…`;
      if (others.length === 0) return `${list([first ?? '', second])} kiezen…`;
      return `${first} en ${number(others.length + 1)} anderen kiezen…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'Laatste worp: tik aan wat blijft, of laat het zo.'
          : 'Tik aan wat blijft en gooi de rest, of laat het zo.';
      return isMe ? what : `${name} – ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} gaat voor ${card} – nog ${plural(left, { one: 'één worp', other: '# worpen' })}…`,
    reveal: 'De kaarten gaan open…',
    over: ({ name, isMe }, count) => `${isMe ? 'Je wint' : `${name} wint`} met ${points(count)}.`,
  },

  note: (score, left) =>
    `${points(score)}, ${plural(left, { one: 'nog # kaart', other: 'nog # kaarten' })}`,
  ready: 'klaar',
  choosing: 'kiest',
  captured: text('{#count} ingepikt'),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Je gooit' : `${name} gooit`} ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Je gooit' : `${name} gooit`} ${dice(shown.length)} opnieuw: ${faces(shown)}.`,
    kept: ({ name, isMe }) => `${isMe ? 'Je laat' : `${name} laat`} de stenen liggen.`,
    turnedUp: ({ name, isMe }, played) =>
      `Iedereen is klaar. ${isMe ? 'Je draait' : `${name} draait`} om: ${list(played.map(inText))}.`,
    won: (who, card, count) => `${owned(who, card)} is gehaald: ${points(count)}.`,
    out: (who, card) => `${owned(who, card)} mislukt en gaat uit het spel.`,
    captured: (who, card, by) =>
      `${owned(who, card)} mislukt – ${by.isMe ? 'jij pikt de kaart in' : `${by.name} pikt de kaart in`}.`,
  },
  played: (names) => list(names.map(inText)),

  fate: {
    won: text('+{#count}'),
    out: 'eruit',
    captured: 'ingepikt',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Je pikt' : `${who.name} pikt`} ${plural(count, { one: '# kaart', other: '# kaarten' })} in: ${points(count)}`,
  },

  left: {
    has: 'heeft hem nog',
    hasTwo: 'heeft er twee',
    won: (count) => `gehaald: ${points(count)}`,
    lost: 'gespeeld, niet gehaald',
    hint: 'Welke kaarten iedereen nog heeft. Een kaart die gedekt ligt, telt nog mee.',
  },

  explain: {
    roll: [
      'De actieve speler gooit vijf stenen. Dan legt iedereen een kaart gedekt neer en wedt zo op de stenen.',
      'De actieve speler draait als enige de kaart om en mag dan nog twee keer gooien, met stenen naar keuze.',
    ],
    commit: [
      'Wed met een kaart op het resultaat. De actieve speler mag nog twee keer stenen naar keuze gooien, om een kaart te halen of om die van jou te bederven.',
      'Een gehaalde kaart levert zijn punten op. Een mislukte pikt de actieve speler in voor 1 punt; mislukt de eigen kaart, dan gaat die uit het spel.',
      'Een vinkje staat bij elke kaart die nu al gehaald is. Gelegd is gelegd.',
    ],
    reroll: [
      'De actieve speler mag stenen naar keuze gooien, ook eerder gehouden stenen, of het zo laten.',
      'Daarna, of vanzelf na de tweede keer, gaan alle kaarten open. Elke kaart telt apart.',
      'Mislukte kaarten van anderen pikt de actieve speler in, elk voor 1 punt, ook als de eigen kaart mislukt. Bederven mag!',
    ],
    over: [
      'Wie de meeste punten heeft, wint. Bij gelijke stand wint wie van hen het laatst actief was.',
    ],
  },

  options: {
    decks: 'Kaartensets',
    oneDeck: 'Ieder één',
    oneDeckHint: 'Ieder tien kaarten, één per ronde.',
    twoDecks: 'Ieder twee',
    twoDecksHint: 'Met z’n tweeën: ieder twintig kaarten, twee per ronde, en meer om te plannen.',
    rounds: 'Rondes',
    equalRounds: 'Even vaak',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: iedereen gooit even vaak${staysOver ? '; een paar kaarten blijven over' : ''}.`,
    twiceRounds: 'Elk twee keer',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: iedereen gooit twee keer${isShort ? ', een kort spel' : ''}${staysOver ? '; een paar kaarten blijven over' : ''}.`,
    allRounds: 'Tien',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: elke kaart wordt gespeeld${isEven ? '' : '; sommigen gooien één keer vaker'}.`,
  },
};

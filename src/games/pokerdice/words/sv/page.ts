/** Pokerdice in Swedish. */

import { counts, list, number, plural, text, whose } from '../../../../words/sv/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'joker', rule: 'allt duger' },
  pair: { name: 'Par', inText: 'par', rule: 'två lika tärningar' },
  three: { name: 'Triss', inText: 'triss', rule: 'tre lika tärningar' },
  'two-pairs': { name: 'Två par', inText: 'två par', rule: 'två olika par' },
  'small-straight': { name: 'Liten stege', inText: 'liten stege', rule: 'fyra tal i följd' },
  'no-even': { name: 'Inga jämna', inText: '”inga jämna”', rule: 'ingen 2:a, 4:a eller 6:a' },
  'no-odd': { name: 'Inga udda', inText: '”inga udda”', rule: 'ingen 1:a, 3:a eller 5:a' },
  full: { name: 'Kåk', inText: 'kåk', rule: 'tre av ett tal och två av ett annat' },
  'large-straight': { name: 'Stor stege', inText: 'stor stege', rule: 'fem tal i följd' },
  four: { name: 'Fyrtal', inText: 'fyrtal', rule: 'fyra lika tärningar' },
};

/** Din kåk, ditt par, dina två par; with “din” a straight is “lilla” or “stora”. */
const OWN: Readonly<Record<Objective, { readonly your: string; readonly name: string }>> = {
  joker: { your: 'Din', name: 'joker' },
  pair: { your: 'Ditt', name: 'par' },
  three: { your: 'Din', name: 'triss' },
  'two-pairs': { your: 'Dina', name: 'två par' },
  'small-straight': { your: 'Din', name: 'lilla stege' },
  'no-even': { your: 'Ditt', name: 'kort ”inga jämna”' },
  'no-odd': { your: 'Ditt', name: 'kort ”inga udda”' },
  full: { your: 'Din', name: 'kåk' },
  'large-straight': { your: 'Din', name: 'stora stege' },
  four: { your: 'Ditt', name: 'fyrtal' },
};

const inText = (card: Objective): string => cards[card].inText;
/** “Noés kåk”, “Din lilla stege”. */
const owned = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? OWN[card].your : whose(name)} ${OWN[card].name}`;
const points = (count: number): string => `${number(count)} poäng`;
const dice = (count: number): string => plural(count, { one: '# tärning', other: '# tärningar' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# runda', other: '# rundor' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Satsa i hemlighet ett kort på fem tärningar. Den som kastar kan rädda allt – eller förstöra allt.',

  cards,
  points,

  table: 'Tärningar och kort på bordet',
  places: 'Korten i den här rundan',
  lastPlaces: 'Korten i förra rundan',
  dice: 'Tärningarna',
  hand: (who) => (who.isMe ? 'Dina kort' : `${whose(who.name)} kort`),
  round: text('Runda {#round} av {#rounds}'),
  throwsLeft: text('{#count} kast kvar'),
  thrower: 'kastar',
  you: 'Du',

  die: (place, face, isKept) =>
    `Tärning ${number(place)}: ${number(face)}${isKept ? ', sparad' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'sitter nu',
  copies: text('{#count} stycken'),
  chosen: counts('count', { one: 'valt', other: 'valt {#count} gånger' }),
  laid: 'lagt med baksidan upp',
  placeEmpty: (who) => (who.isMe ? 'Din plats är tom' : `${who.name} har inte lagt något kort än`),
  placeDown: (who) =>
    who.isMe ? 'Ditt kort, med baksidan upp' : `${whose(who.name)} kort, med baksidan upp`,
  placeUp: (who, card) => `${who.isMe ? 'Ditt' : whose(who.name)} kort: ${inText(card)}`,
  peek: 'Ditt kort, med baksidan upp: titta',
  peeked: (card) => `Du tittar på ditt kort: ${inText(card)}. Täck över det`,

  throwDice: (count) => `Kasta ${dice(count)}`,
  rethrowDice: (count) => `Kasta om ${number(count)}`,
  stop: 'Låt ligga',
  lay: 'Lägg dolt',
  cardsLeft: 'Kort kvar',
  close: 'Stäng',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Sitter redan.',
  notMadeNow: 'Inte än.',
  oneMore: 'Ett kort till.',
  hintNotThrown: 'Först kastas tärningarna, sedan läggs korten.',
  hintLaid: 'Du har redan lagt, och lagt kort ligger.',
  hintCardsDone: 'Alla kort i den här rundan är lagda.',
  hintWaitDice: 'Tärningarna får ligga tills alla kort är lagda.',
  hintNotYourDice: (who) => `Bara ${who.name} får kasta om de här tärningarna.`,
  hintOldDice: 'Det här är tärningarna från förra rundan.',
  hintFaceDown: (who) => `${who.name} har valt. Kortet ligger dolt än så länge.`,
  hintOver: 'Spelet är slut.',

  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'Din runda: kasta de fem tärningarna.' : `${name}, kasta de fem tärningarna.`,
    waitThrow: ({ name }) => `${name} kastar\u00a0…`,
    rolling: 'Tärningarna rullar\u00a0…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'ett kort', other: 'två kort' });
      return isMe ? `Välj ${what} att lägga dolt.` : `${name}, välj ${what} att lägga dolt.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} väljer ett kort\u00a0…`;
      if (others.length === 0) return `${list([first ?? '', second])} väljer\u00a0…`;
      return `${first} och ${number(others.length + 1)} andra väljer\u00a0…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'Sista kastet: tryck på dem du sparar, eller låt ligga.'
          : 'Tryck på dem du sparar och kasta om resten, eller låt ligga.';
      return isMe ? what : `${name} – ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} spelar ${card} – ${plural(left, { one: 'ett', other: '#' })} kast kvar\u00a0…`,
    reveal: 'Korten vänds upp\u00a0…',
    over: ({ name, isMe }, count) => `${isMe ? 'Du' : name} vinner med ${points(count)}.`,
  },

  note: (score, left) => `${points(score)}, ${number(left)} kort kvar`,
  ready: 'klar',
  choosing: 'väljer',
  captured: counts('count', { one: '{#count} norpat', other: '{#count} norpade' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Du' : name} kastar ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Du' : name} kastar om ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => `${isMe ? 'Du' : name} låter tärningarna ligga.`,
    turnedUp: ({ name, isMe }, played) =>
      `Alla har valt. ${isMe ? 'Du' : name} vänder upp: ${list(played.map(inText))}.`,
    won: (who, card, count) => `${owned(who, card)} sitter: ${points(count)}.`,
    out: (who, card) => `${owned(who, card)} spricker och går ur spelet.`,
    captured: (who, card, by) =>
      `${owned(who, card)} spricker – ${by.isMe ? 'du' : by.name} norpar kortet.`,
  },
  played: (names) => list(names.map(inText)),

  fate: {
    won: text('+{#count}'),
    out: 'ute',
    captured: 'norpat',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Du' : who.name} norpar ${number(count)} kort: ${points(count)}`,
  },

  left: {
    has: 'har det kvar',
    hasTwo: 'har två',
    won: (count) => `klarat: ${points(count)}`,
    lost: 'spelat men sprack',
    hint: 'Vem har vilka kort kvar? Ett dolt kort räknas fortfarande med.',
  },

  explain: {
    roll: [
      'Den aktiva spelaren kastar fem tärningar. Sedan satsar alla ett kort, dolt, på vad de visar till slut.',
      'Bara den aktiva spelaren vänder upp sitt kort, och får sedan kasta om valfria tärningar, högst två gånger.',
    ],
    commit: [
      'Lägg ett kort som du tror sitter till slut. Den aktiva spelaren får fortfarande kasta om två gånger, för att rädda sitt eget kort eller förstöra ditt.',
      'Sitter ditt kort får du dess poäng. Spricker det norpar den aktiva spelaren det för 1 poäng; den aktiva spelarens eget går ur spelet.',
      'En bock visar vilka kort som sitter just nu. Ett lagt kort kan inte bytas.',
    ],
    reroll: [
      'Den aktiva spelaren får kasta om tärningar, även sådana som sparats förut, eller stanna.',
      'Sedan, senast efter andra gången, vänds alla kort upp, och varje kort bedöms för sig.',
      'Spricker de andras kort norpas de för 1 poäng styck, även om den aktiva spelarens eget spricker. Man får förstöra kastet.',
    ],
    over: [
      'Den som har flest poäng vinner. Vid lika poäng vinner den av dem som senast var aktiv spelare.',
    ],
  },

  options: {
    decks: 'Kortlekar',
    oneDeck: 'En var',
    oneDeckHint: 'Tio kort var, ett per runda.',
    twoDecks: 'Två var',
    twoDecksHint: 'För två spelare: tjugo kort var, två per runda, och mer att planera.',
    rounds: 'Rundor',
    equalRounds: 'Lika många',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: alla kastar lika ofta${staysOver ? '; några kort blir kvar på handen' : ''}.`,
    twiceRounds: 'Två turer var',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: alla kastar två gånger${isShort ? ', ett snabbt spel' : ''}${staysOver ? '; några kort blir kvar på handen' : ''}.`,
    allRounds: 'Tio',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: alla kort spelas${isEven ? '' : '; några kastar en gång mer än andra'}.`,
  },
};

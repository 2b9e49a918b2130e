/** Pokerdice in Danish. */

import { counts, list, number, of, plural, text } from '../../../../words/da/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'joker', rule: 'passer altid' },
  pair: { name: 'Et par', inText: 'et par', rule: 'to ens terninger' },
  three: { name: 'Tre ens', inText: 'tre ens', rule: 'tre ens terninger' },
  'two-pairs': { name: 'To par', inText: 'to par', rule: 'to forskellige par' },
  'small-straight': {
    name: 'Lille straight',
    inText: 'lille straight',
    rule: 'fire tal i rækkefølge',
  },
  'no-even': { name: 'Ingen lige', inText: '”ingen lige”', rule: 'hverken 2, 4 eller 6' },
  'no-odd': { name: 'Ingen ulige', inText: '”ingen ulige”', rule: 'hverken 1, 3 eller 5' },
  full: { name: 'Fuldt hus', inText: 'fuldt hus', rule: 'tre af ét tal og to af et andet' },
  'large-straight': {
    name: 'Stor straight',
    inText: 'stor straight',
    rule: 'fem tal i rækkefølge',
  },
  four: { name: 'Fire ens', inText: 'fire ens', rule: 'fire ens terninger' },
};

/** After “your” and after a name: din joker, dit fulde hus, dine tre ens. */
const OWNED: Readonly<Record<Objective, readonly [yours: 'Din' | 'Dit' | 'Dine', card: string]>> = {
  joker: ['Din', 'joker'],
  pair: ['Dit', 'par'],
  three: ['Dine', 'tre ens'],
  'two-pairs': ['Dine', 'to par'],
  'small-straight': ['Din', 'lille straight'],
  'no-even': ['Dit', 'kort ”ingen lige”'],
  'no-odd': ['Dit', 'kort ”ingen ulige”'],
  full: ['Dit', 'fulde hus'],
  'large-straight': ['Din', 'store straight'],
  four: ['Dine', 'fire ens'],
};

const inText = (card: Objective): string => cards[card].inText;
const owned = ({ name, isMe }: Who, card: Objective): string => {
  const [yours, text] = OWNED[card];
  return `${isMe ? yours : of(name)} ${text}`;
};
/** The verb is the same for everybody. */
const subject = ({ name, isMe }: Who): string => (isMe ? 'Du' : name);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => `${number(count)}\u00a0point`;
const dice = (count: number): string =>
  plural(count, { one: '#\u00a0terning', other: '#\u00a0terninger' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# runde', other: '# runder' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Sats i hemmelighed et kort på fem terninger. Den, der kaster, kan redde alt – eller ødelægge alt.',

  cards,
  points,

  // The table
  table: 'Terninger og kort på bordet',
  places: 'Kortene i denne runde',
  lastPlaces: 'Kortene fra sidste runde',
  dice: 'Terningerne',
  hand: (who) => (who.isMe ? 'Dine kort' : `${of(who.name)} kort`),
  round: text('Runde {#round} af {#rounds}'),
  throwsLeft: text('{#count}\u00a0kast tilbage'),
  thrower: 'kaster',
  you: 'Dig',

  // Things, as the screen reader says them
  die: (place, face, isKept) =>
    `Terning ${number(place)}: ${number(face)}${isKept ? ', beholdt' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'passer lige nu',
  copies: text('{#count} af dem'),
  chosen: counts('count', { one: 'valgt', other: 'valgt {#count} gange' }),
  laid: 'lagt med bagsiden opad',
  placeEmpty: (who) => (who.isMe ? 'Din plads er tom' : `${who.name} har ikke lagt et kort endnu`),
  placeDown: (who) => `${who.isMe ? 'Dit' : of(who.name)} kort, med bagsiden opad`,
  placeUp: (who, card) => `${who.isMe ? 'Dit' : of(who.name)} kort: ${inText(card)}`,
  peek: 'Dit kort, med bagsiden opad: kig på det',
  peeked: (card) => `Du kigger på dit kort: ${inText(card)}. Dæk det til`,

  // What to do
  throwDice: (count) => `Kast ${dice(count)}`,
  rethrowDice: (count) => `Kast ${number(count)} om`,
  stop: 'Stop – behold dem',
  lay: 'Læg skjult',
  cardsLeft: 'Kort tilbage',
  close: 'Luk',

  // Hints, when something is touched
  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Passer allerede.',
  notMadeNow: 'Passer ikke endnu.',
  oneMore: 'Vælg et kort til.',
  hintNotThrown: 'Kortene lægges, når terningerne er kastet.',
  hintLaid: 'Du har lagt dit kort, og lagt er lagt.',
  hintCardsDone: 'Alle kort i denne runde er lagt.',
  hintWaitDice: 'Terningerne bliver liggende, til alle kort er lagt.',
  hintNotYourDice: (who) => `Kun ${who.name} må kaste disse terninger om.`,
  hintOldDice: 'Det er terningerne fra sidste runde.',
  hintFaceDown: (who) => `${who.name} er klar. Kortet er skjult indtil videre.`,
  hintOver: 'Spillet er slut.',

  // What the table waits for
  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'Din runde: kast de fem terninger.' : `${of(name)} runde: kast de fem terninger.`,
    waitThrow: ({ name }) => `${name} kaster terningerne…`,
    rolling: 'Terningerne ruller…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'et kort, og læg det', other: 'to kort, og læg dem' });
      return isMe ? `Vælg ${what} med bagsiden opad.` : `${name}: vælg ${what} med bagsiden opad.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} vælger et kort…`;
      if (others.length === 0) return `${list([first ?? '', second])} vælger…`;
      return `${first} og ${number(others.length + 1)} andre vælger…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'sidste kast: tryk på dem, du beholder – eller stop.'
          : 'tryk på dem, du beholder, og kast resten om – eller stop.';
      return isMe ? capital(what) : `${name}: ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} spiller ${card} – ${plural(left, { one: 'ét kast til', other: '# kast til' })}…`,
    reveal: 'Kortene vendes…',
    over: (who, count) => `${subject(who)} vinder med ${points(count)}.`,
  },

  // Beside a name
  note: (score, left) => `${points(score)}, ${number(left)}\u00a0kort tilbage`,
  ready: 'klar',
  choosing: 'vælger',
  captured: text('{#count} snuppet'),

  // The log
  log: {
    threw: (who, shown) => `${subject(who)} slår ${faces(shown)}.`,
    threwAgain: (who, shown) => `${subject(who)} kaster ${dice(shown.length)} om: ${faces(shown)}.`,
    kept: (who) => `${subject(who)} beholder terningerne.`,
    turnedUp: ({ name, isMe }, played) =>
      `Alle er klar: ${isMe ? 'du' : name} vender ${list(played.map(inText))}.`,
    won: (who, card, count) => `${owned(who, card)} lykkes: ${points(count)}.`,
    out: (who, card) => `${owned(who, card)} glipper og er ude af spillet.`,
    captured: (who, card, by) =>
      `${owned(who, card)} glipper – ${by.isMe ? 'du' : by.name} snupper kortet.`,
  },
  played: (names) => list(names.map(inText)),

  // Under a card, in a word
  fate: {
    won: text('+{#count}'),
    out: 'ude',
    captured: 'snuppet',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${subject(who)} snupper ${number(count)} kort: ${points(count)}`,
  },

  // The sheet of cards left
  left: {
    has: 'har det',
    hasTwo: 'har to',
    won: (count) => `lykkedes: ${points(count)}`,
    lost: 'spillet og glippet',
    hint: 'Hvem har hvilke kort tilbage? Et kort med bagsiden opad tæller stadig med.',
  },

  explain: {
    roll: [
      'Den aktive spiller kaster fem terninger. Så satser alle et kort, med bagsiden opad, på, hvad de ender med.',
      'Kun den aktive spillers kort vendes. Så må den aktive spiller kaste valgfri terninger om, højst to gange.',
    ],
    commit: [
      'Læg et kort, som du tror passer til sidst. Den aktive spiller må stadig kaste om to gange for at redde sit eget kort eller ødelægge dit.',
      'Lykkes dit kort, får du dets point. Glipper det, snupper den aktive spiller det for 1 point; den aktive spillers eget er ude af spillet.',
      'Et flueben viser de kort, der passer lige nu. Et lagt kort kan ikke skiftes ud.',
    ],
    reroll: [
      'Den aktive spiller må kaste terninger om, også dem, der blev beholdt før, eller stoppe.',
      'Derefter, senest efter anden gang, vendes alle kort, og hvert kort afgøres for sig.',
      'Glipper de andres kort, snuppes de for 1 point stykket, selv om den aktive spillers eget glipper. Man må gerne ødelægge kastet.',
    ],
    over: [
      'Den, der har flest point, vinder. Står flere lige, vinder den af dem, der sidst var aktiv spiller.',
    ],
  },

  options: {
    decks: 'Kortsæt',
    oneDeck: 'Ét hver',
    oneDeckHint: 'Ti kort til hver, ét pr. runde.',
    twoDecks: 'To hver',
    twoDecksHint: 'For to spillere: tyve kort til hver, to pr. runde og mere at tænke over.',
    rounds: 'Runder',
    equalRounds: 'Lige mange',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: alle kaster lige mange gange${staysOver ? '; nogle kort bliver på hånden' : ''}.`,
    twiceRounds: 'To ture hver',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: alle kaster to gange${isShort ? ', et hurtigt spil' : ''}${staysOver ? '; nogle kort bliver på hånden' : ''}.`,
    allRounds: 'Ti',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: alle kort bliver spillet${isEven ? '' : '; nogle kaster én gang mere end andre'}.`,
  },
};

/** Pokerdice in italiano. */

import type { Objective } from '../../games/pokerdice/objectives.ts';
import type { Who, Words } from '../en/pokerdice.ts';
import { a, capital, counts, list, number, plural, text } from './grammar.ts';

const cards: Words['cards'] = {
  joker: { name: 'Jolly', inText: 'jolly', rule: 'va bene qualsiasi dado' },
  pair: { name: 'Coppia', inText: 'coppia', rule: 'due dadi uguali' },
  three: { name: 'Tris', inText: 'tris', rule: 'tre dadi uguali' },
  'two-pairs': { name: 'Doppia coppia', inText: 'doppia coppia', rule: 'due facce diverse, due volte' },
  'small-straight': { name: 'Piccola scala', inText: 'piccola scala', rule: 'quattro facce in fila' },
  'no-even': { name: 'Niente pari', inText: '«niente pari»', rule: 'né 2, né 4, né 6' },
  'no-odd': { name: 'Niente dispari', inText: '«niente dispari»', rule: 'né 1, né 3, né 5' },
  full: { name: 'Full', inText: 'full', rule: 'tre dadi di una faccia e due di un’altra' },
  'large-straight': { name: 'Grande scala', inText: 'grande scala', rule: 'cinque facce in fila' },
  four: { name: 'Poker', inText: 'poker', rule: 'quattro dadi uguali' },
};

/** Cards that are “la”; the others are “il”. */
const FEMININE: ReadonlySet<Objective> = new Set(['pair', 'two-pairs', 'small-straight', 'large-straight']);

const inText = (card: Objective): string => cards[card].inText;
const gendered = (card: Objective, il: string, la: string): string => (FEMININE.has(card) ? la : il);
const withArticle = (card: Objective): string => `${gendered(card, 'il', 'la')} ${inText(card)}`;
/** “A Noé riesce il full”, “Ti riesce la coppia”. */
const comesOff = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Ti' : capital(a(name))} riesce ${withArticle(card)}`;
const fails = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Non ti' : `${capital(a(name))} non`} riesce ${withArticle(card)}`;
const points = (count: number): string => plural(count, { one: '# punto', other: '# punti' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dadi' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# giro', other: '# giri' });

export const words: Words = {
  title: 'Pokerdice',
  summary: 'Punta in segreto una carta su cinque dadi; chi li tira può ancora aggiustare tutto, o rovinare tutto.',

  cards,
  points,

  table: 'I dadi e le carte sul tavolo',
  places: 'Le carte di questo giro',
  lastPlaces: 'Le carte del giro passato',
  dice: 'I dadi',
  hand: (who) => (who.isMe ? 'Le tue carte' : `Le carte di ${who.name}`),
  round: text('Giro {#round} di {#rounds}'),
  throwsLeft: counts('count', { one: 'ancora {#count} tiro', other: 'ancora {#count} tiri' }),
  thrower: 'tira',
  you: 'Tu',

  die: (place, face, isKept) => `Dado ${number(place)}: ${number(face)}${isKept ? ', tenuto' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'per ora riesce',
  copies: counts('count', { one: '{#count} copia', other: '{#count} copie' }),
  chosen: counts('count', { one: 'scelta', other: 'scelta {#count} volte' }),
  laid: 'coperta sul tavolo',
  placeEmpty: (who) => (who.isMe ? 'Il tuo posto è vuoto' : `${who.name} non ha ancora messo una carta`),
  placeDown: (who) => (who.isMe ? 'La tua carta, coperta' : `La carta di ${who.name}, coperta`),
  placeUp: (who, card) => `${who.isMe ? 'La tua carta' : `La carta di ${who.name}`}: ${inText(card)}`,
  peek: 'La tua carta, coperta: guardala',
  peeked: (card) => `Guardi la tua carta: ${inText(card)}. Coprila`,

  throwDice: (count) => `Tira ${dice(count)}`,
  rethrowDice: (count) => `Tira ${dice(count)}`,
  stop: 'Basta, li tengo',
  lay: 'Gioca coperto',
  cardsLeft: 'Cosa resta',
  close: 'Chiudi',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Riesce già.',
  notMadeNow: 'Non ancora.',
  oneMore: 'Ancora una carta.',
  hintNotThrown: 'Le carte si mettono quando i dadi sono tirati.',
  hintLaid: 'Carta messa, carta giocata.',
  hintCardsDone: 'Le carte di questo giro sono già sul tavolo.',
  hintWaitDice: 'I dadi non si toccano finché mancano delle carte.',
  hintNotYourDice: (who) => `Solo ${who.name} può tirare di nuovo questi dadi.`,
  hintOldDice: 'Sono i dadi del giro passato.',
  hintFaceDown: (who) => `${who.name} ha scelto. La carta si scopre a fine tiri.`,
  hintOver: 'La partita è finita.',

  status: {
    throwNow: ({ name, isMe }) => `Tocca ${isMe ? 'a te' : a(name)}: tira i cinque dadi.`,
    waitThrow: ({ name }) => `${name} tira i dadi…`,
    rolling: 'I dadi rotolano…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'una carta da giocare coperta', other: 'due carte da giocare coperte' });
      return isMe ? `Scegli ${what}.` : `${name}, scegli ${what}.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} sceglie una carta…`;
      if (others.length === 0) return `${list([first ?? '', second])} stanno scegliendo…`;
      return `${first} e altri ${number(others.length + 1)} stanno scegliendo…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1 ? 'Ultimo tiro: tocca i dadi da tenere, o fermati.' : 'Tocca i dadi da tenere e tira gli altri, o fermati.';
      return isMe ? what : `${name} — ${what}`;
    },
    waitRethrow: ({ name }, card, left) => `${name} gioca ${card} — ancora ${plural(left, { one: 'un tiro', other: '# tiri' })}…`,
    reveal: 'Si scoprono le carte…',
    over: ({ name, isMe }, count) => `${isMe ? 'Vinci' : `${name} vince`} con ${points(count)}.`,
  },

  note: (score, left) => `${points(score)}, ${plural(left, { one: '# carta rimasta', other: '# carte rimaste' })}`,
  ready: 'carta messa',
  choosing: 'sceglie',
  captured: counts('count', { one: '{#count} catturata', other: '{#count} catturate' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Tiri' : `${name} tira`}: ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) => `${isMe ? 'Tiri' : `${name} tira`} di nuovo ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => (isMe ? 'Ti fermi.' : `${name} si ferma.`),
    turnedUp: ({ name, isMe }, played) =>
      `Le carte ci sono tutte: ${isMe ? 'scopri' : `${name} scopre`} ${list(played.map(inText))}.`,
    won: (who, card, count) => `${comesOff(who, card)}: ${points(count)}.`,
    out: (who, card) => `${fails(who, card)}: carta fuori.`,
    captured: (who, card, by) =>
      `${fails(who, card)} — ${by.isMe ? `${gendered(card, 'lo', 'la')} catturi` : `${by.name} ${gendered(card, 'lo', 'la')} cattura`}.`,
  },
  played: (names) => list(names.map(inText)),

  fate: {
    won: text('+{#count}'),
    out: 'fuori',
    captured: 'catturata',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Catturi' : `${who.name} cattura`} ${plural(count, { one: '# carta', other: '# carte' })}: ${points(count)}`,
  },

  left: {
    has: 'ce l’ha',
    hasTwo: 'ne ha due',
    won: (count) => `riuscita: ${points(count)}`,
    lost: 'giocata e fallita',
    hint: 'Quello che ognuno può ancora mettere; una carta coperta conta ancora.',
  },

  explain: {
    roll: [
      'Chi è di turno tira cinque dadi. Poi tutti mettono una carta coperta: è la loro scommessa sui dadi.',
      'Si scopre solo la carta di chi tira, che può poi tirare di nuovo i dadi che vuole, fino a due volte.',
    ],
    commit: [
      'Metti una carta che riesca con i dadi definitivi. Chi tira può ancora ripetere i dadi due volte, per far riuscire la sua o rovinare la tua.',
      'Una carta riuscita vale i suoi punti. Se fallisce, chi tira la cattura per 1 punto; se fallisce quella di chi tira, è fuori.',
      'Un segno di spunta indica ciò che i dadi fanno già. Carta messa non si cambia.',
    ],
    reroll: [
      'Chi tira può ripetere i dadi che vuole, anche quelli tenuti prima, oppure fermarsi.',
      'Quando si ferma, o dopo la seconda volta, si scoprono tutte le carte e si giudicano una per una.',
      'Ogni carta altrui che fallisce è catturata per 1 punto, anche se fallisce quella di chi tira: rovinare è permesso.',
    ],
    over: ['Vince chi ha più punti; in caso di parità, chi ha tirato per ultimo.'],
  },

  options: {
    decks: 'Mazzi',
    oneDeck: 'Uno a testa',
    oneDeckHint: 'Dieci carte a testa, una per giro.',
    twoDecks: 'Due a testa',
    twoDecksHint: 'Per due giocatori: venti carte a testa, due per giro, e più da pensare.',
    rounds: 'Giri',
    equalRounds: 'Turni uguali',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: tutti tirano lo stesso numero di volte${staysOver ? '; qualche carta resta in mano' : ''}.`,
    twiceRounds: 'Due turni a testa',
    twiceRoundsHint: (count, staysOver) =>
      `${rounds(count)}: tutti tirano due volte, una partita breve${staysOver ? '; qualche carta resta in mano' : ''}.`,
    allRounds: 'Dieci',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: si giocano tutte le carte${isEven ? '' : '; qualcuno tira una volta in più'}.`,
  },
};

/** Pokerdice in italiano. */

import { a, capital, counts, list, number, plural, text } from '../../../../words/it/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Jolly', inText: 'jolly', rule: 'va bene qualsiasi tiro' },
  pair: { name: 'Coppia', inText: 'coppia', rule: 'due dadi uguali' },
  three: { name: 'Tris', inText: 'tris', rule: 'tre dadi uguali' },
  'two-pairs': { name: 'Doppia coppia', inText: 'doppia coppia', rule: 'due coppie diverse' },
  'small-straight': {
    name: 'Piccola scala',
    inText: 'piccola scala',
    rule: 'quattro numeri in fila',
  },
  'no-even': { name: 'Niente pari', inText: '«niente pari»', rule: 'né 2, né 4, né 6' },
  'no-odd': { name: 'Niente dispari', inText: '«niente dispari»', rule: 'né 1, né 3, né 5' },
  full: { name: 'Full', inText: 'full', rule: 'tre di un numero e due di un altro' },
  'large-straight': { name: 'Grande scala', inText: 'grande scala', rule: 'cinque numeri in fila' },
  four: { name: 'Poker', inText: 'poker', rule: 'quattro dadi uguali' },
};

/** Cards that are “la”; the others are “il”. */
const FEMININE: ReadonlySet<Objective> = new Set([
  'pair',
  'two-pairs',
  'small-straight',
  'large-straight',
]);

const inText = (card: Objective): string => cards[card].inText;
const withArticle = (card: Objective): string =>
  `${FEMININE.has(card) ? 'la' : 'il'} ${inText(card)}`;
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
  summary:
    'Scommetti in segreto una carta su cinque dadi. Poi chi tira può aggiustare tutto, o rovinare tutto.',

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
  placeEmpty: (who) =>
    who.isMe ? 'Il tuo posto è vuoto' : `${who.name} non ha ancora giocato una carta`,
  placeDown: (who) => (who.isMe ? 'La tua carta, coperta' : `La carta di ${who.name}, coperta`),
  placeUp: (who, card) =>
    `${who.isMe ? 'La tua carta' : `La carta di ${who.name}`}: ${inText(card)}`,
  peek: 'La tua carta, coperta: guardala',
  peeked: (card) => `Guardi la tua carta: ${inText(card)}. Coprila`,

  throwDice: (count) => `Tira ${dice(count)}`,
  rethrowDice: (count) => `Tira ${dice(count)}`,
  stop: 'Basta, li tengo',
  lay: 'Gioca coperto',
  cardsLeft: 'Carte rimaste',
  close: 'Chiudi',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Riesce già.',
  notMadeNow: 'Non riesce ancora.',
  oneMore: 'Ancora una carta.',
  hintNotThrown: 'Prima si tirano i dadi, poi si giocano le carte.',
  hintLaid: 'La tua carta è giocata: non si cambia più.',
  hintCardsDone: 'Le carte di questo giro sono già sul tavolo.',
  hintWaitDice: 'I dadi restano così finché mancano delle carte.',
  hintNotYourDice: (who) => `Solo ${who.name} può tirare di nuovo questi dadi.`,
  hintOldDice: 'Sono i dadi del giro passato.',
  hintFaceDown: (who) => `${who.name} ha scelto. Per ora la carta resta coperta.`,
  hintOver: 'La partita è finita.',

  status: {
    throwNow: ({ name, isMe }) => `Tocca ${isMe ? 'a te' : a(name)}: tira i cinque dadi.`,
    waitThrow: ({ name }) => `${name} tira i dadi…`,
    rolling: 'I dadi rotolano…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, {
        one: 'una carta da giocare coperta',
        other: 'due carte da giocare coperte',
      });
      return isMe ? `Scegli ${what}.` : `${name}, scegli ${what}.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} sceglie una carta…`;
      if (others.length === 0) return `${list([first ?? '', second])} stanno scegliendo…`;
      return `${first} e altri ${number(others.length + 1)} stanno scegliendo…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'Ultimo tiro: tocca i dadi da tenere, o fermati.'
          : 'Tocca i dadi da tenere e tira gli altri, o fermati.';
      return isMe ? what : `${name} — ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} gioca ${card} — ancora ${plural(left, { one: 'un tiro', other: '# tiri' })}…`,
    reveal: 'Si scoprono le carte…',
    over: ({ name, isMe }, count) =>
      `${isMe ? 'Hai vinto' : `${name} vince`} con ${points(count)}.`,
  },

  note: (score, left) =>
    `${points(score)}, ${plural(left, { one: '# carta rimasta', other: '# carte rimaste' })}`,
  ready: 'ha scelto',
  choosing: 'sceglie',
  captured: counts('count', { one: '{#count} catturata', other: '{#count} catturate' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Tiri' : `${name} tira`}: ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Tiri' : `${name} tira`} di nuovo ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => (isMe ? 'Ti fermi.' : `${name} si ferma.`),
    turnedUp: ({ name, isMe }, played) =>
      `Tutti hanno giocato: ${isMe ? 'scopri' : `${name} scopre`} ${list(played.map(inText))}.`,
    won: (who, card, count) => `${comesOff(who, card)}: ${points(count)}.`,
    out: (who, card) => `${fails(who, card)}: la carta è fuori dal gioco.`,
    captured: (who, card, by) =>
      `${fails(who, card)} — ${by.isMe ? 'catturi' : `${by.name} cattura`} la carta.`,
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
    hint: 'Le carte che ognuno ha ancora. Anche una carta coperta conta ancora.',
  },

  explain: {
    roll: [
      'Chi è di turno tira cinque dadi. Poi tutti giocano una carta coperta: è la loro scommessa sui dadi.',
      'Si scopre solo la carta di chi è di turno, che poi può tirare di nuovo i dadi che vuole, fino a due volte.',
    ],
    commit: [
      'Scommetti una carta sul risultato. Chi è di turno può ancora tirare due volte i dadi che vuole, per far riuscire una carta o rovinare la tua.',
      'Una carta che riesce vale i suoi punti. Se fallisce, chi è di turno la cattura per 1 punto; la sua, se fallisce, è fuori dal gioco.',
      'La spunta indica le carte che riescono già. Una carta giocata non si cambia.',
    ],
    reroll: [
      'Chi è di turno può tirare di nuovo i dadi che vuole, anche quelli tenuti prima, o fermarsi.',
      'Quando si ferma, o dopo la seconda volta, si scoprono tutte le carte. Ognuna conta per sé.',
      'Chi è di turno cattura per 1 punto ogni carta degli altri che fallisce, anche se fallisce la sua. Rovinare è permesso!',
    ],
    over: ['Vince chi ha più punti. A parità vince, tra i primi, chi è stato di turno per ultimo.'],
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
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: tutti tirano due volte${isShort ? ', una partita breve' : ''}${staysOver ? '; qualche carta resta in mano' : ''}.`,
    allRounds: 'Dieci',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: si giocano tutte le carte${isEven ? '' : '; qualcuno tira una volta in più'}.`,
  },
};

/** Pokerdice em português. */

import type { Objective } from '../../games/pokerdice/objectives.ts';
import type { Who, Words } from '../en/pokerdice.ts';
import { counts, list, number, plural, text } from './grammar.ts';

/** Even and odd are “tudo par” and “tudo ímpar”, for “sem pares” would be “no pairs”. */
const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'joker', rule: 'vale com quaisquer dados' },
  pair: { name: 'Par', inText: 'par', rule: 'dois dados iguais' },
  three: { name: 'Trio', inText: 'trio', rule: 'três dados iguais' },
  'two-pairs': { name: 'Dois pares', inText: 'dois pares', rule: 'duas faces diferentes, duas vezes' },
  'small-straight': { name: 'Sequência menor', inText: 'sequência menor', rule: 'quatro faces seguidas' },
  'no-even': { name: 'Tudo ímpar', inText: '«tudo ímpar»', rule: 'nem 2, nem 4, nem 6' },
  'no-odd': { name: 'Tudo par', inText: '«tudo par»', rule: 'nem 1, nem 3, nem 5' },
  full: { name: 'Full house', inText: 'full house', rule: 'três de uma face e dois de outra' },
  'large-straight': { name: 'Sequência maior', inText: 'sequência maior', rule: 'cinco faces seguidas' },
  four: { name: 'Quadra', inText: 'quadra', rule: 'quatro dados iguais' },
};

/** Articles that are not “o”. */
const ARTICLES: Partial<Readonly<Record<Objective, string>>> = {
  'two-pairs': 'os',
  'small-straight': 'a',
  'large-straight': 'a',
  four: 'a',
};

const inText = (card: Objective): string => cards[card].inText;
const withArticle = (card: Objective): string => `${ARTICLES[card] ?? 'o'} ${inText(card)}`;
/** “Noé consegue o full house”, “Consegues a quadra”. */
const comesOff = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Consegues' : `${name} consegue`} ${withArticle(card)}`;
const fails = ({ name, isMe }: Who, card: Objective): string => `${isMe ? 'Falhas' : `${name} falha`} ${withArticle(card)}`;
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dados' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# ronda', other: '# rondas' });

export const words: Words = {
  title: 'Pokerdice',
  summary: 'Aposta em segredo uma carta em cinco dados; quem os lança ainda pode compor tudo, ou estragar tudo.',

  cards,
  points,

  table: 'Os dados e as cartas na mesa',
  places: 'As cartas desta ronda',
  lastPlaces: 'As cartas da ronda passada',
  dice: 'Os dados',
  hand: (who) => (who.isMe ? 'As tuas cartas' : `As cartas de ${who.name}`),
  round: text('Ronda {#round} de {#rounds}'),
  throwsLeft: counts('count', { one: 'mais {#count} lançamento', other: 'mais {#count} lançamentos' }),
  thrower: 'lança',
  you: 'Tu',

  die: (place, face, isKept) => `Dado ${number(place)}: ${number(face)}${isKept ? ', guardado' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'conseguida por agora',
  copies: counts('count', { one: '{#count} cópia', other: '{#count} cópias' }),
  chosen: counts('count', { one: 'escolhida', other: 'escolhida {#count} vezes' }),
  laid: 'virada para baixo na mesa',
  placeEmpty: (who) => (who.isMe ? 'O teu lugar está vazio' : `${who.name} ainda não pôs carta`),
  placeDown: (who) => (who.isMe ? 'A tua carta, virada para baixo' : `A carta de ${who.name}, virada para baixo`),
  placeUp: (who, card) => `${who.isMe ? 'A tua carta' : `A carta de ${who.name}`}: ${inText(card)}`,
  peek: 'A tua carta, virada para baixo: vê-la',
  peeked: (card) => `Vês a tua carta: ${inText(card)}. Tapá-la`,

  throwDice: (count) => `Lançar ${dice(count)}`,
  rethrowDice: (count) => `Lançar ${dice(count)}`,
  stop: 'Fico assim',
  lay: 'Jogar em segredo',
  cardsLeft: 'O que resta',
  close: 'Fechar',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Já está.',
  notMadeNow: 'Ainda não.',
  oneMore: 'Mais uma carta.',
  hintNotThrown: 'As cartas põem-se depois de lançados os dados.',
  hintLaid: 'Carta posta, carta jogada.',
  hintCardsDone: 'As cartas desta ronda já estão na mesa.',
  hintWaitDice: 'Nos dados só se toca com as cartas todas na mesa.',
  hintNotYourDice: (who) => `Só ${who.name} pode voltar a lançar estes dados.`,
  hintOldDice: 'São os dados da ronda passada.',
  hintFaceDown: (who) => `${who.name} já escolheu. A carta mostra-se no fim dos lançamentos.`,
  hintOver: 'A partida acabou.',

  status: {
    throwNow: ({ name, isMe }) => `${isMe ? 'É a tua vez' : `É a vez de ${name}`}: lança os cinco dados.`,
    waitThrow: ({ name }) => `${name} lança os dados…`,
    rolling: 'Os dados rolam…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'uma carta', other: 'duas cartas' });
      return isMe ? `Escolhe ${what} para jogar em segredo.` : `${name}, escolhe ${what} para jogar em segredo.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} escolhe uma carta…`;
      if (others.length === 0) return `${list([first ?? '', second])} escolhem…`;
      return `${first} e mais ${number(others.length + 1)} escolhem…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'Último lançamento: toca nos dados a guardar, ou fica assim.'
          : 'Toca nos dados a guardar e lança os outros, ou fica assim.';
      return isMe ? what : `${name} — ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} joga ${card} — mais ${plural(left, { one: 'um lançamento', other: '# lançamentos' })}…`,
    reveal: 'Mostram-se as cartas…',
    over: ({ name, isMe }, count) => `${isMe ? 'Ganhas' : `${name} ganha`} com ${points(count)}.`,
  },

  note: (score, left) => `${points(score)}, ${plural(left, { one: 'resta # carta', other: 'restam # cartas' })}`,
  ready: 'carta na mesa',
  choosing: 'escolhe',
  captured: counts('count', { one: '{#count} capturada', other: '{#count} capturadas' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Lanças' : `${name} lança`}: ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Voltas' : `${name} volta`} a lançar ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => `${isMe ? 'Ficas' : `${name} fica`} com estes dados.`,
    turnedUp: ({ name, isMe }, played) =>
      `As cartas estão todas: ${isMe ? 'mostras' : `${name} mostra`} ${list(played.map(inText))}.`,
    won: (who, card, count) => `${comesOff(who, card)}: ${points(count)}.`,
    out: (who, card) => `${fails(who, card)}: carta fora.`,
    captured: (who, card, by) => `${fails(who, card)} — ${by.isMe ? 'capturas' : `${by.name} captura`} a carta.`,
  },
  played: (names) => list(names.map(inText)),

  fate: {
    won: text('+{#count}'),
    out: 'fora',
    captured: 'capturada',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Capturas' : `${who.name} captura`} ${plural(count, { one: '# carta', other: '# cartas' })}: ${points(count)}`,
  },

  left: {
    has: 'tem-na',
    hasTwo: 'tem duas',
    won: (count) => `conseguida: ${points(count)}`,
    lost: 'jogada e falhada',
    hint: 'O que cada um ainda pode jogar; uma carta virada para baixo ainda conta.',
  },

  explain: {
    roll: [
      'Quem tem a vez lança cinco dados. Depois todos põem uma carta virada para baixo: é a sua aposta nos dados.',
      'Só se mostra a carta de quem lança, que pode então voltar a lançar os dados que quiser, até duas vezes.',
    ],
    commit: [
      'Joga uma carta que os dados definitivos venham a fazer. Quem lança ainda pode repetir dados duas vezes, para fazer a sua carta ou estragar a tua.',
      'Uma carta conseguida vale os seus pontos. Se falhar, quem lança captura-a por 1 ponto; se for a de quem lança, fica fora do jogo.',
      'Um visto marca o que os dados já fazem. Carta posta não se troca.',
    ],
    reroll: [
      'Quem lança pode repetir os dados que quiser, mesmo os que guardou antes, ou ficar assim.',
      'Nesse momento, ou depois da segunda vez, mostram-se todas as cartas e julgam-se uma a uma.',
      'Cada carta dos outros que falhe é capturada por 1 ponto, mesmo que falhe também a de quem lança: estragar é permitido.',
    ],
    over: ['Ganha quem tem mais pontos; em caso de empate, quem lançou mais tarde.'],
  },

  options: {
    decks: 'Baralhos',
    oneDeck: 'Um cada',
    oneDeckHint: 'Dez cartas por jogador, uma por ronda.',
    twoDecks: 'Dois cada',
    twoDecksHint: 'Para dois jogadores: vinte cartas por jogador, duas por ronda, e mais em que pensar.',
    rounds: 'Rondas',
    equalRounds: 'Vezes iguais',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: todos lançam o mesmo número de vezes${staysOver ? '; algumas cartas ficam na mão' : ''}.`,
    twiceRounds: 'Duas vezes cada',
    twiceRoundsHint: (count, staysOver) =>
      `${rounds(count)}: todos lançam duas vezes, um jogo curto${staysOver ? '; algumas cartas ficam na mão' : ''}.`,
    allRounds: 'Dez',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: jogam-se todas as cartas${isEven ? '' : '; alguns lançam uma vez a mais'}.`,
  },
};

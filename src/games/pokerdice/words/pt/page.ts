/** Pokerdice em português. */

import { capital, counts, list, number, plural, text } from '../../../../words/pt/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

/** Even and odd are “tudo par” and “tudo ímpar”, for “sem pares” would be “no pairs”. */
const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'joker', rule: 'conta sempre' },
  pair: { name: 'Par', inText: 'par', rule: 'dois dados iguais' },
  three: { name: 'Trio', inText: 'trio', rule: 'três dados iguais' },
  'two-pairs': {
    name: 'Dois pares',
    inText: 'dois pares',
    rule: 'dois de um número e dois de outro',
  },
  'small-straight': {
    name: 'Sequência menor',
    inText: 'sequência menor',
    rule: 'quatro números seguidos',
  },
  'no-even': { name: 'Tudo ímpar', inText: '«tudo ímpar»', rule: 'nem 2, nem 4, nem 6' },
  'no-odd': { name: 'Tudo par', inText: '«tudo par»', rule: 'nem 1, nem 3, nem 5' },
  full: { name: 'Full', inText: 'full', rule: 'três de um número e dois de outro' },
  'large-straight': {
    name: 'Sequência maior',
    inText: 'sequência maior',
    rule: 'cinco números seguidos',
  },
  four: { name: 'Póquer', inText: 'póquer', rule: 'quatro dados iguais' },
};

/** Articles that are not “o”. */
const ARTICLES: Partial<Readonly<Record<Objective, string>>> = {
  'two-pairs': 'os',
  'small-straight': 'a',
  'large-straight': 'a',
};

const inText = (card: Objective): string => cards[card].inText;
const withArticle = (card: Objective): string => `${ARTICLES[card] ?? 'o'} ${inText(card)}`;
/** “Noé consegue o full”, “Consegues a sequência menor”. */
const comesOff = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Consegues' : `${name} consegue`} ${withArticle(card)}`;
const fails = ({ name, isMe }: Who, card: Objective): string =>
  `${isMe ? 'Falhas' : `${name} falha`} ${withArticle(card)}`;
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dados' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# ronda', other: '# rondas' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Aposta em segredo uma carta em cinco dados; depois, quem lança pode compô-los ou estragá-los.',

  cards,
  points,

  table: 'Os dados e as cartas na mesa',
  places: 'As cartas desta ronda',
  lastPlaces: 'As cartas da ronda anterior',
  dice: 'Os dados',
  hand: (who) => (who.isMe ? 'As tuas cartas' : `As cartas de ${who.name}`),
  round: text('Ronda {#round} de {#rounds}'),
  throwsLeft: counts('count', {
    one: 'mais {#count} lançamento',
    other: 'mais {#count} lançamentos',
  }),
  thrower: 'lança',
  you: 'Tu',

  die: (place, face, isKept) =>
    `Dado ${number(place)}: ${number(face)}${isKept ? ', guardado' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'conseguida por agora',
  copies: counts('count', { one: '{#count} cópia', other: '{#count} cópias' }),
  chosen: counts('count', { one: 'escolhida', other: 'escolhida {#count} vezes' }),
  laid: 'virada para baixo na mesa',
  placeEmpty: (who) => (who.isMe ? 'Ainda não puseste carta' : `${who.name} ainda não pôs carta`),
  placeDown: (who) =>
    who.isMe ? 'A tua carta, virada para baixo' : `A carta de ${who.name}, virada para baixo`,
  placeUp: (who, card) => `${who.isMe ? 'A tua carta' : `A carta de ${who.name}`}: ${inText(card)}`,
  peek: 'A tua carta, virada para baixo: espreitar',
  peeked: (card) => `Vês a tua carta: ${inText(card)}. Tapá-la`,

  throwDice: (count) => `Lançar ${dice(count)}`,
  rethrowDice: (count) => `Lançar ${dice(count)}`,
  stop: 'Fico assim',
  lay: 'Jogar em segredo',
  cardsLeft: 'Cartas restantes',
  close: 'Fechar',

  explainCard: (card, count) => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Já está.',
  notMadeNow: 'Ainda não está.',
  oneMore: 'Mais uma carta.',
  hintNotThrown: 'As cartas só se põem depois de lançar os dados.',
  hintLaid: 'Já puseste a tua carta e não a podes trocar.',
  hintCardsDone: 'As cartas desta ronda já estão na mesa.',
  hintWaitDice: 'Só se mexe nos dados quando as cartas estiverem todas na mesa.',
  hintNotYourDice: (who) => `Só ${who.name} pode voltar a lançar estes dados.`,
  hintOldDice: 'São os dados da ronda anterior.',
  hintFaceDown: (who) => `${who.name} já escolheu. Por agora a carta fica virada para baixo.`,
  hintOver: 'A partida acabou.',

  status: {
    throwNow: ({ name, isMe }) =>
      `${isMe ? 'É a tua vez' : `${name}, é a tua vez`}: lança os cinco dados.`,
    waitThrow: ({ name }) => `${name} lança os dados…`,
    rolling: 'Os dados rolam…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'uma carta', other: 'duas cartas' });
      return isMe ? `Joga ${what} em segredo.` : `${name}, joga ${what} em segredo.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} escolhe uma carta…`;
      if (others.length === 0) return `${list([first ?? '', second])} escolhem…`;
      return `${first} e mais ${number(others.length + 1)} escolhem…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'último lançamento: toca nos dados a guardar, ou fica assim.'
          : 'toca nos dados a guardar e lança os outros, ou fica assim.';
      return isMe ? capital(what) : `${name}: ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} joga ${card} — mais ${plural(left, { one: 'um lançamento', other: '# lançamentos' })}…`,
    reveal: 'Mostram-se as cartas…',
    over: ({ name, isMe }, count) => `${isMe ? 'Ganhas' : `${name} ganha`} com ${points(count)}.`,
  },

  note: (score, left) =>
    `${points(score)}, ${plural(left, { one: 'resta # carta', other: 'restam # cartas' })}`,
  ready: 'carta na mesa',
  choosing: 'escolhe',
  captured: counts('count', { one: '{#count} capturada', other: '{#count} capturadas' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Lanças' : `${name} lança`}: ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Voltas' : `${name} volta`} a lançar ${dice(shown.length)}: ${faces(shown)}.`,
    kept: ({ name, isMe }) => `${isMe ? 'Ficas' : `${name} fica`} com estes dados.`,
    turnedUp: ({ name, isMe }, played) =>
      `Já estão todas as cartas: ${isMe ? 'mostras' : `${name} mostra`} ${list(played.map(withArticle))}.`,
    won: (who, card, count) => `${comesOff(who, card)}: ${points(count)}.`,
    out: (who, card) => `${fails(who, card)}: a carta fica fora do jogo.`,
    captured: (who, card, by) =>
      `${fails(who, card)} e ${by.isMe ? 'tu capturas' : `${by.name} captura`} a carta.`,
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
    lost: 'jogada, falhou',
    hint: 'As cartas que cada um ainda tem; a que está virada para baixo também conta.',
  },

  explain: {
    roll: [
      'Em cada ronda uma pessoa lança os cinco dados. Depois todos apostam neles e põem uma carta virada para baixo.',
      'Só se mostra a carta de quem lança. Depois, essa pessoa pode voltar a lançar os dados que quiser, até duas vezes.',
    ],
    commit: [
      'Aposta uma carta em como vão ficar os dados. Quem lança ainda pode voltar a lançar duas vezes, para conseguir a sua carta ou para estragar a tua.',
      'Se conseguires a tua carta, ganhas os pontos dela. Se falhar, quem lança captura-a e ganha 1 ponto. Se falhar a de quem lança, fica fora do jogo.',
      'Um visto marca as cartas que já estão com estes dados. Uma carta posta não se pode trocar.',
    ],
    reroll: [
      'Quem lança pode voltar a lançar os dados que quiser, mesmo os que guardou antes, ou ficar assim.',
      'Nesse momento, ou depois da segunda vez, mostram-se todas as cartas e julga-se cada uma em separado.',
      'Quando outra pessoa falha a sua carta, quem lança captura-a por 1 ponto, mesmo que também falhe a sua. É permitido estragar os dados.',
    ],
    over: [
      'Ganha quem tiver mais pontos. Em caso de empate, ganha, entre quem empatou, quem lançou na ronda mais recente.',
    ],
  },

  options: {
    decks: 'Baralhos',
    oneDeck: 'Um cada',
    oneDeckHint: 'Dez cartas por jogador, uma por ronda.',
    twoDecks: 'Dois cada',
    twoDecksHint:
      'Para dois jogadores: vinte cartas por jogador, duas por ronda, e mais em que pensar.',
    rounds: 'Rondas',
    equalRounds: 'Vezes iguais',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}: todos lançam o mesmo número de vezes${staysOver ? '; algumas cartas ficam na mão' : ''}.`,
    twiceRounds: 'Duas vezes cada',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}: todos lançam duas vezes${isShort ? ', um jogo curto' : ''}${staysOver ? '; algumas cartas ficam na mão' : ''}.`,
    allRounds: 'Dez',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}: jogam-se todas as cartas${isEven ? '' : '; alguns lançam uma vez a mais'}.`,
  },
};

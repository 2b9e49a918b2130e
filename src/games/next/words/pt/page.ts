/** NEXT! em português. */

import { capital, counts, list, plural, text } from '../../../../words/pt/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'vermelho',
  green: 'verde',
  blue: 'azul',
  yellow: 'amarelo',
  orange: 'laranja',
  purple: 'roxo',
};
/** Laranja is the name of a fruit: it has no plural as a colour. */
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'vermelhos',
  green: 'verdes',
  blue: 'azuis',
  yellow: 'amarelos',
  orange: 'laranja',
  purple: 'roxos',
};

const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const dice = (count: number): string => plural(count, { one: '# dado', other: '# dados' });
const throws = (count: number): string =>
  plural(count, { one: '# lançamento', other: '# lançamentos' });
const faceDown = (count: number): string =>
  plural(count, { one: 'virada para baixo', other: 'viradas para baixo' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? capital(you) : `${name} ${they}`;
const to = ({ name, isMe }: Person): string => (isMe ? 'ti' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Seis dados de cores para ganhar cartas de três montes; e os dados que deixas na mesa podem servir a quem vem a seguir.',

  colour: COLOUR,
  symbol: {
    red: 'coração',
    green: 'folha',
    blue: 'gota',
    yellow: 'sol',
    orange: 'chama',
    purple: 'lua',
  },
  points,
  cards,

  card: {
    three: 'trio',
    threePairs: 'três pares',
    full: 'full',
    four: 'póquer',
    five: 'cinco iguais',
    doubleThree: 'duplo trio',
    fourAndPair: 'póquer e par',
    six: 'seis iguais',
    groups: (sizes) =>
      list(sizes.map((size) => (size === 1 ? '1 de qualquer cor' : `${size} iguais`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, com ${action}`}`,
    back: 'uma carta, virada para baixo',
    unknown: 'uma carta',
  },
  action: {
    replay: { name: 'turno extra', rule: 'jogas outro turno completo' },
    steal: { name: 'roubo', rule: 'tiras às cegas uma carta a um adversário' },
    swap: {
      name: 'troca',
      rule: 'tiras às cegas uma carta a um adversário e depois dás-lhe uma das tuas',
    },
    'super-swap': { name: 'supertroca', rule: 'uma troca com cada adversário que tenha cartas' },
  },

  table: 'A mesa',
  piles: {
    label: 'Três montes de cartas',
    said: (place, parts) => `Monte ${place}: ${parts.join('. ')}`,
    left: counts('count', { one: 'resta {#count}', other: 'restam {#count}' }),
    empty: 'vazio',
    made: 'feita',
    locked: 'bloqueada',
    wouldLock: 'vai bloquear',
    wouldMake: 'ficaria feita',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Este monte está vazio.',
      lockedByMe: 'Bloqueada até ao fim do teu turno: podias levá-la e voltaste a lançar.',
      lockedBy: text('Bloqueada neste turno: {name} podia levá-la e voltou a lançar.'),
      chosen: 'Escolhida.',
      takeable: 'Está feita: podes levá-la.',
      'would-lock': 'Podes levá-la agora; se voltares a lançar, fica bloqueada neste turno.',
      'would-make': 'Se virares o dado, fica feita.',
      made: 'Está feita.',
      'throw-first': 'Os dados ainda não foram lançados.',
      open: 'Ainda não está feita.',
    },
  },

  dice: {
    label: 'Seis dados: quatro brancos, dois pretos',
    die: (place, isBlack, face, isKept) =>
      `Dado ${isBlack ? 'preto' : 'branco'} ${place}${face === null ? '' : `: ${COLOUR[face]}, ${words.symbol[face]}`}${isKept ? ', guardado' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Virar o dado ${isBlack ? 'preto' : 'branco'} ${place}: ${COLOUR[face]}, ${words.symbol[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Sem mais lançamentos' : `Mais ${throws(count)}`),
    hintKeep: 'Toca nos dados que queres guardar.',
    hintFirst: 'No primeiro lançamento lançam-se os seis dados.',
    hintNotYours: text('É a vez de {name}.'),
    hintLast: 'Já não tens lançamentos.',
    hintAllKept: 'Guardas os seis: solta algum para o lançar, ou leva uma carta.',
    hintKeepOne: 'Toca em pelo menos um dado para o guardar, ou lança os seis.',
    hintOver: 'A partida acabou.',
    hintNotNow: 'Os dados só se lançam no próximo turno.',
  },

  ways: {
    label: 'Como continuar',
    take: 'Levar',
    throwOn: 'Lançar mais',
    keep: 'Guardar',
    fresh: 'Os seis',
    throws,
    turn: 'Virar um dado',
    turnHint: 'pretos iguais',
  },

  power: {
    chooseDie: 'Que dado viras? Toca nele.',
    chooseFace: text('Dado {#place}: que cor?'),
    face: (face) => `${COLOUR[face]}, ${words.symbol[face]}`,
    sameFace: 'Já é dessa cor.',
  },

  draw: {
    steal: 'Roubo: a quem?',
    swap: 'Troca: com quem?',
    superSwap: (person) => `Supertroca: agora ${person.isMe ? 'contigo' : `com ${person.name}`}`,
    fan: (name, held) => `${name}, ${cards(held)} ${faceDown(held)}`,
    back: text('Verso {#place} de {#held}'),
    open: text('As cartas de {name}'),
  },

  give: {
    drew: text('Tirada a {name}'),
    ask: text('Qual das tuas outras cartas dás a {name}?'),
    notBack: 'Não podes devolver a carta que acabaste de tirar.',
    mark: 'tirada',
  },

  finish: {
    ask: (held) => `Tens ${cards(held)}: podes acabar aqui a partida.`,
    end: 'mostram-se e contam-se todas as cartas; ganha quem tiver mais pontos',
    goOn: (person, limit) =>
      `a seguir ${person.isMe ? 'jogas tu' : `joga ${person.name}`}; com ${cards(limit)} acaba a partida`,
  },

  mine: {
    label: 'As tuas cartas',
    labelOf: text('As cartas de {name}, viradas para baixo'),
    total: points,
    none: 'Ainda não tens cartas.',
    noneOf: text('{name} ainda não tem cartas.'),
    hidden: (name, held) => `${name}: ${cards(held)}, ${faceDown(held)}`,
  },

  button: {
    throw: (count) => `Lançar ${dice(count)}`,
    throwNone: 'Lançar',
    throwFresh: 'Lançar os seis dados',
    take: (value) => `Levar — ${points(value)}`,
    turn: (place, face) => `Virar o dado ${place} para ${COLOUR[face]}`,
    leave: 'Não virar',
    endTurn: 'Acabar o turno',
    draw: text('Tirar uma a {name}'),
    give: text('Dar {cardName}'),
    finish: 'Acabar a partida',
    continue: 'Continuar',
  },

  note: (held, limit, value) =>
    `${held} de ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Os dados rolam…',
  ask: {
    first: 'É a tua vez: lança os seis dados.',
    replay: 'Jogas outra vez: lança os seis dados.',
    inheritedTake: 'Herdas os dados: leva uma carta, guarda alguns ou lança os seis.',
    inherited: 'Herdas os dados: guarda alguns ou lança os seis.',
    takeOrThrow: (left) => `Leva uma carta, ou perde-a e volta a lançar: mais ${throws(left)}.`,
    throwAgain: (left) => `Guarda o que quiseres e volta a lançar: mais ${throws(left)}.`,
    lastTake: 'Foi o teu último lançamento: leva uma carta.',
    lastPower: 'Último lançamento e sem carta: vira um dado ou acaba o turno.',
    power: 'Os teus dados pretos são iguais: podes virar um dado.',
    steal: 'Roubo: a quem? A sorte escolhe a carta.',
    swap: 'Troca: com quem? A sorte escolhe a carta.',
    give: text('Dá a {name} uma das tuas outras cartas.'),
    finish: 'Acabar aqui a partida ou continuar?',
    named: text('{name}: {sentence}'),
  },
  wait: {
    first: text('{name} lança os seis dados…'),
    inherited: text('{name} herda os dados…'),
    takeOrThrow: text('{name} leva uma carta ou volta a lançar?'),
    throwAgain: (name, left) => `${name} volta a lançar: mais ${throws(left)}…`,
    last: text('Último lançamento de {name}…'),
    draw: text('{name} escolhe a quem tirar uma carta…'),
    give: (name, person) => `${name} escolhe uma carta para ${to(person)}…`,
    finish: text('{name} pode acabar a partida…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    if (winners.length > 1) {
      const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
      const all = others.length < winners.length ? ['tu', ...others] : others;
      return `Vitória partilhada com ${points(value)}: ${list(all)}.`;
    }
    return first === undefined ? '' : `${does(first, 'ganhas', 'ganha')} com ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'lanças', 'lança')} ${count === 6 ? 'seis dados' : dice(count)}: ${counted(faces)}.`,
    locked: (names) =>
      `${names.length === 1 ? 'Carta bloqueada' : 'Cartas bloqueadas'}: ${list(names)}.`,
    agree: 'Os dados pretos são iguais.',
    failed: (person) => `${does(person, 'ficas', 'fica')} sem carta: os dados não mudam.`,
    turned: (person, place, face) =>
      `${does(person, 'viras', 'vira')} o dado ${place} para ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'levas', 'leva')} uma carta: ${card}.`,
    replays: (person) => `${does(person, 'jogas', 'joga')} outra vez.`,
    stole: (person, from) =>
      from.isMe
        ? `${person.name} rouba-te uma carta.`
        : `${does(person, 'roubas', 'rouba')} uma carta a ${from.name}.`,
    drew: (person, from) =>
      from.isMe
        ? `${person.name} tira-te uma carta.`
        : `${does(person, 'tiras', 'tira')} uma carta a ${from.name}.`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} dá-te uma carta.`
        : `${does(person, 'dás', 'dá')} uma carta a ${receiver.name}.`,
    itWas: text('Era: {card}.'),
    finished: (person) => `${does(person, 'acabas', 'acaba')} a partida.`,
    continued: (person) => `${does(person, 'continuas', 'continua')}.`,
  },

  shown: {
    stole: (person, from) =>
      from.isMe ? `${person.name} rouba-te` : `${does(person, 'roubas', 'rouba')} a ${from.name}`,
    drew: (person, from) =>
      from.isMe
        ? `${person.name} tira-te uma`
        : `${does(person, 'tiras', 'tira')} uma a ${from.name}`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} dá-te uma`
        : `${does(person, 'dás', 'dá')} uma a ${receiver.name}`,
  },

  over: { label: 'Todas as cartas', cardsOf: text('As cartas de {name}') },

  explain: {
    turn: 'Tens até três lançamentos, e de cada vez guardas os dados que quiseres. Assim que fizeres uma carta, podes levá-la; o teu turno acaba aí.',
    lock: 'Se tiveres feito uma carta e voltares a lançar, essa carta fica bloqueada até ao fim do teu turno. Depois do último lançamento, se houver uma carta feita, tens de a levar.',
    pass: 'Se ficares sem carta, quem vem a seguir pode usar os teus dados.',
    inherited:
      'O turno anterior acabou sem carta, por isso herdas os dados: leva uma carta que já esteja feita, guarda de um a cinco e lança os outros (dois lançamentos ao todo; as cartas já feitas ficam bloqueadas), ou lança os seis (três lançamentos; nada fica bloqueado).',
    power:
      'Os dois dados pretos, lançados juntos, mostram a mesma cor: antes de voltares a lançar ou de levares uma carta, podes virar um dado qualquer para outra cor.',
    colours:
      'Nas cartas, os dados da mesma moldura podem ser de qualquer cor, mas todos da mesma. Os que têm símbolo têm de ser dessa cor.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Dá uma das tuas outras cartas; não podes devolver a que acabaste de tirar. Mais ninguém sabe que cartas mudaram de mão.',
    finish: (enough) =>
      `Quem tem ${cards(enough)} ou mais pode acabar a partida no fim do seu turno. Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.`,
    end: (limit, enough) =>
      `A partida acaba quando alguém tem ${cards(limit)}; com ${enough} já se pode acabar. Os outros veem quantas cartas tens, mas não quais.`,
    over: 'Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.',
  },
};

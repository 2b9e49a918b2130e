/** Pokerdice in a terminal, in Portuguese. */

import { either, list, plural, point, text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('ronda {#round} de {#rounds}'),
  end: 'o fim',
  throws: ({ name, isMe }) => (isMe ? 'lanças tu' : `lança ${name}`),
  cards: (count) => plural(count, { one: '# carta', other: '# cartas' }),
  pointsInShort: text('{#count} pt'),
  capturedInShort: text('{#count} capt'),
  plays: text('joga {played}'),
  kept: 'fica',
  fresh: 'novo',
  lastDice: 'os dados da ronda passada',
  laid: 'posta',
  only: text('só {faces}'),

  lay: (count) =>
    count === 1
      ? 'Põe uma das tuas cartas virada para baixo.'
      : 'Põe duas das tuas cartas viradas para baixo.',
  rethrow: (left) =>
    `Deixa os dados como estão ou volta a lançar alguns (mais ${plural(left, { one: '# vez', other: '# vezes' })}).`,
  moves: {
    throw: 'lançar os cinco dados',
    stop: 'ficar assim: todas as cartas são viradas e julgadas',
    rethrow: (letters) => `voltar a lançar ${list(letters)}`,
  },
  families: {
    rethrow: 'voltar a lançar dados: as letras deles, p. ex. `ace`; ou `keep bd`; ou `all`',
    card: text('pôr uma carta: o número ou o nome, p. ex. `{example}`'),
    cards: text('pôr duas cartas, p. ex. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Lanças' : `${name} lança`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Voltas' : `${name} volta`} a lançar ${list(letters)}: ${faces}.`,
  laidDown: text('Pões virado para baixo: {played}.'),

  typing: {
    commit:
      'Escreve o número de uma carta ou o nome: `full`, `dois pares`. Um ✓ diz que os dados já a fazem como estão.',
    reroll:
      'Escreve as letras dos dados a lançar (`ace`), `keep bd` para lançar os outros, `all` para todos, ou `stop`.',
  },
  allCards: text('As cartas e os pontos: {all} O mais inclui o menos.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Ainda tens' : `${name} ainda tem`}: ${what}.`,
  everyCard: 'todas as cartas',
  noCard: 'nenhuma carta',

  odds: {
    heads: {
      card: 'carta',
      points: 'pt',
      atOnce: 'logo',
      inThree: 'em três',
      worth: 'vale',
      made: 'sai',
      atBest: 'melhor',
      mine: 'eu',
      theirs: 'eles',
      later: 'depois',
      mix: 'mix',
      throw: 'lança',
      keep: 'fica',
      held: 'tem',
    },
    throw:
      'Probabilidades em percentagem. Logo: com o primeiro lançamento. Em três: com mais dois lançamentos, cada um o melhor só para essa carta.',
    madeByMe:
      'Sai: a probabilidade com os lançamentos que mais rendem; melhor: com os melhores lançamentos só para essa carta.',
    madeBy: text('Sai: a probabilidade tal como {name} vai lançar.'),
    worth: (isSeveral) =>
      `Eu: os meus pontos desta ronda, com as cartas capturadas; eles: ${isSeveral ? 'os dos outros, em média' : 'os do adversário'}; depois: o que as cartas que restam vão render. Vale = eu − eles + depois. Mix: quantas vezes em cem a jogar. ✓ já está feita.`,
    rethrow: (own, left) =>
      `Probabilidades exatas em percentagem, com os melhores lançamentos a seguir: antes de │ para ${own}, depois para as cartas que os outros podem ter${left > 0 ? ` (sem as ${left} menos prováveis)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Tem: quantas delas os outros têm, em centésimas.'
        : 'Tem: quão provável é que o adversário a tenha, em percentagem.',
    less: (isSeveral) =>
      `Eu: os meus pontos, com as cartas capturadas; vale: menos ${isSeveral ? 'a média dos outros' : 'os do adversário'}.`,
    columns: text('Colunas: {all}.'),
    expected: text('Supõe-se que todos jogam bem; então, provavelmente, {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};

/** Séquence Dés em português. */

import { capital, list, plural, text } from '../../../../words/pt/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? capital(you) : `${who.name} ${they}`;
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `a ficha de ${list(names)}`;
  return names.length === 0 ? 'a tua ficha' : 'a ficha da tua equipa';
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `põe uma ficha num ${sum} livre.`,
  replace: () => 'estão todos ocupados; substitui uma ficha rival.',
  anywhere: () => 'escolhe qualquer casa livre.',
  'replace-anywhere': () => 'tabuleiro cheio; substitui a ficha rival que quiseres.',
  remove: () => 'retira uma ficha rival.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `escolhe um ${sum} livre.`,
  replace: (sum) => `escolhe que ficha substituir num ${sum}.`,
  anywhere: () => 'escolhe qualquer casa livre.',
  'replace-anywhere': () => 'escolhe que ficha rival substituir.',
  remove: () => 'escolhe que ficha retirar.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `um ${sum} livre`,
  replace: () => 'todos ocupados: substitui uma ficha rival',
  anywhere: () => 'qualquer casa livre',
  'replace-anywhere': () => 'tabuleiro cheio: substitui uma ficha rival',
  remove: () => 'retira uma ficha rival',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 6: 'seis' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# ficha', other: '# fichas' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Dois dados indicam a casa: põe as tuas fichas, defende-as e alinha cinco antes de toda a gente.',

  // A mesa ----------------------------------------------------------------------------------------
  board: 'O tabuleiro',
  sides: 'As cores',
  side: ({ names, isMine }) => list(isMine ? ['Tu', ...names] : names),
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} de ${line} em linha`,
  noteStart: text('{#sum} no lançamento inicial'),
  row: text('{#row}/{#line}'),

  // Uma casa --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'livre',
  chip: chipOf,
  last: 'última mudança',
  inLine: 'na linha vencedora',
  canChoose: 'pode ser escolhida',
  chosen: 'escolhida',

  // Os dados --------------------------------------------------------------------------------------
  you: 'Tu',
  rolling: 'Os dados rolam.',
  noThrow: 'Os dados esperam no copo.',
  thrown: (faces) => `Os dados: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, e outro turno`,
  meansStart: 'para começar',
  meansNothing: 'nada a fazer',
  meansNothingAgain: 'nada a fazer, mas há outro turno',
  whoBegins: 'Quem começa?',
  highest: 'Quem fizer mais.',
  begins: (who) => does(who, 'começas tu', 'começa'),
  noSum: '–',

  // Os botões -------------------------------------------------------------------------------------
  throwDice: 'Lançar os dados',
  throwAgain: 'Lançar outra vez',
  placeOn: text('Pôr no {#number}'),
  replaceChip: (side) => `Substituir ${chipOf(side)}`,
  removeChip: (side) => `Retirar ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Toca numa casa iluminada.',
  touchAgain: 'Toca de novo para confirmar.',

  // Porque não ------------------------------------------------------------------------------------
  why: {
    over: 'A partida acabou.',
    wait: text('É a vez de {name}.'),
    throwFirst: 'Primeiro lança os dados.',
    number: (has, needs) => `Esta casa é um ${has}, e os dados somam ${needs}.`,
    own: 'Essa ficha já é da tua cor.',
    freeFirst: text('Ocupada. Ainda há um {#sum} livre.'),
    taken: 'Ocupada. Ainda há casas livres.',
    empty: 'Aqui não há nenhuma ficha para retirar.',
    sheltered: 'As fichas num 2 ou num 12 estão a salvo do 10.',
  },

  // O que a mesa espera ---------------------------------------------------------------------------
  throwing: (who) => `${does(who, 'lanças', 'lança')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Lança os dados: começa quem fizer mais.';
    return who.isAsked
      ? `${who.name}, lança para ver quem começa.`
      : `${who.name} lança para ver quem começa.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Empate: lança outra vez para ver quem começa.';
    return who.isAsked
      ? `Empate: ${who.name}, lança outra vez.`
      : `Empate: ${who.name} lança outra vez.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'É a tua vez: lança os dados.';
    return who.isAsked ? `${who.name}, lança os dados.` : `É a vez de ${who.name} lançar.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Tens outro turno: lança outra vez.';
    return who.isAsked ? `${who.name}, lança outra vez.` : `${who.name} lança outra vez.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Fizeste um ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name}, fizeste um ${sum}: ${ASKED[task](sum)}`
      : `${who.name} fez um ${sum} e ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${names.length === 1 ? 'Ganha' : 'Ganham'} ${list(names)}!`;
    return names.length === 0 ? 'Ganhas tu!' : `Ganha a tua equipa: ${list(['tu', ...names])}!`;
  },

  // O diário --------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${who.isMe ? 'O teu lançamento inicial' : `Lançamento inicial de ${who.name}`}: ${faces.join(' + ')} = ${sum}.`,
    tie: 'Empate: quem fez mais lança outra vez.',
    begins: (who) => `${does(who, 'começas tu', 'começa')}.`,
    throws: (who, faces, sum) => `${does(who, 'lanças', 'lança')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Os quatro {#sum} já são dessa cor: não se põe ficha.'),
    nothingAnywhere: 'Não resta nenhuma casa onde pôr uma ficha.',
    nothingToRemove: 'Não há nenhuma ficha para retirar.',
    again: 'Mesmo assim, há outro turno.',
    puts: (who, square, number) =>
      `${does(who, 'pões', 'põe')} uma ficha em ${square}, num ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'substituis', 'substitui')} ${chipOf(side)} em ${square}.`,
    removes: (who, side, square) =>
      `${does(who, 'retiras', 'retira')} ${chipOf(side)} de ${square}.`,
    removesSome: (who, square) => `${does(who, 'retiras', 'retira')} a ficha de ${square}.`,
    wins: ({ names, isMine }, squares) => {
      const line = `com a linha ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'ganha' : 'ganham'} ${line}`;
      return names.length === 0
        ? `Ganhas ${line}`
        : `Ganha a tua equipa, ${list(['tu', ...names])}, ${line}`;
    },
  },

  // A regra de agora ------------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Uma linha reta de ${inWords(line)} fichas da mesma cor ganha logo: na vertical, na diagonal ou na horizontal.`,
    team: 'Cada equipa tem uma só cor: as fichas de quem joga contigo contam como tuas, e não as podes retirar nem substituir.',
    start:
      'Todos lançam os dois dados. Começa quem fizer a soma mais alta; em caso de empate, quem empatou lança outra vez.',
    turn: 'De 3 a 9: põe uma ficha numa casa livre desse número. 2 e 12: o mesmo, e outro turno. 10: retira uma ficha rival. 11: qualquer casa livre.',
    place: (sum) =>
      `Um ${sum}: põe uma ficha numa das casas livres com esse número. É obrigatório.`,
    replace: (sum) =>
      `As quatro casas com um ${sum} estão ocupadas: substitui uma ficha rival numa delas.`,
    anywhere: 'Um 11: põe uma ficha em qualquer casa livre, seja qual for o seu número.',
    replaceAnywhere:
      'Um 11 com o tabuleiro cheio: substitui qualquer ficha rival, mesmo num 2 ou num 12.',
    remove:
      'Um 10: retira uma ficha rival; a casa fica livre. As fichas num 2 ou num 12 estão a salvo.',
    again: 'Depois de um 2 ou de um 12 há sempre outro turno.',
    over: 'A partida acabou: a linha está traçada no tabuleiro.',
  },

  // Antes de começar ------------------------------------------------------------------------------
  options: {
    line: 'A linha que ganha',
    five: 'Cinco em linha',
    fiveHint: 'O objetivo da folha: cinco fichas em linha reta. Com três jogadores é sempre assim.',
    six: 'Seis em linha',
    sixHint: 'A folha de regras aconselha-o para dois jogadores ou duas equipas.',
  },
};

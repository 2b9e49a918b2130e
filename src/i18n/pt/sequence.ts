/** Séquence Dés em português. */

import type { Side, Task, Who, Words } from '../en/sequence.ts';
import { capital, list, plural, text } from './grammar.ts';

const does = (who: Who, you: string, they: string): string => (who.isMe ? capital(you) : `${who.name} ${they}`);
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `a ficha de ${list(names)}`;
  return names.length === 0 ? 'a tua ficha' : 'a ficha da tua equipa';
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `põe uma ficha num ${sum} livre.`,
  replace: () => 'todos ocupados, substitui uma ficha rival.',
  anywhere: () => 'escolhe qualquer casa livre.',
  'replace-anywhere': () => 'tabuleiro cheio, substitui uma ficha rival.',
  remove: () => 'retira uma ficha rival.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `escolhe um ${sum} livre.`,
  replace: (sum) => `escolhe uma ficha a substituir num ${sum}.`,
  anywhere: () => 'escolhe qualquer casa livre.',
  'replace-anywhere': () => 'escolhe uma ficha rival a substituir.',
  remove: () => 'escolhe uma ficha a retirar.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `um ${sum} livre`,
  replace: () => 'ocupados: substitui uma ficha rival',
  anywhere: () => 'qualquer casa livre',
  'replace-anywhere': () => 'cheio: substitui uma ficha rival',
  remove: () => 'retira uma ficha rival',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinco', 6: 'seis' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# ficha', other: '# fichas' });

export const words: Words = {
  title: 'Séquence Dés',
  summary: 'Dois dados indicam a casa: põe as tuas fichas, defende-as e alinha cinco antes dos outros.',

  // A mesa -------------------------------------------------------------------------------------------------------------
  board: 'O tabuleiro',
  sides: 'As cores',
  side: ({ names, isMine }) => list(isMine ? ['Tu', ...names] : names),
  note: (count, row, line) => (row < 2 ? chips(count) : `${chips(count)}, ${row} de ${line} em linha`),
  noteStart: text('{#sum} no lançamento inicial'),
  row: text('{#row}/{#line}'),

  // Uma casa -----------------------------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'livre',
  chip: chipOf,
  last: 'última mudança',
  inLine: 'na linha vencedora',
  canChoose: 'pode ser escolhida',
  chosen: 'escolhida',

  // Os dados -----------------------------------------------------------------------------------------------------------
  you: 'Tu',
  rolling: 'Os dados rolam.',
  noThrow: 'Os dados esperam no copo.',
  thrown: (faces) => `Os dados: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, e outro turno`,
  meansStart: 'para começar',
  meansNothing: 'nada a fazer',
  meansNothingAgain: 'nada a fazer, mas outro turno',
  whoBegins: 'Quem começa?',
  highest: 'A soma mais alta.',
  begins: (who) => does(who, 'começas tu', 'começa'),
  noSum: '–',

  // Os botões ----------------------------------------------------------------------------------------------------------
  throwDice: 'Lançar os dados',
  throwAgain: 'Lançar outra vez',
  placeOn: text('Pôr no {#number}'),
  replaceChip: (side) => `Substituir ${chipOf(side)}`,
  removeChip: (side) => `Retirar ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Toca numa casa iluminada.',
  touchAgain: 'Toca de novo e confirma.',

  // Porque não ---------------------------------------------------------------------------------------------------------
  why: {
    over: 'A partida acabou.',
    wait: text('É a vez de {name}.'),
    throwFirst: 'Primeiro lança os dados.',
    number: (has, needs) => `Isto é um ${has}, e os dados dizem ${needs}.`,
    own: 'Essa ficha já é da tua cor.',
    freeFirst: text('Ocupada. Ainda há um {#sum} livre.'),
    taken: 'Ocupada. Ainda há casas livres.',
    empty: 'Aqui não há ficha para retirar.',
    sheltered: 'Num 2 ou num 12 está a salvo do 10.',
  },

  // O que a mesa espera ------------------------------------------------------------------------------------------------
  throwing: (who) => `${does(who, 'lanças', 'lança')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Lança: começa a soma mais alta.';
    return who.isAsked ? `${who.name}, lança para começar.` : `${who.name} lança para começar.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Empate: lança outra vez para começar.';
    return who.isAsked ? `Empate: ${who.name}, lança outra vez.` : `Empate: ${who.name} lança outra vez.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'É a tua vez: lança os dados.';
    return who.isAsked ? `${who.name}, lança os dados.` : `É a vez de ${who.name} lançar.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Outro turno para ti: lança outra vez.';
    return who.isAsked ? `${who.name}, lança outra vez.` : `${who.name} lança outra vez.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Fizeste ${sum}: ${ASKED[task](sum)}`;
    return who.isAsked ? `${who.name} fez ${sum}: ${ASKED[task](sum)}` : `${who.name} fez ${sum} e ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${names.length === 1 ? 'Ganha' : 'Ganham'} ${list(names)}!`;
    return names.length === 0 ? 'Ganhas tu!' : `Ganha a tua equipa: ${list(['tu', ...names])}!`;
  },

  // O diário -----------------------------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) => `${does(who, 'lanças', 'lança')} ${faces.join(' + ')} = ${sum} para começar.`,
    tie: 'Empate: os mais altos lançam outra vez.',
    begins: (who) => `${does(who, 'começas tu', 'começa')}.`,
    throws: (who, faces, sum) => `${does(who, 'lanças', 'lança')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Todos os {#sum} já são dessa cor: nada a fazer.'),
    nothingAnywhere: 'Não resta casa para uma ficha: nada a fazer.',
    nothingToRemove: 'Não há ficha para retirar.',
    again: 'Outro turno na mesma.',
    puts: (who, square, number) => `${does(who, 'pões', 'põe')} uma ficha em ${square}, num ${number}.`,
    replaces: (who, side, square) => `${does(who, 'substituis', 'substitui')} ${chipOf(side)} em ${square}.`,
    removes: (who, side, square) => `${does(who, 'retiras', 'retira')} ${chipOf(side)} em ${square}.`,
    removesSome: (who, square) => `${does(who, 'retiras', 'retira')} a ficha em ${square}.`,
    wins: ({ names, isMine }, squares) => {
      const line = `com a linha ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'ganha' : 'ganham'} ${line}`;
      return names.length === 0 ? `Ganhas ${line}` : `Ganha a tua equipa, ${list(['tu', ...names])}, ${line}`;
    },
  },

  // A regra de agora -----------------------------------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Uma linha reta de ${inWords(line)} fichas da mesma cor ganha logo: na vertical, na diagonal ou na horizontal.`,
    team: 'Em equipa a cor é uma só: as fichas de quem joga contigo contam para a tua linha e estão a salvo de ti.',
    start: 'Todos lançam os dois dados. Começa a soma mais alta; em caso de empate, lança-se outra vez.',
    turn: 'De 3 a 9: põe uma ficha numa casa livre desse número. 2 e 12: o mesmo, e outro turno. 10: retira uma ficha rival. 11: qualquer casa livre.',
    place: (sum) => `Um ${sum}: põe uma ficha numa das casas livres com esse número. É obrigatório.`,
    replace: (sum) => `As quatro casas com um ${sum} estão ocupadas: substitui-se uma ficha rival numa delas.`,
    anywhere: 'Um 11: põe uma ficha em qualquer casa livre, seja qual for o seu número.',
    replaceAnywhere: 'Um 11 com o tabuleiro cheio: substitui qualquer ficha rival, mesmo num 2 ou num 12.',
    remove: 'Um 10: retira uma ficha rival; a casa fica livre. Num 2 ou num 12 estão a salvo.',
    again: 'Um 2 ou um 12 dá depois outro turno, de cada vez.',
    over: 'A partida acabou: a linha está traçada no tabuleiro.',
  },

  // Antes de começar -------------------------------------------------------------------------------------------------------
  options: {
    line: 'A linha que ganha',
    five: 'Cinco em linha',
    fiveHint: 'O objetivo da folha: cinco fichas em linha reta. Com três jogadores, sempre.',
    six: 'Seis em linha',
    sixHint: 'Aconselhado pelas regras a dois jogadores ou duas equipas.',
  },
};

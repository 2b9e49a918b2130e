/** NEXT! looked back at, in Portuguese. */

import { text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Cartas escondidas e correções das estimativas',
  moves: {
    throwAll: 'lançar os seis dados',
    keep: text('guardar {kept}, lançar o resto'),
    turn: text('virar um dado: {colour}'),
    take: text('tirar {card}'),
    from: text('tirar uma carta a {name}'),
    give: text('dar {card}'),
    'end-turn': 'acabar a vez',
    finish: 'acabar a partida',
    continue: 'continuar',
  },
  kinds: {
    'threw-on':
      'Fica com uma carta que já está feita: continuar a lançar bloqueia-a, e muitas vezes acaba-se sem nada.',
    'took-early':
      'Não fiques com a primeira carta que aparece: com lançamentos por fazer, uma melhor pode estar perto.',
    'other-card': 'Entre duas cartas compara pontos e ação, e o que deixas ao seguinte.',
    'left-inherited':
      'Olha para os dados que ficaram: guardar alguns é muitas vezes melhor do que recomeçar.',
    'kept-inherited': 'Dados herdados custam um lançamento: se não servem, lança os seis.',
    'other-dice':
      'Antes de lançar, vê de que carta os teus dados estão mais perto e guarda para essa.',
    'black-unused':
      'Quando os dois dados pretos são iguais podes virar um dado: vê que carta isso faz.',
    'black-turned': 'Antes de virar um dado, compara o que daria cada cor.',
    'other-opponent': 'Tira a quem vai à frente: ajuda-te e atinge o rival mais forte.',
    'other-gift': 'Dá a carta que vale menos.',
    'finished-early': 'Não acabes a partida antes de ires à frente de certeza.',
    'finished-late': 'Quando vais à frente e podes acabar a partida, acaba-a.',
  },
};

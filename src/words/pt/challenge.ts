/** The words of challenges, in Portuguese. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Um desafio',
  own: 'O teu desafio',
  daily: 'Desafio do dia',
  lead: 'Os mesmos dados, os mesmos bots. Quem tira mais deles?',
  dailyLead: 'Todos os dias uma partida, com os mesmos dados para todos.',
  from: text('{name} envia-te estes dados.'),
  against: (count, levels) =>
    `${plural(count, { one: 'Contra um bot', other: 'Contra # bots' })}: ${list(levels)}`,
  standIns: 'Onde estavam outras pessoas jogam agora bots fortes.',

  play: 'Jogar os mesmos dados',
  goOn: 'Continuar a jogar',
  again: 'Jogar outra vez',
  firstCounts: 'Conta a primeira partida; as outras são por gosto.',
  oneTry:
    'Quem lança os dados é o servidor. Podes parar e continuar mais tarde, mas não recomeçar.',
  notOpened: 'Não foi possível abrir a partida. Tenta outra vez daqui a um momento.',
  earlier: 'Jogar os dados de outro dia',
  earlierHint: 'Jogas para ti: não conta para a classificação de nenhum dia.',
  ordinary: 'Uma partida normal',

  results: 'Resultados',
  nobody: 'Ainda ninguém jogou.',
  onHonour: 'Esta lista assenta na confiança: os dados podem ser vistos antes de jogar.',
  forged: text(
    'A partida que veio com a ligação, em nome de {name}, não decorre do desafio. Não é comparada.',
  ),
  won: 'vitória',
  lost: 'derrota',
  points: counts('count', { one: '{#count} ponto', other: '{#count} pontos' }),
  turns: counts('count', { one: '{#count} turno', other: '{#count} turnos' }),
  place: text('O teu lugar: {#place} em {#count}.'),
  watchOf: text('Ver a partida de {name}'),
  player: 'Quem',
  result: 'Resultado',
  game: 'Partida',
  yesterday: 'Ontem',

  sideBySide: 'Turno a turno',
  with: 'Comparar com',
  turn: 'Turno',

  send: {
    title: 'Enviar a amigos',
    hint: 'Quem abrir a ligação joga os mesmos dados contra os mesmos bots.',
    text: text('{game}: os mesmos dados, os mesmos bots. Fazes melhor?'),
    file: 'Guardar como ficheiro',
    tooLong:
      'Esta partida é demasiado longa para uma ligação. Envia o ficheiro: abre-se na página dos desafios.',
    open: 'Abrir um ficheiro',
  },

  sending: 'A verificar a tua partida…',
  notSent: 'O teu resultado está neste aparelho. Segue para os outros quando houver rede.',
  refused: 'O servidor não aceitou esta partida: não decorre do desafio.',
  othersLater: 'O que os outros fizeram vem com a rede.',

  bad: {
    title: 'Isto não é um desafio',
    text: 'A ligação está estragada ou incompleta. Pede que a enviem outra vez, inteira.',
  },
  dailyOffline: {
    title: 'Sem rede',
    text: 'Os dados do desafio do dia são lançados pelo servidor, por isso é precisa rede. Até lá podes jogar para ti.',
  },

  follow: counts('count', {
    one: 'O lançamento decorre do desafio',
    other: 'Os {#count} lançamentos decorrem do desafio',
  }),
  dontFollow: 'Há lançamentos que não decorrem do desafio',
  checkLater:
    'Estes dados foram lançados pelo servidor. Podem ser verificados quando o dia acabar.',

  challengeFriends: 'Desafiar amigos',
  compare: 'Comparar resultados',
};

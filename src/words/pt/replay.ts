/** The words for looking back at a game, in Portuguese. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: repetição'),
  toTable: 'Para a mesa',
  toStart: 'Outra partida',
  player: text('Lugar {#seat}'),

  controls: 'Reprodução',
  moment: 'Momento da partida',
  at: (at, end) => (at === 0 ? 'O início' : `Jogada ${number(at)} de ${number(end)}`),
  first: 'Para o início',
  back: 'Uma jogada atrás',
  play: 'Reproduzir',
  pause: 'Pausa',
  forward: 'Uma jogada à frente',
  last: 'Para o fim',
  decision: 'Decisão seguinte',
  decisionOf: text('Decisão seguinte de {name}'),
  noDecision: 'Não há mais decisões depois',
  speed: text('Velocidade: ×{#times}. Mudar'),
  ways: counts('count', { one: '{#count} jogada possível', other: '{#count} jogadas possíveis' }),
  menu: 'Link, teclas, ver em conjunto',

  eyes: {
    title: 'Pelos olhos de quem',
    public: 'Toda a gente',
    publicHint: 'Só o que todos podiam ver.',
    open: 'Tudo à vista',
    openHint: 'O que ninguém ou só alguns podiam ver está ao lado da mesa.',
    seatHint: text('O que {name} sabia nesse momento, e mais nada.'),
    now: text('Olhos: {who}'),
    look: 'Ver por estes olhos',
  },
  secrets: 'O que estava escondido',
  nothingHidden: 'nada escondido',

  link: {
    title: 'Link para este momento',
    text: text('{game}, {moment}'),
    share: 'Partilhar',
    copy: 'Copiar o link',
    copied: 'Copiado',
    hereOnly:
      'Esta partida está guardada neste aparelho, e o link só funciona nele. Para a mostrares a alguém, envia o registo.',
    fileOnly: 'Esta partida vem de um ficheiro: para a mostrares a alguém, envia o ficheiro.',
    record: 'Transferir o registo',
  },
  keys: {
    title: 'Teclas',
    list: [
      ['← →', 'uma jogada atrás ou à frente'],
      ['Home End', 'o início, o fim'],
      ['Espaço', 'reproduzir e pausa'],
      ['D', 'decisão seguinte'],
      ['1 2 3 …', 'pelos olhos deste jogador'],
      ['0', 'pelos olhos de todos'],
      ['A', 'tudo à vista'],
      ['Esc', 'deixar de seguir ou de apontar'],
    ],
  },

  together: {
    title: 'Ver em conjunto',
    how: 'Envia o link. Uma pessoa guia e as outras seguem; apontar, pode qualquer uma.',
    lead: 'Guiar',
    leading: 'Guias tu: quem te segue vê o que tu vês.',
    stopLeading: 'Deixar de guiar',
    leads: text('{name} guia nesta partida.'),
    follow: text('Seguir {name}'),
    following: text('Segues {name}.'),
    stopFollowing: 'Deixar de seguir',
    point: 'Apontar',
    pointing: 'Toca num jogador, ou numa linha do que aconteceu.',
    stopPointing: 'Não apontar',
    pointedBy: (names) => `Apontado por ${list(names)}`,
    you: 'ti',
    pointsAtMove: text('{name} aponta para a jogada {#move}.'),
    pointsAtSeat: text('{name} aponta para {other}.'),
    youPoint: 'Apontas para ali: os outros veem.',
    look: 'Ver ali',
  },

  file: {
    title: 'Rever uma partida',
    lead: 'Percorre uma partida acabada jogada a jogada, pelos olhos de quem quiseres. O registo é o ficheiro que «O registo» te dá no fim de uma partida.',
    open: 'Abrir um registo',
    drop: 'Ou larga o ficheiro em qualquer parte desta página.',
    letGo: 'Larga: a partida abre-se.',
    reading: 'A ler…',
    several: counts('count', {
      one: '{#count} partida neste ficheiro',
      other: '{#count} partidas neste ficheiro: escolhe uma',
    }),
    line: text('a partir da linha {#line}'),
    moves: counts('count', { one: '{#count} jogada', other: '{#count} jogadas' }),
    players: counts('count', { one: '{#count} jogador', other: '{#count} jogadores' }),
    unfinished: 'por acabar',
    own: 'As tuas partidas acabadas',
    here: 'neste aparelho',
    online: 'no servidor',
    bad: 'Este ficheiro não se pode rever',
    tooLarge: text('O ficheiro é demasiado grande: um registo tem no máximo {#most} megabytes.'),
    empty: 'Não há nenhuma partida neste ficheiro.',
    faults: {
      text: text(
        'A linha {#line} não está escrita como num registo: cada linha é um pedaço de JSON.',
      ),
      header: text(
        'A linha {#line} devia abrir uma partida, e não abre: o jogo, os jogadores ou a preparação estão errados.',
      ),
      start: text(
        'A linha {#line} é uma jogada antes de se abrir qualquer partida. Talvez falte o início do ficheiro.',
      ),
      event: text('A linha {#line} é uma jogada que as regras não permitem ali.'),
    },
    reason: 'Em pormenor',
    spoilt: counts('count', {
      one: '{#count} outra partida não se pode rever:',
      other: '{#count} outras partidas não se podem rever:',
    }),
  },

  troubles: {
    running: {
      title: 'Ainda se está a jogar',
      text: 'A repetição fica aqui quando a partida acabar: antes disso revelaria segredos.',
    },
    unreadable: {
      title: 'Não se pode rever',
      text: 'O registo desta partida não se consegue ler.',
    },
  },
};

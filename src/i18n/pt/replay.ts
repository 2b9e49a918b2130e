/** The words for looking back at a game, in Portuguese. */

import type { Words } from '../en/replay.ts';
import { list, number, plural } from './grammar.ts';

export const words: Words = {
  title: (game) => `${game}: repetição`,
  toTable: 'Para a mesa',
  toStart: 'Outra partida',
  player: (seat) => `Lugar ${number(seat)}`,

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
  decisionOf: (name) => `Decisão seguinte de ${name}`,
  noDecision: 'Não há mais decisões depois',
  speed: (times) => `Velocidade: ×${number(times)}. Mudar`,
  ways: (count) => plural(count, { one: '# jogada possível', other: '# jogadas possíveis' }),
  menu: 'Link, teclas, ver em conjunto',

  eyes: {
    title: 'Pelos olhos de quem',
    public: 'Toda a gente',
    publicHint: 'Só o que todos podiam ver.',
    open: 'Tudo à vista',
    openHint: 'O que ninguém ou só alguns podiam ver está ao lado da mesa.',
    seatHint: (name) => `O que ${name} sabia nesse momento, e mais nada.`,
    now: (who) => `Olhos: ${who}`,
    look: 'Ver por estes olhos',
  },
  secrets: 'O que estava escondido',
  nothingHidden: 'nada escondido',

  link: {
    title: 'Link para este momento',
    text: (game, moment) => `${game}, ${moment}`,
    share: 'Partilhar',
    copy: 'Copiar o link',
    copied: 'Copiado',
    hereOnly: 'Esta partida está guardada neste aparelho, e o link só funciona nele. Para a mostrares a alguém, envia o registo.',
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
    leads: (name) => `${name} guia nesta partida.`,
    follow: (name) => `Seguir ${name}`,
    following: (name) => `Segues ${name}.`,
    stopFollowing: 'Deixar de seguir',
    point: 'Apontar',
    pointing: 'Toca num jogador, ou numa linha do que aconteceu.',
    stopPointing: 'Não apontar',
    pointedBy: (names) => `Apontado por ${list(names)}`,
    you: 'ti',
    pointsAtMove: (name, move) => `${name} aponta para a jogada ${number(move)}.`,
    pointsAtSeat: (name, other) => `${name} aponta para ${other}.`,
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
    several: (count) => plural(count, { one: '# partida neste ficheiro', other: '# partidas neste ficheiro: escolhe uma' }),
    line: (line) => `a partir da linha ${number(line)}`,
    moves: (count) => plural(count, { one: '# jogada', other: '# jogadas' }),
    players: (count) => plural(count, { one: '# jogador', other: '# jogadores' }),
    unfinished: 'por acabar',
    own: 'As tuas partidas acabadas',
    here: 'neste aparelho',
    online: 'no servidor',
    bad: 'Este ficheiro não se pode rever',
    tooLarge: (most) => `O ficheiro é demasiado grande: um registo tem no máximo ${number(most)} megabytes.`,
    empty: 'Não há nenhuma partida neste ficheiro.',
    faults: {
      text: (line) => `A linha ${number(line)} não está escrita como num registo: cada linha é um pedaço de JSON.`,
      header: (line) =>
        `A linha ${number(line)} devia abrir uma partida, e não abre: o jogo, os jogadores ou a preparação estão errados.`,
      start: (line) =>
        `A linha ${number(line)} é uma jogada antes de se abrir qualquer partida. Talvez falte o início do ficheiro.`,
      event: (line) => `A linha ${number(line)} é uma jogada que as regras não permitem ali.`,
    },
    reason: 'Em pormenor',
    spoilt: (count) =>
      plural(count, {
        one: '# outra partida não se pode rever:',
        other: '# outras partidas não se podem rever:',
      }),
  },

  troubles: {
    running: {
      title: 'Ainda se está a jogar',
      text: 'A repetição fica aqui quando a partida acabar: antes disso revelaria segredos.',
    },
    unreadable: { title: 'Não se pode rever', text: 'O registo desta partida não se consegue ler.' },
  },
};

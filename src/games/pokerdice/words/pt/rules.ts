/** As regras do Pokerdice em português. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Inês', 'Tiago', 'Rita'],
  sections: {
    goal: {
      title: 'O objetivo',
      text: {
        aim: 'Há cinco dados na mesa. Em segredo, cada um aposta uma carta no que os dados vão mostrar no fim da ronda. Se acertares, ganhas os pontos da tua carta.',
        twist:
          'Mas quem lança nessa ronda ainda pode voltar a lançar dados: para conseguir a sua carta, ou para estragar a tua e capturá-la.',
      },
    },
    need: {
      title: 'O que é preciso',
      text: {
        dice: 'De dois a cinco jogadores, dos 8 aos 99 anos. Cinco dados. Uns dez minutos.',
        pack: 'Um baralho de dez cartas de objetivo para cada jogador, uma de cada tipo.',
      },
    },
    cards: {
      title: 'As dez cartas',
      text: {
        made: 'Consegue-se uma carta quando os cinco dados mostram, no fim da ronda, o que ela pede. Senão, a carta falha.',
        more: 'O mais inclui o menos. Um full é também par, trio e dois pares. Quatro ou cinco dados iguais são também trio e par. Uma sequência maior é também uma sequência menor.',
        differ:
          'Dois pares e full pedem dois números diferentes. Cinco dados iguais não são nem uma coisa nem outra, e quatro iguais com outro dado não são dois pares.',
        corner: 'As sequências não dão a volta: depois do 6 não vem nada.',
      },
    },
    setup: {
      title: 'Antes de começar',
      text: {
        packs:
          'Cada um pega num baralho e escolhe a cor dele. Numa mesa não há dois baralhos da mesma cor.',
        first:
          'Segundo a folha, na primeira ronda lança a pessoa mais nova. Aqui, quem organiza a mesa pode dizer quem lança primeiro. Se não disser, sorteia-se.',
      },
    },
    bet: {
      title: 'Uma ronda: lançar e apostar',
      text: {
        throw: 'Em cada ronda, uma pessoa tem a vez de lançar. Para começar, lança os cinco dados.',
        lay: 'Depois todos, também quem lança, põem virada para baixo uma carta que ainda não jogaram. A ordem não importa. Os outros só veem que já escolheste.',
        final: 'Uma carta posta já não se pode trocar.',
        turnUp:
          'Quando todos tiverem posto a sua carta, quem lança mostra a sua. As outras continuam escondidas.',
      },
    },
    again: {
      title: 'Uma ronda: voltar a lançar',
      text: {
        twice:
          'Agora quem lança pode voltar a lançar, no máximo duas vezes. De cada vez lança os dados que quiser, pelo menos um. Também pode lançar dados que guardou antes.',
        stop: 'Pode parar quando quiser. Depois da segunda vez, os dados já não mudam.',
        spoil:
          'Quem lança pode estragar os dados aos outros, mesmo que já tenha conseguido a sua carta.',
      },
    },
    judging: {
      title: 'Uma ronda: julgar as cartas',
      text: {
        open: 'Mostram-se todas as cartas. Cada uma é julgada em separado, segundo os dados na mesa.',
        won: 'Quem conseguiu a sua carta ganha-a e recebe os pontos dela.',
        out: 'Se falhar a carta de quem lança, fica fora do jogo.',
        captured:
          'Se falhar a carta de outra pessoa, quem lança captura-a. Vale 1 ponto, seja que carta for.',
        evenSo: 'Quem lança captura cartas mesmo que tenha falhado a sua.',
        next: 'Depois é a vez da pessoa à esquerda.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        left: 'A folha diz: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Ou seja: com menos de cinco jogadores, as cartas de objetivo que não foram jogadas ficam fora do jogo.',
        rounds:
          'A folha não diz quantas rondas se jogam. Numa mesa nova, cada jogador lança no mesmo número de rondas. São 10 rondas com dois jogadores, 9 com três, 8 com quatro e 10 com cinco.',
        twice:
          'Também se pode escolher uma partida curta, em que cada um lança em duas rondas: 4 rondas com dois jogadores, 6 com três, 8 com quatro e 10 com cinco. Só assim a frase da folha é verdade palavra por palavra.',
        all: 'Ou podem escolher-se dez rondas, sejam quantos forem os jogadores. Então jogam-se todas as cartas.',
        count:
          'Soma os pontos das cartas que ganhaste e 1 ponto por cada carta que capturaste. Ganha quem tiver mais pontos.',
        tie: 'Em caso de empate, ganha, entre quem empatou, quem lançou na ronda mais recente. Assim, ganha sempre uma só pessoa.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        packs:
          'Dois baralhos, só para dois jogadores: cada um tem 20 cartas e joga duas por ronda.',
        both: 'Quem lança mostra as suas duas cartas. Cada carta é julgada em separado.',
        same: 'As tuas duas cartas podem ser do mesmo tipo, se te restarem duas desse tipo.',
      },
    },
    secrets: {
      title: 'Quem sabe o quê',
      text: {
        hidden:
          'Até a tua carta ser mostrada, só tu sabes qual é. Entretanto continua na lista das cartas que te restam, para que nada a denuncie.',
        open: 'Todos veem os pontos e as cartas que restam a cada um: as cartas jogadas já foram vistas.',
        down: 'As cartas capturadas ficam viradas para baixo. Todos veem quantas são.',
        before: 'Mesmo depois de se voltar a lançar, vê-se em que dados todos apostaram.',
      },
    },
  },
  examples: {
    more: {
      title: 'Um lançamento, cinco cartas',
      moments: {
        full: 'Três 6 e dois 3 são um full. São também dois pares, trio, par e, como sempre, joker. A Inês e o Tiago ganham os seus pontos.',
      },
    },
    alike: {
      title: 'Muitos iguais',
      moments: {
        five: 'Cinco 4 são póquer, trio e par, e nenhum é ímpar. Mas sem um segundo número não há full: a Inês captura o do Tiago.',
        four: 'Quatro 6 e um 1 não são dois pares: o Tiago captura a carta da Inês.',
      },
    },
    straights: {
      title: 'Sequências',
      moments: {
        corner:
          '5 6 1 2 3 dá a volta, por isso não é uma sequência. A Inês captura a carta do Tiago.',
        small: '2 3 4 5 e outro 5: é uma sequência menor, mas não maior.',
        large: '2 3 4 5 6: é uma sequência maior, e também menor.',
      },
    },
    spoil: {
      title: 'Já conseguiu, mas volta a lançar',
      moments: {
        before: 'A Inês já tem o seu trio. Mas talvez os outros tenham apostado nos dois 5.',
        spoiled:
          'Por isso volta a lançar os 5, e resulta: o full do Tiago e os dois pares da Rita falham. A Inês ganha 2 pontos pelo trio e 2 pelas cartas capturadas.',
      },
    },
    round: {
      title: 'Uma ronda inteira',
      moments: {
        thrown: 'É a vez da Inês. Lança os dados e saem dois 5.',
        laid: 'Todos puseram uma carta. Mostra-se a da Inês: um trio. As do Tiago e da Rita continuam secretas.',
        judged:
          'A Inês volta a lançar o 2, o 3 e o 6, sai-lhe um terceiro 5 e fica assim. Consegue o trio: 2 pontos. O Tiago consegue o par: 1 ponto. A Rita falha a sequência menor: a Inês captura-a e ganha mais 1 ponto.',
      },
    },
    capture: {
      title: 'Falha, mas captura',
      moments: {
        judged:
          'O póquer da Inês falha e fica fora do jogo. Mesmo assim, a Inês captura a sequência maior do Tiago, por 1 ponto, embora a carta mostre 7. O joker da Rita conta sempre.',
      },
    },
    tie: {
      title: 'Empate ao fim de dez rondas',
      moments: {
        over: 'Ambos têm 37 pontos. O Tiago lançou na ronda mais recente, por isso ganha o Tiago.',
      },
    },
    packs: {
      title: 'Duas cartas por ronda',
      moments: {
        judged:
          'A Inês joga as suas duas cartas de póquer e consegue ambas: 14 pontos. O Tiago consegue o trio. A Inês captura o full dele.',
      },
    },
  },
};

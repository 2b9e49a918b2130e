/** As regras do Pokerdice em português. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Inês', 'Tiago', 'Rita'],
  sections: {
    goal: {
      title: 'O objetivo',
      text: {
        aim: 'Há cinco dados na mesa. Em segredo, cada um aposta uma carta no que eles vão mostrar no fim. Se o mostrarem, ganhas os pontos da tua carta.',
        twist: 'Mas quem lançou os dados ainda os pode mudar: para conseguir uma carta, ou para estragar a tua e capturá-la.',
      },
    },
    need: {
      title: 'O que é preciso',
      text: {
        dice: 'De dois a cinco jogadores dos 8 aos 99 anos, cinco dados, uns dez minutos.',
        pack: 'Para cada jogador, um baralho de dez cartas, uma de cada tipo.',
      },
    },
    cards: {
      title: 'As dez cartas',
      text: {
        made: 'Uma carta está conseguida quando os cinco dados, tal como ficam no fim, mostram o que ela pede.',
        more: 'O mais inclui o menos: um full house é também par, trio e dois pares; quatro ou cinco dados iguais são também trio e par; uma sequência maior é também uma menor.',
        differ:
          'Dois pares e full house pedem duas faces diferentes. Cinco dados iguais não são nem uma coisa nem outra, e quatro iguais com outro dado não são dois pares.',
        corner: 'As sequências não dão a volta: depois do 6 não vem nada.',
      },
    },
    setup: {
      title: 'Antes de começar',
      text: {
        packs: 'Cada um pega num baralho e escolhe a cor dele. Numa mesa não há dois baralhos da mesma cor.',
        first: 'Segundo a folha, lança primeiro a pessoa mais nova. Aqui, quem organiza pode nomear alguém; senão, sorteia-se.',
      },
    },
    bet: {
      title: 'Uma ronda: lançar e apostar',
      text: {
        throw: 'Quem tem a vez lança os cinco dados.',
        lay: 'Depois todos, também quem lança, põem virada para baixo uma carta que ainda não jogaram. A ordem não conta, e os outros só veem que já escolheste.',
        final: 'Carta posta, carta jogada.',
        turnUp: 'Com as cartas todas na mesa, mostra-se a de quem lança, e mais nenhuma.',
      },
    },
    again: {
      title: 'Uma ronda: voltar a lançar',
      text: {
        twice:
          'Agora quem lança pode voltar a lançar, no máximo duas vezes: de cada vez os dados que quiser, mesmo os guardados antes, e pelo menos um.',
        stop: 'Pode ficar assim quando quiser. Depois da segunda vez, acaba por si.',
        spoil: 'Estragar os dados aos outros é permitido, mesmo com a própria carta já conseguida.',
      },
    },
    judging: {
      title: 'Uma ronda: julgar as cartas',
      text: {
        open: 'Mostram-se todas as cartas. Cada uma é julgada por si, com os dados tal como estão.',
        won: 'Conseguida, seja de quem for: quem a pôs ganha-a e recebe os seus pontos.',
        out: 'Falhada, e de quem lança: fica fora do jogo.',
        captured: 'Falhada, e de outra pessoa: quem lança captura-a por 1 ponto, mostre o que mostrar.',
        evenSo: 'Vale mesmo que falhe também a carta de quem lança.',
        next: 'Depois lança quem está à esquerda.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        left: 'A folha diz: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Ou seja: com menos de cinco jogadores, as cartas que não foram jogadas ficam fora do jogo.',
        rounds:
          'A folha não dá o número de rondas. Cada mesa nova joga rondas iguais: a todos calha lançar o mesmo número de vezes. São 10 rondas com dois jogadores, 9 com três, 8 com quatro e 10 com cinco.',
        twice:
          'Também se pode escolher uma partida curta, em que a cada um calha lançar duas vezes: 4 rondas com dois jogadores, 6 com três, 8 com quatro e 10 com cinco. Só assim a frase da folha é verdade palavra por palavra.',
        all: 'Ou podem escolher-se dez rondas, sejam quantos forem os jogadores. Então jogam-se todas as cartas.',
        count: 'Soma os pontos das cartas que ganhaste, e 1 por cada carta capturada. Ganha quem tem mais pontos.',
        tie: 'Em caso de empate ganha, entre quem empatou, quem lançou mais tarde: ganha sempre uma só pessoa.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        packs: 'Dois baralhos, só para dois jogadores: 20 cartas por jogador, duas por ronda, durante dez rondas.',
        both: 'Quem lança mostra as suas duas cartas. Cada carta é julgada por si.',
        same: 'As duas cartas de uma ronda podem ser do mesmo tipo, se te restarem duas.',
      },
    },
    secrets: {
      title: 'Quem sabe o quê',
      text: {
        hidden:
          'Só tu sabes o que puseste, até a carta ser mostrada. Até lá continua na lista das que te restam, para que nada a denuncie.',
        open: 'Os pontos são públicos, e também as cartas que restam a cada um: todas as que se jogaram foram vistas.',
        down: 'As cartas capturadas ficam viradas para baixo; todos veem quantas são.',
        before: 'Os dados em que se apostou continuam conhecidos quando se volta a lançar.',
      },
    },
  },
  examples: {
    more: {
      title: 'Um lançamento, cinco cartas',
      moments: {
        full: 'Três 6 e dois 3 são um full house, e com ele dois pares, trio, par e, como sempre, o joker. A Inês e o Tiago pontuam ambos.',
      },
    },
    alike: {
      title: 'Muitos iguais',
      moments: {
        five: 'Cinco 4 são quadra, trio e par, e nem um é ímpar. Mas sem uma segunda face não há full house: a Inês captura o do Tiago.',
        four: 'Quatro 6 e um 1 não são dois pares: o Tiago captura a carta da Inês.',
      },
    },
    straights: {
      title: 'Sequências',
      moments: {
        corner: '5 6 1 2 3 dá a volta: não há sequência. A Inês captura a carta do Tiago.',
        small: '2 3 4 5 e outro 5: sequência menor, mas não maior.',
        large: '2 3 4 5 6: sequência maior, e também menor.',
      },
    },
    spoil: {
      title: 'Conseguida, e lança na mesma',
      moments: {
        before: 'O trio da Inês está conseguido. Mas talvez os outros tenham apostado nos dois 5 dela.',
        spoiled:
          'Por isso volta a lançar os 5, e resulta: o full house do Tiago e os dois pares da Rita falham. 2 pontos pelo trio, e 2 cartas capturadas.',
      },
    },
    round: {
      title: 'Uma ronda inteira',
      moments: {
        thrown: 'A Inês lança: dois 5, por agora.',
        laid: 'As cartas estão todas. Mostra-se a da Inês, um trio; as do Tiago e da Rita continuam secretas.',
        judged:
          'A Inês volta a lançar o 2, o 3 e o 6, tira um terceiro 5 e fica assim. O seu trio está conseguido, 2 pontos; o par do Tiago também, 1 ponto. A sequência menor da Rita falha: a Inês captura-a, mais 1 ponto.',
      },
    },
    capture: {
      title: 'Falha, e captura',
      moments: {
        judged:
          'A quadra da Inês falha e fica fora. Mesmo assim captura a sequência maior do Tiago: por 1 ponto, embora mostre 7. O joker da Rita consegue-se sempre.',
      },
    },
    tie: {
      title: 'Empate ao fim de dez rondas',
      moments: { over: '37 pontos cada um. O Tiago lançou mais tarde, por isso ganha o Tiago.' },
    },
    packs: {
      title: 'Duas cartas por ronda',
      moments: {
        judged:
          'A Inês põe duas quadras, ambas conseguidas: 14 pontos. O trio do Tiago está conseguido; o full house dele é capturado pela Inês.',
      },
    },
  },
};

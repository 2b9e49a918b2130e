/** As regras do NEXT! em português. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Inês', 'Tiago', 'Rita', 'Miguel'],
  sections: {
    goal: {
      title: 'O objetivo',
      text: {
        aim: 'Faz com os dados a combinação de uma carta, e leva a carta. No fim ganha quem tem mais pontos.',
        name: 'O que não podes usar fica para quem vem a seguir. É por isso que o jogo se chama NEXT!',
      },
    },
    need: {
      title: 'O que é preciso',
      text: {
        players: 'De dois a seis jogadores a partir dos 8 anos, de 10 a 20 minutos.',
        dice: 'Seis dados, quatro brancos e dois pretos.',
        colours: 'Todos têm as mesmas seis cores, e cada cor tem o seu próprio símbolo.',
        cards: '45 cartas. Cada uma mostra uma combinação e os seus pontos, e algumas o sinal de uma ação.',
      },
    },
    cards: {
      title: 'As combinações',
      text: {
        any: 'Os dados tracejados numa moldura podem ser de qualquer cor, mas todos os da mesma moldura iguais. Duas molduras podem ter a mesma cor.',
        fixed: 'Os dados de cor têm de ser exatamente dessa cor.',
        made: 'Uma carta está feita quando cada um dos seus lugares tem o seu próprio dado. Os outros dados não contam.',
        so: 'Assim, cinco iguais fazem também um full house. Quadra e par fazem três pares, e seis iguais também. Seis iguais fazem um duplo trio.',
        deck: 'A lista das cartas impressas não é pública: este baralho é nosso. Dois valores são conhecidos e mantêm-se: quadra 2 pontos, cinco iguais 3.',
        own: 'Quem tem a caixa pode jogar com um baralho seu: 45 cartas quaisquer deste género.',
      },
    },
    setup: {
      title: 'Antes de começar',
      text: {
        piles:
          'Baralha as cartas e faz três montes de 15, virados para cima: de cada um só se vê a carta de cima. Um monte vazio não mostra nada.',
        first: 'Sorteia-se quem começa. Depois segue-se para a esquerda.',
      },
    },
    turn: {
      title: 'O teu turno',
      text: {
        throw: 'Lança os seis dados.',
        again:
          'Guarda os dados que quiseres e volta a lançar os outros, pelo menos um: até três lançamentos ao todo. No último podes lançar também dados guardados antes.',
        take: 'Depois de qualquer lançamento podes levar uma carta de cima, se os teus dados a fizerem e não estiver bloqueada. A carta seguinte do monte aparece logo. Faz a ação, se a houver; o teu turno acaba aí. Uma carta por turno.',
        must: 'Depois do último lançamento tens de levar uma carta feita; entre várias, escolhes.',
        none: 'Se nenhuma estiver feita, o teu turno acaba sem carta.',
        noStop: 'Antes disso não podes parar sem carta.',
      },
    },
    locks: {
      title: 'Cartas bloqueadas',
      text: {
        lock: 'Se lançares outra vez quando os teus dados já fazem cartas de cima, todas elas ficam bloqueadas para ti até ao fim do teu turno.',
        counts: 'Uma carta bloqueada conta como não feita. Lançar os seis mais tarde também bloqueia.',
        unused: 'O que podias ter feito com os dados pretos, e não fizeste, não fica bloqueado.',
      },
    },
    failed: {
      title: 'Depois de um turno sem carta',
      text: {
        yours: 'Se o turno anterior acabou sem carta, os dados dele são teus tal como estão. Escolhe:',
        take: 'Leva uma carta que eles já façam, sem lançar. A ação dela vale.',
        keep: 'Guarda de um a cinco dados e lança os outros. É o teu segundo lançamento, dois ao todo, e bloqueia o que os dados faziam.',
        fresh:
          'Lança os seis: um primeiro lançamento novo, três ao todo, e nada fica bloqueado. Só o primeiro lançamento de um turno o pode ser.',
        otherwise: 'Depois de um turno com carta lançam-se os seis dados.',
        chain: 'Podem falhar vários turnos seguidos. Um turno extra sem carta também é um turno falhado.',
      },
    },
    black: {
      title: 'Os dois dados pretos',
      text: {
        agree:
          'Se os dois dados pretos, lançados no mesmo lançamento, mostrarem a mesma cor, podes virar um dado. Cada lançamento assim dá-te esse direito uma vez.',
        any: 'Um dado qualquer, preto ou branco, mesmo guardado, para qualquer outra cor; ainda que isso desfaça uma carta.',
        until: 'Fá-lo antes de lançar ou de levar; depois o direito perde-se.',
        stays: 'Um dado virado fica assim enquanto for guardado, e passa tal como está a quem vem a seguir.',
        heir: 'O direito em si não passa a quem vem a seguir.',
        last: 'Vale também depois do último lançamento: se nada estiver feito, vira um dado ou acaba o turno. Sem esse direito, o turno acaba por si.',
      },
    },
    actions: {
      title: 'Ações',
      text: {
        won: 'Uma ação só vale se a carta for ganha com os dados, não se for tirada ou recebida. É obrigatória se for possível; senão, salta-se.',
        blind: 'Às cegas quer dizer ao acaso: cada carta da outra pessoa tem a mesma probabilidade.',
        just: 'Numa troca podes dar a carta que acabaste de ganhar, mas não a que acabaste de tirar.',
        superSwap:
          'Uma supertroca segue para a esquerda. De cada vez dás à pessoa a quem tiraste; o que tiraste a uma podes dar à seguinte.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        limit:
          'A partida acaba assim que alguém tem esse número de cartas. Vê-se depois de feita a ação: entretanto pode haver uma carta a mais, e um roubo pode passar do número.',
        dropped: 'Um turno extra ganho com a carta que acaba a partida não se joga.',
        stop: 'Quem tem cartas suficientes pode acabar a partida no fim de um turno seu, com ou sem carta; a pergunta faz-se de cada vez.',
        asked: 'Faz-se quando seria a vez de quem vem a seguir, portanto não antes de um turno extra.',
        held: 'Contam as cartas que se têm: uma que te tiraram já não conta.',
        most: 'Mostram-se todas as cartas. Ganha quem tem mais pontos.',
        shared: 'Em caso de empate, a vitória partilha-se.',
      },
    },
    secrets: {
      title: 'Quem sabe o quê',
      text: {
        down: 'As cartas ganhas ficam viradas para baixo. Os outros veem quantas, numa ordem que não diz nada; as tuas, vês sempre.',
        take: 'O que alguém leva de um monte, todos veem.',
        two: 'O que um roubo ou uma troca moveu só os dois sabem. Os outros veem que uma carta mudou de mão, não qual.',
        open: 'No fim mostra-se tudo: as mãos, os montes e cada carta tirada.',
      },
    },
  },
  kinds: {
    label: 'As cartas do baralho',
    any: 'Qualquer cor',
    fixed: 'Cores exatas',
    fixedNames: {
      three: 'três de uma cor',
      twoTwo: 'dois e dois',
      threeTwo: 'três e dois',
      twoTwoTwo: 'dois, dois e dois',
    },
    count: text('{#cards} ×'),
  },
  limits: {
    label: 'Com quantas cartas acaba a partida',
    players: 'Jogadores',
    ends: 'Acaba a partida',
    mayStop: 'Pode acabar-se',
    range,
  },
  examples: {
    enough: {
      title: 'Os outros dados não contam',
      moments: {
        five: 'Cinco dados azuis: cinco iguais, claro, mas também um full house, três e dois da mesma cor. Três pares não são.',
        fourAndPair: 'Quatro verdes e dois amarelos: quadra e par, full house, e três pares, dois deles verdes.',
      },
    },
    last: {
      title: 'O último lançamento',
      moments: {
        must: 'O terceiro lançamento da Inês faz o trio, e também dois vermelhos e dois verdes. Tem de levar uma das duas cartas, a que quiser.',
      },
    },
    lock: {
      title: 'Lançar outra vez',
      moments: {
        made: 'Três vermelhos: a Inês podia levar o trio. Quer a quadra, guarda os vermelhos e lança os outros.',
        locked: 'Aí está o quarto. O trio fica bloqueado neste turno; a quadra, pode levá-la.',
      },
    },
    heir: {
      title: 'Continuar com dados alheios',
      moments: {
        left: 'Os três lançamentos da Inês não deram nada. Os dados dela ficam como estão, e é a vez do Tiago.',
        kept: 'O Tiago guarda os três vermelhos e o azul e lança dois dados: outro azul. Pode levar três vermelhos e dois azuis, ou lançar mais uma vez.',
      },
    },
    gift: {
      title: 'Um presente',
      moments: {
        thrownOn:
          'A Inês tinha quatro verdes e lançou outra vez à procura do quinto. Agora o trio está bloqueado para ela, e o último lançamento também não dá nada.',
        there: 'Para o Tiago nada está bloqueado: leva o trio sem lançar.',
      },
    },
    black: {
      title: 'Os dados pretos são iguais',
      moments: {
        agree: 'Os dois dados pretos foram lançados e são azuis. A Inês pode virar um dado qualquer para outra cor.',
        turned: 'Vira o verde para vermelho: quatro vermelhos e dois azuis, quadra e par.',
      },
    },
    superSwap: {
      title: 'Uma supertroca',
      moments: {
        won: 'Cada um tem uma carta. A Rita ganhou a sua com uma supertroca: primeiro tira às cegas uma à Inês, sentada à sua esquerda.',
        first: 'Tirou o trio e deu à Inês a carta que acabara de ganhar. Agora é com o Tiago.',
        second: 'Ao Tiago tirou cinco iguais, e passou-lhe a carta da Inês.',
      },
    },
    stop: {
      title: 'Turno extra, e fim',
      moments: {
        replay: 'Quatro jogadores. A Inês leva um full house com turno extra: logo outro turno completo, com seis dados.',
        asked: 'Depois de três turnos extra tem quatro cartas. Com quatro jogadores, chegam para acabar a partida.',
        over: 'Acaba-a. Contam-se todas as cartas: a Inês ganha com 7 pontos.',
      },
    },
  },
};

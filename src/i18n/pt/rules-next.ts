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
        deck: 'A lista das cartas impressas não é pública: este baralho é nosso.',
        known: 'Dois valores são conhecidos e mantêm-se: quadra 2 pontos, cinco iguais 3.',
        own: 'Quem tem a caixa pode jogar com um baralho seu: 45 cartas quaisquer deste género.',
      },
    },
    setup: {
      title: 'Antes de começar',
      text: {
        piles: 'Baralha as cartas e faz três montes de 15, virados para cima: de cada um só se vê a carta de cima.',
        empty: 'Um monte vazio não mostra nada.',
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
        take: 'Leva uma carta que eles já façam, sem lançar.',
        action: 'Se a carta tiver uma ação, fá-la.',
        keep: 'Guarda de um a cinco dados e lança os outros. Conta como o teu segundo lançamento: dois ao todo.',
        locks: 'O que os dados já faziam fica bloqueado.',
        fresh:
          'Lança os seis: um primeiro lançamento novo, três ao todo, e nada fica bloqueado. Só o primeiro lançamento de um turno o pode ser.',
        otherwise: 'Depois de um turno com carta lançam-se os seis dados.',
        chain: 'Podem falhar vários turnos seguidos.',
        replay: 'Um turno extra sem carta também é um turno falhado: quem vem a seguir pode usar os dados.',
      },
    },
    black: {
      title: 'Os dois dados pretos',
      text: {
        agree:
          'Se os dois dados pretos, lançados no mesmo lançamento, mostrarem a mesma cor, podes virar um dado. Cada lançamento assim dá-te esse direito uma vez.',
        any: 'Um dado qualquer, preto ou branco, mesmo guardado, para qualquer outra cor.',
        breaks: 'Podes fazê-lo mesmo que isso desfaça uma carta feita, e mesmo depois do último lançamento.',
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
        back: 'Dás sempre a tua carta à pessoa a quem acabaste de tirar uma.',
        order:
          'Uma supertroca segue para a esquerda, a começar por quem está à tua esquerda. O que tiraste a uma pessoa podes dar à seguinte.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        limit: 'A partida acaba assim que alguém tem o número de cartas da tabela.',
        after: 'Conta-se depois de feita toda a ação: entretanto pode haver uma carta a mais, e um roubo pode passar do número.',
        dropped: 'Um turno extra ganho com a carta que acaba a partida não se joga.',
        stop: 'Quem tem cartas suficientes pode acabar a partida mais cedo: com dois jogadores, no fim do seu turno, com ou sem carta. A pergunta faz-se de cada vez.',
        moment: 'Com três a seis jogadores é igual: no fim do seu turno, com ou sem carta.',
        asked: 'Faz-se quando seria a vez de quem vem a seguir, portanto não antes de um turno extra.',
        held: 'Contam as cartas que se têm: uma que te tiraram já não conta.',
        most: 'Mostram-se todas as cartas. Ganha quem tem mais pontos.',
        shared: 'Em caso de empate, a vitória partilha-se.',
      },
    },
    secrets: {
      title: 'Quem sabe o quê',
      text: {
        down: 'As cartas ganhas ficam viradas para baixo. Os outros veem quantas; a ordem não diz nada.',
        own: 'As tuas cartas, podes vê-las sempre.',
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
    reds: {
      title: 'O exemplo da folha: quatro vermelhos',
      moments: {
        left: 'O turno da Inês falha e deixa quatro dados vermelhos. Ela continuou a lançar para ter um quinto, por isso a quadra ficou bloqueada para ela. Para o Tiago nada está bloqueado. Ele tem três maneiras de continuar.',
        taken: 'Primeira maneira: o Tiago leva a quadra sem lançar.',
      },
    },
    redsKept: {
      title: 'Segunda maneira: guardar alguns',
      moments: {
        kept: 'O Tiago guarda os quatro vermelhos e lança os outros dois: um quinto vermelho! Foi um segundo lançamento, por isso resta-lhe um. Agora a quadra está bloqueada, mas pode levar cinco iguais.',
      },
    },
    redsAfresh: {
      title: 'Terceira maneira: lançar os seis',
      moments: {
        thrown: 'O Tiago lança os seis de novo. É um primeiro lançamento, por isso restam-lhe dois. Nada está bloqueado.',
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

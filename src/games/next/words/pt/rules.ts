/** As regras do NEXT! em português. */

import { range, text } from '../../../../words/pt/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Inês', 'Tiago', 'Rita', 'Miguel'],
  sections: {
    goal: {
      title: 'O objetivo',
      text: {
        aim: 'Faz com os dados a combinação de uma carta e leva a carta. No fim ganha quem tiver mais pontos.',
        name: 'Os dados que não te servem ficam para quem vem a seguir. É por isso que o jogo se chama NEXT!',
      },
    },
    need: {
      title: 'O que é preciso',
      text: {
        players: 'De dois a seis jogadores, a partir dos 8 anos. De 10 a 20 minutos.',
        dice: 'Seis dados, quatro brancos e dois pretos.',
        colours: 'Todos os dados têm as mesmas seis cores. Cada cor tem o seu próprio símbolo.',
        cards:
          '45 cartas. Cada uma mostra uma combinação e os seus pontos. Algumas mostram também uma ação.',
      },
    },
    cards: {
      title: 'As combinações',
      text: {
        any: 'Os dados tracejados da mesma moldura podem ser de qualquer cor, mas todos da mesma. Duas molduras podem ter a mesma cor.',
        fixed: 'Os dados de cor têm de ser exatamente dessa cor.',
        made: 'Uma carta está feita quando há um dado diferente para cada um dos seus lugares. Os outros dados não importam.',
        so: 'Assim, cinco iguais fazem também um full. Póquer e par fazem três pares, e seis iguais também. Seis iguais fazem um duplo trio.',
        deck: 'A lista das cartas impressas não é pública, por isso este baralho é nosso.',
        known:
          'Conhecemos dois valores e mantemo-los: o póquer vale 2 pontos, e cinco iguais valem 3.',
        own: 'Se tens a caixa, podes jogar com um baralho teu: 45 cartas deste género, sejam quais forem.',
      },
    },
    setup: {
      title: 'Antes de começar',
      text: {
        piles:
          'Baralha as cartas e faz três montes de 15, virados para cima. De cada monte só se vê a carta de cima.',
        empty: 'Um monte vazio não mostra nada.',
        first: 'Sorteia-se quem começa. Depois segue-se para a esquerda.',
      },
    },
    turn: {
      title: 'O teu turno',
      text: {
        throw: 'Lança os seis dados.',
        again:
          'Guarda os dados que quiseres e volta a lançar os outros, pelo menos um. Tens até três lançamentos ao todo. No último também podes lançar dados que guardaste antes.',
        take: 'Depois de cada lançamento podes levar uma carta visível, se os teus dados a fizerem e não estiver bloqueada. A carta seguinte do monte fica logo visível. Se a carta tiver uma ação, fá-la. O teu turno acaba aí. Só se leva uma carta por turno.',
        must: 'Depois do último lançamento, se houver uma carta feita, tens de a levar. Se houver várias, escolhe uma.',
        none: 'Se não houver nenhuma carta feita, o teu turno acaba sem carta.',
        noStop: 'Antes disso, não podes parar sem carta.',
      },
    },
    locks: {
      title: 'Cartas bloqueadas',
      text: {
        lock: 'Se os teus dados fizerem cartas visíveis e mesmo assim voltares a lançar, todas essas cartas ficam bloqueadas para ti até ao fim do teu turno.',
        counts:
          'Uma carta bloqueada conta como não feita. Lançar os seis dados mais tarde, no mesmo turno, também bloqueia cartas.',
        unused:
          'Se podias fazer uma carta virando um dado e não o viraste, essa carta não fica bloqueada.',
      },
    },
    failed: {
      title: 'Depois de um turno sem carta',
      text: {
        yours:
          'Se o turno anterior acabou sem carta, herdas os dados tal como estão. Tens três opções:',
        take: 'Leva, sem lançar, uma carta visível que os dados já façam.',
        action: 'Se a carta tiver uma ação, fá-la.',
        keep: 'Guarda de um a cinco dados e lança os outros. Conta como o teu segundo lançamento, por isso tens dois ao todo.',
        locks: 'As cartas que os dados já faziam ficam bloqueadas.',
        fresh:
          'Lança os seis dados. É começar de novo: tens três lançamentos ao todo e nada fica bloqueado. Isto só vale no primeiro lançamento de um turno.',
        otherwise: 'Se no turno anterior alguém levou uma carta, lança os seis dados.',
        chain: 'Vários turnos seguidos podem acabar sem carta.',
        replay:
          'Um turno extra sem carta também é um turno falhado: quem vem a seguir pode usar os dados.',
      },
    },
    black: {
      title: 'Os dois dados pretos',
      text: {
        agree:
          'Se lançares os dois dados pretos ao mesmo tempo e eles mostrarem a mesma cor, podes virar um dado. Podes fazê-lo uma vez por cada lançamento desses.',
        any: 'Podes virar qualquer dado, preto ou branco, mesmo um guardado, para qualquer outra cor.',
        breaks:
          'Podes virá-lo mesmo que assim desfaças uma carta feita, e mesmo depois do último lançamento.',
        until: 'Vira o dado antes de voltares a lançar ou de levares uma carta. Depois é tarde.',
        stays:
          'Um dado virado fica assim enquanto for guardado. Quem vem a seguir encontra-o tal como está.',
        heir: 'Mas quem vem a seguir não pode virar um dado por causa do teu lançamento.',
        last: 'Também podes virar um dado depois do último lançamento. Se não houver nenhuma carta feita, vira um dado ou acaba o turno. Se não puderes virar nenhum, o turno acaba sozinho.',
      },
    },
    actions: {
      title: 'Ações',
      text: {
        won: 'Só se faz a ação de uma carta ganha com os dados, não de uma carta tirada ou recebida. É obrigatória se for possível. Se não for, salta-se.',
        blind:
          'Tirar às cegas quer dizer ao acaso: cada carta da outra pessoa tem a mesma probabilidade.',
        just: 'Numa troca podes dar a carta que acabaste de ganhar, mas não a que acabaste de tirar.',
        back: 'Dás sempre a tua carta à pessoa a quem acabaste de tirar uma.',
        order:
          'Uma supertroca segue para a esquerda, a começar pela pessoa à tua esquerda. A carta que tiras a uma pessoa podes dá-la à seguinte.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        limit: 'A partida acaba assim que alguém tiver as cartas indicadas na tabela.',
        after:
          'As cartas contam-se depois de toda a ação. Durante a ação, alguém pode ter uma carta a mais, e com um roubo pode passar desse número.',
        dropped: 'Se a carta que acaba a partida der um turno extra, esse turno não se joga.',
        stop: 'Quem tem cartas suficientes pode acabar a partida mais cedo. Com dois jogadores, pode fazê-lo no fim do seu turno, com ou sem carta. A pergunta é feita de cada vez.',
        moment: 'De três a seis jogadores é igual: no fim do seu turno, com ou sem carta.',
        asked:
          'A pergunta é feita mesmo antes da vez da pessoa seguinte, por isso não antes de um turno extra.',
        held: 'Só contam as cartas que tens. Uma carta que te tiraram já não conta.',
        most: 'Mostram-se todas as cartas. Ganha quem tiver mais pontos.',
        shared: 'Em caso de empate, a vitória é partilhada.',
      },
    },
    secrets: {
      title: 'Quem sabe o quê',
      text: {
        down: 'As cartas ganhas ficam viradas para baixo. Os outros veem quantas são. A ordem não revela nada.',
        own: 'Podes ver sempre as tuas próprias cartas.',
        take: 'Todos veem que carta se leva de um monte.',
        two: 'Num roubo ou numa troca, só as duas pessoas sabem que carta foi. Os outros veem que uma carta muda de mão, mas não qual.',
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
    ends: 'Acaba com',
    mayStop: 'Pode parar-se com',
    range,
  },
  examples: {
    enough: {
      title: 'Os outros dados não importam',
      moments: {
        five: 'Cinco dados azuis são cinco iguais, claro. São também um full: três e dois da mesma cor. Não são três pares.',
        fourAndPair:
          'Quatro verdes e dois amarelos são póquer e par, full, e também três pares, dois deles verdes.',
      },
    },
    last: {
      title: 'O último lançamento',
      moments: {
        must: 'O terceiro lançamento da Inês faz duas cartas: o trio, e dois vermelhos e dois verdes. Tem de levar uma das duas, a que quiser.',
      },
    },
    lock: {
      title: 'Lançar outra vez',
      moments: {
        made: 'Três vermelhos: a Inês podia levar o trio. Mas quer o póquer, por isso guarda os vermelhos e lança os outros.',
        locked: 'Aí está o quarto. O trio fica bloqueado neste turno, mas pode levar o póquer.',
      },
    },
    reds: {
      title: 'O exemplo da folha: quatro vermelhos',
      moments: {
        left: 'A Inês acaba o turno sem carta e deixa quatro dados vermelhos. Continuou a lançar para ter um quinto, por isso o póquer ficou bloqueado para ela. Para o Tiago nada está bloqueado. Ele tem três opções.',
        taken: 'Primeira opção: o Tiago leva o póquer sem lançar.',
      },
    },
    redsKept: {
      title: 'Segunda opção: guardar dados',
      moments: {
        kept: 'O Tiago guarda os quatro vermelhos e lança os outros dois: um quinto vermelho! Foi um segundo lançamento, por isso resta-lhe um. Agora o póquer está bloqueado, mas pode levar cinco iguais.',
      },
    },
    redsAfresh: {
      title: 'Terceira opção: lançar os seis',
      moments: {
        thrown:
          'O Tiago lança os seis dados. É um primeiro lançamento, por isso restam-lhe dois. Nada está bloqueado.',
      },
    },
    black: {
      title: 'Os dados pretos são iguais',
      moments: {
        agree:
          'A Inês lançou os dois dados pretos, e ambos são azuis. Pode virar um dado qualquer para outra cor.',
        turned:
          'Vira o verde para vermelho. Agora tem quatro vermelhos e dois azuis: póquer e par.',
      },
    },
    superSwap: {
      title: 'Uma supertroca',
      moments: {
        won: 'Cada um tem uma carta. A que a Rita acabou de ganhar traz uma supertroca. Primeiro tira às cegas uma carta à Inês, sentada à sua esquerda.',
        first:
          'Tirou o trio e deu à Inês a carta que tinha acabado de ganhar. Agora é com o Tiago.',
        second: 'Ao Tiago tirou cinco iguais e deu-lhe a carta que era da Inês.',
      },
    },
    stop: {
      title: 'Turno extra e fim',
      moments: {
        replay:
          'São quatro jogadores. A Inês leva um full com turno extra: joga logo outro turno completo, com os seis dados.',
        asked:
          'Depois de três turnos extra tem quatro cartas. Com quatro jogadores, já pode acabar a partida.',
        over: 'E acaba-a. Contam-se todas as cartas: a Inês ganha com 7 pontos.',
      },
    },
  },
};

/** As regras do Séquence Dés em português. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Inês', 'Tiago', 'Rita', 'Miguel'],
  sections: {
    goal: {
      title: 'O objetivo',
      text: {
        line: 'Ganha quem puser primeiro cinco fichas da sua cor em linha reta e sem buracos, na vertical ou na diagonal.',
        row: 'A horizontal também conta. A folha francesa não a refere; a inglesa e a alemã, sim.',
      },
    },
    need: {
      title: 'O que é preciso',
      text: {
        players:
          'De dois a quatro jogadores, dois dados, um tabuleiro de 36 casas e fichas, de uma cor para cada lado.',
        layout:
          'Os números estão como vêm impressos no próprio tabuleiro; o texto da folha não os descreve. Cada número de 2 a 9, e o 12, tem quatro casas: os 2 nos cantos, os 12 no meio. Não há 10 nem 11.',
        squares:
          'Cada casa tem o nome da sua coluna e da sua fila, por exemplo c3. O tabuleiro é igual visto dos quatro lados.',
        sides:
          'Com dois ou três jogadores, cada um joga por si. Com quatro, jogam dois contra dois: os parceiros sentam-se frente a frente e têm a mesma cor.',
        chips: 'A caixa traz 20 fichas por lado. Aqui nunca se acabam.',
      },
    },
    start: {
      title: 'Quem começa',
      text: {
        highest:
          'Todos lançam os dois dados, um a seguir ao outro. Começa quem fizer a soma mais alta.',
        tie: 'Se houver empate na soma mais alta, só lança outra vez quem empatou, mesmo que sejam parceiros. Só contam as novas somas. Repete-se até uma só pessoa ter a mais alta.',
        notPlayed:
          'Estes lançamentos não se jogam: não se põem nem se retiram fichas, e ninguém ganha outro turno.',
        round: 'Depois joga-se à vez, seguindo para a esquerda.',
      },
    },
    turn: {
      title: 'O teu turno',
      text: {
        sum: 'Lança os dois dados e soma-os. A soma diz-te o que fazer. Se for possível, é obrigatório.',
        sides:
          'As fichas de quem joga contigo contam como tuas: a linha é feita pelos dois, e nunca as substituis nem as retiras. Com três jogadores, os outros dois são teus rivais.',
      },
    },
    numbers: {
      title: 'De 3 a 9: o teu número',
      text: {
        free: 'Põe uma ficha numa casa livre desse número.',
        taken:
          'Se as quatro estiverem ocupadas, tens de substituir numa delas uma ficha rival por uma tua. Aqui a frase francesa está danificada.',
        own: 'Se as quatro forem tuas, não fazes nada.',
      },
    },
    again: {
      title: '2 e 12: outro turno',
      text: {
        same: 'Faz o mesmo que de 3 a 9. Depois tens outro turno. É assim sempre que fazes um 2 ou um 12.',
        blocked: 'Tens outro turno mesmo que não tenhas podido pôr ficha.',
        seat: 'O outro turno é só teu: quem joga contigo não o pode jogar.',
      },
    },
    ten: {
      title: '10: a defesa',
      text: {
        remove:
          'Retira uma ficha rival. A casa fica livre. Nunca se retira uma ficha de um 2 ou de um 12.',
        none: 'Se não houver nenhuma ficha que possas retirar, não fazes nada.',
      },
    },
    eleven: {
      title: '11: o joker',
      text: {
        free: 'Põe uma ficha em qualquer casa livre, seja qual for o seu número. Se a puseres num 2 ou num 12, não tens outro turno.',
        full: 'Se o tabuleiro estiver cheio, substitui a ficha rival que quiseres, mesmo num 2 ou num 12.',
        must: 'É obrigatório. A folha diz «pode» («\u00a0peut\u00a0»), mas recusar nunca ajuda.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        once: 'Uma linha completa ganha logo, antes de alguém ter outro turno. Os parceiros ganham juntos.',
        noDraw: 'Não há empates. Com o tabuleiro cheio, continua-se a jogar.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        six: 'Seis em linha: a folha aconselha-o para dois jogadores ou duas equipas, porque o jogo é mais interessante. Então cinco não chegam. Com três jogadores são sempre cinco.',
        consult: 'Os parceiros não podem consultar-se.',
        chat: 'Por isso, durante uma partida a quatro, a conversa está fechada para os jogadores.',
      },
    },
    secrets: {
      title: 'Quem sabe o quê',
      text: { nothing: 'Nada está escondido: todos veem tudo.' },
    },
  },
  sums: {
    label: 'O que faz cada soma',
    numbers: 'uma ficha nesse número',
    again: 'o mesmo, e outro turno',
    ten: 'retirar uma ficha rival',
    eleven: 'uma ficha em qualquer casa livre',
  },
  picture: {
    board: 'O tabuleiro.',
    chips: (name, squares) =>
      `${name}: ${squares.length === 0 ? 'nenhuma ficha' : squares.join(' ')}.`,
    may: (squares) => `Pode escolher-se: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinco na diagonal',
      moments: {
        diagonal:
          'b2, c3, d4, e5 e f6: a Inês ganha logo. O último lançamento dela foi um 2, mas já ninguém tem outro turno.',
      },
    },
    row: {
      title: 'Cinco na horizontal',
      moments: {
        row: 'a5, b5, c5, d5 e e5: a Inês ganha com uma linha horizontal. É decisão nossa.',
      },
    },
    start: {
      title: 'Empate para começar',
      moments: {
        tie: 'A Inês e a Rita têm ambas 9, por isso lançam outra vez. O Tiago não.',
        begins:
          'Agora a Rita tem a soma mais alta e começa. Por estes lançamentos não se põe nenhuma ficha.',
      },
    },
    seven: {
      title: 'Três setes',
      moments: {
        free: 'A Inês faz um 7. Duas das quatro casas ainda estão livres.',
        replace:
          'Outro 7, e as quatro casas estão ocupadas. A Inês substitui uma das duas fichas do Tiago.',
        nothing: 'Agora as quatro são dela. O 7 não serve de nada, e é a vez do Tiago.',
      },
    },
    again: {
      title: 'Um 12 atrás do outro',
      moments: {
        placed: 'A Inês pôs uma ficha num 12. Lança outra vez.',
        blocked:
          'Os quatro 12 são dela, por isso com este 12 não pode pôr ficha. Mesmo assim, tem outro turno.',
      },
    },
    ten: {
      title: 'Que fichas pode um 10 retirar',
      moments: {
        choose:
          'O Tiago faz um 10. Pode retirar a ficha da Inês que está no 9 ou a que está no 7. As fichas no 2 e no 12 estão a salvo.',
        removed: 'A ficha em d2 já não está lá, e a casa voltou a ficar livre.',
      },
    },
    eleven: {
      title: 'Onde quiser',
      moments: {
        free: 'A Inês faz um 11. Pode escolher qualquer casa ainda livre.',
        full: 'Um 11 com o tabuleiro cheio: substitui qualquer ficha do Tiago, mesmo num 2 ou num 12.',
      },
    },
    partners: {
      title: 'Uma linha feita a duas',
      moments: { shared: 'A Inês e a Rita fizeram esta linha juntas. Ganham ambas.' },
    },
  },
};

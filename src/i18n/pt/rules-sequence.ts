/** As regras do Séquence Dés em português. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Inês', 'Tiago', 'Rita', 'Miguel'],
  sections: {
    goal: {
      title: 'O objetivo',
      text: {
        line: 'Põe antes dos outros cinco fichas da tua cor em linha reta e sem buracos, na vertical ou na diagonal.',
        row: 'A horizontal também conta. A folha francesa não a refere; a inglesa e a alemã, sim.',
      },
    },
    need: {
      title: 'O que é preciso',
      text: {
        players: 'De dois a quatro jogadores, dois dados, um tabuleiro de 36 casas, e fichas: uma cor por lado.',
        layout:
          'Os números estão como vêm impressos no próprio tabuleiro; o texto da folha não os descreve. Cada número de 2 a 9, e o 12, tem quatro casas: os 2 nos cantos, os 12 no meio. Não há 10 nem 11.',
        squares:
          'Uma casa chama-se pela sua coluna e pela sua fila, por exemplo c3. O tabuleiro é igual visto de todos os lados.',
        sides:
          'Dois ou três jogadores jogam cada um por si. Quatro jogam dois contra dois: os parceiros sentam-se frente a frente e têm a mesma cor.',
        chips: 'A caixa traz 20 fichas por lado. Aqui nunca se acabam.',
      },
    },
    start: {
      title: 'Quem começa',
      text: {
        highest: 'Todos lançam os dois dados, um a seguir ao outro. Começa a soma mais alta.',
        tie: 'Quem empatar com ela lança outra vez, mesmo entre parceiros, e só contam as novas somas, até uma ser a mais alta.',
        notPlayed: 'Estes lançamentos não se jogam: nem ficha posta, nem ficha retirada, nem outro turno.',
        round: 'Depois segue-se para a esquerda, lugar a lugar.',
      },
    },
    turn: {
      title: 'O teu turno',
      text: {
        sum: 'Lança os dois dados e soma-os. A soma diz o que fazer, e o que se pode fazer é obrigatório.',
        sides:
          'As fichas de quem joga contigo são tuas: a linha é dos dois, e nunca as substituis nem as retiras. Com três jogadores, os outros dois são rivais.',
      },
    },
    numbers: {
      title: 'De 3 a 9: o teu número',
      text: {
        free: 'Põe uma ficha numa casa livre desse número.',
        taken:
          'Se as quatro estiverem ocupadas, tens de substituir numa delas uma ficha rival por uma tua. A frase francesa está danificada aqui.',
        own: 'Se as quatro forem tuas, não acontece nada.',
      },
    },
    again: {
      title: '2 e 12: outro turno',
      text: {
        same: 'O mesmo que de 3 a 9, e depois tens outro turno, de cada vez.',
        blocked: 'Também o tens quando não se pôde pôr ficha.',
        seat: 'É só teu: quem joga contigo não o pode jogar.',
      },
    },
    ten: {
      title: '10: a defesa',
      text: {
        remove: 'Retira uma ficha rival; a casa fica livre. Num 2 ou num 12 estão a salvo.',
        none: 'Se não houver ficha para retirar, não acontece nada.',
      },
    },
    eleven: {
      title: '11: o joker',
      text: {
        free: 'Põe uma ficha em qualquer casa livre, seja qual for o seu número. Num 2 ou num 12 não dá outro turno.',
        full: 'Se o tabuleiro estiver cheio, substitui a ficha rival que quiseres, mesmo num 2 ou num 12.',
        must: 'É obrigatório. A folha diz «pode» («\u00a0peut\u00a0»), mas recusar nunca ajuda.',
      },
    },
    end: {
      title: 'O fim',
      text: {
        once: 'A linha ganha logo, antes de qualquer outro turno; os parceiros ganham em conjunto.',
        noDraw: 'Não há empates: com o tabuleiro cheio continua-se a jogar.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        six: 'Seis em linha: a folha aconselha-o a dois jogadores ou duas equipas, porque o jogo é mais interessante. Então cinco não chegam. Com três jogadores são sempre cinco.',
        consult: 'Os parceiros não se consultam.',
        chat: 'Por isso, durante uma partida a quatro, a conversa está fechada aos jogadores.',
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
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'nenhuma ficha' : squares.join(' ')}.`,
    may: (squares) => `Pode escolher-se: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinco na diagonal',
      moments: {
        diagonal: 'b2, c3, d4, e5 e f6: a Inês ganha logo. O último lançamento foi um 2, mas já ninguém tem outro turno.',
      },
    },
    row: {
      title: 'Cinco na horizontal',
      moments: { row: 'a5, b5, c5, d5 e e5: a Inês ganha com uma linha horizontal. Fomos nós que decidimos assim.' },
    },
    start: {
      title: 'Empate para começar',
      moments: {
        tie: 'A Inês e a Rita têm ambas 9: lançam outra vez. O Tiago já não entra.',
        begins: 'Agora a Rita tem mais, e começa. Por estes lançamentos não se põe ficha.',
      },
    },
    seven: {
      title: 'Três setes',
      moments: {
        free: 'A Inês faz 7: duas das quatro casas ainda estão livres.',
        replace: 'Outro 7, e as quatro estão ocupadas: a Inês substitui uma das duas fichas do Tiago.',
        nothing: 'Agora as quatro são dela. Um 7 não faz nada, e é a vez do Tiago.',
      },
    },
    again: {
      title: 'Doze atrás de doze',
      moments: {
        placed: 'A Inês pôs uma ficha num 12, e lança outra vez.',
        blocked: 'Os quatro 12 são dela, por isso este 12 não põe ficha. Tem outro turno na mesma.',
      },
    },
    ten: {
      title: 'Até onde chega um 10',
      moments: {
        choose: 'O Tiago faz 10. Pode retirar a ficha da Inês que está no 9 ou a que está no 7. As do 2 e do 12 estão a salvo.',
        removed: 'A ficha em d2 já não está lá, e a casa voltou a ficar livre.',
      },
    },
    eleven: {
      title: 'Onde quiser',
      moments: {
        free: 'A Inês faz 11: pode escolher qualquer casa ainda livre.',
        full: 'Um 11 com o tabuleiro cheio: substitui qualquer ficha do Tiago, mesmo num 2 ou num 12.',
      },
    },
    partners: {
      title: 'Uma linha a dois',
      moments: { shared: 'A Inês e a Rita puseram estas cinco em conjunto: ganham ambas.' },
    },
  },
};

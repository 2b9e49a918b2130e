/** The words of the page that explains the proof of the dice to everybody, in Portuguese. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Um computador lança os teus dados. Eis como ele ata as próprias mãos, e como podes verificá-lo. Sem matemática.',

  steps: [
    {
      title: 'Um envelope selado',
      text: 'Antes de alguém se sentar, a mesa escreve um número secreto, mete-o num envelope e sela-o. O selo mostra a impressão digital do conteúdo: outro número teria outra.',
    },
    {
      title: 'Cada um traz as suas caixas',
      text: 'Quem se senta traz uma caixa. Lá dentro há outra mais pequena, e dentro dessa outra, centenas delas, cada uma com um número que só o seu aparelho conhece. Só se vê a de fora, e a partir daí nada lá dentro pode mudar.',
    },
    {
      title: 'Tudo no mesmo copo',
      text: 'Quando a partida começa, todos abrem uma caixa. O número dela vai para o copo com o segredo. Ninguém decide tudo: a mesa escolheu antes de conhecer os números, e os jogadores não veem o segredo.',
    },
    {
      title: 'Os lançamentos',
      text: 'Em cada lançamento teu, o teu aparelho abre a caixa seguinte, e o número dela vai também para o copo. Só então caem os dados. Antes disso, ninguém no mundo conhece o lançamento: nem tu, nem a mesa.',
    },
    {
      title: 'Abre-se o envelope',
      text: 'Acabada a partida, todos podem ver o segredo. A impressão digital mostra que é mesmo o de antes.',
    },
    {
      title: 'O teu aparelho verifica',
      text: 'Volta a juntar o segredo e todos os números e recalcula cada lançamento. Se um só dado não bater certo, ou se a mesa disser que uma das tuas caixas nunca chegou, diz-te.',
    },
  ],

  demo: {
    title: 'Experimenta',
    lead: 'Isto é a sério, o mesmo programa que na mesa, só contigo a jogar.',
    sealed: 'A impressão digital do envelope selado:',
    opened: 'Lá dentro estava o segredo:',
    outside: 'O lado de fora das tuas caixas:',
    box: text('Caixa {#number_}'),
    salt: 'Uma palavra para as tuas caixas',
    saltHint: 'Umas letras ou algarismos, o que te vier à cabeça. As tuas caixas são feitas disso.',
    saltProblem: 'Só letras de a a z sem acentos, algarismos, - e _, e pelo menos um sinal.',
    throw: counts('dice', { one: 'Lançar {#dice} dado', other: 'Lançar {#dice} dados' }),
    again: 'Lançar outra vez',
    open: 'Abrir o envelope',
    throwOf: text('Lançamento {#number_}'),
    die: text('Dado {#place}: {#face}'),
    turn: text('O dado {#place} mostra {#face}. Rodar'),
    checks: 'A verificação',
    envelope: {
      good: 'O segredo tem a impressão digital de antes.',
      bad: 'Este não é o segredo que foi selado: a impressão é outra.',
    },
    boxes: {
      good: 'Cada caixa estava dentro da anterior.',
      bad: 'O teu aparelho abriu uma última caixa, e a mesa diz que nunca chegou.',
    },
    throws: {
      good: counts('count', {
        one: 'O lançamento resulta do segredo e das caixas.',
        other: 'Os {#count} lançamentos resultam do segredo e das caixas.',
      }),
      bad: counts('count', {
        one: 'Um lançamento não resulta do segredo e das caixas!',
        other: '{#count} lançamentos não resultam do segredo e das caixas!',
      }),
    },
    fair: 'Está tudo certo: dados honestos.',
    caught: 'Apanhei-te!',
    cheat: 'Agora tenta fazer batota',
    cheatHow:
      'Toca num dado para o rodar, mete outro segredo no envelope, ou diz que a tua última caixa nunca chegou. Olha para a verificação.',
    swap: 'Trocar o segredo',
    lose: 'Dizer que uma caixa não chegou',
    undo: 'Pôr tudo como estava',
    restart: 'Começar de novo',
  },

  check: {
    title: 'Verificar uma partida a sério',
    lead: 'Uma partida tua já acabada, ou o registo e a prova que alguém te mande. Verifica-se neste aparelho; nada é enviado.',
    open: 'Abrir registo e prova',
    openHint:
      'Dois ficheiros: o registo acaba em .jsonl, a prova em .proof.json. Escolhe os dois juntos.',
    own: 'As tuas partidas acabadas',
    noGames: 'Ainda não tens partidas acabadas.',
    here: 'neste aparelho',
    online: 'no servidor',
    players: counts('count', { one: '{#count} jogador', other: '{#count} jogadores' }),
    seat: text('Lugar {#seat}'),
    checking: 'A recalcular cada lançamento…',
    unfinished: 'O registo para antes do fim da partida; até aí está verificado.',
    record: 'Guardar o registo',
    proof: 'Guardar a prova',
    noProof: 'Falta a prova. Escolhe os dois ficheiros juntos.',
    noRecord: 'Falta o registo. Escolhe os dois ficheiros juntos.',
    unreadable: 'Estes ficheiros não são um registo e uma prova que se possam ler.',
    apart: 'O registo e a prova não são um do outro.',
    failed: 'Esta partida não está acessível neste momento.',
  },

  older: {
    title: 'As partidas de antes',
    text: 'Nas partidas mais antigas cada um juntava um só número no início, uma pitada de sal, e com isso ficavam fixados todos os lançamentos. Ninguém os podia escolher, mas a mesa conhecia-os todos antes. As suas provas verificam-se aqui da mesma forma.',
  },

  limits: {
    title: 'O que isto não prova',
    text: [
      'Vale para ti se as tuas próprias caixas estiverem lá. A página traz algumas por ti sempre que te sentas.',
      'Pelos bots e por quem está ausente lança a mesa sozinha, e podia conhecer esses lançamentos antes. A verificação diz quais foram.',
      'Prova os dados, não a sorte: dados honestos podem ser cruéis.',
    ],
  },
};

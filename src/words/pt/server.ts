/** What the server tells people, in Portuguese. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `não aconteceu nada: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'só quem organiza pode fazer isso',
    'not-seated': 'não tens lugar nesta mesa',
    'nobody-sits-there': 'não está ninguém aí',
    'no-such-seat': 'esta mesa não tem esse lugar',
    seated: 'já tens lugar nesta mesa',
    taken: 'esse lugar já está ocupado',
    'colour-taken': 'outra pessoa já tem esta cor',
    'no-packs': 'neste jogo ninguém tem um baralho próprio',
    full: 'todos os lugares estão ocupados',
    'name-like': text(
      'o teu nome é parecido com o de {detail}, que está nesta mesa: escolhe outro',
    ),
    'name-of-house': 'esse nome é usado pelo próprio jogo: escolhe outro',
    'seed-given': 'este lugar já deu a sua semente',
    'no-host-there': 'não está aí ninguém que possa organizar',
    'not-open': 'só é possível antes de a partida começar',
    'not-running': 'nesta mesa não se está a jogar',
    'not-over': 'a partida ainda não acabou',
    'game-over': 'a partida acabou',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), {
        one: 'ainda há um lugar livre',
        other: 'ainda há # lugares livres',
      }),
    'nobody-plays': 'aqui só há bots: alguém tem de jogar',
    'not-come': text('ainda não chegou: {detail}'),
    removed: 'quem organiza libertou o teu lugar: podes ver',
    held: 'um bot joga por este lugar: primeiro recupera-o',
    'held-already': 'um bot já joga por este lugar',
    'not-held': 'nenhum bot joga por este lugar',
    stale: 'entretanto aconteceu alguma coisa: vê outra vez',
    'bad-link': 'este elo não encaixa na corrente do teu lugar',
    'nothing-thrown': 'esta jogada não lança nada, por isso não leva elo',
    'no-chains': 'os dados desta mesa não aceitam correntes',
    'not-called': 'agora não te é pedido nenhum elo',
    called: 'a partida está prestes a começar',
    rules: text('as regras não o permitem ({detail})'),
    unseen: 'esta mesa joga-se com peças reais: diz o que mostraram',
    muted: 'quem organiza tirou-te a palavra',
    'host-muted': 'não se pode tirar a palavra a quem organiza',
    'talked-out': 'nesta mesa já se falou o suficiente: o chat está cheio',
    'changed-out': 'já mudaste coisas suficientes nesta mesa',
    'chat-closed': 'os parceiros não se consultam: a conversa reabre no fim da partida',
    'ranked-table': 'na mesa do desafio do dia joga-se a sós, uma vez e até ao fim',
    'no-such-moment': 'esta partida não tem esse momento',
    closed: 'ninguém pode ver esta mesa',
    'set-aside': 'esta mesa está danificada e já não se pode jogar nela; o servidor já sabe',
    'no-rules': 'este servidor não tem as regras desta mesa; talvez outro as tenha',
    'not-stored': nothing('alguma coisa está mal no servidor'),
    'store-full': nothing('já não há espaço para o guardar'),
    'store-busy': nothing('o armazém está ocupado'),
    'store-broken': nothing('não foi possível guardá-lo'),
    'store-unknown': nothing('talvez não tenha sido guardado'),
    'table-busy': nothing('a mesa está demasiado ocupada'),
    'clock-skewed': text('os relógios desta máquina e do armazém diferem em {detail}\u00a0ms'),
    draining: 'o servidor vai parar: tenta daqui a um momento',
    stopping: 'o servidor para: volta daqui a um momento',
    'unknown-table': 'não há nenhuma mesa com esse nome',
    'too-many-misses': 'demasiadas mesas que não existem: espera um momento',
    'play-first': 'joga-a primeiro: quem vê a partida conhece os dados',
    'ranked-only':
      'o desafio do dia joga-se numa mesa do servidor: uma partida de outro lado não conta',
    'ranked-people': 'a classificação do dia é para pessoas, não para programas',
    'ranked-proof': 'os dados do dia são publicados com os desafios quando o dia acaba',
    'no-result': 'esse resultado não existe',
    'record-is-secret': 'a partida não acabou: o registo tem todos os segredos',
    'bad-message': text('o servidor não percebeu ({detail})'),
    'not-json': 'isso não é JSON válido',
    'not-text': 'as mensagens são texto, não bytes',
    'other-protocol': text('este servidor fala outro protocolo: {detail}'),
    'unknown-token': 'este token não vale aqui: pede um novo',
    'token-gone': 'este token já não vale: pede um novo',
    'token-needed': 'é preciso um token: authorization: Bearer TOKEN',
    'unknown-code': 'este código não é válido ou já não o é: cria um novo no teu outro dispositivo',
    'too-many-codes': 'demasiados códigos errados: espera um momento',
    'bad-attempt': 'a Idempotency-Key tem de 22 a 64 letras, algarismos e hífenes',
    'say-hello': 'primeiro diz hello, com um token',
    'not-watching': 'primeiro vê a mesa',
    'too-many-watched': text('uma ligação pode ver {detail} mesas'),
    'slow-down': 'demasiadas mensagens: mais devagar',
    'too-much': 'demasiado ao mesmo tempo: espera um momento',
    'too-many-guests': 'demasiada gente do mesmo endereço: espera um momento',
    'too-many-tables': 'demasiadas mesas ao mesmo tempo: espera um momento',
    'too-many-unfinished': 'tens demasiadas mesas por acabar: acaba primeiro uma delas',
    'too-many-of-address':
      'há demasiadas mesas em jogo a partir da tua rede: acabem primeiro uma delas',
    'too-many-connections': 'demasiadas ligações: espera um momento',
    'house-full': 'demasiadas ligações no mesmo momento',
    'other-name':
      'este servidor não responde a esse nome: usa o endereço que te deram, ou arranca-o com --name',
    'operator-only':
      'isto é para quem cuida do servidor: pergunta na própria máquina, ou com o token de --metrics-token',
    'program-of-program': 'um programa não pode ter programas',
    'foreign-page': 'as páginas de outros sítios não podem abrir ligações aqui',
    'socket-elsewhere': text('as ligações são em {detail}'),
    'socket-needed':
      'aqui abre-se um WebSocket e o pedido não pede nenhum: um proxy tem de passar os cabeçalhos Upgrade e Connection',
    'nothing-here': 'aqui não há nada',
    'only-methods': text('aqui só {detail}'),
    'send-json': 'envia JSON, com content-type: application/json',
    'body-too-large': text('o corpo tem mais de {detail} bytes'),
    'body-cut-off': 'o corpo não chegou até ao fim',
  },

  pages: {
    welcome: {
      lead: 'Três jogos de dados para jogar em conjunto. Este servidor está aberto; joga-se a partir de um terminal, ou com programas:',
      open: 'abrir uma mesa e sentar-se',
      join: 'entrar numa pelo link',
      notBuilt: text(
        'Também há uma página para jogar, mas não está construída: {command} constrói-a, e o servidor mostra-a quando voltar a arrancar.',
      ),
      api: 'A API, para ler',
      openApi: 'a mesma como OpenAPI 3.1',
    },
    table: 'Convidaram-te para uma mesa. Entra a partir de um terminal:',
    api: {
      title: 'A API',
      lead: text(
        'JSON sobre HTTP, e um WebSocket em {socket} para o que acontece nas mesas. O token vai no cabeçalho {header}. O que é recusado vem com um código e um motivo, na língua de Accept-Language ou do hello.',
      ),
      routes: {
        'POST /api/guests': 'Ser alguém: com um nome e um token. Sem nome, recebe-se um.',
        'POST /api/programs':
          'Uma pessoa à parte para um programa teu que joga; toda a gente vê que o é.',
        'GET /api/me': 'Quem és segundo o token.',
        'PATCH /api/me':
          'Outro nome, logo em todas as mesas onde te sentas; onde os parceiros não se consultam, não antes da próxima partida.',
        'DELETE /api/me/tokens':
          'Tira o valor a todos os teus tokens e aos dos teus programas e dá um novo: para quando alguém viu um. Se a resposta se perder, o mesmo pedido com a mesma Idempotency-Key é respondido outra vez.',
        'POST /api/me/codes':
          'Um código com que outro dispositivo teu passa a ser tu: serve uma vez e durante cinco minutos. Um novo anula o anterior.',
        'GET /api/me/codes':
          'Se o teu último código ainda espera, ou já foi usado e outro dispositivo é agora tu.',
        'POST /api/codes': 'Ser quem criou este código. Fica gasto.',
        'GET /api/me/tables':
          'As tuas mesas, abertas, em jogo e acabadas, primeiro as mudadas por último.',
        'GET /api/me/dice':
          'O que saiu nos teus lugares, contado nas tuas últimas mil partidas acabadas.',
        'GET /api/dice': 'O que saiu em todas as partidas acabadas deste servidor, contado.',
        'GET /api/tables':
          'As mesas públicas, abertas ou em jogo, cujo anfitrião está presente; poucas por pessoa e endereço.',
        'POST /api/tables':
          'Abre uma mesa, ainda sem ninguém: senta-te pelo socket. Com ela publica-se a impressão digital dos dados.',
        'GET /api/tables/{table}':
          'Uma mesa tal como a podes ver: a mesma mensagem que o socket envia.',
        'GET /api/tables/{table}/record': 'O registo de uma partida acabada, uma linha por jogada.',
        'GET /api/tables/{table}/proof':
          'A prova dos dados de uma partida acabada: «gobelet verify» compara-a com o registo.',
        'GET /api/door': 'Se agora se abriria um socket; se não, porquê e quando voltar.',
        'GET /health': 'O processo vive.',
        'GET /ready':
          'Pode-se mandar gente para aqui: o armazém responde e o servidor não vai parar.',
        'GET /metrics': 'Números sobre o servidor, para o Prometheus.',
        'GET /api/challenges/daily':
          'O desafio do dia para todos, por UTC, sem os seus dados; o de ontem; e o último cujos dados já se conhecem.',
        'POST /api/challenges/daily/table':
          'A mesa em que jogas o desafio do dia. Começa quando a pedes pela primeira vez; tens uma por dia.',
        'GET /api/challenges/{id}/results':
          'O que deu um desafio, os melhores primeiro, e o teu lugar.',
        'POST /api/challenges/{id}/results':
          'A tua partida de um desafio, menos o de um dia. É jogada de novo antes de contar; conta a primeira, e é a resposta.',
        'GET /api/challenges/{id}/results/{person}':
          'A partida escrita de alguém num desafio, para quem também o jogou.',
      },
      needsToken: 'Pede um token.',
      takes: 'Recebe',
      answers: 'Responde',
      mayRefuse: 'Pode recusar:',
      fromClient: 'Socket: o que diz um cliente',
      protocol: text('Protocolo {#version}. Uma mensagem é um objeto JSON numa trama de texto.'),
      fromServer: 'Socket: o que diz o servidor',
      codes: 'Códigos',
    },
  },
};

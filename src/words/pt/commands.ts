/** The help of the commands, in Portuguese. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'a pasta do servidor (senão GOBELET_DATA, senão gobelet-data)';
const store =
  'uma base de dados PostgreSQL em vez da pasta, postgres://user:password@host/name (senão GOBELET_STORE)';
const journals =
  'uma base de dados para os diários das mesas novas; pode repetir-se (senão GOBELET_JOURNALS)';
const firstRecord = 'Só se vê o primeiro registo do ficheiro; «-» é a entrada padrão.';
const atEvents = 'após quantos acontecimentos (senão todos)';
const sameGames = 'a mesma semente dá as mesmas partidas (senão uma nova, que é mostrada)';
const ownOptions = 'opções do jogo, como \'{"line":6}\'';
const recordsThere = 'escrever lá os registos; um ficheiro com esse nome é substituído';
const ctrlC = 'Ctrl-C para-o e mostra o que foi feito até então.';

export const words: Words = {
  usage: text('Uso: {line}'),
  flags: '[opções]',
  help: 'mostra isto',
  lang: text('a língua: {all} (senão GOBELET_LANG, senão a do sistema)'),
  about: 'Pokerdice, NEXT! e Séquence Dés: jogados aqui, acolhidos para amigos, vistos de perto.',
  more: '«gobelet COMMAND --help» diz mais; --lang xx fala outra língua. Códigos de saída: 0 bem, 1 replay encontrou um registo mau, 2 mal chamado, ou um ficheiro que não serve.',

  commands: {
    serve: {
      summary:
        'Acolher mesas: os amigos entram por um link, e nada se perde aconteça o que acontecer.',
      flags: {
        port: text('onde escuta; senão {usual}, 0 para qualquer uma livre'),
        host: text('em que endereço escuta; senão {usual}, ou seja, em todos'),
        data: 'onde tudo é guardado; senão gobelet-data',
        store,
        journals,
        origin: 'onde as pessoas o encontram se houver um proxy à frente: https://dice.example.org',
        name: 'outros nomes pelos quais se chega a ele, separados por vírgulas; os endereços e os nomes da rede local valem sempre',
        'trust-proxy': text(
          'acreditar em X-Forwarded-For só destes endereços e redes, como {usual}; sem valor, só desta máquina',
        ),
        bus: 'NATS, por onde os processos de várias máquinas contam uns aos outros o que acontece: nats://utilizador:segredo@máquina:4222. Os de uma mesma pasta não precisam dele',
        drain: text(
          'durante quantos segundos continua a servir após SIGTERM enquanto /ready já diz que não, para que um balanceador leve as pessoas a outro processo; senão {usual}',
        ),
        'metrics-token':
          'um segredo de 16 caracteres ou mais com que /ready e /metrics se leem de qualquer lado',
        log: text('{usual}: o que vai para a saída de erros; senão info'),
        'bot-pause': text('quanto tempo os bots levam para uma jogada; senão {usual}'),
        absence: text('após quantos segundos de ausência joga um bot; senão {usual}'),
        rate: text('mensagens por segundo de uma ligação; senão {usual}'),
        work: text(
          'milissegundos de processador por segundo que um endereço pode custar; senão {usual}',
        ),
        'per-address': text(
          'sockets abertos de um endereço; senão {usual}. Os outros limites de um endereço crescem com este, se não forem indicados',
        ),
        connections: text('ligações ao todo; senão {usual}'),
        lines: text('ligações abertas de qualquer tipo de um endereço; senão {usual}'),
        'limit-sockets': text('sockets novos de um endereço; senão {usual}'),
        'limit-requests': text('pedidos de um endereço; senão {usual}'),
        'limit-files': text('ficheiros da página para um endereço; senão {usual}'),
        'limit-guests': text('pessoas novas de um endereço; senão {usual}'),
        'limit-misses': text(
          'nomes de mesas que não existem, de um endereço ou de uma pessoa; senão {usual}',
        ),
        'limit-tables': text('mesas que uma pessoa abre; senão {usual}'),
        'limit-attempts': text('partidas de desafios que uma pessoa envia; senão {usual}'),
        'limit-talk': text('mensagens e reações de uma pessoa; senão {usual}'),
        'limit-reviews': text(
          'quantas vezes uma pessoa guia ou aponta numa partida acabada; senão {usual}',
        ),
        'limit-deeds': text('o resto que uma pessoa faz nas mesas, fora as jogadas; senão {usual}'),
        'listed-per-person': text('mesas de uma pessoa na lista pública; senão {usual}'),
        'listed-per-address': text('mesas de um endereço na lista pública; senão {usual}'),
        'tables-per-person': text('mesas por acabar que uma pessoa pode ter; senão {usual}'),
        'tables-per-address': text(
          'mesas por acabar abertas a partir do mesmo endereço; senão {usual}',
        ),
      },
      more: [
        'Um limite como 300/1200 quer dizer 300 de uma vez, e outros tantos a cada 1200 segundos. Quem o atinge fica a saber quando voltar.',
        '/health responde a todos. /ready e /metrics só respondem nesta máquina; atrás de um proxy ou de outro lado precisam de --metrics-token.',
        'Cada opção também pode vir de uma variável de ambiente: --bot-pause de GOBELET_BOT_PAUSE, e assim por diante.',
        'SIGTERM e Ctrl-C deixam guardar o que está em curso, dizem a todos para voltarem, e param. «gobelet backup» copia tudo enquanto funciona.',
      ],
    },
    join: {
      summary:
        'Jogar numa mesa de um servidor, a partir do terminal: abrir uma, entrar por um link, ou ver.',
      flags: {
        name: 'como te chamas; guardado para a próxima vez',
        watch: 'ver sem lugar',
        save: 'no fim, guardar aqui o registo e a prova dos dados',
        'token-file': 'quem és, por servidor; senão tokens.json na tua pasta de configuração',
        game: 'abrir uma mesa deste jogo',
        seats: 'quantos jogam nela; 2 se o jogo não disser outra coisa',
        options:
          'opções do jogo, p. ex. {"decks":2} ou {"line":6} (seis em linha: aconselhado pelas regras a dois jogadores ou duas equipas)',
        bots: text('{usual}: um bot para cada, nos últimos lugares'),
        pace: 'live:300+10 são 300 segundos por pessoa e mais 10 por jogada; relaxed; days:2',
        listed: 'mostrar a mesa na lista pública',
        closed: 'ninguém pode ver sem lugar',
      },
      more: [
        'URL é o link de uma mesa, ou o endereço de um servidor: com --game abre-se lá uma mesa, sem ele escolhe-se entre as que há.',
        'Com o mesmo link voltas ao mesmo lugar. As jogadas escrevem-se como em «gobelet play»; ? explica.',
      ],
    },
    play: {
      summary: 'Jogar no terminal, contra bots ou com várias pessoas num ecrã.',
      flags: {
        seats: 'quantos jogam; 2 se o jogo não disser outra coisa',
        humans:
          'quantos deles, a partir do primeiro lugar, são pessoas; senão 1, os outros são bots',
        bots: text('{usual}: um para todos os bots ou um para cada; senão casual'),
        names: 'os nomes dos lugares',
        seed: 'a mesma semente dá os mesmos dados e os mesmos bots',
        options:
          'opções do jogo, p. ex. {"decks":2} ou {"line":6} (seis em linha: aconselhado pelas regras a dois jogadores ou duas equipas)',
        save: 'onde o registo é guardado; senão um ficheiro novo nesta pasta',
        resume: 'continuar o primeiro registo de um ficheiro',
      },
      more: [
        'Sem o nome de um jogo, pergunta.',
        'As jogadas escrevem-se por número ou como se leem; ? explica, quit sai. Contra bots, odds mostra o que vale cada jogada. O registo é guardado a cada jogada.',
        'NO_COLOR desliga as cores.',
      ],
    },
    replay: {
      summary: 'Voltar a jogar registos e mostrar uma linha de JSON por cada um.',
      flags: {},
      more: [
        '«-» é a entrada padrão. Os ficheiros são lidos em fluxo, seja qual for o tamanho.',
        'O código de saída é 1 se algum registo for mau, 2 se um ficheiro não se ler.',
      ],
    },
    view: {
      summary: 'Mostrar o que alguém pode saber num momento de um registo, em JSON.',
      flags: {
        seat: 'quem vê: um lugar, contado a partir de 0, ou public para todos (obrigatório)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Mostrar o que vale cada jogada possível num momento de um registo, a melhor primeiro, e porquê.',
      flags: {
        at: atEvents,
        seat: 'as jogadas de quem, contado a partir de 0 (senão o primeiro lugar a jogar)',
        json: 'mostrar uma linha de JSON em vez de uma tabela',
      },
      more: [
        'As probabilidades seguem do que esse lugar pode saber, nunca dos segredos do registo.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Jogar muitas partidas ao acaso em todos os núcleos e mostrar o que dão.',
      flags: {
        games: 'quantas partidas (obrigatório)',
        seats: 'quantos lugares (senão os menos possíveis)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Pôr bots e programas a jogar uns contra os outros em todos os núcleos.',
      flags: {
        players: 'quem joga, como master,strong,random,cmd:"python3 mine.py" (obrigatório)',
        games: 'quantas partidas, arredondadas a blocos inteiros (obrigatório)',
        seats: 'quantos lugares; a lista repete-se à volta da mesa (senão um por jogador)',
        seed: sameGames,
        options: ownOptions,
        think: text('quanto tempo um programa pode pensar (senão {usual})'),
        workers: 'quantas partidas ao mesmo tempo (senão tantas como núcleos)',
        out: recordsThere,
        json: 'mostrar o resultado em JSON',
        verbose: 'mostrar o que os programas escrevem na saída de erros',
      },
      more: [
        'Um bloco é uma partida por cada volta dos jogadores à mesa, todas com os mesmos dados. Os níveis são beginner, casual, strong e master; random escolhe qualquer jogada permitida. Os programas falam o protocolo de docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Verificar, sem rede, que cada lançamento de uma partida com dados limpos segue da sua prova.',
      flags: {
        commitment: 'a impressão digital que anotaste antes de te sentares, para comparar',
        json: 'mostrar uma linha de JSON, com cada pergunta ao acaso, em vez de frases',
      },
      more: [
        'A prova de game.jsonl é game.proof.json, ao lado, se não for indicado outro ficheiro. «-» é a entrada padrão.',
        'O código de saída é 0 se tudo seguir, 1 se algo não, 2 se um ficheiro não servir. docs/fair-dice.md explica.',
      ],
    },
    backup: {
      summary: 'Copiar para um ficheiro tudo o que um servidor guarda, enquanto funciona.',
      flags: { data: folder, store, journals },
      more: [
        'FILE não pode existir. É verificado antes de se anunciar o sucesso; «gobelet restore» repõe-no.',
      ],
    },
    restore: {
      summary: 'Repor uma cópia na pasta de um servidor.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'mesmo que já haja uma base de dados, que é posta de lado',
        'new-keys': 'acabar com todos os tokens: todos voltam como novos convidados',
      },
      more: [
        'A cópia é verificada primeiro. Entretanto o servidor não pode funcionar.',
        'O que foi anulado na base de dados posta de lado continua anulado. É recusada uma cópia com tabelas, índices ou gatilhos alterados.',
        'Com --store, o PostgreSQL já repôs a cópia: sem FILE, as mesas abertas recebem dados novos.',
      ],
    },
    'rotate-keys': {
      summary: 'Assinar os tokens com uma chave nova, com o servidor a funcionar ou não.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'acabar já com as chaves antigas: nenhum token de antes vale',
      },
      more: [
        'Uma vez por ano é um bom hábito, e ninguém nota: os tokens de chaves anteriores valem mais 400 dias e são trocados quando os donos voltam.',
        'Se outra pessoa pode ter lido a base de dados ou uma cópia, usa --now: quem tem uma chave pode ser qualquer um. Então todos perdem quem eram, com as mesas e o nome.',
      ],
    },
    doctor: {
      summary:
        'Verificar tudo o que um servidor guarda: ficheiros, diários, registos, dados, índice. Não muda nada.',
      flags: { data: folder, store, journals, json: 'mostrar uma linha de JSON em vez de frases' },
      more: [
        'Cada falha é uma linha, com a mesa e o número da entrada quando há. Um servidor pode funcionar entretanto.',
        'O código de saída é 0 se estiver tudo bem, 1 se algo não, 2 se não houver base de dados para ver.',
      ],
    },
    move: {
      summary: 'Copiar tudo de um armazém para outro e verificar.',
      flags: { journals, 'from-journals': 'as bases de dados de diários de FROM; pode repetir-se' },
      more: [
        'FROM e TO são pastas de servidores ou endereços de PostgreSQL: postgres://user:password@host/name. Em nenhum pode haver um servidor a funcionar.',
        'TO tem de estar vazio. Se for interrompido, o mesmo comando continua; até lá, nenhum servidor arranca ali. FROM fica como está.',
      ],
    },
    export: {
      summary:
        'Escrever como texto tudo o que um servidor guarda: um objeto JSON por linha, igual para todos os armazéns.',
      flags: { data: folder, store, journals },
      more: [
        'FILE não pode existir; sem ele, ou com «-», o texto vai para a saída padrão. Um servidor pode funcionar entretanto.',
        'Contém os segredos de todos: deve guardar-se tão bem como a própria base de dados. docs/dump.md diz o que significam as linhas.',
      ],
    },
    import: {
      summary: 'Ler para um armazém vazio o que «gobelet export» escreveu e verificar.',
      flags: { data: folder, store, journals },
      more: [
        '«-» é a entrada padrão. Ali não pode haver um servidor a funcionar. Depois de uma interrupção, o mesmo comando continua.',
      ],
    },
  },
};

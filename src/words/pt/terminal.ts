/** The terminal in Portuguese. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# nível', other: '# níveis' });
const events = (count: number): string =>
  plural(count, { one: '# acontecimento', other: '# acontecimentos' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: text('aqui não é jogada: {typed} — ? ajuda, list mostra todas as jogadas'),
    severalMoves: (typed, spellings) => `${typed} pode ser ${spellings.join(' ou ')}`,
    nothingTyped: 'escreve um número ou uma jogada — ? ajuda',
    back: 'Enter: voltar à mesa',
    allMoves: 'Todas as jogadas, por número ou como se escrevem',
    soFar: 'O que aconteceu',
    nothingYet: 'Ainda nada.',
    bot: 'bot',
    or: text('ou: {commands}'),
  },

  play: {
    you: 'Tu',
    player: text('Jogador {#seat}'),
    bot: text('Bot {#seat}'),
    whichGame: 'Que jogo?',
    whichOf: text('escreve de 1 a {#count}, ou quit'),
    pass: text('Passa a {name} — carrega em Enter quando só tu estiveres a ver'),
    passFirst: 'Primeiro uma linha vazia: carrega em Enter quando só tu estiveres a ver',
    hide: 'Enter limpa o ecrã; depois passa-o',
    howToType:
      'A qualquer momento: ? explica, list mostra as jogadas, log o que aconteceu, quit guarda e sai.',
    howToTypeAlone:
      'A qualquer momento: ? explica, list mostra as jogadas, log o que aconteceu, odds o que vale cada jogada, quit guarda e sai.',
    odds: 'O que vale cada jogada',
    saved: text('Guardado em {file}'),
    resume: text('Para continuar: {command}'),
    finished: text('Esta partida acabou. O registo é {file}'),
    elsewhere: text('{file} tem mais do que este registo: a partida continua em {other}'),
  },

  odds: {
    head: (game, count, seat) => `${game}, após ${events(count)}: joga o lugar ${seat}`,
    seat: text('lugar {#seat}'),
  },

  wrong: {
    whichCommand: 'que comando? «gobelet --help» mostra-os',
    unknownCommand: text('comando desconhecido: {word}; «gobelet --help» mostra-os'),
    unknownOption: text('opção desconhecida: {word}; «gobelet --help» mostra-as'),
    unknownFlag: text('opção desconhecida: {flag}'),
    takesNoValue: text('{flag} não leva valor'),
    needsValue: text('falta um valor a {flag} ({value})'),
    missing: text('falta {what}'),
    unexpected: text('a mais: {word}'),
    wholeRange: text('{flag} tem de ser um número inteiro de {min} a {max}, não {text}'),
    wholeFrom: text('{flag} tem de ser um número inteiro a partir de {min}, não {text}'),
    noLanguage: text('não há a língua {word}; há {all}'),
    noGame: text('não há o jogo {word}; há {all}'),
    noLevel: text('não há o nível {word}; há {all}'),
    optionsJson: text('--options tem de ser JSON, como {example}, não {text}'),

    standardInput: 'a entrada padrão',
    cantOpen: text('não se consegue abrir {file}: {why}'),
    cantWrite: text('não se consegue escrever {file}: {why}'),
    cantWriteOut: text('não se consegue escrever na saída padrão: {why}'),
    files: {
      ENOENT: 'esse ficheiro não existe',
      EISDIR: 'é uma pasta',
      EACCES: 'sem permissão',
      ENOTDIR: 'uma parte do caminho não é uma pasta',
      EEXIST: 'já existe',
      ENOSPC: 'o disco está cheio',
    },
    noFolder: 'essa pasta não existe',
    exists: text('{file} já existe: escolhe outro nome, ou continua com --resume {file}'),
    noRecord: 'não há nenhum registo neste ficheiro',
    notJson: 'não é JSON válido',
    beyond: (at, count) => `--at ${at} fica depois do fim, o registo tem ${events(count)}`,
    isOver: (count) => `a partida acaba após ${events(count)}; --at K vê um momento anterior`,
    notToMove: (seat, count, toMove) =>
      `após ${events(count)} não joga o lugar ${seat}, mas sim ${toMove}`,

    nameAGame: text('diz um jogo: {all}'),
    recordOfOther: text('{file} é um registo de {game}, não de {word}'),
    hasItsOwn: text('{flag} não vai com --resume: o registo já o diz'),
    severalRecords: text('{file} tem vários registos: guarda a partida noutro sítio'),
    resumeFile: '--resume pede um ficheiro: as jogadas são lidas da entrada padrão',
    levelsForBots: (count, bots) =>
      `${levels(count)} para ${plural(bots, { one: 'um bot', other: '# bots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} para ${seats} lugares`,
    namesForSeats: text('{#count} nomes para {#seats} lugares'),
    badName: text('um nome tem de 1 a {#most} letras e nenhum carácter de controlo, não {text}'),
    sameName: 'dois lugares têm o mesmo nome',

    gameOpens: '--game abre uma mesa: dá o endereço de um servidor, não o link de uma mesa',
    forOpening: text('{flag} é para uma mesa que --game abre'),
    pace: text('--pace tem de ser live:SEGUNDOS+SEGUNDOS, relaxed ou days:N, não {text}'),
    tokens: text(
      '{file} não é um ficheiro de tokens: muda-o de sítio, ou indica outro com --token-file',
    ),

    clockSkewed: text(
      'os relógios desta máquina e do armazém diferem em {off}\u00a0ms: acerta-os por NTP',
    ),
    portTaken: text('a porta {port} está ocupada: escolhe outra com --port'),
    portForbidden: text('a porta {port} não pode ser usada: escolhe outra com --port'),
    noHost: '--host não é um endereço desta máquina',
    networks: text('{flag} aceita endereços e redes como {example}, não {text}'),
    limit: text('{flag} aceita um número, ou um número e segundos como 300/1200, não {text}'),
    busAddress: text('{flag} aceita o endereço de um servidor NATS, como {example}'),
    noPackage: text('{flag} precisa de um pacote que não está instalado: npm install {name}'),
    secret: text('{flag} aceita de 16 a 200 caracteres sem espaços'),
    hostName: text('{flag} aceita nomes como dice.example.org, não {text}'),
    origin: text('--origin tem de ser um endereço como https://dice.example.org, não {text}'),
    noDatabase: text('não há a base de dados {file}'),
    databaseExists: text('já há uma base de dados {file}; --force põe-na de lado'),
    pgDump: text(
      '{place} é PostgreSQL: as cópias fazem-se com pg_dump ou com o seu registo, mesmo com servidores a funcionar; «gobelet export» escreve tudo como texto',
    ),
    pgRestore: text(
      '{place} é PostgreSQL: as cópias repõem-se com pg_restore; depois «gobelet restore --store URL» sem ficheiro dá dados novos às mesas abertas',
    ),

    hex: text('--commitment tem de ter 64 algarismos hexadecimais, não {text}'),
    proofMissing: 'falta PROOF, pois ao lado da entrada padrão não há nenhum',
    seatMissing: 'falta --seat N ou --seat public',
    playersForSeats: text('{#count} jogadores para {#seats} lugares'),
    seatsOf: text(
      '{game} tem de {#min} a {#max} lugares, não {#seats}; --seats N repete a lista à volta da mesa',
    ),
    openQuote: text('uma aspa ({quote}) não está fechada'),
    commandMissing: 'falta um comando depois de «cmd:»',
    noPlayer: text('ninguém se chama {word}; há {all}, random e cmd:COMMAND'),
    cantRun: text('não se consegue correr {command}: {why}'),
    stopped: text('parado após {#done} de {#all} partidas'),
  },
};

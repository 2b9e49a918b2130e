/** What commands print when their work is done, in Portuguese. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# mesa', other: '# mesas' });
const entries = (count: number): string => plural(count, { one: '# entrada', other: '# entradas' });
const persons = (count: number): string => plural(count, { one: '# pessoa', other: '# pessoas' });
const seats = (count: number): string => plural(count, { one: '# lugar', other: '# lugares' });
const events = (count: number): string =>
  plural(count, { one: '# acontecimento', other: '# acontecimentos' });
const games = (count: number): string => plural(count, { one: '# partida', other: '# partidas' });
const kept = (all: { tables: number; entries: number; persons: number }): string =>
  `${tables(all.tables)}, ${entries(all.entries)}, ${persons(all.persons)}`;

export const words: Words = {
  list,
  number,
  point,
  to: 'a',
  gamesOf: text('partidas de {game}'),
  tables: 'mesas',

  greeting: {
    open: 'O Gobelet está aberto:',
    noPage: 'A página para jogar não está construída: «npm run build» constrói-a.',
    kept: text('Tudo é guardado em {folder}. Para jogar num terminal: {command}'),
    stop: 'Ctrl-C para-o; quando voltar a arrancar, as partidas continuam onde estavam.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# bytes' })}, verificado`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, verificado`,
  exported: text('{file}: está tudo escrito, e o fim diz o que tem de dar'),
  newDice: text(
    '{place}: as mesas abertas ou em jogo terão dados novos quando um servidor arrancar',
  ),
  aside: text('O que lá estava antes é agora {file}'),
  keys: {
    none: text('{file} ainda não tem chaves: nunca foi iniciado um servidor com ela'),
    signs: text('{file}: a partir de agora os tokens são assinados com a chave {key}'),
    later:
      'Os tokens assinados com chaves anteriores valem mais 400 dias e são trocados quando os donos voltam.',
    now: 'Nenhum token anterior vale já: todos voltam como novos convidados.',
    soon: 'Um servidor em funcionamento fica a saber em meio minuto.',
    stays: (people) => `Os tokens anulados desde a cópia continuam anulados: ${persons(people)}.`,
    unknown:
      'Os tokens anulados depois desta cópia podem voltar a valer, pois ela não sabe deles. Com --new-keys nenhum token antigo vale.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: versão ${version}, ${tables(open + running + over)} (${open} abertas, ${running} em jogo, ${over} acabadas), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# lançamento ou carta recalculados', other: '# lançamentos e cartas recalculados' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# lançamento ou carta recalculados', other: '# lançamentos e cartas recalculados' })}; ${free} GB livres no disco`,
    entry: text('entrada {#at}'),
    well: 'Está tudo bem.',
    faults: counts('count', { one: '{#count} falha.', other: '{#count} falhas.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} na mesa ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'jogada até ao fim' : 'ainda não acabada'}.`,
    commitment: (follows) =>
      follows ? `A impressão digital é a do segredo.` : `A impressão digital não é a do segredo.`,
    isHash: text('{hex} é a do segredo'),
    noted: (isSame) => (isSame ? `É a que anotaste.` : `Não é a que anotaste.`),
    isYours: text('{hex} é a tua'),
    seeds: (follow) =>
      follow
        ? `Cada lugar tem uma semente; as da mesa são as que têm de ser.`
        : `Uma semente não é a que tem de ser.`,
    seed: text('lugar {#seat}: {seed}'),
    byTable: text('lugar {#seat}: da mesa'),
    wrongSeed: text('lugar {#seat}: {seed} da mesa, que tinha de tomar'),
    chain: text('lugar {#seat}: corrente {hex}'),
    silentChain: text('lugar {#seat}: corrente {hex}, cujo primeiro elo não chegou'),
    wrongChain: text('lugar {#seat}: o primeiro elo não é da corrente {hex}'),
    links: (follow) =>
      follow ? 'Cada elo é o seguinte da sua corrente.' : 'Um elo não é o que tem de ser.',
    misfit: text('antes de event {event}: {why}'),
    thrown: text('lugar {#seat}: {#linked} com a sua corrente, {#house} só pela casa'),
    withheld: text(
      'lugar {#seat}: {#linked} com a sua corrente, {#house} só pela casa, {#withheld} deles embora tivesse corrente',
    ),
    redealt: text('Dados novos a partir de event {event}, depois de uma reposição.'),
    redealtBefore: 'Dados novos antes do início, depois de uma reposição.',
    wrongRedealt: 'A nova impressão digital não é a do novo segredo.',
    named: text('· O lugar {#seat} começa porque foi indicado, não por sorteio.'),
    setup: (follows, lots) =>
      follows ? `A preparação segue: ${lots}.` : `A preparação não segue: ${lots}.`,
    shuffle: text('{#of} baralhadas'),
    lot: text('um sorteio de um em {#of}'),
    one: {
      throw: (follows) => (follows ? `O único lançamento segue.` : `O único lançamento não segue.`),
      draw: (follows) =>
        follows ? `A única carta tirada segue.` : `A única carta tirada não segue.`,
    },
    all: {
      throw: text('Seguem todos os {#count} lançamentos.'),
      draw: text('Seguem todas as {#count} cartas tiradas.'),
    },
    some: {
      throw: text('Seguem {#follow} de {#count} lançamentos.'),
      draw: text('Seguem {#follow} de {#count} cartas tiradas.'),
    },
    wrongAnswer: text(
      'linha {line}, lugar {seat}, {question}: segue {drawn}, o registo tem {recorded}',
    ),
    wrongSetup: text('linha {line}, preparação, {path}: segue {drawn}, o registo tem {recorded}'),
    more: text('… e mais {#count}: --json tem-nos todos'),
    fault: text('A linha {line} não pode estar neste registo: {why}.'),
    nothing: 'nada',
    notAll: 'Nem tudo segue: não é o que os dados deram, ou não é a prova desta partida.',
    otherSecret: 'Tudo segue, mas de outro segredo que não o prometido.',
    everything: (isOver) =>
      isOver
        ? `Tudo o que o acaso decidiu nesta partida segue do segredo e das sementes.`
        : `Tudo o que o acaso decidiu até agora segue do segredo e das sementes.`,
    onlyYou:
      'A impressão digital é a que viste antes de te sentares, e a semente é a tua? Só tu sabes; --commitment HEX compara.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, semente ${seed}`,
  ownOptions: 'opções próprias',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} em ${time}`,
  winsBySeat: 'Vitórias por lugar, com intervalos de 95 %',
  seat: text('lugar {#seat}'),
  winsByTurn: 'Vitórias por ordem de jogada, com intervalos de 95 %',
  turn: text('{#turn}.º a jogar'),
  scores: 'Pontos',
  lengths: 'Acontecimentos por partida',
  spread: text(
    '{title}: média {mean}, desvio {deviation}, mediana {#median}, de {#least} a {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} arredondadas)` : ''}, ${plural(blocks, { one: '# bloco', other: '# blocos' })} de ${inBlock} com os mesmos dados, em ${time}`,
    heads: {
      player: 'jogador',
      wins: 'vitórias',
      interval: 'intervalo 95 %',
      turn: 'ordem de jogada',
      decisions: 'decisões',
      number: 'número',
      longest: 'mais longa',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# jogada sua trocada por uma ao acaso', other: '# jogadas suas trocadas por outras ao acaso' })}`,
    fault: text('bloco {#block}, partida {#game}, lugar {#seat}: {what}'),
    wins: text(
      'As vitórias são as de um lado, contadas por cada lugar de um jogador; {even} é a igualdade.',
    ),
    elo: text('O Elo conta-se a partir de {player}.'),
  },
};

/** `gobelet join` in Portuguese. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# dia', other: '# dias' });
const seats = (count: number): string => plural(count, { one: '# lugar', other: '# lugares' });

export const words: Words = {
  list,

  noServer: text('não se chega a {origin}: {why}'),
  unreached: {
    silent: 'sem resposta',
    nobody: 'ninguém ouve lá',
    noHost: 'essa máquina não existe',
    noHostOrNetwork: 'essa máquina não existe, ou não há rede',
    brokenOff: 'a ligação caiu',
  },
  notGobelet: text('em {origin} não há nenhum servidor Gobelet'),
  noAddress: text(
    '{text} não é o endereço de um servidor; é como http://localhost:3000, e o de uma mesa como http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} não é o link de uma mesa; acaba como /t/kabo-relu-timo-sane, quatro palavras com hífenes',
  ),
  noSuchTable: text('neste servidor não há a mesa {table}'),
  closedTable: text('ninguém pode ver a mesa {table}, e não tens lugar nela'),
  otherRules: text(
    'a mesa joga {game} com a versão {#version} das regras, que este gobelet não tem',
  ),
  tokenRefused: text(
    'o servidor já não conhece o token de {file}; para continuares como novo convidado, indica outro ficheiro com --token-file',
  ),
  tokenGone: 'O servidor já não te reconhece: corre o comando outra vez para voltares a entrar.',
  newGuest: 'O servidor já não te reconhece: entras de novo.',
  youAre: text('És {name}.'),
  share: text('A tua mesa: {link}'),

  yourTables: 'As tuas mesas',
  publicTables: 'Mesas públicas',
  noTables: text('Ainda não há mesas. Abre uma com --game GAME: {games}.'),
  whichTable: text('escreve de 1 a {#count}, o nome de uma mesa, ou quit'),
  seats,
  status: { open: 'aberta', running: 'em jogo', over: 'acabada' },

  table: text('mesa {id}'),
  free: 'livre',
  freeSeat: text('Lugar {#place}'),
  bot: text('Bot {#place}'),
  program: 'programa',
  host: 'organiza',
  you: 'tu',
  somebody: 'alguém',
  here: 'aqui',
  away: 'ausente',
  unseeded: 'ainda sem semente',
  anybodyWatches: 'toda a gente pode ver',
  nobodyWatches: 'ninguém pode ver',
  listed: 'na lista pública',
  unlisted: 'só pelo link',
  options: text('opções {text}'),
  pace: {
    live: (bank, seconds) =>
      `${bank} por pessoa${seconds === 0 ? '' : `, +${seconds} s por jogada`}`,
    relaxed: 'sem relógio',
    days: text('{limit} por jogada'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'A impressão digital dos dados; anota-a se os quiseres verificar:',
  askSit: 'Há um lugar livre: Enter para te sentares.',
  askStart: 'A mesa está completa: Enter começa a partida.',
  askStartAway: text('A mesa está completa, mas não estão: {names}. Enter começa na mesma.'),
  askWait: (free) =>
    `${plural(free, { one: 'Há um lugar livre', other: 'Há # lugares livres' })}: envia o link, ou senta um bot com «bot N LEVEL».`,
  askHost: 'A mesa está completa: quem organiza começa a partida.',
  askOthers: (free) => plural(free, { one: 'Falta uma pessoa.', other: 'Faltam # pessoas.' }),
  askFull: 'Todos os lugares estão ocupados: estás a ver.',

  lost: 'Ligação perdida; nova tentativa.',
  found: 'A ligação voltou.',
  lostMark: 'ligação perdida, nova tentativa',
  watching: counts('count', { one: '{#count} a ver', other: '{#count} a ver' }),
  botPlays: 'joga um bot',
  backTakes: 'back devolve-te o lugar',
  waitingFor: text('À espera de {names}.'),
  notAsked: 'não é a tua vez — say TEXT para falar, ? ajuda',
  notSeated: 'não tens lugar nesta mesa — ? ajuda',
  held: 'um bot joga por ti — escreve back para recuperares o lugar',
  unknown: text('não se percebe: {typed} — ? ajuda'),
  usage: text('escreve-se assim: {usage}'),
  usages: {
    sit: 'sit, ou sit N',
    bot: text('bot N LEVEL, com o nível {levels}'),
    colour: text('colour NAME, com a cor {names}'),
    mute: text('{verb} N, ou um nome'),
  },
  noSeat: text('{typed} não é um lugar: há de 1 a {#count}'),
  noPerson: text('aqui ninguém se chama {typed}'),
  hurry: text('Depressa: restam {left}.'),
  removed: 'Quem organiza libertou o teu lugar.',
  turnedAway: 'Já ninguém pode ver esta mesa.',
  comeBack: text('Para voltar: {command}'),
  seatStays: 'O teu lugar continua teu.',

  sat: text('{name} fica com o lugar {#place}.'),
  stood: text('{name} deixa o lugar {#place}.'),
  swapped: text('Os lugares {#one} e {#other} trocam.'),
  redealt: 'Foi reposta uma cópia do servidor: a partir daqui os dados são novos.',
  coloured: text('{name} escolhe a cor: {colour}.'),
  hosted: text('Agora organiza {name}.'),
  watchSet: {
    anybody: 'A partir de agora toda a gente pode ver.',
    nobody: 'A partir de agora ninguém pode ver.',
  },
  listedSet: (isListed) => `A mesa ${isListed ? '' : 'não '}está na lista pública.`,
  renamed: text('{old} chama-se agora {name}.'),
  muted: (name, isMuted) =>
    isMuted ? `${name} está sem palavra.` : `${name} pode falar outra vez.`,
  started: 'A partida começa.',
  startedFirst: text('A partida começa; como combinado, começa {name}.'),
  insteadOfTime: text('O tempo acabou: um bot joga por {name}.'),
  heldFor: {
    time: text('{name} ficou sem tempo duas vezes: continua um bot.'),
    absence: text('{name} não está há muito: continua um bot.'),
    left: text('{name} sai: continua um bot.'),
  },
  returned: text('{name} está de volta.'),
  paused: 'O servidor esteve em baixo; entretanto nenhum relógio andou.',
  said: text('{name}: {text}'),
  rematched: 'Há uma desforra: escreve rematch para ires atrás.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Dados limpos: ${plural(count, { one: 'a resposta', other: 'as # respostas' })} do acaso ${plural(count, { one: 'segue', other: 'seguem' })} da impressão digital ${isBefore ? 'anotada antes de dares a tua semente' : 'mostrada quando chegaste'}${hasSeed ? ', e a tua semente está lá' : ''}.`,
  unfair: text('✗ Os dados não são o que foi prometido: {what}.'),
  unfairCommitment: 'o segredo não é o da impressão digital',
  unfairSeed: 'a tua semente não está lá',
  unfairLink: 'um dos teus lançamentos não foi feito com o que enviaste',
  unfairOther: 'outro lugar deu uma coisa diferente do que te foi dito',
  unfairFirst: 'quem começa não foi escolhido como te foi dito',
  byServer: counts('count', {
    one: '{#count} dos teus lançamentos foi feito só pelo servidor.',
    other: '{#count} dos teus lançamentos foram feitos só pelo servidor.',
  }),
  unfairThrows: 'nem tudo segue do segredo; save, e gobelet verify diz mais',
  unreachable: 'o servidor não responde',
  unchecked: text('Não foi possível verificar os dados: {why}.'),
  saved: text('Guardado em {record} e {proof}'),
  notSaved: text('não foi guardado: {why}'),

  help: {
    open: [
      'sit [N]: ficar com um lugar, o primeiro livre se nada for dito. stand: deixá-lo. swap N M: trocar de lugar.',
      'bot N LEVEL: sentar um bot num lugar livre. remove N: libertar um lugar.',
      'colour NAME: a cor do teu baralho, se cada um tiver o seu.',
      'start: começar a partida. first N: começar, com o lugar N primeiro, onde o jogo o permite.',
    ],
    running: [
      'list: todas as jogadas. log: o que aconteceu. who: os lugares e a impressão digital dos dados. leave: um bot joga por ti; back: tu outra vez. quit sai só deste programa.',
    ],
    over: [
      'rematch: as mesmas pessoas numa mesa nova. save: guardar aqui o registo e a prova dos dados.',
    ],
    always: 'say TEXT para falar; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Se organizas: mute N, unmute N; close, open: quem pode ver; publish, unlist; host N.',
  },
};

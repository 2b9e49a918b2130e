/** `gobelet join` in Spanish. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# día', other: '# días' });
const seats = (count: number): string => plural(count, { one: '# sitio', other: '# sitios' });

export const words: Words = {
  list,

  noServer: text('no se llega a {origin}: {why}'),
  unreached: {
    silent: 'sin respuesta',
    nobody: 'allí no escucha nadie',
    noHost: 'esa máquina no existe',
    noHostOrNetwork: 'esa máquina no existe, o no hay red',
    brokenOff: 'se cortó la conexión',
  },
  notGobelet: text('en {origin} no hay ningún servidor de Gobelet'),
  noAddress: text(
    '{text} no es la dirección de un servidor; es como http://localhost:3000, y la de una mesa como http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} no es el enlace de una mesa; termina como /t/kabo-relu-timo-sane, cuatro palabras con guiones',
  ),
  noSuchTable: text('no hay ninguna mesa {table} en este servidor'),
  closedTable: text('nadie puede mirar la mesa {table}, y no tienes sitio en ella'),
  otherRules: text(
    'la mesa juega a {game} con la versión {#version} de las reglas, que este gobelet no tiene',
  ),
  tokenRefused: text(
    'el servidor ya no conoce el token de {file}; para seguir con otra identidad, indica otro archivo con --token-file',
  ),
  tokenGone: 'El servidor ya no te reconoce: vuelve a entrar para ser otra persona invitada.',
  newGuest: 'El servidor ya no te reconoce: entras de nuevo.',
  youAre: text('Eres {name}.'),
  share: text('Tu mesa: {link}'),

  yourTables: 'Tus mesas',
  publicTables: 'Mesas públicas',
  noTables: text('Todavía no hay mesas. Abre una con --game GAME: {games}.'),
  whichTable: text('escribe de 1 a {#count}, el nombre de una mesa, o quit'),
  seats,
  status: { open: 'abierta', running: 'en juego', over: 'terminada' },

  table: text('mesa {id}'),
  free: 'libre',
  freeSeat: text('Sitio {#place}'),
  bot: text('Bot {#place}'),
  program: 'programa',
  host: 'organiza',
  you: 'tú',
  somebody: 'alguien',
  here: 'aquí',
  away: 'ausente',
  unseeded: 'sin semilla todavía',
  anybodyWatches: 'todo el mundo puede mirar',
  nobodyWatches: 'nadie puede mirar',
  listed: 'en la lista pública',
  unlisted: 'solo por su enlace',
  options: text('opciones {text}'),
  pace: {
    live: (bank, seconds) =>
      `${bank} por persona${seconds === 0 ? '' : `, +${seconds} s por jugada`}`,
    relaxed: 'sin reloj',
    days: text('{limit} por jugada'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'La huella de los dados; apúntala si quieres comprobarlos:',
  askSit: 'Hay un sitio libre: Intro para sentarte.',
  askStart: 'La mesa está completa: Intro empieza la partida.',
  askStartAway: text('La mesa está completa, pero no están: {names}. Intro empieza igualmente.'),
  askWait: (free) =>
    `${plural(free, { one: 'Hay un sitio libre', other: 'Hay # sitios libres' })}: envía el enlace, o sienta un bot con «bot N LEVEL».`,
  askHost: 'La mesa está completa: quien organiza empieza la partida.',
  askOthers: (free) => plural(free, { one: 'Falta una persona.', other: 'Faltan # personas.' }),
  askFull: 'Todos los sitios están ocupados: miras.',

  lost: 'Se ha perdido la conexión; otro intento.',
  found: 'La conexión ha vuelto.',
  lostMark: 'sin conexión, otro intento',
  watching: counts('count', { one: '{#count} mira', other: '{#count} miran' }),
  botPlays: 'juega un bot',
  backTakes: 'back recupera tu sitio',
  waitingFor: text('Esperando a {names}.'),
  notAsked: 'no es tu turno — say TEXT para hablar, ? ayuda',
  notSeated: 'no tienes sitio en esta mesa — ? ayuda',
  held: 'un bot juega por ti — escribe back para recuperar tu sitio',
  unknown: text('no se entiende: {typed} — ? ayuda'),
  usage: text('se escribe así: {usage}'),
  usages: {
    sit: 'sit, o sit N',
    bot: text('bot N LEVEL, con el nivel {levels}'),
    colour: text('colour NAME, con el color {names}'),
    mute: text('{verb} N, o un nombre'),
  },
  noSeat: text('{typed} no es un sitio: los hay de 1 a {#count}'),
  noPerson: text('aquí nadie se llama {typed}'),
  hurry: text('Deprisa: quedan {left}.'),
  removed: 'Quien organiza ha liberado tu sitio.',
  turnedAway: 'Ya nadie puede mirar esta mesa.',
  comeBack: text('Para volver: {command}'),
  seatStays: 'Tu sitio sigue siendo tuyo.',

  sat: text('{name} toma el sitio {#place}.'),
  stood: text('{name} deja el sitio {#place}.'),
  swapped: text('Los sitios {#one} y {#other} se cambian.'),
  redealt: 'Se ha restaurado una copia del servidor: a partir de aquí los dados son nuevos.',
  coloured: text('{name} elige color: {colour}.'),
  hosted: text('Ahora organiza {name}.'),
  watchSet: {
    anybody: 'Desde ahora puede mirar todo el mundo.',
    nobody: 'Desde ahora no puede mirar nadie.',
  },
  listedSet: (isListed) => `La mesa ${isListed ? '' : 'no '}está en la lista pública.`,
  renamed: text('{old} se llama ahora {name}.'),
  muted: (name, isMuted) =>
    isMuted ? `${name} no tiene la palabra.` : `${name} puede hablar de nuevo.`,
  started: 'Empieza la partida.',
  startedFirst: text('Empieza la partida; como se acordó, empieza {name}.'),
  insteadOfTime: text('Se acabó el tiempo: un bot juega por {name}.'),
  heldFor: {
    time: text('{name} se ha quedado sin tiempo dos veces: sigue un bot.'),
    absence: text('{name} lleva mucho sin estar: sigue un bot.'),
    left: text('{name} se va: sigue un bot.'),
  },
  returned: text('{name} está de vuelta.'),
  paused: 'El servidor no estaba; mientras tanto no corrió ningún reloj.',
  said: text('{name}: {text}'),
  rematched: 'Hay revancha: escribe rematch para seguir.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Dados limpios: ${plural(count, { one: 'la respuesta', other: 'las # respuestas' })} del azar ${plural(count, { one: 'sale', other: 'salen' })} de la huella ${isBefore ? 'anotada antes de que dieras tu semilla' : 'mostrada cuando llegaste'}${hasSeed ? ', y tu semilla está en ella' : ''}.`,
  unfair: text('✗ Los dados no son lo prometido: {what}.'),
  unfairCommitment: 'el secreto no es el de la huella',
  unfairSeed: 'tu semilla no está en ellos',
  unfairLink: 'una de tus tiradas no se hizo con lo que enviaste',
  unfairOther: 'otro sitio dio algo distinto de lo que se te dijo',
  unfairFirst: 'quién empieza no se eligió como se te dijo',
  byServer: counts('count', {
    one: '{#count} de tus tiradas la hizo el servidor solo.',
    other: '{#count} de tus tiradas las hizo el servidor solo.',
  }),
  unfairThrows: 'no todo sale del secreto; save, y gobelet verify dirá más',
  unreachable: 'el servidor no responde',
  unchecked: text('No se han podido comprobar los dados: {why}.'),
  saved: text('Guardado en {record} y {proof}'),
  notSaved: text('no se ha guardado: {why}'),

  help: {
    open: [
      'sit [N]: tomar un sitio, el primero libre si no se dice. stand: dejarlo. swap N M: cambiar de sitio.',
      'bot N LEVEL: sentar un bot en un sitio libre. remove N: liberar un sitio.',
      'colour NAME: el color de tu mazo, si cada cual tiene el suyo.',
      'start: empezar la partida. first N: empezar con el sitio N primero, donde el juego lo permite.',
    ],
    running: [
      'list: todas las jugadas. log: lo que ha pasado. who: los sitios y la huella de los dados. leave: un bot juega por ti; back: tú otra vez. quit solo sale de este programa.',
    ],
    over: [
      'rematch: la misma gente en una mesa nueva. save: guardar aquí el registro y la prueba de los dados.',
    ],
    always: 'say TEXT para hablar; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Si organizas: mute N, unmute N; close, open: quién puede mirar; publish, unlist; host N.',
  },
};

/** What commands print when their work is done, in Spanish. */

import type { Words } from '../en/reports.ts';
import { counts, list, number, plural, point, text } from './grammar.ts';

const tables = (count: number): string => plural(count, { one: '# mesa', other: '# mesas' });
const entries = (count: number): string => plural(count, { one: '# entrada', other: '# entradas' });
const persons = (count: number): string => plural(count, { one: '# persona', other: '# personas' });
const seats = (count: number): string => plural(count, { one: '# sitio', other: '# sitios' });
const events = (count: number): string => plural(count, { one: '# suceso', other: '# sucesos' });
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
    open: 'Gobelet está abierto:',
    noPage: 'La página para jugar no está construida: «npm run build» la construye.',
    kept: text('Todo se guarda en {folder}. Para jugar desde un terminal: {command}'),
    stop: 'Ctrl-C lo para; al arrancar de nuevo, las partidas siguen donde estaban.',
  },

  backedUp: (file, all) =>
    `${file}: ${kept(all)}, ${plural(all.bytes, { one: '# byte', other: '# bytes' })}, comprobado`,
  restored: (file, all) => `${file}: ${kept(all)}`,
  copied: (place, all) => `${place}: ${kept(all)}, comprobado`,
  exported: text('{file}: está todo escrito, y el final dice lo que debe dar'),
  newDice: text(
    '{place}: las mesas abiertas o en juego tendrán dados nuevos cuando arranque un servidor',
  ),
  aside: text('Lo que había antes es ahora {file}'),
  keys: {
    none: text('{file} aún no tiene claves: nunca se ha iniciado un servidor con ella'),
    signs: text('{file}: desde ahora los tokens se firman con la clave {key}'),
    later:
      'Los tokens firmados con claves anteriores valen 400 días más y se cambian cuando vuelven sus dueños.',
    now: 'Ningún token anterior vale ya: todos vuelven como invitados nuevos.',
    soon: 'Un servidor en marcha se entera en medio minuto.',
    stays: (people) => `Los tokens anulados desde la copia siguen anulados: ${persons(people)}.`,
    unknown:
      'Los tokens anulados después de esta copia pueden volver a valer, pues no sabe de ellos. Con --new-keys no vale ningún token antiguo.',
  },
  doctor: {
    found: (database, version, open, running, over, all, people) =>
      `${database}: versión ${version}, ${tables(open + running + over)} (${open} abiertas, ${running} en juego, ${over} terminadas), ${entries(all)}, ${persons(people)}`,
    recounted: (count) =>
      `${plural(count, { one: '# tirada o carta recalculada', other: '# tiradas y cartas recalculadas' })}`,
    answers: (count, free) =>
      `${plural(count, { one: '# tirada o carta recalculada', other: '# tiradas y cartas recalculadas' })}; ${free} GB libres en el disco`,
    entry: text('entrada {#at}'),
    well: 'Todo está bien.',
    faults: counts('count', { one: '{#count} fallo.', other: '{#count} fallos.' }),
  },

  verify: {
    head: (game, table, places, moves, isOver) =>
      `${game} en la mesa ${table}: ${seats(places)}, ${events(moves)}, ${isOver ? 'jugada hasta el final' : 'sin terminar'}.`,
    commitment: (follows) =>
      follows ? `La huella es la del secreto.` : `La huella no es la del secreto.`,
    isHash: text('{hex} es la del secreto'),
    noted: (isSame) => (isSame ? `Es la que anotaste.` : `No es la que anotaste.`),
    isYours: text('{hex} es la tuya'),
    seeds: (follow) =>
      follow
        ? `Cada sitio tiene una semilla; las de la mesa son las que deben ser.`
        : `Una semilla no es la que debe ser.`,
    seed: text('sitio {#seat}: {seed}'),
    byTable: text('sitio {#seat}: de la mesa'),
    wrongSeed: text('sitio {#seat}: {seed} de la mesa, que debía tomar'),
    chain: text('sitio {#seat}: cadena {hex}'),
    silentChain: text('sitio {#seat}: cadena {hex}, cuyo primer eslabón no llegó'),
    wrongChain: text('sitio {#seat}: el primer eslabón no es de la cadena {hex}'),
    links: (follow) =>
      follow ? 'Cada eslabón es el siguiente de su cadena.' : 'Un eslabón no es el que debe ser.',
    misfit: text('antes de event {event}: {why}'),
    thrown: text('sitio {#seat}: {#linked} con su cadena, {#house} por la casa sola'),
    withheld: text(
      'sitio {#seat}: {#linked} con su cadena, {#house} por la casa sola, {#withheld} de ellas aunque tenía cadena',
    ),
    redealt: text('Dados nuevos desde event {event}, tras una restauración.'),
    redealtBefore: 'Dados nuevos antes de empezar, tras una restauración.',
    wrongRedealt: 'La nueva huella no es la del nuevo secreto.',
    named: text('· El sitio {#seat} empieza porque se le nombró, no por sorteo.'),
    setup: (follows, lots) =>
      follows ? `La preparación sale: ${lots}.` : `La preparación no sale: ${lots}.`,
    shuffle: text('una mezcla de {#of}'),
    lot: text('un sorteo de uno entre {#of}'),
    one: {
      throw: (follows) => (follows ? `La única tirada sale.` : `La única tirada no sale.`),
      draw: (follows) =>
        follows ? `La única carta sacada sale.` : `La única carta sacada no sale.`,
    },
    all: {
      throw: text('Salen las {#count} tiradas.'),
      draw: text('Salen las {#count} cartas sacadas.'),
    },
    some: {
      throw: text('Salen {#follow} de {#count} tiradas.'),
      draw: text('Salen {#follow} de {#count} cartas sacadas.'),
    },
    wrongAnswer: text(
      'línea {line}, sitio {seat}, {question}: sale {drawn}, el registro dice {recorded}',
    ),
    wrongSetup: text(
      'línea {line}, preparación, {path}: sale {drawn}, el registro dice {recorded}',
    ),
    more: text('… y {#count} más: --json las tiene todas'),
    fault: text('La línea {line} no puede estar en este registro: {why}.'),
    nothing: 'nada',
    notAll: 'No todo sale: no es lo que dieron los dados, o no es la prueba de esta partida.',
    otherSecret: 'Todo sale, pero de otro secreto que el que te prometieron.',
    everything: (isOver) =>
      isOver
        ? `Todo lo que el azar decidió en esta partida sale del secreto y de las semillas.`
        : `Todo lo que el azar decidió hasta ahora sale del secreto y de las semillas.`,
    onlyYou:
      '¿Es la huella la que viste antes de sentarte, y la semilla la tuya? Solo tú lo sabes; --commitment HEX compara.',
  },

  plan: (game, places, options, seed) => `${game}, ${seats(places)}, ${options}, semilla ${seed}`,
  ownOptions: 'opciones propias',
  simulated: (count, all, time) => `${games(count)}, ${events(all)} en ${time}`,
  winsBySeat: 'Victorias por sitio, con intervalos del 95 %',
  seat: text('sitio {#seat}'),
  winsByTurn: 'Victorias por orden de turno, con intervalos del 95 %',
  turn: text('{#turn}.º turno'),
  scores: 'Puntos',
  lengths: 'Sucesos por partida',
  spread: text(
    '{title}: media {mean}, desviación {deviation}, mediana {#median}, de {#least} a {#most}',
  ),
  match: {
    played: (count, asked, blocks, inBlock, time) =>
      `${games(count)}${count > asked ? ` (${number(asked)} redondeadas)` : ''}, ${plural(blocks, { one: '# bloque', other: '# bloques' })} de ${inBlock} con los mismos dados, en ${time}`,
    heads: {
      player: 'jugador',
      wins: 'victorias',
      interval: 'intervalo 95 %',
      turn: 'orden de turno',
      decisions: 'decisiones',
      number: 'número',
      longest: 'más larga',
    },
    lost: (player, count) =>
      `${player}: ${plural(count, { one: '# jugada suya sustituida por una al azar', other: '# jugadas suyas sustituidas por otras al azar' })}`,
    fault: text('bloque {#block}, partida {#game}, sitio {#seat}: {what}'),
    wins: text(
      'Las victorias son las de un bando, contadas por cada sitio de un jugador; {even} es lo parejo.',
    ),
    elo: text('El Elo se cuenta desde {player}.'),
  },
};

/** The terminal in Spanish. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# nivel', other: '# niveles' });
const events = (count: number): string => plural(count, { one: '# suceso', other: '# sucesos' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Intro',
    notAMove: text('no es una jugada posible: {typed} — ? ayuda, list muestra todas'),
    severalMoves: (typed, spellings) => `${typed} puede ser ${spellings.join(' o ')}`,
    nothingTyped: 'escribe un número o una jugada — ? ayuda',
    back: 'Intro: volver a la mesa',
    allMoves: 'Todas las jugadas, por número o como se escriben',
    soFar: 'Lo que ha pasado',
    nothingYet: 'Nada todavía.',
    bot: 'bot',
    or: text('o: {commands}'),
  },

  play: {
    you: 'Tú',
    player: text('Jugador {#seat}'),
    bot: text('Bot {#seat}'),
    whichGame: '¿Qué juego?',
    whichOf: text('escribe de 1 a {#count}, o quit'),
    pass: text('Pásalo a {name} — pulsa Intro cuando solo mires tú'),
    passFirst: 'Primero una línea vacía: pulsa Intro cuando solo mires tú',
    hide: 'Intro borra la pantalla; luego pásala',
    howToType:
      'En cualquier momento: ? explica, list muestra las jugadas, log lo que ha pasado, quit guarda y sale.',
    howToTypeAlone:
      'En cualquier momento: ? explica, list muestra las jugadas, log lo que ha pasado, odds lo que vale cada jugada, quit guarda y sale.',
    odds: 'Lo que vale cada jugada',
    saved: text('Guardado en {file}'),
    resume: text('Para seguir: {command}'),
    finished: text('Esta partida ha terminado. Su registro es {file}'),
    elsewhere: text('{file} contiene más que este registro: la partida sigue en {other}'),
  },

  odds: {
    head: (game, count, seat) => `${game}, tras ${events(count)}: juega el sitio ${seat}`,
    seat: text('sitio {#seat}'),
  },

  wrong: {
    whichCommand: '¿qué orden? «gobelet --help» las enumera',
    unknownCommand: text('orden desconocida: {word}; «gobelet --help» las enumera'),
    unknownOption: text('opción desconocida: {word}; «gobelet --help» las enumera'),
    unknownFlag: text('opción desconocida: {flag}'),
    takesNoValue: text('{flag} no lleva valor'),
    needsValue: text('a {flag} le falta un valor ({value})'),
    missing: text('falta {what}'),
    unexpected: text('sobra {word}'),
    wholeRange: text('{flag} debe ser un número entero de {min} a {max}, no {text}'),
    wholeFrom: text('{flag} debe ser un número entero desde {min}, no {text}'),
    noLanguage: text('no existe el idioma {word}; hay {all}'),
    noGame: text('no existe el juego {word}; hay {all}'),
    noLevel: text('no existe el nivel {word}; hay {all}'),
    optionsJson: text('--options debe ser JSON, como {example}, no {text}'),

    standardInput: 'la entrada estándar',
    cantOpen: text('no se puede abrir {file}: {why}'),
    cantWrite: text('no se puede escribir {file}: {why}'),
    cantWriteOut: text('no se puede escribir en la salida estándar: {why}'),
    files: {
      ENOENT: 'no existe ese archivo',
      EISDIR: 'es una carpeta',
      EACCES: 'permiso denegado',
      ENOTDIR: 'una parte de la ruta no es una carpeta',
      EEXIST: 'ya existe',
      ENOSPC: 'el disco está lleno',
    },
    noFolder: 'no existe esa carpeta',
    exists: text('{file} ya existe: elige otro nombre, o sigue con --resume {file}'),
    noRecord: 'no hay ningún registro en este archivo',
    notJson: 'no es JSON válido',
    beyond: (at, count) => `--at ${at} queda después del final, el registro tiene ${events(count)}`,
    isOver: (count) => `la partida termina tras ${events(count)}; --at K mira un momento anterior`,
    notToMove: (seat, count, toMove) =>
      `tras ${events(count)} no juega el sitio ${seat}, sino ${toMove}`,

    nameAGame: text('nombra un juego: {all}'),
    recordOfOther: text('{file} es un registro de {game}, no de {word}'),
    hasItsOwn: text('{flag} no va con --resume: el registro ya lo dice'),
    severalRecords: text('{file} contiene varios registros: guarda la partida en otro sitio'),
    resumeFile: '--resume pide un archivo: las jugadas se leen de la entrada estándar',
    levelsForBots: (count, bots) =>
      `${levels(count)} para ${plural(bots, { one: 'un bot', other: '# bots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} para ${seats} sitios`,
    namesForSeats: text('{#count} nombres para {#seats} sitios'),
    badName: text('un nombre tiene de 1 a {#most} letras y ningún carácter de control, no {text}'),
    sameName: 'dos sitios tienen el mismo nombre',

    gameOpens: '--game abre una mesa: da la dirección de un servidor, no el enlace de una mesa',
    forOpening: text('{flag} es para una mesa que abre --game'),
    pace: text('--pace debe ser live:SEGUNDOS+SEGUNDOS, relaxed o days:N, no {text}'),
    tokens: text('{file} no es un archivo de tokens: apártalo, o nombra otro con --token-file'),

    clockSkewed: text(
      'los relojes de esta máquina y del almacén difieren en {off}\u00a0ms: ponlos en hora con NTP',
    ),
    portTaken: text('el puerto {port} está ocupado: elige otro con --port'),
    portForbidden: text('el puerto {port} no se puede usar: elige otro con --port'),
    noHost: '--host no es una dirección de esta máquina',
    networks: text('{flag} admite direcciones y redes como {example}, no {text}'),
    limit: text('{flag} admite un número, o un número y segundos como 300/1200, no {text}'),
    busAddress: text('{flag} admite la dirección de un servidor NATS, como {example}'),
    noPackage: text('{flag} necesita un paquete que no está instalado: npm install {name}'),
    secret: text('{flag} admite de 16 a 200 caracteres sin espacios'),
    hostName: text('{flag} admite nombres como dice.example.org, no {text}'),
    origin: text('--origin debe ser una dirección como https://dice.example.org, no {text}'),
    noDatabase: text('no hay ninguna base de datos {file}'),
    databaseExists: text('ya hay una base de datos {file}; --force la aparta'),
    pgDump: text(
      '{place} es PostgreSQL: las copias se hacen con pg_dump o con su registro, también con servidores en marcha; «gobelet export» lo escribe todo como texto',
    ),
    pgRestore: text(
      '{place} es PostgreSQL: las copias se recuperan con pg_restore; después «gobelet restore --store URL» sin archivo da dados nuevos a las mesas abiertas',
    ),

    hex: text('--commitment debe tener 64 cifras hexadecimales, no {text}'),
    proofMissing: 'falta PROOF, pues la entrada estándar no tiene ninguno al lado',
    seatMissing: 'falta --seat N o --seat public',
    playersForSeats: text('{#count} jugadores para {#seats} sitios'),
    seatsOf: text(
      '{game} tiene de {#min} a {#max} sitios, no {#seats}; --seats N repite la lista alrededor de la mesa',
    ),
    openQuote: text('una comilla ({quote}) no está cerrada'),
    commandMissing: 'falta una orden tras «cmd:»',
    noPlayer: text('nadie se llama {word}; hay {all}, random y cmd:COMMAND'),
    cantRun: text('no se puede ejecutar {command}: {why}'),
    stopped: text('parado tras {#done} de {#all} partidas'),
  },
};

/** The help of the commands, in Spanish. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'la carpeta del servidor (si no, GOBELET_DATA, y si no, gobelet-data)';
const store =
  'una base de datos PostgreSQL en vez de la carpeta, postgres://user:password@host/name (si no, GOBELET_STORE)';
const journals =
  'una base de datos para los diarios de las mesas nuevas; se puede repetir (si no, GOBELET_JOURNALS)';
const firstRecord = 'Solo se mira el primer registro del archivo; «-» es la entrada estándar.';
const atEvents = 'tras cuántos sucesos (si no, todos)';
const sameGames = 'la misma semilla da las mismas partidas (si no, una nueva, que se muestra)';
const ownOptions = 'opciones del juego, como \'{"line":6}\'';
const recordsThere = 'escribir allí los registros; un archivo con ese nombre se sustituye';
const ctrlC = 'Ctrl-C lo para y muestra lo hecho hasta entonces.';

export const words: Words = {
  usage: text('Uso: {line}'),
  flags: '[opciones]',
  help: 'muestra esto',
  lang: text('el idioma: {all} (si no, GOBELET_LANG, y si no, el del sistema)'),
  about:
    'Pokerdice, NEXT! y Séquence Dés: se juegan aquí, se acogen para amigos, se miran de cerca.',
  more: '«gobelet COMMAND --help» cuenta más; --lang xx habla otro idioma. Códigos de salida: 0 bien, 1 replay encontró un registro malo, 2 mal llamado, o un archivo que no sirve.',

  commands: {
    serve: {
      summary:
        'Acoger mesas: los amigos entran por un enlace, y no se pierde nada pase lo que pase.',
      flags: {
        port: text('dónde escucha; si no, {usual}, 0 para cualquiera libre'),
        host: text('en qué dirección escucha; si no, {usual}, es decir, en todas'),
        data: 'dónde se guarda todo; si no, gobelet-data',
        store,
        journals,
        origin: 'dónde lo encuentra la gente si hay un proxy delante: https://dice.example.org',
        name: 'otros nombres por los que se llega a él, separados por comas; las direcciones y los nombres de la red local valen siempre',
        'trust-proxy': text(
          'creer X-Forwarded-For solo de estas direcciones y redes, como {usual}; sin valor, solo de esta máquina',
        ),
        bus: 'NATS, por el que los procesos de varias máquinas se cuentan lo que pasa: nats://usuario:clave@máquina:4222. Los que comparten una carpeta no lo necesitan',
        drain: text(
          'cuántos segundos sigue sirviendo tras SIGTERM mientras /ready ya dice que no, para que un balanceador lleve a la gente a otro proceso; si no, {usual}',
        ),
        'metrics-token':
          'un secreto de 16 caracteres o más con el que /ready y /metrics se leen desde cualquier sitio',
        log: text('{usual}: lo que va a la salida de errores; si no, info'),
        'bot-pause': text('cuánto tardan los bots en una jugada; si no, {usual}'),
        absence: text('tras cuántos segundos de ausencia juega un bot; si no, {usual}'),
        rate: text('mensajes por segundo de una conexión; si no, {usual}'),
        work: text(
          'milisegundos de procesador por segundo que puede costar una dirección; si no, {usual}',
        ),
        'per-address': text(
          'sockets abiertos desde una dirección; si no, {usual}. Los demás límites de una dirección crecen con este si no se indican',
        ),
        connections: text('conexiones en total; si no, {usual}'),
        lines: text('conexiones abiertas de cualquier tipo desde una dirección; si no, {usual}'),
        'limit-sockets': text('sockets nuevos desde una dirección; si no, {usual}'),
        'limit-requests': text('peticiones desde una dirección; si no, {usual}'),
        'limit-files': text('archivos de la página para una dirección; si no, {usual}'),
        'limit-guests': text('personas nuevas desde una dirección; si no, {usual}'),
        'limit-misses': text(
          'nombres de mesas que no existen, desde una dirección o de una persona; si no, {usual}',
        ),
        'limit-tables': text('mesas que abre una persona; si no, {usual}'),
        'limit-attempts': text('partidas de desafíos que envía una persona; si no, {usual}'),
        'limit-talk': text('mensajes y reacciones de una persona; si no, {usual}'),
        'limit-reviews': text(
          'cuántas veces guía o señala una persona en una partida terminada; si no, {usual}',
        ),
        'limit-deeds': text(
          'lo demás que hace una persona en las mesas, sin contar jugadas; si no, {usual}',
        ),
        'listed-per-person': text('mesas de una persona en la lista pública; si no, {usual}'),
        'listed-per-address': text('mesas de una dirección en la lista pública; si no, {usual}'),
        'tables-per-person': text('mesas sin terminar que puede tener una persona; si no, {usual}'),
        'tables-per-address': text(
          'mesas sin terminar abiertas desde una misma dirección; si no, {usual}',
        ),
      },
      more: [
        'Un límite como 300/1200 significa 300 de golpe y otros tantos cada 1200 segundos. A quien llega a él se le dice cuándo volver.',
        '/health responde a todo el mundo. /ready y /metrics responden solo en esta máquina; tras un proxy o desde otro sitio necesitan --metrics-token.',
        'Cada opción puede venir también de una variable de entorno: --bot-pause de GOBELET_BOT_PAUSE, etcétera.',
        'SIGTERM y Ctrl-C dejan guardar lo que está en marcha, dicen a todo el mundo que vuelva, y paran. «gobelet backup» lo copia todo mientras funciona.',
      ],
    },
    join: {
      summary:
        'Jugar en una mesa de un servidor, desde el terminal: abrir una, entrar por su enlace o mirar.',
      flags: {
        name: 'cómo te llamas; se guarda para la próxima vez',
        watch: 'mirar sin sitio',
        save: 'al final, guardar aquí el registro y la prueba de los dados',
        'token-file': 'quién eres, por servidor; si no, tokens.json en tu carpeta de configuración',
        game: 'abrir una mesa de este juego',
        seats: 'cuántos juegan en ella; 2 si el juego no dice otra cosa',
        options:
          'opciones del juego, p. ej. {"decks":2} o {"line":6} (seis en línea: aconsejado por las reglas para dos jugadores o dos equipos)',
        bots: text('{usual}: un bot por cada uno, en los últimos sitios'),
        pace: 'live:300+10 son 300 segundos por persona y 10 más por jugada; relaxed; days:2',
        listed: 'mostrar la mesa en la lista pública',
        closed: 'nadie puede mirar sin sitio',
      },
      more: [
        'URL es el enlace de una mesa, o la dirección de un servidor: con --game se abre allí una mesa, sin él se elige entre las que hay.',
        'Con el mismo enlace vuelves al mismo sitio. Las jugadas se escriben como en «gobelet play»; ? explica.',
      ],
    },
    play: {
      summary: 'Jugar en el terminal, contra bots o con más gente ante una pantalla.',
      flags: {
        seats: 'cuántos juegan; 2 si el juego no dice otra cosa',
        humans:
          'cuántos de ellos, desde el primer sitio, son personas; si no, 1, y los demás son bots',
        bots: text('{usual}: uno para todos los bots o uno para cada uno; si no, casual'),
        names: 'los nombres de los sitios',
        seed: 'la misma semilla da los mismos dados y los mismos bots',
        options:
          'opciones del juego, p. ej. {"decks":2} o {"line":6} (seis en línea: aconsejado por las reglas para dos jugadores o dos equipos)',
        save: 'dónde se guarda el registro; si no, un archivo nuevo en esta carpeta',
        resume: 'seguir con el primer registro de un archivo',
      },
      more: [
        'Sin el nombre de un juego, pregunta.',
        'Las jugadas se escriben por número o como se leen; ? explica, quit sale. Contra bots, odds muestra lo que vale cada jugada. El registro se guarda con cada jugada.',
        'NO_COLOR quita los colores.',
      ],
    },
    replay: {
      summary: 'Volver a jugar registros y mostrar una línea de JSON por cada uno.',
      flags: {},
      more: [
        '«-» es la entrada estándar. Los archivos se leen en flujo, sea cual sea su tamaño.',
        'El código de salida es 1 si algún registro es malo, 2 si un archivo no se puede leer.',
      ],
    },
    view: {
      summary: 'Mostrar lo que alguien puede saber en un momento de un registro, como JSON.',
      flags: {
        seat: 'quién mira: un sitio, contado desde 0, o public para todo el mundo (obligatorio)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Mostrar lo que vale cada jugada posible en un momento de un registro, la mejor primero, y por qué.',
      flags: {
        at: atEvents,
        seat: 'las jugadas de quién, contado desde 0 (si no, el primer sitio al que le toca)',
        json: 'mostrar una línea de JSON en vez de una tabla',
      },
      more: [
        'Las probabilidades salen de lo que puede saber ese sitio, nunca de los secretos del registro.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Jugar muchas partidas al azar con todos los núcleos y mostrar lo que resulta.',
      flags: {
        games: 'cuántas partidas (obligatorio)',
        seats: 'cuántos sitios (si no, los menos posibles)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Hacer jugar a bots y programas entre sí con todos los núcleos.',
      flags: {
        players: 'quién juega, como master,strong,random,cmd:"python3 mine.py" (obligatorio)',
        games: 'cuántas partidas, redondeadas a bloques enteros (obligatorio)',
        seats: 'cuántos sitios; la lista se repite alrededor de la mesa (si no, uno por jugador)',
        seed: sameGames,
        options: ownOptions,
        think: text('cuánto puede pensar un programa (si no, {usual})'),
        workers: 'cuántas partidas a la vez (si no, tantas como núcleos)',
        out: recordsThere,
        json: 'mostrar el resultado como JSON',
        verbose: 'mostrar lo que los programas escriben en la salida de errores',
      },
      more: [
        'Un bloque es una partida por cada giro de los jugadores alrededor de la mesa, todas con los mismos dados. Los niveles son beginner, casual, strong y master; random elige cualquier jugada permitida. Los programas hablan el protocolo de docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Comprobar, sin red, que cada tirada de una partida con dados limpios sale de su prueba.',
      flags: {
        commitment: 'la huella que anotaste antes de sentarte, para comparar',
        json: 'mostrar una línea de JSON, con cada pregunta al azar, en vez de frases',
      },
      more: [
        'La prueba de game.jsonl es game.proof.json, a su lado, si no se nombra otro archivo. «-» es la entrada estándar.',
        'El código de salida es 0 si todo sale, 1 si algo no, 2 si un archivo no sirve. docs/fair-dice.md lo explica.',
      ],
    },
    backup: {
      summary: 'Copiar en un archivo todo lo que guarda un servidor, mientras funciona.',
      flags: { data: folder, store, journals },
      more: [
        'FILE no debe existir. Se comprueba antes de anunciar el éxito; «gobelet restore» lo repone.',
      ],
    },
    restore: {
      summary: 'Reponer una copia en la carpeta de un servidor.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'aunque ya haya una base de datos, que se aparta',
        'new-keys': 'acabar con todos los tokens: todos vuelven como invitados nuevos',
      },
      more: [
        'La copia se comprueba antes. El servidor no debe funcionar entretanto.',
        'Lo anulado en la base de datos que se aparta sigue anulado. Se rechaza una copia cuyas tablas, índices o disparadores han cambiado.',
        'Con --store, PostgreSQL ya ha recuperado la copia: sin FILE, las mesas abiertas reciben dados nuevos.',
      ],
    },
    'rotate-keys': {
      summary: 'Firmar los tokens con una clave nueva, funcione o no el servidor.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'acabar enseguida con las claves anteriores: ningún token de antes vale ya',
      },
      more: [
        'Una vez al año es una buena costumbre, y nadie lo nota: los tokens de claves anteriores valen 400 días más y se cambian cuando vuelven sus dueños.',
        'Si otra persona ha podido leer la base de datos o una copia, usa --now: quien tiene una clave puede ser cualquiera. Entonces todos pierden quiénes eran, con sus mesas y su nombre.',
      ],
    },
    doctor: {
      summary:
        'Comprobar todo lo que guarda un servidor: archivos, diarios, registros, dados, índice. No cambia nada.',
      flags: { data: folder, store, journals, json: 'mostrar una línea de JSON en vez de frases' },
      more: [
        'Cada fallo es una línea, con la mesa y el número de la entrada si lo hay. El servidor puede funcionar entretanto.',
        'El código de salida es 0 si todo está bien, 1 si algo no, 2 si no hay base de datos que mirar.',
      ],
    },
    move: {
      summary: 'Copiar todo de un almacén a otro y comprobarlo.',
      flags: {
        journals,
        'from-journals': 'las bases de datos de diarios que tiene FROM; se puede repetir',
      },
      more: [
        'FROM y TO son carpetas de servidores o direcciones de PostgreSQL: postgres://user:password@host/name. En ninguno puede haber un servidor en marcha.',
        'TO debe estar vacío. Si se interrumpe, la misma orden continúa; hasta que termine, allí no arranca ningún servidor. FROM queda como está.',
      ],
    },
    export: {
      summary:
        'Escribir como texto todo lo que guarda un servidor: un objeto JSON por línea, igual para todos los almacenes.',
      flags: { data: folder, store, journals },
      more: [
        'FILE no debe existir; sin él, o con «-», el texto va a la salida estándar. El servidor puede estar en marcha.',
        'Contiene los secretos de todos: hay que guardarlo tan bien como la propia base de datos. docs/dump.md explica las líneas.',
      ],
    },
    import: {
      summary: 'Leer en un almacén vacío lo que escribió «gobelet export» y comprobarlo.',
      flags: { data: folder, store, journals },
      more: [
        '«-» es la entrada estándar. Allí no puede haber un servidor en marcha. Si se interrumpe, la misma orden continúa.',
      ],
    },
  },
};

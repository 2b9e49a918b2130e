/** What the server tells people, in Spanish. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `no ha pasado nada: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'eso solo puede hacerlo quien organiza',
    'not-seated': 'no tienes sitio en esta mesa',
    'nobody-sits-there': 'ahí no hay nadie',
    'no-such-seat': 'esta mesa no tiene ese sitio',
    seated: 'ya tienes sitio en esta mesa',
    taken: 'ese sitio ya está ocupado',
    'colour-taken': 'otra persona ya tiene este color',
    'no-packs': 'en este juego nadie tiene un mazo propio',
    full: 'todos los sitios están ocupados',
    'name-like': text('tu nombre se parece al de {detail}, que está en esta mesa: elige otro'),
    'name-of-house': 'ese nombre lo usa el propio juego: elige otro',
    'seed-given': 'este sitio ya ha dado su semilla',
    'no-host-there': 'ahí no hay nadie que pueda organizar',
    'not-open': 'solo se puede antes de que empiece la partida',
    'not-running': 'en esta mesa no se está jugando',
    'not-over': 'la partida no ha terminado',
    'game-over': 'la partida ha terminado',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), { one: 'queda un sitio libre', other: 'quedan # sitios libres' }),
    'nobody-plays': 'aquí solo hay bots: tiene que jugar alguien',
    'not-come': text('aún no ha llegado: {detail}'),
    removed: 'quien organiza ha liberado tu sitio: puedes mirar',
    held: 'un bot juega por este sitio: recupéralo antes',
    'held-already': 'un bot ya juega por este sitio',
    'not-held': 'ningún bot juega por este sitio',
    stale: 'ha pasado algo entretanto: mira otra vez',
    'bad-link': 'este eslabón no encaja en la cadena de tu sitio',
    'nothing-thrown': 'con esta jugada no se tira nada, así que no lleva eslabón',
    'no-chains': 'los dados de esta mesa no admiten cadenas',
    'not-called': 'ahora no se te pide ningún eslabón',
    called: 'la partida está a punto de empezar',
    rules: text('las reglas no lo permiten ({detail})'),
    unseen: 'esta mesa se juega con piezas de verdad: di qué han mostrado',
    muted: 'quien organiza te ha quitado la palabra',
    'host-muted': 'a quien organiza no se le puede quitar la palabra',
    'talked-out': 'en esta mesa ya se ha hablado bastante: el chat está lleno',
    'changed-out': 'ya has cambiado bastantes cosas en esta mesa',
    'chat-closed': 'las parejas no se consultan: la charla vuelve a abrirse tras la partida',
    'ranked-table': 'en la mesa del reto del día se juega a solas, una vez y hasta el final',
    'no-such-moment': 'esta partida no tiene ese momento',
    closed: 'nadie puede mirar esta mesa',
    'set-aside': 'esta mesa está dañada y no se puede seguir jugando; el servidor ya lo sabe',
    'no-rules': 'este servidor no tiene las reglas de esta mesa; quizá otro sí',
    'not-stored': nothing('algo va mal en el servidor'),
    'store-full': nothing('no queda espacio para guardarlo'),
    'store-busy': nothing('el almacén está ocupado'),
    'store-broken': nothing('no se ha podido guardar'),
    'store-unknown': nothing('puede que no se haya guardado'),
    'table-busy': nothing('la mesa está demasiado ocupada'),
    'clock-skewed': text('los relojes de esta máquina y del almacén difieren en {detail}\u00a0ms'),
    draining: 'el servidor va a pararse: inténtalo dentro de un momento',
    stopping: 'el servidor se para: vuelve dentro de un momento',
    'unknown-table': 'no hay ninguna mesa con ese nombre',
    'too-many-misses': 'demasiadas mesas que no existen: espera un momento',
    'play-first': 'juégala antes: quien ve la partida conoce los dados',
    'ranked-only':
      'el reto del día se juega en una mesa del servidor: una partida de otro sitio no cuenta',
    'ranked-people': 'la clasificación del día es para personas, no para programas',
    'ranked-proof': 'los dados del día se publican con los retos cuando el día ha terminado',
    'no-result': 'no existe ese resultado',
    'record-is-secret': 'la partida no ha terminado: su registro contiene todos los secretos',
    'bad-message': text('el servidor no lo ha entendido ({detail})'),
    'not-json': 'eso no es JSON válido',
    'not-text': 'los mensajes son texto, no bytes',
    'other-protocol': text('este servidor habla otro protocolo: {detail}'),
    'unknown-token': 'este token no vale aquí: pide otro',
    'token-gone': 'este token ya no vale: pide otro',
    'token-needed': 'hace falta un token: authorization: Bearer TOKEN',
    'unknown-code': 'este código no es válido o ha caducado: crea uno nuevo en tu otro dispositivo',
    'too-many-codes': 'demasiados códigos erróneos: espera un momento',
    'bad-attempt': 'la Idempotency-Key tiene de 22 a 64 letras, cifras y guiones',
    'say-hello': 'di antes hello, con un token',
    'not-watching': 'mira antes la mesa',
    'too-many-watched': text('una conexión puede mirar {detail} mesas'),
    'slow-down': 'demasiados mensajes: más despacio',
    'too-much': 'demasiado a la vez: espera un momento',
    'too-many-guests': 'demasiadas personas desde una dirección: espera un momento',
    'too-many-tables': 'demasiadas mesas a la vez: espera un momento',
    'too-many-unfinished': 'tienes demasiadas mesas sin terminar: termina antes una de ellas',
    'too-many-of-address':
      'desde tu red hay demasiadas mesas en juego: terminad antes una de ellas',
    'too-many-connections': 'demasiadas conexiones: espera un momento',
    'house-full': 'demasiadas conexiones al mismo tiempo',
    'other-name':
      'este servidor no responde a ese nombre: usa la dirección que te dieron, o arráncalo con --name',
    'operator-only':
      'esto es para quien lleva el servidor: pregunta en la propia máquina, o con el token de --metrics-token',
    'program-of-program': 'un programa no puede tener programas',
    'foreign-page': 'las páginas de otros sitios no pueden abrir conexiones aquí',
    'socket-elsewhere': text('las conexiones están en {detail}'),
    'socket-needed':
      'aquí se abre un WebSocket y la petición no pide ninguno: un proxy debe reenviar las cabeceras Upgrade y Connection',
    'nothing-here': 'aquí no hay nada',
    'only-methods': text('aquí solo {detail}'),
    'send-json': 'envía JSON, con content-type: application/json',
    'body-too-large': text('el cuerpo tiene más de {detail} bytes'),
    'body-cut-off': 'el cuerpo no ha llegado entero',
  },

  pages: {
    welcome: {
      lead: 'Tres juegos de dados para jugar en compañía. Este servidor está abierto; se juega desde un terminal, o con programas:',
      open: 'abrir una mesa y sentarse',
      join: 'entrar en una por su enlace',
      notBuilt: text(
        'También hay una página para jugar, pero no está construida: {command} la construye, y el servidor la muestra al arrancar de nuevo.',
      ),
      api: 'La API, para leer',
      openApi: 'la misma como OpenAPI 3.1',
    },
    table: 'Te invitan a una mesa. Entra desde un terminal:',
    api: {
      title: 'La API',
      lead: text(
        'JSON sobre HTTP, y un WebSocket en {socket} para lo que pasa en las mesas. El token va en la cabecera {header}. Lo que se rechaza viene con un código y un motivo, en el idioma de Accept-Language o del hello.',
      ),
      routes: {
        'POST /api/guests': 'Ser alguien: con un nombre y un token. Sin nombre, se recibe uno.',
        'POST /api/programs':
          'Una persona aparte para un programa tuyo que juega; todo el mundo ve que lo es.',
        'GET /api/me': 'Quién eres según el token.',
        'PATCH /api/me':
          'Otro nombre, enseguida en todas las mesas donde te sientas; donde las parejas no se consultan, no antes de la próxima partida.',
        'DELETE /api/me/tokens':
          'Deja sin valor todos tus tokens y los de tus programas, y da uno nuevo: para cuando alguien ha visto uno. Si la respuesta se pierde, la misma petición con la misma Idempotency-Key se contesta otra vez.',
        'POST /api/me/codes':
          'Un código con el que otro dispositivo tuyo pasa a ser tú: sirve una vez y durante cinco minutos. Uno nuevo anula el anterior.',
        'GET /api/me/codes':
          'Si tu último código aún espera, o ya se usó y otro dispositivo es tú.',
        'POST /api/codes': 'Ser quien creó este código. Queda gastado.',
        'GET /api/me/tables':
          'Tus mesas, abiertas, en juego y terminadas, primero las cambiadas hace menos.',
        'GET /api/me/dice':
          'Lo que salió en tus asientos, contado en tus últimas mil partidas terminadas.',
        'GET /api/dice': 'Lo que salió en todas las partidas terminadas de este servidor, contado.',
        'GET /api/tables':
          'Las mesas públicas, abiertas o en juego, cuyo anfitrión está presente; unas pocas por persona y dirección.',
        'POST /api/tables':
          'Abre una mesa, todavía sin nadie: siéntate por el socket. Con ella se publica la huella de los dados.',
        'GET /api/tables/{table}':
          'Una mesa tal como puedes verla: el mismo mensaje que envía el socket.',
        'GET /api/tables/{table}/record':
          'El registro de una partida terminada, una línea por jugada.',
        'GET /api/tables/{table}/proof':
          'La prueba de los dados de una partida terminada: «gobelet verify» la compara con el registro.',
        'GET /api/door': 'Si ahora se abriría un socket; si no, por qué y cuándo volver.',
        'GET /health': 'El proceso vive.',
        'GET /ready':
          'Se puede enviar gente aquí: el almacén responde y el servidor no va a pararse.',
        'GET /metrics': 'Cifras del servidor, para Prometheus.',
        'GET /api/challenges/daily':
          'El reto del día para todos, según UTC, sin sus dados; el de ayer; y el último cuyos dados ya se conocen.',
        'POST /api/challenges/daily/table':
          'La mesa en la que juegas el reto del día. Empieza la primera vez que la pides; tienes una al día.',
        'GET /api/challenges/{id}/results':
          'Cómo ha ido un reto, los mejores primero, y tu puesto.',
        'POST /api/challenges/{id}/results':
          'Tu partida de un reto, salvo el de un día. Se vuelve a jugar antes de contar; cuenta la primera, y es la respuesta.',
        'GET /api/challenges/{id}/results/{person}':
          'La partida escrita de alguien en un reto, para quien también lo ha jugado.',
      },
      needsToken: 'Pide un token.',
      takes: 'Toma',
      answers: 'Responde',
      mayRefuse: 'Puede rechazar:',
      fromClient: 'Socket: lo que dice un cliente',
      protocol: text('Protocolo {#version}. Un mensaje es un objeto JSON en una trama de texto.'),
      fromServer: 'Socket: lo que dice el servidor',
      codes: 'Códigos',
    },
  },
};

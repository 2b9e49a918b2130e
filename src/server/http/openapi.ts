/** The OpenAPI 3.1 document, written from the routes and the schemas of protocol and games. */

import { PROTOCOL, SOCKET_PATH, serverMessage } from '../../protocol.ts';
import type { JsonSchema, Shape } from '../../shape.ts';
import { Components, type GameSchemas } from './components.ts';
import { type Route, STATUS } from './route.ts';

/** What every route may refuse with. */
const ALWAYS = ['protocol', 'too-many', 'not-stored'] as const;

/** What the operations are about, by the beginning of their paths. */
const TAGS = [
  {
    name: 'people',
    description: 'Being somebody: names, tokens, devices, programs.',
    paths: ['/api/guests', '/api/programs', '/api/me', '/api/codes'],
  },
  {
    name: 'tables',
    description: 'Opening tables, and what is left of finished games.',
    paths: ['/api/tables'],
  },
  {
    name: 'challenges',
    description: 'The same dice for everybody: docs/challenges.md.',
    paths: ['/api/challenges'],
  },
  { name: 'dice', description: 'What fell, counted.', paths: ['/api/dice'] },
  {
    name: 'socket',
    description: 'What happens at a table: docs/protocol.md.',
    paths: [SOCKET_PATH, '/api/door'],
  },
  {
    name: 'operators',
    description: 'For whoever looks after the server.',
    paths: ['/health', '/ready', '/metrics'],
  },
] as const;

export interface Document {
  readonly version: string;
  /** Where the server is reached; if nobody has said so, where the document was found. */
  readonly origin: string | undefined;
  readonly games: readonly GameSchemas[];
}

export function openApiOf(
  routes: readonly Route[],
  { version, origin = '/', games }: Document,
): JsonSchema {
  const components = new Components(games);
  const paths: Record<string, Record<string, unknown>> = {
    [SOCKET_PATH]: { get: socketOperation() },
  };
  for (const route of routes) {
    paths[route.path] ??= {};
    (paths[route.path] as Record<string, unknown>)[route.method.toLowerCase()] = operationOf(
      route,
      components,
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gobelet',
      version,
      description: `Tables for three dice games. What happens at a table goes over a WebSocket at ${SOCKET_PATH}, protocol ${PROTOCOL}: see docs/protocol.md; its messages are the schemas ClientMessage and ServerMessage.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin, description: 'This server.' }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: components.all(),
      responses: {
        OtherMethod: refusal(
          'The path is not asked for in this way: the header Allow says how it is.',
          { allow: header('The methods that there are.') },
        ),
        TooLarge: refusal('protocol: the body has more bytes than any that makes sense.'),
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(route: Route, components: Components): JsonSchema {
  const { summary, description, token, body, path, answer } = route;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const refusals = new Map<string, string[]>();
  const needed = token === 'needed' ? ['unknown-token' as const] : [];
  for (const code of new Set([...ALWAYS, ...needed, ...(route.refuses ?? [])])) {
    const status = String(STATUS[code] ?? 400);
    refusals.set(status, [...(refusals.get(status) ?? []), code]);
  }
  const told = answer === undefined ? { type: 'string' } : answerOf(answer, components);
  return {
    tags: [tagOf(path)],
    summary,
    ...(description !== undefined && { description }),
    operationId: `${route.method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`,
    security: token === 'none' ? [] : [...(token === 'needed' ? [] : [{}]), { token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: jsonOf(components.of(body)) },
    }),
    responses: {
      [route.method === 'POST' ? 201 : 200]: {
        description: 'Done.',
        content: { [route.answerType ?? 'application/json']: { schema: told } },
      },
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [
          status,
          refusal(codes.join(', '), HEADERS_OF[status]),
        ]),
      ),
      405: { $ref: '#/components/responses/OtherMethod' },
      ...(body !== undefined && { 413: { $ref: '#/components/responses/TooLarge' } }),
    },
  };
}

/** A socket is opened by a request that asks to go on as one; what follows is no HTTP any more. */
function socketOperation(): JsonSchema {
  const frames = (name: string): JsonSchema => ({
    schema: { $ref: `#/components/schemas/${name}` },
  });
  const content = {
    'application/vnd.gobelet.client+json': frames('ClientMessage'),
    'application/vnd.gobelet.server+json': frames('ServerMessage'),
  };
  return {
    tags: [tagOf(SOCKET_PATH)],
    summary: 'Open a socket.',
    description: `A WebSocket, protocol ${PROTOCOL}: text frames, each one message. The token goes into the first, not into a header.`,
    operationId: 'getSocket',
    security: [],
    responses: {
      101: {
        description: 'It is open. The messages of either side:',
        content,
      },
      200: { description: 'The same, through a proxy that speaks HTTP/2 (RFC 8441).', content },
      403: text('A page of another site asks.'),
      426: {
        ...refusal('protocol: the request does not ask for a socket, or a proxy has cut that off.'),
        headers: { upgrade: header('websocket') },
      },
      429: { ...text('Too often: come back later.'), headers: HEADERS_OF['429'] },
      503: { ...text('The house is full, or about to stop.'), headers: HEADERS_OF['503'] },
    },
  };
}

function tagOf(path: string): string {
  return TAGS.find(({ paths }) => paths.some((start) => path.startsWith(start)))?.name ?? 'pages';
}

/** Of the messages, the one that the route answers with. */
function answerOf(answer: Shape<unknown>, components: Components): JsonSchema {
  return answer === serverMessage ? components.kind(answer, 'table') : components.of(answer);
}

function header(description: string, type = 'string'): JsonSchema {
  return { description, schema: { type } };
}

const AGAIN = { 'retry-after': header('In how many seconds to ask again.', 'integer') };
const HEADERS_OF: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  401: { 'www-authenticate': header('Bearer.') },
  429: { ...AGAIN, ratelimit: header('What is left of which limit, and when there is more.') },
  503: AGAIN,
};

function refusal(description: string, headers?: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    description,
    ...(headers !== undefined && { headers }),
    content: jsonOf({ $ref: '#/components/schemas/Refused' }),
  };
}

function jsonOf(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

function text(description: string): JsonSchema {
  return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
}

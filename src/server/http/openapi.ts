/** The OpenAPI 3.1 document, written from the routes and the schemas of the protocol. */

import {
  CODES,
  clientMessage,
  PROTOCOL,
  refusedAnswer,
  SOCKET_PATH,
  serverMessage,
} from '../../protocol.ts';
import type { JsonSchema, Shape } from '../../shape.ts';
import { type Route, STATUS } from './route.ts';

/** What every route may refuse with. */
const ALWAYS = ['protocol', 'too-many', 'not-stored'] as const;

export function openApiOf(routes: readonly Route[], version: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    (paths[route.path] as Record<string, unknown>)[route.method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gobelet',
      version,
      description: `Tables for three dice games. What happens at a table goes over a WebSocket at ${SOCKET_PATH}, protocol ${PROTOCOL}: see docs/protocol.md; its messages are the schemas ClientMessage and ServerMessage.`,
    },
    paths,
    components: {
      schemas: {
        ClientMessage: schemaOf(clientMessage),
        ServerMessage: schemaOf(serverMessage),
        Refused: schemaOf(refusedAnswer),
        Code: { enum: CODES },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(route: Route): JsonSchema {
  const {
    summary,
    description,
    token,
    body,
    path,
    answer,
    answerType = 'application/json',
  } = route;
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
  return {
    summary,
    ...(description !== undefined && { description }),
    operationId: `${route.method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`,
    ...(token === 'none'
      ? {}
      : { security: token === 'needed' ? [{ token: [] }] : [{}, { token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: {
      [route.method === 'POST' ? '201' : '200']: {
        description: 'Done.',
        content: {
          [answerType]: { schema: answer === undefined ? { type: 'string' } : named(answer) },
        },
      },
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [
          status,
          {
            description: codes.join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
          },
        ]),
      ),
    },
  };
}

function named(shape: Shape<unknown>): JsonSchema {
  return shape === serverMessage ? { $ref: '#/components/schemas/ServerMessage' } : schemaOf(shape);
}

function schemaOf(shape: Shape<unknown>): JsonSchema {
  return shape.schema ?? {};
}

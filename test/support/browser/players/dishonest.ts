/**
 * A whole server that cheats. Behind it stands an honest one, for its games must be played by the
 * rules; whatever goes in or out passes through hands that change it: frames of the socket in both
 * directions, and what is fetched. To a browser the two together are one server that lies.
 */

import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { WebSocket, WebSocketServer } from 'ws';
import type { ClientMessage, ServerMessage } from '../../../../src/protocol.ts';
import { BUILT_PAGE, readAssets } from '../../../../src/server/http/assets.ts';
import { type House, openHouse } from '../../online/servers.ts';
import { openPage } from '../visit.ts';
import type { Door } from './company.ts';

/** What is changed on the way; whatever is not named is left as it is. */
export interface Lies {
  /** What a page says, as the server hears it. */
  heard?(message: ClientMessage): ClientMessage;
  /** What the server says, as a page hears it. */
  said?(message: ServerMessage): ServerMessage;
  /** What is fetched: the text at a path. */
  fetched?(path: string, text: string): string;
}

export interface DishonestHouse extends Door {
  /** The honest part of it. */
  readonly house: House;
  stop(): Promise<void>;
}

export async function openDishonestHouse(browser: Browser, lies: Lies): Promise<DishonestHouse> {
  const page = readAssets(BUILT_PAGE);
  if (page === undefined) throw new Error('the page is not built');
  const house = await openHouse({}, { page });
  const server = createServer((asked, answer) => passOn(house.port, asked, answer, lies));
  const sockets = relay(server, house.port, lies);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    house,
    open: (path, options) => openPage(browser, url + path, options),
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await house.stop();
    },
  };
}

function passOn(
  port: number,
  asked: IncomingMessage,
  answer: ServerResponse,
  { fetched }: Lies,
): void {
  const { method, url: path = '/', headers } = asked;
  // a text that is changed must be read first
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const further = request(
    { host: '127.0.0.1', port, method, path, headers: plain },
    async (answered) => {
      const body = await buffer(answered);
      const isChanged = fetched !== undefined && path.startsWith('/api/');
      const told = isChanged ? Buffer.from(fetched(path, body.toString())) : body;
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answered.headers;
      answer.writeHead(answered.statusCode ?? 500, { ...rest, 'content-length': told.length });
      answer.end(told);
    },
  );
  asked.pipe(further);
}

function relay(server: Server, port: number, { heard, said }: Lies): WebSocketServer {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (near, { url = '/', headers: { origin = '', host = '' } }) => {
    const far = new WebSocket(`ws://127.0.0.1:${port}${url}`, { headers: { origin, host } });
    const waiting: string[] = [];
    near.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      const text = JSON.stringify(heard?.(message) ?? message);
      if (far.readyState === WebSocket.OPEN) far.send(text);
      else waiting.push(text);
    });
    far.on('open', () => {
      for (const text of waiting) far.send(text);
    });
    far.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      near.send(JSON.stringify(said?.(message) ?? message));
    });
    far.on('close', () => near.close());
    near.on('close', () => far.close());
    far.on('error', () => near.terminate());
  });
  return sockets;
}

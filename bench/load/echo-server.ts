/**
 * node echo-server.ts ANSWER [both]: bare `ws`, which answers every message with one of ANSWER
 * bytes; the most that can be had from it. With `both`, clients sit together in pairs as they come,
 * and each message is answered to both of them.
 */

import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const answer = Buffer.alloc(Number(process.argv[2]), 'x');
const isToldBoth = process.argv[3] === 'both';
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
let table: WebSocket[] = [];
server.on('connection', (socket) => {
  if (!isToldBoth || table.length === 2) table = [];
  table.push(socket);
  const told = table;
  socket.on('message', () => {
    for (const each of told) each.send(answer, { binary: false });
  });
});
server.on('listening', () =>
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })),
);

/**
 * node server.js taught|tuned: a Colyseus server with rooms for Séquence Dés (see room.js), all in
 * memory.
 */
import { defineRoom, defineServer } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Sequence, TunedSequence } from './room.js';

const transport = new WebSocketTransport();
const server = defineServer({
  rooms: { sequence: defineRoom(process.argv[2] === 'tuned' ? TunedSequence : Sequence) },
  transport,
  greet: false,
});
await server.listen(0);
console.log(JSON.stringify({ port: transport.server.address().port }));

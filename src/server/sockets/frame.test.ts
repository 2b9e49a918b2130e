import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

/** What a WebSocket of `ws` makes of these frames. */
async function received(texts: readonly string[]): Promise<readonly string[]> {
  const server = new WebSocketServer({ noServer: true });
  const listening = createServer();
  listening.on('upgrade', (request, socket, head) => {
    server.handleUpgrade(request, socket, head, () => {
      for (const text of texts) socket.write(textFrame(text));
    });
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { maxPayload: 1 << 24 });
  const heard: string[] = [];
  client.on('message', (data) => heard.push(data.toString()));
  while (heard.length < texts.length) await once(client, 'message');
  client.terminate();
  listening.close();
  return heard;
}

it('a frame of any length, in any letters, is read as it was written', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [
    ...lengths.map((length) => 'x'.repeat(length)),
    ...lengths.map((length) => 'é🎲'.repeat(length / 4)),
    'ÿ',
    'Séquence Dés',
  ];
  expect(await received(texts)).toEqual(texts);
});

/** One request of a device on a line of its own: what `fetch` is to the client, in a world. */

import type { Line } from './network.ts';

export function request(line: Line, url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url);
  const body = typeof init.body === 'string' ? init.body : '';
  const head = [
    `${init.method ?? 'GET'} ${pathname}${search} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...Object.entries(init.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  const chunks: Buffer[] = [];
  const { device } = line;
  return new Promise((resolve, reject) => {
    device.on('data', (chunk: Buffer) => chunks.push(chunk));
    device.once('end', () => device.destroy());
    device.once('close', () => {
      const answer = answerIn(Buffer.concat(chunks));
      if (answer === undefined) reject(new TypeError('fetch failed'));
      else resolve(answer);
    });
    device.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

function answerIn(bytes: Buffer): Response | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const body = bytes.subarray(end + 4);
  if (body.length < Number(headers.get('content-length') ?? 0)) return undefined; // torn off
  return new Response(body.toString(), { status: Number(first.split(' ')[1]), headers });
}

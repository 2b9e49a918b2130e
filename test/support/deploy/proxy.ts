/** A proxy in a process of its own, before a server of ours, with a certificate of its own. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/** The name in the recipes. */
export const NAME = 'dice.example.org';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export class LocalProxy {
  readonly folder = mkdtempSync(join(tmpdir(), 'gobelet-proxy-'));
  readonly certificate = join(this.folder, 'certificate.pem');
  readonly key = join(this.folder, 'key.pem');
  #process: ChildProcess | undefined;
  #told = '';
  readonly port: number;

  constructor(port: number) {
    this.port = port;
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`],
      ...['-addext', `subjectAltName=DNS:${NAME}`, '-keyout', this.key, '-out', this.certificate],
    ]);
    if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  /** Starts it, and waits until it takes connections. */
  async start(command: string, args: readonly string[]): Promise<void> {
    const child = spawn(command, args, {
      cwd: this.folder,
      env: {
        ...process.env,
        HOME: this.folder,
        XDG_DATA_HOME: this.folder,
        XDG_CONFIG_HOME: this.folder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#told += text;
      });
    for (const until = Date.now() + 20_000; !(await this.#isOpen()); ) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`${command} did not start: ${this.#told}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  #isOpen(): Promise<boolean> {
    return new Promise((resolve) => {
      const line = connect(this.port, '127.0.0.1');
      line.once('connect', () => {
        line.destroy();
        resolve(true);
      });
      line.once('error', () => resolve(false));
    });
  }

  /** Over TLS, by the name of the recipe. */
  ask(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asking = request(
        {
          host: '127.0.0.1',
          port: this.port,
          servername: NAME,
          ca: readFileSync(this.certificate),
          method,
          path,
          headers: { ...headers, host: NAME },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          );
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
  }

  socket(headers: Readonly<Record<string, string>> = {}): WebSocket {
    return new WebSocket(`wss://127.0.0.1:${this.port}/socket`, {
      agent: new Agent({ servername: NAME, ca: readFileSync(this.certificate) }),
      headers: { ...headers, host: NAME, origin: `https://${NAME}` },
    });
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

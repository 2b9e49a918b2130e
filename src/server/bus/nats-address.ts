/**
 * Where NATS is and who we are to it, as one address: nats://user:password@host:4222, with a token
 * alone nats://token@host, tls:// if it must be encrypted; several servers of one cluster with
 * commas between them.
 */

export interface NatsAddress {
  /** Without what is secret: what a log may have. */
  readonly servers: readonly string[];
  readonly isEncrypted: boolean;
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
}

const PORT = 4222;

/** Undefined if it is no such address. */
export function readNatsAddress(text: string): NatsAddress | undefined {
  const urls = text.split(',').map((part) => URL.parse(part.trim()));
  const servers: string[] = [];
  let isEncrypted = false;
  let who: Pick<NatsAddress, 'user' | 'pass' | 'token'> = {};
  for (const url of urls) {
    if (url === null || !isServer(url)) return undefined;
    servers.push(`${url.hostname}:${url.port === '' ? PORT : url.port}`);
    isEncrypted ||= url.protocol === 'tls:';
    if (url.username !== '') who = whoOf(url);
  }
  return { servers, isEncrypted, ...who };
}

function isServer({ protocol, hostname, pathname, search, hash }: URL): boolean {
  const isBare = (pathname === '' || pathname === '/') && search === '' && hash === '';
  return (protocol === 'nats:' || protocol === 'tls:') && hostname !== '' && isBare;
}

function whoOf({ username, password }: URL): Pick<NatsAddress, 'user' | 'pass' | 'token'> {
  const user = decodeURIComponent(username);
  return password === '' ? { token: user } : { user, pass: decodeURIComponent(password) };
}

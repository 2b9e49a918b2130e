/**
 * Where the processes on one folder meet: a socket in a folder of its own, which nobody but their
 * user may open. The name is taken in one step, by moving a socket there that listens already, so
 * that one which a killed process left behind is in nobody's way.
 */

import { createHash, randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, rename, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** As long as the path of a socket may be, on every system. */
const LONGEST = 100;
const SOCKET = 'socket';

export interface MeetingPlace {
  readonly address: string;
  /** Lets a server listen here; false if another does. */
  take(server: Server): Promise<boolean>;
  /** Whether those who come still find this process, and not another that came later. */
  isOurs(): Promise<boolean>;
  /** The server is closed: nobody should knock any more. */
  leave(): Promise<void>;
}

/** `key` is known to those alone who can read the store. */
export function meetingPlace(folder: string, key: string): Promise<MeetingPlace> {
  return process.platform === 'win32' ? namedPipe(key) : socketIn(folder);
}

/** Windows has the name for one process at a time, and forgets it with that process. */
async function namedPipe(key: string): Promise<MeetingPlace> {
  const name = createHash('sha256').update(`bus ${key}`).digest('hex').slice(0, 32);
  const address = `\\\\.\\pipe\\gobelet-${name}`;
  return {
    address,
    take: (server) => listens(server, address),
    isOurs: async () => true,
    leave: async () => undefined,
  };
}

async function socketIn(folder: string): Promise<MeetingPlace> {
  const home = await privateFolder(folder);
  const address = join(home, SOCKET);
  let ours: number | undefined;
  const inode = (): Promise<number | undefined> =>
    lstat(address).then(
      ({ ino }) => ino,
      () => undefined,
    );
  const isOurs = async (): Promise<boolean> => ours !== undefined && (await inode()) === ours;
  return {
    address,
    isOurs,
    async take(server) {
      const own = join(home, randomUUID().slice(0, 8));
      if (!(await listens(server, own))) return false;
      await chmod(own, 0o600);
      ({ ino: ours } = await lstat(own));
      await rename(own, address);
      return true;
    },
    async leave() {
      if (await isOurs()) await rm(address, { force: true });
      ours = undefined;
    },
  };
}

/** In the data folder; where its path is too long for a socket, in the temporary one. */
async function privateFolder(folder: string): Promise<string> {
  const near = join(resolve(folder), 'bus');
  const uid = process.getuid?.() ?? 0;
  const name = createHash('sha256').update(near).digest('hex').slice(0, 16);
  const isNear = Buffer.byteLength(join(near, 'xxxxxxxx')) <= LONGEST;
  const home = isNear ? near : join(tmpdir(), `gobelet-${uid}-${name}`);
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (isNear) await chmod(home, 0o700);
  const found = await lstat(home);
  // in the temporary folder anybody could have been first
  if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== uid))
    throw new Error(`${home} belongs to somebody else`);
  return home;
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((done, failed) => {
    const refused = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') done(false);
      else failed(error);
    };
    server.once('error', refused);
    server.listen(address, () => {
      server.off('error', refused);
      done(true);
    });
  });
}

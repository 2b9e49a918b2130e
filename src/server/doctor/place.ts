/** The folder itself: who may look into it, and how much room is left. */

import { existsSync, statfsSync, statSync } from 'node:fs';
import type { Fault } from './fault.ts';

/** Bytes that the write-ahead log may take before it is cut back. */
const ENOUGH = 64 << 20;

/** The folder and the files are for their owner alone. */
export function examineModes(folder: string, database: string): readonly Fault[] {
  if (process.platform === 'win32') return [];
  const files = ['', '-wal', '-shm']
    .map((end) => `${database}${end}`)
    .filter((file) => existsSync(file));
  return [[folder, 0o700] as const, ...files.map((file) => [file, 0o600] as const)].flatMap(
    ([path, most]) => {
      const mode = statSync(path).mode & 0o777;
      const octal = (bits: number): string => bits.toString(8);
      return (mode & ~most) === 0
        ? []
        : [
            {
              what: `${path}: others may use it, its mode is ${octal(mode)}: chmod ${octal(most)}`,
            },
          ];
    },
  );
}

/** Bytes that are free where the folder is. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export function examineRoom(free: number): readonly Fault[] {
  if (free >= ENOUGH) return [];
  return [
    {
      what: `only ${Math.floor(free / 2 ** 20)} MB are free on the disk: nothing can be stored soon`,
    },
  ];
}

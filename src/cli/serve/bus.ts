/** Over what this process tells others that something happened: as it was asked for, or as fits. */

import { openFolderBus } from '../../server/bus/folder.ts';
import { NatsMissing, openNats } from '../../server/bus/nats.ts';
import { type NatsAddress, readNatsAddress } from '../../server/bus/nats-address.ts';
import type { Bus } from '../../tables/bus.ts';
import { newSecret } from '../../tables/ids.ts';
import type { Log } from '../../tables/log.ts';
import type { Directory } from '../../tables/store.ts';
import { Misuse } from '../command.ts';
import { t } from '../words.ts';
import type { ServeFlags } from './flags.ts';

const FLAG = '--bus';
const EXAMPLE = 'nats://bus.example.org:4222';

/** What it says may have a password in it, and is not repeated. */
export function readBus({ bus }: ServeFlags): NatsAddress | undefined {
  if (bus === undefined) return undefined;
  const address = readNatsAddress(bus);
  if (address === undefined)
    throw new Misuse(t().wrong.busAddress({ flag: FLAG, example: EXAMPLE }));
  return address;
}

export interface BusParts {
  readonly address: NatsAddress | undefined;
  /** The folder of the store, if that is where it is: others may be started on it. */
  readonly folder: string | undefined;
  readonly store: Pick<Directory, 'keep'>;
  readonly log: Log;
}

/** Undefined if this process is alone. */
export async function openBus({ address, folder, store, log }: BusParts): Promise<Bus | undefined> {
  const failed = (error: unknown): void => log.error('bus_listener_failed', { error });
  const key = await store.keep('bus key', newSecret());
  if (address !== undefined) {
    return openNats({ address, key, log, failed }).catch((error: unknown) => {
      throw error instanceof NatsMissing
        ? new Misuse(t().wrong.noPackage({ flag: FLAG, name: error.message }))
        : error;
    });
  }
  if (folder === undefined) {
    log.info('no_bus', { 'for more than one process': `${FLAG} ${EXAMPLE}` });
    return undefined;
  }
  return openFolderBus({ folder, key, log, failed }).catch((error: unknown) => {
    log.warn('bus_unreachable', { error });
    return undefined;
  });
}

/**
 * The one connection of the page to its server: made when first needed, mended by itself, quick
 * when the device wakes up.
 */

import { effect } from '@preact/signals';
import { Connection } from '../../../client/connection.ts';
import { askAtDoor } from '../../../client/patience.ts';
import { connectionStatus } from '../../shell/connection-status.ts';
import { isCrowded } from './crowd.ts';
import { api, beSomebody, beWith, isUnknown, token } from './me.ts';

let link: Connection | undefined;
let linkToken: string | undefined;

export async function theConnection(): Promise<Connection> {
  const mine = await beSomebody();
  if (link !== undefined && linkToken === mine) return link;
  link?.close();
  linkToken = mine;
  link = new Connection({
    url: api.socketUrl,
    token: mine,
    door: atDoor,
    status: (status) => {
      connectionStatus.value = status;
      if (status === 'open') isCrowded.value = false;
      if (status === 'refused' || status === 'open') isUnknown.value = status === 'refused';
    },
    renewed: (next) => {
      linkToken = next; // the same person: nothing is closed
      beWith(next);
    },
  });
  return link;
}

async function atDoor(): Promise<number | undefined> {
  const after = await askAtDoor(api);
  isCrowded.value = after !== undefined;
  return after;
}

// Another token is another person: what was open for the old one is closed.
effect(() => {
  if (token.value === linkToken || link === undefined) return;
  link.close();
  link = undefined;
  connectionStatus.value = 'none';
});

/** Asks at once again, whatever was answered. */
export function reconnect(): void {
  link?.reconnect();
}

/** A phone that was locked or a tunnel that ends: the socket may be dead without knowing it. */
const LONG_HIDDEN = 10_000;
let hiddenSince = 0;
addEventListener('online', () => link?.reconnect());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') hiddenSince = Date.now();
  else if (
    link !== undefined &&
    (connectionStatus.value !== 'open' || Date.now() - hiddenSince > LONG_HIDDEN)
  )
    link.reconnect();
});

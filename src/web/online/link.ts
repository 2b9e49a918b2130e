/** The one connection of the page to its server: made when first needed, mended by itself, quick when the device wakes up. */

import { effect, type Signal, signal } from '@preact/signals';
import { Link, type LinkStatus } from '../../client/link.ts';
import { askAtDoor } from '../../client/patience.ts';
import { isCrowded } from './crowd.ts';
import { api, beSomebody, beWith, token } from './me.ts';

export const linkStatus: Signal<LinkStatus | 'none'> = signal('none');

let link: Link | undefined;
let linkToken: string | undefined;

export async function theLink(): Promise<Link> {
  const mine = await beSomebody();
  if (link !== undefined && linkToken === mine) return link;
  link?.close();
  linkToken = mine;
  link = new Link({
    url: api.socketUrl,
    token: mine,
    door: atDoor,
    status: (status) => {
      linkStatus.value = status;
      if (status === 'open') isCrowded.value = false;
      if (status === 'refused') beWith(undefined); // the server does not know us any more: somebody new comes with the next table
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
  if (token.value === undefined || token.value === linkToken || link === undefined) return;
  link.close();
  link = undefined;
  linkStatus.value = 'none';
});

/** A phone that was locked or a tunnel that ends: the socket may be dead without knowing it. */
const LONG_HIDDEN = 10_000;
let hiddenSince = 0;
addEventListener('online', () => link?.reconnect());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') hiddenSince = Date.now();
  else if (link !== undefined && (linkStatus.value !== 'open' || Date.now() - hiddenSince > LONG_HIDDEN)) link.reconnect();
});

/**
 * Who one is on a server: a guest with a token, kept on this device. Nobody is asked for anything
 * before a table needs it.
 */

import { type Signal, signal } from '@preact/signals';
import { Api, ApiRefusal, type Guest } from '../../../client/api.ts';
import { set, settings } from '../../shell/settings.ts';
import { readStored, store } from '../../shell/storage.ts';

const KEY = 'gobelet token';

export const api = new Api(location.origin, undefined, async (...refused) =>
  (await import('./crowd.ts')).patience.askAgain(...refused),
);
export const token: Signal<string | undefined> = signal(readStored(KEY));
/**
 * The server does not know our token now. It may have been started on the wrong folder, so the
 * token stays: see former.ts.
 */
export const isUnknown: Signal<boolean> = signal(false);

export function beWith(next: string | undefined): void {
  isUnknown.value = false;
  token.value = next;
  store(KEY, next);
}

let becoming: Promise<string> | undefined;

/**
 * The token of this device; becomes a guest where there is none. Asked twice at once, it is one
 * guest.
 */
export function beSomebody(): Promise<string> {
  if (token.value !== undefined) return Promise.resolve(token.value);
  const { name, isNameGiven } = settings.value;
  const asked = (): Promise<Guest> =>
    isNameGiven && name !== undefined ? api.beGuestAs(name) : api.beGuest(name);
  becoming ??= asked()
    .catch((error: unknown) => {
      if (name === undefined || !isRefused(error, 'name-taken')) throw error;
      // chosen before there was a server to ask: nobody is kept from a table by it
      return api.beGuest();
    })
    .then((guest) => {
      beWith(guest.token);
      if (settings.value.name !== guest.name) set({ name: guest.name, isNameGiven: true });
      return guest.token;
    })
    .finally(() => {
      becoming = undefined;
    });
  return becoming;
}

/**
 * Asks with the token. One that the server does not know is kept all the same, and whoever asks is
 * told so.
 */
export async function withToken<T>(ask: (token: string) => Promise<T>): Promise<T> {
  try {
    const answer = await ask(await beSomebody());
    isUnknown.value = false;
    return answer;
  } catch (error) {
    if (isRefused(error, 'unknown-token')) isUnknown.value = true;
    throw error;
  }
}

/**
 * Another name, here and at every table. Without network it is told to the server with the next
 * table.
 */
export async function rename(name: string): Promise<void> {
  const { name: before, isNameGiven } = settings.value;
  set({ name, isNameGiven: false });
  try {
    if (token.value !== undefined) await api.rename(token.value, name);
  } catch (error) {
    if (before !== undefined && isRefused(error, 'name-taken')) set({ name: before, isNameGiven });
    throw error;
  }
}

export function isRefused(error: unknown, code: ApiRefusal['code']): boolean {
  return error instanceof ApiRefusal && error.code === code;
}

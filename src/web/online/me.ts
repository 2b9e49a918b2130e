/** Who one is on a server: a guest with a token, kept on this device. Nobody is asked for anything before a table needs it. */

import { type Signal, signal } from '@preact/signals';
import { Api, ApiRefusal } from '../../client/api.ts';
import { set, settings } from '../app/settings.ts';

const KEY = 'gobelet token';

export const api = new Api(location.origin, undefined, async (...refused) =>
  (await import('./crowd.ts')).patience.askAgain(...refused),
);
export const token: Signal<string | undefined> = signal(kept());

function kept(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function beWith(next: string | undefined): void {
  token.value = next;
  try {
    if (next === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // it holds for this visit
  }
}

let becoming: Promise<string> | undefined;

/** The token of this device; becomes a guest where there is none. Asked twice at once, it is one guest. */
export function beSomebody(): Promise<string> {
  if (token.value !== undefined) return Promise.resolve(token.value);
  becoming ??= api
    .beGuest(settings.value.name)
    .then((guest) => {
      beWith(guest.token);
      if (settings.value.name === undefined) set({ name: guest.name });
      return guest.token;
    })
    .finally(() => {
      becoming = undefined;
    });
  return becoming;
}

/** Asks with the token; one that the server does not know any more is given up, and a new guest asks again. */
export async function withToken<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const first = await beSomebody();
  try {
    return await ask(first);
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.code === 'unknown-token')) throw error;
    beWith(undefined);
    return ask(await beSomebody());
  }
}

/** Another name, here and at every table. Without network it is told to the server with the next table. */
export async function rename(name: string): Promise<void> {
  set({ name });
  if (token.value !== undefined) await api.rename(token.value, name);
}

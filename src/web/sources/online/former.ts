/**
 * Whom one was on this device: a token that is given up, because a code made one somebody else or
 * because the server did not know it, is never thrown away but kept here, as the way back.
 */

import { type Signal, signal } from '@preact/signals';
import { newSecret } from '../../../tables/ids.ts';
import { set, settings } from '../../shell/settings.ts';
import { readStored, readStoredJson, store } from '../../shell/storage.ts';
import { api, beWith, token } from './me.ts';

const KEY = 'gobelet former tokens';
const RENEWING = 'gobelet renewing';
const MOST = 5;

export interface Former {
  readonly token: string;
  readonly name: string;
}

/** Those who were given up last first. */
export const formers: Signal<readonly Former[]> = signal(kept());

function kept(): readonly Former[] {
  const list = readStoredJson(KEY);
  return Array.isArray(list) ? list.filter(isFormer) : [];
}

function isFormer(one: unknown): one is Former {
  const { token: kept, name } = (one ?? {}) as Partial<Former>;
  return typeof kept === 'string' && typeof name === 'string';
}

function keep(next: readonly Former[]): void {
  formers.value = next.slice(0, MOST);
  store(KEY, JSON.stringify(formers.value));
}

/** Somebody else from now on, or nobody yet; whoever one was is kept. */
export function become(next: Former | undefined): void {
  const [before, { name }] = [token.value, settings.value];
  const others = formers.value.filter((one) => one.token !== before && one.token !== next?.token);
  keep(before === undefined ? others : [{ token: before, name: name ?? '' }, ...others]);
  if (next !== undefined) set({ name: next.name, isNameGiven: false });
  beWith(next?.token);
}

/**
 * Makes every other token of oneself worthless. The name of the attempt is kept until the answer is
 * here: if that was lost, asking once more brings it.
 */
export async function signOutOthers(mine: string): Promise<void> {
  const attempt = readStored(RENEWING) ?? newSecret();
  store(RENEWING, attempt);
  const { token: next } = await api.renewTokens(mine, attempt);
  beWith(next);
  store(RENEWING, undefined);
}

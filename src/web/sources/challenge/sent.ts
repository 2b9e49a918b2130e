/** The challenges that were made on this device, by their ids: whoever made one knows its dice. */

import { readStored, store } from '../../shell/storage.ts';

const KEY = 'gobelet challenges';
const MOST = 100;

export function isSentByMe(id: string): boolean {
  return all().includes(id);
}

export function rememberSent(id: string): void {
  const known = all().filter((one) => one !== id);
  store(KEY, [id, ...known].slice(0, MOST).join(' '));
}

function all(): readonly string[] {
  return (readStored(KEY) ?? '').split(' ');
}

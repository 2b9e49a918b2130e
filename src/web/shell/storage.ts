/**
 * What the browser keeps of the page, by key. It may be closed to us, or full: then nothing is read
 * and what is written holds for this visit.
 */

/** Undefined if there is nothing; `ifClosed` if the browser lets nobody look. */
export function readStored(key: string, ifClosed?: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return ifClosed;
  }
}

/** As it was parsed: undefined if there is nothing, or no JSON. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '') as unknown;
  } catch {
    return undefined; // what we never wrote
  }
}

/** Undefined removes it. False if it could not be kept. */
export function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Single keys that act can be switched off; what every keyboard needs stays. */

import { afterEach, expect, it, vi } from 'vitest';

class Page {}
const listeners: ((event: object) => void)[] = [];

afterEach(() => vi.unstubAllGlobals());

it('switched off, digits and letters reach nobody, and Enter, Escape, Space and what is typed in a field do', async () => {
  vi.stubGlobal('Element', Page);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) =>
    listeners.push(listener),
  );
  const [{ mindShortcuts }, { set }] = await Promise.all([
    import('./keys.ts'),
    import('./settings.ts'),
  ]);
  mindShortcuts();
  const isStopped = (key: string, more: object = {}): boolean => {
    let stopped = false;
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more };
    for (const listener of listeners)
      listener({ ...event, stopImmediatePropagation: () => (stopped = true) });
    return stopped;
  };
  expect(['3', 'd'].map((key) => isStopped(key))).toEqual([false, false]);
  set({ keys: false });
  expect(['3', 'd', 'ф'].map((key) => isStopped(key))).toEqual([true, true, true]);
  expect(['Enter', 'Escape', ' ', 'ArrowLeft', 'Tab'].map((key) => isStopped(key))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isStopped('3', { target: Object.assign(new Page(), { closest: () => ({}) }) })).toBe(
    false,
  );
  expect(isStopped('r', { ctrlKey: true })).toBe(false);
});

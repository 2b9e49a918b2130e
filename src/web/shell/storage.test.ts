/** What the browser keeps, and what happens if it keeps nothing. */

import { expect, it, vi } from 'vitest';
import { readStored, readStoredJson, store } from './storage.ts';

it('is read as it was written', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  expect([readStored('a'), readStored('a', 'closed'), readStoredJson('a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([store('a', '{"b":1}'), store('c', 'no JSON')]).toEqual([true, true]);
  expect([readStored('a'), readStoredJson('a'), readStoredJson('c')]).toEqual([
    '{"b":1}',
    { b: 1 },
    undefined,
  ]);
  store('a', undefined);
  expect([...kept]).toEqual([['c', 'no JSON']]);
});

it('is nothing where the browser lets nobody in', () => {
  const closed = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  expect([readStored('a'), readStored('a', 'closed'), readStoredJson('a')]).toEqual([
    undefined,
    'closed',
    undefined,
  ]);
  expect([store('a', 'b'), store('a', undefined)]).toEqual([false, false]);
});

/** A clock shows what was left when the connection was lost, for as long as it is lost. */

import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { ConnectionStatus } from '../../../client/connection.ts';
import { lostSince } from './standstill.ts';

it('stands from when the connection was lost until it is back, however often it is tried', () => {
  const status = signal<ConnectionStatus>('open');
  let now = 1000;
  const since = lostSince(
    () => status.value === 'open',
    () => now,
  );
  expect(since.value).toBeUndefined();
  now = 2000;
  status.value = 'waiting';
  expect(since.value).toBe(2000);
  for (const tried of ['connecting', 'waiting', 'connecting'] as const) {
    now += 5000;
    status.value = tried;
    expect(since.value).toBe(2000);
  }
  status.value = 'open';
  expect(since.value).toBeUndefined();
  now = 90_000;
  status.value = 'waiting';
  expect(since.value).toBe(90_000);
});

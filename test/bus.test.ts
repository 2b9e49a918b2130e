import { expect, it, vi } from 'vitest';
import { LocalBus } from '../src/tables/local-bus.ts';
import { busSuite } from './suites/bus.ts';

busSuite('the bus within one process', async () => {
  const bus = new LocalBus(() => {});
  return [bus, bus];
});

it('says which error a listener ended with', async () => {
  const failed: unknown[] = [];
  const bus = new LocalBus((error) => failed.push(error));
  const mistake = new Error('a mistake');
  bus.subscribe('news', () => {
    throw mistake;
  });
  bus.publish('news', '');
  await vi.waitFor(() => expect(failed).not.toEqual([]));
  expect(failed).toEqual([mistake]);
});

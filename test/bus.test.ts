import { expect, it } from 'vitest';
import { LocalBus } from '../src/server/bus/local.ts';
import { busSuite } from './bus.ts';

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
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).toEqual([mistake]);
});

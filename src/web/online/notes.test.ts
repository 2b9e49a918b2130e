/** Notes of dice on a device: kept across visits, written by two tabs at once, forgotten when there are too many. */

import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { NO_NOTES, noteSeed } from '../../client/dice-notes.ts';
import { NoteBook } from './notes.ts';

it('are there on the next visit, table by table', async () => {
  const factory = new IDBFactory();
  const book = new NoteBook(factory);
  await book.change('one', (notes) => noteSeed(notes, 'a'));
  await book.close();
  const again = new NoteBook(factory);
  expect(await again.read('one')).toEqual({ seeds: [{ seed: 'a' }] });
  expect(await again.read('other')).toEqual(NO_NOTES);
  await again.close();
});

it('lose nothing if two tabs write at once', async () => {
  const factory = new IDBFactory();
  const tabs = [new NoteBook(factory), new NoteBook(factory)];
  await Promise.all([0, 1, 2, 3, 4, 5].map((n) => tabs[n % 2]?.change('one', (notes) => noteSeed(notes, `seed-${n}`))));
  const { seeds } = await (tabs[0] as NoteBook).read('one');
  expect(seeds.map(({ seed }) => seed).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `seed-${n}`));
  for (const tab of tabs) await tab.close();
});

it('of the tables that were written of longest ago are forgotten', async () => {
  const book = new NoteBook(new IDBFactory(), 'many');
  for (let n = 0; n < 503; n++) await book.change(`table-${n}`, (notes) => noteSeed(notes, 's'), n);
  expect(await book.read('table-2')).toEqual(NO_NOTES);
  expect(await book.read('table-3')).toEqual({ seeds: [{ seed: 's' }] });
  expect(await book.read('table-502')).toEqual({ seeds: [{ seed: 's' }] });
  await book.close();
});

it('hold for the visit if the browser keeps nothing', async () => {
  const closed = {
    open: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const book = new NoteBook(closed);
  await book.change('one', (notes) => noteSeed(notes, 'a'));
  expect(await book.read('one')).toEqual({ seeds: [{ seed: 'a' }] });
});

it('that can’t be read are as if they had never been written', async () => {
  const factory = new IDBFactory();
  const book = new NoteBook(factory);
  await book.change('one', () => ({ seeds: 'spoilt' }) as unknown as typeof NO_NOTES);
  expect(await book.read('one')).toEqual(NO_NOTES);
  await book.close();
});

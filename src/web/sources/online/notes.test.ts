/**
 * Notes of dice on a device: kept across visits, written by two tabs at once, forgotten when there
 * are too many.
 */

import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Notebook } from '../../../client/chain-notes.ts';
import { shownAt } from '../../../dice/chain.ts';
import { NoteBook } from './notes.ts';

const START = 'ab'.repeat(32);

it('are there on the next visit, table by table', async () => {
  const factory = new IDBFactory();
  const book = new NoteBook(factory);
  await book.change('one', () => 'a');
  await book.change('one', (text) => `${text}b`);
  await book.change('one', () => undefined); // nothing new
  await book.close();
  const again = new NoteBook(factory);
  expect(await again.read('one')).toBe('ab');
  expect(await again.read('other')).toBeUndefined();
  await again.close();
});

it('two tabs that throw at once never take the same link, and lose none of each other’s notes', async () => {
  const factory = new IDBFactory();
  const stores = [new NoteBook(factory), new NoteBook(factory)] as const;
  const [one, other] = stores.map((store) => new Notebook(store, 'table')) as [Notebook, Notebook];
  await one.gives({ start: START, seat: 0, when: 'before' });
  const end = shownAt(START, 0);
  const throwing = { why: 'throw', known: [] } as const;
  const taken = await Promise.all([one, other, one, other].map((tab) => tab.takes(end, throwing)));
  expect(taken.filter((link) => link !== undefined)).toEqual([
    { start: START, number: 1, link: shownAt(START, 1) },
  ]);
  await other.answered(START, 1, 'refused');
  expect(await one.takes(end, throwing)).toBeUndefined(); // the house has seen it
  expect((await one.read()).chains[0]?.links).toEqual([
    { number: 1, why: 'throw', state: 'refused', known: [] },
  ]);
  for (const store of stores) await store.close();
});

it('of the tables that were written of longest ago are forgotten', async () => {
  const book = new NoteBook(new IDBFactory(), 'many');
  for (let n = 0; n < 503; n++) await book.change(`table-${n}`, () => 'x', n);
  expect(await book.read('table-2')).toBeUndefined();
  expect(await book.read('table-3')).toBe('x');
  expect(await book.read('table-502')).toBe('x');
  await book.close();
});

it('hold for the visit if the browser keeps nothing', async () => {
  const closed = {
    open: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const book = new NoteBook(closed);
  await book.change('one', () => 'a');
  expect(await book.read('one')).toBe('a');
});

it('that can’t be read are as if they had never been written', async () => {
  const book = new NoteBook(new IDBFactory());
  await book.change('one', () => '{"notes":1');
  expect(await new Notebook(book, 'one').read()).toEqual({
    notes: 1,
    table: 'one',
    commitments: [],
    before: false,
    chains: [],
    void: 0,
  });
  await book.close();
});

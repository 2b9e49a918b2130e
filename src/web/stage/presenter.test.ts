/**
 * Steps in line: shown one after another, or all at once to who taps, was away or is far behind.
 */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownTable } from '../../client/following.ts';
import type { Told } from '../../game.ts';
import type { About } from '../../protocol.ts';
import { Presenter } from './presenter.ts';

const known = (n: number): KnownTable => ({
  n,
  at: n,
  about: {} as About,
  view: { n },
  moves: [],
  clocks: undefined,
  said: [],
});
const roll = { seat: 0, move: { type: 'roll' } } as Told;
const stop = { seat: 0, move: { type: 'stop' } } as Told;
/** Throws take 400 ms and the take-off of 100, everything else no time. */
const board = { linger: ({ move }: Told) => (move.type === 'roll' ? 400 : 0) };

const page = { visibilityState: 'visible' };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table of ten steps, and these after them; undefined is talk. */
function told(...events: readonly (Told | undefined)[]): Presenter {
  const presenter = new Presenter(board, known(10));
  for (const [index, event] of events.entries())
    presenter.add({ known: known(11 + index), before: known(10 + index), event });
  return presenter;
}
const seen = ({ shown: { value } }: Presenter): string =>
  `${value?.n}${value?.isMoving ? ' moving' : ''} of ${value?.known.n}`;

it('shows a step when those before it have been shown', () => {
  const presenter = told(roll, stop, roll);
  expect(seen(presenter)).toBe('11 moving of 11');
  vi.advanceTimersByTime(499);
  expect(seen(presenter)).toBe('11 moving of 11');
  expect(presenter.isLatest).toBe(false);
  vi.advanceTimersByTime(1);
  expect(seen(presenter)).toBe('13 moving of 13');
  vi.advanceTimersByTime(500);
  expect(seen(presenter)).toBe('13 of 13');
  expect(presenter.isLatest).toBe(true);
});

it('talk changes nothing that is shown of the game, and waits for its turn', () => {
  const presenter = told(roll, undefined);
  expect(seen(presenter)).toBe('11 moving of 11');
  vi.advanceTimersByTime(500);
  expect(seen(presenter)).toBe('11 of 12');
  expect(presenter.shown.value).toMatchObject({ event: roll, before: { n: 10 } });
});

it('a skip shows the latest, and nothing moves after it', () => {
  const presenter = told(roll, roll, undefined);
  presenter.skip();
  expect(seen(presenter)).toBe('12 of 13');
  vi.runAllTimers();
  expect(seen(presenter)).toBe('12 of 13');
});

it('who is nine steps behind, or looks at another tab, sees the latest', () => {
  expect(seen(told(...Array(9).fill(roll)))).toBe('11 moving of 11');
  expect(seen(told(...Array(10).fill(roll)))).toBe('20 of 20');
  page.visibilityState = 'hidden';
  expect(seen(told(roll))).toBe('11 of 11');
});

it('a table told anew takes the place of all that waits', () => {
  const presenter = told(roll, roll);
  presenter.reset(known(99));
  vi.runAllTimers();
  expect(seen(presenter)).toBe('99 of 99');
  expect(presenter.shown.value).toMatchObject({ event: null, before: null });
});

it('shows nothing before the table was told', () => {
  const presenter = new Presenter(board, undefined);
  presenter.skip();
  expect(presenter.shown.value).toBeUndefined();
});

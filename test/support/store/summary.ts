import type { Summary } from '../../../src/tables/store.ts';

/** A summary like any other, but for what is said. */
export function summaryOf(id: string, more: Partial<Summary> = {}): Summary {
  return {
    id,
    game: 'next',
    seats: 2,
    status: 'open',
    listed: true,
    people: [],
    due: null,
    opened: 1,
    changed: 1,
    ...more,
  };
}

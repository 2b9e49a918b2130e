/** The people of the fixture, the key that signs their tokens, and when they met. */

import type { Person } from '../../../src/tables/store.ts';

export const BEGIN = 1_700_000_000_000;
export const TOKEN_KEY = 'f'.repeat(64);

export const PEOPLE: readonly Person[] = ['Ann', 'Bob', 'Zoé', 'Dóra', 'Erik', 'a program'].map(
  (name, number) => ({
    id: `person00000${number}`,
    name,
    owner: name === 'a program' ? 'person000000' : null,
    generation: 1,
    since: BEGIN - 1000 + number,
  }),
);

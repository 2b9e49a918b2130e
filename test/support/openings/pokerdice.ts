import type { TestedOptions } from './opening.ts';

export const tested: readonly TestedOptions[] = [
  { options: {} },
  { options: { decks: 2 }, seats: [2] },
  { options: { rounds: 'equal' } },
  { options: { decks: 2, rounds: 'equal' }, seats: [2] },
  { options: { rounds: 'twice' } },
  { options: { decks: 2, rounds: 'twice' }, seats: [2] },
];

export const drawn = (seats: number): readonly object[] =>
  seats === 2 ? [{}, { decks: 2 }] : [{}];

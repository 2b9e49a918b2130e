import type { TestedOptions } from './opening.ts';

export const tested: readonly TestedOptions[] = [
  { options: {} },
  { options: { line: 6 }, seats: [2, 4] },
];

export const drawn = (seats: number): readonly object[] => (seats === 2 ? [{}, { line: 6 }] : [{}]);

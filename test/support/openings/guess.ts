import type { TestedOptions } from './opening.ts';

export const tested: readonly TestedOptions[] = [{ options: {} }, { options: { rounds: 12 } }];

export const drawn = (): readonly object[] => [{}];

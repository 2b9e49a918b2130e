/** The paces that are offered; a table can have any other over the API. */

import type { Pace } from '../../../protocol.ts';

const MINUTE = 60_000;

export const PACES = {
  relaxed: { type: 'relaxed' },
  live: { type: 'live', bank: 5 * MINUTE, increment: 10_000 },
  days: { type: 'days', limit: 24 * 60 * MINUTE },
} as const satisfies Readonly<Record<Pace['type'], Pace>>;

export type PaceName = keyof typeof PACES;

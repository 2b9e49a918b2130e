/** What every part of the page is drawn from. */

import type { Analysis } from '../../../analysis/contract.ts';
import type { Seat } from '../../../game.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import type { ReplaySession } from '../replay/replay-session.ts';
import type { Telling } from './retellings.ts';

export interface AnalysisView extends Telling {
  readonly session: ReplaySession;
  readonly faces: readonly SeatFace[];
  readonly analysis: Analysis;
  /** Leaves this page for the moment. */
  see(at: number): void;
}

/** A chance, or a part of one, in hundredths. */
export function hundredths(chance: number): number {
  return Math.round(100 * chance) + 0; // no nought has a sign
}

/**
 * Whose choices are looked at: one's own; else those of people; of a game among bots, or from a
 * file, everybody's.
 */
export function seatsLookedAt({
  session,
  faces,
}: Pick<AnalysisView, 'session' | 'faces'>): readonly Seat[] {
  const { own } = session.source;
  if (own !== null) return [own];
  const people = faces.filter(({ isBot }) => !isBot);
  return (people.length > 0 ? people : faces).map(({ seat }) => seat);
}

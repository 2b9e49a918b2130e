/** Whose decisions the coach of a replay speaks of. */

import { expect, it } from 'vitest';
import type { Eyes } from '../../../protocol.ts';
import { timelineOf } from '../timeline/testing.ts';
import { coachedDecision } from './coached-decision.ts';

it('with secrets: of the seat through whose eyes one looks, or of anybody with everything open', () => {
  const timeline = timelineOf('next/whole-game-for-three');
  let seen = 0;
  for (let at = 0; at <= timeline.end; at++) {
    const decision = timeline.decision(at);
    for (const eyes of ['public', 'open', 0, 1, 2] as const satisfies readonly Eyes[]) {
      const isAllowed = eyes === 'open' || eyes === decision?.seat;
      const expected =
        decision === undefined ? 'nothingToDecide' : isAllowed ? decision : 'notTheseEyes';
      expect(coachedDecision(timeline, at, eyes)).toEqual(expected);
      if (isAllowed && decision !== undefined) seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

it('without secrets: of anybody', () => {
  const timeline = timelineOf('sequence/whole-game-of-four-for-six');
  const at = timeline.nextDecision(0) ?? 0;
  for (const eyes of ['public', 0, 1] as const satisfies readonly Eyes[])
    expect(coachedDecision(timeline, at, eyes)).toEqual(timeline.decision(at));
});

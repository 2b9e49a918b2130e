/** Whose decisions the coach of a replay speaks of. */

import { expect, it } from 'vitest';
import type { Eyes } from '../../protocol.ts';
import { coachedDecision } from './coached-decision.ts';
import { filmOf } from './testing.ts';

it('with secrets: of the seat through whose eyes one looks, or of anybody with everything open', () => {
  const film = filmOf('next/whole-game-for-three');
  let seen = 0;
  for (let at = 0; at <= film.end; at++) {
    const decision = film.decision(at);
    for (const eyes of ['public', 'open', 0, 1, 2] as const satisfies readonly Eyes[]) {
      const isAllowed = eyes === 'open' || eyes === decision?.seat;
      const expected = decision === undefined ? 'nothingToDecide' : isAllowed ? decision : 'notTheseEyes';
      expect(coachedDecision(film, at, eyes)).toEqual(expected);
      if (isAllowed && decision !== undefined) seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

it('without secrets: of anybody', () => {
  const film = filmOf('sequence/whole-game-of-four-for-six');
  const at = film.nextDecision(0) ?? 0;
  for (const eyes of ['public', 0, 1] as const satisfies readonly Eyes[])
    expect(coachedDecision(film, at, eyes)).toEqual(film.decision(at));
});

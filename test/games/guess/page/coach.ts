/** The odds of the toy as a coach says them. */

import { type Coach, capital, sorted } from '../../../../src/web/kit/contracts/coach.ts';
import type { Facts } from '../mind/odds.ts';
import type { Guess, Move } from '../rules/rules.ts';
import type { Words as CoachWords } from '../words/en/coach.ts';
import type { Words } from '../words/en/page.ts';

const faceOf = (move: Move): number => (move.type === 'guess' ? move.face : 0);

export const coach: Coach<Guess, Facts, Words, CoachWords> = {
  counsel: ({ odds, coach: say }) => ({
    asks: say.asks,
    ...sorted(odds, {
      key: (move) => String(faceOf(move)),
      place: faceOf,
      advise({ move, value }) {
        const deed = move.type === 'guess' ? say.guess({ face: move.face }) : say.throwDie;
        const fraction = move.type === 'guess' ? { ways: 1, outOf: 6 } : undefined;
        const figures = [{ type: 'chance' as const, value, fraction }];
        return { name: capital(deed), deed, dice: [], figures, note: '', why: [say.even] };
      },
    }),
    basis: [say.even],
  }),
};

/** The rules of the toy as a page. */

import { type Guide, says } from '../../../../src/web/kit/contracts/guide.ts';
import { Die } from '../../../../src/web/kit/things/die.tsx';
import { type Guess, guess } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';
import type { Words as RulesWords } from '../words/en/rules.ts';

export const guide: Guide<Guess, Words, RulesWords> = {
  rules: guess,
  sections: {
    round: [says('secret', 'G1', 'G2'), says('throw', 'G3'), { example: 'right' }],
    end: [says('most', 'G4')],
  },
  examples: {
    right: {
      record: [
        { record: 1, game: 'guess', seats: 2, setup: {} },
        { seat: 0, type: 'guess', face: 4 },
        { seat: 1, type: 'guess', face: 2 },
        { seat: 0, type: 'throw', faces: [4] },
      ],
      moments: { scored: { after: 3, claim: {} } },
    },
  },
  Position: ({ view, words }) => <Die face={view.face} label={words.shows({ face: view.face })} />,
};

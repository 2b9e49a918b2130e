/**
 * The rules of Séquence Dés as a page: which paragraph stands where, which rules it tells, and what
 * is drawn beside it.
 */

import { type Guide, ours, says } from '../../../web/kit/contracts/guide.ts';
import { type Sequence, sequence } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';
import type { Words as RulesWords } from '../words/en/rules.ts';
import { type Claim, examples } from './guide/examples.ts';
import { board, sums } from './guide/pictures.tsx';
import { Position } from './guide/position.tsx';

export const guide: Guide<Sequence, Words, RulesWords, Claim> = {
  rules: sequence,
  sections: {
    goal: [says('line', 'S17', 'S18'), { example: 'line' }, ours('row', 'S62'), { example: 'row' }],
    need: [
      says('players', 'S1', 'S2', 'S8'),
      { picture: board },
      says('layout', 'S4', 'S5', 'S6'),
      says('squares', 'S3', 'S7'),
      says('sides', 'S9', 'S10'),
      ours('chips', 'S46'),
    ],
    start: [
      says('highest', 'S20', 'S21'),
      ours('tie', 'S22', 'S23', 'S24'),
      ours('notPlayed', 'S25'),
      says('round', 'S11', 'S26'),
      { example: 'start' },
    ],
    turn: [says('sum', 'S27', 'S30', 'S39'), { picture: sums }, says('sides', 'S44', 'S45')],
    numbers: [says('free', 'S28'), ours('taken', 'S29'), says('own', 'S31'), { example: 'seven' }],
    again: [
      says('same', 'S32', 'S33', 'S35'),
      ours('blocked', 'S34'),
      says('seat', 'S36'),
      { example: 'again' },
    ],
    ten: [says('remove', 'S37', 'S38'), says('none', 'S40'), { example: 'ten' }],
    eleven: [says('free', 'S41'), says('full', 'S42'), ours('must', 'S43'), { example: 'eleven' }],
    end: [says('once', 'S47', 'S50', 'S51'), ours('noDraw', 'S48')],
    variants: [
      says('six', 'S12', 'S13', 'S14', 'S19'),
      says('consult', 'S53'),
      ours('chat', 'S63'),
      { example: 'partners' },
    ],
    secrets: [says('nothing', 'S61')],
  },
  examples,
  Position,
};

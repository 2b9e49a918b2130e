/**
 * The rules of Pokerdice as a page: which paragraph stands where, which rules it tells, and what is
 * drawn beside it.
 */

import { type Guide, ours, says, step } from '../../../web/kit/contracts/guide.ts';
import { type Pokerdice, pokerdice } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';
import type { Words as RulesWords } from '../words/en/rules.ts';
import { cards } from './guide/cards.tsx';
import { type Claim, examples } from './guide/examples.ts';
import { Position } from './guide/position.tsx';

export const guide: Guide<Pokerdice, Words, RulesWords, Claim> = {
  rules: pokerdice,
  sections: {
    goal: [says('aim'), says('twist')],
    need: [says('dice', 'P1', 'P2'), says('pack', 'P3')],
    cards: [
      says('made', 'P35'),
      { picture: cards },
      says('more', 'P14', 'P15', 'P18'),
      { example: 'more' },
      says('differ', 'P16', 'P17'),
      { example: 'alike' },
      says('corner', 'P8'),
      { example: 'straights' },
    ],
    setup: [says('packs', 'P3', 'P75'), ours('first', 'P19', 'P20')],
    bet: [
      step(says('throw', 'P21')),
      step(says('lay', 'P22', 'P23', 'P25', 'P26'), ours('final', 'P24')),
      step(says('turnUp', 'P27')),
    ],
    again: [
      says('twice', 'P28', 'P29', 'P30'),
      says('stop', 'P31', 'P32'),
      says('spoil', 'P33'),
      { example: 'spoil' },
    ],
    judging: [
      says('open', 'P34', 'P35'),
      step(says('won', 'P36')),
      step(says('out', 'P37')),
      step(says('captured', 'P38'), ours('evenSo', 'P39')),
      says('next', 'P40'),
      { example: 'round' },
      { example: 'capture' },
    ],
    end: [
      says('left', 'P43'),
      ours('rounds', 'P42', 'P74'),
      ours('twice', 'P73'),
      ours('all', 'P41'),
      says('count', 'P44', 'P45'),
      ours('tie', 'P46', 'P47'),
      { example: 'tie' },
    ],
    variants: [
      says('packs', 'P48', 'P49'),
      ours('both', 'P53', 'P54'),
      ours('same', 'P50'),
      { example: 'packs' },
    ],
    secrets: [
      says('hidden', 'P58', 'P59', 'P60'),
      ours('open', 'P55', 'P56'),
      says('down', 'P57'),
      ours('before', 'P72'),
    ],
  },
  examples,
  Position,
};

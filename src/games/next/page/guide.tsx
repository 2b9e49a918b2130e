/**
 * The rules of NEXT! as a page: which paragraph stands where, which rules it tells, and what is
 * drawn beside it.
 */

import { type Guide, ours, says, step } from '../../../web/kit/contracts/guide.ts';
import { type Next, next } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';
import type { Words as RulesWords } from '../words/en/rules.ts';
import { type Claim, examples } from './guide/examples.ts';
import { actions, dice, kinds, limits } from './guide/pictures.tsx';
import { Position } from './guide/position.tsx';

export const guide: Guide<Next, Words, RulesWords, Claim> = {
  rules: next,
  sections: {
    goal: [says('aim', 'N85'), says('name')],
    need: [
      says('players', 'N1'),
      says('dice', 'N2'),
      ours('colours', 'N3'),
      { picture: dice },
      says('cards', 'N12'),
    ],
    cards: [
      says('any', 'N4'),
      says('fixed', 'N5'),
      { picture: kinds },
      ours('made', 'N6'),
      ours('so', 'N7', 'N8', 'N9'),
      { example: 'enough' },
      ours('deck', 'N13'),
      says('known', 'N14'),
      says('own', 'N15'),
    ],
    setup: [says('piles', 'N20', 'N21', 'N22'), ours('empty', 'N40'), says('first', 'N23', 'N24')],
    turn: [
      step(says('throw', 'N27')),
      step(says('again', 'N25', 'N26', 'N28', 'N48')),
      step(says('take', 'N29', 'N30', 'N31')),
      step(ours('must', 'N37'), says('none', 'N38'), ours('noStop', 'N39')),
      { example: 'last' },
    ],
    locks: [
      says('lock', 'N32', 'N33'),
      says('counts', 'N35', 'N36'),
      ours('unused', 'N34'),
      { example: 'lock' },
    ],
    failed: [
      says('yours'),
      step(says('take', 'N41'), ours('action', 'N49')),
      step(says('keep', 'N42'), ours('locks', 'N43')),
      step(says('fresh', 'N44', 'N45')),
      says('otherwise', 'N46'),
      says('chain', 'N47'),
      ours('replay', 'N67'),
      { example: 'reds' },
      { example: 'redsKept' },
      { example: 'redsAfresh' },
    ],
    black: [
      says('agree', 'N50', 'N53', 'N59'),
      says('any', 'N51', 'N52'),
      ours('breaks', 'N60'),
      ours('until', 'N54'),
      says('stays', 'N55', 'N56'),
      ours('heir', 'N57'),
      says('last', 'N58', 'N61', 'N62'),
      { example: 'black' },
    ],
    actions: [
      { picture: actions },
      says('blind', 'N69'),
      ours('won', 'N63', 'N64', 'N65'),
      ours('just', 'N72'),
      says('back', 'N75'),
      ours('order', 'N73', 'N74'),
      { example: 'superSwap' },
    ],
    end: [
      { picture: limits },
      says('limit', 'N76'),
      ours('after', 'N77', 'N78'),
      ours('dropped', 'N79'),
      says('stop', 'N80', 'N81', 'N82'),
      ours('moment', 'N112', 'N113'),
      ours('asked', 'N83'),
      ours('held', 'N84'),
      says('most', 'N85'),
      ours('shared', 'N86'),
      { example: 'stop' },
    ],
    secrets: [
      says('down', 'N87', 'N92'),
      ours('own', 'N90'),
      says('take', 'N88'),
      says('two', 'N89', 'N91'),
      says('open', 'N94'),
    ],
  },
  examples,
  Position,
};

/** Which section of the rules applies now: an anchor of the rules page. */

import type { View } from '../../rules/view.ts';

export function ruleNow(view: View): 'turn' | 'locks' | 'failed' | 'black' | 'actions' | 'end' {
  switch (view.phase) {
    case 'turn':
      if (view.lie === 'inherited') return 'failed';
      if (view.power) return 'black';
      return view.throwsLeft > 0 && view.piles.some(({ takeable }) => takeable) ? 'locks' : 'turn';
    case 'action':
    case 'give':
      return 'actions';
    case 'finish':
    case 'over':
      return 'end';
  }
}

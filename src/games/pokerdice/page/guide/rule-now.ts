/** Which section of the rules applies now: an anchor of the rules page. */

import type { View } from '../../rules/view.ts';

export function ruleNow({ phase }: Pick<View, 'phase'>): 'bet' | 'again' | 'end' {
  switch (phase) {
    case 'roll':
    case 'commit':
      return 'bet';
    case 'reroll':
      return 'again';
    case 'over':
      return 'end';
  }
}

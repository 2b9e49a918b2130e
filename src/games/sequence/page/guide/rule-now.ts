/** Which section of the rules applies now: an anchor of the rules page. */

import type { View } from '../../rules/view.ts';

export function ruleNow({
  phase,
  dice,
}: Pick<View, 'phase' | 'dice'>):
  | 'start'
  | 'turn'
  | 'numbers'
  | 'again'
  | 'ten'
  | 'eleven'
  | 'end' {
  switch (phase) {
    case 'start':
      return 'start';
    case 'roll':
      return 'turn';
    case 'remove':
      return 'ten';
    case 'place': {
      const sum = dice === null ? 0 : dice[0] + dice[1];
      if (sum === 11) return 'eleven';
      return sum === 2 || sum === 12 ? 'again' : 'numbers';
    }
    case 'over':
      return 'end';
  }
}

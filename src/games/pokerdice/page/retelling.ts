/** Pokerdice looked back at, in words. */

import type { Retelling, RetellingWords } from '../../../web/kit/contracts/retelling.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../words/en/analysis.ts';
import type { Words as GameWords } from '../words/en/page.ts';

const said = ({ analysis }: RetellingWords): Words => analysis as Words;

export const retelling: Retelling<View, Move> = {
  choice({ dice }, move, _, words) {
    const { moves } = said(words);
    switch (move.type) {
      case 'commit':
        return move.cards.map((card) => (words.game as GameWords).cards[card].name).join(' + ');
      case 'reroll': {
        const kept = (dice ?? [])
          .filter((__, position) => !move.dice.includes(position))
          .toSorted();
        return kept.length === 0 ? moves.throwAll : moves.keep({ faces: kept.join(' ') });
      }
      case 'stop':
        return moves.stop;
      default:
        return moves.throwAll;
    }
  },
  advice: (kind, words) => (said(words).kinds as Readonly<Record<string, string>>)[kind],
  rest: (words) => said(words).rest,
};

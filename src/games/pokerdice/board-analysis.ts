/** Pokerdice looked back at, in words. */

import type { Words } from '../../i18n/en/analysis-pokerdice.ts';
import type { Words as GameWords } from '../../i18n/en/pokerdice.ts';
import type { Retelling, RetellingWords } from '../../web/kit/retelling.ts';
import type { Move } from './moves.ts';
import type { View } from './view.ts';

const said = ({ analysis }: RetellingWords): Words => analysis as Words;

export const retelling: Retelling<View, Move> = {
  choice({ dice }, move, _, words) {
    const { moves } = said(words);
    switch (move.type) {
      case 'commit':
        return move.cards.map((card) => (words.game as GameWords).cards[card].name).join(' + ');
      case 'reroll': {
        const kept = (dice ?? []).filter((__, position) => !move.dice.includes(position)).toSorted();
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

/** Séquence Dés looked back at, in words. */

import type { Retelling, RetellingWords } from '../../../web/kit/contracts/retelling.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../words/en/analysis.ts';

const said = ({ analysis }: RetellingWords): Words => analysis as Words;

export const retelling: Retelling<View, Move> = {
  choice(_, move, __, words) {
    const { moves } = said(words);
    return move.type === 'roll' ? moves.roll : moves[move.type]({ square: move.square });
  },
  advice: (kind, words) => (said(words).kinds as Readonly<Record<string, string>>)[kind],
  rest: (words) => said(words).rest,
};

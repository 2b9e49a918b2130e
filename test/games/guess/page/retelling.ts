/** The toy looked back at, in words. */

import type { Retelling, RetellingWords } from '../../../../src/web/kit/contracts/retelling.ts';
import type { Move, View } from '../rules/rules.ts';
import type { Words } from '../words/en/analysis.ts';

const said = ({ analysis }: RetellingWords): Words => analysis as Words;

export const retelling: Retelling<View, Move> = {
  choice: (_view, move, _names, words) =>
    move.type === 'throw' ? said(words).throwDie : said(words).guess({ face: move.face }),
  advice: () => undefined,
  rest: (words) => said(words).rest,
};

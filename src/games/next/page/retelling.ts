/** NEXT! looked back at, in words. */

import type { Retelling, RetellingWords } from '../../../web/kit/contracts/retelling.ts';
import type { Move } from '../rules/moves.ts';
import { WHITE_AND_BLACK } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../words/en/analysis.ts';
import type { Words as GameWords } from '../words/en/page.ts';
import { nameOf, valuedOf } from '../words/naming.ts';

const said = ({ analysis }: RetellingWords): Words => analysis as Words;

export const retelling: Retelling<View, Move> = {
  choice(view, move, names, words) {
    const { moves } = said(words);
    const game = words.game as GameWords;
    switch (move.type) {
      case 'roll':
        return move.dice.length === WHITE_AND_BLACK
          ? moves.throwAll
          : moves.keep({ kept: keptIn(view, move.dice, game) });
      case 'turn-die':
        return moves.turn({ colour: game.colour[move.face] });
      case 'take': {
        const card = view.piles[move.pile]?.top;
        return moves.take({
          card: card === null || card === undefined ? game.card.unknown : nameOf(card, game),
        });
      }
      case 'steal':
      case 'swap':
        return moves.from({ name: names[move.from] ?? '' });
      case 'give':
        return moves.give({ card: valuedOf(view, move.card, game) });
      default:
        return moves[move.type];
    }
  },
  advice: (kind, words) => (said(words).kinds as Readonly<Record<string, string>>)[kind],
  rest: (words) => said(words).rest,
};

/** The colours that stay, each once with its number: 3 red, 1 blue. */
function keptIn({ dice }: View, thrown: readonly number[], { card }: GameWords): string {
  const kept = (dice ?? []).filter((_, position) => !thrown.includes(position));
  return card.colours(
    [...new Set(kept)].map(
      (colour) => [colour, kept.filter((one) => one === colour).length] as const,
    ),
  );
}

/** The options that a host chooses, in words. */

import type { OptionField } from '../../../../web/kit/contracts/board.ts';
import { roundsOf } from '../../rules/rules.ts';
import { CARDS } from '../../rules/state.ts';
import type { Words } from '../../words/en/page.ts';

/** Where two ways to count come to the same number of rounds, their hints say so. */
export function options(seats: number, words: Words): readonly OptionField[] {
  const { options } = words;
  const [equal, twice, all] = (['equal', 'twice', 'all'] as const).map((way) =>
    roundsOf(seats, way),
  ) as [number, number, number];
  const decks: OptionField = {
    key: 'decks',
    name: options.decks,
    choices: [
      { value: 1, name: options.oneDeck, hint: options.oneDeckHint },
      { value: 2, name: options.twoDecks, hint: options.twoDecksHint },
    ],
  };
  const rounds: OptionField = {
    key: 'rounds',
    name: options.rounds,
    choices: [
      {
        value: 'equal',
        name: options.equalRounds,
        hint: options.equalRoundsHint(equal, equal < CARDS),
      },
      {
        value: 'twice',
        name: options.twiceRounds,
        hint: options.twiceRoundsHint(twice, twice < equal, twice < CARDS),
      },
      {
        value: 'all',
        name: options.allRounds,
        hint: options.allRoundsHint(all, all % seats === 0),
      },
    ],
  };
  return seats === 2 ? [decks, rounds] : [rounds];
}

/**
 * Pokerdice in a terminal, in English: the messages that the page does not have. What is typed is
 * the same in every language.
 */

import { counts, either, list, plural, point, text } from '../../../../words/en/grammar.ts';
import type { Who } from './page.ts';

const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });

export const words = {
  list,
  either,
  point,

  // The table -------------------------------------------------------------------------------------
  head: text('round {#round} of {#rounds}'),
  end: 'the end',
  throws: ({ name, isMe }: Who): string => (isMe ? 'you throw' : `${name} throws`),
  cards,
  /** If there is little room. */
  pointsInShort: counts('count', { one: '{#count} pt', other: '{#count} pts' }),
  capturedInShort: text('{#count} capt'),
  plays: text('plays {played}'),
  /** Under a die: at most seven letters. */
  kept: 'kept',
  fresh: 'new',
  lastDice: 'the dice of the last round',
  /** In the corner of a card: at most six letters. */
  laid: 'laid',
  only: text('{faces} only'),

  // What is asked ---------------------------------------------------------------------------------
  lay: (count: number): string =>
    count === 1 ? 'Lay one of your cards face down.' : 'Lay two of your cards face down.',
  rethrow: (left: number): string =>
    `Keep the dice as they are, or throw some again (${plural(left, { one: '# re-throw', other: '# re-throws' })} left).`,
  moves: {
    throw: 'throw the five dice',
    stop: 'keep the dice: all cards are turned up and judged',
    rethrow: (letters: readonly string[]): string => `throw ${list(letters)} again`,
  },
  families: {
    rethrow: 'throw dice again: their letters, e.g. `ace`; or `keep bd`; or `all`',
    card: text('lay a card: its number or name, e.g. `{example}`'),
    cards: text('lay two cards, e.g. `{example}`'),
  },

  // What happened ---------------------------------------------------------------------------------
  threw: ({ name, isMe }: Who, faces: string): string =>
    `${isMe ? 'You throw' : `${name} throws`} ${faces}.`,
  threwAgain: ({ name, isMe }: Who, letters: readonly string[], faces: string): string =>
    `${isMe ? 'You throw' : `${name} throws`} ${list(letters)} again: ${faces}.`,
  laidDown: text('You lay {played} face down.'),

  // What "?" says ---------------------------------------------------------------------------------
  typing: {
    commit:
      'Type the number on a card or its name: `full`, `two pairs`. A ✓ means that the dice make it already.',
    reroll:
      'Type the letters of the dice to throw (`ace`), `keep bd` to throw the others, `all`, or `stop`.',
  },
  allCards: text('The cards and their points: {all} More includes less.'),
  stillHas: ({ name, isMe }: Who, what: string): string =>
    `${isMe ? 'You still have' : `${name} still has`} ${what}.`,
  everyCard: 'every card',
  noCard: 'no card',

  // The odds --------------------------------------------------------------------------------------
  odds: {
    /** Heads of columns: as short as possible. */
    heads: {
      card: 'card',
      points: 'pts',
      atOnce: 'at once',
      inThree: 'in three',
      worth: 'worth',
      made: 'made',
      atBest: 'at best',
      mine: 'mine',
      theirs: 'theirs',
      later: 'later',
      mix: 'mix',
      throw: 'throw',
      keep: 'keep',
      held: 'held',
    },
    throw:
      'Chances in per cent. At once: the first throw makes it. In three: with the two best re-throws for that card alone.',
    madeByMe:
      'Made: the chance with the re-throws that gain the most; at best: with the best re-throws for that card alone.',
    madeBy: text('Made: the chance with the re-throws {name} will probably make.'),
    worth: (isSeveral: boolean): string =>
      `Mine: my points this round, captured cards included; theirs: ${isSeveral ? 'the others’ points, on average' : 'the other player’s points'}; later: what the cards left will bring. Worth is mine − theirs + later. Mix: how often to play it. ✓: made already.`,
    rethrow: (own: string, left: number): string =>
      `Exact chances in per cent with the best re-throws: before │ for ${own}, after it for cards the others may have laid${left > 0 ? ` (without the ${left} least likely)` : ''}.`,
    held: (isMany: boolean): string =>
      isMany
        ? 'Held: how many of the others have laid it, in hundredths.'
        : 'Held: how likely the other player has laid it, in per cent.',
    less: (isSeveral: boolean): string =>
      `Mine: my points, captured cards included; worth: minus ${isSeveral ? 'the others’ average' : 'the other player’s'}.`,
    columns: text('Columns: {all}.'),
    expected: text('If everybody plays well, these cards are likely: {all}.'),
    expectedOf: text('{name} {likely}'),
  },
};

export type Words = typeof words;

/** Pokerdice in a terminal, in English: what the page's words do not say. What is typed is the same in every language. */

import { counts, either, list, plural, point, text } from './grammar.ts';
import type { Who } from './pokerdice.ts';

const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });

export const words = {
  list,
  either,
  point,

  // The table ----------------------------------------------------------------------------------------------------------
  head: text('round {#round} of {#rounds}'),
  end: 'the end',
  throws: ({ name, isMe }: Who): string => (isMe ? 'you throw' : `${name} throws`),
  cards,
  /** Where there is little room. */
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

  // What is asked ------------------------------------------------------------------------------------------------------
  lay: (count: number): string => (count === 1 ? 'Lay one of your cards face down.' : 'Lay two of your cards face down.'),
  rethrow: (left: number): string =>
    `Keep the dice as they lie, or throw some again (${plural(left, { one: '# re-throw', other: '# re-throws' })} left).`,
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

  // What happened ------------------------------------------------------------------------------------------------------
  threw: ({ name, isMe }: Who, faces: string): string => `${isMe ? 'You throw' : `${name} throws`} ${faces}.`,
  threwAgain: ({ name, isMe }: Who, letters: readonly string[], faces: string): string =>
    `${isMe ? 'You throw' : `${name} throws`} ${list(letters)} again: ${faces}.`,
  laidDown: text('You lay {played} face down.'),

  // What "?" says ------------------------------------------------------------------------------------------------------
  typing: {
    commit: 'Type the number on a card or its name: `full`, `two pairs`. A ✓ says the dice make it as they lie.',
    reroll: 'Type the letters of the dice to throw (`ace`), `keep bd` to throw the others, `all`, or `stop`.',
  },
  allCards: text('The cards and their points: {all} More includes less.'),
  stillHas: ({ name, isMe }: Who, what: string): string => `${isMe ? 'You still have' : `${name} still has`} ${what}.`,
  everyCard: 'every card',
  noCard: 'no card',

  // The odds -----------------------------------------------------------------------------------------------------------
  odds: {
    /** Heads of columns: as short as can be. */
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
      'Chances in per cent. At once: the first throw makes it. In three: with two re-throws, each the best for that card alone.',
    madeByMe: 'Made: the chance with the re-throws that gain most; at best: with the best re-throws for that card alone.',
    madeBy: text('Made: the chance as {name} will re-throw.'),
    worth: (isSeveral: boolean): string =>
      `Mine: my points of this round, captured cards counted; theirs: ${isSeveral ? 'those of the others, on average' : 'those of the other'}; later: what the cards left will bring. Worth is mine − theirs + later. Mix: how often to play it. ✓ lies there now.`,
    rethrow: (own: string, left: number): string =>
      `Exact chances in per cent, the next re-throws the best: before │ of ${own}, after it of cards the others may hold${left > 0 ? ` (the ${left} least likely left out)` : ''}.`,
    held: (isMany: boolean): string =>
      isMany ? 'Held: how many of it the others hold, in hundredths.' : 'Held: how likely the other holds it, in per cent.',
    less: (isSeveral: boolean): string =>
      `Mine: my points, captured cards counted; worth: less ${isSeveral ? 'the average of theirs' : 'theirs'}.`,
    columns: text('Heads: {all}.'),
    expected: text('Taken for granted: all play well; then likely {all}.'),
    expectedOf: text('{name} {likely}'),
  },
};

export type Words = typeof words;

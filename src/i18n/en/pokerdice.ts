/** Pokerdice in English. */

import type { Objective } from '../../games/pokerdice/objectives.ts';
import { counts, list, number, plural, text } from './grammar.ts';

/** Somebody at the table; “you” has forms of its own. */
export interface Who {
  readonly name: string;
  readonly isMe: boolean;
}

interface CardWords {
  /** On the card. */
  readonly name: string;
  /** In a sentence: Noé's full house. */
  readonly inText: string;
  /** What the dice must show. */
  readonly rule: string;
}

const cards: Readonly<Record<Objective, CardWords>> = {
  joker: { name: 'Joker', inText: 'joker', rule: 'any dice make it' },
  pair: { name: 'Pair', inText: 'pair', rule: 'two dice of one face' },
  three: { name: 'Three', inText: 'three of a kind', rule: 'three dice of one face' },
  'two-pairs': { name: 'Two pairs', inText: 'two pairs', rule: 'two different faces, each twice' },
  'small-straight': { name: 'Small straight', inText: 'small straight', rule: 'four faces in a row' },
  'no-even': { name: 'No even', inText: 'no even', rule: 'not one 2, 4 or 6' },
  'no-odd': { name: 'No odd', inText: 'no odd', rule: 'not one 1, 3 or 5' },
  full: { name: 'Full house', inText: 'full house', rule: 'three of one face and two of another' },
  'large-straight': { name: 'Large straight', inText: 'large straight', rule: 'five faces in a row' },
  four: { name: 'Four', inText: 'four of a kind', rule: 'four dice of one face' },
};

const inText = (card: Objective): string => cards[card].inText;
const owned = ({ name, isMe }: Who): string => (isMe ? 'your' : `${name}’s`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const dice = (count: number): string => plural(count, { one: '# die', other: '# dice' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

export const words = {
  title: 'Pokerdice',
  summary: 'Bet a card on five dice in secret; then the thrower mends them, or breaks them.',

  cards,
  points,

  // The table
  table: 'Dice and cards on the table',
  places: 'The cards of this round',
  lastPlaces: 'The cards of the last round',
  dice: 'The dice',
  hand: (who: Who): string => (who.isMe ? 'Your cards' : `${who.name}’s cards`),
  round: text('Round {#round} of {#rounds}'),
  throwsLeft: counts('count', { one: '{#count} throw left', other: '{#count} throws left' }),
  thrower: 'throws',
  you: 'You',

  // Things, as the screen reader says them
  die: (place: number, face: number, isKept: boolean): string => `Die ${number(place)}: ${number(face)}${isKept ? ', kept' : ''}`,
  card: (card: Objective, count: number): string => `${cards[card].name}, ${points(count)}`,
  isMade: 'made now',
  copies: text('{#count} copies'),
  chosen: counts('count', { one: 'chosen', other: 'chosen {#count} times' }),
  laid: 'laid face down',
  placeEmpty: (who: Who): string => (who.isMe ? 'Your place is empty' : `${who.name} has not laid a card yet`),
  placeDown: (who: Who): string => (who.isMe ? 'Your card, face down' : `${who.name}’s card, face down`),
  placeUp: (who: Who, card: Objective): string => `${capital(owned(who))} card: ${inText(card)}`,
  peek: 'Your card, face down: look at it',
  peeked: (card: Objective): string => `You look at your card: ${inText(card)}. Cover it`,

  // What to do
  throwDice: (count: number): string => `Throw ${dice(count)}`,
  rethrowDice: (count: number): string => `Throw ${dice(count)}`,
  stop: 'Stop — keep these dice',
  lay: 'Lay face down',
  cardsLeft: 'Cards left',
  close: 'Close',

  // Hints, when something is touched
  explainCard: (card: Objective, count: number): string => `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'Made as they lie.',
  notMadeNow: 'Not made yet.',
  oneMore: 'One more card.',
  hintNotThrown: 'Cards are laid when the dice have been thrown.',
  hintLaid: 'Your card is down. It can’t be changed now.',
  hintCardsDone: 'The cards of this round are laid.',
  hintWaitDice: 'The dice stay as they lie until every card is laid.',
  hintNotYourDice: (who: Who): string => `Only ${who.name} may throw these dice again.`,
  hintOldDice: 'These are the dice of the last round.',
  hintFaceDown: (who: Who): string => `${who.name} is ready. The card is turned up when the dice are final.`,
  hintOver: 'The game is over.',

  // What the table waits for
  status: {
    throwNow: ({ name, isMe }: Who): string =>
      isMe ? 'Your round: throw the five dice.' : `${name}’s round: throw the five dice.`,
    waitThrow: ({ name }: Who): string => `${name} throws the dice…`,
    rolling: 'The dice are rolling…',
    choose: ({ name, isMe }: Who, count: number): string => {
      const what = plural(count, { one: 'a card', other: 'two cards' });
      return isMe ? `Choose ${what} to lay face down.` : `${name}: choose ${what} to lay face down.`;
    },
    waitChoose: ([first, second, ...others]: readonly string[]): string => {
      if (second === undefined) return `${first} is choosing a card…`;
      if (others.length === 0) return `${list([first ?? '', second])} are choosing…`;
      return `${first} and ${number(others.length + 1)} others are choosing…`;
    },
    rethrow: ({ name, isMe }: Who, left: number): string => {
      const what =
        left === 1 ? 'last throw: touch the dice to keep, or stop.' : 'touch the dice to keep and throw the rest, or stop.';
      return isMe ? capital(what) : `${name}: ${what}`;
    },
    waitRethrow: ({ name }: Who, card: string, left: number): string =>
      `${name} plays ${card} — ${plural(left, { one: 'one more throw', other: '# more throws' })}…`,
    reveal: 'The cards are turned up…',
    over: ({ name, isMe }: Who, count: number): string => `${isMe ? 'You win' : `${name} wins`} with ${points(count)}.`,
  },

  // Beside a name
  note: (score: number, left: number): string =>
    `${points(score)}, ${plural(left, { one: '# card left', other: '# cards left' })}`,
  ready: 'ready',
  choosing: 'choosing',
  captured: text('{#count} captured'),

  // The log
  log: {
    threw: ({ name, isMe }: Who, shown: readonly number[]): string => `${isMe ? 'You throw' : `${name} throws`} ${faces(shown)}.`,
    threwAgain: ({ name, isMe }: Who, shown: readonly number[]): string =>
      `${isMe ? 'You throw' : `${name} throws`} ${dice(shown.length)} again: ${faces(shown)}.`,
    kept: ({ name, isMe }: Who): string => `${isMe ? 'You keep' : `${name} keeps`} the dice.`,
    turnedUp: ({ name, isMe }: Who, played: readonly Objective[]): string =>
      `All are ready: ${isMe ? 'you turn' : `${name} turns`} up ${list(played.map(inText))}.`,
    won: (who: Who, card: Objective, count: number): string =>
      `${capital(owned(who))} ${inText(card)} is made: ${points(count)}.`,
    out: (who: Who, card: Objective): string => `${capital(owned(who))} ${inText(card)} fails and is out.`,
    captured: (who: Who, card: Objective, by: Who): string =>
      `${capital(owned(who))} ${inText(card)} fails — ${by.isMe ? 'you capture' : `${by.name} captures`} it.`,
  },
  played: (names: readonly Objective[]): string => list(names.map(inText)),

  // Under a card, in a word
  fate: {
    won: text('+{#count}'),
    out: 'out',
    captured: 'captured',
    captures: text('+{#count}'),
    capturesLabel: (who: Who, count: number): string =>
      `${who.isMe ? 'You capture' : `${who.name} captures`} ${plural(count, { one: '# card', other: '# cards' })}: ${points(count)}`,
  },

  // The sheet of cards left
  left: {
    has: 'has it',
    hasTwo: 'has two',
    won: (count: number): string => `made: ${points(count)}`,
    lost: 'played, not made',
    hint: 'What everybody can still lay; a card that lies face down is still counted.',
  },

  explain: {
    roll: [
      'The thrower rolls five dice. Then everybody lays a card face down, betting on the dice.',
      'Only the thrower’s card is turned up. Then the thrower may throw any of the dice again, twice.',
    ],
    commit: [
      'Lay a card that the final dice will make. The thrower may still throw any dice again, twice, to make a card or to spoil yours.',
      'A made card scores its points. Not made: the thrower captures it for 1 point; the thrower’s own is out of the game.',
      'A tick marks what the dice make as they lie. A card is laid for good.',
    ],
    reroll: [
      'The thrower may throw any dice again, also ones kept before, or stop.',
      'At the stop, or after the second time, all cards are turned up and judged, each by itself.',
      'A card of another that is not made is captured for 1 point, even if the thrower’s own fails: spoiling is allowed.',
    ],
    over: ['The player with the most points wins. In a tie, it is the one of them who was active last.'],
  },

  options: {
    decks: 'Packs',
    oneDeck: 'One each',
    oneDeckHint: 'Ten cards each, one a round.',
    twoDecks: 'Two each',
    twoDecksHint: 'For two players: twenty cards each, two a round, and more to plan.',
    rounds: 'Rounds',
    allRounds: 'Ten',
    allRoundsHint: 'Every card is played.',
    equalRounds: 'Equal',
    equalRoundsHint: 'Everybody throws equally often; some cards stay in the hand.',
  },
};

export type Words = typeof words;

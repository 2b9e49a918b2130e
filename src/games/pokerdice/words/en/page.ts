/** Pokerdice in English. */

import { counts, list, number, plural, text } from '../../../../words/en/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';

/** Somebody at the table. If it is the reader, sentences say “you” instead of the name. */
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
  joker: { name: 'Joker', inText: 'joker', rule: 'any dice will do' },
  pair: { name: 'Pair', inText: 'pair', rule: 'two dice the same' },
  three: { name: 'Three', inText: 'three of a kind', rule: 'three dice the same' },
  'two-pairs': { name: 'Two pairs', inText: 'two pairs', rule: 'two different pairs' },
  'small-straight': {
    name: 'Small straight',
    inText: 'small straight',
    rule: 'four numbers in a row',
  },
  'no-even': { name: 'No even', inText: '“no even”', rule: 'no 2, 4 or 6' },
  'no-odd': { name: 'No odd', inText: '“no odd”', rule: 'no 1, 3 or 5' },
  full: {
    name: 'Full house',
    inText: 'full house',
    rule: 'three of one number and two of another',
  },
  'large-straight': {
    name: 'Large straight',
    inText: 'large straight',
    rule: 'five numbers in a row',
  },
  four: { name: 'Four', inText: 'four of a kind', rule: 'four dice the same' },
};

const inText = (card: Objective): string => cards[card].inText;
/** “Noé’s two pairs are made”: that card alone is spoken of as several. */
const verb = (card: Objective, one: string, many: string): string =>
  card === 'two-pairs' ? many : one;
const owned = ({ name, isMe }: Who): string => (isMe ? 'your' : `${name}’s`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const dice = (count: number): string => plural(count, { one: '# die', other: '# dice' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# round', other: '# rounds' });

export const words = {
  title: 'Pokerdice',
  summary:
    'Bet a card on five dice in secret. Then the active player saves the throw, or spoils it.',

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
  die: (place: number, face: number, isKept: boolean): string =>
    `Die ${number(place)}: ${number(face)}${isKept ? ', kept' : ''}`,
  card: (card: Objective, count: number): string => `${cards[card].name}, ${points(count)}`,
  isMade: 'made now',
  copies: text('{#count} copies'),
  chosen: counts('count', { one: 'chosen', other: 'chosen {#count} times' }),
  laid: 'laid face down',
  placeEmpty: (who: Who): string =>
    who.isMe ? 'You have not laid a card yet' : `${who.name} has not laid a card yet`,
  placeDown: (who: Who): string =>
    who.isMe ? 'Your card, face down' : `${who.name}’s card, face down`,
  placeUp: (who: Who, card: Objective): string => `${capital(owned(who))} card: ${inText(card)}`,
  peek: 'Your card, face down: look at it',
  peeked: (card: Objective): string => `Your card: ${inText(card)}. Cover it again`,

  // What to do
  throwDice: (count: number): string => `Throw ${dice(count)}`,
  rethrowDice: (count: number): string => `Throw ${dice(count)}`,
  stop: 'Stop — keep these dice',
  lay: 'Lay face down',
  cardsLeft: 'Cards left',
  close: 'Close',

  // Hints, when something is tapped
  explainCard: (card: Objective, count: number): string =>
    `${cards[card].name} (${number(count)}): ${cards[card].rule}.`,
  madeNow: 'The dice make it already.',
  notMadeNow: 'Not made yet.',
  oneMore: 'Choose one more card.',
  hintNotThrown: 'The dice are thrown first; then you lay a card.',
  hintLaid: 'Your card is down. You can’t change it now.',
  hintCardsDone: 'All the cards for this round are down.',
  hintWaitDice: 'Nobody touches the dice until every card is down.',
  hintNotYourDice: (who: Who): string => `Only ${who.name} may throw these dice again.`,
  hintOldDice: 'These are the dice of the last round.',
  hintFaceDown: (who: Who): string => `${who.name} is ready. The card stays face down for now.`,
  hintOver: 'The game is over.',

  // What the table waits for
  status: {
    throwNow: ({ name, isMe }: Who): string =>
      isMe ? 'Your round: throw the five dice.' : `${name}, throw the five dice.`,
    waitThrow: ({ name }: Who): string => `${name} is throwing the dice…`,
    rolling: 'The dice are rolling…',
    choose: ({ name, isMe }: Who, count: number): string => {
      const what = plural(count, { one: 'a card', other: 'two cards' });
      return isMe
        ? `Choose ${what} to lay face down.`
        : `${name}: choose ${what} to lay face down.`;
    },
    waitChoose: ([first, second, ...others]: readonly string[]): string => {
      if (second === undefined) return `${first} is choosing a card…`;
      if (others.length === 0) return `${list([first ?? '', second])} are choosing…`;
      return `${first} and ${number(others.length + 1)} others are choosing…`;
    },
    rethrow: ({ name, isMe }: Who, left: number): string => {
      const what =
        left === 1
          ? 'last throw: tap the dice to keep, or stop.'
          : 'tap the dice to keep and throw the rest, or stop.';
      return isMe ? capital(what) : `${name}: ${what}`;
    },
    waitRethrow: ({ name }: Who, card: string, left: number): string =>
      `${name} plays ${card} — ${plural(left, { one: 'one throw left', other: '# throws left' })}…`,
    reveal: 'The cards are turned up…',
    over: ({ name, isMe }: Who, count: number): string =>
      `${isMe ? 'You win' : `${name} wins`} with ${points(count)}.`,
  },

  // Beside a name
  note: (score: number, left: number): string =>
    `${points(score)}, ${plural(left, { one: '# card left', other: '# cards left' })}`,
  ready: 'ready',
  choosing: 'choosing',
  captured: text('{#count} captured'),

  // The log
  log: {
    threw: ({ name, isMe }: Who, shown: readonly number[]): string =>
      `${isMe ? 'You throw' : `${name} throws`} ${faces(shown)}.`,
    threwAgain: ({ name, isMe }: Who, shown: readonly number[]): string =>
      `${isMe ? 'You throw' : `${name} throws`} ${dice(shown.length)} again: ${faces(shown)}.`,
    kept: ({ name, isMe }: Who): string => `${isMe ? 'You keep' : `${name} keeps`} the dice.`,
    turnedUp: ({ name, isMe }: Who, played: readonly Objective[]): string =>
      `Everybody is ready: ${isMe ? 'you turn' : `${name} turns`} up ${list(played.map(inText))}.`,
    won: (who: Who, card: Objective, count: number): string =>
      `${capital(owned(who))} ${inText(card)} ${verb(card, 'is', 'are')} made: ${points(count)}.`,
    out: (who: Who, card: Objective): string =>
      `${capital(owned(who))} ${inText(card)} ${verb(card, 'fails and is', 'fail and are')} out of the game.`,
    captured: (who: Who, card: Objective, by: Who): string =>
      `${capital(owned(who))} ${inText(card)} ${verb(card, 'fails', 'fail')} — ${by.isMe ? 'you capture' : `${by.name} captures`} ${verb(card, 'it', 'them')}.`,
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
    has: 'still has it',
    hasTwo: 'still has two',
    won: (count: number): string => `made: ${points(count)}`,
    lost: 'played, not made',
    hint: 'The cards everybody can still play. A card lying face down still counts as left.',
  },

  explain: {
    roll: [
      'The active player throws five dice. Then everybody lays a card face down: a bet on the final dice.',
      'Only the active player’s card is turned up. Then they may throw any of the dice again, up to twice.',
    ],
    commit: [
      'Lay a card that you think the final dice will make. The active player may still throw any dice again, up to twice, to make their own card or to spoil the others’.',
      'If your card is made, you score its points. If it fails, the active player captures it for 1 point; the active player’s own failed card is out of the game.',
      'A tick marks the cards that the dice make right now. Once a card is down, you can’t change it.',
    ],
    reroll: [
      'The active player may throw any dice again, even ones kept before, or stop.',
      'When they stop, or after the second re-throw, all cards are turned up and judged one by one.',
      'They capture every failed card of the others for 1 point each, even if their own card fails. Spoiling is allowed!',
    ],
    over: [
      'The player with the most points wins. If players tie, the one of them who was active last wins.',
    ],
  },

  options: {
    decks: 'Packs',
    oneDeck: 'One each',
    oneDeckHint: 'Ten cards each, one per round.',
    twoDecks: 'Two each',
    twoDecksHint: 'For two players: twenty cards each, two per round, and more to plan.',
    rounds: 'Rounds',
    equalRounds: 'Equal turns',
    /** The number of rounds; whether cards stay over. */
    equalRoundsHint: (count: number, staysOver: boolean): string =>
      `${rounds(count)}: everybody is active equally often${staysOver ? '; some cards are left over' : ''}.`,
    twiceRounds: 'Two turns each',
    /**
     * The number of rounds; whether that is fewer than equal turns make; whether cards stay over.
     */
    twiceRoundsHint: (count: number, isShort: boolean, staysOver: boolean): string =>
      `${rounds(count)}: everybody is active twice${isShort ? ', for a short game' : ''}${staysOver ? '; some cards are left over' : ''}.`,
    allRounds: 'Ten in all',
    /** The number of rounds; whether all throw equally often. */
    allRoundsHint: (count: number, isEven: boolean): string =>
      `${rounds(count)}: every card is played${isEven ? '' : '; some are active once more than others'}.`,
  },
};

export type Words = typeof words;

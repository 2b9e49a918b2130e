/** The words of NEXT! */

import { list, plural, text } from '../../../../words/en/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';

export interface Person {
  readonly name: string;
  readonly isMe: boolean;
}

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  orange: 'orange',
  purple: 'purple',
};

const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const dice = (count: number): string => plural(count, { one: '# die', other: '# dice' });
const throws = (count: number): string => plural(count, { one: '# throw', other: '# throws' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `You ${you}` : `${name} ${they}`;
const object = ({ name, isMe }: Person): string => (isMe ? 'you' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count} ${COLOUR[colour]}`));

export const words = {
  title: 'NEXT!',
  summary:
    'Win cards from three piles with six coloured dice. If you fail, the next player may use your dice.',

  colour: COLOUR,
  symbol: {
    red: 'heart',
    green: 'leaf',
    blue: 'drop',
    yellow: 'sun',
    orange: 'flame',
    purple: 'moon',
  } satisfies Record<Colour, string>,
  points,
  cards,

  /** Cards have no names of their own: they are called by what they ask for. */
  card: {
    three: 'three alike',
    threePairs: 'three pairs',
    full: 'full house',
    four: 'four alike',
    five: 'five alike',
    doubleThree: 'double three',
    fourAndPair: 'four and pair',
    six: 'six alike',
    groups: (sizes: readonly number[]) =>
      list(sizes.map((size) => (size === 1 ? '1 of any colour' : `${size} alike`))),
    colours: counted,
    /** Within a sentence: three alike (1 point). */
    valued: (name: string, value: number) => `${name} (${points(value)})`,
    /** For the screen reader. */
    label: (name: string, value: number, action: string | null) =>
      `${name}, ${points(value)}${action === null ? '' : `, with ${action}`}`,
    back: 'a card, face down',
    unknown: 'a card',
  },
  action: {
    replay: { name: 'replay', rule: 'you take another full turn at once' },
    steal: { name: 'steal', rule: 'draw a card from an opponent without looking' },
    swap: {
      name: 'swap',
      rule: 'draw a card from an opponent without looking, then give them one of yours',
    },
    'super-swap': { name: 'super-swap', rule: 'a swap with every opponent who has cards' },
  } satisfies Record<Action, { name: string; rule: string }>,

  table: 'The table',
  piles: {
    label: 'Three piles of cards',
    /** For the screen reader: which pile, what is on it, whether it is made or locked. */
    said: (place: number, parts: readonly string[]) => `Pile ${place}: ${parts.join('. ')}`,
    left: text('{#count} left'),
    empty: 'empty',
    made: 'made',
    locked: 'locked',
    wouldLock: 'would lock',
    wouldMake: 'would be made',
    /** A card that was tapped: its name, its points, its action. */
    about: (name: string, value: number, action: Action | null, rule: string) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name: string, why: string) => `${capital(name)}. ${why}`,
    why: {
      empty: 'This pile is empty.',
      lockedByMe: 'Locked for this turn: your dice made it, but you threw again.',
      lockedBy: text('Locked for this turn: the dice made it, but {name} threw again.'),
      chosen: 'Chosen.',
      takeable: 'Your dice make it: you can take it.',
      'would-lock': 'You can take it now. If you throw again, it is locked for this turn.',
      'would-make': 'Turning that die would make it.',
      made: 'The dice make it.',
      'throw-first': 'The dice have not been thrown yet.',
      open: 'The dice don’t make it.',
    },
  },

  dice: {
    label: 'Six dice: four white, two black',
    die: (place: number, isBlack: boolean, face: Colour | null, isKept: boolean) =>
      `${isBlack ? 'Black' : 'White'} die ${place}${face === null ? '' : `: ${COLOUR[face]} ${words.symbol[face]}`}${isKept ? ', kept' : ''}`,
    toTurn: (place: number, isBlack: boolean, face: Colour) =>
      `Turn ${isBlack ? 'black' : 'white'} die ${place}: ${COLOUR[face]} ${words.symbol[face]}`,
    throwsLeft: (count: number) => (count === 0 ? 'No throws left' : `${throws(count)} left`),
    hintKeep: 'Tap the dice you want to keep.',
    hintFirst: 'The first throw is with all six dice.',
    hintNotYours: text('It is {name}’s turn.'),
    hintLast: 'There are no throws left.',
    hintAllKept: 'You are keeping all six: tap one to throw it again, or take a card.',
    hintKeepOne: 'Tap at least one die to keep it, or throw all six.',
    hintOver: 'The game is over.',
    hintNotNow: 'The dice stay put until the next turn.',
  },

  /** What a player may do next: each choice in a word or two, with its result beside it. */
  ways: {
    label: 'What to do next',
    take: 'Take',
    throwOn: 'Throw again',
    keep: 'Keep some',
    fresh: 'All six',
    throws,
    turn: 'Turn a die',
    turnHint: 'black dice match',
  },

  power: {
    chooseDie: 'Tap the die you want to turn.',
    chooseFace: text('Die {#place}: which colour?'),
    face: (face: Colour) => `${COLOUR[face]} ${words.symbol[face]}`,
    sameFace: 'It already shows that colour.',
  },

  draw: {
    steal: 'Who do you steal from?',
    swap: 'Who do you swap with?',
    superSwap: (person: Person) => `Super-swap: now with ${object(person)}`,
    fan: (name: string, held: number) => `${name}, ${cards(held)} face down`,
    back: text('Face-down card {#place} of {#held}'),
    open: text('{name}’s cards'),
  },

  give: {
    drew: text('Drawn from {name}'),
    ask: text('Which of your other cards will you give to {name}?'),
    notBack: 'The card you just drew can’t be given back.',
    mark: 'drawn',
  },

  finish: {
    ask: (held: number) => `You have ${cards(held)}: you may end the game now.`,
    end: 'all cards are turned up; the player with the most points wins',
    goOn: (person: Person, limit: number) =>
      `next: ${object(person)}; the game ends at ${cards(limit)}`,
  },

  mine: {
    label: 'Your cards',
    labelOf: text('{name}’s cards, face down'),
    total: (value: number) => points(value),
    none: 'No cards yet.',
    noneOf: text('{name} has no cards yet.'),
    hidden: (name: string, held: number) => `${name}: ${cards(held)}, face down`,
  },

  button: {
    throw: (count: number) => `Throw ${dice(count)}`,
    throwNone: 'Throw',
    throwFresh: 'Throw all six dice',
    take: (value: number) => `Take — ${points(value)}`,
    turn: (place: number, face: Colour) => `Turn die ${place} to ${COLOUR[face]}`,
    leave: 'Don’t turn',
    endTurn: 'End turn',
    draw: text('Draw from {name}'),
    give: text('Give {cardName}'),
    finish: 'End the game',
    continue: 'Play on',
  },

  note: (held: number, limit: number, value: number | null) =>
    `${held} of ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  /** What the player at this device is asked to do. */
  rolling: 'The dice are rolling…',
  ask: {
    first: 'Your turn: throw the six dice.',
    replay: 'You play again: throw the six dice.',
    inheritedTake: 'These dice are yours: take a card, keep some, or throw all six.',
    inherited: 'These dice are yours: keep some, or throw all six.',
    takeOrThrow: (left: number) => `Take a card, or throw again and lose it: ${throws(left)} left.`,
    throwAgain: (left: number) => `Keep the dice you like and throw again: ${throws(left)} left.`,
    lastTake: 'That was your last throw: take a card.',
    lastPower: 'No card on your last throw: turn a die, or end your turn.',
    power: 'Your black dice match: you may turn one die.',
    steal: 'Steal: whose card? You draw it without looking.',
    swap: 'Swap: whose card? You draw it without looking.',
    give: text('Give {name} one of your other cards.'),
    finish: 'End the game now, or play on?',
    /** On a shared device the player who has to act is called by name. */
    named: text('{name}: {sentence}'),
  },
  /** What everybody is waiting for another player to do. */
  wait: {
    first: text('{name} is throwing the six dice…'),
    inherited: text('{name} may use the dice left behind…'),
    takeOrThrow: text('{name}: take a card, or throw again?'),
    throwAgain: (name: string, left: number) => `${name} is choosing dice: ${throws(left)} left.`,
    last: text('{name}’s last throw…'),
    draw: text('{name} is choosing who to draw from…'),
    give: (name: string, to: Person) => `${name} is choosing a card for ${object(to)}…`,
    finish: text('{name} may end the game…'),
  },
  won: (winners: readonly Person[], value: number) => {
    const [first] = winners;
    if (winners.length > 1)
      return `${capital(list(winners.map(object)))} share the win with ${points(value)}.`;
    return first === undefined ? '' : `${does(first, 'win', 'wins')} with ${points(value)}.`;
  },

  /** Lines of the log. */
  log: {
    threw: (person: Person, count: number, faces: Counts) =>
      `${does(person, 'throw', 'throws')} ${count === 6 ? 'six dice' : dice(count)}: ${counted(faces)}.`,
    locked: (names: readonly string[]) => `Locked: ${list(names)}.`,
    agree: 'The black dice match.',
    failed: (person: Person) => `No card for ${object(person)}: the dice stay on the table.`,
    turned: (person: Person, place: number, face: Colour) =>
      `${does(person, 'turn', 'turns')} die ${place} to ${COLOUR[face]}.`,
    took: (person: Person, card: string) => `${does(person, 'take', 'takes')} ${card}.`,
    replays: (person: Person) => `${does(person, 'take', 'takes')} another turn.`,
    stole: (person: Person, from: Person) =>
      `${does(person, 'steal', 'steals')} a card from ${object(from)}.`,
    drew: (person: Person, from: Person) =>
      `${does(person, 'draw', 'draws')} a card from ${object(from)}.`,
    gave: (person: Person, to: Person) =>
      `${does(person, 'give', 'gives')} a card to ${object(to)}.`,
    /** Told only to the two players who know the card. */
    itWas: text('It was {card}.'),
    finished: (person: Person) => `${does(person, 'end', 'ends')} the game.`,
    continued: (person: Person) => `${does(person, 'play', 'plays')} on.`,
  },

  /** Shown while a card moves from one player to another. */
  shown: {
    stole: (person: Person, from: Person) =>
      `${does(person, 'steal', 'steals')} from ${object(from)}`,
    drew: (person: Person, from: Person) => `${does(person, 'draw', 'draws')} from ${object(from)}`,
    gave: (person: Person, to: Person) => `${does(person, 'give', 'gives')} to ${object(to)}`,
  },

  over: { label: 'All cards', cardsOf: text('{name}’s cards') },

  explain: {
    turn: 'You have up to three throws, and may keep any dice. As soon as the dice make a card, you may take it; then your turn ends.',
    lock: 'If you throw again although the dice make a card, that card is locked for the rest of your turn. After your last throw you must take a card if the dice make one that is not locked.',
    pass: 'If you get no card, the next player may use your dice.',
    inherited:
      'The last turn ended without a card, so you inherit the dice. Take a card they make, or keep one to five and throw the rest (two throws in all, and cards they make are locked), or throw all six (three throws, nothing is locked).',
    power:
      'Both black dice were thrown together and show the same colour. Before you throw again or take a card, you may turn any one die to another colour.',
    colours:
      'Dice in a frame on a card may be any colour, but all the dice in one frame must match. Dice with a symbol must be that colour.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Give one of your other cards; the one just drawn can’t be given back. Only the two of you know which cards changed hands.',
    finish: (enough: number) =>
      `With ${cards(enough)} or more, you may end the game at the end of your own turn. The player with the most points wins; a tie is a shared win.`,
    end: (limit: number, enough: number) =>
      `The game ends as soon as a player has ${cards(limit)}; with ${enough}, a player may end it after their own turn. Others see how many cards you have, not which.`,
    over: 'The player with the most points wins; a tie is a shared win.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Words = typeof words;

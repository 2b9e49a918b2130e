/** The words of NEXT! */

import type { Action, Colour } from '../../games/next/cards.ts';
import { list, plural, text } from './grammar.ts';

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
const does = ({ name, isMe }: Person, you: string, they: string): string => (isMe ? `You ${you}` : `${name} ${they}`);
const object = ({ name, isMe }: Person): string => (isMe ? 'you' : name);
const counted = (counts: Counts): string => list(counts.map(([colour, count]) => `${count} ${COLOUR[colour]}`));

export const words = {
  title: 'NEXT!',
  summary: 'Six coloured dice race for the cards of three piles, and what you leave lying, the next player may use.',

  colour: COLOUR,
  symbol: { red: 'heart', green: 'leaf', blue: 'drop', yellow: 'sun', orange: 'flame', purple: 'moon' } satisfies Record<
    Colour,
    string
  >,
  points,
  cards,

  /** Cards have no names of their own: they are called by what they ask for. */
  card: {
    three: 'three alike',
    threePairs: 'three pairs',
    full: 'full',
    four: 'four alike',
    five: 'five alike',
    doubleThree: 'double three',
    fourAndPair: 'four and pair',
    six: 'six alike',
    groups: (sizes: readonly number[]) => list(sizes.map((size) => (size === 1 ? '1 of any colour' : `${size} alike`))),
    colours: counted,
    /** In a line: three alike (1 point). */
    valued: (name: string, value: number) => `${name} (${points(value)})`,
    /** For the screen reader. */
    label: (name: string, value: number, action: string | null) =>
      `${name}, ${points(value)}${action === null ? '' : `, with ${action}`}`,
    back: 'a card, face down',
    unknown: 'a card',
  },
  action: {
    replay: { name: 'replay', rule: 'you play another full turn at once' },
    steal: { name: 'steal', rule: 'draw one card blind from an opponent' },
    swap: { name: 'swap', rule: 'draw one card blind from an opponent, then give one of yours' },
    'super-swap': { name: 'super-swap', rule: 'a swap with every opponent who has cards' },
  } satisfies Record<Action, { name: string; rule: string }>,

  table: 'The table',
  piles: {
    label: 'Three piles of cards',
    /** For the screen reader: which pile, what is on it, how it stands. */
    said: (place: number, parts: readonly string[]) => `Pile ${place}: ${parts.join('. ')}`,
    left: text('{#count} left'),
    empty: 'empty',
    made: 'made',
    locked: 'locked',
    wouldLock: 'would lock',
    wouldMake: 'would be made',
    /** A touched card: its name, its points, what it does, how it stands. */
    about: (name: string, value: number, action: Action | null, rule: string) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}: ${rule}.`}`,
    lockedCard: (name: string, why: string) => `${capital(name)}. ${why}`,
    why: {
      empty: 'This pile is empty.',
      lockedByMe: 'Locked until your turn ends: you threw on although your dice made it.',
      lockedBy: text('Locked for this turn: {name} threw on although the dice made it.'),
      chosen: 'Chosen.',
      takeable: 'Your dice make it: you can take it.',
      'would-lock': 'You can take it now; throw again and it is locked for this turn.',
      'would-make': 'The turned die would make it.',
      made: 'The dice make it.',
      'throw-first': 'Nothing is thrown yet.',
      open: 'The dice don’t make it.',
    },
  },

  dice: {
    label: 'Six dice: four white, two black',
    die: (place: number, isBlack: boolean, face: Colour | null, isKept: boolean) =>
      `${isBlack ? 'Black' : 'White'} die ${place}${face === null ? '' : `: ${COLOUR[face]} ${words.symbol[face]}`}${isKept ? ', kept' : ''}`,
    toTurn: (place: number, isBlack: boolean, face: Colour) =>
      `Turn ${isBlack ? 'black' : 'white'} die ${place}: ${COLOUR[face]} ${words.symbol[face]}`,
    throwsLeft: (count: number) => (count === 0 ? 'No throw left' : `${throws(count)} left`),
    hintKeep: 'Tap the dice you keep.',
    hintFirst: 'The first throw takes all six dice.',
    hintNotYours: text('It is {name}’s turn.'),
    hintLast: 'No throw is left.',
    hintAllKept: 'All six are kept: let one go to throw it, or take a card.',
    hintKeepOne: 'Tap at least one die to keep it; or throw all six.',
    hintOver: 'The game is over.',
    hintNotNow: 'The dice wait for the next turn.',
  },

  /** What one may go on with, each in a word or two and what it comes to. */
  ways: {
    label: 'How to go on',
    take: 'Take',
    throwOn: 'Throw on',
    keep: 'Keep some',
    fresh: 'All six',
    throws,
    turn: 'Turn a die',
    turnHint: 'black dice agree',
  },

  power: {
    chooseDie: 'Which die do you turn? Tap it.',
    chooseFace: text('Die {#place}: which colour?'),
    face: (face: Colour) => `${COLOUR[face]} ${words.symbol[face]}`,
    sameFace: 'It shows that colour already.',
  },

  draw: {
    steal: 'Steal: from whom?',
    swap: 'Swap: with whom?',
    superSwap: (person: Person) => `Super-swap: now with ${object(person)}`,
    fan: (name: string, held: number) => `${name}, ${cards(held)} face down`,
    back: text('Back {#place} of {#held}'),
    open: text('{name}’s cards'),
  },

  give: {
    drew: text('You drew it from {name}'),
    ask: text('Which of your other cards do you give to {name}?'),
    notBack: 'The card you just drew can’t be given back.',
    mark: 'drawn',
  },

  finish: {
    ask: (held: number) => `You hold ${cards(held)}: you may end the game here.`,
    end: 'all cards are turned up and counted; the player with the most points wins',
    goOn: (person: Person, limit: number) => `${object(person)} next; ${cards(limit)} end the game`,
  },

  mine: {
    label: 'Your cards',
    labelOf: text('{name}’s cards, face down'),
    total: (value: number) => points(value),
    none: 'No card yet.',
    noneOf: text('{name} has no card yet.'),
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
    inheritedTake: 'These dice are yours: take, keep some, or throw all six.',
    inherited: 'These dice are yours: keep some, or throw all six.',
    takeOrThrow: (left: number) => `Take a card, or throw on and lose it: ${throws(left)} left.`,
    throwAgain: (left: number) => `Keep what you like and throw again: ${throws(left)} left.`,
    lastTake: 'Your last throw: take a card.',
    lastPower: 'No card on your last throw: turn a die, or end your turn.',
    power: 'Your black dice agree: you may turn one die.',
    steal: 'Steal: whose card? Chance says which one comes.',
    swap: 'Swap: whose card? Chance says which one comes.',
    give: text('Give {name} one of your other cards.'),
    finish: 'End the game here, or play on?',
    /** On a shared device the one who is asked is called by name. */
    named: text('{name}: {sentence}'),
  },
  /** What the others are waited for. */
  wait: {
    first: text('{name} throws the six dice…'),
    inherited: text('{name} may use the dice left lying…'),
    takeOrThrow: text('{name}: a card, or throw on?'),
    throwAgain: (name: string, left: number) => `${name} chooses dice: ${throws(left)} left.`,
    last: text('{name}’s last throw…'),
    draw: text('{name} chooses whom to draw from…'),
    give: (name: string, to: Person) => `${name} chooses a card for ${object(to)}…`,
    finish: text('{name} may end the game…'),
  },
  won: (winners: readonly Person[], value: number) => {
    const [first] = winners;
    if (winners.length > 1) return `${capital(list(winners.map(object)))} share the win with ${points(value)}.`;
    return first === undefined ? '' : `${does(first, 'win', 'wins')} with ${points(value)}.`;
  },

  /** Lines of the log. */
  log: {
    threw: (person: Person, count: number, faces: Counts) =>
      `${does(person, 'throw', 'throws')} ${count === 6 ? 'six dice' : dice(count)}: ${counted(faces)}.`,
    locked: (names: readonly string[]) => `Locked: ${list(names)}.`,
    agree: 'The black dice agree.',
    failed: (person: Person) => `No card for ${object(person)}: the dice stay as they lie.`,
    turned: (person: Person, place: number, face: Colour) => `${does(person, 'turn', 'turns')} die ${place} to ${COLOUR[face]}.`,
    took: (person: Person, card: string) => `${does(person, 'take', 'takes')} ${card}.`,
    replays: (person: Person) => `${does(person, 'play', 'plays')} again.`,
    stole: (person: Person, from: Person) => `${does(person, 'steal', 'steals')} a card from ${object(from)}.`,
    drew: (person: Person, from: Person) => `${does(person, 'draw', 'draws')} a card from ${object(from)}.`,
    gave: (person: Person, to: Person) => `${does(person, 'give', 'gives')} a card to ${object(to)}.`,
    /** Only for those who know it. */
    itWas: text('It was {card}.'),
    finished: (person: Person) => `${does(person, 'end', 'ends')} the game.`,
    continued: (person: Person) => `${does(person, 'play', 'plays')} on.`,
  },

  /** The passage of a card, while it is shown. */
  shown: {
    stole: (person: Person, from: Person) => `${does(person, 'steal', 'steals')} from ${object(from)}`,
    drew: (person: Person, from: Person) => `${does(person, 'draw', 'draws')} from ${object(from)}`,
    gave: (person: Person, to: Person) => `${does(person, 'give', 'gives')} to ${object(to)}`,
  },

  over: { label: 'All cards', cardsOf: text('{name}’s cards') },

  explain: {
    turn: 'Up to three throws, keeping the dice you like. As soon as the dice make a card you may take it; then your turn ends.',
    lock: 'Throw on although the dice make a card, and that card is locked for the rest of your turn. After the last throw a card that is made must be taken.',
    pass: 'Without a card your dice are left to the next player.',
    inherited:
      'The turn before made no card, so its dice are yours: take a card they make, keep one to five and throw the rest (two throws in all, cards lock), or throw all six (three throws, nothing locks).',
    power:
      'Both black dice were thrown together and show the same colour: before you throw or take, you may turn any one die to another colour.',
    colours:
      'Framed dice on a card may have any colour, but all in one frame the same. Dice with a symbol must have that colour.',
    action: (action: Action) => `${capital(words.action[action].name)}: ${words.action[action].rule}.`,
    give: 'Give one of your other cards; the one just drawn can’t be given back. Only the two of you know which cards moved.',
    finish: (enough: number) =>
      `A player who holds ${cards(enough)} or more may end the game at the end of their own turn. The player with the most points wins; ties are shared.`,
    end: (limit: number, enough: number) =>
      `${cards(limit)} end the game; with ${enough} a player may end it. Others see how many cards you hold, not which.`,
    over: 'The player with the most points wins; ties are shared.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Words = typeof words;

/** What a typed line means at a table online, besides the moves of the game. */

import { LEVELS } from '../../bots/bot.ts';
import type { KnownTable } from '../../client/following.ts';
import type { Seat } from '../../game.ts';
import type { About, Deed } from '../../protocol.ts';
import { LIMITS, PACK_COLOURS, REACTIONS } from '../../protocol.ts';
import { cleaned, cut } from '../../terminal/text.ts';
import { wordsOf } from '../words.ts';
import { say } from './words.ts';

export const PAGES = ['help', 'list', 'log', 'who'] as const;
export type Page = (typeof PAGES)[number];
export const ERRANDS = ['quit', 'rematch', 'save'] as const;
export type Errand = (typeof ERRANDS)[number];

export type Typed =
  | { readonly deed: Deed }
  | { readonly page: Page }
  | { readonly errand: Errand }
  | { readonly problem: string };

type Status = About['status'];

interface Verb {
  /** When it is a command; at other times it may be a move. */
  readonly when: readonly Status[];
  usage(): string;
  /** Undefined if the words do not fit the usage. */
  read(words: readonly string[], known: KnownTable, seed: () => string): Typed | undefined;
}

const ALWAYS: readonly Status[] = ['open', 'running', 'over'];
const BEFORE: readonly Status[] = ['open'];
const DURING: readonly Status[] = ['running'];
const AFTER: readonly Status[] = ['over'];

const VERBS: ReadonlyMap<string, Verb> = new Map(
  Object.entries<Verb>({
    quit: alone(ALWAYS, { errand: 'quit' }, 'quit'),
    help: alone(ALWAYS, { page: 'help' }, '?'),
    log: alone(ALWAYS, { page: 'log' }, 'log'),
    who: alone(ALWAYS, { page: 'who' }, 'who'),
    list: alone(ALWAYS, { page: 'list' }, 'list'),
    sit: {
      when: BEFORE,
      usage: () => say().usages.sit,
      read: (words, known, seed) =>
        words.length === 0
          ? { deed: { type: 'sit', seed: seed() } }
          : withSeats(words, known, 1, ([seat = 0]) => ({ type: 'sit', seat, seed: seed() })),
    },
    stand: alone(BEFORE, { deed: { type: 'stand' } }, 'stand'),
    bot: {
      when: BEFORE,
      usage: () => say().usages.bot({ levels: LEVELS.join(', ') }),
      read: ([number = '', word = '', ...more], known) => {
        const level = LEVELS.find((one) => one === word.toLowerCase());
        return level === undefined || more.length > 0
          ? undefined
          : withSeats([number], known, 1, ([seat = 0]) => ({ type: 'bot', seat, level }));
      },
    },
    remove: seatVerb(BEFORE, 'remove N', (seat) => ({ type: 'remove', seat })),
    host: seatVerb(ALWAYS, 'host N', (seat) => ({ type: 'host', seat })),
    swap: {
      when: BEFORE,
      usage: () => 'swap N M',
      read: (words, known) =>
        withSeats(words, known, 2, ([seat = 0, other = 0]) => ({
          type: 'swap',
          seat,
          with: other,
        })),
    },
    colour: {
      when: BEFORE,
      usage: () => say().usages.colour({ names: Object.values(wordsOf('packs').names).join(', ') }),
      read: ([word = '', ...more]) => {
        const { names } = wordsOf('packs');
        const typed = word.toLowerCase().normalize('NFC');
        const colour = PACK_COLOURS.find((one) => names[one] === typed || one === typed);
        return colour === undefined || more.length > 0
          ? undefined
          : { deed: { type: 'colour', colour } };
      },
    },
    start: alone(BEFORE, { deed: { type: 'start' } }, 'start'),
    first: seatVerb(BEFORE, 'first N', (first) => ({ type: 'start', first })),
    leave: alone(DURING, { deed: { type: 'stand' } }, 'leave'),
    back: alone(DURING, { deed: { type: 'return' } }, 'back'),
    rematch: alone(AFTER, { errand: 'rematch' }, 'rematch'),
    save: alone(AFTER, { errand: 'save' }, 'save'),
    close: alone(ALWAYS, { deed: { type: 'set', watch: 'nobody' } }, 'close'),
    open: alone(ALWAYS, { deed: { type: 'set', watch: 'anybody' } }, 'open'),
    publish: alone(ALWAYS, { deed: { type: 'set', listed: true } }, 'publish'),
    unlist: alone(ALWAYS, { deed: { type: 'set', listed: false } }, 'unlist'),
    say: {
      when: ALWAYS,
      usage: () => 'say TEXT',
      read: (words) => {
        const text = words.join(' ');
        return text === '' ? undefined : { deed: { type: 'say', text: cut(text, LIMITS.chat) } };
      },
    },
    react: {
      when: ALWAYS,
      usage: () => `react ${REACTIONS.join(', ')}`,
      read: ([word = '', ...more]) => {
        const reaction = REACTIONS.find((one) => one === word.toLowerCase());
        return reaction === undefined || more.length > 0
          ? undefined
          : { deed: { type: 'react', reaction } };
      },
    },
    mute: personVerb('mute', true),
    unmute: personVerb('unmute', false),
  }),
);

const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
  ['color', 'colour'],
]);

/** Undefined if the line is no command: it may be a move. */
export function readTyped(line: string, known: KnownTable, seed: () => string): Typed | undefined {
  const [first = '', ...words] = line.trim().split(/\s+/);
  const name = first.toLowerCase();
  const verb = VERBS.get(OTHER_NAMES.get(name) ?? name);
  if (verb?.when.includes(known.about.status) !== true) return undefined;
  return verb.read(words, known, seed) ?? { problem: say().usage({ usage: verb.usage() }) };
}

function alone(when: readonly Status[], typed: Typed, usage: string): Verb {
  return { when, usage: () => usage, read: (words) => (words.length === 0 ? typed : undefined) };
}

function seatVerb(when: readonly Status[], usage: string, deed: (seat: Seat) => Deed): Verb {
  return {
    when,
    usage: () => usage,
    read: (words, known) => withSeats(words, known, 1, ([seat = 0]) => deed(seat)),
  };
}

/** Seats are counted from 1 by people, from 0 by everything else. */
function withSeats(
  words: readonly string[],
  { about }: KnownTable,
  count: number,
  deed: (seats: readonly Seat[]) => Deed,
): Typed | undefined {
  if (words.length !== count) return undefined;
  const seats = words.map((word) => (/^\d+$/.test(word) ? Number(word) - 1 : -1));
  const wrong = seats.findIndex((seat) => seat < 0 || seat >= about.seats.length);
  if (wrong >= 0)
    return {
      problem: say().noSeat({ typed: cleaned(words[wrong] as string), count: about.seats.length }),
    };
  return { deed: deed(seats) };
}

/** Somebody by seat or by name: spectators have no seat, but may have said something. */
function personVerb(verb: string, muted: boolean): Verb {
  return {
    when: ALWAYS,
    usage: () => say().usages.mute({ verb }),
    read: (words, { about, said }) => {
      if (words.length === 0) return undefined;
      const typed = words.join(' ');
      const sitter = /^\d+$/.test(typed) ? about.seats[Number(typed) - 1] : undefined;
      const sitters = about.seats.flatMap((one) =>
        one === null || one.type === 'bot' ? [] : [one],
      );
      const isMeant = ({ name }: { readonly name: string }): boolean =>
        name.toLowerCase() === typed.toLowerCase();
      const found = sitter ?? sitters.find(isMeant) ?? said.findLast(isMeant);
      if (found === undefined || !('person' in found))
        return { problem: say().noPerson({ typed: cleaned(typed) }) };
      return { deed: { type: 'mute', person: found.person, muted } };
    },
  };
}

/**
 * THE PROTOCOL: every message between a client and the server, as schemas; the types are inferred
 * from them. The page, the terminal, programs that play and the server all read this file,
 * docs/protocol.md tells it in prose, and the OpenAPI document is written from it.
 *
 * The words:
 *   person   somebody, or a program, with a name and a token
 *   table    people playing one game; it has a journal, and what happens at it has numbers: 1, 2, 3 …
 *   step     one thing that happened, as this viewer may know it, with its number
 *   seen     the number of the last step that a client has
 *   deed     what somebody does at a table: sit down, play a move, say something
 */

import { LEVELS } from './bots/bot.ts';
import {
  described,
  fields,
  flag,
  listOf,
  matching,
  object,
  oneOf,
  orNull,
  type Read,
  Refusal,
  type Shape,
  text,
  variants,
  whole,
} from './shape.ts';

export const PROTOCOL = 1;
/** Where sockets are opened. */
export const SOCKET_PATH = '/socket';

/** What is too much. Bytes for frames and bodies, characters for texts. */
export const LIMITS = {
  frame: 16 * 1024,
  body: 64 * 1024,
  /** A table's options, such as a deck of one's own. */
  options: 8 * 1024,
  name: 20,
  chat: 200,
  seats: 6,
  /** Tables that one connection may watch. */
  watched: 50,
  /** Steps that somebody who was away is told one by one; who has missed more is told the table. */
  missed: 100,
  /** Steps that a log goes back. */
  log: 2000,
  /** Events of a game that a challenge comes from, or that is sent in as played. */
  events: 1000,
} as const;

// Parts -------------------------------------------------------------------------------------------

const TABLE_ID = /^(?:[bdfgklmnprstvz][aeiou]){2}(?:-(?:[bdfgklmnprstvz][aeiou]){2}){3}$/;

export const tableId: Shape<string> = matching(
  TABLE_ID,
  'the id of a table, such as "kabo-relu-timo-sane"',
);
export const personId: Shape<string> = matching(/^[a-z0-9]{12}$/, 'the id of a person');
export const deedId: Shape<string> = matching(
  /^[\w.-]{1,40}$/,
  'an id of 1 to 40 letters, digits, dots and hyphens',
);
export const seed: Shape<string> = matching(
  /^[\w-]{1,64}$/,
  'a seed of 1 to 64 letters, digits and hyphens',
);
/** 32 bytes: the end or a link of a chain (src/dice/chain.ts). */
export const hash: Shape<string> = matching(/^[0-9a-f]{64}$/, '64 hex digits in lower case');
export const seat = whole(0, LIMITS.seats - 1);
export const number = whole(0, Number.MAX_SAFE_INTEGER);
export const time: Shape<number> = described('Milliseconds since 1970.', number);

/**
 * Letters in one way of writing them, no control or invisible characters, single spaces: nobody can
 * pass for another, or break a line.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainText(most: number, what: string): Shape<string> {
  const read = (json: unknown): string => {
    const plain = text(json).normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    const length = [...plain].length;
    if (length < 1 || length > most)
      throw new Refusal(`${what} has 1 to ${most} characters, not ${length}`);
    if (INVISIBLE.test(plain.replaceAll(EMOJI_JOINTS, ''))) {
      throw new Refusal(`${what} can't have control or invisible characters`);
    }
    if (!VISIBLE.test(plain) || MARKS.test(plain))
      throw new Refusal(`${what} can't be all accents, or have heaps of them`);
    return plain;
  };
  return Object.assign(read, { schema: { type: 'string', minLength: 1, maxLength: most } });
}

/**
 * Control and format characters, what is not assigned, and what is drawn as nothing though it
 * counts as a letter or a mark.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Accents alone are drawn over whatever stands before them; five on a letter, over the lines above.
 */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const MARKS = /\p{M}{5}/u;

/** The joiner inside 👩‍🚀 and the selector after ❤️ are invisible characters with a purpose. */
const EMOJI_JOINTS =
  /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F/gu;

export const personName: Shape<string> = plainText(LIMITS.name, 'a name');
export const level = oneOf(LEVELS);

/**
 * What a pack of one's own may be. In the order of the seats: whoever chooses none has the one of
 * the seat.
 */
export const PACK_COLOURS = ['red', 'blue', 'green', 'gold', 'purple', 'silver'] as const;
export const packColour = oneOf(PACK_COLOURS);
export type PackColour = Read<typeof packColour>;

export const WATCHING = ['anybody', 'nobody'] as const;
export const watch = described('Who may watch without a seat.', oneOf(WATCHING));
export const listed = described(
  'Whether the table is in the public list; otherwise it is found by its link only.',
  flag,
);

const MINUTE = 60_000;
export const pace = variants({
  /** A bank of time for each seat, and an increment after each move. */
  live: fields({ bank: whole(10_000, 180 * MINUTE), increment: whole(0, 10 * MINUTE) }),
  /** No clock. */
  relaxed: fields({}),
  /** So long for each move. */
  days: fields({ limit: whole(60 * MINUTE, 30 * 24 * 60 * MINUTE) }),
});
export type Pace = Read<typeof pace>;

export const REACTIONS = [
  'bravo',
  'ouch',
  'laugh',
  'wow',
  'think',
  'hurry',
  'thanks',
  'sorry',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Of a game: the server reads them by its rules, and the OpenAPI document has a schema for each. */
export const options = described('As the game of the table reads them.', object);
export const move = described('One of the moves that were offered, as it stands there.', object);
export const event = described(
  'A move and what chance answered, as the record has it, without what you may not know.',
  object,
);
export const view = described(
  'What this viewer may know of the game: its README has the fields.',
  object,
);

// What a client says ------------------------------------------------------------------------------

export const deed = variants({
  /**
   * Takes a free seat, the first there is if none is named. The seed or the end of a chain goes
   * into the dice; the colour is a wish.
   */
  sit: fields({}, { seat, seed, chain: hash, colour: packColour }),
  /** Leaves the seat. While the game runs a bot plays on for whoever left. */
  stand: fields({}),
  /** Two seats change places: the host's right, or one's own seat with a free one. */
  swap: fields({ seat, with: seat }),
  /** Puts a bot on a free seat, or gives it another level. */
  bot: fields({ seat, level }),
  /** Frees a seat before the start. */
  remove: fields({ seat }),
  /** Makes the person on this seat the host. */
  host: fields({ seat }),
  set: fields({}, { watch, listed }),
  /** A seed for the dice of a table at which one sits already. */
  seed: fields({ seed }),
  /** A chain for one's seat, or a new one. */
  chain: fields({ end: hash }),
  /** The next link of one's chain, when the seats are called for it. */
  link: fields({ link: hash }),
  /** Another colour for one's own pack, before the start. */
  colour: fields({ colour: packColour }),
  /** Who is first may be named where the game lets the host do so. */
  start: fields({}, { first: seat }),
  /** With a move that asks chance, the next link of one's chain. */
  play: fields({ move }, { link: hash }),
  /** Takes the seat back from the bot that plays for one. */
  return: fields({}),
  /** The same people at a new table. */
  rematch: fields({}),
  say: fields({ text: plainText(LIMITS.chat, 'a message') }),
  react: fields({ reaction: oneOf(REACTIONS) }),
  mute: fields({ person: personId, muted: flag }),
});
export type Deed = Read<typeof deed>;

/**
 * Through whose eyes a finished game is looked at: a seat's, anybody's, or with everything open.
 */
const eyes = oneOf(['public', 'open', 0, 1, 2, 3, 4, 5]);
export type Eyes = Read<typeof eyes>;

/** Something to look at in a finished game. */
export const point = variants({
  /** The move of this number, counted from 1. */
  event: fields({ number }),
  seat: fields({ seat }),
});
export type Point = Read<typeof point>;

export const clientMessage = variants({
  /** First of all. */
  hello: fields(
    { protocol: whole(1, 1_000_000), token: text },
    { language: described('In which language reasons are told, such as fr or pt-BR.', text) },
  ),
  /**
   * Everything that happened after `seen`, then everything that happens. Without `seen`, the table
   * as it is.
   */
  watch: fields({ table: tableId }, { seen: number }),
  unwatch: fields({ table: tableId }),
  /**
   * What has happened at a table that is watched, for whoever was not there or has forgotten it.
   */
  log: fields({ table: tableId }),
  /**
   * The id makes it happen once, however often it is sent; `seen` is what the client knew when it
   * was meant.
   */
  do: fields({ table: tableId, id: deedId, seen: number, deed }),
  /**
   * After the game, to the others who watch: the moment I look at, after this number of moves, for
   * whoever follows me; or what I point at.
   */
  review: fields({ table: tableId, at: number, viewer: eyes }, { point }),
  ping: fields({}),
});
export type ClientMessage = Read<typeof clientMessage>;

// What the server says ----------------------------------------------------------------------------

export const CODES = [
  'protocol', // not understood
  'unknown-token',
  'unknown-table',
  'not-watching', // a deed at a table that this connection does not watch
  'closed', // nobody may watch this table
  'not-host',
  'not-seated',
  'seated', // has a seat already
  'taken', // the seat is
  'name-taken', // somebody at the table has one that looks the same, or the game itself uses it
  'colour-taken', // somebody else's pack has it
  'full', // no free seat
  'removed', // the host has taken one off the table
  'not-open', // only before the start
  'not-running', // only during the game
  'not-over', // only after it
  'empty-seats', // the game can't start
  'illegal', // the rules don't have it
  'bad-link', // not the next of the chain, or nothing is thrown
  'stale', // something has changed since; look again
  'held', // a bot plays for this seat: return first
  'muted',
  'chat-closed', // partners may not consult
  'too-many', // too often, too large, too many
  'elsewhere', // this process lacks the rules of the table: come again, to another
  'not-stored', // the store failed; nothing has happened
  'draining', // the server is about to stop
] as const;
export type Code = (typeof CODES)[number];
export const code = oneOf(CODES);

const name = text;
/**
 * The chain of a seat: its last link that was shown, or its end; whether links of it are thrown
 * with by now.
 */
export const chain = fields({ last: hash, ripe: flag });
export type SeatChain = Read<typeof chain>;
const reserved = described(
  'The seat is kept for whoever had it in the game before, and who has not come yet.',
  flag,
);
const seeded = described('Whether something of the seat’s own goes into the dice.', flag);
const owned = fields(
  { person: personId, name, playing: oneOf(['self', 'bot']), seeded },
  { reserved, chain },
);
export const seatAbout = variants({
  person: owned,
  /** A program of somebody's, over this protocol. */
  program: owned,
  /** A bot of the house: what it is called is the client's to say, in its language. */
  bot: fields({ level }),
});
export type SeatAbout = Read<typeof seatAbout>;

export const challengeId: Shape<string> = matching(
  /^[0-9a-f]{32}$/,
  'the id of a challenge, 32 hex digits',
);
export const day: Shape<string> = matching(
  /^\d{4}-\d\d-\d\d$/,
  'a day by UTC, such as "2026-11-17"',
);
/** Which challenge of which day, and until when a game of it counts. */
export const rankedFields = { id: challengeId, day, closes: time };

/** A table, all but its game: who sits, who may do what. */
export const about = fields(
  {
    id: tableId,
    game: text,
    rules: described('The version of the rules that this table plays by.', number),
    options,
    status: oneOf(['open', 'running', 'over']),
    host: personId,
    watch,
    listed,
    pace,
    seats: listOf(orNull(seatAbout), 2, LIMITS.seats),
    muted: listOf(personId, 0, 1000),
    chat: oneOf(['open', 'closed']),
    commitment: described(
      'SHA-256 of the secret from which the dice come, in hex; the secret is told at the end.',
      text,
    ),
    opened: time,
    scores: orNull(listOf(number, 2, LIMITS.seats)),
    winners: listOf(seat, 0, LIMITS.seats),
    rematch: orNull(tableId),
  },
  {
    colours: described('By seat, where everybody has a pack.', listOf(packColour, 2, LIMITS.seats)),
    ranked: described(
      'At a table of the challenge of a day: it counts if it is over before `closes`.',
      fields(rankedFields),
    ),
    dice: described('The scheme of the dice; left out for scheme 1.', oneOf([2])),
    called: described(
      'While links are asked for: the seats that have not shown theirs.',
      listOf(seat, 0, LIMITS.seats),
    ),
    ended: described('Why the game was stopped before its end.', oneOf(['moves'])),
  },
);
export type About = Read<typeof about>;

/**
 * Time left by seat when this was written, null if there is no clock; the clocks of seats that
 * are asked go on running.
 */
export const clocks = fields(
  { left: listOf(orNull(number), 2, LIMITS.seats), running: listOf(seat, 0, LIMITS.seats) },
  {
    stand: described(
      'All of them stand for this many milliseconds, and run then: the server was away.',
      number,
    ),
  },
);
export type Clocks = Read<typeof clocks>;

export const said = fields(
  { at: time, person: personId, name },
  { text, reaction: oneOf(REACTIONS) },
);
export type Said = Read<typeof said>;

/** What happened. A move is the event as a record has it, without what this viewer may not know. */
export const happening = variants({
  opened: fields({ commitment: text }),
  sat: fields({ seat }),
  stood: fields({ seat }),
  swapped: fields({ seat, with: seat }),
  'bot-sat': fields({ seat, level }),
  seeded: fields({ seat }),
  /** A chain was given. */
  chained: fields({ seat }),
  /**
   * The game is about to start, or chains wait for one another: each seat in `about.called` shows a
   * link.
   */
  called: fields({}, { first: seat }),
  linked: fields({ seat, link: hash }),
  /** What was shown during the game is mixed into the dice. */
  stirred: fields({}),
  /** A backup was put back: the dice come from a new secret, and chains must be given anew. */
  redealt: fields({ commitment: text }),
  coloured: fields({ seat, colour: packColour }),
  hosted: fields({ person: personId }),
  set: fields({}, { watch, listed }),
  renamed: fields({ person: personId, name }),
  muted: fields({ person: personId, muted: flag }),
  started: fields({}, { first: seat }),
  /**
   * `instead` says that a bot played for the seat's owner, and why; `link` is what was thrown with,
   * without knowing the newest chains of `blind`.
   */
  played: fields(
    { event },
    { instead: oneOf(['time', 'held']), link: hash, blind: listOf(seat, 1, LIMITS.seats) },
  ),
  held: fields({ seat, why: oneOf(['time', 'absence', 'left']) }),
  returned: fields({ seat }),
  /** No server ran from one time to the other: it is nobody's thinking time. */
  paused: fields({ from: time, until: time }),
  /** The game was stopped before its end, after more moves than any game has: nobody has won. */
  ended: fields({ why: oneOf(['moves']) }),
  said: fields({ person: personId, name, text }),
  reacted: fields({ person: personId, name, reaction: oneOf(REACTIONS) }),
  rematched: fields({ table: tableId }),
});
export type Happening = Read<typeof happening>;

export const loggedStep = fields({ n: number, at: time, what: happening });
export type LoggedStep = Read<typeof loggedStep>;

const moves = described('Everything that this viewer may play now.', listOf(move, 0, 10_000));

export const serverMessage = variants({
  /** A token that has grown old is replaced: the new one is kept from then on. */
  welcome: fields({ protocol: number, person: personId, name, now: time }, { token: text }),
  /** The table as it is. */
  table: fields(
    { table: tableId, n: number, at: time, about, said: listOf(said, 0, 100) },
    { view, moves, clocks },
  ),
  /**
   * One thing more. `id` is there for whoever did it, and acknowledges the deed: it is stored.
   * `about` where that changed, `view` where the game did.
   */
  step: fields(
    { table: tableId, n: number, at: time, what: happening },
    { id: deedId, about, view, moves, clocks },
  ),
  /**
   * Every step up to n as this viewer was told it, or would have been, without what it changed; of
   * a long table the last 2,000 only.
   */
  log: fields({ table: tableId, n: number, steps: listOf(loggedStep, 0, LIMITS.log) }),
  /** A deed that was done already, as step n. */
  done: fields({ table: tableId, id: deedId, n: number }),
  /** Nothing has happened, and why. */
  refused: fields(
    { code, reason: text },
    {
      table: tableId,
      id: deedId,
      after: described('Milliseconds after which it is worth asking again.', number),
    },
  ),
  /** Who is connected: by seat, and how many watch besides. */
  presence: fields({ table: tableId, seats: listOf(flag, 2, LIMITS.seats), watchers: number }),
  /**
   * Somebody leads through the finished game, and is at this moment of it; or points at something.
   * It is not stored.
   */
  reviewing: fields(
    { table: tableId, person: personId, name, at: number, viewer: eyes },
    { point },
  ),
  /** Milliseconds until this seat's time is over. */
  hurry: fields({ table: tableId, seat, left: number }),
  pong: fields({ now: time }),
  /** The server stops; come back in a moment. */
  bye: fields({ reason: text }),
});
export type ServerMessage = Read<typeof serverMessage>;
export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

// HTTP --------------------------------------------------------------------------------------------

export const guestAsked = fields(
  {},
  {
    name: personName,
    given: described('The client suggested the name: if it is taken, another will do.', flag),
  },
);
export const personAbout = fields(
  { person: personId, name, program: flag },
  { token: described('Yours has grown old: keep this one instead.', text) },
);
export const guest = fields({
  person: personId,
  name,
  token: described('Who has it is this person. Keep it.', text),
});
export const renaming = fields({ name: personName });
/** By which another device becomes the same person. */
export const deviceCode: Shape<string> = matching(
  TABLE_ID,
  'a code, such as "kabo-relu-timo-sane"',
);
export const codeMade = fields({ code: deviceCode, expires: time });
export const codeGiven = fields({ code: deviceCode });
const codeState = oneOf(['waiting', 'used', 'none']);
export type CodeState = Read<typeof codeState>;
export const codeAbout = fields({
  state: described(
    'What has become of the last code; none once its five minutes are over.',
    codeState,
  ),
});

export const opening = fields(
  { game: text, seats: whole(2, LIMITS.seats) },
  { options, watch, listed, pace, bots: listOf(fields({ seat, level }), 0, LIMITS.seats) },
);
export type Opening = Read<typeof opening>;
export const opened = fields({ table: tableId, commitment: text, link: text });

export const tableSummary = fields({
  table: tableId,
  game: text,
  seats: number,
  status: oneOf(['open', 'running', 'over']),
  opened: time,
  changed: time,
});
export const tableList = fields({ tables: listOf(tableSummary, 0, 1000) });
/** Dice in a row: see src/tally/series.ts. */
/* @__NO_SIDE_EFFECTS__ */
const series = (values: number) =>
  fields({
    counts: listOf(number, values, values),
    chains: listOf(number, 0, 30),
    streaks: listOf(number, 0, 30),
  });
/** The dice of one game, counted: see src/tally/tally.ts. */
export const diceCount = fields({
  game: text,
  sort: oneOf(['pips', 'colours']),
  throws: number,
  faces: described('Of six faces, or colours in the order of the game.', series(6)),
  doubles: number,
  sums: described('Of throws of two dice, from 2 to 12.', series(11)),
});
export const diceTotals = fields({ games: number, dice: listOf(diceCount, 0, 100) });
export type DiceTotals = Read<typeof diceTotals>;
export const refusedAnswer = fields({ code, reason: text });

/**
 * What follows from a deed: the entries to be stored, or why it is refused. Decides on the table as
 * it is and changes nothing; the time is handed in.
 */

import type { Given } from '../../dice/pot.ts';
import type { GameTypes, HostChoices, Seat } from '../../game.ts';
import type { Play } from '../../game-in-progress.ts';
import type { Deed, PackColour } from '../../protocol.ts';
import { readMove } from '../../record/record.ts';
import { Refusal } from '../../shape.ts';
import { type Refused, refused } from '../refused.ts';
import type { Entry } from './journal.ts';
import { LAPSES, type Sitter, type TableState } from './table-state.ts';

/** Who does it, when, under which id, and what he had seen. */
export interface Doer extends Asker {
  readonly now: number;
}

/** The same before it is their turn: the table says when it happens. */
export interface Asker {
  readonly person: string;
  readonly name: string;
  readonly isProgram: boolean;
  /**
   * Whether two names can be taken for each other. Around one device everybody sees who is who, and
   * none is given.
   */
  lookAlike?(one: string, other: string): boolean;
  /** For somebody who did not choose their name: what else they may be called, best first. */
  spareNames?(name: string): readonly string[];
  readonly id: string;
  readonly seen: number;
}

/** Entries without a move, and why there are none. */
export type Unplayed = Exclude<Entry, { type: 'played' }>;
export type Following = readonly Unplayed[] | Refused;

/**
 * What follows: the entries to be stored and, if a move is among them, the move as it came out,
 * which is not worked out again.
 */
export type Decision =
  | { readonly entries: readonly Unplayed[]; readonly play?: undefined }
  | { readonly entries: readonly Entry[]; readonly play: Play };

export type Decided = Decision | Refused;

/** Nothing follows. */
export const NOTHING: Decision = { entries: [] };

/** Deeds that concern one table alone; a rematch opens another. */
export type TableDeed = Exclude<Deed, { type: 'rematch' }>;

export function isRefused(decided: object): decided is Refused {
  return 'code' in decided;
}

/** The decision to store these entries, or the refusal. */
export function following(entries: Following): Decided {
  return isRefused(entries) ? entries : { entries };
}

export function decide(table: TableState, doer: Doer, deed: TableDeed): Decided {
  if (deed.type === 'play')
    return play(table, table.seatOf(doer.person), deed.move, deed.link, doer);
  return following(decideOther(table, doer, deed));
}

function decideOther(
  table: TableState,
  doer: Doer,
  deed: Exclude<TableDeed, { type: 'play' }>,
): Following {
  const { person: by, id, now: at } = doer;
  const mark = { at, by, id };
  const own = table.seatOf(by);
  const enough = tooOften(table, by, deed);
  if (enough !== undefined) return enough;
  if (table.isRanked && NOT_RANKED.has(deed.type)) return RANKED;
  switch (deed.type) {
    case 'sit':
      return sit(table, doer, deed);
    case 'stand':
      return own === undefined ? NOT_SEATED : stand(table, own, mark);
    case 'swap':
      return swap(table, doer, deed.seat, deed.with);
    case 'bot':
      return hostOnly(table, by, deed.seat, (sitter) =>
        sitter === null || sitter.kind === 'bot'
          ? [{ type: 'bot-sat', ...mark, seat: deed.seat, level: deed.level }]
          : TAKEN,
      );
    case 'remove':
      return hostOnly(table, by, deed.seat, (sitter) =>
        sitter === null
          ? refused('not-seated', 'nobody-sits-there')
          : [{ type: 'stood', ...mark, seat: deed.seat }],
      );
    case 'host':
      return handOver(table, by, deed.seat, mark);
    case 'set': {
      const { type, ...set } = deed;
      return by === table.host ? [{ type, ...mark, ...set }] : NOT_HOST;
    }
    case 'seed': {
      if (own === undefined) return NOT_SEATED;
      if (isFixed(table)) return fixed(table);
      if (table.seats[own]?.seed !== undefined) return refused('taken', 'seed-given');
      return [{ type: 'seeded', ...mark, seat: own, seed: deed.seed }];
    }
    case 'chain':
      return own === undefined ? NOT_SEATED : chain(table, own, deed.end, mark);
    case 'link':
      return own === undefined ? NOT_SEATED : show(table, own, deed.link, mark);
    case 'colour':
      return recolour(table, own, deed.colour, mark);
    case 'start':
      return start(table, by, deed.first, mark);
    case 'return':
      if (own === undefined) return NOT_SEATED;
      if (table.seats[own]?.isHeld !== true) return refused('not-running', 'not-held');
      return table.status === 'running'
        ? [{ type: 'returned', ...mark, seat: own, runsOn: true }]
        : NOT_RUNNING;
    case 'say':
    case 'react':
      return mayTalk(table, by, own) ?? talk(table, deed, doer);
    case 'mute':
      if (by !== table.host) return NOT_HOST;
      if (deed.person === by) return refused('illegal', 'host-muted');
      return [
        ...unmuteOldest(table, deed, at),
        { type: 'muted', ...mark, person: deed.person, muted: deed.muted },
      ];
  }
}

const NOT_HOST = refused('not-host', 'not-host');
const NOT_SEATED = refused('not-seated', 'not-seated');
const NOT_OPEN = refused('not-open', 'not-open');
const NOT_RUNNING = refused('not-running', 'not-running');
const BAD_LINK = refused('bad-link', 'bad-link');
const UNSEEN = refused('illegal', 'unseen');
const TAKEN = refused('taken', 'taken');
const RANKED = refused('illegal', 'ranked-table');
/**
 * Nobody is let in who has yet to throw the same dice, and no bot plays on: whoever goes away finds
 * the game as they left it.
 */
const NOT_RANKED: ReadonlySet<Deed['type']> = new Set([
  'stand',
  'host',
  'set',
  'say',
  'react',
  'mute',
]);
const NO_SEAT = refused('illegal', 'no-such-seat');
const MOST_MUTED = 200;
/**
 * Of 9,000 random games the longest had 4,282 moves, of those of bots 1,045; a deck made for it has
 * 56,000.
 */
export const MOST_MOVES = 10_000;
/**
 * What is said at one table, and what one person changes there: far more than anybody who plays.
 */
export const MOST_TALK = 2000;
export const MOST_CHANGES = 1000;

/**
 * There is always room to mute one more: the one muted longest ago who has no seat is forgotten for
 * it.
 */
function unmuteOldest(
  table: TableState,
  { muted }: Extract<Deed, { type: 'mute' }>,
  at: number,
): readonly Unplayed[] {
  if (!muted || table.muted.size < MOST_MUTED) return [];
  const oldest = [...table.muted].find((person) => table.seatOf(person) === undefined);
  return oldest === undefined ? [] : [{ type: 'muted', at, person: oldest, muted: false }];
}

/** Every table has its measure: nothing that anybody does makes its journal grow for ever. */
function tooOften(
  { talked, changes }: TableState,
  by: string,
  { type }: Exclude<TableDeed, { type: 'play' }>,
): Refused | undefined {
  if (type === 'say' || type === 'react')
    return talked < MOST_TALK ? undefined : refused('too-many', 'talked-out');
  return (changes.get(by) ?? 0) < MOST_CHANGES ? undefined : refused('too-many', 'changed-out');
}

type Mark = { readonly at: number; readonly by: string; readonly id: string };

/** Nothing about the seats changes any more: the game has started, or is about to. */
function isFixed({ status, fair }: TableState): boolean {
  return status !== 'open' || fair.isStarting;
}

function fixed({ status }: TableState): Refused {
  return status === 'open' ? refused('not-open', 'called') : NOT_OPEN;
}

// Before the start --------------------------------------------------------------------------------

function sit(
  table: TableState,
  doer: Doer,
  { seat: wanted, seed, chain, colour: wish }: Extract<Deed, { type: 'sit' }>,
): Following {
  const { person, isProgram, id, now } = doer;
  if (isFixed(table)) return fixed(table);
  const own = table.seatOf(person);
  if (own !== undefined && table.seats[own]?.isReserved !== true)
    return refused('seated', 'seated');
  if (table.removed.has(person)) return refused('removed', 'removed');
  const seat = wanted ?? own ?? table.seats.indexOf(null);
  if (seat < 0) return refused('full', 'full');
  if (seat >= table.seats.length) return NO_SEAT;
  if (table.seats[seat] !== null && seat !== own) return TAKEN;
  const name = nameAt(table, doer);
  if (typeof name !== 'string') return name;
  // as it was in the game before
  const kept = own === undefined ? undefined : table.seats[own]?.colour;
  const wished = kept ?? wish;
  const colour =
    table.colours && wished && isFree(table, wished, seat) ? wished : table.colours?.[seat];
  const left: readonly Unplayed[] =
    own === undefined || own === seat
      ? []
      : [{ type: 'stood', at: now, by: person, id, seat: own }];
  const given = {
    ...(seed && { seed }),
    ...(chain && table.fair.hasChains && { chain }),
    ...(colour && { colour }),
  };
  return [
    ...left,
    { type: 'sat', at: now, by: person, id, seat, person, name, program: isProgram, ...given },
  ];
}

/** Who somebody is, as far as names go. */
export type Called = Pick<Doer, 'person' | 'name' | 'lookAlike' | 'spareNames'>;

/**
 * What somebody is called at this table. If somebody who sits there has a name like it, a name that
 * was given steps aside; one that was chosen is refused.
 */
export function nameAt(table: TableState, doer: Called): string | Refused {
  const { person, name, spareNames } = doer;
  if (spareNames === undefined) return namesake(table, doer) ?? name;
  const seat = table.seatOf(person);
  const own = seat === undefined ? undefined : table.seats[seat]?.name; // as when they sat down
  const isFree = (one: string): boolean => namesake(table, { ...doer, name: one }) === undefined;
  return (
    [own ?? name, name].find(isFree) ??
    spareNames(name).find(isFree) ??
    namesake(table, doer) ??
    name
  );
}

/** Nobody sits down or talks under a name that looks like that of somebody else who sits there. */
export function namesake(
  { seats }: TableState,
  { person, name, lookAlike }: Called,
): Refused | undefined {
  const other =
    lookAlike &&
    seats.find(
      (sitter) => sitter?.person && sitter.person !== person && lookAlike(sitter.name, name),
    );
  return other ? refused('name-taken', 'name-like', other.name) : undefined;
}

/** A bot gives way to a person's choice; a person never does. */
function recolour(
  table: TableState,
  seat: Seat | undefined,
  colour: PackColour,
  mark: Mark,
): Following {
  if (seat === undefined) return NOT_SEATED;
  if (isFixed(table)) return fixed(table);
  if (table.colours === undefined) return refused('illegal', 'no-packs');
  if (!isFree(table, colour, seat)) return refused('colour-taken', 'colour-taken');
  return [{ type: 'coloured', ...mark, seat, colour }];
}

/** Whether nobody but a bot, or whoever sits on this seat, has it. */
function isFree({ seats, colours }: TableState, colour: PackColour, seat: Seat): boolean {
  return !seats.some(
    (sitter, other) => sitter?.person && other !== seat && colours?.[other] === colour,
  );
}

/**
 * RULES.md §5: no game has a move for giving up, the seat of someone who leaves is played by a bot.
 */
function stand(table: TableState, seat: Seat, mark: Mark): Following {
  if (table.status === 'over') return refused('not-running', 'game-over');
  if (table.status === 'running') {
    if (table.seats[seat]?.isHeld === true) return refused('held', 'held-already');
    return [{ type: 'held', ...mark, seat, why: 'left', runsOn: true }, ...newHost(table, mark)];
  }
  if (isFixed(table)) return fixed(table); // a moment later a bot can hold the seat
  return [{ type: 'stood', ...mark, seat }, ...newHost(table, mark)];
}

/** A host who leaves hands over to the next person who sits; with nobody there he stays host. */
function newHost(table: TableState, { at, by }: Mark): readonly Unplayed[] {
  if (by !== table.host) return [];
  const heir = table.seats.find(
    (sitter) =>
      sitter?.kind === 'person' && sitter.person !== by && !sitter.isHeld && !sitter.isReserved,
  );
  return heir?.person === undefined ? [] : [{ type: 'hosted', at, person: heir.person }];
}

function swap(table: TableState, { person, id, now }: Doer, one: Seat, other: Seat): Following {
  if (isFixed(table)) return fixed(table);
  if (one >= table.seats.length || other >= table.seats.length || one === other) return NO_SEAT;
  const isOwnMove = table.seatOf(person) === one && table.seats[other] === null;
  if (!isOwnMove && person !== table.host) return NOT_HOST;
  return [{ type: 'swapped', at: now, by: person, id, seat: one, with: other }];
}

function hostOnly(
  table: TableState,
  by: string,
  seat: Seat,
  then: (sitter: Sitter | null) => Following,
): Following {
  if (by !== table.host) return NOT_HOST;
  if (isFixed(table)) return fixed(table);
  const sitter = table.seats[seat];
  return sitter === undefined ? NO_SEAT : then(sitter);
}

function handOver(table: TableState, by: string, seat: Seat, mark: Mark): Following {
  if (by !== table.host) return NOT_HOST;
  const sitter = table.seats[seat];
  if (sitter?.person === undefined || sitter.isReserved) return refused('illegal', 'no-host-there');
  return [{ type: 'hosted', ...mark, person: sitter.person }];
}

function start(table: TableState, by: string, first: Seat | undefined, mark: Mark): Following {
  if (by !== table.host) return NOT_HOST;
  if (isFixed(table)) return fixed(table);
  const free = table.seats.filter((sitter) => sitter === null).length;
  if (free > 0) return refused('empty-seats', 'empty-seats', free);
  const missing = table.seats.flatMap((sitter) => (sitter?.isReserved ? [sitter.name] : []));
  if (missing.length > 0) return refused('empty-seats', 'not-come', missing.join(', '));
  if (!table.seats.some((sitter) => sitter?.person !== undefined))
    return refused('not-seated', 'nobody-plays');
  const named = first === undefined ? {} : { first };
  const started = startedWith(table, table.fair.given(table.seats), named, mark);
  const isAsked = table.fair.hasChains && table.seats.some((sitter) => sitter?.chain !== undefined);
  return isRefused(started) || !isAsked ? started : [{ type: 'called', ...mark, ...named }];
}

/** The start, with what the seats have added. */
function startedWith(
  table: TableState,
  given: readonly Given[],
  named: HostChoices,
  mark: Partial<Mark> & { at: number },
): Following {
  try {
    const setup = table.deal(given, named) as Record<string, unknown>;
    return [{ type: 'started', ...mark, setup, ...named }];
  } catch (error) {
    if (error instanceof Refusal) return refused('illegal', 'rules', error.message);
    throw error;
  }
}

// Chains ------------------------------------------------------------------------------------------

function chain(table: TableState, seat: Seat, end: string, mark: Mark): Following {
  if (table.status === 'over') return NOT_RUNNING;
  if (table.fair.isStarting) return fixed(table);
  if (!table.fair.hasChains) return refused('illegal', 'no-chains');
  return [{ type: 'chained', ...mark, seat, end }];
}

/** The link of a seat that was called; with the last one the call is over. */
function show(table: TableState, seat: Seat, link: string, mark: Mark): Following {
  const { fair, seats } = table;
  const awaited = fair.called(seats);
  if (awaited?.includes(seat) !== true) return refused('bad-link', 'not-called');
  if (!fair.isShowable(seat, seats[seat] as Sitter, link)) return BAD_LINK;
  const linked: Unplayed = { type: 'linked', ...mark, seat, link };
  if (awaited.length > 1) return [linked];
  const after = endOfCall(table, mark.at, { seat, link });
  return isRefused(after) ? after : [linked, ...after];
}

/** What follows when every link is there that was called for, or when nobody waits any longer. */
export function endOfCall(
  table: TableState,
  at: number,
  last?: { readonly seat: Seat; readonly link: string },
): Following {
  const { fair, seats } = table;
  if (fair.calledAt === undefined) return [];
  if (!fair.isStarting) return [{ type: 'stirred', at }];
  return startedWith(
    table,
    fair.given(seats, last),
    fair.first === undefined ? {} : { first: fair.first },
    { at },
  );
}

// During the game ---------------------------------------------------------------------------------

function play(
  table: TableState,
  seat: Seat | undefined,
  json: unknown,
  link: string | undefined,
  { person, id, seen, now }: Doer,
): Decided {
  if (seat === undefined) return NOT_SEATED;
  if (table.status !== 'running' || table.table === undefined) return NOT_RUNNING;
  if (table.seats[seat]?.isHeld === true) return refused('held', 'held');
  if (seen < (table.askedAt[seat] as number)) return refused('stale', 'stale');
  const move = readMoveOrRefuse(table, json);
  if ('code' in move) return move;
  if (table.own.needsSeeing(table.table, seat, move)) return UNSEEN;
  if (link !== undefined && table.fair.faultOf(seat, link) !== undefined) return BAD_LINK;
  const play = table.table.try(seat, move, { link });
  if (!play.ok) return refused('illegal', 'rules', play.reason);
  const entry = { type: 'played', at: now, by: person, id, event: play.event } as const;
  const more = endless(table, play, now);
  if (link === undefined) return { entries: [entry, ...more], play };
  if (play.event.answer === undefined) return refused('bad-link', 'nothing-thrown');
  const blind = table.fair.unknownTo(seen).filter((other) => other !== seat);
  return { entries: [{ ...entry, link, ...(blind.length > 0 && { blind }) }, ...more], play };
}

/**
 * A game that goes on and on is stopped with this move: nobody wins it, and it does not fill the
 * store.
 */
function endless({ table }: TableState, { isLast }: Play, at: number): readonly Unplayed[] {
  if (table === undefined || table.events + 1 < MOST_MOVES || isLast) return [];
  return [{ type: 'ended', at, why: 'moves' }];
}

function readMoveOrRefuse({ game }: TableState, json: unknown): GameTypes['move'] | Refused {
  try {
    return readMove(game, json);
  } catch (error) {
    if (error instanceof Refusal) return refused('illegal', 'rules', error.message);
    throw error;
  }
}

/**
 * A bot plays for a seat: its own, one it holds, or once because the owner's time is over. `seen`
 * is what dice thrown for it showed.
 */
export function decideForBot(
  table: TableState,
  seat: Seat,
  move: GameTypes['move'],
  now: number,
  isLapse: boolean,
  seen?: GameTypes['answer'],
): Decided {
  if (seen === undefined && table.own.needsSeeing(table.table, seat, move)) return UNSEEN;
  const play = table.table?.try(seat, move, { seen });
  if (play === undefined) return NOT_RUNNING;
  if (!play.ok) return refused('illegal', 'rules', play.reason);
  const sitter = table.seats[seat];
  const entry = { type: 'played', at: now, event: play.event } as const;
  const end = endless(table, play, now);
  if (sitter?.kind === 'bot') return { entries: [entry, ...end], play };
  if (!isLapse) return { entries: [{ ...entry, instead: 'held' }, ...end], play };
  const lapsed: Entry = { ...entry, instead: 'time' };
  const isStillTheirs = end.length > 0 || (sitter?.lapses ?? 0) + 1 < LAPSES;
  const held: Entry = { type: 'held', at: now, seat, why: 'time', runsOn: true };
  return { entries: isStillTheirs ? [lapsed, ...end] : [lapsed, held], play };
}

// Talking -----------------------------------------------------------------------------------------

function mayTalk(table: TableState, by: string, seat: Seat | undefined): Refused | undefined {
  if (table.muted.has(by)) return refused('muted', 'muted');
  if (table.isChatClosed && seat !== undefined) return refused('chat-closed', 'chat-closed');
  return undefined;
}

function talk(
  table: TableState,
  deed: Extract<Deed, { type: 'say' | 'react' }>,
  doer: Doer,
): Following {
  const name = nameAt(table, doer);
  if (typeof name !== 'string') return name;
  const mark = { at: doer.now, by: doer.person, id: doer.id, name };
  if (deed.type === 'say') return [{ type: 'said', ...mark, text: deed.text }];
  return [{ type: 'reacted', ...mark, reaction: deed.reaction }];
}

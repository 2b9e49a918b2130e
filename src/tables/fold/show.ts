/**
 * What leaves a table: the only place where messages about it are written, each for one viewer. A
 * viewer is a seat, or anybody ('public'); whoever did a deed finds its id in the step, and so
 * knows that it is stored.
 *
 * Messages are written as text, for a move is told to everybody at the table and most parts are the
 * same for all.
 */

import { commitmentOf } from '../../dice/fair.ts';
import type { GameTypes, Seat, Viewer } from '../../game.ts';
import type { GameSoFar, Play } from '../../game-in-progress.ts';
import type { About, Clocks, Happening, Said, SeatAbout } from '../../protocol.ts';
import type { Entry, EntryOf } from './journal.ts';
import type { Sitter, TableState } from './table-state.ts';

// The table, all but the game ---------------------------------------------------------------------

export function aboutOf(table: TableState): About {
  const { opening, status } = table;
  const over = status === 'over' ? table.table : undefined;
  const called = table.fair.called(table.seats);
  return {
    id: table.id,
    game: table.game.id,
    rules: opening.rules,
    options: opening.options,
    status,
    host: table.host,
    watch: table.watch,
    listed: table.listed,
    pace: opening.pace,
    seats: table.seats.map((sitter, seat) =>
      sitter === null ? null : seatAbout(table, sitter, seat),
    ),
    muted: [...table.muted],
    chat: table.isChatClosed ? 'closed' : 'open',
    commitment: table.fair.commitment,
    opened: opening.at,
    scores: over?.scores ?? null,
    winners: table.ended === undefined ? (over?.winners ?? []) : [],
    rematch: table.rematch ?? null,
    ...(table.colours !== undefined && { colours: table.colours }),
    ...(table.ended !== undefined && { ended: table.ended }),
    ...(opening.ranked !== undefined && { ranked: opening.ranked }),
    ...(table.fair.hasChains && { dice: 2 }),
    ...(called !== undefined && { called }),
  };
}

function seatAbout({ fair }: TableState, sitter: Sitter, seat: Seat): SeatAbout {
  const { kind, person = '', name, level, seed, isHeld, isReserved } = sitter;
  if (kind === 'bot') return { type: 'bot', level };
  const chain = fair.chainOf(seat, sitter);
  return {
    type: kind,
    person,
    name,
    playing: isHeld ? 'bot' : 'self',
    seeded: seed !== undefined || sitter.chain !== undefined,
    ...(isReserved && { reserved: true }),
    ...(chain !== undefined && { chain }),
  };
}

function clocksOf(table: TableState): Clocks | undefined {
  if (!table.clocks.isTicking || table.table === undefined) return undefined;
  const stand = table.clocks.standUntil - table.at;
  return {
    left: table.clocks.left(table.at),
    running: table.clocks.running(),
    ...(stand > 0 && { stand }),
  };
}

// The game ----------------------------------------------------------------------------------------

/**
 * View and moves as a viewer may know them, as the fields of a message; nothing before the start.
 * Good until the table changes.
 */
function gameFieldsOf({ table, ended }: TableState): (viewer: Viewer) => string {
  if (table === undefined) return () => '';
  const viewOf =
    table.game.secrets.length > 0
      ? (viewer: Viewer) => JSON.stringify(table.see(viewer))
      : openViews(table);
  return (viewer) => {
    const moves =
      viewer === 'public'
        ? ''
        : `,"moves":${movesJson(ended === undefined ? table.moves(viewer) : [])}`;
    return `,"view":${viewOf(viewer)}${moves}`;
  };
}

/**
 * A game without secrets shows everybody the same but for whose view it is: it is written out once.
 */
function openViews(table: GameSoFar): (viewer: Viewer) => string {
  let rest: string | undefined;
  const headOf = (viewer: Viewer): string =>
    `{"game":"${table.game.id}","viewer":${JSON.stringify(viewer)},`;
  return (viewer) => {
    rest ??= JSON.stringify(table.see(viewer)).slice(headOf(viewer).length);
    return headOf(viewer) + rest;
  };
}

/** Lists of moves come again and again, and are shared: each is written out once. */
const written = new WeakMap<readonly GameTypes['move'][], string>();

function movesJson(moves: readonly GameTypes['move'][]): string {
  if (moves.length === 0) return '[]';
  const known = written.get(moves);
  if (known !== undefined) return known;
  const json = JSON.stringify(moves);
  written.set(moves, json);
  return json;
}

function clockField(table: TableState): string {
  const clocks = clocksOf(table);
  return clocks === undefined ? '' : `,"clocks":${JSON.stringify(clocks)}`;
}

/** The whole table at this moment: the message `table`. */
export function tableMessage(table: TableState, viewer: Viewer): string {
  const isPlayer = viewer !== 'public';
  const said: Said[] = table.said
    .filter(({ isKeptFromPlayers }) => !(isKeptFromPlayers && isPlayer && table.isChatClosed))
    .map(({ isKeptFromPlayers, ...rest }) => rest);
  const head = JSON.stringify({
    type: 'table',
    table: table.id,
    n: table.n,
    at: table.at,
    about: aboutOf(table),
    said,
  });
  return `${head.slice(0, -1)}${gameFieldsOf(table)(viewer)}${clockField(table)}}`;
}

/** About how many characters the message has, without writing it. */
export function sizeOf(table: TableState): number {
  return stepSizeOf(table) + table.said.reduce((sum, { text = '' }) => sum + 100 + text.length, 0);
}

/** The same of a step. */
export function stepSizeOf({ opening, muted }: TableState): number {
  return 4000 + 2 * JSON.stringify(opening.options).length + 15 * muted.size;
}

// A step ------------------------------------------------------------------------------------------

/** A step as this viewer may know it; undefined where he is not told. */
export type Tell = (viewer: Viewer) => string | undefined;

/**
 * Adds an entry to the table, and returns how to tell it. A move is told as the hands were before
 * it, so who will be told must be known before.
 */
export function addAndTell(
  table: TableState,
  entry: Entry,
  viewers: Iterable<Viewer>,
  play?: Play,
): Tell {
  if (entry.type === 'played') return addMove(table, entry, viewers, play);
  if (entry.type !== 'revealed') return addOther(table, entry);
  table.add(entry);
  return () => undefined; // it shows with the move that follows
}

function addMove(
  table: TableState,
  entry: EntryOf<'played'>,
  viewers: Iterable<Viewer>,
  play: Play | undefined,
): Tell {
  const told = new Map<Viewer, string>();
  for (const viewer of viewers) told.set(viewer, playedOf(table, entry, viewer, play?.line));
  table.add(entry, play);
  const head = stepHead(table, entry);
  const about = table.status === 'over' ? aboutField(table) : '';
  const clocks = clockField(table);
  const gameFields = gameFieldsOf(table);
  return (viewer) => `${head}${told.get(viewer)}${about}${gameFields(viewer)}${clocks}}`;
}

/** A move that was not added yet; `line` is how the record spells it, if that is known. */
export function playedOf(
  { table }: TableState,
  { event, instead, link, blind }: EntryOf<'played'>,
  viewer: Viewer,
  line?: string,
): string {
  const why = instead === undefined ? '' : `,"instead":"${instead}"`;
  const thrown =
    link === undefined
      ? ''
      : `,"link":"${link}"${blind === undefined ? '' : `,"blind":${JSON.stringify(blind)}`}`;
  return `{"type":"played","event":${table?.tell(event, viewer, line)}${why}${thrown}}`;
}

/** What is told of besides moves. */
type Other = Exclude<Entry, { type: 'played' | 'revealed' }>;

function addOther(table: TableState, entry: Other): Tell {
  const isTalk = entry.type === 'said' || entry.type === 'reacted';
  const isKept = isKeptFromPlayers(table, entry);
  table.add(entry);
  const step = `${stepHead(table, entry)}${JSON.stringify(happeningOf(entry))}${isTalk ? '' : aboutField(table)}`;
  const clocks = isTalk ? '' : clockField(table);
  const isGame = entry.type === 'started' || entry.type === 'ended';
  return (viewer) => {
    if (isKept && viewer !== 'public') return undefined;
    return `${step}${isGame ? gameFieldsOf(table)(viewer) : ''}${clocks}}`;
  };
}

/** Talk while partners may not be advised. */
export function isKeptFromPlayers(table: TableState, { type }: Entry): boolean {
  return table.isChatClosed && (type === 'said' || type === 'reacted');
}

function stepHead({ id, n }: TableState, { at }: Entry): string {
  return `{"type":"step","table":"${id}","n":${n},"at":${at},"what":`;
}

function aboutField(table: TableState): string {
  return `,"about":${JSON.stringify(aboutOf(table))}`;
}

/** The same step for whoever did it. */
export function withId(step: string, id: string): string {
  return `${step.slice(0, -1)},"id":"${id}"}`;
}

/** Field by field: what is not written here is not told. */
export function happeningOf(entry: Other): Happening {
  const { type } = entry;
  switch (type) {
    case 'opened':
      return { type, commitment: commitmentOf(entry.secret) };
    case 'sat':
    case 'stood':
    case 'seeded':
    case 'chained':
    case 'returned':
      return { type, seat: entry.seat };
    case 'linked':
      return { type, seat: entry.seat, link: entry.link };
    case 'stirred':
      return { type };
    case 'redealt':
      return { type, commitment: commitmentOf(entry.secret) };
    case 'swapped':
      return { type, seat: entry.seat, with: entry.with };
    case 'coloured':
      return { type, seat: entry.seat, colour: entry.colour };
    case 'bot-sat':
      return { type, seat: entry.seat, level: entry.level };
    case 'hosted':
      return { type, person: entry.person };
    case 'set':
      return {
        type,
        ...(entry.watch && { watch: entry.watch }),
        ...(entry.listed !== undefined && { listed: entry.listed }),
      };
    case 'renamed':
      return { type, person: entry.person, name: entry.name };
    case 'muted':
      return { type, person: entry.person, muted: entry.muted };
    case 'called':
    case 'started':
      return { type, ...(entry.first !== undefined && { first: entry.first }) };
    case 'held':
      return { type, seat: entry.seat, why: entry.why };
    case 'ended':
      return { type, why: entry.why };
    case 'paused':
      return { type, from: entry.from, until: entry.until };
    case 'said':
      return { type, person: entry.by ?? '', name: entry.name, text: entry.text };
    case 'reacted':
      return { type, person: entry.by ?? '', name: entry.name, reaction: entry.reaction };
    case 'rematched':
      return { type, table: entry.table };
  }
}

/** The viewer that a person is at this table. */
export function viewerOf(table: TableState, person: string): Seat | 'public' {
  return table.seatOf(person) ?? 'public';
}

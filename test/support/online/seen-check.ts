/**
 * Whether anybody was told what he may not know. Each function returns what is wrong, in words;
 * nothing where all is well.
 *
 *   worlds   every message is what it would have been in another world that this viewer cannot tell from the true one
 *   traces   the values that are secret are found nowhere, in whatever spelling, before the rules reveal them
 *   forms    every message is one that the protocol knows, field by field
 */

import { isDeepStrictEqual } from 'node:util';
import { seedOfTable } from '../../../src/dice/fair.ts';
import type { AnyGame, Viewer } from '../../../src/game.ts';
import { GameInProgress, oneSource } from '../../../src/game-in-progress.ts';
import {
  type MessageOf,
  refusedAnswer,
  type ServerMessage,
  serverMessage,
  tableList,
} from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import { type Event, lineOf, type OpenRecord } from '../../../src/record/record.ts';
import type { Entry } from '../../../src/tables/fold/journal.ts';
import { addAndTell, tableMessage, viewerOf, withId } from '../../../src/tables/fold/show.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';
import type { Heard, Witnessed } from './seen-games.ts';

type Numbered = MessageOf<'step'> | MessageOf<'table'> | MessageOf<'log'>;

/** The messages about a table that were told, by the number of the step. */
type Told = ReadonlyMap<
  number,
  readonly { readonly heard: Heard; readonly text: string; readonly message: Numbered }[]
>;

/** What HTTP answered, without its headers. */
function bodyOf({ text, path }: Heard): string {
  return path === undefined ? text : text.slice(text.indexOf('\n') + 1);
}

function toldBySteps(heard: readonly Heard[], table: string): Told {
  const messages = heard.flatMap((one) => {
    const text = bodyOf(one);
    if (one.path !== undefined && one.path !== `/api/tables/${table}`) return [];
    const message = JSON.parse(text) as ServerMessage;
    const isNumbered =
      message.type === 'step' || message.type === 'table' || message.type === 'log';
    return isNumbered ? [{ heard: one, text, message, n: message.n }] : [];
  });
  return Map.groupBy(messages, ({ n }) => n);
}

// Worlds ------------------------------------------------------------------------------------------

/** A message that would be different in another world; and how many were looked at. */
export function worlds(
  { table: id, game, before, after }: Witnessed,
  journal: readonly string[],
  random: Random,
  most: number,
): { readonly wrong: readonly string[]; readonly looked: number } {
  const told = toldBySteps([...before, ...after], id);
  const table = TableState.read(id, journal.slice(0, 1), [game]);
  const wrong: string[] = [];
  const logs = new Logs(game);
  let state: unknown;
  let looked = 0;
  for (const line of journal.slice(1)) {
    const entry = table.read(line);
    const here = some(told.get(table.n + 1) ?? [], most, random);
    const viewers = new Set<Viewer>(here.map(({ heard }) => viewerOf(table, heard.person)));
    const [earlier, tell] = [state, addAndTell(table, entry, viewers)];
    state = stateAfter(game, table, state, entry);
    logs.add(table, earlier, entry);
    for (const { heard, text, message } of here) {
      const viewer = viewerOf(table, heard.person);
      if (message.type === 'log') {
        looked++;
        wrong.push(...logs.differing(viewer, message));
        continue;
      }
      const bytes = inAnotherWorld(table, state, viewer, random, () =>
        message.type === 'table'
          ? tableMessage(table, viewer)
          : idFor(tell(viewer) ?? '', entry, heard.person),
      );
      looked++;
      if (bytes !== text)
        wrong.push(`step ${table.n} to ${viewer} at ${id}:\n${text}\nin another world:\n${bytes}`);
      if (entry.type === 'played' && message.type === 'step')
        wrong.push(...sparing(game, earlier, entry.event, viewer, message));
    }
  }
  return { wrong, looked };
}

function some<T>(all: readonly T[], most: number, random: Random): readonly T[] {
  if (all.length <= most) return all;
  const from = random.below(all.length);
  return Array.from({ length: most }, (_, place) => all[(from + place) % all.length] as T);
}

function stateAfter(game: AnyGame, table: TableState, state: unknown, entry: Entry): unknown {
  if (entry.type === 'started') {
    const { seats, options } = table.opening;
    const known = game.options(seats)(options);
    return game.start(seats, known, game.setup(seats, known)(entry.setup));
  }
  if (entry.type !== 'played') return state;
  const { seat, move, answer } = entry.event;
  const moved = game.move(state, seat, move);
  return answer === undefined ? moved : game.answered(moved, answer);
}

/** Writes something about the table as if what this viewer may not know were different. */
function inAnotherWorld(
  table: TableState,
  state: unknown,
  viewer: Viewer,
  random: Random,
  write: () => string,
): string {
  const { game, table: here } = table;
  if (here === undefined) return write();
  const other = game.imagine(state, viewer, (n) => random.below(n));
  const record = { game, seats: here.seats, state: other } as OpenRecord;
  const value = new GameInProgress(record, here.record, oneSource(random));
  Object.defineProperty(table, 'table', { value, configurable: true }); // before the table's own
  const text = write();
  Reflect.deleteProperty(table, 'table');
  return text;
}

function idFor(step: string, entry: Entry, person: string): string {
  return 'id' in entry && entry.id !== undefined && entry.by === person
    ? withId(step, entry.id)
    : step;
}

/** A move is told without exactly those fields that the rules keep from this viewer. */
function sparing(
  game: AnyGame,
  before: unknown,
  event: Event,
  viewer: Viewer,
  { n, what }: MessageOf<'step'>,
): readonly string[] {
  const told = sparingly(game, before, event, viewer);
  const isSo = what.type === 'played' && JSON.stringify(what.event) === JSON.stringify(told);
  return isSo
    ? []
    : [`step ${n}: ${viewer} was told ${JSON.stringify(what)} rather than ${JSON.stringify(told)}`];
}

function sparingly(game: AnyGame, before: unknown, event: Event, viewer: Viewer): object {
  const hidden: readonly string[] = game.hidden(before, event, viewer);
  return Object.fromEntries(Object.entries(lineOf(event)).filter(([key]) => !hidden.includes(key)));
}

/**
 * What each viewer's log has to be: written from the journal and the rules alone, and not by what
 * is looked at here.
 */
class Logs {
  readonly #game: AnyGame;
  readonly #steps: {
    readonly n: number;
    readonly at: number;
    whatFor(viewer: Viewer): object | undefined;
  }[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The table after the entry, the state before it. */
  add({ n, isChatClosed }: TableState, before: unknown, entry: Entry): void {
    const { at } = entry;
    if (entry.type === 'played') {
      const { event, instead } = entry;
      const more = instead === undefined ? {} : { instead };
      const told = (viewer: Viewer): object => sparingly(this.#game, before, event, viewer);
      this.#steps.push({
        n,
        at,
        whatFor: (viewer) => ({ type: 'played', event: told(viewer), ...more }),
      });
    } else {
      const isKept = (entry.type === 'said' || entry.type === 'reacted') && isChatClosed;
      this.#steps.push({
        n,
        at,
        whatFor: (viewer) => (isKept && viewer !== 'public' ? undefined : openFields(entry)),
      });
    }
  }

  differing(viewer: Viewer, { n, steps }: MessageOf<'log'>): readonly string[] {
    const expected = this.#steps.flatMap(({ whatFor, ...step }) => {
      const what = whatFor(viewer);
      return what === undefined ? [] : [{ ...step, what }];
    });
    if (
      expected.length === steps.length &&
      expected.every((step, place) => isDeepStrictEqual(step, steps[place]))
    )
      return [];
    const at = expected.findIndex((step, place) => !isDeepStrictEqual(step, steps[place]));
    const [told, rather] = [steps[at], expected[at]].map((step) => JSON.stringify(step));
    return [
      `log of ${viewer} at ${n}: ${steps.length} steps rather than ${expected.length}; ${told} rather than ${rather}`,
    ];
  }
}

/**
 * The fields of an entry, moves apart, that everybody may know; who did what is told where somebody
 * talks.
 */
function openFields(entry: Exclude<Entry, { type: 'played' }>): object {
  if (entry.type === 'sat') return { type: 'sat', seat: entry.seat };
  const { at, by, id, secret, seed, setup, ...open } = entry as typeof entry &
    Readonly<Record<string, unknown>>;
  return entry.type === 'said' || entry.type === 'reacted' ? { ...open, person: by } : open;
}

// Traces ------------------------------------------------------------------------------------------

/** Every spelling of bytes that are written in hex, or of a text. */
export function spellings(secret: string): readonly string[] {
  const ways = [Buffer.from(secret)];
  if (/^(?:[0-9a-f]{2})+$/.test(secret)) ways.push(Buffer.from(secret, 'hex'));
  const all = ways.flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ]);
  return [...new Set([secret, secret.toUpperCase(), ...all])];
}

/** Secrets found in any of these texts. */
export function found(secrets: readonly string[], texts: Iterable<string>): readonly string[] {
  const all = secrets.flatMap(spellings);
  const wrong: string[] = [];
  for (const text of texts) {
    for (const secret of all)
      if (text.includes(secret)) wrong.push(`${secret.slice(0, 12)}… in ${text.slice(0, 300)}`);
  }
  return wrong;
}

/**
 * The secret of the dice and the seeds: nowhere before the end; afterwards in the proof alone. What
 * is never told: tokens, the key.
 */
export function traces(
  { table, game, before, after, seeds }: Witnessed,
  journal: readonly string[],
  never: readonly string[],
): readonly string[] {
  const { secret } = TableState.read(table, journal.slice(0, 1), [game]).opening;
  const own = Array.from({ length: game.seats.max }, (_, seat) => seedOfTable(secret, seat));
  const proofs = after.filter(({ path }) => path === `/api/tables/${table}/proof`);
  const rest = after.filter((heard) => !proofs.includes(heard));
  const numbers = [...before, ...after].filter(({ path }) => path === '/metrics');
  return [
    ...found([secret, ...own, ...seeds, ...never], texts([...before, ...rest])),
    ...found(never, texts(proofs)),
    ...found([table, ...persons(journal)], texts(numbers)),
    ...proofs
      .filter(({ text }) => !text.includes(secret))
      .map(({ text }) => `a proof without its secret: ${text}`),
    ...underTheTops(game, table, journal, before),
  ];
}

/** Everybody whose id is in the journal. */
function persons(journal: readonly string[]): readonly string[] {
  return journal.flatMap((line) => JSON.parse(line).person ?? []) as readonly string[];
}

function texts(heard: readonly Heard[]): readonly string[] {
  return heard.map(({ text }) => text);
}

/** NEXT!: a card that lies under others is named in no message, but for the deck as a whole. */
function underTheTops(
  game: AnyGame,
  id: string,
  journal: readonly string[],
  before: readonly Heard[],
): readonly string[] {
  if (game.id !== 'next') return [];
  const told = toldBySteps(before, id);
  const table = TableState.read(id, journal.slice(0, 1), [game]);
  const wrong: string[] = [];
  let state: unknown;
  for (const line of journal.slice(1)) {
    const entry = table.read(line);
    table.add(entry);
    state = stateAfter(game, table, state, entry);
    if (state === undefined) continue;
    const { order, gone, deck } = state as NextState;
    const under = order.filter(
      (_, place) => place % PILE > (gone[Math.floor(place / PILE)] as number),
    );
    for (const { text, message } of told.get(table.n) ?? []) {
      if (message.type === 'log') continue; // it may tell of cards that were seen before
      const rest = withoutDeck(text);
      for (const card of under) {
        const name = JSON.stringify(deck[card]?.id);
        if (rest.includes(name))
          wrong.push(`${name} lies under others at step ${table.n} of ${id}: ${rest}`);
      }
    }
  }
  return wrong;
}

const PILE = 15;

interface NextState {
  readonly order: readonly number[];
  readonly gone: readonly number[];
  readonly deck: readonly { readonly id: string }[];
}

function withoutDeck(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    key === 'deck' ? undefined : value,
  );
}

// Forms -------------------------------------------------------------------------------------------

/** Messages with a field too many, too few or of another kind. */
export function forms({ before, after, table }: Witnessed): readonly string[] {
  return [...before, ...after].flatMap((heard) => {
    try {
      const body = bodyOf(heard);
      const { path } = heard;
      if (path === undefined || path === `/api/tables/${table}`) serverMessage(JSON.parse(body));
      else if (path === '/api/tables' || path === '/api/me/tables') tableList(JSON.parse(body));
      else if (body.startsWith('{"code"')) refusedAnswer(JSON.parse(body));
      return [];
    } catch (error) {
      return [`${error}: ${heard.text}`];
    }
  });
}

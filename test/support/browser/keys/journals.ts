/**
 * Tables at any wished-for moment, without playing up to it in a browser: games between bots are
 * played here, seed after seed, until one comes by that moment; its journal is what a device would
 * have stored.
 */

import type { Level } from '../../../../src/bots/bot.ts';
import {
  type CommonView,
  type GameTypes,
  openingOptions,
  type Seat,
} from '../../../../src/game.ts';
import { gameEntries } from '../../../../src/games/index.ts';
import { Seeded } from '../../../../src/random.ts';
import { decide, decideForBot, isRefused } from '../../../../src/tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../../../../src/tables/fold/journal.ts';
import { TableState } from '../../../../src/tables/fold/table-state.ts';
import type { Summary } from '../../../../src/tables/store.ts';

export interface Wish {
  readonly game: string;
  /** Who plays on this device; bots sit on the other seats. */
  readonly people: readonly string[];
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /**
   * At this moment the game is left: what the first person sees, and what he may play. Absent: when
   * it is over.
   */
  readonly at?: (view: never, moves: ReadonlySet<string>) => boolean;
  /** The earliest such moment. */
  readonly after?: number;
}

export interface Journal {
  readonly table: string;
  readonly entries: readonly string[];
  readonly summary: Summary;
}

/** A Sunday afternoon. */
const BEGAN = Date.UTC(2026, 2, 1, 15);
const LEVEL: Level = 'casual';
const MOST_SEEDS = 300;
const LETTERS = 'bdfgklmnprstvz';

/** `name` tells tables of one browser apart. */
export async function journalOf(wish: Wish, name: string): Promise<Journal> {
  const title = gameEntries.find(({ rules }) => rules.id === wish.game);
  if (title === undefined) throw new Error(`there is no game ${wish.game}`);
  const { bots } = await title.bot();
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const table = opened(wish, name, seed);
    const lines = table.lines;
    for (let turns = 0; table.online.status === 'running'; turns++) {
      if (turns >= (wish.after ?? 0) && isWished(wish, table.online))
        return journal(table.online, lines);
      // where all choose at once the first person is last
      const seat = table.online.toMove.at(-1) ?? 0;
      const game = table.online.table;
      if (game === undefined) throw new Error('a game that runs has a table');
      const moves = game.moves(seat);
      table.add(
        deed(
          table.online,
          seat,
          bots[LEVEL](game.see(seat), moves, new Seeded(`${seed}/${turns}`)),
        ),
      );
    }
    if (wish.at === undefined) return journal(table.online, lines);
  }
  throw new Error(`no game of ${wish.game} comes by the wished-for moment: ${wish.at}`);
}

function isWished({ at }: Wish, { table, toMove }: TableState): boolean {
  if (at === undefined || table === undefined || !toMove.includes(0)) return false;
  const types = new Set(table.moves(0).map(({ type }) => type));
  return (at as (view: CommonView, moves: ReadonlySet<string>) => boolean)(table.see(0), types);
}

function journal(table: TableState, entries: readonly string[]): Journal {
  return { table: table.id, entries, summary: table.summary(null) };
}

/** A journal that grows. */
class Growing {
  readonly online: TableState;
  readonly lines: string[];

  constructor(online: TableState, lines: readonly string[]) {
    this.online = online;
    this.lines = [...lines];
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.lines.push(writeEntry(entry));
      this.online.add(entry);
    }
  }
}

function opened({ game, people, seats, options = {} }: Wish, name: string, seed: number): Growing {
  const noise = new Seeded(`${name} ${seed}`);
  const letters = (count: number, from: string): string =>
    Array.from({ length: count }, () => from.charAt(noise.below(from.length))).join('');
  const rules = gameEntries.find((title) => title.rules.id === game)?.rules;
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  const id = Array.from({ length: 4 }, () => `${letters(1, LETTERS)}a${letters(1, LETTERS)}o`).join(
    '-',
  );
  const [at, hex] = [BEGAN, '0123456789abcdef'];
  const person = (seat: Seat): string => `person${seat}00000`;
  const first = {
    type: 'opened',
    at,
    by: person(0),
    game,
    rules: rules.version,
    seats,
    options: openingOptions(rules, seats, options),
    ...{ watch: 'anybody', listed: false, pace: { type: 'relaxed' }, secret: letters(64, hex) },
  };
  const sat = Array.from({ length: seats }, (_, seat) => {
    const name = people[seat];
    if (name === undefined) return { type: 'bot-sat', at, seat, level: LEVEL };
    return {
      type: 'sat',
      at,
      seat,
      person: person(seat),
      name,
      program: false,
      seed: letters(32, hex),
    };
  });
  const lines = [first, ...sat].map((entry) => JSON.stringify(entry));
  const growing = new Growing(TableState.read(id, lines, [rules]), lines);
  const decided = decide(growing.online, doer(growing.online, 0), { type: 'start' });
  if (isRefused(decided)) throw new Error(decided.reason);
  growing.add(decided.entries);
  return growing;
}

function doer(table: TableState, seat: Seat) {
  const { person = '', name = '' } = table.seats[seat] ?? {};
  return {
    person,
    name,
    isProgram: false,
    id: `${seat}.${table.n}`,
    seen: table.n,
    now: table.at + 1500,
  };
}

function deed(table: TableState, seat: Seat, move: GameTypes['move']): readonly Entry[] {
  const decided =
    table.seats[seat]?.kind === 'bot'
      ? decideForBot(table, seat, move, table.at + 1500, false)
      : decide(table, doer(table, seat), { type: 'play', move: { ...move } });
  if (isRefused(decided)) throw new Error(decided.reason);
  return decided.entries;
}

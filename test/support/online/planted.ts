/**
 * A table in the hands of a test: deeds are decided and added at the times the test names, nothing
 * is stored or sent.
 */

import type { GameTypes, Seat } from '../../../src/game.ts';
import { games } from '../../../src/games/index.ts';
import type { Deed, Pace, PackColour } from '../../../src/protocol.ts';
import {
  type Decided,
  decide,
  decideForBot,
  isRefused,
  type TableDeed,
} from '../../../src/tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../../../src/tables/fold/journal.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';
import type { Downtime } from '../../../src/tables/store.ts';

export const PEOPLE = [
  'aaaaaaaaaaaa',
  'bbbbbbbbbbbb',
  'cccccccccccc',
  'dddddddddddd',
  'eeeeeeeeeeee',
] as const;
export const [ANA, BEN, CLEO, DAN, EVA] = PEOPLE;
export const TABLE = 'kabo-relu-timo-sane';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly pace?: Pace;
  readonly options?: Record<string, unknown>;
  readonly host?: string;
}

export class Planted {
  readonly table: TableState;
  readonly lines: string[];
  #deeds = 0;
  now = 1000;

  constructor({ game, seats, pace = { type: 'relaxed' }, options = {}, host = ANA }: Plan) {
    const opened: Entry = {
      type: 'opened',
      at: this.now,
      by: host,
      game,
      rules: 1,
      seats,
      options,
      watch: 'anybody',
      listed: false,
      pace,
      secret: '5e'.repeat(32),
    };
    this.lines = [writeEntry(opened)];
    this.table = TableState.read(TABLE, this.lines, games);
  }

  /** Everybody sits, the game starts. */
  static running(plan: Plan): Planted {
    const planted = new Planted(plan);
    for (const person of PEOPLE.slice(0, plan.seats)) planted.do(person, { type: 'sit' });
    planted.do(ANA, { type: 'start' });
    return planted;
  }

  /** The code it was refused with, or undefined where it was done. */
  do(
    person: string,
    deed: Deed,
    { seen = this.table.n, id = `d${this.#deeds++}`, isProgram = false } = {},
  ): string | undefined {
    const doer = {
      person,
      name: `name of ${person.charAt(0)}`,
      isProgram,
      id,
      seen,
      now: this.now,
    };
    return this.#add(decide(this.table, doer, deed as TableDeed));
  }

  /** A bot plays the first legal move for a seat. */
  bot(seat: Seat, isLapse: boolean): string | undefined {
    return this.#add(
      decideForBot(this.table, seat, this.moves(seat)[0] as GameTypes['move'], this.now, isLapse),
    );
  }

  /** Keeps a seat for somebody, as a rematch does. */
  reserve(seat: Seat, person: string, colour: PackColour): void {
    this.#keep([
      {
        type: 'sat',
        at: this.now,
        seat,
        person,
        name: person,
        program: false,
        colour,
        reserved: true,
      },
    ]);
  }

  /** No server ran from one time to the other. */
  stand(downtime: Downtime): void {
    this.#keep([{ type: 'paused', at: this.now, ...downtime }]);
  }

  moves(seat: Seat): readonly GameTypes['move'][] {
    return this.table.table?.moves(seat) ?? [];
  }

  /** The seat to move plays its first legal move. */
  play(seat: Seat): string | undefined {
    const move = this.moves(seat)[0] as Record<string, unknown> | undefined;
    return this.do(PEOPLE[seat] as string, { type: 'play', move: move ?? { type: 'roll' } });
  }

  /** The same table, read back from its journal. */
  again(): TableState {
    return TableState.read(TABLE, this.lines, games);
  }

  #add(decided: Decided): string | undefined {
    if (isRefused(decided)) return decided.code;
    this.#keep(decided.entries);
    return undefined;
  }

  #keep(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.lines.push(writeEntry(entry));
      this.table.add(entry);
    }
  }
}

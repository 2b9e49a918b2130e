/**
 * node scripts/make-fixture.ts [--expected]: makes test/fixtures/tables.db, games as a server
 * stores them, and expected.json beside it, what they come to. The same each time, as long as
 * rules, bots and the store are the same.
 *
 * Stored games outlive the code that stored them, so the database stays as it is when the code
 * changes; make it anew only to add to it. With --expected only expected.json is written: for
 * messages that were changed on purpose. Verdicts never change.
 */

import { hash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bots, Level } from '../src/bots/bot.ts';
import type { GameTypes } from '../src/game.ts';
import { gameEntries, games } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import {
  type Decided,
  decide,
  decideForBot,
  isRefused,
  type TableDeed,
} from '../src/tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../src/tables/fold/journal.ts';
import { TableState } from '../src/tables/fold/table-state.ts';
import { earliest } from '../src/tables/fold/timing.ts';
import type { ServerStore } from '../src/tables/store.ts';
import { BEGIN, PEOPLE, TOKEN_KEY } from '../test/support/online/fixture-people.ts';
import { type FixtureTable, personOf, TABLES } from '../test/support/online/fixture-tables.ts';
import { toldOf } from '../test/support/online/fixture-told.ts';

const FILE = fileURLToPath(new URL('../test/fixtures/tables.db', import.meta.url));
const EXPECTED = fileURLToPath(new URL('../test/fixtures/expected.json', import.meta.url));
const PAUSES = { bot: 700, absence: 300_000, grace: 60_000 };

const bots = new Map<string, Bots>();
for (const { rules, bot } of gameEntries) bots.set(rules.id, (await bot()).bots);

/** A table that is played here and now, with a clock of its own. */
class Making {
  readonly #plan: FixtureTable;
  readonly #lines: string[];
  readonly #table: TableState;
  #now = BEGIN;
  #deeds = 0;

  constructor(plan: FixtureTable) {
    this.#plan = plan;
    const {
      id,
      game,
      seats,
      options,
      pace = { type: 'relaxed' },
      listed = false,
      closed = false,
    } = plan;
    const rules = games.find((known) => known.id === game);
    if (rules === undefined) throw new Error(`there is no game ${game}`);
    const host = seats.map(personOf).find((person) => person !== undefined);
    const opened: Entry = {
      type: 'opened',
      at: this.#now,
      by: host?.id ?? '',
      game,
      rules: rules.version,
      seats: seats.length,
      options: rules.options(seats.length)(options ?? {}) as Record<string, unknown>,
      watch: closed ? 'nobody' : 'anybody',
      listed,
      pace,
      secret: hash('sha256', `the secret of ${id}`),
    };
    this.#lines = [JSON.stringify(opened)];
    this.#table = TableState.read(id, this.#lines, games);
  }

  make(): readonly string[] {
    const { seats, first, moves = Number.POSITIVE_INFINITY, rematch } = this.#plan;
    for (const [seat, sitter] of seats.entries()) {
      if (typeof sitter === 'number')
        this.#do(sitter, { type: 'sit', seat, ...(seat % 2 === 0 && { seed: `seed-${seat}` }) });
      else if (sitter !== null) this.#do(this.#host, { type: 'bot', seat, level: sitter });
    }
    if (moves < 0) return this.#lines;
    this.#do(this.#host, { type: 'start', ...(first !== undefined && { first }) });
    for (let move = 0; move < moves && this.#table.status === 'running'; move++) this.#play(move);
    if (rematch !== undefined)
      this.#keep([
        {
          type: 'rematched',
          at: ++this.#now,
          by: PEOPLE[1]?.id ?? '',
          id: 'rematch',
          table: rematch,
        },
      ]);
    return this.#lines;
  }

  get table(): TableState {
    return this.#table;
  }

  get #host(): number {
    return PEOPLE.findIndex(({ id }) => id === this.#table.host);
  }

  #play(move: number): void {
    const { talk = {}, held, lapses = [] } = this.#plan;
    const text = talk[move];
    if (text !== undefined) this.#do(this.#host, { type: 'say', text });
    const owner = held === undefined ? undefined : this.#plan.seats[held.seat];
    if (held !== undefined && typeof owner === 'number') {
      if (move === held.from && held.why === 'left') this.#do(owner, { type: 'stand' });
      else if (move === held.from)
        this.#keep([{ type: 'held', at: ++this.#now, seat: held.seat, why: 'absence' }]);
      if (move === held.until) this.#do(owner, { type: 'return' });
    }
    const seat = this.#table.toMove[0] as number;
    const sitter = this.#plan.seats[seat] as number | Level;
    const chosen = this.#choose(seat, typeof sitter === 'number' ? 'casual' : sitter);
    const isLapse = lapses.includes(move) && !this.#table.isPlayedByBot(seat);
    if (isLapse || typeof sitter !== 'number' || this.#table.isPlayedByBot(seat)) {
      this.#now += isLapse ? 200_000 : 700;
      this.#add(decideForBot(this.#table, seat, chosen, this.#now, isLapse));
    } else
      this.#do(sitter, {
        type: 'play',
        move: chosen as Readonly<Record<string, unknown>> & GameTypes['move'],
      });
  }

  #choose(seat: number, level: Level): GameTypes['move'] {
    const { table, game } = this.#table;
    const bot = bots.get(game.id)?.[level];
    if (table === undefined || bot === undefined) throw new Error('nobody can choose');
    return bot(table.see(seat), table.moves(seat), new Seeded(`${this.#plan.id}/${table.events}`));
  }

  #do(person: number, deed: TableDeed): void {
    this.#now += 1000 + ((this.#deeds * 137) % 900);
    const { id, name, owner } = PEOPLE[person] as (typeof PEOPLE)[number];
    const doer = {
      person: id,
      name,
      isProgram: owner !== null,
      id: `deed.${this.#deeds++}`,
      seen: this.#table.n,
      now: this.#now,
    };
    this.#add(decide(this.#table, doer, deed));
  }

  #add(decided: Decided): void {
    if (isRefused(decided)) throw new Error(`${this.#plan.id}: ${decided.reason}`);
    this.#keep(decided.entries);
  }

  #keep(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#lines.push(writeEntry(entry));
      this.#table.add(entry);
    }
  }
}

async function fill(store: ServerStore): Promise<void> {
  await store.keep('token key', TOKEN_KEY);
  for (const person of PEOPLE) await store.savePerson(person, undefined);
  for (const plan of TABLES) {
    const making = new Making(plan);
    const entries = making.make();
    const summary = making.table.summary(earliest(making.table, PAUSES));
    await store.append({ table: plan.id, expected: 0, entries, summary });
    console.log(`${plan.id}: ${plan.game}, ${making.table.status}, ${entries.length} entries`);
  }
}

if (!process.argv.includes('--expected')) {
  for (const end of ['', '-wal', '-shm']) rmSync(`${FILE}${end}`, { force: true });
  const store = await openSqlite(FILE);
  await fill(store);
  await store.close();
}
const store = await openSqlite(FILE);
const expected: Record<string, unknown> = {};
for (const { id } of TABLES) expected[id] = toldOf(id, await store.read(id), games);
await store.close();
const text = JSON.stringify(expected, null, 2);
const short = text.replaceAll(
  /\[\s+([\d,\s]+?)\s+\]/g,
  (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`,
); // lists on one line, as our formatter has them
writeFileSync(EXPECTED, `${short}\n`);

/** Tables as dear as the limits let anybody make them, put into a store. */

import { games } from '../../src/games/index.ts';
import { LIMITS } from '../../src/protocol.ts';
import { decide, isRefused, type TableDeed } from '../../src/tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../../src/tables/fold/journal.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import { newTableId } from '../../src/tables/ids.ts';
import type { Person, ServerStore } from '../../src/tables/store.ts';

/**
 * A deck of one's own whose cards hardly anybody makes, with names as long as there is room for.
 */
const DECK = Array.from({ length: 45 }, (_, card) => ({
  id: `${card} ${'card '.repeat(20)}`.trim(),
  points: 0,
  colours: { red: 2, blue: 2, green: 2 },
}));

/** As long as people may write, in characters of four bytes. */
const TALK = '🎲'.repeat(LIMITS.chat);
/** Persons that a host has muted. */
const MUTED = 200;

export interface PlantedTable {
  readonly id: string;
  readonly n: number;
}

class Growing {
  readonly id = newTableId();
  readonly lines: string[];
  readonly table: TableState;
  #deeds = 0;
  #at = Date.now() - 3_600_000;

  constructor(host: Person, seats: number, options: Record<string, unknown>) {
    const opened: Entry = {
      ...{
        type: 'opened',
        at: this.#at,
        by: host.id,
        game: 'next',
        rules: 1,
        seats,
        options,
        watch: 'anybody',
        listed: true,
      },
      ...{ pace: { type: 'relaxed' }, secret: '5e'.repeat(32) },
    };
    this.lines = [writeEntry(opened)];
    this.table = TableState.read(this.id, this.lines, games);
  }

  do({ id: person, name }: Person, deed: TableDeed): void {
    const now = this.#at++;
    const decided = decide(
      this.table,
      { person, name, isProgram: false, id: `p${this.#deeds++}`, seen: this.table.n, now },
      deed,
    );
    if (isRefused(decided))
      throw new Error(`${deed.type} was refused: ${decided.code} ${decided.detail}`);
    for (const entry of decided.entries) {
      this.lines.push(writeEntry(entry));
      this.table.add(entry);
    }
  }

  /** The seat that is asked throws, or ends the turn; a card is taken only if it must be. */
  play(people: readonly Person[]): void {
    const [seat = 0] = this.table.toMove;
    const moves = this.table.table?.moves(seat) ?? [];
    const move = moves.find(({ type }) => type !== 'take') ?? moves[0];
    this.do(people[seat] as Person, { type: 'play', move: { ...move } });
  }

  async keep(store: ServerStore): Promise<PlantedTable> {
    const { id, lines, table } = this;
    await store.append({ table: id, expected: 0, entries: lines, summary: table.summary(null) });
    return { id, n: lines.length };
  }
}

/** A running game of this many entries, with long names, long talk and many who are muted. */
export async function plantLong(
  store: ServerStore,
  people: readonly Person[],
  entries: number,
): Promise<PlantedTable> {
  const [host] = people as [Person];
  const growing = new Growing(host, people.length, { deck: DECK });
  for (const person of people) growing.do(person, { type: 'sit' });
  for (let muted = 0; muted < MUTED; muted++) {
    const person = `m${muted}`.padEnd(12, 'x');
    growing.do(host, { type: 'mute', person, muted: true });
  }
  growing.do(host, { type: 'start' });
  while (growing.table.n < entries - 50) growing.play(people);
  for (let said = 0; said < 50; said++) growing.do(host, { type: 'say', text: TALK });
  return growing.keep(store);
}

/** A game that is over. */
export async function plantOver(
  store: ServerStore,
  people: readonly Person[],
): Promise<PlantedTable> {
  const growing = new Growing(people[0] as Person, people.length, {});
  for (const person of people) growing.do(person, { type: 'sit' });
  growing.do(people[0] as Person, { type: 'start' });
  while (growing.table.status !== 'over') {
    const [seat = 0] = growing.table.toMove;
    const moves = growing.table.table?.moves(seat) ?? [];
    const move = moves.find(({ type }) => type === 'take') ?? moves.at(-1);
    growing.do(people[seat] as Person, { type: 'play', move: { ...move } });
  }
  return growing.keep(store);
}

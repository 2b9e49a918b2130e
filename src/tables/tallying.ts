/**
 * The tally of a table: what each seat threw, and who sat there. It is made once the game is over,
 * from the record alone.
 */

import type { AnyGame } from '../game.ts';
import { diceCount, personId } from '../protocol.ts';
import { fields, listOf, orNull, type Read } from '../shape.ts';
import { countRecord } from '../tally/count.ts';
import { addTallies, type Tally } from '../tally/tally.ts';
import type { OnEnd } from './context.ts';
import { TableState } from './fold/table-state.ts';
import type { Log } from './log.ts';
import type { Journals, Results } from './store.ts';

/**
 * These texts are stored for years: a field may be added as optional, never renamed or taken away.
 */
const stored = fields({
  seats: listOf(fields({ person: orNull(personId), dice: diceCount }), 1, 31),
});
export type TableTally = Read<typeof stored>;

/**
 * Of a game that is over, or comes to its end with the last line of this record. Real dice are not
 * ours to judge, and those of a challenge fall again and again.
 */
export function tallyOf(
  { game, seats, opening }: TableState,
  record: readonly string[],
): TableTally {
  const isThrownHere = opening.own === undefined && opening.challenge === undefined;
  const ours = isThrownHere ? record : record.slice(0, 1);
  return {
    seats: countRecord(ours, [game]).map((dice, seat) => ({
      person: seats[seat]?.person ?? null,
      dice,
    })),
  };
}

/** The tally is kept with the last move. */
export const keepTally: OnEnd = (table, record) => ({
  tally: JSON.stringify(tallyOf(table, record)),
});

export function readTableTally(text: string): TableTally {
  return stored(JSON.parse(text));
}

/** What fell on the seats that are asked for; on all of them if none is. */
export function diceOf(
  { seats }: TableTally,
  isMeant: (person: string | null) => boolean = () => true,
): Tally {
  return addTallies(seats.filter(({ person }) => isMeant(person)).map(({ dice }) => dice));
}

const BATCH = 50;

/**
 * Counts the tables that ended before there were tallies, or whose last move was stored without
 * one. Several processes may do so at once: the store keeps the first. What can't be read is left
 * out, and told.
 */
export async function tallyOld(
  store: Journals & Pick<Results, 'untallied'>,
  gamesOf: (table: string) => Promise<readonly AnyGame[]>,
  log: Log,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (let after = ''; ; ) {
    const tables = await store.untallied(after, BATCH);
    for (const id of tables) {
      if (isStopped()) return;
      try {
        const lines = await store.read(id);
        const table = TableState.read(id, lines, await gamesOf(id));
        const tally = JSON.stringify(tallyOf(table, table.record));
        await store.append({ table: id, expected: lines.length, entries: [], tally });
      } catch (error) {
        log.warn('dice_count_failed', { table: id, error });
      }
    }
    const last = tables.at(-1);
    if (last === undefined || isStopped()) return;
    after = last;
  }
}

/**
 * Games for the ranking of a day. Each is a table of the server, one for each person and day: the
 * server throws, its own bots play, nobody else may look, and what counts is the table's own end.
 * So nobody can look ahead, and a game that was begun is the only try: whoever asks again is led
 * back to it.
 */

import { beginningOf } from '../../challenge/beginning.ts';
import type { Challenge } from '../../challenge/messages.ts';
import { rankOf, storyOf } from '../../challenge/story.ts';
import type { AnyGame } from '../../game.ts';
import { coloursOf } from '../../tables/fold/colours.ts';
import { type Entry, writeEntry } from '../../tables/fold/journal.ts';
import { TableState } from '../../tables/fold/table-state.ts';
import { newSecret } from '../../tables/ids.ts';
import type { Person, Result, ServerStore } from '../../tables/store.ts';
import { dailyOf, dayBefore, dayOf, rankedTableOf, sealedOf } from './daily.ts';

export interface RankedOffice {
  readonly store: ServerStore;
  readonly games: readonly AnyGame[];
  /** From which the challenges of the days follow, and the names of their tables. */
  readonly secret: string;
  now(): number;
}

const MOST_SETTLED = 10_000;

export class Ranked {
  readonly #office: RankedOffice;
  /**
   * Tables that were read for their result: one that came too late has none, and is not read again
   * however often it is asked for.
   */
  readonly #settled = new Set<string>();

  constructor(office: RankedOffice) {
    this.#office = office;
  }

  /** Where this person plays the challenge of today; undefined before they have begun. */
  async tableOf(person: string): Promise<string | undefined> {
    const { store, secret, now } = this.#office;
    const table = rankedTableOf(secret, dayOf(now()), person);
    return (await store.summary(table)) === undefined ? undefined : table;
  }

  /** The same, and begun if it is not yet. Rejects with what `allowed` throws. */
  async open(
    person: Person,
    allowed: () => Promise<void>,
  ): Promise<{ readonly table: string; readonly day: string }> {
    const { store, secret, games, now } = this.#office;
    const at = now();
    const day = dayOf(at);
    const table = rankedTableOf(secret, day, person.id);
    if ((await store.summary(table)) !== undefined) return { table, day };
    await allowed();
    const entries = begun(dailyOf(secret, day, games), games, person, at).map((entry) =>
      writeEntry(entry),
    );
    const summary = TableState.read(table, entries, games).summary(null);
    // a conflict: the same person began it a moment ago
    await store.append({ table, expected: 0, entries, summary });
    return { table, day };
  }

  /** Keeps what has come of a ranked table that is over. Done twice, the first stays. */
  async ended({ opening, game, table, at, seats, record }: TableState): Promise<void> {
    const { ranked, challenge } = opening;
    const person = challenge === undefined ? undefined : seats[challenge.seat];
    if (ranked === undefined || challenge === undefined || person?.person === undefined) return;
    if (table?.awaited !== 0 || at >= ranked.closes) return;
    const events = record.slice(1).map((line) => JSON.parse(line) as unknown);
    const { outcome } = storyOf(challenge, game, events);
    const result: Result = {
      challenge: ranked.id,
      person: person.person,
      rank: rankOf(outcome),
      at,
      summary: JSON.stringify({ name: person.name, outcome }),
      record: record.map((line) => `${line}\n`).join(''),
    };
    await this.#office.store.keepResult(result);
  }

  /**
   * A game may have ended in the moment in which a process died: then its result is kept when its
   * player asks for it.
   */
  async settle(id: string, person: string): Promise<void> {
    const { store, secret, games, now } = this.#office;
    const today = dayOf(now());
    const day = [today, dayBefore(today)].find(
      (one) => sealedOf(dailyOf(secret, one, games)).id === id,
    );
    if (day === undefined || person === '' || (await store.result(id, person)) !== undefined)
      return;
    const table = rankedTableOf(secret, day, person);
    if (this.#settled.has(table) || (await store.summary(table))?.status !== 'over') return;
    if (this.#settled.size >= MOST_SETTLED) this.#settled.clear();
    await this.ended(TableState.read(table, await store.read(table), games));
    this.#settled.add(table);
  }
}

/**
 * Opened, everybody seated, and started, in one piece: before the start there is nothing to be
 * decided.
 */
function begun(
  challenge: Challenge,
  games: readonly AnyGame[],
  { id: by, name }: Person,
  at: number,
): readonly Entry[] {
  const { game: id, rules, seats, seat, options, levels } = challenge;
  const game = games.find((known) => known.id === id && known.version === rules);
  if (game === undefined) throw new Error(`there are no rules of ${id}, version ${rules}, here`);
  const { day, closes, id: named } = sealedOf(challenge);
  const colours = game.hasPacks ? coloursOf(levels.map(() => undefined)) : [];
  const colour = colours[seat];
  const { setup } = beginningOf(challenge, game);
  return [
    {
      type: 'opened',
      at,
      by,
      game: id,
      rules,
      seats,
      options,
      watch: 'nobody',
      listed: false,
      pace: { type: 'relaxed' },
      secret: newSecret(),
      challenge,
      ranked: { id: named, day, closes },
    },
    ...levels.map(
      (level, other): Entry =>
        level === null
          ? {
              type: 'sat',
              at,
              seat: other,
              person: by,
              name,
              program: false,
              ...(colour && { colour }),
            }
          : { type: 'bot-sat', at, seat: other, level },
    ),
    { type: 'started', at, setup: setup as Record<string, unknown> },
  ];
}

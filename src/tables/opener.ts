/** Opens tables on a server: those that somebody asks for, and rematches. */

import type { Level } from '../bots/bot.ts';
import { commitmentOf } from '../dice/fair.ts';
import { type AnyGame, openingOptions } from '../game.ts';
import { LIMITS, type Opening } from '../protocol.ts';
import { Seeded } from '../random.ts';
import { Refusal, whole } from '../shape.ts';
import type { Asker } from './fold/deeds.ts';
import { type Entry, type EntryOf, writeEntry } from './fold/journal.ts';
import { TableState } from './fold/table-state.ts';
import { newSecret, newTableId } from './ids.ts';
import type { Outcome } from './live/core.ts';
import type { LiveTable } from './live/live-table.ts';
import { refused } from './refused.ts';
import type { Appended, Journals, Person } from './store.ts';

const PACE = { type: 'relaxed' } as const;

export class Opener {
  readonly #store: Pick<Journals, 'append'>;
  readonly #games: readonly AnyGame[];
  readonly #now: () => number;
  /** Rematches that are being opened: who asks a moment later waits for the same. */
  readonly #again = new WeakMap<LiveTable, Promise<string>>();

  constructor(store: Pick<Journals, 'append'>, games: readonly AnyGame[], now: () => number) {
    this.#store = store;
    this.#games = games;
    this.#now = now;
  }

  /**
   * Opens a table, with nobody at it: the commitment to the dice is there before anybody sits.
   * Rejects with a Refusal, or with what `allowed` does.
   */
  async open(
    person: Person,
    asked: Opening,
    allowed: () => void | Promise<void> = () => undefined,
  ): Promise<{ readonly id: string; readonly commitment: string }> {
    const game = this.#games.find(({ id }) => id === asked.game);
    if (game === undefined)
      throw new Refusal(
        `there is no game of this name; there are ${this.#games.map(({ id }) => id).join(', ')}`,
        'game',
      );
    const seats = within('seats', () => whole(game.seats.min, game.seats.max)(asked.seats));
    const options = within('options', () => openingOptions(game, seats, asked.options));
    if (JSON.stringify(options).length > LIMITS.options)
      // they are told again and again
      throw new Refusal(`have more than ${LIMITS.options} characters`, 'options');
    const bots = asked.bots ?? [];
    for (const { seat } of bots)
      if (seat >= seats) throw new Refusal(`there is no seat ${seat} at this table`, 'bots');
    if (new Set(bots.map(({ seat }) => seat)).size < bots.length)
      throw new Refusal('two bots on one seat', 'bots');
    await allowed(); // what makes no sense is refused for that, and not counted
    const at = this.#now();
    return this.#create(
      {
        type: 'opened',
        at,
        by: person.id,
        game: game.id,
        rules: game.version,
        seats,
        options: options as Record<string, unknown>,
        watch: asked.watch ?? 'anybody',
        listed: asked.listed ?? false,
        pace: asked.pace ?? PACE,
        secret: newSecret(),
        dice: 2,
      },
      bots.map(({ seat, level }) => botSat(at, seat, level)),
    );
  }

  async #create(
    opened: EntryOf<'opened'>,
    more: readonly Entry[],
  ): Promise<{ readonly id: string; readonly commitment: string }> {
    for (;;) {
      const id = newTableId();
      if ((await this.#append(id, opened, more)) === 'conflict') continue; // once in the age of the universe
      return { id, commitment: commitmentOf(opened.secret) };
    }
  }

  #append(id: string, opened: EntryOf<'opened'>, more: readonly Entry[]): Promise<Appended> {
    const entries = [opened, ...more].map((entry) => writeEntry(entry));
    const summary = TableState.read(id, entries, this.#games).summary(null);
    return this.#store.append({ table: id, expected: 0, entries, summary });
  }

  /**
   * The same bots on the same seats, with a new secret; the people's seats are kept for them, with
   * their colours, until they come. Whoever asked has come, and is host. Everybody gives a new
   * seed. Its name follows from the secret of the game before: two processes that are asked at the
   * same time open one table.
   */
  async #openAgain(
    { game, opening, seats, watch, listed }: TableState,
    host: string,
  ): Promise<string> {
    const at = this.#now();
    const sitting = seats.flatMap((sitter, seat): readonly Entry[] => {
      if (sitter === null) return [];
      if (sitter.person === undefined) return [botSat(at, seat, sitter.level)];
      const { person, name, kind, colour } = sitter;
      const isExpected = person !== host;
      const sat = { type: 'sat', at, seat, person, name, program: kind === 'program' } as const;
      return [{ ...sat, ...(colour && { colour }), ...(isExpected && { reserved: true }) }];
    });
    // an old table may have left some out
    const options = game.options(opening.seats)(opening.options) as Record<string, unknown>;
    const fresh = {
      at,
      by: host,
      watch,
      listed,
      secret: newSecret(),
      ...(opening.own === undefined && { dice: 2 as const }),
    };
    const id = newTableId(new Seeded(`rematch ${opening.secret}`));
    await this.#append(id, { ...opening, options, ...fresh }, sitting);
    return id;
  }

  /** A new table for the same people. Asked for twice, it is the same one. */
  async rematch(table: LiveTable, doer: Asker): Promise<Outcome> {
    const now = table.table;
    const done = now.doneAs(doer.person, doer.id);
    if (done !== undefined) return { n: done, isNew: false };
    if (now.seatOf(doer.person) === undefined) return refused('not-seated', 'not-seated');
    if (now.isRanked) return refused('illegal', 'ranked-table'); // it would be a second try
    if (now.status !== 'over') return refused('not-over', 'not-over');
    if (now.rematch !== undefined) return { n: now.n, isNew: false };
    const opening = this.#again.get(table) ?? this.#openAgain(now, doer.person);
    this.#again.set(table, opening);
    try {
      const again = await opening;
      return await table.happen((then, at) =>
        then.rematch === undefined
          ? [{ type: 'rematched', at, by: doer.person, id: doer.id, table: again }]
          : [],
      );
    } finally {
      // not before it is told: whoever asks in between must find this one
      this.#again.delete(table);
    }
  }
}

function botSat(at: number, seat: number, level: Level): Entry {
  return { type: 'bot-sat', at, seat, level };
}

function within<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? error.within(field) : error;
  }
}

/**
 * Journals of tables as somebody who means harm would wish them: long, full of talk, about to
 * start, over. Made by the real rules.
 */

import type { AnyGame, Seat } from '../../src/game.ts';
import { openingOptions } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';
import type { Deed } from '../../src/protocol.ts';
import { Seeded } from '../../src/random.ts';
import { decide, isRefused, type TableDeed } from '../../src/tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../../src/tables/fold/journal.ts';
import { TableState } from '../../src/tables/fold/table-state.ts';
import { newSecret } from '../../src/tables/ids.ts';
import type { Summary } from '../../src/tables/store.ts';

/** Persons of the world, by the id that stands for them in a journal until it is planted. */
export const HOST = 'hosthosthost';
export const GUEST = 'guestguest00';

export interface Planted {
  readonly name: string;
  /** The journal, line by line, and what the index says of it. */
  readonly text: string;
  readonly summary: Summary;
  /** People who look on from elsewhere. */
  readonly watchers: number;
}

const EMOJI = '🎲'.repeat(200);
const WORTHLESS = Array.from({ length: 45 }, (_, index) => ({
  id: `c${index}`,
  points: 0,
  colours: { red: 6 },
}));

/** A journal in the making: what is decided is added, as a live table would. */
class Draft {
  readonly lines: string[] = [];
  readonly table: TableState;
  #deeds = 0;
  #at = 1_790_000_000_000;

  constructor(game: AnyGame, seats: number, options?: object) {
    const opened: Entry = {
      type: 'opened',
      at: this.#at,
      by: HOST,
      game: game.id,
      rules: game.version,
      seats,
      options: openingOptions(
        game,
        seats,
        options as Record<string, unknown> | undefined,
      ) as Record<string, unknown>,
      watch: 'anybody',
      listed: true,
      pace: { type: 'relaxed' },
      secret: newSecret(),
    };
    this.lines.push(writeEntry(opened));
    this.table = TableState.read('kabo-relu-timo-sane', this.lines, games);
  }

  do(person: string, deed: TableDeed): boolean {
    const doer = {
      person,
      name: person.slice(0, 5),
      isProgram: false,
      id: `d${this.#deeds++}`,
      seen: this.table.n,
      now: ++this.#at,
    };
    const decided = decide(this.table, doer, deed);
    if (isRefused(decided)) return false;
    for (const entry of decided.entries) {
      this.lines.push(writeEntry(entry));
      this.table.add(entry);
    }
    return true;
  }

  sit(): this {
    this.do(HOST, { type: 'sit', seat: 0, seed: 'one' });
    this.do(GUEST, { type: 'sit', seat: 1, seed: 'two' });
    return this;
  }

  /** Random moves until the game is over or the journal has so many entries. */
  play(most: number): this {
    this.do(HOST, { type: 'start' });
    const random = new Seeded(`behaviour/${this.table.game.id}`);
    while (this.table.status === 'running' && this.lines.length < most) {
      const seat = this.table.toMove[0] as Seat;
      const moves = this.table.table?.moves(seat) ?? [];
      const move = moves[random.below(moves.length)] as object;
      if (
        !this.do(seat === 0 ? HOST : GUEST, { type: 'play', move } as Extract<
          Deed,
          { type: 'play' }
        >)
      )
        break;
    }
    return this;
  }

  talk(times: number): this {
    for (let time = 0; time < times; time++) this.do(HOST, { type: 'say', text: EMOJI });
    return this;
  }

  planted(name: string, watchers = 0): Planted {
    return { name, text: this.lines.join('\n'), summary: this.table.summary(null), watchers };
  }
}

/** What a world has, at each game and at NEXT! what makes messages largest. */
export function plantedTables(long: number, watchers: number): readonly Planted[] {
  const ordinary = games.flatMap((game) => [
    new Draft(game, 2).sit().planted(`open-${game.id}`),
    new Draft(game, 2).sit().play(60).planted(`running-${game.id}`),
    new Draft(game, 2).sit().play(long).planted(`over-${game.id}`),
  ]);
  const next = games.find(({ id }) => id === 'next') as AnyGame;
  const endless = (): Draft => new Draft(next, 2, { deck: WORTHLESS }).sit();
  return [
    ...ordinary,
    endless().play(long).planted('long'),
    endless().talk(60).play(200).talk(50).planted('talkative'),
    endless().talk(50).play(200).planted('busy', watchers),
  ];
}

/**
 * The dice of everybody and of one person. A table is counted when its game ends and its tally
 * kept; here they are only added, those of the whole server from where the last sum stopped, so
 * that asking costs what is new.
 */

import type { Results } from '../tables/store.ts';
import { diceOf, readTableTally } from '../tables/tallying.ts';
import { addTallies, type Tally } from '../tally/tally.ts';

export interface Totals {
  readonly games: number;
  readonly dice: Tally;
}

const BATCH = 500;
/** How many of a person's last games are counted, so that many games take no longer. */
const MOST_GAMES = 1000;

export class DiceTotals {
  readonly #store: Results;
  #totals: Totals = { games: 0, dice: [] };
  #mark = 0;
  #adding: Promise<Totals> | undefined;

  constructor(store: Results) {
    this.#store = store;
  }

  /** Who asks while others do waits for the same sum. */
  ofAll(): Promise<Totals> {
    this.#adding ??= this.#add().finally(() => {
      this.#adding = undefined;
    });
    return this.#adding;
  }

  async #add(): Promise<Totals> {
    for (;;) {
      const more = await this.#store.tallies(this.#mark, BATCH);
      const last = more.at(-1);
      if (last === undefined) return this.#totals;
      const dice = more.map(({ tally }) => diceOf(readTableTally(tally)));
      this.#totals = {
        games: this.#totals.games + more.length,
        dice: addTallies(this.#totals.dice, ...dice),
      };
      this.#mark = last.mark;
    }
  }

  /** `weighed` hears of how many games it is before they are added, and may throw. */
  async ofPerson(person: string, weighed: (games: number) => void): Promise<Totals> {
    const tallies = await this.#store.talliesOf(person, MOST_GAMES);
    weighed(tallies.length);
    const dice = tallies.map((tally) =>
      diceOf(readTableTally(tally), (sitter) => sitter === person),
    );
    return { games: dice.filter((one) => one.length > 0).length, dice: addTallies(...dice) };
  }
}

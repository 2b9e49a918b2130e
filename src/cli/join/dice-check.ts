/** After a game: fetches its record and proof, says whether the dice were fair, and saves both. */

import type { Display } from './display.ts';
import { fetchRecordAndProof, judgeDice, type RecordAndProof, saveFiles } from './ending.ts';
import type { VisitedTable } from './visited-table.ts';
import { say } from './words.ts';

export class DiceCheck {
  readonly #table: VisitedTable;
  readonly #display: Display;
  #state: 'not yet' | 'under way' | 'done' = 'not yet';
  #files: RecordAndProof | undefined;

  constructor(table: VisitedTable, display: Display) {
    this.#table = table;
    this.#display = display;
  }

  get isDone(): boolean {
    return this.#state === 'done';
  }

  /** Once for each game. */
  begin(): void {
    if (this.#state === 'not yet') this.#check();
  }

  /** Nothing is saved before it was fetched. */
  save(): void {
    if (this.#files !== undefined) this.#display.tell(saveFiles(this.#files, this.#table.about.id));
    this.#display.refresh();
  }

  async #check(): Promise<void> {
    this.#state = 'under way';
    const { api, guest, saves } = this.#table.visitor;
    const files = await fetchRecordAndProof(api, guest.token, this.#table.about.id);
    this.#state = 'done';
    if (typeof files === 'string') {
      this.#display.tell(say().unchecked({ why: files }));
    } else {
      this.#files = files;
      const notes = await this.#table.dice.notes();
      const { about, seat } = this.#table;
      this.#display.tell(judgeDice(files, notes, seat, about.ended !== undefined));
      if (saves) this.#display.tell(saveFiles(files, about.id));
    }
    this.#display.refresh();
    this.#table.change();
  }
}

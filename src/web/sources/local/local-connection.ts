/**
 * Somebody on this device who looks at a table: a Following like that of a table on a server, fed
 * by the table itself. The messages are the same; between them is no wire that could break.
 */

import { Following } from '../../../client/following.ts';
import type { Viewer } from '../../../game.ts';
import type { ClientMessage, Code, MessageOf, ServerMessage } from '../../../protocol.ts';
import type { Asker } from '../../../tables/fold/deeds.ts';
import type { Outcome } from '../../../tables/live/core.ts';
import type { LiveTable } from '../../../tables/live/live-table.ts';
import type { Watcher } from '../../../tables/live/watcher.ts';
import type { Refused } from '../../../tables/refused.ts';

type Asked = Extract<ClientMessage, { type: 'do' }>;
type Told = Exclude<ServerMessage, { type: 'welcome' | 'pong' | 'bye' }>;

/**
 * A deed that could not be stored is refused at once: whoever did it is at this device, and can be
 * told what is wrong with it.
 */
const NEVER: ReadonlySet<Code> = new Set();

export class LocalConnection implements Watcher {
  readonly following: Following;
  readonly isFull = false;
  readonly #viewer: Viewer;
  readonly #rematch: (live: LiveTable, doer: Asker) => Promise<Outcome>;
  #person = '';
  #live: LiveTable | undefined;
  #isClosed = false;

  constructor(
    table: string,
    viewer: Viewer,
    rematch: (live: LiveTable, doer: Asker) => Promise<Outcome>,
  ) {
    this.following = new Following(table, (message) => this.#onRequest(message), NEVER);
    this.#viewer = viewer;
    this.#rematch = rematch;
  }

  /** Empty for a spectator: nobody who sits somewhere is called so. */
  get person(): string {
    return this.#person;
  }

  /** Begins to look once the table was found. */
  open(live: LiveTable): void {
    if (this.#isClosed) return;
    const person = this.#viewer === 'public' ? '' : live.table.seats[this.#viewer]?.person;
    if (person === undefined) {
      this.refuse({ code: 'not-seated', reason: 'not-seated' });
      return;
    }
    this.#person = person;
    this.#live = live;
    this.following.begin();
  }

  close(): void {
    this.#isClosed = true;
    this.#live?.unwatch(this);
    this.#live = undefined;
  }

  // What the table says ---------------------------------------------------------------------------

  send(message: string): void {
    this.#tell(JSON.parse(message) as Told);
  }

  whenFree(goOn: () => void): void {
    goOn();
  }

  turnedAway(_table: string, why: Refused): void {
    this.refuse(why);
  }

  refuse({ code, reason }: Refused, about: { readonly id?: string } = {}): void {
    this.#tell({ type: 'refused', code, reason, table: this.following.table, ...about });
  }

  /** In a moment, as over a wire: a listener that throws must not stop the table. */
  #tell(message: Told): void {
    queueMicrotask(() => this.following.onMessage(message));
  }

  // What the follower says ------------------------------------------------------------------------

  #onRequest(message: ClientMessage): void {
    const live = this.#live;
    if (live === undefined) return;
    if (message.type === 'watch') {
      const why = live.watch(this, message.seen);
      if (why !== undefined) this.refuse(why);
    } else if (message.type === 'log') this.send(live.logFor(this.#person));
    else if (message.type === 'do') this.#do(live, message);
  }

  #do(live: LiveTable, { table, id, seen, deed }: Asked): void {
    const sitter = this.#viewer === 'public' ? null : live.table.seats[this.#viewer];
    if (sitter?.person === undefined) {
      this.refuse({ code: 'not-seated', reason: 'not-seated' }, { id });
      return;
    }
    const doer: Asker = {
      person: sitter.person,
      name: sitter.name,
      isProgram: false,
      id,
      seen,
    };
    const settled = (outcome: Outcome): void => {
      const done = (n: number): MessageOf<'done'> => ({ type: 'done', table, id, n });
      if ('code' in outcome) this.refuse(outcome, { id });
      else if (!outcome.isNew) this.#tell(done(outcome.n)); // else the step says so
    };
    if (deed.type !== 'rematch') live.do(doer, deed, settled);
    else this.#rematch(live, doer).then(settled);
  }
}

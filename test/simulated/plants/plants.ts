/**
 * Mistakes that somebody could make in the program: each is a line of it, written otherwise. None
 * is in the program; they are put into what a world loads (planting.ts), and the world has to find
 * them.
 */

export interface Plant {
  /** What would be wrong. */
  readonly what: string;
  /** What the witnesses call it: the first word of their faults. */
  readonly kinds: readonly string[];
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
}

const WRITER = 'src/tables/live/journal-writer.ts';

export const PLANTS: Readonly<Record<string, Plant>> = {
  'acknowledge-before-append': {
    what: 'whoever asked hears that it is done before it is stored',
    kinds: ['missing', 'moved'],
    file: 'src/server/sockets/connection.ts',
    from: `    if (deed.type !== 'rematch') table.do(doer, deed, settled);`,
    to: `    if (deed.type !== 'rematch') {
      const n = table.table.n + 1;
      table.do(doer, deed, settled);
      this.send(JSON.stringify({ type: 'done', ...about, n }));
    }`,
  },
  'forget-expected': {
    what: 'an append does not look how long the journal is',
    kinds: ['early', 'doubled', 'moved', 'back in time', 'untrue', 'again'],
    file: 'test/simulated/database.ts',
    from: `    if (journal.length !== expected) return 'conflict';`,
    to: '',
  },
  'tell-before-stored': {
    what: 'a step is told while it is being stored',
    kinds: ['early'],
    file: WRITER,
    from: `    context.store.append(prepared.append).then(
      (appended) => {
        if (appended === 'conflict') this.#tryAgain(task);
        else this.#core.safely(() => this.#stored(task, prepared));`,
    to: `    this.#core.safely(() => this.#stored(task, prepared));
    context.store.append(prepared.append).then(
      (appended) => {
        if (appended === 'conflict') this.#tryAgain(task);`,
  },
  'timer-fires-twice': {
    what: 'the time of a seat runs out twice, and nobody looks what is asked by then',
    kinds: ['clock'],
    file: 'src/tables/live/bot-seats.ts',
    from: `      if ('code' in outcome) throw new Error(`,
    to: `      await this.#core.enact((now, at) => {
        const [again] = now.toMove.includes(seat) ? (now.table?.moves(seat) ?? []) : [];
        const isLapse = !now.isPlayedByBot(seat);
        return again === undefined ? NOTHING : decideForBot(now, seat, again, at, isLapse);
      });
      if ('code' in outcome) throw new Error(`,
  },
  'presence-lost': {
    what: 'nobody notes in the store who is there',
    kinds: ['taken'],
    file: 'src/tables/live/absences.ts',
    from: `context.guestbook.attend(table.id, persons, at)`,
    to: `Promise.resolve()`,
  },
  'nothing-heals': {
    what: 'what the bus loses is lost',
    kinds: ['behind', 'endless'],
    file: 'src/tables/rounds.ts',
    from: `this.#hub.at(id)?.onRemoteAppend(length);`,
    to: `this.#hub.at(id)?.onRemoteAppend(0 * length);`,
  },
  'done-twice': {
    what: 'a deed that is sent again is done again',
    kinds: ['denied', 'doubled'],
    file: 'src/tables/live/live-table.ts',
    from: `        table.doneAs(doer.person, doer.id) ?? decide(table, { ...doer, now }, deed),`,
    to: `        decide(table, { ...doer, now }, deed),`,
  },
  'time-goes-back': {
    what: 'entries have the time of the machine, whatever was before',
    kinds: ['back in time'],
    file: WRITER,
    from: `    return Math.max(this.#core.context.now(), this.#core.table.at);`,
    to: `    return this.#core.context.now();`,
  },
  'missed-step-twice': {
    what: 'whoever comes back is told the last step again',
    kinds: ['again'],
    file: 'src/tables/live/audience.ts',
    from: `    const past = missed ? this.#past.at(this.#core.table.n - missed) : undefined;`,
    to: `    const past = missed ? this.#past.at(this.#core.table.n - missed - 1) : undefined;`,
  },
  'seen-by-another': {
    what: 'a step is told to everybody as to whoever is first',
    kinds: ['untrue', 'refused', 'endless'],
    file: 'src/tables/live/audience.ts',
    from: `      const viewer = viewerOf(table, watcher.person);
      let step`,
    to: `      const [first] = this.#watchers;
      const viewer = viewerOf(table, first?.person ?? '');
      let step`,
  },
  'sleep-counts': {
    what: 'the time in which no server ran is thinking time',
    kinds: ['clock'],
    file: 'src/tables/fold/timing.ts',
    from: `  if (status !== 'running' || !clocks.isTicking) return [];`,
    to: `  if (status !== 'nothing' as string || !clocks.isTicking) return [];`,
  },
  'conflict-forgotten': {
    what: 'whoever was second to append hears nothing',
    kinds: ['unanswered', 'endless'],
    file: WRITER,
    from: `    if (++task.tries < TRIES) this.#queue.unshift(task);`,
    to: `    if (++task.tries < TRIES) return;`,
  },
  'nobody-asked': {
    what: 'a seat is taken without asking the store whether somebody is elsewhere',
    kinds: ['taken'],
    file: 'src/tables/live/timekeeper.ts',
    from: `this.#absences.confirm(() => this.#holdSeats());`,
    to: `this.#holdSeats();`,
  },
  'group-half-kept': {
    what: 'of appends that were one group some are lost, and nobody is told',
    kinds: ['early', 'missing'],
    file: 'test/simulated/store.ts',
    from: `    return this.#call(true, (database) => database.append(append));`,
    to: `    return this.#call(true, (database) =>
      append.expected > 0 && this.#shared.chance.happens(3) ? 'stored' : database.append(append),
    );`,
  },
};

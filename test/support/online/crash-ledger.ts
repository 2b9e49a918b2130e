/**
 * What went over the wire, written down beside it: every deed that was sent and every
 * acknowledgement that came. At the end it is compared with what is stored.
 */

import { DatabaseSync } from 'node:sqlite';
import { readProof } from '../../../src/dice/proof.ts';
import { verify } from '../../../src/dice/verify.ts';
import { games } from '../../../src/games/index.ts';
import type { ClientMessage, Deed } from '../../../src/protocol.ts';
import { lineOf, type RecordVerdict } from '../../../src/record/record.ts';
import { Replay } from '../../../src/record/replay.ts';
import { databaseIn } from '../../../src/server/store/place.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Entry } from '../../../src/tables/fold/journal.ts';
import { TableState } from '../../../src/tables/fold/table-state.ts';

export class Ledger {
  readonly #sent = new Map<string, Deed>();
  readonly #acknowledged = new Map<
    string,
    { readonly table: string; readonly person: string; readonly id: string; n: number }
  >();
  readonly refused = new Map<string, number>();
  readonly reasons = new Set<string>();
  readonly faults: string[] = [];

  /** Text that a person's client hands to its socket, whether or not it arrives. */
  sent(person: string, text: string): void {
    if (!text.startsWith('{"type":"do"')) return;
    const { table, id, deed } = JSON.parse(text) as Extract<ClientMessage, { type: 'do' }>;
    this.#sent.set(keyOf(table, person, id), deed);
  }

  /**
   * Text that has reached a person's client. Messages are long and many: this looks at their ends
   * only.
   */
  heard(person: string, text: string): void {
    if (text.startsWith('{"type":"refused"')) {
      const { code, reason } = JSON.parse(text) as { code: string; reason: string };
      this.reasons.add(reason);
      this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
      return;
    }
    const [, table = '', n = ''] = STEP.exec(text) ?? [];
    const [, id] = ID.exec(text) ?? [];
    if (table !== '' && id !== undefined) this.#acknowledge(table, person, id, Number(n));
    else if (text.startsWith('{"type":"done"')) {
      const done = JSON.parse(text) as { table: string; id: string; n: number };
      this.#acknowledge(done.table, person, done.id, done.n);
    }
  }

  #acknowledge(table: string, person: string, id: string, n: number): void {
    const key = keyOf(table, person, id);
    const before = this.#acknowledged.get(key);
    if (before === undefined) this.#acknowledged.set(key, { table, person, id, n });
    else if (before.n !== n)
      this.faults.push(`${key} was acknowledged as step ${before.n}, then as step ${n}`);
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  // Checking --------------------------------------------------------------------------------------

  /** Every table at which somebody did something. */
  get tables(): ReadonlySet<string> {
    return new Set([...this.#sent.keys()].map((key) => key.split(' ')[0] as string));
  }

  /**
   * Everything that is stored, in a folder or as it is read, against everything that was said; the
   * faults, none of them if all is well.
   */
  async check(
    stored: string | (() => Promise<ReadonlyMap<string, readonly string[]>>),
    isAtEnd: boolean,
  ): Promise<{
    readonly faults: readonly string[];
    readonly tables: number;
    readonly entries: number;
  }> {
    const faults = [...this.faults];
    // before the journals are read: more may be acknowledged meanwhile
    const acknowledged = [...this.#acknowledged.values()];
    const journals = await (typeof stored === 'string' ? journalsIn(stored) : stored());
    for (const { table, person, id, n } of acknowledged) {
      const line = journals.get(table)?.[n - 1];
      const entry =
        line === undefined ? undefined : (JSON.parse(line) as { by?: string; id?: string });
      if (entry?.by !== person || entry.id !== id)
        faults.push(
          `${table}: step ${n} was acknowledged to ${person} as ${id}, stored is ${line}`,
        );
    }
    let entries = 0;
    for (const [id, lines] of journals) {
      entries += lines.length;
      faults.push(...this.#checkJournal(id, lines), ...(isAtEnd ? checkEnd(id, lines) : []));
    }
    return { faults, tables: journals.size, entries };
  }

  /** Each entry is a deed that was sent, once; or follows from one; or is a bot's move. */
  #checkJournal(id: string, lines: readonly string[]): readonly string[] {
    const faults: string[] = [];
    const table = TableState.read(id, lines.slice(0, 1), games);
    const seen = new Set<string>();
    let before: Entry = table.opening;
    for (const line of lines.slice(1)) {
      const entry = table.read(line);
      if ('id' in entry && entry.id !== undefined) {
        const key = keyOf(id, entry.by ?? '', entry.id);
        const deed = this.#sent.get(key);
        if (seen.has(key)) faults.push(`${key} is there twice`);
        if (deed === undefined) faults.push(`${key} is there, but nobody sent it`);
        else if (!isOutcome(entry, deed))
          faults.push(`${key} was sent as ${JSON.stringify(deed)}, stored is ${line}`);
        seen.add(key);
      } else if (!isByItself(table, entry, before))
        faults.push(`${id}: entry ${table.n + 1} is nobody's: ${line}`);
      table.add(entry);
      before = entry;
    }
    return faults;
  }
}

function keyOf(table: string, person: string, id: string): string {
  return `${table} ${person} ${id}`;
}

const STEP = /^\{"type":"step","table":"([a-z-]+)","n":(\d+),/;
const ID = /,"id":"([\w.-]+)"\}$/;

function isOutcome(entry: Entry, deed: Deed): boolean {
  if (entry.type !== 'played') return OUTCOMES[entry.type] === deed.type;
  if (deed.type !== 'play') return false;
  const { seat, ...line } = lineOf({ seat: entry.event.seat, move: entry.event.move });
  return JSON.stringify(line) === JSON.stringify(deed.move);
}

const OUTCOMES: Readonly<Partial<Record<Entry['type'], Deed['type']>>> = {
  sat: 'sit',
  started: 'start',
  held: 'stand',
  returned: 'return',
  said: 'say',
};

/** A bot that was put there with the table, a move of a bot, a new host after one who left. */
function isByItself(table: TableState, entry: Entry, before: Entry): boolean {
  if (entry.type === 'bot-sat') return before.type === 'opened' || before.type === 'bot-sat';
  if (entry.type === 'hosted') return before.type === 'held' && before.id !== undefined;
  return entry.type === 'played' && table.isPlayedByBot(entry.event.seat);
}

/**
 * The game is over, its record replays to the same end, and the dice follow from the secret. A
 * table whose opening was never answered stays empty.
 */
function checkEnd(id: string, lines: readonly string[]): readonly string[] {
  const table = TableState.read(id, lines, games);
  if (
    table.status === 'open' &&
    table.seats.every((sitter) => sitter === null || sitter.kind === 'bot')
  )
    return [];
  if (table.status !== 'over') return [`${id} is ${table.status} after ${table.n} entries`];
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const [index, text] of table.record.entries()) replay.line({ number: index + 1, text });
  replay.end();
  const [verdict] = verdicts;
  const faults: string[] = [];
  if (verdicts.length !== 1 || verdict?.ok !== true || !verdict.over)
    faults.push(`${id}: ${JSON.stringify(verdicts)}`);
  const proof = readProof(JSON.parse(JSON.stringify(table.proof)));
  if (!verify(table.record, proof, games).follows)
    faults.push(`${id}: the dice do not follow from the secret`);
  return faults;
}

/** Every journal in a folder, read as the server reads it. */
export async function journalsIn(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = databaseIn(folder);
  const database = new DatabaseSync(file, { readOnly: true });
  const ids = database.prepare('SELECT id FROM tables').all();
  database.close();
  const store = await openSqlite(file);
  const journals = new Map<string, readonly string[]>();
  for (const { id } of ids) journals.set(String(id), await store.read(String(id)));
  await store.close();
  return journals;
}

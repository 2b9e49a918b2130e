/**
 * The tables of this device as a list: read from the first entries and the last one of each,
 * without rules.
 */

import type { Challenge } from '../../../challenge/messages.ts';
import { type Entry, readEntry } from '../../../tables/fold/journal.ts';
import type { Own } from '../../../tables/fold/own.ts';
import type { Kept, LocalStore } from './local-store.ts';
import type { LocalSitter } from './plan.ts';

export interface LocalSummary {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  /** By seat. */
  readonly sitters: readonly LocalSitter[];
  readonly status: 'running' | 'over';
  readonly opened: number;
  readonly changed: number;
  /** What was real on the table. */
  readonly own?: Own;
  /** Whose dice it is played with. */
  readonly challenge?: Challenge;
}

export async function summariesOf(store: LocalStore): Promise<readonly LocalSummary[]> {
  // One that can't be read, or was removed meanwhile, must not keep the others from being found.
  const all = await Promise.all(
    (await store.tables()).map((kept) => summaryOf(store, kept).catch(() => undefined)),
  );
  return all
    .flatMap((summary) => summary ?? [])
    .toSorted((one, other) => other.changed - one.changed);
}

async function summaryOf(store: LocalStore, { summary, length }: Kept): Promise<LocalSummary> {
  const { id: table, game, seats, status, opened: since } = summary;
  const places = Array.from({ length: seats }, (_, seat) => 1 + seat);
  const [opened, ...lines] = await store.pick(table, [0, ...places, length - 1]);
  const sitters = lines.slice(0, seats).map((line) => sitterOf(readEntry(line, noEvent)));
  const { at: changed } = JSON.parse(lines[seats] ?? '') as { readonly at: number };
  const { own, challenge } = JSON.parse(opened ?? '') as Pick<LocalSummary, 'own' | 'challenge'>;
  const kind = {
    table,
    game,
    seats,
    sitters,
    ...(own && { own }),
    ...(challenge && { challenge }),
  };
  return { ...kind, status: status === 'over' ? 'over' : 'running', opened: since, changed };
}

function sitterOf(entry: Entry): LocalSitter {
  if (entry.type === 'sat') return { type: 'person', name: entry.name, person: entry.person };
  if (entry.type === 'bot-sat') return { type: 'bot', level: entry.level };
  throw new Error(`a table of this device begins with ${entry.type}`);
}

function noEvent(): never {
  throw new Error('a table of this device begins with a move');
}

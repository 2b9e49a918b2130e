/**
 * Begins a game on this device: a table that is opened, at which everybody sits, and whose game has
 * started, stored in one piece.
 */

import { Notebook, type NoteStore } from '../../../client/chain-notes.ts';
import { DeedRefused } from '../../../client/following.ts';
import { shownAt } from '../../../dice/chain.ts';
import { type AnyGame, openingOptions, type Seat } from '../../../game.ts';
import { level, type PackColour, personName } from '../../../protocol.ts';
import { Refusal, whole } from '../../../shape.ts';
import { coloursOf } from '../../../tables/fold/colours.ts';
import { decide, isRefused, type TableDeed } from '../../../tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../../../tables/fold/journal.ts';
import { TableState } from '../../../tables/fold/table-state.ts';
import { newPersonId, newSecret, newTableId } from '../../../tables/ids.ts';
import { type Journals, StoreFailure } from '../../../tables/store.ts';
import type { Lay, LocalSitter, Plan } from './plan.ts';

const asDealt: Lay = (setup) => setup;

/** The name under which the notes of a seat are kept: several people may sit at this device. */
export function notesOf(table: string, seat: Seat): string {
  return `${table}/${seat}`;
}

/** The id of the new table. Rejects with a DeedRefused. */
export async function begin(
  store: Journals,
  notes: NoteStore,
  game: AnyGame,
  plan: Plan,
  now: number,
): Promise<string> {
  try {
    const starts = startsOf(plan);
    const opening = openingOf(game, plan, starts, now);
    const lay =
      plan.own === 'dice-and-cards'
        ? (await import('./real-cards.ts')).realCards(game, plan)
        : asDealt;
    for (;;) {
      const id = newTableId();
      await noteChains(notes, id, starts);
      const { entries, table } = started(id, game, opening, starts, plan.first, lay, now);
      const appended = await store.append({
        table: id,
        expected: 0,
        entries,
        summary: table.summary(null),
      });
      if (appended === 'stored') return id;
    }
  } catch (error) {
    if (error instanceof Refusal) throw new DeedRefused('illegal', error.message);
    if (error instanceof StoreFailure) throw new DeedRefused('not-stored', `store-${error.kind}`);
    throw error;
  }
}

/**
 * By seat, what the chain of a person begins from. Real dice need none, and those of a challenge
 * are fixed.
 */
type Starts = readonly (string | undefined)[];

function startsOf({ sitters, own, challenge }: Plan): Starts {
  const hasChains = own === undefined && challenge === undefined;
  return sitters.map(({ type }) => (hasChains && type === 'person' ? newSecret() : undefined));
}

/** Each chain is noted as given, and its first link as shown. */
async function noteChains(notes: NoteStore, table: string, starts: Starts): Promise<void> {
  for (const [seat, start] of starts.entries()) {
    if (start === undefined) continue;
    const book = new Notebook(notes, notesOf(table, seat));
    await book.gives({ start, seat, when: 'before' });
    await book.takes(shownAt(start, 0), { why: 'start', known: [] });
  }
}

function openingOf(game: AnyGame, plan: Plan, starts: Starts, at: number): readonly Entry[] {
  const { seats: asked, options: wanted, sitters, own, challenge } = plan;
  const seats = whole(game.seats.min, game.seats.max)(asked);
  if (sitters.length !== seats) throw new Refusal(`${seats} seats, and ${sitters.length} who sit`);
  // A challenge was opened by whoever made it: what it leaves out means what it meant then.
  const options = (
    challenge ? game.options(seats)(challenge.options) : openingOptions(game, seats, wanted)
  ) as Record<string, unknown>;
  const colours = game.hasPacks
    ? coloursOf(sitters.map((sitter) => (sitter.type === 'bot' ? undefined : sitter.colour)))
    : [];
  const sitting = sitters.map((sitter, seat) => sat(sitter, seat, colours[seat], starts[seat], at));
  const host = sitting.find((entry) => entry.type === 'sat')?.person ?? newPersonId();
  const kind = { game: game.id, rules: game.version, seats, options };
  const house = { watch: 'anybody', listed: false, pace: { type: 'relaxed' } } as const;
  return [
    {
      type: 'opened',
      at,
      by: host,
      ...kind,
      ...house,
      secret: newSecret(),
      ...(own === undefined && challenge === undefined && { dice: 2 }),
      ...(own && { own }),
      ...(challenge && { challenge }),
    },
    ...sitting,
  ];
}

/**
 * Everybody gives a chain to the dice, as at a table on a server; or a seed, if no chains are
 * thrown with.
 */
function sat(
  sitter: LocalSitter,
  seat: Seat,
  colour: PackColour | undefined,
  start: string | undefined,
  at: number,
): Extract<Entry, { type: 'sat' | 'bot-sat' }> {
  if (sitter.type === 'bot') return { type: 'bot-sat', at, seat, level: level(sitter.level) };
  const { name, person = newPersonId() } = sitter;
  const added =
    start === undefined ? { seed: newSecret().slice(0, 32) } : { chain: shownAt(start, 0) };
  const given = { ...added, ...(colour && { colour }) };
  return { type: 'sat', at, seat, person, name: personName(name), program: false, ...given };
}

/** The host starts the game, and every seat that is called shows its first link. */
function started(
  id: string,
  game: AnyGame,
  opening: readonly Entry[],
  starts: Starts,
  first: Seat | undefined,
  lay: Lay,
  now: number,
): { readonly entries: readonly string[]; readonly table: TableState } {
  const lines = opening.map((entry) => writeEntry(entry));
  const table = TableState.read(id, lines, [game]);
  const more: string[] = [];
  const does = (person: string, deed: TableDeed): void => {
    const decided = decide(
      table,
      { person, name: '', isProgram: false, id: 'start', seen: table.n, now },
      deed,
    );
    if (isRefused(decided)) throw new DeedRefused(decided.code, decided.reason);
    for (const dealt of decided.entries) {
      const entry = dealt.type === 'started' ? { ...dealt, setup: lay(dealt.setup) } : dealt;
      table.add(entry);
      more.push(writeEntry(entry));
    }
  };
  does(table.host, { type: 'start', ...(first !== undefined && { first }) });
  for (const [seat, start] of starts.entries())
    if (start !== undefined)
      does(table.seats[seat]?.person ?? '', { type: 'link', link: shownAt(start, 1) });
  return { entries: [...lines, ...more], table };
}

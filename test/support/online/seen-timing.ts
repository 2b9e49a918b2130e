/** How long it takes until somebody is answered, by what he has done in secret. */

import type { ClientMessage, MessageOf, ServerMessage } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import type { Brain } from '../../../src/tables/brain.ts';
import type { Append, ServerStore } from '../../../src/tables/store.ts';
import { Wire } from './seen-wire.ts';
import { BUSY, type House, openHouse } from './servers.ts';

/** Delays in milliseconds, of the first card a player has left and of the last. */
export interface Delays {
  readonly first: number[];
  readonly last: number[];
}

/**
 * Delays at tables as they are and, in between and by lot, at tables that give the last card away:
 * whatever the machine is busy with, it is so with both.
 */
export class TimedCommits {
  readonly honest: Delays = { first: [], last: [] };
  readonly slowed: Delays = { first: [], last: [] };
  readonly #slowTables = new Set<string>();

  /** The same store, but for the last card at a slow table, which takes a millisecond more. */
  slowing(store: ServerStore, isLast: (line: string) => boolean): ServerStore {
    return slowFor(
      store,
      ({ table, entries }) => this.#slowTables.has(table) && entries.some(isLast),
    );
  }

  /**
   * Commits in Pokerdice, one of two cards by lot, always by whoever commits first: the same to
   * everybody else. So many more of each kind.
   */
  async gather(house: House, commits: number, random: Random): Promise<void> {
    const goal = countOf(this.honest) + commits;
    const goalSlowed = countOf(this.slowed) + commits;
    const isDone = (): boolean =>
      countOf(this.honest) >= goal && countOf(this.slowed) >= goalSlowed;
    const delaysAt = (table: string): Delays => {
      if (random.below(2) === 0) return this.honest;
      this.#slowTables.add(table);
      return this.slowed;
    };
    await Promise.all(
      Array.from({ length: 4 }, () => commitAgain(house, isDone, random, delaysAt)),
    );
  }
}

const countOf = ({ first, last }: Delays): number => first.length + last.length;

async function commitAgain(
  house: House,
  isDone: () => boolean,
  random: Random,
  delaysAt: (table: string) => Delays,
): Promise<void> {
  const guests = [await house.api.beGuest('One'), await house.api.beGuest('Other')];
  const wires = await Promise.all(guests.map(({ token }) => Wire.open(house.port, token)));
  while (!isDone()) {
    const { table } = await house.api.open(guests[0]?.token ?? '', { game: 'pokerdice', seats: 2 });
    await playOnce(wires, table, delaysAt(table), random);
    for (const wire of wires) wire.frames.length = 0;
  }
  for (const wire of wires) wire.close();
}

async function playOnce(
  wires: readonly Wire[],
  table: string,
  delays: Delays,
  random: Random,
): Promise<void> {
  let deeds = 0;
  const act = async (seat: number, deed: object): Promise<MessageOf<'step'>> => {
    const id = `d${deeds++}`;
    const message = { type: 'do', table, id, seen: 1_000_000, deed } as Parameters<Wire['say']>[0];
    return (await wires[seat]?.ask(
      message,
      (answer) => 'id' in answer && answer.id === id,
    )) as MessageOf<'step'>;
  };
  for (const [seat, wire] of wires.entries()) {
    await wire.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    await act(seat, { type: 'sit', seat });
  }
  let known = await act(0, { type: 'start' });
  while (!isOver(known)) {
    const view = known.view as unknown as {
      readonly active: number;
      readonly phase: string;
      readonly seats: readonly { readonly left: readonly string[] }[];
    };
    const { active, phase } = view;
    if (phase !== 'commit') {
      known = await act(active, {
        type: 'play',
        move: { type: phase === 'roll' ? 'roll' : 'stop' },
      });
      continue;
    }
    const early = random.below(2);
    const isFirst = random.below(2) === 0;
    const left = view.seats[early]?.left ?? [];
    const card = left.at(isFirst ? 0 : -1) as string;
    const begin = performance.now();
    await act(early, { type: 'play', move: { type: 'commit', cards: [card] } });
    if (left.length > 1) delays[isFirst ? 'first' : 'last'].push(performance.now() - begin);
    known = await act(1 - early, {
      type: 'play',
      move: { type: 'commit', cards: [view.seats[1 - early]?.left[0]] },
    });
  }
}

function isOver({ about }: ServerMessage & { type: 'step' }): boolean {
  return about?.status === 'over';
}

/** The same store, but for some appends, which take a millisecond more. */
function slowFor(store: ServerStore, isSlow: (append: Append) => boolean): ServerStore {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'append') return typeof value === 'function' ? value.bind(target) : value;
      return async (append: Append) => {
        if (isSlow(append)) await new Promise((resolve) => setTimeout(resolve, 1));
        return target.append(append);
      };
    },
  });
}

/**
 * Moves of bots that think long about every second question, and how long after the step before
 * they come, as the journal has it.
 */
export async function botDelays(
  pause: number,
  thinking: number,
  count: number,
): Promise<{ readonly quick: number[]; readonly slow: number[] }> {
  const delays = { quick: [] as number[], slow: [] as number[] };
  /** What was chosen and not told yet, in order. */
  const chosen: { readonly kind: keyof typeof delays; readonly move: string }[] = [];
  let questions = 0;
  const brain: Brain = {
    async choose(_game, _level, _view, moves) {
      const kind = questions++ % 2 === 0 ? 'quick' : 'slow';
      const move = moves[questions % moves.length] as (typeof moves)[number];
      chosen.push({ kind, move: JSON.stringify(move).slice(1) });
      if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, thinking));
      return move;
    },
    close: async () => undefined,
  };
  const house = await openHouse({ pauses: { ...BUSY.pauses, bot: pause } }, { brain });
  const host = await house.api.beGuest('Host');
  const wire = await Wire.open(house.port, host.token);
  while (delays.quick.length + delays.slow.length < count) {
    const bots = [{ seat: 1, level: 'casual' as const }];
    const { table } = await house.api.open(host.token, { game: 'sequence', seats: 2, bots });
    await wire.ask({ type: 'watch', table }, ({ type }) => type === 'table');
    const isEnd = (message: ServerMessage): boolean =>
      message.type === 'step' && message.table === table && isOver(message);
    const does = (type: 'sit' | 'start' | 'stand'): ClientMessage => ({
      type: 'do',
      table,
      id: type,
      seen: 1,
      deed: { type },
    });
    for (const type of ['sit', 'start'] as const)
      await wire.ask(does(type), (message) => 'id' in message && message.id === type);
    await wire.ask(does('stand'), isEnd); // a bot plays on
    wire.frames.length = 0;
    let before = 0;
    for (const line of await house.store.read(table)) {
      const { at } = JSON.parse(line) as { readonly at: number };
      if (chosen[0] !== undefined && line.includes(chosen[0].move))
        delays[chosen.shift()?.kind ?? 'quick'].push(at - before);
      before = at;
    }
  }
  wire.close();
  await house.stop();
  return delays;
}

/**
 * A device and its chain: sitting down, reloads, second devices, refusals and chains that end,
 * against a table that is one.
 */

import { describe, expect, it } from 'vitest';
import { ANA, BEN, TABLE } from '../../test/support/online/planted.ts';
import { LINKS, shownOf } from '../dice/chain.ts';
import { readProof } from '../dice/proof.ts';
import { verify } from '../dice/verify.ts';
import { asksChance } from '../game.ts';
import { sequence } from '../games/sequence/rules/rules.ts';
import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { decide, isRefused, type TableDeed } from '../tables/fold/deeds.ts';
import { type Entry, writeEntry } from '../tables/fold/journal.ts';
import { addAndTell, tableMessage, viewerOf, withId } from '../tables/fold/show.ts';
import { TableState } from '../tables/fold/table-state.ts';
import { MemoryNotes } from './chain-notes.ts';
import { judgeNotes } from './dice-judgement.ts';
import { DiceKeeper } from './dice-keeper.ts';
import { Following } from './following.ts';

type Told = Exclude<ServerMessage, { type: 'welcome' | 'pong' | 'bye' }>;

/** A table that answers at once. */
class Served {
  table: TableState;
  readonly #followers = new Map<Following, string>();

  constructor() {
    const opening = {
      game: 'sequence',
      rules: 1,
      seats: 2,
      options: { line: 5 },
      watch: 'anybody',
      listed: false,
    } as const;
    const opened: Entry = {
      type: 'opened',
      at: 1000,
      by: ANA,
      ...opening,
      pace: { type: 'relaxed' },
      secret: '5e'.repeat(32),
      dice: 2,
    };
    this.table = TableState.read(TABLE, [writeEntry(opened)], [sequence]);
  }

  /** A device of this person. */
  device(
    person: string,
    notes = new MemoryNotes(),
  ): { following: Following; keeper: DiceKeeper; notes: MemoryNotes } {
    const following: Following = new Following(TABLE, (message) =>
      this.#heard(following, person, message),
    );
    this.#followers.set(following, person);
    following.begin();
    const asks = (type: unknown): boolean => asksChance(sequence, type);
    return {
      following,
      keeper: new DiceKeeper(following, { person: () => person, store: notes, asksChance: asks }),
      notes,
    };
  }

  leave(following: Following): void {
    this.#followers.delete(following);
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const tell = addAndTell(this.table, entry, [0, 1, 'public']);
      for (const [following, person] of this.#followers) {
        const step = tell(viewerOf(this.table, person)) ?? '';
        const id = 'id' in entry && entry.by === person ? entry.id : undefined;
        following.onMessage(JSON.parse(id === undefined ? step : withId(step, id)) as Told);
      }
    }
  }

  #heard(following: Following, person: string, message: ClientMessage): void {
    queueMicrotask(() => {
      if (message.type === 'watch')
        following.onMessage(
          JSON.parse(tableMessage(this.table, viewerOf(this.table, person))) as Told,
        );
      if (message.type !== 'do') return;
      const { table, id, seen, deed } = message;
      const doer = { person, name: person.charAt(0), isProgram: false, id, seen, now: 2000 };
      const decided = decide(this.table, doer, deed as TableDeed);
      if (isRefused(decided))
        following.onMessage({
          type: 'refused',
          code: decided.code,
          reason: decided.reason,
          table,
          id,
        });
      else this.add(decided.entries);
    });
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Both have sat down and the game has started. */
async function started(): Promise<{
  served: Served;
  ana: ReturnType<Served['device']>;
  ben: ReturnType<Served['device']>;
}> {
  const served = new Served();
  const [ana, ben] = [served.device(ANA), served.device(BEN)];
  await settle();
  await ana.keeper.do({ type: 'sit' });
  await ben.keeper.do({ type: 'sit' });
  await ana.keeper.do({ type: 'start' });
  await settle();
  expect(served.table.status).toBe('running');
  return { served, ana, ben };
}

/** The seat to move plays the first move there is, this many times. */
async function playOn(
  served: Served,
  devices: readonly ReturnType<Served['device']>[],
  moves: number,
): Promise<void> {
  for (let move = 0; move < moves && served.table.status === 'running'; move++) {
    const [seat = 0] = served.table.toMove;
    const [first] = served.table.table?.moves(seat) ?? [];
    await devices[seat]?.keeper.do({
      type: 'play',
      move: { ...first } as Readonly<Record<string, unknown>>,
    });
  }
}

const links = ({ table }: Served, seat: number): readonly number[] =>
  table.fair.pot?.steps.flatMap((step) =>
    step.type === 'link' && step.seat === seat ? [step.event] : [],
  ) ?? [];

describe('a chain', () => {
  it('is given with the seat, answers the call, and throws', async () => {
    const { served, ana, ben } = await started();
    await playOn(served, [ana, ben], 12);
    expect(links(served, 0).length + links(served, 1).length).toBe(
      served.table.record.filter((line) => line.includes('faces')).length,
    );
  });

  it('outlives a reload: the same notes go on where they were', async () => {
    const { served, ana, ben } = await started();
    await playOn(served, [ana, ben], 6);
    ana.keeper.close();
    served.leave(ana.following);
    const again = served.device(ANA, ana.notes);
    await settle();
    await playOn(served, [again, ben], 8);
    expect((await again.keeper.notes()).chains).toHaveLength(1);
    expect(served.table.fair.pot?.steps.some(({ type }) => type === 'chain')).toBe(false);
  });

  it('is replaced on a second device when it throws there, and the house throws once meanwhile', async () => {
    const { served, ana, ben } = await started();
    await playOn(served, [ana, ben], 6);
    const second = served.device(ANA);
    await settle();
    // looking is not throwing
    expect(served.table.fair.pot?.steps.some(({ type }) => type === 'chain')).toBe(false);
    await playOn(served, [second, ben], 20);
    expect(served.table.fair.pot?.steps.filter(({ type }) => type === 'chain')).toHaveLength(1);
    expect(links(served, 0).length).toBeGreaterThan(2);
  });

  it('is not used again after a refusal: the house has seen the link', async () => {
    const { served, ana, ben } = await started();
    const [seat = 0] = served.table.toMove;
    const mover = seat === 0 ? ana : ben;
    served.add([{ type: 'held', at: 2000, seat, why: 'absence' }]);
    await expect(mover.keeper.do({ type: 'play', move: { type: 'roll' } })).rejects.toThrow('held');
    expect((await mover.keeper.notes()).chains).toHaveLength(2);
    expect((await mover.keeper.notes()).chains[0]?.links.at(-1)).toMatchObject({
      number: 2,
      state: 'refused',
    });
    served.add([{ type: 'returned', at: 2000, seat }]);
    await playOn(served, [ana, ben], 20);
    const used = served.table.fair.pot?.steps.flatMap((step) =>
      step.type === 'link' ? [step.link] : [],
    );
    expect(used).not.toContain(shownOf((await mover.keeper.notes()).chains[0]?.start ?? '')[2]);
  });

  it('that is used up is followed by another', async () => {
    const { served, ana, ben } = await started();
    const [seat = 0] = served.table.toMove;
    const mover = seat === 0 ? ana : ben;
    const all = shownOf((await mover.keeper.notes()).chains[0]?.start ?? '');
    const chains = served.table.fair.pot?.chains ?? [];
    // as if it had been thrown with so often
    chains[seat] = { last: all[LINKS] as string, isRipe: true, isCalled: true };
    served.add([{ type: 'hosted', at: 2000, person: ANA }]); // whatever tells of it
    await playOn(served, [ana, ben], 1);
    expect((await mover.keeper.notes()).chains).toHaveLength(2);
  });

  it('whatever happened to it, the game follows and nobody is accused', async () => {
    const { served, ana, ben } = await started();
    await playOn(served, [ana, ben], 10);
    const second = served.device(ANA);
    await settle();
    await playOn(served, [second, ben], 400);
    expect(served.table.status).toBe('over');
    const proof = readProof(JSON.parse(JSON.stringify(served.table.proof)));
    expect(verify(served.table.record, proof, [sequence])).toMatchObject({
      follows: true,
      misfits: [],
    });
    for (const { keeper } of [ana, second])
      expect(judgeNotes(await keeper.notes(), proof, 0).caught).toEqual([]);
    expect(judgeNotes(await ben.keeper.notes(), proof, 1).caught).toEqual([]);
  });
});

describe('before the start', () => {
  it('nothing about the seats changes while links are called for', async () => {
    const served = new Served();
    const [ana, ben] = [served.device(ANA), served.device(BEN)];
    await settle();
    await ana.keeper.do({ type: 'sit' });
    await ben.keeper.do({ type: 'sit' });
    ben.keeper.close(); // does not answer
    await ana.keeper.do({ type: 'start' });
    await settle();
    expect(ana.following.known?.about).toMatchObject({ status: 'open', called: [1] });
    for (const deed of [
      { type: 'stand' },
      { type: 'swap', seat: 0, with: 1 },
      { type: 'remove', seat: 1 },
      { type: 'start' },
    ] as const)
      await expect(ana.following.do(deed)).rejects.toThrow('called');
    await expect(ben.following.do({ type: 'chain', end: 'ab'.repeat(32) })).rejects.toThrow(
      'called',
    );
    await expect(ben.following.do({ type: 'link', link: 'ab'.repeat(32) })).rejects.toThrow(
      'bad-link',
    );
    await expect(ana.following.do({ type: 'link', link: 'ab'.repeat(32) })).rejects.toThrow(
      'not-called',
    );
  });

  it('nobody is told the secret or the pot, and links tell nothing of either', async () => {
    const { served, ana, ben } = await started();
    await playOn(served, [ana, ben], 8);
    const told = tableMessage(served.table, 0) + JSON.stringify(ana.following.known);
    for (const secret of [served.table.fair.secret, served.table.fair.pot?.root ?? '-'])
      expect(told).not.toContain(secret);
    for (const { start } of (await ben.keeper.notes()).chains) expect(told).not.toContain(start);
  });
});

describe('links at a table', () => {
  it('a copy of the table goes on as the table does, whatever was called or given when it was made', async () => {
    const { served, ana, ben } = await started();
    const copies: TableState[] = [];
    const add = served.add.bind(served);
    served.add = (entries) => {
      copies.push(served.table.fork());
      for (const copy of copies)
        for (const entry of entries) copy.add(copy.read(writeEntry(entry)));
      add(entries);
    };
    await playOn(served, [ana, ben], 6);
    served.add([{ type: 'redealt', at: 2000, secret: '77'.repeat(32), restore: '88'.repeat(32) }]);
    await settle();
    served.add([{ type: 'called', at: 2000 }]);
    await settle();
    await playOn(served, [ana, ben], 12);
    expect(copies.length).toBeGreaterThan(15);
    for (const copy of copies) {
      expect(copy.proof).toEqual(served.table.proof);
      expect(tableMessage(copy, 0)).toBe(tableMessage(served.table, 0));
    }
  });

  it('a link with a move that throws nothing is refused, and nothing is used up', async () => {
    const { served, ana, ben } = await started();
    for (let tries = 0; tries < 10; tries++) {
      const [seat = 0] = served.table.toMove;
      const [first] = served.table.table?.moves(seat) ?? [];
      const mover = seat === 0 ? ana : ben;
      if (asksChance(sequence, first?.type)) await playOn(served, [ana, ben], 1);
      else {
        const last = served.table.fair.pot?.chains[seat]?.last ?? '';
        const all = shownOf((await mover.keeper.notes()).chains[0]?.start ?? '');
        const link = all[all.indexOf(last) + 1] as string;
        const move = { ...first } as Readonly<Record<string, unknown>>;
        await expect(mover.following.do({ type: 'play', move, link })).rejects.toThrow(
          'nothing-thrown',
        );
        expect(served.table.fair.pot?.chains[seat]?.last).toBe(last);
        return;
      }
    }
    expect.unreachable();
  });

  it('a journal of scheme 1 that was put back goes on under scheme 2, and its proof says where', async () => {
    const served = new Served();
    const { dice: _, ...opening } = served.table.opening;
    served.table = TableState.read(TABLE, [writeEntry(opening)], [sequence]);
    const [ana, ben] = [served.device(ANA), served.device(BEN)];
    await settle();
    await ana.keeper.do({ type: 'sit' });
    await ben.keeper.do({ type: 'sit' });
    await ana.keeper.do({ type: 'start' });
    await playOn(served, [ana, ben], 6);
    expect(served.table.proof.proof).toBe(1);
    const events = served.table.table?.events;
    served.add([{ type: 'redealt', at: 2000, secret: '77'.repeat(32), restore: '88'.repeat(32) }]);
    await settle();
    served.add([{ type: 'called', at: 2000 }]); // as the table does by itself
    await settle();
    await playOn(served, [ana, ben], 400);
    const proof = readProof(JSON.parse(JSON.stringify(served.table.proof)));
    expect(proof).toMatchObject({
      proof: 2,
      begun: 1,
      seats: [{ type: 'seed' }, { type: 'seed' }],
    });
    const found = verify(served.table.record, proof, [sequence]);
    expect(found).toMatchObject({ follows: true, over: true, redealt: [{ event: events }] });
    expect(found.throws.every(({ linked }) => linked > 3)).toBe(true);
    for (const [seat, { keeper }] of [ana, ben].entries())
      expect(judgeNotes(await keeper.notes(), proof, seat).caught).toEqual([]);
  });
});

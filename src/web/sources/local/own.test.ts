/**
 * Real dice around this device: the page is told what they showed, stores a move only with its
 * throw, and believes nothing that can't be.
 */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Following, KnownTable } from '../../../client/following.ts';
import type { CommonView, GameTypes } from '../../../game.ts';
import { board as next } from '../../../games/next/page/board.tsx';
import { board as pokerdice } from '../../../games/pokerdice/page/board.tsx';
import { board as sequence } from '../../../games/sequence/page/board.tsx';
import { type Random, Seeded } from '../../../random.ts';
import type { RecordVerdict } from '../../../record/record.ts';
import { Replay } from '../../../record/replay.ts';
import type { BotWaits } from '../../../tables/fold/own.ts';
import type { Board } from '../../kit/contracts/board.ts';
import type { LocalTables } from './local-tables.ts';
import { company, errors, games, houseIn } from './testing.ts';

beforeAll(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

let factory: IDBFactory;
const number = 0;
let house: LocalTables;
beforeEach(async () => {
  factory = new IDBFactory();
  house = await reopened();
});
afterEach(async () => {
  await house.close();
  expect(errors.splice(0)).toEqual([]);
});

function reopened(): Promise<LocalTables> {
  return houseIn(factory, `own ${number}`);
}

const boards = [pokerdice, next, sequence] as unknown as readonly Board[];
const everyBoard = boards.map((board) => [board.rules.id, board] as const);

/**
 * Whoever sits around the device: plays whatever is offered, and throws for himself and for the
 * bots.
 */
class Company {
  readonly #board: Board;
  readonly #random: Random;
  readonly table: string;
  readonly #people: readonly number[];
  #house: LocalTables;
  #waits: BotWaits | undefined;

  constructor(board: Board, table: string, people: number, house: LocalTables, random: Random) {
    this.#board = board;
    this.#random = random;
    this.table = table;
    this.#people = Array.from({ length: people }, (_, seat) => seat);
    this.#house = house;
    this.#follow();
  }

  #follow(): void {
    this.#house.onBotWaits(this.table, (waits) => {
      this.#waits = waits;
    });
    for (const seat of this.#people) this.#house.follow(this.table, seat);
  }

  moveTo(house: LocalTables): void {
    this.#house = house;
    this.#waits = undefined;
    this.#follow();
  }

  get main(): Following {
    return this.#house.follow(this.table, 0);
  }

  /** What there is to do now, as soon as somebody is asked; undefined once the game is over. */
  async asked(): Promise<
    { readonly seat: number; readonly move: GameTypes['move']; readonly isBot: boolean } | undefined
  > {
    const found = await vi.waitUntil(() => this.#look(), { timeout: 20_000, interval: 1 });
    return found === 'over' ? undefined : found;
  }

  #look() {
    if (this.main.known?.about.status === 'over') return 'over' as const;
    if (this.#waits !== undefined) return { ...this.#waits, isBot: true };
    for (const seat of this.#people) {
      const { known, isWaiting } = this.#house.follow(this.table, seat);
      const latest = Math.max(
        ...this.#people.map((other) => this.#house.follow(this.table, other).known?.n ?? 0),
      );
      if (known === undefined || known.n < latest || known.moves.length === 0 || isWaiting)
        continue;
      const moves = known.moves as unknown as readonly GameTypes['move'][];
      const takes = moves.filter(({ type }) => type === 'take'); // else a game of NEXT! takes long
      const move = (takes[0] ?? moves[this.#random.below(moves.length)]) as GameTypes['move'];
      return { seat, move, isBot: false };
    }
    return undefined;
  }

  thrown(move: GameTypes['move']): { readonly faces: readonly unknown[] } | undefined {
    const asked = this.#board.throwing(move, this.main.known?.view as unknown as CommonView);
    if (asked === undefined) return undefined;
    const thrown = asked.dice.filter(({ kept }) => kept === null);
    return { faces: thrown.map(() => asked.faces[this.#random.below(asked.faces.length)]) };
  }

  tell(seat: number, move: GameTypes['move'], answer: object | undefined): Promise<number> {
    const { n } = this.main.known as KnownTable;
    return this.#house.witness(this.table, { event: { seat, ...move, ...answer } }, n);
  }

  /** One thing more; whether there was one. */
  async step(): Promise<boolean> {
    const asked = await this.asked();
    if (asked === undefined) return false;
    const { seat, move } = asked;
    const answer = this.thrown(move);
    if (answer === undefined)
      await this.#house.follow(this.table, seat).do({ type: 'play', move: { ...move } });
    else await this.tell(seat, move, answer);
    return true;
  }
}

async function around(board: Board, people: number, seats: number, seed: string): Promise<Company> {
  const table = await house.open({
    game: board.rules.id,
    seats,
    sitters: company(people, seats),
    own: 'dice',
  });
  return new Company(board, table, people, house, new Seeded(seed));
}

describe.each(everyBoard)('%s', (id, board) => {
  it('is played to its end with real dice, bots among the people, and its record replays', async () => {
    const people = await around(board, 2, Math.min(3, board.rules.seats.max), `own ${id}`);
    while (await people.step());
    const record = await house.record(people.table);
    const [verdict] = judged(record);
    expect(verdict).toMatchObject({
      ok: true,
      over: true,
      winners: people.main.known?.about.winners,
    });
    expect(await house.proof(people.table)).toBe('');
    expect((await house.tables())[0]).toMatchObject({ table: people.table, own: 'dice' });
    const again = await house.rematch(people.table);
    expect((await house.tables()).find(({ table }) => table === again)?.own).toBe('dice');
  });

  it('is as it was when the page was closed in the middle of it, and asks the same for the bot', async () => {
    const people = await around(board, 1, 2, `closed ${id}`);
    let before = await people.asked();
    for (let turn = 0; turn < 12 || before?.isBot !== true; turn++) {
      await people.step();
      before = await people.asked();
    }
    const view = people.main.known?.view;
    const old = house;
    house = await reopened();
    people.moveTo(house);
    await old.close();
    const after = await people.asked();
    expect(people.main.known?.view).toEqual(view);
    expect(after).toEqual(before);
    await people.step();
  });

  it('refuses a throw that can’t be, and one that was not asked for; nothing has happened', async () => {
    const people = await around(board, 2, 2, `impossible ${id}`);
    const asked = await people.asked();
    if (asked === undefined) throw new Error('nobody is asked');
    const { seat, move } = asked;
    const { faces = [] } = people.thrown(move) ?? {};
    const n = people.main.known?.n;
    const impossible = [
      { faces: faces.slice(1) },
      { faces: [...faces, faces[0]] },
      { faces: faces.map(() => 7) },
      {},
      { drew: '3red' },
    ];
    for (const answer of impossible)
      await expect(people.tell(seat, move, answer)).rejects.toMatchObject({ code: 'illegal' });
    await expect(people.tell(1 - seat, move, { faces })).rejects.toMatchObject({ code: 'illegal' });
    const bare = house.follow(people.table, seat).do({ type: 'play', move: { ...move } });
    await expect(bare).rejects.toMatchObject({ code: 'illegal' });
    const stale = house.witness(people.table, { event: { seat, ...move, faces } }, 0);
    await expect(stale).rejects.toMatchObject({ code: 'stale' });
    expect(people.main.known?.n).toBe(n);
    await people.tell(seat, move, { faces });
    await vi.waitUntil(() => people.main.known?.n === (n ?? 0) + 1);
  });

  it('takes no throw from anybody where the dice are the page’s', async () => {
    const table = await house.open({ game: id, seats: 2, sitters: company(2, 2) });
    const people = new Company(board, table, 2, house, new Seeded(`page ${id}`));
    const asked = await people.asked();
    if (asked === undefined) throw new Error('nobody is asked');
    const { seat, move } = asked;
    const thrown = people.thrown(move);
    await expect(people.tell(seat, move, thrown)).rejects.toMatchObject({ code: 'illegal' });
    const smuggled = house.follow(table, seat).do({ type: 'play', move: { ...move, ...thrown } });
    await expect(smuggled).rejects.toMatchObject({ code: 'illegal' });
  });
});

it('a bot’s choice is its own: nobody can throw other dice for it', async () => {
  const people = await around(boards[0] as Board, 1, 2, 'bot');
  let asked = await people.asked();
  while (asked?.isBot !== true || asked.move.type !== 'reroll') {
    await people.step();
    asked = await people.asked();
    if (asked === undefined) throw new Error('the bot has re-thrown nothing');
  }
  const dice = (asked.move as unknown as { readonly dice: readonly number[] }).dice;
  const other = { type: 'reroll', dice: dice.length === 5 ? [0] : [0, 1, 2, 3, 4] };
  const faces = other.dice.map(() => 1);
  await expect(people.tell(asked.seat, other, { faces })).rejects.toMatchObject({ code: 'stale' });
  await people.tell(asked.seat, asked.move, { faces: dice.map(() => 1) });
});

it('the draws of cards stay the table’s where only the dice are real', async () => {
  let [record, game] = ['', 0];
  while (!record.includes('"drew"')) {
    const people = await around(boards[1] as Board, 2, 2, `drawn ${game++}`);
    for (let asked = await people.asked(); asked !== undefined; asked = await people.asked()) {
      const { seat, move } = asked;
      if (move.type === 'steal' || move.type === 'swap')
        await expect(people.tell(seat, move, { drew: '3red' })).rejects.toMatchObject({
          code: 'illegal',
        });
      await people.step();
    }
    record = await house.record(people.table);
  }
});

function judged(record: string): readonly RecordVerdict[] {
  const verdicts: RecordVerdict[] = [];
  const replay = new Replay(games, (verdict) => verdicts.push(verdict));
  for (const [index, text] of record.trim().split('\n').entries())
    replay.line({ number: index + 1, text });
  replay.end();
  return verdicts;
}

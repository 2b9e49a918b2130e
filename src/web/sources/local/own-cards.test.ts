/**
 * Real cards around this device: the order of the piles is a guess that is mended as they show, and
 * nobody is ever shown a guess.
 */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Following, KnownTable } from '../../../client/following.ts';
import type { CommonView, GameTypes } from '../../../game.ts';
import { board } from '../../../games/next/page/board.tsx';
import { ownCards } from '../../../games/next/page/own-cards.tsx';
import { GOBELET_1 } from '../../../games/next/rules/deck.ts';
import type { View } from '../../../games/next/rules/view.ts';
import { Seeded } from '../../../random.ts';
import type { RecordVerdict } from '../../../record/record.ts';
import { Replay } from '../../../record/replay.ts';
import type { LocalTables } from './local-tables.ts';
import { company, errors, games, houseIn } from './testing.ts';

let house: LocalTables;
beforeEach(async () => {
  house = await houseIn(undefined, 'none');
});
afterEach(async () => {
  await house.close();
  expect(errors.splice(0)).toEqual([]);
});

/** What lies on the real table, which only the players can see. */
class RealTable {
  readonly #piles: string[][];
  readonly hands: Set<string>[];
  readonly #random: Seeded;

  constructor(seats: number, seed: string) {
    this.#random = new Seeded(seed);
    const cards = GOBELET_1.map(({ id }) => id);
    const shuffled = GOBELET_1.map(
      () => cards.splice(this.#random.below(cards.length), 1)[0] as string,
    );
    this.#piles = [0, 1, 2].map((pile) => shuffled.slice(pile * 15, pile * 15 + 15));
    this.hands = Array.from({ length: seats }, () => new Set());
  }

  get tops(): readonly string[] {
    return this.#piles.map(([top = '']) => top);
  }

  take(seat: number, pile: number): string | undefined {
    this.hands[seat]?.add(this.#piles[pile]?.shift() as string);
    return this.#piles[pile]?.[0];
  }

  draw(seat: number, from: number): string {
    const hand = [...(this.hands[from] as Set<string>)];
    const card = hand[this.#random.below(hand.length)] as string;
    this.hands[from]?.delete(card);
    this.hands[seat]?.add(card);
    return card;
  }

  give(seat: number, to: number, card: string): void {
    this.hands[seat]?.delete(card);
    this.hands[to]?.add(card);
  }

  face(): unknown {
    return ['red', 'green', 'blue', 'yellow', 'orange', 'purple'][this.#random.below(6)];
  }

  choose<T>(among: readonly T[]): T {
    return among[this.#random.below(among.length)] as T;
  }
}

type Move = GameTypes['move'] & {
  readonly pile?: number;
  readonly from?: number;
  readonly card?: string;
};

async function begin(
  real: RealTable,
): Promise<{ readonly table: string; readonly eyes: readonly Following[] }> {
  const seats = real.hands.length;
  const table = await house.open({
    game: 'next',
    seats,
    sitters: company(seats, seats),
    own: 'dice-and-cards',
    tops: real.tops,
  });
  const eyes = real.hands.map((_, seat) => house.follow(table, seat));
  return { table, eyes };
}

/** Plays one move of whoever is asked, as the real table has it; false once the game is over. */
async function step(real: RealTable, table: string, eyes: readonly Following[]): Promise<boolean> {
  const n = Math.max(...eyes.map(({ known }) => known?.n ?? 0));
  await vi.waitUntil(() => eyes.every(({ known }) => (known?.n ?? -1) >= n), {
    interval: 1,
    timeout: 20_000,
  });
  const seat = eyes.findIndex(({ known }) => (known?.moves.length ?? 0) > 0);
  if (seat < 0) return false;
  const known = (eyes[seat] as Following).known as KnownTable;
  const view = known.view as unknown as View;
  const moves = known.moves as unknown as readonly Move[];
  const takes = moves.filter(({ type }) => type === 'take');
  const move = real.choose(takes.length > 0 ? takes : moves);
  const thrown = board.throwing(move as never, view);
  const card = ownCards.seen(move as never, view);
  if (thrown === undefined && card === undefined) {
    if (move.type === 'take') real.take(seat, move.pile as number);
    if (move.type === 'give') real.give(seat, view.action?.from as number, move.card as string);
    await (eyes[seat] as Following).do({ type: 'play', move: { ...move } });
  } else {
    const faces = thrown?.dice.filter(({ kept }) => kept === null).map(() => real.face());
    const drew = card?.type === 'drawn' ? real.draw(seat, card.from) : undefined;
    const thing = card?.type === 'turned-up' ? (real.take(seat, card.place) as string) : undefined;
    for (const shown of [drew, thing])
      if (shown !== undefined) expect(card?.among).toContain(shown);
    const event = { seat, ...move, ...(faces && { faces }), ...(drew && { drew }) };
    const revealed = card?.type === 'turned-up' ? { revealed: { place: card.place, thing } } : {};
    await house.witness(table, { event, ...revealed }, known.n);
  }
  await vi.waitUntil(() => eyes.every(({ known: now }) => (now?.n ?? 0) > known.n), {
    interval: 1,
    timeout: 20_000,
  });
  return true;
}

/**
 * Every card that a view names has been seen on the real table by then, and lies where it really
 * lies.
 */
function holds(real: RealTable, known: KnownTable | undefined, viewer: number): void {
  const view = known?.view as unknown as View & CommonView;
  if (view.over) return;
  expect(view.piles.map(({ top }) => top?.id ?? '')).toEqual(real.tops);
  expect(view.piles.every(({ under }) => under === null)).toBe(true);
  expect(new Set(view.seats[viewer]?.cards)).toEqual(real.hands[viewer]);
}

describe.each([2, 3, 4, 6])('a game of %i with real cards', (seats) => {
  it.each(['one', 'another', 'a third'])(
    'is what really happened, and its record replays: %s',
    async (seed) => {
      const real = new RealTable(seats, `cards ${seats} ${seed}`);
      const { table, eyes } = await begin(real);
      await vi.waitUntil(() => eyes.every(({ known }) => known !== undefined));
      do for (const [seat, { known }] of eyes.entries()) holds(real, known, seat);
      while (await step(real, table, eyes));
      const record = await house.record(table);
      const verdicts: RecordVerdict[] = [];
      const replay = new Replay(games, (verdict) => verdicts.push(verdict));
      for (const [index, text] of record.trim().split('\n').entries())
        replay.line({ number: index + 1, text });
      replay.end();
      const points = real.hands.map((hand) =>
        GOBELET_1.filter(({ id }) => hand.has(id)).reduce((sum, card) => sum + card.points, 0),
      );
      expect(verdicts).toMatchObject([
        { ok: true, over: true, scores: points, winners: eyes[0]?.known?.about.winners },
      ]);
    },
  );
});

it('refuses a card that has been seen, one that is none, and a take without the next card', async () => {
  const real = new RealTable(2, 'refused');
  const { table, eyes } = await begin(real);
  await vi.waitUntil(() => eyes.every(({ known }) => known !== undefined));
  const taker = (): Following | undefined =>
    eyes.find(({ known }) =>
      (known?.moves as readonly Move[] | undefined)?.some(({ type }) => type === 'take'),
    );
  while (taker() === undefined) await step(real, table, eyes);
  const seat = eyes.indexOf(taker() as Following);
  const known = eyes[seat]?.known as KnownTable;
  const move = (known.moves as unknown as readonly Move[]).find(
    ({ type }) => type === 'take',
  ) as Move;
  const event = { seat, ...move };
  const place = move.pile as number;
  for (const thing of [...real.tops, 'none']) {
    await expect(
      house.witness(table, { event, revealed: { place, thing } }, known.n),
    ).rejects.toMatchObject({ code: 'illegal' });
  }
  await expect(house.witness(table, { event }, known.n)).rejects.toMatchObject({ code: 'illegal' });
  await expect(
    (eyes[seat] as Following).do({ type: 'play', move: { ...move } }),
  ).rejects.toMatchObject({ code: 'illegal' });
});

it('is for people, and begins with what lies on top', async () => {
  const plan = { game: 'next', seats: 2, own: 'dice-and-cards' } as const;
  const tops = ['3red', '3green', '3blue'];
  const refused = [
    house.open({ ...plan, sitters: company(1, 2), tops }),
    house.open({ ...plan, sitters: company(2, 2) }),
    house.open({ ...plan, sitters: company(2, 2), tops: ['3red', '3red', '3blue'] }),
    house.open({ ...plan, game: 'sequence', sitters: company(2, 2), tops }),
  ];
  for (const opening of refused) await expect(opening).rejects.toMatchObject({ code: 'illegal' });
});

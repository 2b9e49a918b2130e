// Short cases computed by hand that keep the second opinion itself honest.
// Every expected number here was worked out from the rule sheet, not copied from a run.
import { describe, expect, it } from 'vitest';
import { cardMade, DEFAULT_DECK } from './deck.ts';
import { made } from './pokerdice.ts';
import { referee, type Verdict } from './referee.ts';
import { numberOn } from './sequence.ts';

type Event = { [name: string]: unknown };

/** Judges lines given as text or as objects. */
function judge(...lines: (string | object)[]): Verdict[] {
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  return referee(new TextEncoder().encode(text));
}

/** Judges one record and gives its only verdict. */
function one(...lines: (string | object)[]): Verdict {
  const verdicts = judge(...lines);
  expect(verdicts.length).toBe(1);
  const verdict = verdicts[0];
  if (verdict === undefined) throw new Error('no verdict');
  return verdict;
}

function badAt(line: number) {
  return { ok: false, line, error: expect.any(String) };
}

const POKER2 = { record: 1, game: 'pokerdice', seats: 2, setup: { first: 0 } };
const SEQ2 = { record: 1, game: 'sequence', seats: 2, setup: {} };
const PACK = [
  'joker',
  'pair',
  'three',
  'two-pairs',
  'small-straight',
  'no-even',
  'no-odd',
  'full',
  'large-straight',
  'four',
];

// ---------------------------------------------------------------------------------------- records

describe('records', () => {
  const good = {
    ok: true,
    line: 1,
    game: 'pokerdice',
    events: 0,
    over: false,
    toMove: [0],
    scores: [0, 0],
    winners: [],
  };

  it('an empty file and a blank file have no verdicts', () => {
    expect(judge('')).toEqual([]);
    expect(judge(' ', '\t\r', '')).toEqual([]);
  });

  it('a header alone is a good unfinished record with exactly the fields shown', () => {
    expect(one(POKER2)).toStrictEqual(good);
    expect(Object.keys(one(POKER2))).toEqual([
      'ok',
      'line',
      'game',
      'events',
      'over',
      'toMove',
      'scores',
      'winners',
    ]);
  });

  it('blank lines are skipped but counted, CR at the end of a line is fine', () => {
    expect(one('', ' \t\r', `${JSON.stringify(POKER2)}\r`, '', '\r')).toStrictEqual({
      ...good,
      line: 3,
    });
  });

  it('events before any header are one bad record at the first of them', () => {
    expect(judge('', { seat: 0, type: 'stop' }, 'rubbish', POKER2)).toEqual([
      badAt(2),
      { ...good, line: 4 },
    ]);
  });

  it('a bad record is reported once and skipped to the next header', () => {
    const stop = { seat: 0, type: 'stop' };
    expect(judge(POKER2, stop, 'rubbish', stop, POKER2)).toEqual([badAt(2), { ...good, line: 5 }]);
  });

  it('anything with the field record is a header, other JSON is not', () => {
    expect(judge(POKER2, { record: null })).toEqual([good, badAt(2)]);
    expect(judge(POKER2, '{"\\u0072ecord":2}')).toEqual([good, badAt(2)]);
    expect(judge(POKER2, '[{"record":1}]')).toEqual([badAt(2)]);
    expect(judge(POKER2, '"record"')).toEqual([badAt(2)]);
    expect(judge(POKER2, 'null')).toEqual([badAt(2)]);
    expect(judge(POKER2, `{"__proto__":${JSON.stringify(POKER2)}}`)).toEqual([badAt(2)]);
  });

  it('a byte order mark makes its line bad, so it is no header', () => {
    expect(judge(`\uFEFF${JSON.stringify(POKER2)}`)).toEqual([badAt(1)]);
    expect(judge(POKER2, `\uFEFF${JSON.stringify(POKER2)}`)).toEqual([badAt(2)]);
    expect(judge(POKER2, '\uFEFF')).toEqual([badAt(2)]);
    expect(judge(POKER2, '\u00A0')).toEqual([badAt(2)]);
  });

  it('invalid UTF-8 makes its line bad', () => {
    const header = new TextEncoder().encode(`${JSON.stringify(POKER2)}\n`);
    expect(referee(Uint8Array.from([...header, 0x22, 0xff, 0x22]))).toEqual([badAt(2)]);
    expect(
      referee(Uint8Array.from([...header, 0x22, 0xed, 0xa0, 0x80, 0x22, 10, ...header])),
    ).toEqual([badAt(2), { ...good, line: 3 }]);
  });

  it('a line of 1 MiB is fine, one byte more is bad', () => {
    const header = JSON.stringify(POKER2);
    expect(one(header.padEnd(1024 * 1024))).toEqual(good);
    expect(one(header.padEnd(1024 * 1024 + 1))).toEqual(badAt(1));
    expect(one(POKER2, header.padEnd(1024 * 1024 + 1), 'x')).toEqual(badAt(2));
  });

  it('fields of a header are exact and null is not left out', () => {
    for (const wrong of [
      { ...POKER2, extra: 1 },
      { ...POKER2, options: null },
      { ...POKER2, options: [] },
      { ...POKER2, options: { line: 5 } },
      { ...POKER2, options: { decks: null } },
      { ...POKER2, options: { rounds: 'some' } },
      { ...POKER2, options: { decks: 3 } },
      { ...POKER2, options: { decks: '1' } },
      { ...POKER2, seats: 3, options: { decks: 2 } },
      { ...POKER2, seats: 1 },
      { ...POKER2, seats: 6 },
      { ...POKER2, seats: 2.5 },
      { ...POKER2, record: 2 },
      { ...POKER2, record: '1' },
      { ...POKER2, game: 'toString' },
      { ...POKER2, setup: { first: 2 } },
      { ...POKER2, setup: { first: -1 } },
      { ...POKER2, setup: {} },
      { ...POKER2, setup: { first: 0, more: 0 } },
      { ...POKER2, setup: [] },
      { ...POKER2, setup: null },
      { record: 1, game: 'pokerdice', seats: 2 },
      { ...SEQ2, seats: 5 },
      { ...SEQ2, setup: { first: 0 } },
      { ...SEQ2, setup: [] },
      { ...SEQ2, options: { line: 7 } },
      { ...SEQ2, seats: 3, options: { line: 6 } },
    ]) {
      expect(one(wrong), JSON.stringify(wrong)).toEqual(badAt(1));
    }
    expect(one(`${JSON.stringify(POKER2).slice(0, -1)},"__proto__":{}}`)).toEqual(badAt(1));
    expect(
      one('{"record":1,"game":"pokerdice","seats":2,"setup":{"__proto__":{"first":0}}}'),
    ).toEqual(badAt(1));
  });

  it('options may be left out one by one', () => {
    expect(one({ ...POKER2, options: {} })).toEqual(good);
    expect(one({ ...POKER2, options: { decks: 2 } })).toEqual(good);
    expect(one({ ...POKER2, options: { rounds: 'equal', decks: 1 } })).toEqual(good);
    expect(one({ ...SEQ2, seats: 4, options: { line: 6 } })).toMatchObject({
      ok: true,
      toMove: [0],
    });
  });

  it('whole numbers are whole however written, and the last of a double field counts', () => {
    const odd =
      '{"seats":9,"setup":{"first":1,"first":-0},"game":"pokerdice","record":1.0,"seats":20e-1}';
    expect(one(odd)).toStrictEqual(good);
    expect(one(odd, '{"seat":-0.0,"type":"roll","faces":[1e0,2.0,0.3E1,4,5]}')).toMatchObject({
      ok: true,
      events: 1,
    });
    expect(one(odd, '{"seat":0,"type":"roll","faces":[1.5,2,3,4,5]}')).toEqual(badAt(2));
    expect(one(odd, '{"seat":0,"type":"roll","faces":[1e999,2,3,4,5]}')).toEqual(badAt(2));
  });

  it('fields and types of an event are exact', () => {
    const roll = { seat: 0, type: 'roll', faces: [1, 2, 3, 4, 5] };
    expect(one(POKER2, roll)).toMatchObject({ ok: true, toMove: [0, 1] });
    for (const wrong of [
      { ...roll, seat: 1 },
      { ...roll, seat: 2 },
      { ...roll, seat: '0' },
      { ...roll, dice: [0] },
      { ...roll, type: 'toString' },
      { ...roll, type: '__proto__' },
      { ...roll, type: null },
      { ...roll, faces: [1, 2, 3, 4] },
      { ...roll, faces: [1, 2, 3, 4, 5, 6] },
      { ...roll, faces: [0, 2, 3, 4, 5] },
      { ...roll, faces: [7, 2, 3, 4, 5] },
      { ...roll, faces: '12345' },
      { ...roll, faces: { length: 5 } },
      { seat: 0, type: 'roll' },
      { type: 'roll', faces: [1, 2, 3, 4, 5] },
      { seat: 0, faces: [1, 2, 3, 4, 5] },
      { seat: 0, type: 'place', square: 'a1' },
    ]) {
      expect(one(POKER2, wrong), JSON.stringify(wrong)).toEqual(badAt(2));
    }
    expect(one(POKER2, '{"seat":0,"type":"roll","faces":[1,2,3,4,5],"__proto__":1}')).toEqual(
      badAt(2),
    );
  });

  it('a bad line after a finished record makes that record bad at that line', () => {
    const record = [POKER2, ...tenEvenRounds(2, 0, 10)];
    expect(judge(...record, '')).toMatchObject([{ ok: true, over: true }]);
    expect(judge(...record, '', 'rubbish', POKER2)).toEqual([
      badAt(record.length + 2),
      { ...good, line: record.length + 3 },
    ]);
    expect(one(...record, { seat: 0, type: 'stop' })).toEqual(badAt(record.length + 1));
  });
});

// -------------------------------------------------------------------------------------- pokerdice

/** Dice that make the card of that place in the pack. */
const MAKING = [
  [1, 2, 3, 5, 6],
  [1, 1, 2, 3, 5],
  [1, 1, 1, 2, 3],
  [1, 1, 2, 2, 3],
  [1, 2, 3, 4, 6],
  [1, 1, 3, 3, 5],
  [2, 2, 4, 4, 6],
  [1, 1, 1, 2, 2],
  [1, 2, 3, 4, 5],
  [6, 6, 6, 6, 1],
];

/** Rounds in which everybody commits the same card and makes it. */
function tenEvenRounds(seats: number, first: number, rounds: number): Event[] {
  const events: Event[] = [];
  for (let round = 0; round < rounds; round++) {
    const active = (first + round) % seats;
    events.push({ seat: active, type: 'roll', faces: MAKING[round] });
    for (let seat = seats - 1; seat >= 0; seat--)
      events.push({ seat, type: 'commit', cards: [PACK[round]] });
    events.push({ seat: active, type: 'stop' });
  }
  return events;
}

describe('pokerdice', () => {
  const roll = (...faces: number[]) => ({ seat: 0, type: 'roll', faces });
  const commit = (seat: number, ...cards: string[]) => ({ seat, type: 'commit', cards });
  const reroll = (dice: number[], faces: number[]) => ({ seat: 0, type: 'reroll', dice, faces });
  const stop = { seat: 0, type: 'stop' };

  it('more includes less, but faces must differ', () => {
    const makes = (...dice: number[]) => PACK.filter((card) => made(card, dice));
    expect(makes(1, 1, 1, 2, 2)).toEqual(['joker', 'pair', 'three', 'two-pairs', 'full']);
    expect(makes(3, 3, 3, 3, 3)).toEqual(['joker', 'pair', 'three', 'no-even', 'four']);
    expect(makes(4, 4, 4, 4, 2)).toEqual(['joker', 'pair', 'three', 'no-odd', 'four']);
    expect(makes(5, 4, 3, 2, 1)).toEqual(['joker', 'small-straight', 'large-straight']);
    expect(makes(2, 6, 5, 4, 3)).toEqual(['joker', 'small-straight', 'large-straight']);
    expect(makes(1, 3, 4, 5, 6)).toEqual(['joker', 'small-straight']);
    expect(makes(2, 3, 4, 5, 5)).toEqual(['joker', 'pair', 'small-straight']);
    expect(makes(1, 2, 3, 5, 6)).toEqual(['joker']);
    expect(makes(5, 6, 1, 2, 2)).toEqual(['joker', 'pair']);
    expect(makes(1, 6, 1, 6, 4)).toEqual(['joker', 'pair', 'two-pairs']);
  });

  it('everybody still to commit may act, in any order', () => {
    const header = { ...POKER2, seats: 3 };
    expect(one(header, roll(1, 1, 2, 3, 4), commit(1, 'four'))).toMatchObject({ toMove: [0, 2] });
    expect(one(header, roll(1, 1, 2, 3, 4), commit(1, 'four'), commit(1, 'pair'))).toEqual(
      badAt(4),
    );
    expect(one(header, roll(1, 1, 2, 3, 4), commit(1, 'four'), stop)).toEqual(badAt(4));
    expect(
      one(header, roll(1, 1, 2, 3, 4), commit(2, 'pair'), commit(1, 'four'), commit(0, 'four')),
    ).toMatchObject({
      toMove: [0],
      scores: [0, 0, 0],
    });
  });

  it('a made card scores, a failed one of another seat is captured for one point', () => {
    expect(
      one(POKER2, roll(1, 1, 2, 3, 4), commit(1, 'four'), commit(0, 'pair'), stop),
    ).toMatchObject({
      events: 4,
      toMove: [1],
      scores: [2, 0],
    });
  });

  it('the active player captures even if he failed himself', () => {
    expect(
      one(POKER2, roll(1, 2, 3, 4, 6), commit(0, 'four'), commit(1, 'pair'), stop),
    ).toMatchObject({ scores: [1, 0] });
  });

  it('the second re-throw is judged by itself and may throw dice kept before', () => {
    const record = [
      POKER2,
      roll(1, 1, 2, 3, 4),
      commit(0, 'three'),
      commit(1, 'no-even'),
      reroll([2, 3, 4], [1, 5, 5]),
      reroll([0, 4], [3, 3]),
    ];
    // 1 1 1 5 5, then 3 1 1 5 3: three is out, no-even is made.
    expect(one(...record)).toMatchObject({ ok: true, toMove: [1], scores: [0, 4] });
    expect(one(...record.slice(0, 5), stop)).toMatchObject({
      ok: true,
      toMove: [1],
      scores: [2, 4],
    });
    expect(one(...record, stop)).toEqual(badAt(7));
  });

  it('a re-throw takes at least one die, ascending, with as many faces', () => {
    const start = [POKER2, roll(1, 1, 2, 3, 4), commit(0, 'three'), commit(1, 'no-even')];
    for (const wrong of [
      reroll([], []),
      reroll([1, 0], [1, 1]),
      reroll([1, 1], [1, 1]),
      reroll([5], [1]),
      reroll([0, 1], [1]),
      reroll([0], [1, 1]),
      { ...reroll([0], [1]), seat: 1 },
      { ...stop, faces: [] },
    ]) {
      expect(one(...start, wrong), JSON.stringify(wrong)).toEqual(badAt(5));
    }
  });

  it('cards are an array of ids still left', () => {
    const start = [POKER2, roll(1, 1, 2, 3, 4)];
    for (const cards of ['pair', [], ['pair', 'three'], ['pears'], [0], [['pair']], null]) {
      expect(one(...start, { seat: 0, type: 'commit', cards })).toEqual(badAt(3));
    }
    const again = { seat: 1, type: 'roll', faces: [1, 1, 2, 3, 4] };
    const round = [...start, commit(0, 'pair'), commit(1, 'pair'), stop, again];
    expect(one(...round, commit(0, 'pair'))).toEqual(badAt(7));
    expect(one(...round, commit(0, 'joker'))).toMatchObject({ ok: true });
  });

  it('with two packs, two cards a round, the same one twice while two copies are left', () => {
    const header = { ...POKER2, options: { decks: 2 } };
    const round = [
      header,
      roll(1, 1, 2, 3, 5),
      commit(0, 'pair', 'pair'),
      commit(1, 'four', 'pair'),
      stop,
    ];
    expect(one(...round)).toMatchObject({ scores: [3, 1], toMove: [1] });
    const next = { seat: 1, type: 'roll', faces: [1, 1, 2, 3, 5] };
    expect(one(...round, next, commit(1, 'pair', 'pair'))).toEqual(badAt(7));
    expect(one(...round, next, commit(1, 'pair', 'four'))).toMatchObject({ ok: true });
    expect(one(...round, next, commit(0, 'joker', 'pair'))).toEqual(badAt(7));
    expect(one(...round, next, commit(0, 'joker'))).toEqual(badAt(7));
  });

  it('ten rounds, equal ones, or two turns each; the last one active wins a tie', () => {
    const game = (seats: number, first: number, rounds: number, options: object) =>
      one({ ...POKER2, seats, options, setup: { first } }, ...tenEvenRounds(seats, first, rounds));
    expect(game(2, 0, 10, {})).toMatchObject({
      over: true,
      toMove: [],
      scores: [37, 37],
      winners: [1],
    });
    expect(game(3, 0, 10, {})).toMatchObject({ over: true, scores: [37, 37, 37], winners: [0] });
    expect(game(3, 1, 9, { rounds: 'equal' })).toMatchObject({
      over: true,
      scores: [30, 30, 30],
      winners: [0],
    });
    expect(game(4, 0, 8, { rounds: 'equal' })).toMatchObject({
      over: true,
      scores: [23, 23, 23, 23],
      winners: [3],
    });
    expect(game(5, 2, 10, { rounds: 'equal' })).toMatchObject({ over: true, winners: [1] });
    expect(game(2, 0, 3, { rounds: 'twice' })).toMatchObject({ over: false });
    expect(game(2, 0, 4, { rounds: 'twice' })).toMatchObject({
      over: true,
      scores: [7, 7],
      winners: [1],
    });
    expect(game(3, 1, 6, { rounds: 'twice' })).toMatchObject({
      over: true,
      scores: [14, 14, 14],
      winners: [0],
    });
    expect(game(4, 0, 8, { rounds: 'twice' })).toMatchObject({
      over: true,
      scores: [23, 23, 23, 23],
      winners: [3],
    });
    expect(game(5, 2, 10, { rounds: 'twice' })).toMatchObject({ over: true, winners: [1] });
    expect(game(3, 0, 9, {})).toMatchObject({ over: false, toMove: [0], winners: [] });
  });

  it('the tie-break looks only at tied seats', () => {
    const events = tenEvenRounds(3, 0, 10);
    // Seat 0 spends its four on the first round and its joker on the last, when it is active.
    const fixed = events.map((event, i) => {
      if (event['type'] !== 'commit' || event['seat'] !== 0) return event;
      if (i < 5) return { ...event, cards: ['four'] };
      if (i >= 45) return { ...event, cards: ['joker'] };
      return event;
    });
    expect(one({ ...POKER2, seats: 3 }, ...fixed)).toMatchObject({
      over: true,
      scores: [30, 37, 37],
      winners: [2],
    });
  });
});

// --------------------------------------------------------------------------------------- sequence

describe('sequence', () => {
  const sums: { [sum: number]: number[] } = {
    2: [1, 1],
    3: [1, 2],
    4: [1, 3],
    5: [2, 3],
    6: [3, 3],
    7: [3, 4],
    8: [4, 4],
    9: [4, 5],
    10: [5, 5],
    11: [5, 6],
    12: [6, 6],
  };
  const roll = (seat: number, sum: number) => ({ seat, type: 'roll', faces: sums[sum] });
  const place = (seat: number, square: string) => ({ seat, type: 'place', square });
  const remove = (seat: number, square: string) => ({ seat, type: 'remove', square });
  const put = (seat: number, sum: number, square: string) => [roll(seat, sum), place(seat, square)];
  const start = [SEQ2, roll(0, 9), roll(1, 8)];

  it('the board has each number four times and looks the same after a quarter turn', () => {
    const columns = 'abcdef';
    for (let row = 1; row <= 6; row++) {
      for (let c = 0; c < 6; c++) {
        const turned = columns.charAt(6 - row) + (c + 1);
        expect(numberOn(columns.charAt(c) + row)).toBe(numberOn(turned));
      }
    }
    expect(numberOn('a2')).toBe(6);
    expect(numberOn('e1')).toBe(6);
    expect(numberOn('c3')).toBe(12);
  });

  it('everybody throws in seat order and the highest begins', () => {
    expect(one(SEQ2)).toMatchObject({ toMove: [0], scores: [0, 0] });
    expect(one(SEQ2, roll(0, 5))).toMatchObject({ toMove: [1] });
    expect(one(SEQ2, roll(1, 5))).toEqual(badAt(2));
    expect(one(SEQ2, roll(0, 5), roll(1, 6))).toMatchObject({ toMove: [1], events: 2 });
    expect(one(SEQ2, { seat: 0, type: 'roll', faces: [7, 1] })).toEqual(badAt(2));
    expect(one(SEQ2, { seat: 0, type: 'roll', faces: [1, 1, 1] })).toEqual(badAt(2));
  });

  it('only those tied for the highest throw again and only the new sums count', () => {
    const tie = [{ ...SEQ2, seats: 4 }, roll(0, 8), roll(1, 9), roll(2, 3), roll(3, 9)];
    expect(one(...tie)).toMatchObject({ toMove: [1] });
    expect(one(...tie, roll(0, 9))).toEqual(badAt(6));
    expect(one(...tie, roll(1, 2))).toMatchObject({ toMove: [3] });
    expect(one(...tie, roll(1, 4), roll(3, 4))).toMatchObject({ toMove: [1] });
    expect(one(...tie, roll(1, 4), roll(3, 4), roll(1, 2), roll(3, 3))).toMatchObject({
      toMove: [3],
      events: 8,
    });
  });

  it('a chip goes on a free square of the number', () => {
    expect(one(...start, roll(0, 6), place(0, 'e1'))).toMatchObject({ toMove: [1] });
    for (const wrong of [
      place(0, 'a1'),
      place(1, 'e1'),
      place(0, 'E1'),
      place(0, 'g1'),
      place(0, 'e7'),
      remove(0, 'e1'),
      roll(0, 6),
    ]) {
      expect(one(...start, roll(0, 6), wrong)).toEqual(badAt(5));
    }
    expect(one(...start, ...put(0, 6, 'e1'), roll(1, 6), place(1, 'e1'))).toEqual(badAt(7));
  });

  it("if all four are taken an opponent's chip is replaced", () => {
    const taken = [
      ...start,
      ...put(0, 3, 'b1'),
      ...put(1, 3, 'f2'),
      ...put(0, 3, 'a5'),
      ...put(1, 3, 'e6'),
      roll(0, 3),
    ];
    expect(one(...taken)).toMatchObject({ toMove: [0] });
    expect(one(...taken, place(0, 'b1'))).toEqual(badAt(13));
    expect(one(...taken, place(0, 'e6'), roll(1, 10), remove(1, 'e6'))).toMatchObject({
      ok: true,
      toMove: [0],
    });
  });

  it('if all four are yours nothing happens and there is no event', () => {
    const mine = [
      ...start,
      ...put(0, 3, 'b1'),
      ...put(1, 7, 'b2'),
      ...put(0, 3, 'f2'),
      ...put(1, 7, 'e2'),
      ...put(0, 3, 'a5'),
      ...put(1, 7, 'b5'),
      ...put(0, 3, 'e6'),
      ...put(1, 7, 'e5'),
      roll(0, 3),
    ];
    expect(one(...mine)).toMatchObject({ toMove: [1] });
    expect(one(...mine, roll(1, 7))).toMatchObject({ toMove: [0] });
    expect(one(...mine, roll(1, 3))).toMatchObject({ toMove: [1] });
  });

  it('2 and 12 give another turn, also when nothing could be placed', () => {
    const corners = [
      ...start,
      ...put(0, 2, 'a1'),
      ...put(0, 2, 'f1'),
      ...put(0, 2, 'a6'),
      ...put(0, 2, 'f6'),
    ];
    expect(one(...corners)).toMatchObject({ toMove: [0] });
    expect(one(...corners, roll(0, 2), roll(0, 2))).toMatchObject({ toMove: [0] });
    expect(one(...corners, ...put(0, 12, 'c3'))).toMatchObject({ toMove: [0] });
    expect(one(...corners, ...put(0, 5, 'd1'), roll(1, 2), place(1, 'a1'))).toMatchObject({
      ok: true,
      toMove: [1],
    });
  });

  it("10 removes an opponent's chip, never from a 2 or 12", () => {
    expect(one(...start, roll(0, 10))).toMatchObject({ toMove: [1] });
    const safe = [...start, ...put(0, 2, 'a1'), ...put(0, 12, 'c3'), roll(0, 10)];
    expect(one(...safe)).toMatchObject({ toMove: [1] });
    expect(one(...safe, roll(1, 10))).toMatchObject({ toMove: [0] });
    const open = [...start, ...put(0, 2, 'a1'), ...put(0, 11, 'b1'), roll(1, 10)];
    expect(one(...open)).toMatchObject({ toMove: [1] });
    expect(one(...open, remove(1, 'a1'))).toEqual(badAt(9));
    expect(one(...open, remove(1, 'c1'))).toEqual(badAt(9));
    expect(one(...open, place(1, 'b1'))).toEqual(badAt(9));
    expect(one(...open, remove(1, 'b1'), roll(0, 3), place(0, 'b1'))).toMatchObject({ ok: true });
  });

  it('five in a row win at once, before any further turn', () => {
    const row = [
      ...start,
      ...put(0, 3, 'b1'),
      ...put(1, 7, 'b2'),
      ...put(0, 4, 'c1'),
      ...put(1, 7, 'e2'),
      ...put(0, 5, 'd1'),
      ...put(1, 7, 'b5'),
      ...put(0, 6, 'e1'),
      ...put(1, 7, 'e5'),
      ...put(0, 2, 'a1'),
    ];
    expect(one(...row)).toMatchObject({ over: true, toMove: [], scores: [1, 0], winners: [0] });
    expect(one(...row, roll(0, 3))).toEqual(badAt(22));
    const six = [{ ...SEQ2, options: { line: 6 } }, ...row.slice(1)];
    expect(one(...six)).toMatchObject({ over: false, toMove: [0], scores: [0, 0], winners: [] });
    expect(one(...six, ...put(0, 2, 'f1'))).toMatchObject({ over: true, winners: [0] });
  });

  it('a diagonal of five wins, a broken line does not', () => {
    const diagonal = [
      ...start,
      ...put(0, 6, 'a2'),
      ...put(1, 7, 'b2'),
      ...put(0, 9, 'b3'),
      ...put(1, 7, 'e2'),
      ...put(0, 12, 'c4'),
      ...put(0, 3, 'e6'),
      ...put(1, 7, 'b5'),
    ];
    expect(one(...diagonal)).toMatchObject({ over: false });
    expect(one(...diagonal, ...put(0, 8, 'd5'))).toMatchObject({ over: true, winners: [0] });
    expect(one(...diagonal, ...put(0, 8, 'e3'))).toMatchObject({ over: false });
  });

  it("partners build one line and both win; a partner's chip is no opponent's", () => {
    const four = [{ ...SEQ2, seats: 4 }, roll(0, 9), roll(1, 8), roll(2, 7), roll(3, 6)];
    const row = [
      ...four,
      ...put(0, 3, 'b1'),
      ...put(1, 7, 'b2'),
      ...put(2, 4, 'c1'),
      ...put(3, 7, 'e2'),
      ...put(0, 5, 'd1'),
      ...put(1, 7, 'b5'),
      ...put(2, 2, 'a1'),
    ];
    expect(one(...row)).toMatchObject({ over: false, toMove: [2] });
    expect(one(...row, ...put(2, 6, 'e1'))).toMatchObject({
      over: true,
      scores: [1, 0, 1, 0],
      winners: [0, 2],
    });
    expect(
      one(...four, ...put(0, 3, 'b1'), roll(1, 10), remove(1, 'b1'), roll(2, 10)),
    ).toMatchObject({ toMove: [3] });
    expect(
      one(...four, ...put(0, 3, 'b1'), ...put(1, 3, 'f2'), roll(2, 10), remove(2, 'b1')),
    ).toEqual(badAt(11));
  });

  it("11 takes any free square, and on a full board any opponent's chip", () => {
    const squares: string[][] = [[], []];
    for (let row = 0; row < 6; row++) {
      for (let c = 0; c < 6; c++)
        squares[(Math.floor(c / 2) + row) % 2]?.push('abcdef'.charAt(c) + (row + 1));
    }
    const full: object[] = [...start];
    for (let i = 0; i < 18; i++) {
      full.push(...put(0, 11, squares[0]?.[i] ?? ''), ...put(1, 11, squares[1]?.[i] ?? ''));
    }
    expect(one(...full)).toMatchObject({ over: false, toMove: [0], events: 74 });
    expect(one(...full, roll(0, 11), place(0, 'a1'))).toEqual(badAt(77));
    expect(one(...full, roll(0, 11), place(0, 'c4'))).toEqual(badAt(77));
    // a6 is a 2 and c3 a 12, both the opponent's.
    expect(one(...full, roll(0, 11), place(0, 'a6'))).toMatchObject({ ok: true, toMove: [1] });
    expect(one(...full, roll(0, 11), place(0, 'c3'))).toMatchObject({ ok: true, toMove: [1] });
  });
});

// ------------------------------------------------------------------------------------------- next

describe('next', () => {
  const letters: { [letter: string]: string } = {
    r: 'red',
    g: 'green',
    b: 'blue',
    y: 'yellow',
    o: 'orange',
    p: 'purple',
  };
  const colours = (text: string) => [...text].map((letter) => letters[letter] ?? letter);
  /** Throws the dice named by their digits; six letters alone throw all six. */
  const roll = (seat: number, faces: string, dice = '012345') => ({
    seat,
    type: 'roll',
    dice: [...dice].map(Number),
    faces: colours(faces),
  });
  const take = (seat: number, pile: number) => ({ seat, type: 'take', pile });
  const turn = (seat: number, die: number, face: string) => ({ seat, type: 'turn-die', die, face });
  const end = (seat: number) => ({ seat, type: 'end-turn' });
  const steal = (seat: number, from: number, drew: string) => ({ seat, type: 'steal', from, drew });
  const swap = (seat: number, from: number, drew: string) => ({ seat, type: 'swap', from, drew });
  const give = (seat: number, card: string) => ({ seat, type: 'give', card });
  const finish = (seat: number) => ({ seat, type: 'finish' });
  const goOn = (seat: number) => ({ seat, type: 'continue' });

  /** Piles with the named cards on top, the other cards below in the order of the deck. */
  function piles(ids: string[], ...tops: string[][]): string[][] {
    const rest = ids.filter((id) => !tops.flat().includes(id));
    return tops.map((top) => [...top, ...rest.splice(0, 15 - top.length)]);
  }
  const defaultIds = DEFAULT_DECK.map((card) => card.id);
  const header = (seats: number, a: string[], b: string[], c: string[]) => ({
    record: 1,
    game: 'next',
    seats,
    setup: { first: 0, piles: piles(defaultIds, a, b, c) },
  });

  /** A deck whose cards k0…k44 are made by any dice and worth one point, with actions on some. */
  function easyDeck(actions: { [id: string]: string }) {
    return DEFAULT_DECK.map((_, i) => {
      const action = actions[`k${i}`];
      return { id: `k${i}`, groups: [1], points: 1, ...(action === undefined ? {} : { action }) };
    });
  }
  /** Pile 0 is k0…k14 from the top, pile 1 k15…k29, pile 2 k30…k44. */
  const easy = (seats: number, actions: { [id: string]: string } = {}) => ({
    record: 1,
    game: 'next',
    seats,
    options: { deck: easyDeck(actions) },
    setup: {
      first: 0,
      piles: piles(
        easyDeck({}).map((card) => card.id),
        [],
        [],
        [],
      ),
    },
  });
  const easyTurn = (seat: number, pile: number) => [roll(seat, 'rgbyop'), take(seat, pile)];

  it('a card is made when different dice fill all its places', () => {
    const makes = (text: string) =>
      DEFAULT_DECK.filter((card) => cardMade(card, colours(text))).map((card) => card.id);
    const groups = (...sizes: number[]) => ({ id: 'x', points: 0, groups: sizes });
    expect(makes('rgbyop')).toEqual([]);
    expect(makes('rrggyb')).toEqual(['2red-2green']);
    expect(makes('rrggbb')).toEqual([
      'pairs-1',
      'pairs-2',
      'pairs-3',
      '2red-2green',
      '2green-2blue',
      '2red-2green-2blue',
    ]);
    expect(makes('yyypgp')).toEqual([
      'three-1',
      'three-2',
      'three-3',
      'three-4',
      'full-1',
      'full-2',
      'full-3',
      'full-4',
      '3yellow',
      '3yellow-2purple',
    ]);
    expect(cardMade(groups(3, 2), colours('oooogo'))).toBe(true);
    expect(cardMade(groups(2, 2, 2), colours('ooggoo'))).toBe(true);
    expect(cardMade(groups(2, 2, 2), colours('oooooo'))).toBe(true);
    expect(cardMade(groups(3, 3), colours('oooooo'))).toBe(true);
    expect(cardMade(groups(3, 3), colours('oooogg'))).toBe(false);
    expect(cardMade(groups(4, 2), colours('oooggg'))).toBe(false);
    expect(cardMade(groups(5), colours('ooooog'))).toBe(true);
    expect(cardMade(groups(6), colours('ooooog'))).toBe(false);
    expect(cardMade(groups(2, 1), colours('rrgbyo'))).toBe(true);
  });

  it('a first throw takes all six dice and nothing else comes first', () => {
    const game = header(2, ['three-1'], ['six-1'], ['3red']);
    expect(one(game)).toMatchObject({ toMove: [0], scores: [0, 0] });
    expect(one(game, roll(0, 'rgb', '012'))).toEqual(badAt(2));
    expect(one(game, take(0, 0))).toEqual(badAt(2));
    expect(one(game, end(0))).toEqual(badAt(2));
    expect(one(game, roll(0, 'rgbyo'))).toEqual(badAt(2));
    expect(one(game, roll(0, 'rgbyow'))).toEqual(badAt(2));
    expect(one(game, roll(0, 'rgbyop', '102345'))).toEqual(badAt(2));
    expect(one(game, roll(0, 'rgbyop'))).toMatchObject({ ok: true, toMove: [0] });
  });

  it('a made card may be taken after any throw; one card a turn', () => {
    const game = header(2, ['three-1', 'four-1'], ['six-1'], ['3red']);
    expect(one(game, roll(0, 'rrrrgb'), take(0, 1))).toEqual(badAt(3));
    expect(one(game, roll(0, 'rrrrgb'), take(0, 3))).toEqual(badAt(3));
    expect(one(game, roll(0, 'rrrrgb'), take(0, 0))).toMatchObject({ scores: [1, 0], toMove: [1] });
    expect(one(game, roll(0, 'rrrrgb'), take(0, 2))).toMatchObject({ scores: [2, 0], toMove: [1] });
    expect(one(game, roll(0, 'rrrrgb'), take(0, 0), take(0, 0))).toEqual(badAt(4));
    // After a card all six are thrown, and the dice that lie there are of no use.
    expect(one(game, roll(0, 'rrrrgb'), take(0, 0), take(1, 0))).toEqual(badAt(4));
    expect(one(game, roll(0, 'rrrrgb'), take(0, 0), roll(1, 'r', '0'))).toEqual(badAt(4));
    expect(one(game, roll(0, 'rrrrgb'), take(0, 0), roll(1, 'ggggrb'), take(1, 0))).toMatchObject({
      scores: [1, 2],
    });
  });

  it('throwing again loses every card that lay made', () => {
    const game = header(2, ['three-1'], ['3red'], ['four-1']);
    const locked = [game, roll(0, 'rrrgby'), roll(0, 'r', '3')];
    expect(one(...locked, take(0, 0))).toEqual(badAt(4));
    expect(one(...locked, take(0, 1))).toEqual(badAt(4));
    expect(one(...locked, take(0, 2))).toMatchObject({ ok: true, scores: [2, 0] });
    // Then four alike is lost too, and after the last throw nothing is left.
    expect(one(...locked, roll(0, 'r', '4'))).toMatchObject({ ok: true, toMove: [1] });
    // The next player may take what was locked, without throwing.
    expect(one(...locked, roll(0, 'r', '4'), take(1, 1))).toMatchObject({
      ok: true,
      scores: [0, 2],
      toMove: [0],
    });
  });

  it('after the last throw a made card must be taken', () => {
    const game = header(2, ['three-1'], ['3red'], ['four-1']);
    const last = [game, roll(0, 'rrgbyo'), roll(0, 'g', '2'), roll(0, 'r', '2')];
    expect(one(...last)).toMatchObject({ toMove: [0] });
    expect(one(...last, end(0))).toEqual(badAt(5));
    expect(one(...last, roll(0, 'r', '3'))).toEqual(badAt(5));
    expect(one(...last, take(0, 1))).toMatchObject({ scores: [2, 0], toMove: [1] });
  });

  it('nobody may stop earlier without a card, and a failed turn ends by itself', () => {
    const game = header(3, ['three-1'], ['3red'], ['four-1']);
    expect(one(game, roll(0, 'rgbyop'), end(0))).toEqual(badAt(3));
    const failed = [game, roll(0, 'rgbyop'), roll(0, 'r', '0'), roll(0, 'g', '0')];
    expect(one(...failed)).toMatchObject({ events: 3, toMove: [1] });
    expect(one(...failed, end(0))).toEqual(badAt(5));
  });

  it('keeping inherited dice counts as a second throw and locks what they make', () => {
    const game = header(3, ['three-1'], ['3red'], ['four-1']);
    // Seat 0 locks three-1 and 3red, then misses four alike twice.
    const failed = [game, roll(0, 'rrrgby'), roll(0, 'p', '3'), roll(0, 'p', '3')];
    expect(one(...failed)).toMatchObject({ toMove: [1] });
    const kept = [...failed, roll(1, 'o', '3')];
    expect(one(...kept, take(1, 0))).toEqual(badAt(6));
    expect(one(...kept, roll(1, 'g', '3'))).toMatchObject({ toMove: [2], scores: [0, 0, 0] });
    expect(one(...kept, roll(1, 'g', '3'), take(2, 0))).toMatchObject({
      ok: true,
      scores: [0, 0, 1],
    });
    expect(one(...kept, roll(1, 'g', '3'), roll(1, 'g', '3'))).toEqual(badAt(7));
  });

  it('a throw of all six after a failed turn is fresh: three throws and nothing locked', () => {
    const game = header(3, ['three-1'], ['3red'], ['four-1']);
    const failed = [game, roll(0, 'rrrgby'), roll(0, 'p', '3'), roll(0, 'p', '3')];
    const fresh = [...failed, roll(1, 'rrrgby')];
    expect(one(...fresh, take(1, 1))).toMatchObject({ ok: true, scores: [0, 2, 0] });
    expect(one(...fresh, roll(1, 'y', '3'))).toMatchObject({ toMove: [1] });
    expect(one(...fresh, roll(1, 'y', '3'), roll(1, 'g', '3'))).toMatchObject({ toMove: [2] });
    // A later throw of all six is an ordinary one.
    expect(one(...fresh, roll(1, 'rrrgby'), take(1, 1))).toEqual(badAt(7));
  });

  it('two black dice thrown alike let the thrower turn one die, once', () => {
    const game = header(2, ['three-1'], ['3red'], ['six-1']);
    const alike = [game, roll(0, 'rgbyoo')];
    expect(one(...alike, take(0, 0))).toEqual(badAt(3));
    expect(one(...alike, turn(0, 0, 'orange'), take(0, 0))).toMatchObject({
      ok: true,
      scores: [1, 0],
    });
    expect(one(...alike, turn(0, 0, 'red'))).toEqual(badAt(3));
    expect(one(...alike, turn(0, 6, 'red'))).toEqual(badAt(3));
    expect(one(...alike, turn(0, 0, 'white'))).toEqual(badAt(3));
    expect(one(...alike, turn(0, 0, 'blue'), turn(0, 1, 'blue'))).toEqual(badAt(4));
    // The right ends with the next throw, and does not come from black dice that were kept.
    expect(one(...alike, roll(0, 'g', '0'), turn(0, 0, 'orange'))).toEqual(badAt(4));
    expect(one(game, roll(0, 'rgbyop'), roll(0, 'o', '5'), turn(0, 0, 'orange'))).toEqual(badAt(4));
    expect(
      one(game, roll(0, 'rgbyop'), roll(0, 'yy', '45'), turn(0, 0, 'yellow'), take(0, 0)),
    ).toMatchObject({ ok: true });
  });

  it('what an unused power would have made does not lock, what a turned die makes does', () => {
    const game = header(2, ['three-1'], ['3red'], ['six-1']);
    expect(one(game, roll(0, 'rgbyoo'), roll(0, 'o', '0'), take(0, 0))).toMatchObject({
      ok: true,
      scores: [1, 0],
    });
    expect(
      one(game, roll(0, 'rgbyoo'), turn(0, 0, 'orange'), roll(0, 'g', '1'), take(0, 0)),
    ).toEqual(badAt(5));
    // A made card that is broken with the power before throwing again is not locked.
    expect(
      one(game, roll(0, 'ogbyoo'), turn(0, 0, 'red'), roll(0, 'o', '0'), take(0, 0)),
    ).toMatchObject({ ok: true });
  });

  it('after the last throw an unused power waits for end-turn or turn-die', () => {
    const game = header(2, ['three-1'], ['3red'], ['six-1']);
    const last = [game, roll(0, 'rgbyop'), roll(0, 'r', '0'), roll(0, 'oo', '45')];
    expect(one(...last)).toMatchObject({ toMove: [0] });
    expect(one(...last, end(0))).toMatchObject({ toMove: [1], events: 4 });
    expect(one(...last, end(0), turn(1, 0, 'orange'))).toEqual(badAt(6));
    expect(one(...last, turn(0, 0, 'blue'))).toMatchObject({ toMove: [1] });
    expect(one(...last, turn(0, 0, 'orange'))).toMatchObject({ toMove: [0] });
    expect(one(...last, turn(0, 0, 'orange'), end(0))).toEqual(badAt(6));
    expect(one(...last, turn(0, 0, 'orange'), take(0, 0))).toMatchObject({
      scores: [1, 0],
      toMove: [1],
    });
    // A made card may be broken even then, and is there for the next player only as the dice lie.
    const madeLast = [game, roll(0, 'ogbyop'), roll(0, 'r', '1'), roll(0, 'oo', '45')];
    expect(one(...madeLast, end(0))).toEqual(badAt(5));
    expect(one(...madeLast, turn(0, 0, 'red'))).toMatchObject({ toMove: [1] });
    expect(one(...madeLast, turn(0, 0, 'red'), take(1, 0))).toEqual(badAt(6));
  });

  it('a made card that is locked counts as not made after the last throw', () => {
    const game = header(2, ['three-1'], ['3red'], ['six-1']);
    const last = [game, roll(0, 'ooobyg'), roll(0, 'g', '3'), roll(0, 'yy', '45')];
    expect(one(...last)).toMatchObject({ toMove: [0] });
    expect(one(...last, take(0, 0))).toEqual(badAt(5));
    expect(one(...last, end(0), take(1, 0))).toMatchObject({ ok: true, scores: [0, 1] });
  });

  it('steal: a card that is there, of an opponent who has one, else it is skipped', () => {
    const game = header(3, ['three-3', 'full-4'], ['3red'], ['four-1']);
    const skipped = [game, roll(0, 'gggbyo'), take(0, 0)];
    expect(one(...skipped)).toMatchObject({ scores: [1, 0, 0], toMove: [1] });
    const due = [...skipped, roll(1, 'gggbbo'), take(1, 0)];
    expect(one(...due)).toMatchObject({ scores: [1, 1, 0], toMove: [1] });
    expect(one(...due, steal(1, 2, 'three-3'))).toEqual(badAt(6));
    expect(one(...due, steal(1, 1, 'full-4'))).toEqual(badAt(6));
    expect(one(...due, steal(1, 0, '3red'))).toEqual(badAt(6));
    expect(one(...due, swap(1, 0, 'three-3'))).toEqual(badAt(6));
    expect(one(...due, roll(2, 'gggbbo'))).toEqual(badAt(6));
    expect(one(...due, { ...steal(1, 0, 'three-3'), from: null })).toEqual(badAt(6));
    // Only a card won with dice carries out its action: the stolen three-3 does not steal.
    expect(one(...due, steal(1, 0, 'three-3'))).toMatchObject({ scores: [0, 2, 0], toMove: [2] });
  });

  it('swap: draw, then give any other card, also the one just won', () => {
    const game = header(2, ['four-1', 'three-4'], ['3red'], ['six-1']);
    const due = [game, roll(0, 'ggggyo'), take(0, 0), roll(1, 'gggbyo'), take(1, 0)];
    expect(one(...due)).toMatchObject({ scores: [2, 1], toMove: [1] });
    const drawn = [...due, swap(1, 0, 'four-1')];
    expect(one(...drawn)).toMatchObject({ scores: [0, 3], toMove: [1] });
    expect(one(...drawn, give(1, 'four-1'))).toEqual(badAt(7));
    expect(one(...drawn, give(1, '3red'))).toEqual(badAt(7));
    expect(one(...drawn, give(1, 'three-4'))).toMatchObject({ scores: [1, 2], toMove: [0] });
  });

  it('super-swap: every opponent who has cards, clockwise, each give to the one just drawn from', () => {
    const game = easy(4, { k3: 'super-swap' });
    // Seats 0, 1 and 2 take k0, k1, k2; seat 3 takes k3 and swaps with 0, 1, 2 in that order.
    const due = [game, ...easyTurn(0, 0), ...easyTurn(1, 0), ...easyTurn(2, 0), ...easyTurn(3, 0)];
    expect(one(...due)).toMatchObject({ toMove: [3] });
    expect(one(...due, swap(3, 1, 'k1'))).toEqual(badAt(10));
    const first = [...due, swap(3, 0, 'k0'), give(3, 'k3')];
    expect(one(...first, swap(3, 2, 'k2'))).toEqual(badAt(12));
    expect(one(...first, swap(3, 0, 'k3'))).toEqual(badAt(12));
    expect(one(...first, swap(3, 1, 'k1'), give(3, 'k1'))).toEqual(badAt(13));
    const second = [...first, swap(3, 1, 'k1'), give(3, 'k0')];
    expect(one(...second)).toMatchObject({ toMove: [3] });
    expect(one(...second, swap(3, 2, 'k2'), give(3, 'k1'))).toMatchObject({
      toMove: [0],
      scores: [1, 1, 1, 1],
    });
  });

  it('super-swap passes over who has none', () => {
    const game = easy(3, { k1: 'super-swap' });
    const due = [game, ...easyTurn(0, 0), ...easyTurn(1, 0)];
    expect(one(...due, swap(1, 2, 'k0'))).toEqual(badAt(6));
    expect(one(...due, swap(1, 0, 'k0'), give(1, 'k1'))).toMatchObject({ toMove: [2] });
    expect(one(easy(3, { k0: 'super-swap' }), ...easyTurn(0, 0))).toMatchObject({ toMove: [1] });
  });

  it('replay: a new full turn; a failed replay is a failed turn', () => {
    const game = header(2, ['four-3', 'three-1'], ['3red'], ['six-1']);
    const again = [game, roll(0, 'ggggyo'), take(0, 0)];
    expect(one(...again)).toMatchObject({ scores: [2, 0], toMove: [0] });
    expect(one(...again, take(0, 0))).toEqual(badAt(4));
    expect(one(...again, roll(0, 'g', '0'))).toEqual(badAt(4));
    const failed = [...again, roll(0, 'gggyop'), roll(0, 'r', '3'), roll(0, 'b', '3')];
    expect(one(...failed)).toMatchObject({ toMove: [1] });
    expect(one(...failed, take(1, 0))).toMatchObject({ ok: true, scores: [2, 1], toMove: [0] });
  });

  it('an action is carried out also when the card is taken with inherited dice', () => {
    const game = header(2, ['3green'], ['3red'], ['six-1']);
    const failed = [game, roll(0, 'gggyop'), roll(0, 'r', '3'), roll(0, 'b', '3')];
    expect(one(...failed, take(1, 0))).toMatchObject({ scores: [0, 2], toMove: [1] });
  });

  /**
   * Turns of two seats with the easy deck until each has taken the given number, from piles 0 and
   * 1.
   */
  function easyRounds(rounds: number, asked: number): object[] {
    const events: object[] = [];
    for (let i = 1; i <= rounds; i++) {
      for (const seat of [0, 1]) {
        events.push(...easyTurn(seat, seat));
        if (i >= asked) events.push(goOn(seat));
      }
    }
    return events;
  }

  it('who holds enough is asked at every end of his turn', () => {
    const game = easy(2);
    const six = [game, ...easyRounds(6, 7)];
    expect(one(...six)).toMatchObject({ toMove: [0], scores: [6, 6], events: 24 });
    expect(one(...six, finish(0))).toEqual(badAt(26));
    const seven = [...six, ...easyTurn(0, 0)];
    expect(one(...seven)).toMatchObject({ toMove: [0], over: false });
    expect(one(...seven, roll(1, 'rgbyop'))).toEqual(badAt(28));
    expect(one(...seven, { ...goOn(0), card: 1 })).toEqual(badAt(28));
    expect(one(...seven, goOn(0))).toMatchObject({ toMove: [1] });
    expect(one(...seven, finish(0))).toMatchObject({
      over: true,
      toMove: [],
      scores: [7, 6],
      winners: [0],
    });
    expect(one(...seven, goOn(0), ...easyTurn(1, 1), finish(1))).toMatchObject({
      scores: [7, 7],
      winners: [0, 1],
    });
  });

  it('the limit ends the game at once', () => {
    const nine = [easy(2), ...easyRounds(9, 7)];
    expect(one(...nine)).toMatchObject({ over: false, scores: [9, 9] });
    expect(one(...nine, ...easyTurn(0, 0))).toMatchObject({
      over: true,
      scores: [10, 9],
      winners: [0],
      toMove: [],
    });
    expect(one(...nine, ...easyTurn(0, 0), finish(0))).toEqual(badAt(46));
  });

  it('a replay won with the last card is dropped, one won before it is played before asking', () => {
    // k9 is the tenth card of pile 0, k6 the seventh.
    expect(one(easy(2, { k9: 'replay' }), ...easyRounds(9, 7), ...easyTurn(0, 0))).toMatchObject({
      over: true,
    });
    const again = [easy(2, { k6: 'replay' }), ...easyRounds(6, 7), ...easyTurn(0, 0)];
    expect(one(...again, goOn(0))).toEqual(badAt(28));
    expect(one(...again, ...easyTurn(0, 0), goOn(0))).toMatchObject({
      scores: [8, 6],
      toMove: [1],
    });
  });

  it('the limit is looked at after the action: a steal may end above it', () => {
    const game = [easy(2, { k9: 'steal' }), ...easyRounds(9, 7), ...easyTurn(0, 0)];
    expect(one(...game)).toMatchObject({ over: false, toMove: [0], scores: [10, 9] });
    expect(one(...game, steal(0, 1, 'k15'))).toMatchObject({
      over: true,
      scores: [11, 8],
      winners: [0],
    });
  });

  it('who holds enough is asked after a failed turn too, and the dice are inherited', () => {
    // Four cards are enough for four players. The fifth card of every pile needs six alike.
    const deck = easyDeck({}).map((card, i) =>
      [4, 19, 34].includes(i) ? { ...card, groups: [6] } : card,
    );
    const game = { ...easy(4), options: { deck } };
    const events: object[] = [];
    for (const pile of [0, 1, 2]) {
      for (const seat of [0, 1, 2, 3]) events.push(...easyTurn(seat, pile));
    }
    // Each holds three; k4, k19 and k34 now show.
    expect(one(game, ...events, roll(0, 'rgbyop'), take(0, 0))).toEqual(badAt(27));
    const four = [...events, roll(0, 'rrrrrr'), take(0, 0)];
    expect(one(game, ...four, roll(1, 'rgbyop'))).toEqual(badAt(28));
    const round = [
      ...four,
      goOn(0),
      ...easyTurn(1, 0),
      goOn(1),
      ...easyTurn(2, 0),
      goOn(2),
      ...easyTurn(3, 0),
      goOn(3),
    ];
    // Pile 0 shows k8 now, which is easy: seat 0 locks it and fails.
    const failed = [...round, roll(0, 'rgbyop'), roll(0, 'r', '5'), roll(0, 'g', '5')];
    expect(one(game, ...failed)).toMatchObject({ toMove: [0], scores: [4, 4, 4, 4] });
    expect(one(game, ...failed, goOn(0), take(1, 0))).toMatchObject({
      toMove: [1],
      scores: [4, 5, 4, 4],
    });
    expect(one(game, ...failed, finish(0))).toMatchObject({ over: true, winners: [0, 1, 2, 3] });
  });

  it('an empty pile shows nothing', () => {
    const events: object[] = [];
    for (let i = 0; i < 15; i++) events.push(...easyTurn(i % 6, 0));
    expect(one(easy(6), ...events, ...easyTurn(3, 0))).toEqual(badAt(33));
    expect(one(easy(6), ...events, ...easyTurn(3, 1))).toMatchObject({ ok: true, toMove: [4] });
  });

  it('decks have exactly the form of the sheet', () => {
    const good = easyDeck({});
    const withCard = (card: unknown) => ({
      ...easy(2),
      options: { deck: [card, ...good.slice(1)] },
    });
    const fine = { id: 'k0', groups: [1], points: 0 };
    for (const card of [
      fine,
      { ...fine, points: 999 },
      { ...fine, groups: [1, 2, 3] },
      { id: 'k0', points: 0, colours: { red: 6 }, action: 'super-swap' },
    ]) {
      expect(one(withCard(card))).toMatchObject({ ok: true });
    }
    for (const card of [
      { ...fine, points: -1 },
      { ...fine, points: 1000 },
      { ...fine, points: 0.5 },
      { ...fine, id: '' },
      { ...fine, id: 0 },
      { ...fine, id: 'k1' },
      { ...fine, groups: [] },
      { ...fine, groups: [0, 1] },
      { ...fine, groups: [7] },
      { ...fine, groups: [4, 3] },
      { ...fine, groups: { 0: 1 } },
      { ...fine, colours: { red: 1 } },
      { ...fine, action: null },
      { ...fine, action: 'none' },
      { ...fine, action: 'toString' },
      { ...fine, name: 'x' },
      { id: 'k0', points: 0 },
      { id: 'k0', groups: [1] },
      { id: 'k0', points: 0, colours: {} },
      { id: 'k0', points: 0, colours: { white: 1 } },
      { id: 'k0', points: 0, colours: { red: 0 } },
      { id: 'k0', points: 0, colours: { red: 4, blue: 3 } },
      { id: 'k0', points: 0, colours: ['red'] },
      null,
    ]) {
      expect(one(withCard(card)), JSON.stringify(card)).toEqual(badAt(1));
    }
    expect(one({ ...easy(2), options: { deck: good.slice(1) } })).toEqual(badAt(1));
    expect(one({ ...easy(2), options: { deck: 'gobelet-2' } })).toEqual(badAt(1));
    expect(one({ ...easy(2), options: { deck: null } })).toEqual(badAt(1));
    expect(one({ ...easy(2), options: { deck: 'gobelet-1' } })).toEqual(badAt(1));
  });

  it('strange ids are ids like any other', () => {
    const text = JSON.stringify(easy(2)).replaceAll('"k0"', '"__proto__"');
    expect(one(text, ...easyTurn(0, 0))).toMatchObject({ ok: true, scores: [1, 0] });
  });

  it('piles hold the whole deck, three times fifteen', () => {
    const game = header(2, [], [], []);
    const [a = [], b = [], c = []] = game.setup.piles;
    const withPiles = (piles: unknown) => ({ ...game, setup: { first: 0, piles } });
    expect(one(withPiles([c, b, a]))).toMatchObject({ ok: true });
    for (const wrong of [
      [a, b],
      [a, b, c, []],
      [a, b, b],
      [[...a, ...b], [], c],
      [a, b, [...c.slice(1), 'x']],
      null,
      { 0: a, 1: b, 2: c },
    ]) {
      expect(one(withPiles(wrong))).toEqual(badAt(1));
    }
    expect(one(withPiles([a, b, [...c.slice(1), a[0]]]))).toEqual(badAt(1));
    expect(one({ ...game, seats: 7 })).toEqual(badAt(1));
    expect(one({ ...game, seats: 6 })).toMatchObject({ ok: true, scores: [0, 0, 0, 0, 0, 0] });
  });
});

import { describe, expect, it } from 'vitest';
import { ANA, BEN, CLEO, DAN, Planted } from '../../../test/support/online/planted.ts';
import type { Deed } from '../../protocol.ts';
import { MOST_CHANGES, MOST_MOVES, MOST_TALK } from './deeds.ts';
import { tableMessage } from './show.ts';

const pokerdice = { game: 'pokerdice', seats: 3 } as const;
const names = ({ table }: Planted): readonly (string | undefined)[] =>
  table.seats.map((sitter) => sitter?.person ?? sitter?.kind);

describe('before the start', () => {
  it('people sit where it is free, and once', () => {
    const table = new Planted(pokerdice);
    expect(table.do(ANA, { type: 'sit' })).toBeUndefined();
    expect(table.do(ANA, { type: 'sit', seat: 2 })).toBe('seated');
    expect(table.do(BEN, { type: 'sit', seat: 0 })).toBe('taken');
    expect(table.do(BEN, { type: 'sit', seat: 3 })).toBe('illegal');
    expect(table.do(BEN, { type: 'sit', seat: 2 })).toBeUndefined();
    expect(table.do(CLEO, { type: 'sit' })).toBeUndefined();
    expect(table.do(DAN, { type: 'sit' })).toBe('full');
    expect(names(table)).toEqual([ANA, CLEO, BEN]);
  });

  it('the host seats bots, changes their level, removes anybody, swaps any two', () => {
    const table = new Planted(pokerdice);
    table.do(BEN, { type: 'sit' });
    expect(table.do(ANA, { type: 'bot', seat: 1, level: 'master' })).toBeUndefined();
    expect(table.do(ANA, { type: 'bot', seat: 1, level: 'beginner' })).toBeUndefined();
    expect(table.table.seats[1]?.level).toBe('beginner');
    expect(table.do(ANA, { type: 'bot', seat: 0, level: 'casual' })).toBe('taken');
    expect(table.do(ANA, { type: 'swap', seat: 0, with: 1 })).toBeUndefined();
    expect(names(table)).toEqual(['bot', BEN, undefined]);
    expect(table.do(ANA, { type: 'remove', seat: 1 })).toBeUndefined();
    expect(table.do(ANA, { type: 'remove', seat: 1 })).toBe('not-seated');
    expect(names(table)).toEqual(['bot', undefined, undefined]);
  });

  it.each<[string, Deed]>([
    ['seat bots', { type: 'bot', seat: 2, level: 'casual' }],
    ['remove', { type: 'remove', seat: 0 }],
    ['swap others', { type: 'swap', seat: 0, with: 2 }],
    ['name a host', { type: 'host', seat: 1 }],
    ['start', { type: 'start' }],
    ['close the table', { type: 'set', watch: 'nobody' }],
    ['mute', { type: 'mute', person: ANA, muted: true }],
  ])('nobody but the host may %s', (_, deed) => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit' });
    table.do(BEN, { type: 'sit' });
    expect(table.do(BEN, deed)).toBe('not-host');
    expect(table.do(CLEO, deed)).toBe('not-host');
  });

  it('one may move to a free seat oneself', () => {
    const table = new Planted(pokerdice);
    table.do(BEN, { type: 'sit' });
    expect(table.do(BEN, { type: 'swap', seat: 0, with: 2 })).toBeUndefined();
    expect(names(table)).toEqual([undefined, undefined, BEN]);
  });

  it('a host who leaves hands over to the next person, and stays host where there is none', () => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit' });
    table.do(BEN, { type: 'sit' });
    table.do(ANA, { type: 'stand' });
    expect(table.table.host).toBe(BEN);
    table.do(BEN, { type: 'stand' });
    expect(table.table.host).toBe(BEN);
  });

  it('it starts when every seat is taken, once', () => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit' });
    expect(table.do(ANA, { type: 'start' })).toBe('empty-seats');
    table.do(BEN, { type: 'sit' });
    table.do(ANA, { type: 'bot', seat: 2, level: 'casual' });
    expect(table.do(ANA, { type: 'start', first: 1 })).toBeUndefined();
    expect(table.table.toMove).toEqual([1]);
    expect(table.do(ANA, { type: 'start' })).toBe('not-open');
    expect(table.table.proof.named).toEqual({ first: 1 });
  });

  it('who is first is named only where the rules let the host name it', () => {
    const table = new Planted({ game: 'next', seats: 2 });
    table.do(ANA, { type: 'sit' });
    table.do(BEN, { type: 'sit' });
    expect(table.do(ANA, { type: 'start', first: 1 })).toBe('illegal');
    expect(table.do(ANA, { type: 'start' })).toBeUndefined();
  });

  it('a seed can be given once, before the start', () => {
    const table = new Planted(pokerdice);
    for (const person of [ANA, BEN, CLEO]) table.do(person, { type: 'sit' });
    expect(table.do(BEN, { type: 'seed', seed: 'mine' })).toBeUndefined();
    expect(table.do(BEN, { type: 'seed', seed: 'another' })).toBe('taken');
    table.do(ANA, { type: 'start' });
    expect(table.do(CLEO, { type: 'seed', seed: 'late' })).toBe('not-open');
    expect(table.table.proof).toMatchObject({
      proof: 1,
      seeds: [{ by: 'table' }, { by: 'seat', seed: 'mine' }, { by: 'table' }],
    });
  });
});

describe('seats that are kept', () => {
  /** Ben asked for a rematch; the seats of Ana and Cleo are kept for them. */
  function rematch(): Planted {
    const table = new Planted({ ...pokerdice, host: BEN });
    table.reserve(0, ANA, 'gold');
    table.do(BEN, { type: 'sit', seat: 1, colour: 'blue' });
    table.reserve(2, CLEO, 'green');
    return table;
  }
  const reserved = (table: Planted): readonly unknown[] =>
    (
      JSON.parse(tableMessage(table.table, 'public')) as {
        about: { seats: readonly { reserved?: boolean }[] };
      }
    ).about.seats.map((sitter) => sitter?.reserved);

  it('L1: nobody is started without being there', () => {
    const table = rematch();
    expect(reserved(table)).toEqual([true, undefined, true]);
    expect(table.do(BEN, { type: 'start' })).toBe('empty-seats');
    expect(table.do(ANA, { type: 'sit', seed: 'a' })).toBeUndefined();
    expect(table.do(BEN, { type: 'start' })).toBe('empty-seats');
    // as clients do that know nothing of kept seats
    expect(table.do(CLEO, { type: 'seed', seed: 'c' })).toBeUndefined();
    expect(reserved(table)).toEqual([undefined, undefined, undefined]);
    expect(table.do(BEN, { type: 'start' })).toBeUndefined();
    expect(table.again().seats.map((sitter) => sitter?.seed)).toEqual(['a', undefined, 'c']);
  });

  it('L1: only whom it is kept for sits there, in the colour of before, and once', () => {
    const table = rematch();
    expect(table.do(DAN, { type: 'sit', seat: 0 })).toBe('taken');
    expect(table.do(DAN, { type: 'sit' })).toBe('full');
    expect(table.do(ANA, { type: 'sit', seat: 2 })).toBe('taken');
    expect(table.do(ANA, { type: 'sit', colour: 'silver' })).toBeUndefined();
    expect(table.table.colours).toEqual(['gold', 'blue', 'green']);
    expect(table.do(ANA, { type: 'sit' })).toBe('seated');
  });

  it('L1: the host may give it to another, and hand nothing to somebody who is not there', () => {
    const table = rematch();
    expect(table.do(BEN, { type: 'host', seat: 0 })).toBe('illegal');
    expect(table.do(BEN, { type: 'bot', seat: 0, level: 'casual' })).toBe('taken');
    expect(table.do(BEN, { type: 'remove', seat: 0 })).toBeUndefined();
    expect(table.do(DAN, { type: 'sit' })).toBeUndefined();
    expect(table.do(CLEO, { type: 'stand' })).toBeUndefined();
    // a seat that was kept and given away is no reason to keep her out
    expect(table.do(ANA, { type: 'sit' })).toBeUndefined();
    expect(names(table)).toEqual([DAN, BEN, ANA]);
    table.do(BEN, { type: 'stand' });
    expect(table.table.host).toBe(DAN);
  });

  it('M9: whom the host has taken off a seat does not sit down at this table again', () => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit' });
    table.do(BEN, { type: 'sit' });
    table.do(ANA, { type: 'remove', seat: 1 });
    expect(table.do(BEN, { type: 'sit' })).toBe('removed');
    expect(table.do(CLEO, { type: 'sit' })).toBeUndefined();
    table.do(CLEO, { type: 'stand' });
    expect(table.do(CLEO, { type: 'sit' })).toBeUndefined();
    expect([...table.again().removed]).toEqual([BEN]);
  });

  it('M9: there is always room to mute one more, and whoever sits stays muted', () => {
    const table = new Planted(pokerdice);
    table.do(BEN, { type: 'sit' });
    expect(table.do(ANA, { type: 'mute', person: BEN, muted: true })).toBeUndefined();
    const others = Array.from({ length: 400 }, (_, index) => `x${String(index).padStart(11, '0')}`);
    for (const person of others)
      expect(table.do(ANA, { type: 'mute', person, muted: true })).toBeUndefined();
    expect(table.table.muted.size).toBe(200);
    expect(table.do(BEN, { type: 'say', text: 'hello' })).toBe('muted');
    expect(table.do(others.at(-1) ?? '', { type: 'say', text: 'hello' })).toBe('muted');
  });
});

describe('what a table takes', () => {
  const says = (text: string): Deed => ({ type: 'say', text });

  it('M2: no start with bots alone, whoever is host; a program counts as its owner', () => {
    const table = new Planted({ game: 'sequence', seats: 2 });
    for (const seat of [0, 1]) table.do(ANA, { type: 'bot', seat, level: 'strong' });
    expect(table.do(ANA, { type: 'start' })).toBe('not-seated');
    table.do(ANA, { type: 'remove', seat: 1 });
    table.do(BEN, { type: 'sit' }, { isProgram: true });
    expect(table.do(ANA, { type: 'start' })).toBeUndefined();
  });

  /** Cards that need six dice of one colour and are worth nothing: a game that goes on and on. */
  const deck = Array.from({ length: 45 }, (_, card) => ({
    id: `${card}`,
    colours: { red: 6 },
    points: 0,
  }));

  it('M2: a game is stopped after more moves than any game has, with nobody as the winner', () => {
    const table = Planted.running({ game: 'next', seats: 2, options: { deck } });
    while (table.table.status === 'running') table.play(table.table.toMove[0] as number);
    expect(table.table.table?.events).toBe(MOST_MOVES);
    expect(table.table).toMatchObject({ status: 'over', ended: 'moves', toMove: [] });
    expect(table.table.clocks.running()).toEqual([]);
    const told = JSON.parse(tableMessage(table.table, 0)) as { about: object; moves: unknown };
    expect(told).toMatchObject({
      about: { status: 'over', winners: [], ended: 'moves' },
      moves: [],
    });
    expect(table.play(0)).toBe('not-running');
    expect(tableMessage(table.again(), 1)).toBe(tableMessage(table.table, 1));
  });

  it('M2: so much is said at a table, and so much changed by one person', () => {
    const table = Planted.running(pokerdice);
    for (let said = 0; said < MOST_TALK; said++)
      table.do([ANA, BEN][said % 2] as string, says('again'));
    expect(table.do(CLEO, says('me too'))).toBe('too-many');
    expect(table.do(CLEO, { type: 'react', reaction: 'ouch' })).toBe('too-many');
    const before = table.table.changes.get(BEN) ?? 0;
    for (let times = before; times < MOST_CHANGES; times++)
      expect(
        table.do(BEN, { type: times % 2 === before % 2 ? 'stand' : 'return' }),
      ).toBeUndefined();
    expect(table.do(BEN, { type: table.table.isPlayedByBot(1) ? 'return' : 'stand' })).toBe(
      'too-many',
    );
    expect(table.do(CLEO, { type: 'stand' })).toBeUndefined();
    expect(table.play(table.table.toMove[0] as number)).not.toBe('too-many');
  });
});

describe('during the game', () => {
  it('seats that commit at the same time do not get in each other’s way', () => {
    const table = Planted.running(pokerdice);
    const [active = 0] = table.table.toMove;
    table.play(active);
    expect(table.table.toMove).toEqual([0, 1, 2]);
    const { n } = table.table;
    for (const [seat, person] of [CLEO, ANA, BEN].entries()) {
      const card = ['pair', 'three', 'full'][seat] as string;
      expect(
        table.do(person, { type: 'play', move: { type: 'commit', cards: [card] } }, { seen: n }),
      ).toBeUndefined();
    }
    expect(table.table.toMove).toEqual([active]);
  });

  it('a move that was meant for an earlier question is stale', () => {
    const table = Planted.running({ game: 'next', seats: 2 });
    const [seat = 0] = table.table.toMove;
    const before = table.table.n;
    table.play(seat);
    const move = { type: 'roll', dice: [0, 1, 2, 3, 4, 5] };
    expect(table.do([ANA, BEN][seat] as string, { type: 'play', move }, { seen: before })).toBe(
      'stale',
    );
  });

  it('so is one that comes after a bot has moved for its seat, whoever is asked now', () => {
    const table = Planted.running({ game: 'sequence', seats: 2 });
    const before = table.table.n;
    table.bot(0, true);
    expect(table.table.toMove).toEqual([1]);
    expect(table.do(ANA, { type: 'play', move: { type: 'roll' } }, { seen: before })).toBe('stale');
  });

  it('a move carries nothing of chance’s, and is one of the rules’', () => {
    const table = Planted.running({ game: 'sequence', seats: 2 });
    expect(table.do(ANA, { type: 'play', move: { type: 'roll', faces: [6, 6] } })).toBe('illegal');
    expect(table.do(ANA, { type: 'play', move: { type: 'toString' } })).toBe('illegal');
    expect(table.do(BEN, { type: 'play', move: { type: 'roll' } })).toBe('illegal');
    expect(table.do(CLEO, { type: 'play', move: { type: 'roll' } })).toBe('not-seated');
    expect(table.play(0)).toBeUndefined();
  });

  it('the seat of someone who leaves is played by a bot, until he comes back', () => {
    const table = Planted.running({ game: 'sequence', seats: 2 });
    expect(table.do(ANA, { type: 'stand' })).toBeUndefined();
    expect(table.table.host).toBe(BEN);
    expect(table.play(0)).toBe('held');
    expect(table.do(ANA, { type: 'stand' })).toBe('held');
    expect(table.table.isPlayedByBot(0)).toBe(true);
    expect(table.bot(0, false)).toBeUndefined();
    expect(table.do(BEN, { type: 'return' })).toBe('not-running');
    expect(table.do(ANA, { type: 'return' })).toBeUndefined();
    expect(table.table.isPlayedByBot(0)).toBe(false);
  });

  it('everybody sees who is really playing', () => {
    const table = Planted.running({ game: 'sequence', seats: 2 });
    table.do(ANA, { type: 'stand' });
    const { about } = JSON.parse(tableMessage(table.table, 'public')) as {
      about: { seats: { playing: string }[] };
    };
    expect(about.seats.map(({ playing }) => playing)).toEqual(['bot', 'self']);
  });
});

describe('talking', () => {
  it('is closed to the players of a running game with partners, and open to those who watch', () => {
    const table = Planted.running({ game: 'sequence', seats: 4 });
    expect(table.do(ANA, { type: 'say', text: 'take c3' })).toBe('chat-closed');
    expect(table.do(BEN, { type: 'react', reaction: 'think' })).toBe('chat-closed');
    expect(table.do('ffffffffffff', { type: 'say', text: 'he should take c3' })).toBeUndefined();
    expect(tableMessage(table.table, 0)).not.toContain('c3');
    expect(tableMessage(table.table, 'public')).toContain('c3');
  });

  it('is open at every other table, but for those whom the host has muted', () => {
    const table = Planted.running(pokerdice);
    expect(table.do(BEN, { type: 'say', text: 'hello' })).toBeUndefined();
    expect(table.do(ANA, { type: 'mute', person: BEN, muted: true })).toBeUndefined();
    expect(table.do(BEN, { type: 'say', text: 'hello?' })).toBe('muted');
    expect(table.do(ANA, { type: 'mute', person: BEN, muted: false })).toBeUndefined();
    expect(table.do(BEN, { type: 'say', text: 'hello again' })).toBeUndefined();
    expect(table.do(ANA, { type: 'mute', person: ANA, muted: true })).toBe('illegal');
  });
});

it('a table is a function of its journal: read back it is the same, whatever has happened', () => {
  const table = Planted.running({
    game: 'pokerdice',
    seats: 3,
    pace: { type: 'live', bank: 60_000, increment: 5000 },
  });
  for (let moves = 0; table.table.status === 'running'; moves++) {
    table.now += 700;
    if (moves === 20) table.do(BEN, { type: 'stand' });
    if (moves === 31) table.do(BEN, { type: 'return' });
    if (moves % 7 === 0) table.do(CLEO, { type: 'say', text: `move ${moves}` });
    const [seat = 0] = table.table.toMove;
    if (table.table.isPlayedByBot(seat)) table.bot(seat, false);
    else if (moves % 11 === 5) table.bot(seat, true);
    else table.play(seat);
    if (table.table.seats[seat]?.isHeld && seat !== 1)
      table.do([ANA, BEN, CLEO][seat] as string, { type: 'return' });
  }
  const again = table.again();
  for (const viewer of ['public', 0, 1, 2] as const)
    expect(tableMessage(again, viewer)).toBe(tableMessage(table.table, viewer));
  expect(again.record).toEqual(table.table.record);
});

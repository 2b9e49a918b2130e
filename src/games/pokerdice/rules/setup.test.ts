/** Seats, packs, options and who begins. */

import { describe, expect, it } from 'vitest';
import { commits, roll } from '../../../../test/support/events/pokerdice.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { deal, drawLot } from '../../../chance.ts';
import { openingOptions } from '../../../game.ts';
import { GameInProgress, oneSource } from '../../../game-in-progress.ts';
import { Seeded } from '../../../random.ts';
import { makeHeader, readHeader } from '../../../record/record.ts';
import { OBJECTIVES } from './objectives.ts';
import { pokerdice } from './rules.ts';

const open = (header: object) =>
  readHeader({ record: 1, game: 'pokerdice', seats: 2, setup: { first: 0 }, ...header }, [
    pokerdice,
  ]);

describe('seats and packs', () => {
  it('P1 two to five play', () => {
    for (const seats of [2, 3, 4, 5]) expect(open({ seats }).seats).toBe(seats);
    for (const seats of [0, 1, 6, 2.5, '2', null])
      expect(() => open({ seats })).toThrow(/^seats: must be a whole number from 2 to 5/);
  });

  it('P2 the first throw asks chance for five dice of six sides', () => {
    const game = Situation.open(pokerdice, 2, { first: 0 });
    const thrown = new Situation(pokerdice, pokerdice.move(game.state, 0, { type: 'roll' }));
    expect(thrown.waiting).toEqual({ type: 'chance', chance: { draws: 5, sides: 6 } });
    expect(thrown.toMove).toEqual([]);
    expect(thrown.moves(0)).toEqual([]);
    expect(game.after(roll(0, [1, 2, 3, 5, 6])).view('public').dice).toEqual([1, 2, 3, 5, 6]);
  });

  it('P3 every seat has one of each of the ten cards', () => {
    const situation = Situation.open(pokerdice, 5, { first: 0 });
    expect(OBJECTIVES.length).toBe(10);
    for (const seat of situation.view('public').seats) expect(seat.left).toEqual(OBJECTIVES);
  });

  it('P3 every card can be committed in the first round', () => {
    const situation = Situation.open(pokerdice, 3, { first: 2 }).after(roll(2, [1, 1, 1, 1, 1]));
    for (const seat of [0, 1, 2]) {
      expect(situation.moves(seat)).toEqual(
        OBJECTIVES.map((card) => ({ type: 'commit', cards: [card] })),
      );
    }
  });
});

describe('who begins', () => {
  it('P19 the seat that the setup names is active first', () => {
    for (const first of [0, 1, 2, 3]) {
      const situation = Situation.open(pokerdice, 4, { first });
      expect(situation.toMove).toEqual([first]);
      expect(situation.view('public').active).toBe(first);
    }
  });

  it('P19 a table’s host may name it', () => {
    const options = pokerdice.options(3)({});
    const source = { below: () => 1 };
    for (const first of [0, 1, 2])
      expect(deal(pokerdice, 3, options, source, { first })).toEqual({ first });
    expect(deal(pokerdice, 3, options, source, {})).toEqual({ first: 1 });
    expect(() => deal(pokerdice, 3, options, source, { first: 3 })).toThrow(
      'first: must be a whole number from 0 to 2, not 3',
    );
    const foreign = JSON.parse('{"first":0,"toString":1}') as object;
    expect(() => deal(pokerdice, 3, options, source, foreign)).toThrow(
      'toString: is not for the host of pokerdice to name',
    );
  });

  it('P20 otherwise one lot draws it among all seats', () => {
    const options = pokerdice.options(3)({});
    expect(pokerdice.lots(3, options)).toEqual([{ kind: 'one', of: 3, choice: 'first' }]);
    const drawn = [0, 1, 2].map((lot) => deal(pokerdice, 3, options, { below: () => lot }));
    expect(drawn).toEqual([{ first: 0 }, { first: 1 }, { first: 2 }]);
    expect(drawLot({ kind: 'one', of: 3 }, { below: (n) => n - 1 })).toEqual([2]);
  });

  it('P63 the setup is required and names one seat of the game, nothing else', () => {
    expect(open({ seats: 3, setup: { first: 2 } }).setup).toEqual({ first: 2 });
    expect(() => open({ seats: 3, setup: { first: 3 } })).toThrow(/^setup.first/);
    expect(() => open({ setup: { first: -1 } })).toThrow(/^setup.first/);
    expect(() => open({ setup: { first: 0.5 } })).toThrow(/^setup.first/);
    expect(() => open({ setup: {} })).toThrow('setup: field "first" is missing');
    expect(() => open({ setup: null })).toThrow(/^setup: must be an object/);
    expect(() => open({ setup: { first: 0, dice: [] } })).toThrow('setup: unknown field "dice"');
    expect(() => readHeader({ record: 1, game: 'pokerdice', seats: 2 }, [pokerdice])).toThrow(
      'field "setup" is missing',
    );
  });
});

describe('options', () => {
  it('P62 default to one pack and all rounds, each by itself', () => {
    expect(open({}).options).toEqual({ decks: 1, rounds: 'all' });
    expect(open({ options: {} }).options).toEqual({ decks: 1, rounds: 'all' });
    expect(open({ options: { decks: 2 } }).options).toEqual({ decks: 2, rounds: 'all' });
    expect(open({ options: { rounds: 'equal' } }).options).toEqual({ decks: 1, rounds: 'equal' });
    expect(open({ options: { decks: 2, rounds: 'equal' } }).options).toEqual({
      decks: 2,
      rounds: 'equal',
    });
    expect(open({ options: { rounds: 'twice' } }).options).toEqual({ decks: 1, rounds: 'twice' });
  });

  it('P62 are nothing else', () => {
    for (const decks of [0, 3, 1.5, '1', true, null])
      expect(() => open({ options: { decks } })).toThrow(/^options.decks: must be 1 or 2/);
    for (const rounds of ['none', 'Equal', 10, '', null])
      expect(() => open({ options: { rounds } })).toThrow(/^options.rounds: must be "all"/);
    expect(() => open({ options: { line: 5 } })).toThrow('options: unknown field "line"');
    expect(() => open({ options: null })).toThrow(/^options: must be an object/);
    expect(() => open({ options: [] })).toThrow(/^options: must be an object/);
  });

  it('P74 of a new table are equal rounds unless told otherwise, and its header says so', () => {
    for (const seats of [2, 3, 4, 5]) {
      const options = openingOptions(pokerdice, seats);
      expect(options).toEqual({ decks: 1, rounds: 'equal' });
      const table = GameInProgress.open(pokerdice, seats, options, oneSource(new Seeded('header')));
      expect(JSON.parse(table.record[0] ?? '')).toMatchObject({
        options: { decks: 1, rounds: 'equal' },
      });
      for (const rounds of ['all', 'twice'])
        expect(openingOptions(pokerdice, seats, { rounds })).toEqual({ decks: 1, rounds });
    }
    expect(openingOptions(pokerdice, 2, { decks: 2 })).toEqual({ decks: 2, rounds: 'equal' });
    expect(() => openingOptions(pokerdice, 3, { rounds: 'some' })).toThrow(
      /^rounds: must be "all", "equal" or "twice"/,
    );
    expect(() => openingOptions(pokerdice, 3, null)).toThrow('must be an object');
  });

  it('P74 of a header that leaves the rounds out are all ten', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(open({ seats }).options).toMatchObject({ rounds: 'all' });
      expect(Situation.open(pokerdice, seats, { first: 0 }).view('public').rounds).toBe(10);
    }
  });

  it('P48 two packs are for two seats only', () => {
    expect(open({ seats: 2, options: { decks: 2 } }).options).toMatchObject({ decks: 2 });
    for (const seats of [3, 4, 5])
      expect(() => open({ seats, options: { decks: 2 } })).toThrow(/^options.decks: must be 1/);
    expect(open({ seats: 3, options: { decks: 1 } }).options).toMatchObject({ decks: 1 });
  });

  it('P62 P63 a written header reads as it was', () => {
    const written = makeHeader(pokerdice, 2, { decks: 2, rounds: 'equal' }, { first: 1 });
    const { seats, options, setup } = readHeader(JSON.parse(written), [pokerdice]);
    expect({ seats, options, setup }).toEqual({
      seats: 2,
      options: { decks: 2, rounds: 'equal' },
      setup: { first: 1 },
    });
  });
});

describe('sides', () => {
  it('P45 every seat is a side of its own', () => {
    expect([0, 1, 2, 3, 4].map((seat) => pokerdice.side(5, seat))).toEqual([0, 1, 2, 3, 4]);
  });

  it('P71 nobody can give up, whatever the moment', () => {
    const thrown = Situation.open(pokerdice, 2, { first: 0 }).after(roll(0, [1, 2, 3, 4, 5]));
    const committed = thrown.after(...commits('joker', 'pair'));
    for (const situation of [thrown, committed]) {
      for (const type of ['resign', 'pass', 'leave', 'toString']) {
        expect(situation.refuses({ seat: 0, type })).toContain(
          `no event of pokerdice has the type "${type}"`,
        );
      }
    }
    expect(Object.keys(pokerdice.events)).toEqual(['roll', 'commit', 'reroll', 'stop']);
  });
});

import { describe, expect, it } from 'vitest';
import {
  colours,
  endTurn,
  fails,
  finish,
  give,
  goOn,
  open,
  piles,
  roll,
  rounds,
  steal,
  swap,
  take,
  turnDie,
  wins,
} from '../../../../test/support/events/next.ts';
import type { Line } from '../../../../test/support/situation.ts';
import { readHeader } from '../../../record/record.ts';
import { games } from '../../index.ts';
import { GOBELET_1 } from './deck.ts';
import { next } from './rules.ts';

const setup = { first: 0, piles: piles() };
const read = (more: object) => readHeader({ record: 1, game: 'next', seats: 2, ...more }, games);
/** An event with fields changed, or left out where undefined. */
function but(line: Line, change: Readonly<Record<string, unknown>>): Line {
  return JSON.parse(JSON.stringify({ ...line, ...change })) as Line;
}

describe('the header', () => {
  it('N95 the one option is the deck, gobelet-1 unless told', () => {
    for (const options of [{}, { options: {} }, { options: { deck: 'gobelet-1' } }]) {
      expect(read({ setup, ...options }).options).toEqual({ deck: 'gobelet-1' });
    }
    expect(read({ setup, options: { deck: GOBELET_1 } }).options).toEqual({ deck: GOBELET_1 });
    for (const deck of [null, 'gobelet-2', 45, {}, [], GOBELET_1.slice(1)]) {
      expect(() => read({ setup, options: { deck } })).toThrow('options.deck');
    }
    for (const options of [null, [], 'deck'])
      expect(() => read({ setup, options })).toThrow('options');
    for (const options of [{ decks: 1 }, { line: 5 }, { rounds: 'all' }]) {
      expect(() => read({ setup, options })).toThrow('unknown field');
    }
  });

  it('N96 the setup is exactly first and piles, and required', () => {
    expect(read({ setup }).setup).toEqual(setup);
    expect(() => read({})).toThrow('field "setup" is missing');
    expect(() => read({ setup: null })).toThrow('setup');
    expect(() => read({ setup: {} })).toThrow('is missing');
    expect(() => read({ setup: { first: 0 } })).toThrow('field "piles" is missing');
    expect(() => read({ setup: { piles: piles() } })).toThrow('field "first" is missing');
    expect(() => read({ setup: { ...setup, seed: 1 } })).toThrow('unknown field "seed"');
    for (const first of [-1, 2, 0.5, '0', null])
      expect(() => read({ setup: { first, piles: piles() } })).toThrow('setup.first');
  });
});

describe('events', () => {
  const thrown = open(2, ['three-1']).after(roll(0, 'rgbyoo'));

  it('N97 roll has positions, at least one, ascending', () => {
    for (const dice of [[], [1, 0], [0, 0], [6], [-1], [0.5], ['0'], 0, null, undefined]) {
      expect(thrown.refuses(but(roll(0, 'rr....'), { dice }))).toMatch('dice');
    }
    expect(thrown.after(roll(0, '...ppp')).view(0).dice).toEqual(colours('rgbppp'));
  });

  it('N98 faces are one colour of six for each position', () => {
    const line = roll(0, 'rr....');
    for (const faces of [['red'], ['red', 'red', 'red']])
      expect(thrown.refuses(but(line, { faces }))).toMatch('impossible chance');
    for (const faces of [['red', 'pink'], ['red', 1], ['red', 'Red'], [], 'red', null, undefined]) {
      expect(thrown.refuses(but(line, { faces }))).toMatch('faces');
    }
  });

  it('N99 turn-die has a die and a colour', () => {
    const line = turnDie(0, 0, 'green');
    expect(thrown.refuses(line)).toBeUndefined();
    for (const die of [6, -1, '0', null, undefined])
      expect(thrown.refuses(but(line, { die }))).toMatch('die');
    for (const face of ['pink', 1, null, undefined])
      expect(thrown.refuses(but(line, { face }))).toMatch('face');
    expect(thrown.refuses(but(line, { faces: ['green'] }))).toMatch('unknown field');
  });

  it('N100 take has a pile', () => {
    const made = open(2, ['three-1'], ['three-2'], ['four-1']).after(roll(0, 'rrrrgb'));
    for (const pile of [0, 1, 2]) expect(made.refuses(take(0, pile))).toBeUndefined();
    for (const pile of [3, -1, '0', null, undefined])
      expect(made.refuses(but(take(0, 0), { pile }))).toMatch('pile');
    expect(made.refuses(but(take(0, 0), { card: 'three-1' }))).toMatch('unknown field');
  });

  it('N101 end-turn has no fields and its one time', () => {
    const last = thrown.after(roll(0, 'rgbyoo'), roll(0, 'rgbyoo'));
    expect(last.refuses(endTurn(0))).toBeUndefined();
    expect(last.refuses(but(endTurn(0), { card: null }))).toMatch('unknown field');
    for (const early of [
      open(2),
      thrown,
      thrown.after(roll(0, 'rgbyoo')),
      thrown.after(roll(0, 'rgbyop')),
    ]) {
      expect(early.refuses(endTurn(0))).toMatch('not a legal move');
    }
    expect(thrown.after(roll(0, 'rgbyoo'), roll(0, 'rrryoo')).refuses(endTurn(0))).toMatch(
      'not a legal move',
    );
    expect(thrown.after(roll(0, 'rgbyoo'), roll(0, 'rgbyop')).refuses(endTurn(0))).toMatch(
      'not to move',
    );
  });

  it('N102 steal and swap have a seat, and draw a card that was there', () => {
    const asked = { steal: open(2, ['three-1', 'three-3']), swap: open(2, ['three-1', 'three-4']) };
    for (const [type, table] of Object.entries(asked)) {
      const won = table.after(...wins(0, 0), ...wins(1, 0));
      const line = { seat: 1, type, from: 0, drew: 'three-1' };
      expect(won.refuses(line)).toBeUndefined();
      for (const from of [6, -1, '0', null, undefined])
        expect(won.refuses(but(line, { from }))).toMatch('from');
      for (const drew of [won.view(1).seats[1]?.cards?.[0], 'six-1', 'joker']) {
        expect(won.refuses(but(line, { drew }))).toMatch('impossible chance');
      }
      for (const drew of ['', 0, null, undefined])
        expect(won.refuses(but(line, { drew }))).toMatch('drew');
    }
  });

  it('N98 N102 chance answers what it was asked', () => {
    const won = open(2, ['three-1', 'three-3']).after(...wins(0, 0), ...wins(1, 0));
    const drawing = next.move(won.state, 1, { type: 'steal', from: 0 });
    expect(() => next.answered(drawing, { faces: ['red'] })).toThrow('impossible chance');
    const throwing = next.move(won.after(steal(1, 0, 'three-1'), roll(0, 'rgbyop')).state, 0, {
      type: 'roll',
      dice: [0],
    });
    expect(() => next.answered(throwing, { drew: 'three-3' })).toThrow('impossible chance');
    expect(() => next.answered(won.state, { drew: 'three-1' })).toThrow('chance was not asked');
  });

  it('N103 give has a card', () => {
    const drawn = open(2, ['three-1', 'three-4']).after(
      ...wins(0, 0),
      ...wins(1, 0),
      swap(1, 0, 'three-1'),
    );
    expect(drawn.refuses(give(1, 'three-4'))).toBeUndefined();
    for (const card of ['', 0, null, undefined])
      expect(drawn.refuses(but(give(1, 'three-4'), { card }))).toMatch('card');
    expect(drawn.refuses(but(give(1, 'three-4'), { to: 0 }))).toMatch('unknown field');
    expect(open(2).refuses(give(0, 'three-4'))).toMatch('not a legal move');
  });

  it('N104 finish and continue have no fields and are accepted only when asked', () => {
    const asked = rounds(open(4, ['three-1', 'three-2', 'full-1', 'full-2']), 3).after(
      ...wins(0, 0),
    );
    for (const line of [finish(0), goOn(0)]) {
      expect(asked.refuses(line)).toBeUndefined();
      expect(asked.refuses(but(line, { points: 4 }))).toMatch('unknown field');
      expect(asked.after(goOn(0)).refuses(but(line, { seat: 1 }))).toMatch('not a legal move');
    }
  });

  it('N107 an end of turn that leaves nothing to do has no event', () => {
    expect(open(2).after(...fails(0)).toMove).toEqual([1]);
    expect(
      open(2)
        .after(...fails(0))
        .refuses(endTurn(0)),
    ).toMatch('not to move');
  });

  it('N106 the only throw there is still is an event', () => {
    expect(open(2).moves(0).length).toBe(1);
    expect(open(2).toMove).toEqual([0]);
  });

  it('N108 only the seat whose turn it is acts', () => {
    for (const seat of [1, 2, -1]) {
      expect(open(2).refuses(roll(seat, 'rgbyop'))).toMatch('not to move');
      expect(open(2).moves(seat)).toEqual([]);
    }
    for (const seat of ['0', null, 0.5, undefined])
      expect(open(2).refuses(but(roll(0, 'rgbyop'), { seat }))).toMatch('seat');
  });

  it('N108 nobody acts once the game is over', () => {
    const over = rounds(open(4, ['three-1', 'three-2', 'full-1', 'full-2']), 3).after(
      ...wins(0, 0),
      finish(0),
    );
    expect(over.toMove).toEqual([]);
    for (const seat of [0, 1, 2, 3]) expect(over.moves(seat)).toEqual([]);
    for (const line of [roll(1, 'rgbyop'), goOn(0), finish(0)])
      expect(over.refuses(line)).toMatch('the game is over');
  });

  it('N109 scores are the points of the cards held, as they stand', () => {
    const table = open(3, ['three-1', 'six-1', 'three-3']).after(...wins(0, 0), ...wins(1, 0));
    expect(table.scores).toEqual([1, 6, 0]);
    expect(table.after(...wins(2, 0)).scores).toEqual([1, 6, 1]);
    expect(table.after(...wins(2, 0), steal(2, 1, 'six-1')).scores).toEqual([1, 0, 7]);
    expect(table.view('public').winners).toEqual([]);
  });

  it('N110 there is no move for giving up', () => {
    expect(Object.keys(next.events).sort()).toEqual([
      'continue',
      'end-turn',
      'finish',
      'give',
      'roll',
      'steal',
      'swap',
      'take',
      'turn-die',
    ]);
    for (const type of ['resign', 'pass', 'toString', 'stop'])
      expect(open(2).refuses({ seat: 0, type })).toMatch('type');
  });
});

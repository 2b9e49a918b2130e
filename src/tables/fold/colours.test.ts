import { describe, expect, it } from 'vitest';
import { ANA, BEN, CLEO, Planted } from '../../../test/support/online/planted.ts';
import { games } from '../../games/index.ts';
import { PACK_COLOURS } from '../../protocol.ts';
import { coloursOf } from './colours.ts';
import { aboutOf } from './show.ts';
import { TableState } from './table-state.ts';

const pokerdice = { game: 'pokerdice', seats: 3 } as const;
const colours = ({ table }: Planted): readonly string[] | undefined => aboutOf(table).colours;

describe('the colours of packs', () => {
  it('are those of the seats as long as nobody chooses', () => {
    expect(coloursOf([undefined, undefined, undefined])).toEqual(['red', 'blue', 'green']);
    expect(coloursOf(new Array(6).fill(undefined))).toEqual(PACK_COLOURS);
  });

  it('are never alike, whoever chose what: the first who chose one has it', () => {
    expect(coloursOf(['blue', undefined, undefined])).toEqual(['blue', 'red', 'green']);
    expect(coloursOf(['gold', 'gold', 'red'])).toEqual(['gold', 'blue', 'red']);
    expect(coloursOf([undefined, 'red', undefined])).toEqual(['blue', 'red', 'green']);
    const any = [undefined, ...PACK_COLOURS];
    for (const one of any) {
      for (const two of any) {
        for (const three of any) {
          const given = coloursOf([one, undefined, two, undefined, three, undefined]);
          expect(new Set(given).size).toBe(6);
          expect(one === undefined || given[0] === one).toBe(true);
        }
      }
    }
  });
});

describe('at a table', () => {
  it('a wish that comes with sitting down is granted, or the seat keeps its own', () => {
    const table = new Planted(pokerdice);
    expect(table.do(ANA, { type: 'sit', colour: 'gold' })).toBeUndefined();
    expect(colours(table)).toEqual(['gold', 'blue', 'green']);
    expect(table.do(BEN, { type: 'sit', colour: 'gold' })).toBeUndefined();
    expect(colours(table)).toEqual(['gold', 'blue', 'green']);
    expect(table.do(CLEO, { type: 'sit', colour: 'blue' })).toBeUndefined();
    expect(colours(table)).toEqual(['gold', 'blue', 'green']);
  });

  it('a choice is refused if another person has it, chosen or not', () => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit' });
    table.do(BEN, { type: 'sit' });
    expect(table.do(ANA, { type: 'colour', colour: 'blue' })).toBe('colour-taken');
    expect(table.do(ANA, { type: 'colour', colour: 'silver' })).toBeUndefined();
    expect(table.do(BEN, { type: 'colour', colour: 'silver' })).toBe('colour-taken');
    expect(table.do(BEN, { type: 'colour', colour: 'red' })).toBeUndefined();
    expect(table.do(BEN, { type: 'colour', colour: 'red' })).toBeUndefined();
    expect(colours(table)).toEqual(['silver', 'red', 'green']);
  });

  it('a bot gives way', () => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit' });
    table.do(ANA, { type: 'bot', seat: 1, level: 'casual' });
    table.do(ANA, { type: 'colour', colour: 'blue' });
    expect(colours(table)).toEqual(['blue', 'red', 'green']);
    table.do(BEN, { type: 'sit', colour: 'red' });
    expect(colours(table)).toEqual(['blue', 'green', 'red']);
  });

  it('a pack goes with its owner, and is free again when the owner has left', () => {
    const table = new Planted(pokerdice);
    table.do(BEN, { type: 'sit', colour: 'purple' });
    table.do(BEN, { type: 'swap', seat: 0, with: 2 });
    expect(colours(table)).toEqual(['red', 'blue', 'purple']);
    table.do(BEN, { type: 'stand' });
    expect(colours(table)).toEqual(['red', 'blue', 'green']);
    expect(table.do(CLEO, { type: 'sit', colour: 'purple' })).toBeUndefined();
    expect(colours(table)).toEqual(['purple', 'blue', 'green']);
  });

  it('it is for those who sit, before the start', () => {
    const table = new Planted({ ...pokerdice, seats: 2 });
    expect(table.do(BEN, { type: 'colour', colour: 'gold' })).toBe('not-seated');
    table.do(ANA, { type: 'sit' });
    table.do(BEN, { type: 'sit' });
    table.do(ANA, { type: 'start' });
    expect(table.do(BEN, { type: 'colour', colour: 'gold' })).toBe('not-open');
  });

  it('games without packs pass a wish over, refuse a choice and tell of none', () => {
    const table = new Planted({ game: 'sequence', seats: 2 });
    expect(table.do(ANA, { type: 'sit', colour: 'gold' })).toBeUndefined();
    expect(table.lines.at(-1)).not.toContain('gold');
    expect(table.do(ANA, { type: 'colour', colour: 'gold' })).toBe('illegal');
    expect(colours(table)).toBeUndefined();
  });

  it('the journal tells them again', () => {
    const table = new Planted(pokerdice);
    table.do(ANA, { type: 'sit', colour: 'green' });
    table.do(BEN, { type: 'sit' });
    table.do(BEN, { type: 'colour', colour: 'gold' });
    expect(TableState.read(table.table.id, table.lines, games).colours).toEqual([
      'green',
      'gold',
      'red',
    ]);
  });
});

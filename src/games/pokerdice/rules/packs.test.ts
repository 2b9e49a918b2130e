import { expect, it } from 'vitest';
import { EVA, PEOPLE, Planted } from '../../../../test/support/online/planted.ts';
import { PACK_COLOURS } from '../../../protocol.ts';

it('P75 everybody chooses the colour of their pack, and no two are alike at a table', () => {
  const table = new Planted({ game: 'pokerdice', seats: 5 });
  for (const person of PEOPLE) table.do(person, { type: 'sit' });
  expect(table.do(EVA, { type: 'colour', colour: 'silver' })).toBeUndefined();
  for (const person of PEOPLE) {
    for (const colour of PACK_COLOURS) {
      const before = table.table.colours ?? [];
      const isTaken =
        before.indexOf(colour) >= 0 && before.indexOf(colour) !== table.table.seatOf(person);
      expect(table.do(person, { type: 'colour', colour })).toBe(
        isTaken ? 'colour-taken' : undefined,
      );
      expect(new Set(table.table.colours).size).toBe(5);
    }
  }
});

import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../../test/support/chance.ts';
import { pack, unpack } from './packed.ts';

const numbers = fc
  .array(fc.integer({ min: -32768, max: 32767 }))
  .map((list) => Int16Array.from(list));

it('comes back as it was packed', () => {
  check(
    fc.property(numbers, (list) => {
      expect(unpack(pack(list))).toEqual(list);
    }),
  );
});

it('is base64 without the filling at the end', () => {
  check(
    fc.property(numbers, (list) => {
      expect(pack(list)).toBe(Buffer.from(list.buffer).toString('base64').replaceAll('=', ''));
    }),
  );
});

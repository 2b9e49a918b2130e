/** Names that nobody can guess: every letter is as likely as the others. */

import { describe, expect, it } from 'vitest';
import { personId, tableId } from '../protocol.ts';
import { likelihood } from '../tally/chi-square.ts';
import { newPersonId, newSecret, newTableId } from './ids.ts';

const MANY = 20_000;

/**
 * How likely it is that these letters occur as unevenly as in this text, if each is as likely as
 * the others.
 */
function evenness(text: string, letters: string): number {
  return likelihood([...letters].map((letter) => text.split(letter).length - 1));
}

describe('names', () => {
  it('are of the form that the protocol reads, and never the same', () => {
    const [tables, people] = [newTableId, newPersonId].map((make) =>
      Array.from({ length: 1000 }, make),
    );
    expect(new Set(tables?.map((id) => tableId(id))).size).toBe(1000);
    expect(new Set(people?.map((id) => personId(id))).size).toBe(1000);
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('are even: a byte that would favour the first letters is thrown away', () => {
    const tables = Array.from({ length: MANY }, newTableId).join('');
    expect(evenness(tables, 'bdfgklmnprstvz')).toBeGreaterThan(1e-9);
    expect(evenness(tables, 'aeiou')).toBeGreaterThan(1e-9);
    expect(
      evenness(
        Array.from({ length: MANY }, newPersonId).join(''),
        'abcdefghijklmnopqrstuvwxyz0123456789',
      ),
    ).toBeLessThan(8);
  });
});

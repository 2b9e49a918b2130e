import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../test/support/chance.ts';
import { Lines, LONGEST_LINE, type RecordLine } from './lines.ts';

const encoder = new TextEncoder();

function split(bytes: Uint8Array, chunk = bytes.length || 1): readonly RecordLine[] {
  const lines = new Lines();
  const found: RecordLine[] = [];
  for (let at = 0; at < bytes.length; at += chunk)
    found.push(...lines.push(bytes.subarray(at, at + chunk)));
  return [...found, ...lines.end()];
}

const texts = (text: string): readonly RecordLine[] => split(encoder.encode(text));

describe('lines', () => {
  it('end at LF, the last one at the end of the file', () => {
    expect(texts('a\nb')).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: 'b' },
    ]);
    expect(texts('')).toEqual([]);
  });

  it('are skipped but counted when blank: spaces, tabs and CR only', () => {
    expect(texts('\n \t\r\na\r\n\u00a0\n\f')).toEqual([
      { number: 3, text: 'a\r' },
      { number: 4, text: '\u00a0' },
      { number: 5, text: '\f' },
    ]);
  });

  it('keep a byte order mark, which JSON then refuses', () => {
    expect(texts('\uFEFF{}')).toEqual([{ number: 1, text: '\uFEFF{}' }]);
  });

  it('are faults when they are no UTF-8, and only they', () => {
    const bytes = Uint8Array.from([
      ...encoder.encode('a\n'),
      0xc3,
      0x0a,
      ...encoder.encode('é\n'),
      0xed,
      0xa0,
      0x80,
    ]);
    expect(split(bytes)).toEqual([
      { number: 1, text: 'a' },
      { number: 2, fault: 'not valid UTF-8' },
      { number: 3, text: 'é' },
      { number: 4, fault: 'not valid UTF-8' },
    ]);
  });

  it.each([1 << 12, 1 << 16, 1 << 22])(
    'may be 1 MiB long and not a byte longer, in chunks of %i',
    (chunk) => {
      const exact = 'x'.repeat(LONGEST_LINE);
      const wide = 'é'.repeat(LONGEST_LINE / 2);
      const bytes = encoder.encode(
        `${exact}\n${exact}x\n${wide}\n${wide}x\n${' '.repeat(LONGEST_LINE + 1)}\nshort`,
      );
      expect(
        split(bytes, chunk).map((line) => [
          line.number,
          'text' in line ? line.text.length : line.fault,
        ]),
      ).toEqual([
        [1, LONGEST_LINE],
        [2, 'the line is longer than 1 MiB'],
        [3, LONGEST_LINE / 2],
        [4, 'the line is longer than 1 MiB'],
        [5, 'the line is longer than 1 MiB'],
        [6, 'short'.length],
      ]);
    },
  );

  it('are the same however the bytes are cut into chunks', () => {
    const byte = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(10, 13, 32, 97, 0xc3, 0xa9) },
      fc.nat(255),
    );
    check(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(byte, { maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        (some, more, chunk) => {
          const bytes = Uint8Array.from([...some, ...more]);
          expect(split(bytes, chunk)).toEqual(split(bytes));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('hold no more than a line in memory, however long it is', () => {
    const lines = new Lines();
    const chunk = encoder.encode('x'.repeat(1 << 16));
    const before = process.memoryUsage().arrayBuffers;
    const found = Array.from({ length: 4096 }, () => lines.push(chunk)); // 256 MiB without an end
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 << 20);
    expect(found.flat(), 'said once, as soon as it is known').toEqual([
      { number: 1, fault: 'the line is longer than 1 MiB' },
    ]);
    expect(found[16]).toHaveLength(1);
    expect(lines.push(encoder.encode('\nafter\n'))).toEqual([{ number: 2, text: 'after' }]);
    expect(lines.end()).toEqual([]);
  });
});

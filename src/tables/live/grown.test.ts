import { expect, it } from 'vitest';
import { readGrown, writeGrown } from './grown.ts';

it('says what was added, and how long the journal is now', () => {
  const lines = ['{"type":"said","text":"a b\\nc"}', '{"type":"played"}'];
  expect(readGrown(writeGrown('12.ab', 7, lines))).toEqual({ process: '12.ab', n: 7, lines });
});

it('says only how long it is if what was added is long', () => {
  const lines = ['x'.repeat(20_000)];
  expect(readGrown(writeGrown('12.ab', 7, lines))).toEqual({ process: '12.ab', n: 7, lines: [] });
});

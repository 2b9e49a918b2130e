import { expect, it } from 'vitest';
import { houseOf, Seal } from './seal.ts';

const [one, same, other] = [new Seal('a secret'), new Seal('a secret'), new Seal('another')];

it('is opened by whoever has the key, and by nobody else', () => {
  for (const text of ['', 'news', 'Zoé 🎲', 'x'.repeat(100_000)]) {
    const sealed = one.seal('table/a', text);
    expect(same.open('table/a', sealed)).toBe(text);
    expect(other.open('table/a', sealed)).toBeUndefined();
    expect(same.open('table/b', sealed)).toBeUndefined();
  }
});

it('shows nothing of what is in it, and never looks the same twice', () => {
  const texts = Array.from({ length: 100 }, () =>
    one.seal('s', 'a secret move').toString('latin1'),
  );
  expect(new Set(texts).size).toBe(100);
  for (const text of texts) expect(text).not.toContain('secret');
});

it('is not opened if a bit of it was changed, or the end is missing', () => {
  const sealed = one.seal('s', 'news');
  for (let byte = 0; byte < sealed.length; byte++) {
    const spoilt = Buffer.from(sealed);
    spoilt[byte] = (spoilt[byte] as number) ^ 1;
    expect(one.open('s', spoilt)).toBeUndefined();
    expect(one.open('s', sealed.subarray(0, byte))).toBeUndefined();
  }
});

it('a house has a name that tells nothing of its key', () => {
  expect(houseOf('a secret')).toMatch(/^[0-9a-f]{16}$/);
  expect(houseOf('a secret')).not.toBe(houseOf('another'));
});

import { describe, expect, it } from 'vitest';
import { paint, wantsColour } from './style.ts';

describe('wantsColour', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '1', TERM: 'dumb' }, true, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
  ])('%o on a terminal (%s): %s', (env, isTerminal, colour) => {
    expect(wantsColour(env, isTerminal)).toBe(colour);
  });
});

it('paints only where there is colour', () => {
  expect(paint({ colour: false }, 'red', 'x')).toBe('x');
  expect(paint({ colour: true }, 'red', 'x')).toContain('\u001b[');
});

/**
 * The colours hold their promises: what is read has 4.5 to 1, large text and drawn parts 3 to 1, in
 * both themes; the six of NEXT! differ for every eye.
 */

import { describe, expect, test } from 'vitest';
import { PACK_COLOURS } from '../../protocol.ts';
import css from './tokens.css?raw';

type Colour = readonly [number, number, number];

const TOKENS = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
);

function colour(name: string, theme: 'light' | 'dark'): Colour {
  const value = TOKENS.get(name) ?? '';
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const hex = (pair === null ? value : pair[theme === 'light' ? 1 : 2])?.slice(1) ?? '';
  expect(hex, `--${name}`).toMatch(/^[0-9a-f]{6}$/);
  return [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  ) as unknown as Colour;
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toLinear = ([r, g, b]: Colour): Colour => [linear(r), linear(g), linear(b)];
const times = (rows: readonly Colour[], [x, y, z]: Colour): Colour =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Colour;
const luminance = (of: Colour): number => times([[0.2126, 0.7152, 0.0722]], toLinear(of))[0];

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** CIE Lab of linear sRGB, white D65. */
function lab(of: Colour): Colour {
  const xyz = times(
    [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ],
    of,
  );
  const [x, y, z] = xyz.map((v) =>
    v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116,
  ) as unknown as Colour;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Machado, Oliveira and Fernandes 2009, full severity: how dichromats see. */
const EYES: Readonly<Record<string, readonly Colour[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const READ: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'paper-raised', 'felt']],
  ['ink-soft', ['paper', 'paper-raised', 'felt']],
  ['accent-ink', ['accent', 'accent-deep']],
  ['accent-text', ['paper', 'paper-raised', 'felt']],
  ['wood-ink', ['wood', 'wood-deep']],
  ['good', ['paper', 'paper-raised', 'felt']],
  ['bad', ['paper', 'paper-raised', 'felt']],
  ['card-ink', ['card']],
  ['card-ink-soft', ['card']],
  ['pip', ['ivory', 'ivory-deep']],
  ['pip-light', ['ebony', 'ebony-deep']],
];
const DRAWN: readonly (readonly [string, readonly string[]])[] = [
  ['accent', ['paper', 'paper-raised', 'felt']],
  ['line-strong', ['paper', 'paper-raised', 'felt']],
  ['glow', ['paper', 'felt']],
  ['focus', ['paper', 'paper-raised', 'felt']],
  ...PACK_COLOURS.map(
    (name) => [`pack-${name}`, ['paper', 'paper-raised', 'felt', 'seat-ink']] as const,
  ),
  ...['red', 'green', 'blue', 'yellow', 'orange', 'purple'].map(
    (name) => [`on-${name}`, [name]] as const,
  ),
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const check = (pairs: typeof READ, least: number): void => {
    for (const [front, backs] of pairs) {
      for (const back of backs) {
        const ratio = contrast(colour(front, theme), colour(back, theme));
        expect
          .soft(ratio, `--${front} on --${back}: ${ratio.toFixed(2)}`)
          .toBeGreaterThanOrEqual(least);
      }
    }
  };

  test('what is read has 4.5 to 1', () => check(READ, 4.5));
  test('what is drawn has 3 to 1', () => check(DRAWN, 3));

  test('packs differ in lightness too', () => {
    const lights = PACK_COLOURS.map((name) => lab(toLinear(colour(`pack-${name}`, theme)))[0]).sort(
      (a, b) => a - b,
    );
    for (const [at, light] of lights.entries()) {
      if (at > 0)
        expect
          .soft(light - (lights[at - 1] ?? 0), lights.map((l) => l.toFixed(0)).join())
          .toBeGreaterThanOrEqual(3);
    }
  });
});

test('whoever chooses no colour has the one of the seat', () => {
  expect(PACK_COLOURS.map((_, seat) => TOKENS.get(`seat-${seat}`))).toEqual(
    PACK_COLOURS.map((name) => `var(--pack-${name})`),
  );
});

describe('the six colours of NEXT!', () => {
  const names = ['red', 'green', 'blue', 'yellow', 'orange', 'purple'];
  const pairs = names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => [one, other] as const),
  );
  const seen = (name: string, rows?: readonly Colour[]): Colour => {
    const light = toLinear(colour(name, 'light'));
    return lab(
      rows === undefined
        ? light
        : (times(rows, light).map((v) => Math.max(0, v)) as unknown as Colour),
    );
  };

  test.each(pairs)('%s and %s are told apart in grey', (one, other) => {
    expect(Math.abs(seen(one)[0] - seen(other)[0])).toBeGreaterThanOrEqual(7);
  });

  test.each(pairs)('%s and %s are told apart by every eye', (one, other) => {
    for (const [eye, rows] of Object.entries(EYES)) {
      const [a, b] = [seen(one, rows), seen(other, rows)];
      expect
        .soft(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), eye)
        .toBeGreaterThanOrEqual(14);
    }
  });
});

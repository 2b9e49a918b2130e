/**
 * The numbers of the odds in words: a chance in hundredths, what is possible never nought, what is
 * open never a hundred.
 */

import type { Words } from '../../../words/en/coach.ts';
import type { Advice, Figure, Say } from '../../kit/contracts/coach.ts';

/** What rounding may have added up to. */
const SURE = 1e-9;

type Hundredths = number | 'under' | 'over';

export function hundredths(chance: number): Hundredths {
  const count = Math.round(100 * chance);
  if (count === 0 && chance > SURE) return 'under';
  return count === 100 && chance < 1 - SURE ? 'over' : count;
}

/** “48”, where what it is out of was just said. */
function bare(chance: number): string {
  const count = hundredths(chance);
  return typeof count === 'number' ? `${count}` : count === 'under' ? '<\u00a01' : '>\u00a099';
}

/** To a tenth: more would only seem to be known. A nought has no sign. */
function tenths(value: number): number {
  return Math.round(10 * value) / 10 + 0;
}

export function sayer(words: Words, language: string): Say {
  const decimals = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return {
    chance(value) {
      const count = hundredths(value);
      // In one piece wherever a line ends.
      return typeof count === 'number'
        ? words.inHundred({ count }).replaceAll(' ', '\u00a0')
        : words[count];
    },
    points: (value) => words.points({ count: tenths(value) }).replace('-', '−'),
    signed: (value) => decimals.format(tenths(value)).replace('-', '−'),
  };
}

export function figureOf({ type, value }: Figure, say: Say): string {
  return type === 'chance' ? say.chance(value) : say.points(value);
}

/** “62 in 100; if you keep 4 4 instead, 48.” Undefined where there is nothing to compare. */
export function comparison(
  choice: Advice,
  other: Advice | undefined,
  say: Say,
  words: Words,
): string | undefined {
  if (choice.figures.length === 0 || other === undefined || other.figures.length === 0)
    return undefined;
  const numbers = choice.figures.map((figure) => figureOf(figure, say)).join(' · ');
  const others = other.figures.map((figure) =>
    figure.type === 'chance' ? bare(figure.value) : say.points(figure.value),
  );
  return words.instead({ figure: numbers, deed: other.deed, other: others.join(' · ') });
}

/** The chance as the fraction it is. */
export function exactly({ value, fraction }: Figure, words: Words): string | undefined {
  if (fraction === undefined) return undefined;
  if (value === 0) return words.impossible;
  return value === 1
    ? words.certain
    : words.exactly({ ways: fraction.ways, outOf: fraction.outOf });
}

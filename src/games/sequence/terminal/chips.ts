/** A side's chip is told by its shape and letter; colour comes on top. */

import type { Screen } from '../../../terminal/screen.ts';
import { type Ink, paint } from '../../../terminal/style.ts';

const CHIPS: readonly { readonly chip: string; readonly ink: Ink }[] = [
  { chip: '●A', ink: 'red' },
  { chip: '▲B', ink: 'blue' },
  { chip: '■C', ink: 'green' },
];

export function chipOf(screen: Screen, side: number): string {
  const { chip, ink } = CHIPS[side] as (typeof CHIPS)[number];
  return paint(screen, ink, chip);
}

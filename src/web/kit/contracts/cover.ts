/**
 * THE COVER: how a game shows itself on the home page. A game's folder has one, in cover.tsx; it is
 * in the first load, so it is small. Its words are src/games/<game>/words/<language>/cover.ts.
 */

import type { ComponentType } from 'preact';

export interface Cover {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** From, to. */
  readonly minutes: readonly [number, number];
  readonly Picture: ComponentType;
}

export interface CoverWords {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
}

/**
 * What a game's mind/training/train.ts exports as `training`, for scripts/train.ts. The same seed gives the
 * same numbers, byte by byte.
 */
export interface Training {
  /** The seed of the committed numbers. */
  readonly seed: string;
  /** How many steps a run takes, for its progress. */
  readonly steps: number;
  /** The tables by the name under which mind/training/trained.ts exports them, packed: see packed.ts. */
  run(seed: string, progress: (done: number) => void): Readonly<Record<string, string>>;
}

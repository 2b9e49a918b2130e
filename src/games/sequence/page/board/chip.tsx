/**
 * A chip: round, in the colour of its side, with a rim of its own so that sides are told apart
 * without colours; the number it covers stands on it.
 */

import './chip.css';

const RING = 40;
/** A plain double ring, six broad blocks, sixteen dots: lengths along a rim of 100. */
const RIMS = [undefined, '8.33 8.34', '0.01 6.24'] as const;

export interface ChipProps {
  readonly side: number;
  readonly number?: number;
  /** How it lies or moves: is-put, is-turning, is-taken, is-turned-over, is-ghost, is-lifted. */
  readonly state?: string | undefined;
}

export function Chip({ side, number, state }: ChipProps) {
  const rim = RIMS[side % RIMS.length];
  return (
    <span
      class={`sequence-chip sequence-chip-${side}${state === undefined ? '' : ` ${state}`}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="sequence-chip-body" cx="50" cy="50" r="48" />
        <circle
          class="sequence-chip-rim"
          cx="50"
          cy="50"
          r={RING}
          pathLength={rim === undefined ? undefined : 100}
          stroke-dasharray={rim}
        />
        <circle class="sequence-chip-face" cx="50" cy="50" r="31" />
        {number === undefined ? null : (
          <text class="sequence-chip-number" x="50" y="63" text-anchor="middle">
            {number}
          </text>
        )}
      </svg>
    </span>
  );
}

/**
 * What is on the sides of a die: pips, or one of six colours with its symbol. Also a die drawn so
 * small that it fits a card.
 */

import type { Colour, DieFace } from './colours.ts';
import './faces.css';

export { COLOURS, type Colour, type DieFace } from './colours.ts';

/** Where the pips of each number are, on a field of 100 by 100. */
const [LOW, MID, HIGH] = [26, 50, 74] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [HIGH, LOW],
    [LOW, HIGH],
  ],
  3: [
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

function spots(face: number, radius: number) {
  return (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />);
}

/** The pips of a face, hollow: light catches on the lower lip of each. Fills its box. */
export function Pips({ face }: { readonly face: number }) {
  const radius = face === 1 ? 13.5 : 10.5;
  return (
    <svg class="pips" viewBox="0 0 100 100" aria-hidden="true">
      <g class="pip-lip" transform="translate(0 1.6)">
        {spots(face, radius)}
      </g>
      <g class="pip">{spots(face, radius)}</g>
      <g class="pip-depth" transform="translate(0 2.4)">
        {spots(face, radius * 0.7)}
      </g>
    </svg>
  );
}

/** Drawn on a field of 24; `.cut` is drawn in the colour of the field. */
const SYMBOLS = {
  red: (
    <path d="M12 21C5.4 16 2.6 12.8 2.6 8.8 2.6 5.9 4.8 3.7 7.5 3.7c1.8 0 3.5 1 4.5 2.8 1-1.8 2.7-2.8 4.5-2.8 2.7 0 4.9 2.2 4.9 5.1 0 4-2.8 7.2-9.4 12.2z" />
  ),
  green: (
    <>
      <path d="M21 2.8C10.6 2.2 3.4 6.4 3.4 13.6c0 1.9.5 3.4 1.3 4.6L2.6 20.3l1.5 1.5 2.1-2c1.3.9 2.9 1.4 4.7 1.4C18.3 21.2 21.6 13.3 21 2.8z" />
      <path class="symbol-cut" d="M6.6 17.6 15.6 8.6M10.6 13.4l.2-4.3M10.4 13.7l4.6.1" />
    </>
  ),
  blue: <path d="M12 1.8c4.1 4.9 7 8.6 7 12.7a7 7 0 0 1-14 0C5 10.4 7.9 6.7 12 1.8z" />,
  yellow: (
    <>
      <circle cx="12" cy="12" r="5.1" />
      <path
        class="symbol-ray"
        d="M12 1.9v2.7M12 19.4v2.7M1.9 12h2.7M19.4 12h2.7M4.9 4.9l1.9 1.9M17.2 17.2l1.9 1.9M4.9 19.1l1.9-1.9M17.2 6.8l1.9-1.9"
      />
    </>
  ),
  orange: (
    <>
      <path d="M13.2 1.5c.8 3.7-.7 5.6-2.4 7.7-.8-.9-1.2-1.9-1.2-3.2C6.4 8.3 4.6 11.3 4.6 14.5a7.4 7.4 0 0 0 14.8 0c0-4.9-2.6-8.8-6.2-13z" />
      <path
        class="symbol-hole"
        d="M12.3 11.8c.2 2-3.3 3-3.3 5.8a3.1 3.1 0 0 0 6.2.1c0-2.4-1.6-3.7-2.9-5.9z"
      />
    </>
  ),
  purple: <path d="M20.8 15.3A9.3 9.3 0 1 1 10.1 2.7a7.7 7.7 0 0 0 10.7 12.6z" />,
} as const satisfies Readonly<Record<Colour, unknown>>;

/** The symbol of a colour, in the ink that reads on it. Fills its box. */
export function ColourSymbol({ colour }: { readonly colour: Colour }) {
  return (
    <svg class={`symbol symbol-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
      {SYMBOLS[colour]}
    </svg>
  );
}

export interface MiniDieProps {
  /** Without one: any face. */
  readonly face?: DieFace | undefined;
  readonly tone?: 'ivory' | 'black';
  /** In place of pips: a letter that stands for “the same” in a pattern. */
  readonly mark?: string;
  /** In pixels; otherwise as large as --mini-die says. */
  readonly size?: number;
}

/**
 * A die as a sign, from 12 px on: flat, no shadow, large pips. Decoration: its card says it in
 * words.
 */
export function MiniDie({ face, tone = 'ivory', mark, size }: MiniDieProps) {
  const isColour = typeof face === 'string';
  const kind = isColour
    ? `mini-die-${face}`
    : face === undefined && mark === undefined
      ? 'mini-die-any'
      : '';
  const px = size === undefined ? undefined : `${size}px`;
  return (
    <svg
      class={`mini-die mini-die-${tone} ${kind}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{ width: px, height: px }}
    >
      <rect class="mini-body" x="4" y="4" width="92" height="92" rx="22" />
      {typeof face === 'number' ? <g class="pip">{spots(face, face === 1 ? 14 : 11.5)}</g> : null}
      {isColour && tone === 'black' ? <circle class="mini-field" cx="50" cy="50" r="38" /> : null}
      {isColour ? (
        <g
          class="mini-symbol"
          transform={
            tone === 'black' ? 'translate(25 25) scale(2.09)' : 'translate(18 18) scale(2.67)'
          }
        >
          {SYMBOLS[face]}
        </g>
      ) : null}
      {mark === undefined ? null : (
        <text class="mini-mark" x="50" y="71" text-anchor="middle">
          {mark}
        </text>
      )}
    </svg>
  );
}

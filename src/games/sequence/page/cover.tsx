/**
 * The picture of Séquence Dés for the home page: a board on the table, a line of chips drawn
 * through, a pair of dice. Small: it is in the first load.
 */

const SIZE = 34;
/** A corner of the board as printed, four rows of six. */
const ROWS = ['234562', '678973', '59··84', '48··95'];
const CHIPS: readonly (readonly [column: number, row: number, side: number])[] = [
  [0, 0, 1],
  [4, 0, 0],
  [3, 1, 0],
  [2, 2, 0],
  [1, 3, 0],
  [3, 2, 1],
  [1, 1, 1],
  [5, 3, 2],
];

const middle = (at: number): number => at * SIZE + SIZE / 2;

function Square({
  number,
  x,
  y,
}: {
  readonly number: string;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <>
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={SIZE - 3}
        height={SIZE - 3}
        rx="5"
        fill="var(--paper-raised)"
      />
      {number === '·' ? (
        [9, 18].map((left) => <Face key={left} x={x + left - 1} y={y + 12} size={8.5} pips={6} />)
      ) : (
        <text x={x + SIZE / 2} y={y + 24} text-anchor="middle" fill="var(--ink)">
          {number}
        </text>
      )}
    </>
  );
}

function Face({
  x,
  y,
  size,
  pips,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pips: 5 | 6;
}) {
  const places = [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
    ...(pips === 5
      ? [[2, 2]]
      : [
          [1, 2],
          [3, 2],
        ]),
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <rect
        width="40"
        height="40"
        rx="9"
        fill="var(--ivory)"
        stroke="var(--ivory-edge)"
        stroke-width="2"
      />
      {places.map(([column = 0, row = 0]) => (
        <circle key={`${column}${row}`} cx={column * 10} cy={row * 10} r="4.2" fill="var(--pip)" />
      ))}
    </g>
  );
}

const RIMS = [undefined, '5.9 5.9', '.1 4.6'];

function Chip({ x, y, side }: { readonly x: number; readonly y: number; readonly side: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="1.5" r="14" fill="var(--shade)" />
      <circle r="14" fill={`var(--seat-${side})`} />
      <circle
        r="11.3"
        fill="none"
        stroke="var(--seat-ink)"
        stroke-width={[1.2, 5, 2.4][side]}
        stroke-linecap={side === 2 ? 'round' : 'butt'}
        stroke-dasharray={RIMS[side]}
      />
      <circle r="8" fill="var(--paper-raised)" stroke={`var(--seat-${side})`} />
    </g>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <g transform="translate(62 26) rotate(-7 102 68)">
        <rect x="-11" y="-9" width="226" height="160" rx="13" fill="var(--shade)" />
        <rect x="-11" y="-12" width="226" height="160" rx="13" fill="var(--wood)" />
        <rect width={6 * SIZE} height={4 * SIZE} rx="6" fill="var(--felt)" />
        <g font-family="var(--font-title)" font-size="20" font-weight="600">
          {ROWS.flatMap((row, y) =>
            [...row].map((number, x) => (
              <Square key={`${x} ${y}`} number={number} x={x * SIZE} y={y * SIZE} />
            )),
          )}
        </g>
        {CHIPS.map(([column, row, side]) => (
          <Chip key={`${column} ${row}`} x={middle(column)} y={middle(row)} side={side} />
        ))}
        <path
          d="M162 8 26 144"
          stroke="var(--paper-raised)"
          stroke-width="8"
          stroke-linecap="round"
        />
        <path d="M162 8 26 144" stroke="var(--accent)" stroke-width="4.5" stroke-linecap="round" />
      </g>
      <g transform="rotate(14 268 150)">
        <Face x={238} y={128} size={46} pips={5} />
      </g>
      <g transform="rotate(-12 222 170)">
        <Face x={188} y={146} size={46} pips={6} />
      </g>
    </svg>
  );
}

export const cover = {
  id: 'sequence',
  seats: { min: 2, max: 4 },
  minutes: [10, 20],
  Picture,
} as const;

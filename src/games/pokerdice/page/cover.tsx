/**
 * Pokerdice at a glance, for the home page: a secret card, a full house laid open, the dice it bets
 * on.
 */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [1, -1],
    [-1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  readonly face: number;
  readonly at: string;
  readonly size: number;
}

function Die({ face, at, size }: DieProps) {
  const half = size / 2;
  return (
    <g transform={at}>
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.24}
        fill="var(--ivory)"
        stroke="var(--ivory-edge)"
      />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x * size * 0.25}
          cy={y * size * 0.25}
          r={size * 0.1}
          fill="var(--pip)"
        />
      ))}
    </g>
  );
}

function Back({ at, hue }: { readonly at: string; readonly hue: string }) {
  return (
    <g transform={at}>
      <rect
        x="-38"
        y="-54"
        width="76"
        height="108"
        rx="9"
        fill="var(--card)"
        stroke="var(--card-line)"
      />
      <rect x="-32" y="-48" width="64" height="96" rx="6" fill={hue} />
      <path
        d="M-13-14-9 16q9 6 18 0l4-30z"
        fill="none"
        stroke="var(--card)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <ellipse cy="-14" rx="13" ry="4" fill="none" stroke="var(--card)" stroke-width="3" />
    </g>
  );
}

/** One die is missing for the full house: it is being thrown. */
function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <ellipse cx="160" cy="179" rx="146" ry="13" fill="var(--shade)" opacity="0.5" />
      <Back at="translate(90 88) rotate(-15)" hue="var(--seat-1)" />
      <Back at="translate(230 88) rotate(15)" hue="var(--seat-2)" />
      <g transform="translate(160 72)">
        <rect
          x="-43"
          y="-62"
          width="86"
          height="122"
          rx="10"
          fill="var(--card)"
          stroke="var(--card-line)"
        />
        <rect
          x="-37.5"
          y="-56.5"
          width="75"
          height="111"
          rx="6"
          fill="none"
          stroke="var(--seat-0)"
          stroke-width="3"
        />
        <text
          x="-30"
          y="-32"
          font-family="var(--font-title)"
          font-size="20"
          font-weight="700"
          fill="var(--card-ink)"
        >
          5
        </text>
        {[-23, 0, 23].map((x) => (
          <Die key={x} face={5} at={`translate(${x} -11)`} size={20} />
        ))}
        {[-11.5, 11.5].map((x) => (
          <Die key={x} face={2} at={`translate(${x} 13)`} size={20} />
        ))}
      </g>
      <Die face={5} at="translate(52 158) rotate(-7)" size={44} />
      <Die face={5} at="translate(105 164) rotate(4)" size={44} />
      <Die face={6} at="translate(160 149) rotate(24)" size={44} />
      <Die face={2} at="translate(215 164) rotate(-4)" size={44} />
      <Die face={2} at="translate(268 158) rotate(8)" size={44} />
    </svg>
  );
}

export const cover = {
  id: 'pokerdice',
  seats: { min: 2, max: 5 },
  minutes: [10, 10],
  Picture,
} as const;

/**
 * NEXT! at a glance: three cards, and before them four ivory dice and two black ones, each in its
 * colour with its symbol.
 */

import type { ComponentChildren } from 'preact';

const HEART = 'M0 9C-7 3-9 0-9-4-9-9-3-10 0-5 3-10 9-9 9-4 9 0 7 3 0 9z';
const LEAF = 'M9-9C-3-10-9-5-8 3L-10 9-5 7C4 9 10 2 9-9z';
const DROP = 'M0-10C5-4 8 0 8 3A8 8 0 0 1-8 3C-8 0-5-4 0-10z';
const SUN = 'M0-10 3-5 8-7 6-2 10 0 6 3 8 8 2 6 0 10-3 6-8 8-6 2-10 0-5-3-7-8-2-6z';
const FLAME = 'M1-10C2-5-2-3-3 0-5-1-5-3-5-4-8 0-8 2-8 3A8 8 0 0 0 8 3C8-3 4-6 1-10z';
const MOON = 'M9 4A10 10 0 1 1-2-9 8 8 0 0 0 9 4z';

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: string;
  readonly symbol: string;
  readonly isBlack?: boolean;
}

function Die({ x, y, turn, colour, symbol, isBlack = false }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-20" y="-16" width="40" height="40" rx="9" fill="var(--shade)" />
      <rect
        x="-20"
        y="-20"
        width="40"
        height="40"
        rx="9"
        fill={isBlack ? 'var(--ebony-deep)' : 'var(--ivory)'}
        stroke={isBlack ? 'var(--ebony-edge)' : 'var(--ivory-edge)'}
      />
      {isBlack ? (
        <circle r="15" fill={`var(--${colour})`} />
      ) : (
        <rect x="-16" y="-16" width="32" height="32" rx="7" fill={`var(--${colour})`} />
      )}
      <path
        d={symbol}
        fill={`var(--on-${colour})`}
        transform={isBlack ? 'scale(.85)' : undefined}
      />
    </g>
  );
}

function Card({
  x,
  y,
  turn,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly children: ComponentChildren;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-35" y="-44" width="70" height="96" rx="9" fill="var(--shade)" />
      <rect
        x="-35"
        y="-48"
        width="70"
        height="96"
        rx="9"
        fill="var(--card)"
        stroke="var(--card-line)"
        stroke-width="2"
      />
      {children}
    </g>
  );
}

/** The places of a card: a row of small squares. */
function Row({
  y,
  count,
  colour,
}: {
  readonly y: number;
  readonly count: number;
  readonly colour: string;
}) {
  return (
    <g fill={colour} stroke="var(--card-ink-soft)" stroke-width="1.5">
      {Array.from({ length: count }, (_, at) => (
        <rect key={at} x={(at - count / 2) * 19 + 1.5} y={y} width="16" height="16" rx="4" />
      ))}
    </g>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <ellipse cx="160" cy="176" rx="150" ry="18" fill="var(--felt)" />
      <Card x={88} y={70} turn={-7}>
        <Row y={-18} count={3} colour="none" />
        <Row y={3} count={2} colour="none" />
      </Card>
      <Card x={232} y={70} turn={7}>
        <Row y={-28} count={2} colour="var(--orange)" />
        <Row y={-8} count={2} colour="var(--purple)" />
        <Row y={12} count={2} colour="var(--green)" />
      </Card>
      <Card x={160} y={64} turn={0}>
        <Row y={-18} count={3} colour="var(--red)" />
        <Row y={3} count={2} colour="var(--blue)" />
      </Card>
      <Die x={40} y={150} turn={-9} colour="red" symbol={HEART} />
      <Die x={88} y={158} turn={5} colour="green" symbol={LEAF} />
      <Die x={136} y={150} turn={-3} colour="yellow" symbol={SUN} />
      <Die x={184} y={158} turn={7} colour="blue" symbol={DROP} />
      <Die x={232} y={150} turn={-6} colour="orange" symbol={FLAME} isBlack />
      <Die x={280} y={157} turn={8} colour="purple" symbol={MOON} isBlack />
    </svg>
  );
}

export const cover = { id: 'next', seats: { min: 2, max: 6 }, minutes: [10, 20], Picture } as const;

/**
 * A seat's own mark: a colour and a shape, so that it is told apart without colours too. Bots have
 * an antenna and eyes.
 */

import './seat-mark.css';

export const SEAT_SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;

/** On a field of 24, corners rounded by the stroke; all about as heavy to the eye. */
const OUTLINES: Readonly<Record<(typeof SEAT_SHAPES)[number], string>> = {
  circle: 'M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  triangle: 'M12 5 20.5 19.5h-17z',
  square: 'M5.5 6h13v13h-13z',
  diamond: 'M12 3.8 20.7 12.5 12 21.2 3.3 12.5z',
  star: 'M12 3.6l2.6 5.8 6.300.7-4.7 4.2 1.3 6.2-5.5-3.2-5.5 3.2 1.3-6.2-4.7-4.2 6.3-.7z',
  hexagon: 'M12 4l7.6 4.3v8.5L12 21.1l-7.6-4.3V8.3z',
};

export interface SeatMarkProps {
  readonly seat: number;
  /** In pixels; it grows with the text. */
  readonly size?: number;
  readonly isBot?: boolean;
}

export function SeatMark({ seat, size = 20, isBot = false }: SeatMarkProps) {
  const shape = SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? 'circle';
  const rem = `${size / 16}rem`;
  return (
    <svg
      class="seat-mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ width: rem, height: rem, color: `var(--seat-${seat})` }}
    >
      {isBot ? <path class="seat-antenna" d="M12 6V2.2M9.8 1.8h4.4" /> : null}
      <path d={OUTLINES[shape]} />
      {isBot ? <path class="seat-eyes" d="M9.7 12v2M14.3 12v2" /> : null}
    </svg>
  );
}

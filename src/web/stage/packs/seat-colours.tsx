/**
 * What is inside is drawn in the colours that people have chosen for their packs; without any, in
 * those of the seats.
 */

import type { ComponentChildren } from 'preact';

interface SeatColoursProps {
  /** By seat; names of the tokens --pack-…. */
  readonly colours: readonly string[] | undefined;
  readonly children: ComponentChildren;
}

export function SeatColours({ colours = [], children }: SeatColoursProps) {
  const tokens = Object.fromEntries(
    colours.map((colour, seat) => [`--seat-${seat}`, `var(--pack-${colour})`]),
  );
  return <div style={{ display: 'contents', ...tokens }}>{children}</div>;
}

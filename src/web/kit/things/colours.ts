/** What a die can show: pips, or one of six colours. */

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type DieFace = number | Colour;

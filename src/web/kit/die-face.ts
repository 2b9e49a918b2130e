/** What a die can show: a number of pips, or one of six colours with its symbol. */

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type DieFace = number | Colour;

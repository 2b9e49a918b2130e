import { grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('sv');

/**
 * “Noés”, “Max”, “Spelare 3:s”: whose it is. Nothing is added to an s-sound; after a digit or a
 * sign the s has a colon.
 */
export function whose(name: string): string {
  if (/[sxz]$/i.test(name)) return name;
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}:s`;
}

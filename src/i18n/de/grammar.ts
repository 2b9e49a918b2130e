import { grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('de');

/** “Noés”, “Max’”: whose it is. After an s-sound only an apostrophe; after a digit or a sign the s is set apart. */
export function whose(name: string): string {
  if (/(?:[sßxz]|ce)$/i.test(name)) return `${name}’`;
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;
}

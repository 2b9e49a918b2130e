import { grammar } from '../grammar.ts';

const danish = grammar('da');

export const { plural, number, point, time, list, either, text, counts } = danish;

/** Intl writes 2-5 with a hyphen; Danish print has a dash. */
export function range(from: number, to: number): string {
  return danish.range(from, to).replace('-', '–');
}

/** “Anas”, “Jens’”: an s, or an apostrophe after s, x and z. */
export function of(name: string): string {
  return /[sxz]$/i.test(name) ? `${name}’` : `${name}s`;
}

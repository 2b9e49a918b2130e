import { grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('it');

/** At the head of a sentence: “tiri” is “Tiri”, for verbs need no pronoun. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “a Noé”, “ad Ana”: the d only before the same vowel. */
export function a(name: string): string {
  return /^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** “sul 5”, “sull’8”. */
export function on(value: number): string {
  return value === 8 || value === 11 ? `sull’${value}` : `sul ${value}`;
}

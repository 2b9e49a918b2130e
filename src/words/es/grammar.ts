import { grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('es');

/** At the head of a sentence: “tiras” is “Tiras”, for verbs need no pronoun. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('fr');

/** “de Léa”, “d’Ana”: elided before a vowel or a mute h, as names are. */
export function de(name: string): string {
  return /^[aeiouyhàâäéèêëîïôöùûüœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

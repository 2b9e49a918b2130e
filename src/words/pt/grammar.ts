import { grammar } from '../grammar.ts';

/** European: nought is many, “0 pontos”. */
export const { plural, number, point, time, list, either, text, counts } = grammar('pt-PT');

/** 2–5: the European locale would put blanks around a hyphen. */
export function range(from: number, to: number): string {
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
}

/** At the head of a sentence: “lanças” is “Lanças”, for verbs need no pronoun. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

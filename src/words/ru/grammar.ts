import { type Forms, grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('ru');

/**
 * A noun with its number: 1 очко, 2 очка, 5 очков. Fractions, of which there are none here, would
 * take the second form.
 */
export function count(amount: number, one: string, few: string, many: string): string {
  const forms: Forms = {
    one: `#\u00a0${one}`,
    few: `#\u00a0${few}`,
    many: `#\u00a0${many}`,
    other: `#\u00a0${few}`,
  };
  return plural(amount, forms);
}

/** In the genitive, after «из», «от», «до»: there all numbers but 1, 21, 31… go with one form. */
export function countOf(amount: number, one: string, many: string): string {
  return plural(amount, { one: `#\u00a0${one}`, other: `#\u00a0${many}` });
}

import { grammar } from '../grammar.ts';

export const { plural, number, range, time, list, either } = grammar('nl');

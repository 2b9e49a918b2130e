import { grammar } from '../grammar.ts';

export const { plural, number, point, range, time, list, either, text, counts } = grammar('de');

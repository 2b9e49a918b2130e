/**
 * Loaded before everything else (--import): the program comes with the mistake that PLANT names. A
 * mistake that finds no place is one, too.
 */

import { registerHooks } from 'node:module';
import { PLANTS } from './plants.ts';

const name = process.env['PLANT'] ?? '';
const plant = PLANTS[name];
if (plant === undefined) throw new Error(`there is no plant ${name}`);
const { file, from, to } = plant;
const place = new URL(`../../../${file}`, import.meta.url).href;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== place) return loaded;
    const source = String(loaded.source);
    if (source.split(from).length !== 2) throw new Error(`${name}: no such line in ${file}`);
    return { ...loaded, source: source.replace(from, () => to) };
  },
});

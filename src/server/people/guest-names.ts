/**
 * Names for guests who give none: things found around a table, the same in most languages. And
 * names for those whose given name is taken at a table.
 */

import { randomInt } from 'node:crypto';
import { LIMITS } from '../../protocol.ts';
import { isOfTheHouse } from './house-names.ts';

const NAMES = [
  'Domino',
  'Pirouette',
  'Mikado',
  'Bonbon',
  'Tango',
  'Rondo',
  'Cassis',
  'Praline',
  'Ludo',
  'Marabout',
  'Grenadine',
  'Pompon',
  'Croissant',
  'Tambour',
  'Safran',
  'Carambole',
  'Vanille',
  'Figaro',
  'Chouette',
  'Tirelire',
  'Cabriole',
  'Nougat',
  'Papillon',
  'Mistral',
];

export function anyName(): string {
  return `${NAMES[randomInt(NAMES.length)]} ${randomInt(10, 100)}`;
}

/**
 * What a given name steps aside to, best first: Léa 2, Léa 3. No two look alike, and there are more
 * than a table has seats, so one is free.
 */
export function spareNames(name: string): readonly string[] {
  const stem = name.replace(/ \d+$/, '');
  const numbered = Array.from({ length: LIMITS.seats + 1 }, (_, before) => `${stem} ${before + 2}`);
  const allowed = numbered.filter(
    (spare) => [...spare].length <= LIMITS.name && !isOfTheHouse(spare),
  );
  return allowed.length < numbered.length ? NAMES : allowed;
}

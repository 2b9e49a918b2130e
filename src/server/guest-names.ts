/** Names for guests who give none: things found around a table, the same in most languages. */

import { randomInt } from 'node:crypto';

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

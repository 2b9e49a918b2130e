/** The games. A fourth is a folder beside these and one line here. */

import type { AnyGame } from '../game.ts';
import { next } from './next/rules.ts';
import { pokerdice } from './pokerdice/rules.ts';
import { sequence } from './sequence/rules.ts';

export const games: readonly AnyGame[] = [pokerdice, next, sequence];

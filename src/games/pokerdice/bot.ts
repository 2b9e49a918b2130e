/** Four ways to think about Pokerdice. */

import type { Bots } from '../../bots/bot.ts';
import { beginner } from './mind/beginner.ts';
import { casual } from './mind/casual.ts';
import { botOf } from './mind/habit.ts';
import { master } from './mind/master.ts';
import { strong } from './mind/strong.ts';
import type { Pokerdice } from './rules.ts';

export const bots: Bots<Pokerdice> = { beginner: botOf(beginner), casual: botOf(casual), strong: botOf(strong), master };

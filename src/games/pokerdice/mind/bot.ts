/** Four ways to think about Pokerdice. */

import type { Bots } from '../../../bots/bot.ts';
import type { Pokerdice } from '../rules/rules.ts';
import { botOf } from './habit.ts';
import { beginner } from './levels/beginner.ts';
import { casual } from './levels/casual.ts';
import { master } from './levels/master.ts';
import { strong } from './levels/strong.ts';

export const bots: Bots<Pokerdice> = {
  beginner: botOf(beginner),
  casual: botOf(casual),
  strong: botOf(strong),
  master,
};

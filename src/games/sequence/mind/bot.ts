/** Four ways to think about Séquence Dés: each is told in its file. */

import type { Bots } from '../../../bots/bot.ts';
import type { Sequence } from '../rules/rules.ts';
import { beginner } from './levels/beginner.ts';
import { casual } from './levels/casual.ts';
import { master } from './levels/master.ts';
import { strong } from './levels/strong.ts';
import { liking } from './liking.ts';

export const bots: Bots<Sequence> = {
  beginner: liking(beginner),
  casual: liking(casual),
  strong: liking(strong),
  master,
};

/** The bots of NEXT!, four ways of thinking: each is told in its file. */

import type { Bots } from '../../../bots/bot.ts';
import type { Next } from '../rules/rules.ts';
import { beginner } from './levels/beginner.ts';
import { casual } from './levels/casual.ts';
import { master } from './levels/master.ts';
import { strong } from './levels/strong.ts';

export const bots: Bots<Next> = { beginner, casual, strong, master };

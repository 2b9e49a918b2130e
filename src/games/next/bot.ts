/** The bots of NEXT!, four ways of thinking: each is told in its file. */

import type { Bots } from '../../bots/bot.ts';
import { beginner } from './mind/beginner.ts';
import { casual } from './mind/casual.ts';
import { master } from './mind/master.ts';
import { strong } from './mind/strong.ts';
import type { Next } from './rules.ts';

export const bots: Bots<Next> = { beginner, casual, strong, master };

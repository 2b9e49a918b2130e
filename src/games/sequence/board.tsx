/** Séquence Dés on the page: what the table of the page needs of it. Its parts are in page-*; board.ts is the board of the rules. */

import type { Words } from '../../i18n/en/sequence.ts';
import type { Board } from '../../web/kit/board.ts';
import { Note } from './page-legend.tsx';
import { linger } from './page-linger.ts';
import { narrate } from './page-narrate.ts';
import { Scene } from './page-scene.tsx';
import { throwing } from './page-throwing.ts';
import { explain, note, options, status } from './page-words.ts';
import { ruleNow } from './rule-now.ts';
import { type Sequence, sequence } from './rules.ts';

export const board: Board<Sequence, Words> = {
  rules: sequence,
  Scene,
  Note,
  note,
  status,
  narrate,
  linger,
  // Nothing is hidden in this game.
  isSecret: () => false,
  hasSecrets: () => false,
  explain,
  ruleNow,
  throwing,
  options,
};

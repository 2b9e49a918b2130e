/** Séquence Dés on the page: what the table of the page needs of it. */

import type { Board } from '../../../web/kit/contracts/board.ts';
import { type Sequence, sequence } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';
import { linger } from './board/linger.ts';
import { narrate } from './board/narrate.ts';
import { Note } from './board/note.tsx';
import { options } from './board/options.ts';
import { Scene } from './board/scene.tsx';
import { explain, note, status } from './board/status.ts';
import { throwing } from './board/throwing.ts';
import { ruleNow } from './guide/rule-now.ts';

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

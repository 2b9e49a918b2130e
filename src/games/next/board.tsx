/** NEXT! on the page. */

import type { Words } from '../../i18n/en/next.ts';
import type { Board } from '../../web/kit/board.ts';
import { narrate } from './board-narrate.ts';
import { Note } from './board-note.tsx';
import { Scene } from './board-scene.tsx';
import { Secret } from './board-secret.tsx';
import { explain, hasSecrets, isSecret, linger, note, status } from './board-telling.ts';
import { throwing } from './board-throwing.ts';
import { ruleNow } from './rule-now.ts';
import { type Next, next } from './rules.ts';

export const board: Board<Next, Words> = {
  rules: next,
  Scene,
  Note,
  note,
  status,
  narrate,
  linger,
  isSecret,
  hasSecrets,
  Secret,
  explain,
  ruleNow,
  throwing,
  // Another deck is forty-five cards, not a choice of a few: tables are opened with one from outside.
  options: () => [],
};

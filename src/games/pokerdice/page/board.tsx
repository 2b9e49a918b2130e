/** Pokerdice on the page: what the table of the page needs of it. */

import type { Board } from '../../../web/kit/contracts/board.ts';
import { type Pokerdice, pokerdice } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';
import { linger } from './board/linger.ts';
import { narrate } from './board/narrate.ts';
import { Note } from './board/note.tsx';
import { options } from './board/options.ts';
import { Scene } from './board/scene.tsx';
import { Secret } from './board/secret.tsx';
import { hasSecrets, isSecret } from './board/secrets.ts';
import { explain, note, status } from './board/status.ts';
import { throwing } from './board/throwing.ts';
import { ruleNow } from './guide/rule-now.ts';

export const board: Board<Pokerdice, Words> = {
  rules: pokerdice,
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
  options,
};

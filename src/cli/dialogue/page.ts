/**
 * A page that is shown instead of the table until the next line is typed: help, all moves, what
 * happened so far.
 */

import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { wrapped } from '../../terminal/text.ts';
import { t } from '../words.ts';

export function pageOf(screen: Screen, title: string, body: readonly string[]): readonly string[] {
  const lines = body.flatMap((entry) => wrapped(entry, roomOf(screen), '  '));
  return [paint(screen, 'accent', title), '', ...lines, '', paint(screen, 'dim', t().say.back)];
}

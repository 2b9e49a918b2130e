/** The list of games to choose from. */

import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';
import { wrapped } from '../../terminal/text.ts';
import { t } from '../words.ts';

export function listOfGames(faces: readonly TerminalUi[], screen: Screen): readonly string[] {
  const games = faces.flatMap(({ title, summary }, index) => [
    '',
    ` ${index + 1}  ${paint(screen, 'accent', title)}`,
    ...wrapped(summary, roomOf(screen) - 4).map((line) => `    ${line}`),
  ]);
  return [t().play.whichGame, ...games, ''];
}

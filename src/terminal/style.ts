/** Colour, if the screen has it. Nothing is said by colour alone. */

import type { Screen } from './screen.ts';

const INKS = {
  bold: '1',
  dim: '2',
  /** The one accent: do this now. */
  accent: '1;38;5;214',
  red: '38;5;203',
  green: '38;5;71',
  blue: '38;5;39',
  yellow: '38;5;178',
  orange: '38;5;208',
  purple: '38;5;134',
} as const;
export type Ink = keyof typeof INKS;

export function paint(screen: Pick<Screen, 'colour'>, ink: Ink, text: string): string {
  return screen.colour && text !== '' ? `\u001b[${INKS[ink]}m${text}\u001b[0m` : text;
}

/**
 * Whether to colour: NO_COLOR forbids, FORCE_COLOR asks for it, else a terminal that is not dumb
 * gets it.
 */
export function wantsColour(
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM = '' } = env;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isTerminal && TERM !== 'dumb';
}

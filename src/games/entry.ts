/**
 * What the registry knows of a game: its rules, and where its other rooms are. Those are loaded
 * when they are needed. A game's folder has one, in entry.ts.
 */

import type { Bots } from '../bots/bot.ts';
import type { AnyGame } from '../game.ts';
import type { Advise } from '../odds.ts';
import type { Shape } from '../shape.ts';
import type { LoadWords, TerminalUi } from '../terminal/terminal-ui.ts';

export interface GameEntry {
  readonly rules: AnyGame;
  schemas(): Promise<{ readonly view: Shape<object> }>;
  terminal(): Promise<{ terminalIn(load: LoadWords): Promise<TerminalUi> }>;
  odds(): Promise<{ readonly odds: Advise }>;
  bot(): Promise<{ readonly bots: Bots }>;
}

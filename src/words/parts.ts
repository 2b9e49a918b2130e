/**
 * The parts that words come in, and where they stand: `coach` belongs to every game and lies in
 * src/words, `next/coach` lies with its game. Page and terminal load them by name, one at a time.
 */

import type { Words as Analysis } from './en/analysis.ts';
import type { Words as Challenge } from './en/challenge.ts';
import type { Words as Coach } from './en/coach.ts';
import type { Words as Commands } from './en/commands.ts';
import type { Words as Decks } from './en/decks.ts';
import type { Words as Design } from './en/design.ts';
import type { Words as Device } from './en/device.ts';
import type { Words as Dice } from './en/dice.ts';
import type { Words as Fair } from './en/fair.ts';
import type { Words as Intro } from './en/intro.ts';
import type { Words as OwnDice } from './en/own-dice.ts';
import type { Words as Packs } from './en/packs.ts';
import type { Words as Page } from './en/page.ts';
import type { Words as Proof } from './en/proof.ts';
import type { Words as Replay } from './en/replay.ts';
import type { Words as Reports } from './en/reports.ts';
import type { Words as Rules } from './en/rules.ts';
import type { Words as Server } from './en/server.ts';
import type { Words as Terminal } from './en/terminal.ts';
import type { Words as TerminalJoin } from './en/terminal-join.ts';

/** By the name of their file. */
export interface Parts {
  readonly analysis: Analysis;
  readonly challenge: Challenge;
  readonly coach: Coach;
  readonly commands: Commands;
  readonly decks: Decks;
  readonly design: Design;
  readonly device: Device;
  readonly dice: Dice;
  readonly fair: Fair;
  readonly intro: Intro;
  readonly 'own-dice': OwnDice;
  readonly packs: Packs;
  readonly page: Page;
  readonly proof: Proof;
  readonly replay: Replay;
  readonly reports: Reports;
  readonly rules: Rules;
  readonly server: Server;
  readonly terminal: Terminal;
  readonly 'terminal-join': TerminalJoin;
}

export type Part = keyof Parts;

/** The file of a part in a language, below src/. */
export function wordsFile(part: string, language: string): string {
  const [game, own] = part.split('/');
  return own === undefined
    ? `words/${language}/${part}.ts`
    : `games/${game}/words/${language}/${own}.ts`;
}

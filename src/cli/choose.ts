/** The words by which a person chooses a game, its seats and its options. */

import { type AnyGame, openingOptions } from '../game.ts';
import { type GameEntry, gameEntries, games } from '../games/index.ts';
import { Refusal } from '../shape.ts';
import type { TerminalUi } from '../terminal/terminal-ui.ts';
import { Misuse, wholeFlag } from './command.ts';
import { loadPart, t } from './words.ts';

export function chooseGame(name: string): AnyGame {
  const game = games.find(({ id }) => id === name);
  if (game !== undefined) return game;
  throw new Misuse(
    t().wrong.noGame({ word: JSON.stringify(name), all: games.map(({ id }) => id).join(', ') }),
  );
}

export function chooseSeats({ seats }: AnyGame, flag: string | undefined): number {
  return flag === undefined ? seats.min : wholeFlag('seats', flag, seats.min, seats.max);
}

/** For a table that is opened now. */
export function chooseOptions(game: AnyGame, seats: number, flag: string | undefined): object {
  if (flag === undefined) return openingOptions(game, seats);
  let json: unknown;
  try {
    json = JSON.parse(flag);
  } catch {
    throw new Misuse(
      t().wrong.optionsJson({ example: '\'{"line":6}\'', text: JSON.stringify(flag) }),
    );
  }
  try {
    return openingOptions(game, seats, json);
  } catch (error) {
    if (error instanceof Refusal) throw new Misuse(`--options: ${error.message}`);
    throw error;
  }
}

/** A seed that nobody chose. */
export function anySeed(): string {
  return crypto.randomUUID().slice(0, 8);
}

export function titleOf(id: string): GameEntry {
  const title = gameEntries.find(({ rules }) => rules.id === id);
  if (title === undefined) throw new Error(`${id} is not in the registry`);
  return title;
}

/** How a game shows itself in a terminal, in the language in use. */
export async function faceOf(id: string): Promise<TerminalUi> {
  return (await titleOf(id).terminal()).terminalIn(loadPart);
}

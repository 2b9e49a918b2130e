/**
 * Games on this device: begun on the page, and played to their end with whatever hands, the mouse
 * or the keyboard.
 */

import { errors } from 'playwright-core';
import { games } from '../../../../src/games/index.ts';
import { Seeded } from '../../../../src/random.ts';
import type { Language } from '../../../../src/words/languages.ts';
import { type Catalogue, catalogueOf, type GameName } from '../players/catalogue.ts';
import { playerOf } from '../players/of.ts';
import { look, type Thing } from '../players/seen.ts';
import type { Stage } from '../stage.ts';
import type { Visit } from '../visit.ts';
import { changed, glance, openQuick, type QuickOptions } from './quick.ts';

export type GameId = GameName;
export const GAMES: readonly GameId[] = games.map(({ id }) => id as GameId);

export interface Sitting {
  readonly visit: Visit;
  readonly words: Catalogue;
  readonly game: GameId;
}

export interface SittingOptions extends Omit<QuickOptions, 'locale'> {
  readonly language?: Language;
}

/** Somebody opens the page here, in a hurry. */
export async function sitting(
  here: Stage,
  game: GameId,
  path: string,
  options: SittingOptions = {},
): Promise<Sitting> {
  const { language = 'en', ...rest } = options;
  return {
    visit: await openQuick(here, path, { ...rest, locale: language }),
    words: await catalogueOf(language),
    game,
  };
}

/** Presses the button of this name. */
export type Press = (name: string) => Promise<void>;

/** What is not there for so long is gone. */
const PATIENCE = 4000;

export function byClick({ visit: { page } }: Sitting): Press {
  return (name) =>
    page.getByRole('button', { name, exact: true }).first().click({ timeout: PATIENCE });
}

/** Sits down against few bots of the lowest level, on the page where bots are chosen. */
export async function beginAgainstBots(
  { visit, words, game }: Sitting,
  press: Press,
  check = checkByClick(visit),
): Promise<void> {
  const { newTable, levels } = words.page;
  const wanted = playerOf(game).opponents ?? 1;
  await check(levels.beginner.name);
  for (let count = DEFAULT_OPPONENTS; count > wanted; count--) await press(newTable.less);
  for (let count = DEFAULT_OPPONENTS; count < wanted; count++) await press(newTable.more);
  await press(newTable.start);
}

const DEFAULT_OPPONENTS = 2;

function checkByClick({ page }: Visit): Press {
  return (name) => page.getByRole('radio', { name }).check();
}

/** At a table against bots already. */
export async function againstBots(
  here: Stage,
  game: GameId,
  options: SittingOptions = {},
): Promise<Sitting> {
  const seat = await sitting(here, game, `/new/${game}/bots`, options);
  await beginAgainstBots(seat, byClick(seat));
  return seat;
}

type Verdict = 'enough' | 'look again' | undefined;

/** For `seen`: ends a game after so many looks. */
export function enough(looks: number): () => Verdict {
  let count = 0;
  return () => (++count >= looks ? 'enough' : undefined);
}

export interface Way {
  readonly press?: Press;
  /** Several people play here: whoever is asked is called by name. */
  readonly isShared?: boolean;
  /**
   * Told what there is to see before something is pressed. It may be enough, or the page may be
   * another now.
   */
  seen?(things: readonly Thing[]): Verdict | Promise<Verdict>;
}

/** For the longest of games on a busy machine, in milliseconds. */
export const WHOLE_GAME = 150_000;

/** More than any game takes: somebody is stuck. */
const MOST = 400;

/** Plays until the result is shown, or until it is enough; how often something was pressed. */
export async function playOn(
  seat: Sitting,
  { press = byClick(seat), isShared = false, seen }: Way = {},
): Promise<number> {
  const { visit, words, game } = seat;
  const mind = { words, random: new Seeded(game) };
  let misses = 0;
  for (let count = 0; count < MOST; ) {
    const { changes, title, isBusy, sheet } = await glance(visit);
    if (sheet === words.page.after.title) return count;
    if (isBusy) {
      await changed(visit, changes);
      continue;
    }
    const isAsked = isShared || title.includes(words.page.table.yourTurn);
    const things = isAsked ? await look(visit.page.locator('body')) : [];
    const verdict = isAsked ? await seen?.(things) : undefined;
    if (verdict === 'enough') return count;
    if (verdict === 'look again') continue;
    const wanted = isAsked
      ? (handedOver(things, words) ??
        playerOf(game).choose(isShared ? spokenTo(things, words) : things, mind))
      : [];
    if (wanted.length === 0) await changed(visit, changes);
    count += wanted.length;
    if (await pressAll(wanted, press)) misses = 0;
    else if (++misses > MOST_MISSES)
      throw new Error(`these can be seen, and not pressed: ${wanted.join('; ')}`);
  }
  throw new Error('this game does not come to an end');
}

/**
 * On a shared device people are called by name: “Alice: Swap: whose card?” Players listen to what
 * comes after it.
 */
function spokenTo(
  things: readonly Thing[],
  { page: { names }, next: { ask } }: Catalogue,
): readonly Thing[] {
  const calls = names.map((name) => ask.named({ name, sentence: '' }));
  return things.map((thing) => {
    const call = calls.find((one) => thing.text.startsWith(one));
    return call === undefined ? thing : { ...thing, text: thing.text.slice(call.length).trim() };
  });
}

const MOST_MISSES = 5;

/** One after another; false where a thing was gone before it could be pressed. */
async function pressAll(names: readonly string[], press: Press): Promise<boolean> {
  try {
    for (const name of names) await press(name);
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** Behind the curtain somebody else takes the device in his hands. */
function handedOver(
  things: readonly Thing[],
  { page: { curtain } }: Catalogue,
): readonly string[] | undefined {
  const [before = '', after = ''] = curtain.iAm({ name: '|' }).split('|');
  const isSomebody = ({ role, name }: Thing): boolean =>
    role === 'button' && name.startsWith(before) && name.endsWith(after);
  const found = things.find(isSomebody);
  return found && [found.name];
}

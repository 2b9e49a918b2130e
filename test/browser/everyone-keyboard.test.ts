/**
 * A whole game of each kind by keyboard alone, from home: the focus is always somewhere, in sight,
 * and where one looks for it.
 */

import { it } from 'vitest';
import { byKeyboard, expectSensible, walkTo } from '../support/browser/keys/keyboard.ts';
import {
  beginAgainstBots,
  GAMES,
  playOn,
  sitting,
  WHOLE_GAME,
} from '../support/browser/keys/playing.ts';
import { stage } from '../support/browser/stage.ts';

const here = stage();

it.each(GAMES)('%s', { timeout: WHOLE_GAME }, async (game) => {
  const seat = await sitting(here, game, '/');
  const { page } = seat.visit;
  const { home, games } = seat.words.page;
  const press = async (name: string): Promise<void> => {
    await byKeyboard(seat)(name);
    await expectSensible(page);
  };
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await press(home.botsOf({ game: games[game].name }));
  await beginAgainstBots(seat, press, (name) => walkTo(page, page.getByRole('radio', { name })));
  await playOn(seat, { press });
  await expectSensible(page);
});

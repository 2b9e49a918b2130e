/**
 * Sits down to a challenge: at a table of this device with its dice, or, for the one of the day, at
 * the table that the server has for it.
 */

import type { Challenge } from '../../../challenge/messages.ts';
import { go } from '../../shell/route.ts';
import { settings } from '../../shell/settings.ts';
import type { LocalSitter } from '../local/local-tables.ts';
import { localTables } from '../local/the-local-tables.ts';
import { withToken } from '../online/me.ts';
import { challengeApi } from './daily.ts';
import type { Task } from './task.ts';

/** Rejects with an ApiRefusal, or where there is no network. */
export async function play({ here }: Task, name: string): Promise<void> {
  if (here === undefined)
    go({ type: 'table', table: await withToken((token) => challengeApi.play(token)) });
  else await playHere(here, name);
}

async function playHere(challenge: Challenge, name: string): Promise<void> {
  const { game, seats } = challenge;
  const sitters = challenge.levels.map(
    (level): LocalSitter =>
      level === null
        ? { type: 'person', name, colour: settings.value.colour }
        : { type: 'bot', level },
  );
  const house = await localTables();
  go({ type: 'here', table: await house.open({ game, seats, sitters, challenge }) });
}

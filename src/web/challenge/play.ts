/** Sits down to a challenge: at a table of this device with its dice, or, for the one of the day, at the table that the server has for it. */

import type { Challenge } from '../../challenge/messages.ts';
import { go } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import type { LocalSitter } from '../local/house.ts';
import { theHouse } from '../local/the-house.ts';
import { withToken } from '../online/me.ts';
import { challengeApi } from './daily.ts';
import type { Task } from './task.ts';

/** Rejects with an ApiRefusal, or where there is no network. */
export async function play({ here }: Task, name: string): Promise<void> {
  if (here === undefined) go({ at: 'table', table: await withToken((token) => challengeApi.play(token)) });
  else await playHere(here, name);
}

async function playHere(challenge: Challenge, name: string): Promise<void> {
  const { game, seats } = challenge;
  const sitters = challenge.levels.map(
    (level): LocalSitter => (level === null ? { kind: 'person', name, colour: settings.value.colour } : { kind: 'bot', level }),
  );
  const house = await theHouse();
  go({ at: 'here', table: await house.open({ game, seats, sitters, challenge }) });
}

/** Sits down at a table of this device that is played with the dice of a challenge. */

import { go } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import type { LocalSitter } from '../local/house.ts';
import { theHouse } from '../local/the-house.ts';
import type { Task } from './task.ts';

export async function play({ challenge }: Task, name: string): Promise<void> {
  const { game, seats } = challenge;
  const sitters = challenge.levels.map(
    (level): LocalSitter => (level === null ? { kind: 'person', name, colour: settings.value.colour } : { kind: 'bot', level }),
  );
  const house = await theHouse();
  go({ at: 'here', table: await house.open({ game, seats, sitters, challenge }) });
}

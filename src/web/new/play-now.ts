/** One tap from home to the table: against bots of a middling level, on this device, with or without a network. */

import type { Level } from '../../bots/bot.ts';
import { type Cover, loadBoard } from '../app/games.ts';
import { go } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { language, loadWords, t } from '../app/words.ts';
import type { LocalSitter, Plan } from '../local/begin.ts';

/** Three make a good table where a game takes so many. */
const SEATS = 3;
const LEVEL: Level = 'casual';

export async function playNow({ id, seats }: Cover): Promise<void> {
  const others = Math.min(SEATS, seats.max) - 1;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot', level: LEVEL }) as const);
  await openHere(id, [me(), ...bots], {});
}

/** Whoever holds this device, alone with bots. */
export function me(): LocalSitter {
  const { name = t().table.you, colour } = settings.value;
  return { kind: 'person', name, colour };
}

export async function openHere(
  game: string,
  sitters: readonly LocalSitter[],
  options: Readonly<Record<string, unknown>>,
  real: Pick<Plan, 'own' | 'tops'> = {},
): Promise<void> {
  fetchTable(game);
  const { theHouse } = await import('../local/the-house.ts');
  const house = await theHouse();
  const table = await house.open({ game, seats: sitters.length, options, sitters, ...real });
  go({ at: 'here', table });
}

/** What the table will need is asked for at once: one after another, each would wait for the one before. */
function fetchTable(game: string): void {
  const parts = [
    import('../table/table-screen.tsx'),
    import('../local/source.ts'),
    import('../../tables/hub.ts'),
    loadBoard(game),
    loadWords(game, language()),
  ];
  for (const part of parts) part.catch(() => undefined); // it is asked for again where it is needed, and missed there
}

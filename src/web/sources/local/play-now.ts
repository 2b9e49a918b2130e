/**
 * One tap from home to the table: against bots of a middling level, on this device, with or without
 * a network.
 */

import type { Level } from '../../../bots/bot.ts';
import type { Cover } from '../../kit/contracts/cover.ts';
import { loadBoard } from '../../shell/games.ts';
import { preloadTable } from '../../shell/preload.ts';
import { go } from '../../shell/route.ts';
import { settings } from '../../shell/settings.ts';
import { language, loadGameWords, t } from '../../shell/words.ts';
import type { LocalSitter, Plan } from './plan.ts';

/** Three make a good table where a game takes so many. */
const SEATS = 3;
const LEVEL: Level = 'casual';

export async function playNow({ id, seats }: Cover): Promise<void> {
  const others = Math.min(SEATS, seats.max) - 1;
  const bots = Array.from({ length: others }, () => ({ type: 'bot', level: LEVEL }) as const);
  await openHere(id, [me(), ...bots], {});
}

/** Whoever holds this device, alone with bots. */
export function me(): LocalSitter {
  const { name = t().table.you, colour } = settings.value;
  return { type: 'person', name, colour };
}

export async function openHere(
  game: string,
  sitters: readonly LocalSitter[],
  options: Readonly<Record<string, unknown>>,
  real: Pick<Plan, 'own' | 'tops'> = {},
): Promise<void> {
  fetchTable(game);
  const { localTables } = await import('./the-local-tables.ts');
  const house = await localTables();
  const table = await house.open({ game, seats: sitters.length, options, sitters, ...real });
  go({ type: 'here', table });
}

/**
 * What the table will need is asked for at once: one after another, each would wait for the one
 * before.
 */
function fetchTable(game: string): void {
  const parts = [
    preloadTable(),
    import('./source.ts'),
    import('../../../tables/hub.ts'),
    loadBoard(game),
    loadGameWords(game, 'page', language()),
  ];
  // it is asked for again where it is needed, and missed there
  for (const part of parts) part.catch(() => undefined);
}

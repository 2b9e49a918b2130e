/** A challenge that was played on a device, without playing it in a browser: what the device would have stored. */

import type { Challenge } from '../../../src/challenge/messages.ts';
import type { AnyGame } from '../../../src/game.ts';
import { games } from '../../../src/games/index.ts';
import { OnlineTable } from '../../../src/tables/online-table.ts';
import { byChance, eventsOf, playThrough } from '../../challenge-plays.ts';
import type { Journal } from './journals.ts';

const TABLE = 'kabo-relu-timo-sane';
const PERSON = 'person000000';

/** The challenger plays by chance. */
export async function playedJournal(challenge: Challenge): Promise<Journal> {
  const game = games.find(({ id }) => id === challenge.game) as AnyGame;
  const { seats, options } = challenge;
  const record = await playThrough(challenge, game, byChance('device'));
  const { setup } = JSON.parse(record[0] as string) as { readonly setup: object };
  const at = Date.UTC(2026, 2, 1, 15);
  const kind = { game: game.id, rules: game.version, seats, options };
  const house = { watch: 'anybody', listed: false, pace: { type: 'relaxed' }, secret: '00'.repeat(32), challenge };
  const entries = [
    { type: 'opened', at, by: PERSON, ...kind, ...house },
    ...challenge.levels.map((level, seat) =>
      level === null
        ? { type: 'sat', at, seat, person: PERSON, name: 'Zoe', program: false, seed: 'seed' }
        : { type: 'bot-sat', at, seat, level },
    ),
    { type: 'started', at, by: PERSON, id: 'start', setup },
    ...eventsOf(record).map((event) => ({ type: 'played', at, event })),
  ].map((entry) => JSON.stringify(entry));
  return { table: TABLE, entries, summary: OnlineTable.read(TABLE, entries, [game]).summary(null) };
}

/** The worker of gobelet match. */

import { seatPlayers } from './players.ts';
import { serveMatch } from './serve.ts';

await serveMatch(({ plan, ...rest }) => seatPlayers(plan.game, plan.players, rest));

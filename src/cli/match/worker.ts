/** The worker of gobelet match. */

import { seatPlayers } from './players.ts';
import { serve } from './serve.ts';

await serve(({ plan, ...rest }) => seatPlayers(plan.game, plan.players, rest));

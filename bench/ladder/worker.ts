/** The worker of the ladder: the players of gobelet match, and the yardstick. */

import { seatPlayers } from '../../src/cli/match/players.ts';
import { serveMatch } from '../../src/cli/match/serve.ts';
import { games } from '../../src/games/index.ts';
import { ismctsPlayer } from '../ismcts.ts';
import { PLAYOUTS } from './pairings.ts';

await serveMatch(async ({ plan, ...rest }) => {
  const game = games.find(({ id }) => id === plan.game);
  const players = await seatPlayers(plan.game, plan.players, rest);
  return players.map((player, index) =>
    plan.players[index] === 'ismcts' && game !== undefined ? ismctsPlayer(game, PLAYOUTS) : player,
  );
});

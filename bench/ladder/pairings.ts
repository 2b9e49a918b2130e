/** Who meets whom on the ladder, how often, and what is asked for. */

import type { AnyGame } from '../../src/game.ts';
import { games } from '../../src/games/index.ts';

/** Playouts a move of the yardstick: bench/ismcts.ts. */
export const PLAYOUTS = 2000;

export interface Pairing {
  readonly game: AnyGame;
  readonly seats: number;
  readonly higher: string;
  readonly lower: string;
  readonly games: number;
  /** The share of games that the higher must win; undefined if none is asked for. */
  readonly asked: number | undefined;
  /** What the whole interval must lie above for it to be beyond doubt, if that is not the same. */
  readonly doubt?: number;
}

const LEVELS = [
  ['master', 'strong'],
  ['strong', 'casual'],
  ['casual', 'beginner'],
  ['beginner', 'random'],
] as const;

/**
 * How many games of two: of levels, and against the tree search, which is slow. Close steps take
 * more games to tell.
 */
const GAMES: Readonly<Record<string, { readonly levels: number; readonly search: number }>> = {
  pokerdice: { levels: 2000, search: 200 },
  next: { levels: 2000, search: 24 },
  sequence: { levels: 5000, search: 600 },
};
const USUAL = { levels: 2000, search: 100 };

export const pairings: readonly Pairing[] = games.flatMap((game) => {
  const { min: two, max: most } = game.seats;
  const random = game.id === 'pokerdice' ? 0.95 : 0.97;
  const { levels, search } = GAMES[game.id] ?? USUAL;
  const at = (
    seats: number,
    times: number,
    asked: (share: number) => number | undefined,
  ): readonly Pairing[] => [
    ...LEVELS.map(([higher, lower]) => ({
      ...{ game, seats, higher, lower, games: levels * times },
      asked: lower === 'random' ? undefined : asked(0.65),
    })),
    { game, seats, higher: 'master', lower: 'random', games: levels * times, asked: asked(random) },
    {
      game,
      seats,
      higher: 'master',
      lower: 'ismcts',
      games: search * times,
      asked: asked(0.55),
      doubt: 0.5,
    },
    {
      game,
      seats,
      higher: 'ismcts',
      lower: 'random',
      games: (search * times) / 2,
      asked: undefined,
    }, // how far random can be beaten
  ];
  return [...at(two, 1, (share) => share), ...at(most, 0.2, () => undefined)];
});

export function pairingName({ game, seats, higher, lower }: Pairing): string {
  return `${game.id} ${seats} ${higher}:${lower}`;
}

/** One of the higher against all others of the lower; in teams, a side of each. */
export function playersOf({ game, seats, higher, lower }: Pairing): readonly string[] {
  return Array.from({ length: seats }, (_, seat) =>
    game.side(seats, seat) === game.side(seats, 0) ? higher : lower,
  );
}

/** The share that the higher would win if there were no difference. */
export function evenShare({ game, seats }: Pairing): number {
  return 1 / new Set(Array.from({ length: seats }, (_, seat) => game.side(seats, seat))).size;
}

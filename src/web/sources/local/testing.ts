/**
 * What the tests of tables on this device stand on: rules, bots that think here and now, people who
 * play whatever is offered.
 */

import type { Level } from '../../../bots/bot.ts';
import { type Answer, thinker } from '../../../bots/thinking.ts';
import type { Following, KnownTable } from '../../../client/following.ts';
import type { CommonView, GameTypes } from '../../../game.ts';
import { gameEntries, games } from '../../../games/index.ts';
import type { Random } from '../../../random.ts';
import type { Brain } from '../../../tables/brain.ts';
import {
  type LocalSitter,
  type LocalTables,
  type Overrides,
  openHouse,
  type Rules,
} from './local-tables.ts';

export { games };

const answer = thinker(async (game) => {
  const entry = gameEntries.find(({ rules }) => rules.id === game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  return (await entry.bot()).bots;
});

/** Bots without a worker. */
export const brain: Brain = {
  async choose(
    game: string,
    level: Level,
    view: CommonView,
    moves: readonly GameTypes['move'][],
    seed: string,
  ) {
    const answered: Answer = await answer({ number: 0, game, level, view, moves, seed });
    if ('problem' in answered) throw new Error(answered.problem);
    return moves[answered.index] as GameTypes['move'];
  },
  close: async () => undefined,
};

/** Everything that went wrong without anybody being told. */
export const errors: unknown[] = [];
const quiet = (): void => undefined;
const log = {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: (...facts: unknown[]) => void errors.push(facts),
};

/** A house in which bots move at once. */
export function houseIn(
  factory: IDBFactory | undefined,
  database: string,
  rules: Rules = games,
  more: Overrides = {},
): Promise<LocalTables> {
  const kept =
    factory === undefined ? {} : { indexedDB: factory as unknown as globalThis.IDBFactory };
  return openHouse(rules, { ...kept, database, brain, log, pauses: { bot: 0 }, ...more });
}

/** So many people, and bots on the other seats. */
export function company(people: number, seats: number): readonly LocalSitter[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat < people
      ? { type: 'person', name: `Player ${seat}` }
      : { type: 'bot', level: seat % 2 === 0 ? 'casual' : 'beginner' },
  );
}

/**
 * Plays any legal move whenever this follower is asked, until this is so or the game is over.
 * `played` hears what was acknowledged.
 */
export function playOn(
  following: Following,
  random: Random,
  isEnough: (known: KnownTable) => boolean = () => false,
  played: (move: object, n: number) => void = () => undefined,
): Promise<KnownTable> {
  return new Promise((resolve, reject) => {
    const look = (known: KnownTable): void => {
      if (known.about.status === 'over' || isEnough(known)) {
        stop();
        resolve(known);
      } else if (known.moves.length > 0 && !following.isWaiting) {
        const move = known.moves[random.below(known.moves.length)] as Readonly<
          Record<string, unknown>
        > & {
          readonly type: string;
        };
        following.do({ type: 'play', move }).then((n) => played(move, n), reject);
      }
    };
    const stop = following.listen((news) => {
      if (news.type === 'table' || news.type === 'step') look(news.known);
    });
    if (following.known !== undefined) look(following.known);
  });
}

/**
 * A player at one table: thinks for a moment, then plays like a casual player, so that games are as
 * long as those of people; takes their seat back if a bot holds it.
 */

import type { Bot } from '../../../src/bots/bot.ts';
import {
  DeedRefused,
  type Following,
  type KnownTable,
  type TableNews,
} from '../../../src/client/following.ts';
import type { CommonView } from '../../../src/game.ts';
import { gameEntries } from '../../../src/games/index.ts';
import type { Deed } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import type { CrowdPerson } from './somebody.ts';
import type { CrowdTally } from './tally.ts';

const habits: ReadonlyMap<string, Bot> = new Map(
  await Promise.all(
    gameEntries.map(async ({ rules, bot }) => [rules.id, (await bot()).bots.casual] as const),
  ),
);

/** How long people think, in milliseconds; HURRY=10 makes them ten times as fast. */
const HURRY = Number(process.env['HURRY'] ?? 1);
const SHORTEST = Math.ceil(300 / HURRY);
const LONGEST = Math.ceil(2000 / HURRY);

export class CrowdPlayer {
  readonly somebody: CrowdPerson;
  readonly following: Following;
  readonly #tally: CrowdTally;
  readonly #random: Random;
  readonly #deaf: () => void;
  #thinking: NodeJS.Timeout | undefined;

  constructor(
    somebody: CrowdPerson,
    table: string,
    tally: CrowdTally,
    random: Random,
    heard: (news: TableNews) => void,
  ) {
    this.somebody = somebody;
    this.following = somebody.link.follow(table);
    this.#tally = tally;
    this.#random = random;
    this.#deaf = this.following.listen((news) => {
      heard(news);
      this.#look();
    });
  }

  do(deed: Deed): Promise<number> {
    return this.following.do(deed);
  }

  leave(): void {
    this.#deaf();
    clearTimeout(this.#thinking);
    this.somebody.link.unfollow(this.following.table);
  }

  #look(): void {
    if (this.#thinking !== undefined || this.following.isWaiting || this.#asked === undefined)
      return;
    this.#thinking = setTimeout(
      () => this.#act(),
      SHORTEST + this.#random.below(LONGEST - SHORTEST),
    );
  }

  #act(): void {
    this.#thinking = undefined;
    const known = this.#asked;
    // what is waited for is told when it comes
    if (known === undefined || this.following.isWaiting) return;
    const deed = this.#choose(known);
    const began = performance.now();
    this.do(deed).then(
      () => {
        if (deed.type === 'play') this.#tally.confirmed(performance.now() - began);
      },
      (error: unknown) => {
        if (error instanceof DeedRefused) this.#tally.refused(error.code);
        else this.#tally.problem(error);
        this.#look();
      },
    );
  }

  /** The table as they know it, if they have something to do at it. */
  get #asked(): KnownTable | undefined {
    const { known } = this.following;
    if (known?.about.status !== 'running') return undefined;
    return known.moves.length > 0 || this.#isHeld(known) ? known : undefined;
  }

  #choose(known: KnownTable): Deed {
    if (this.#isHeld(known)) return { type: 'return' };
    const { about, view, moves } = known;
    const move = habits.get(about.game)?.(
      view as unknown as CommonView,
      moves as readonly { type: string }[],
      this.#random,
    );
    return { type: 'play', move: move as Readonly<Record<string, unknown>> & { type: string } };
  }

  #isHeld({ about }: KnownTable): boolean {
    const { person } = this.somebody.guest;
    return about.seats.some(
      (seat) =>
        seat !== null && seat.type !== 'bot' && seat.person === person && seat.playing === 'bot',
    );
  }
}

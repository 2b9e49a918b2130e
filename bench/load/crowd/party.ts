/**
 * People who keep together: they play at one table after the other, now the same game again, now
 * another.
 */

import type { Level } from '../../../src/bots/bot.ts';
import { type Api, ApiRefusal } from '../../../src/client/api.ts';
import { DeedRefused, type TableNews } from '../../../src/client/following.ts';
import { type Opening, type Pace, REACTIONS } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import { CrowdPlayer } from './player.ts';
import type { CrowdPerson } from './somebody.ts';
import type { CrowdTally } from './tally.ts';

const GAMES = ['pokerdice', 'next', 'sequence'] as const;
/**
 * The second of the live ones is too short for most: bots play when time is over, hold seats and
 * give them back.
 */
const PACES: readonly Pace[] = [
  { type: 'relaxed' },
  { type: 'relaxed' },
  { type: 'live', bank: 60_000, increment: 3000 },
  { type: 'live', bank: 10_000, increment: 1000 },
  { type: 'days', limit: 86_400_000 },
];
/**
 * The master thinks so long that a few of them fill a core, and beginners play games that never
 * end.
 */
const USUAL = ['casual', 'strong'] as const;
const MASTERS = 16;
/** Of this many finished games one is not followed by another of the same. */
const NEW_TABLE = 3;
const SIGH = 1000;
const SECOND = 1000;

export class Party {
  readonly #api: Api;
  readonly #tally: CrowdTally;
  readonly #random: Random;
  readonly #people: readonly CrowdPerson[];
  readonly #audience: readonly CrowdPerson[];
  readonly #bots: number;
  readonly #pace: Pace;
  #players: readonly CrowdPlayer[] = [];
  #table = '';
  #isOver = false;

  constructor(
    api: Api,
    tally: CrowdTally,
    random: Random,
    people: readonly CrowdPerson[],
    audience: readonly CrowdPerson[],
    bots: number,
  ) {
    this.#api = api;
    this.#tally = tally;
    this.#random = random;
    this.#people = people;
    this.#audience = audience;
    this.#bots = bots;
    this.#pace = PACES[random.below(PACES.length)] as Pace;
  }

  /** Only people at tables with days to move may go away. */
  get isPatient(): boolean {
    return this.#pace.type === 'days';
  }

  /** As many as have happened at the table. */
  get steps(): number {
    return this.#players[0]?.following.known?.n ?? 0;
  }

  begin(): Promise<void> {
    return this.#orAnew(async () => {
      const [host] = this.#people as readonly [CrowdPerson, ...CrowdPerson[]];
      const { table } = await this.#api.open(host.guest.token, this.#opening());
      this.#gather(table);
      for (const player of this.#players)
        await player.do({ type: 'sit', seed: `${this.#random.below(1000)}` });
      await this.#players[0]?.do({ type: 'start' });
    });
  }

  #opening(): Opening {
    const people = this.#people.length;
    return {
      game: GAMES[this.#random.below(GAMES.length)] as string,
      seats: people + this.#bots,
      pace: this.#pace,
      listed: this.#random.below(2) === 0,
      bots: Array.from({ length: this.#bots }, (_, index) => ({
        seat: people + index,
        level: this.#level(),
      })),
    };
  }

  #level(): Level {
    return this.#random.below(MASTERS) === 0
      ? 'master'
      : (USUAL[this.#random.below(USUAL.length)] as Level);
  }

  #gather(table: string): void {
    this.#table = table;
    this.#isOver = false;
    this.#players = this.#people.map(
      (somebody, index) =>
        new CrowdPlayer(
          somebody,
          table,
          this.#tally,
          this.#random,
          index === 0 ? (news) => this.#heard(news) : () => {},
        ),
    );
    for (const { link } of this.#audience) link.follow(table);
  }

  #scatter(): void {
    for (const player of this.#players) player.leave();
    this.#players = [];
    for (const { link } of this.#audience) link.unfollow(this.#table);
  }

  #heard(news: TableNews): void {
    if (news.type === 'step' && news.what.type === 'played') this.#tally.moved();
    if (
      (news.type !== 'step' && news.type !== 'table') ||
      this.#isOver ||
      news.known.about.status !== 'over'
    )
      return;
    this.#isOver = true;
    this.#tally.finished();
    setTimeout(() => void this.#again(), SECOND + this.#random.below(2 * SECOND));
  }

  async #again(): Promise<void> {
    if (this.#random.below(NEW_TABLE) === 0) {
      this.#scatter();
      return this.begin();
    }
    return this.#orAnew(async () => {
      const [host] = this.#players;
      await host?.do({ type: 'rematch' });
      const next = host?.following.known?.about.rematch;
      if (typeof next !== 'string') throw new Error('no table for the rematch');
      this.#scatter();
      this.#gather(next);
      const [asker, ...others] = this.#players;
      for (const player of others)
        await player.do({ type: 'sit', seed: `${this.#random.below(1000)}` });
      await asker?.do({ type: 'start' });
    });
  }

  /** A failure is counted, and they find another table. */
  async #orAnew(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (error instanceof DeedRefused || error instanceof ApiRefusal)
        this.#tally.refused(error.code);
      else this.#tally.problem(error);
      this.#scatter();
      setTimeout(() => void this.begin(), SIGH);
    }
  }

  /** One of those who play or watch says something, if that is allowed. */
  talk(): void {
    if (this.#players.length === 0) return;
    const talkers = [...this.#people, ...this.#audience];
    const talker = talkers[this.#random.below(talkers.length)] as CrowdPerson;
    const isPlayer = this.#people.includes(talker);
    const following = talker.link.follow(this.#table);
    if (following.known === undefined || (isPlayer && following.known.about.chat === 'closed'))
      return;
    const reaction = REACTIONS[this.#random.below(REACTIONS.length)] as (typeof REACTIONS)[number];
    following
      .do(
        this.#random.below(2) === 0
          ? { type: 'say', text: `Well, ${reaction}!` }
          : { type: 'react', reaction },
      )
      .then(
        () => this.#tally.said(),
        (error: unknown) =>
          error instanceof DeedRefused
            ? this.#tally.refused(error.code)
            : this.#tally.problem(error),
      );
  }

  /**
   * Everybody goes away from the table in the middle of the game, and comes back later: meanwhile
   * it may leave the memory.
   */
  rest(milliseconds: number): void {
    const table = this.#table;
    if (
      this.#isOver ||
      this.#players.length < this.#people.length ||
      this.#players[0]?.following.known?.about.status !== 'running'
    )
      return;
    this.#scatter();
    setTimeout(() => this.#gather(table), milliseconds);
  }
}

/** Somebody at one table: thinks for a moment, then plays any legal move; takes his seat back where a bot holds it. */

import { DeedRefused, type Following, type Known, type News } from '../../../src/client/following.ts';
import type { Deed } from '../../../src/protocol.ts';
import type { Random } from '../../../src/random.ts';
import type { Somebody } from './somebody.ts';
import type { Tally } from './tally.ts';

/** How long people think, in milliseconds. */
const SHORTEST = 300;
const LONGEST = 2000;

export class Player {
  readonly somebody: Somebody;
  readonly following: Following;
  readonly #tally: Tally;
  readonly #random: Random;
  readonly #deaf: () => void;
  #thinking: NodeJS.Timeout | undefined;

  constructor(somebody: Somebody, table: string, tally: Tally, random: Random, heard: (news: News) => void) {
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
    if (this.#thinking !== undefined || this.following.isWaiting || this.#wanted() === undefined) return;
    this.#thinking = setTimeout(() => this.#act(), SHORTEST + this.#random.below(LONGEST - SHORTEST));
  }

  #act(): void {
    this.#thinking = undefined;
    const deed = this.following.isWaiting ? undefined : this.#wanted();
    if (deed === undefined) return; // where something is waited for, its coming is heard
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

  #wanted(): Deed | undefined {
    const { known } = this.following;
    if (known?.about.status !== 'running') return undefined;
    const sitter = this.#sitter(known);
    if (sitter === undefined) return undefined;
    if (sitter.playing === 'bot') return { type: 'return' };
    const move = known.moves[this.#random.below(Math.max(1, known.moves.length))];
    return move && { type: 'play', move };
  }

  #sitter({ about }: Known) {
    const { person } = this.somebody.guest;
    for (const seat of about.seats) if (seat !== null && seat.type !== 'bot' && seat.person === person) return seat;
    return undefined;
  }
}

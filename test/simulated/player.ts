/**
 * Somebody at one table, in one window: sits down, starts the game if they are host, plays when
 * they are asked, takes their seat back, and talks now and then.
 */

import type { DiceKeeper } from '../../src/client/dice-keeper.ts';
import { DeedRefused, type Following, type KnownTable } from '../../src/client/following.ts';
import type { CommonView, GameTypes } from '../../src/game.ts';
import type { Code, Deed } from '../../src/protocol.ts';
import { offered, seatOf } from '../support/online/players.ts';
import { chooseMove } from './brain.ts';
import type { Chance } from './dice.ts';
import type { VirtualTime } from './time.ts';

export interface Role {
  /** Undefined for whoever only watches. */
  readonly seat: number | undefined;
  readonly isHost: boolean;
}

export interface PlayerParts {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly following: Following;
  readonly keeper: DiceKeeper | undefined;
  readonly role: Role;
  person(): string | undefined;
  /** Milliseconds that they think, at most. */
  thinks(): number;
  /** The process knows the rules of this table no more, or not yet. */
  turnedAway(code: Code): void;
  refused(code: Code, deed: Deed, reason: string): void;
  /** Whether the host asks for another game after this one. */
  wantsMore(): boolean;
  /** There is another table for the same people. */
  rematched(table: string): void;
}

/** Moves before which somebody thinks for very long, in thousandths; and for how long. */
const DREAMS = 80;
const DREAM = 20_000;
const TALKS = 60;
/** Moves instead of which somebody gets up; they take their seat back a while later. */
const RISES = 10;
/** How soon somebody looks again who has nothing to do. */
const LOOK = 2000;

export class Player {
  readonly #parts: PlayerParts;
  #isThinking = false;
  #deedSince: number | undefined;
  #isOver = false;
  readonly #deafen: () => void;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.#deafen = parts.following.listen((news) => {
      if (news.type === 'refused') parts.turnedAway(news.code);
      else this.#look();
    });
    this.#lookAgain();
  }

  get following(): Following {
    return this.#parts.following;
  }

  /** Since when they wait for an answer to a deed. */
  get waitsSince(): number | undefined {
    return this.#deedSince;
  }

  close(): void {
    this.#isOver = true;
    this.#deafen();
    this.#parts.keeper?.close();
  }

  #lookAgain(): void {
    const { time } = this.#parts;
    time.in(LOOK, time.current, () => {
      if (this.#isOver) return;
      this.#look();
      this.#lookAgain();
    });
  }

  #look(): void {
    if (this.#isOver || this.#isThinking || this.#deedSince !== undefined) return;
    if (this.#next() === undefined) return;
    const { time, chance, thinks } = this.#parts;
    this.#isThinking = true;
    const isDreaming = thinks() > 500 && chance.happens(DREAMS);
    const wait = isDreaming ? chance.between(DREAM / 2, DREAM) : chance.between(50, thinks());
    time.in(wait, time.current, () => {
      this.#isThinking = false;
      const deed = this.#isOver ? undefined : this.#next();
      if (deed !== undefined) this.#do(deed);
    });
  }

  #do(deed: Deed): void {
    const { time, keeper, following, refused } = this.#parts;
    this.#deedSince = time.now;
    const doing = keeper === undefined ? following.do(deed) : keeper.do(deed);
    doing.then(
      () => this.#done(),
      (error: unknown) => {
        this.#done();
        if (!(error instanceof DeedRefused)) throw error;
        refused(error.code, deed, error.message);
      },
    );
  }

  #done(): void {
    this.#deedSince = undefined;
    this.#look();
  }

  #next(): Deed | undefined {
    const { following, person, chance } = this.#parts;
    const { known } = following;
    const who = person();
    if (known === undefined || who === undefined) return undefined;
    const { status, chat } = known.about;
    if (status === 'open') return this.#before(known, who);
    if (status === 'over') return this.#after(known);
    const talk = chat === 'open' && chance.happens(TALKS);
    if (talk && chance.happens(500)) return { type: 'react', reaction: 'wow' };
    if (talk) return { type: 'say', text: `so ${chance.below(1000)}` };
    return this.#during(known, who);
  }

  #before(known: KnownTable, who: string): Deed | undefined {
    const { role } = this.#parts;
    const { seats, called } = known.about;
    if (role.seat === undefined) return undefined;
    const seat = seatOf(known, who);
    if (seat === undefined)
      return seats[role.seat] === null ? { type: 'sit', seat: role.seat } : undefined;
    if (isReserved(known, seat)) return { type: 'sit', seat };
    const isFull = seats.every((sitter, at) => sitter !== null && !isReserved(known, at));
    return role.isHost && isFull && called === undefined ? { type: 'start' } : undefined;
  }

  #after({ about }: KnownTable): Deed | undefined {
    const { role, wantsMore, rematched } = this.#parts;
    if (about.rematch !== null) rematched(about.rematch);
    else if (role.isHost && wantsMore()) return { type: 'rematch' };
    return undefined;
  }

  #during(known: KnownTable, who: string): Deed | undefined {
    const seat = seatOf(known, who);
    const sitter = seat === undefined ? undefined : known.about.seats[seat];
    if (sitter === undefined || sitter === null || sitter.type === 'bot') return undefined;
    if (sitter.playing === 'bot') return { type: 'return' };
    const moves = offered(known, who);
    if (moves.length === 0) return undefined;
    if (this.#parts.thinks() > 500 && this.#parts.chance.happens(RISES)) return { type: 'stand' };
    const { game } = known.about;
    const seed = `${this.#parts.chance.below(1_000_000)}`;
    const view = known.view as CommonView | undefined;
    if (view === undefined) return undefined;
    const move = chooseMove(game, view, moves as readonly GameTypes['move'][], seed);
    return { type: 'play', move } as Deed;
  }
}

function isReserved({ about }: KnownTable, seat: number): boolean {
  const sitter = about.seats[seat];
  return sitter !== null && sitter?.type !== 'bot' && sitter?.reserved === true;
}

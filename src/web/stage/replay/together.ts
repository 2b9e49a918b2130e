/**
 * Looking back together: one leads and tells where they are, others follow along, anybody may
 * point. Nobody keeps a list of who is there: the leader says so again and again, and has stopped
 * when nothing more is heard.
 */

import { type Signal, signal } from '@preact/signals';
import type { Following, TableNews } from '../../../client/following.ts';
import type { MessageOf, Point } from '../../../protocol.ts';
import type { MomentAddress } from '../timeline/moment-address.ts';

export interface Leader extends MomentAddress {
  readonly person: string;
  readonly name: string;
}

export interface Pointed {
  /** Empty: oneself. */
  readonly person: string;
  readonly name: string;
  readonly point: Point;
}

/** Places are told no more often than this, the last one always. */
const EVERY = 300;
const AGAIN = 10_000;
const GONE = 25_000;
/** A message of the old leader may still be on its way when somebody takes over. */
const GRACE = 2000;
const POINTED_FOR = 8000;

type Timer = ReturnType<typeof setTimeout>;

export class Together {
  readonly role: Signal<'alone' | 'leads' | 'follows'> = signal('alone');
  /** Who else leads. */
  readonly leader: Signal<Leader | undefined> = signal(undefined);
  readonly pointed: Signal<readonly Pointed[]> = signal([]);
  readonly #following: Pick<Following, 'listen' | 'review'>;
  readonly #show: (place: MomentAddress) => void;
  readonly #now: () => number;
  readonly #stop: () => void;
  #place: MomentAddress;
  #since = 0;
  #told = 0;
  #telling: Timer | undefined;
  #again: Timer | undefined;
  #gone: Timer | undefined;
  readonly #fading = new Map<string, Timer>();

  /** `show` is called with where the leader is, for those who follow. */
  constructor(
    following: Pick<Following, 'listen' | 'review'>,
    place: MomentAddress,
    show: (place: MomentAddress) => void,
    now = Date.now,
  ) {
    this.#following = following;
    this.#place = place;
    this.#show = show;
    this.#now = now;
    this.#stop = following.listen((news) => this.#heard(news));
  }

  // Doing -----------------------------------------------------------------------------------------

  /** Takes the lead, from the one who has it. */
  lead(): void {
    this.role.value = 'leads';
    this.leader.value = undefined;
    clearTimeout(this.#gone);
    this.#since = this.#now();
    this.#tell();
  }

  follow(): void {
    const leader = this.leader.value;
    if (leader === undefined) return;
    this.role.value = 'follows';
    this.#show(leader);
  }

  /** Neither leads nor follows any more. */
  leave(): void {
    this.role.value = 'alone';
    clearTimeout(this.#telling);
    clearTimeout(this.#again);
    this.#telling = undefined;
  }

  /** Where one is now. */
  moved(place: MomentAddress): void {
    if (place.at === this.#place.at && place.eyes === this.#place.eyes) return;
    this.#place = place;
    if (this.role.value !== 'leads' || this.#telling !== undefined) return;
    this.#telling = setTimeout(() => this.#tell(), Math.max(0, this.#told + EVERY - this.#now()));
  }

  point(point: Point): void {
    this.#following.review(this.#place.at, this.#place.eyes, point);
    this.#mark({ person: '', name: '', point });
  }

  close(): void {
    this.#stop();
    this.leave();
    clearTimeout(this.#gone);
    for (const timer of this.#fading.values()) clearTimeout(timer);
  }

  #tell(): void {
    clearTimeout(this.#telling);
    clearTimeout(this.#again);
    this.#telling = undefined;
    this.#told = this.#now();
    this.#following.review(this.#place.at, this.#place.eyes);
    this.#again = setTimeout(() => this.#tell(), AGAIN);
  }

  // Hearing ---------------------------------------------------------------------------------------

  #heard(news: TableNews): void {
    // somebody may have come
    if (news.type === 'presence' && this.role.value === 'leads') this.#tell();
    if (news.type !== 'reviewing') return;
    const { person, name, point } = news.message;
    if (point !== undefined) this.#mark({ person, name, point });
    else this.#led(news.message);
  }

  #led({ person, name, at, viewer }: MessageOf<'reviewing'>): void {
    if (this.role.value === 'leads') {
      if (this.#now() - this.#since < GRACE) return;
      this.leave();
    }
    const leader = { person, name, at, eyes: viewer };
    this.leader.value = leader;
    clearTimeout(this.#gone);
    this.#gone = setTimeout(() => this.#lost(), GONE);
    if (this.role.value === 'follows') this.#show(leader);
  }

  #lost(): void {
    this.leader.value = undefined;
    if (this.role.value === 'follows') this.role.value = 'alone';
  }

  /** One finger for each person. */
  #mark(pointed: Pointed): void {
    const { person } = pointed;
    const others = (): readonly Pointed[] =>
      this.pointed.value.filter((one) => one.person !== person);
    this.pointed.value = [...others(), pointed];
    clearTimeout(this.#fading.get(person));
    this.#fading.set(
      person,
      setTimeout(() => {
        this.pointed.value = others();
      }, POINTED_FOR),
    );
  }
}

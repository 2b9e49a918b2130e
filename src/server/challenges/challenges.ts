/**
 * Challenges of this server: the one of the day, and what has come of any. The one of the day is
 * played at a table of the server (ranked.ts). Of any other, whoever sends in a game gets it played
 * again by the house's own bots before it counts; but they know its dice beforehand, so such a list
 * is on honour. Of each person the first game counts; and nobody sees the games of others before
 * they have played.
 */

import { readChallenge } from '../../challenge/challenge.ts';
import { idOf } from '../../challenge/id.ts';
import type {
  attempt,
  Challenge,
  ChallengeResult,
  ChallengeResults,
  Daily,
} from '../../challenge/messages.ts';
import { judgeAttempt } from '../../challenge/referee.ts';
import { rankOf } from '../../challenge/story.ts';
import { type Read, Refusal } from '../../shape.ts';
import type { Brain } from '../../tables/brain.ts';
import { type Refused, refused } from '../../tables/refused.ts';
import type { ListedResult, Person } from '../../tables/store.ts';
import { dailyOf, dayBefore, dayOf, lastClosed, sealedOf } from './daily.ts';
import { Ranked, type RankedOffice } from './ranked.ts';

export interface ChallengeDeps extends RankedOffice {
  readonly brain: Brain;
}

/**
 * Bots think for tables, too: games that wait to be played again beyond this number are not taken.
 */
const MOST_WAITING = 20;
const MOST_LISTED = 200;

const TOO_MUCH = refused('too-many', 'too-much');
/**
 * Whoever has the key of a day can try until a game is good: such a game must not stand among those
 * that were played once.
 */
const RANKED_ONLY = refused('illegal', 'ranked-only');

export type Sent = ChallengeResult | Refused;

export class Challenges {
  readonly #office: ChallengeDeps;
  readonly ranked: Ranked;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(office: ChallengeDeps) {
    this.#office = office;
    this.ranked = new Ranked(office);
  }

  /** As this person may know it. */
  async daily(person: string | undefined): Promise<Daily> {
    const now = this.#office.now();
    const day = dayOf(now);
    const table = person === undefined ? undefined : await this.ranked.tableOf(person);
    return {
      today: sealedOf(this.#of(day)),
      yesterday: sealedOf(this.#of(dayBefore(day))),
      told: this.#of(lastClosed(now)),
      table: table ?? null,
    };
  }

  #of(day: string): Challenge {
    return dailyOf(this.#office.secret, day, this.#office.games);
  }

  /** The result that counts: this one, or the one that this person has. Rejects with a Refusal. */
  async take(
    person: Person,
    id: string,
    { challenge: json, events }: Read<typeof attempt>,
  ): Promise<Sent> {
    const { store, games, brain, now } = this.#office;
    const known = await store.result(id, person.id);
    if (known !== undefined) return publicOf(known);
    const { challenge, game } = readChallenge(json, games);
    if (idOf(challenge) !== id) throw new Refusal('is another challenge', 'challenge');
    if (challenge.day !== undefined) return RANKED_ONLY;
    if (this.#waiting >= MOST_WAITING) return TOO_MUCH;
    const { outcome, record } = await this.#inTurn(() =>
      judgeAttempt(challenge, game, events, brain.choose.bind(brain)),
    );
    const summary = JSON.stringify({ name: person.name, outcome });
    const text = record.map((line) => `${line}\n`).join('');
    const result = {
      challenge: id,
      person: person.id,
      rank: rankOf(outcome),
      at: now(),
      summary,
      record: text,
    };
    await store.keepResult(result);
    return publicOf((await store.result(id, person.id)) ?? result);
  }

  /** One game after the other. */
  #inTurn<T>(play: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const played = this.#last.then(play).finally(() => {
      this.#waiting--;
    });
    this.#last = played.catch(() => undefined);
    return played;
  }

  async results(id: string, person: string): Promise<ChallengeResults> {
    const { store } = this.#office;
    await this.ranked.settle(id, person);
    const [results, standing] = await Promise.all([
      store.results(id, MOST_LISTED),
      store.standing(id, person),
    ]);
    return {
      results: results.map(publicOf),
      you: standing.place === null ? null : person,
      ...standing,
    };
  }

  /**
   * The game of somebody, for those who have played it themselves: whoever sees it knows the dice.
   */
  async record(
    id: string,
    whose: string,
    asking: string,
  ): Promise<string | 'not-played' | 'unknown'> {
    const { store } = this.#office;
    if ((await store.result(id, asking)) === undefined) return 'not-played';
    return (await store.result(id, whose))?.record ?? 'unknown';
  }
}

function publicOf({ person, at, summary }: ListedResult): ChallengeResult {
  const { name, outcome } = JSON.parse(summary) as Pick<ChallengeResult, 'name' | 'outcome'>;
  return { person, name, at, outcome };
}

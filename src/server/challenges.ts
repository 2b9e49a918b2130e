/**
 * Challenges of this server: the one of the day, and what has come of any. Whoever sends in a game gets it played again by the
 * house's own bots before it counts; of each person the first counts; and nobody sees the games of others before he has played.
 */

import { readChallenge } from '../challenge/challenge.ts';
import { idOf } from '../challenge/id.ts';
import type { attempt, ChallengeResult, ChallengeResults, Daily } from '../challenge/messages.ts';
import { judge } from '../challenge/referee.ts';
import { rankOf } from '../challenge/story.ts';
import type { AnyGame } from '../game.ts';
import { type Read, Refusal } from '../shape.ts';
import type { Brain } from '../tables/brain.ts';
import type { ListedResult, Person, Results } from '../tables/store.ts';
import { dailyOf, dayBefore, dayOf } from './daily.ts';

export interface Office {
  readonly store: Results;
  readonly brain: Brain;
  readonly games: readonly AnyGame[];
  /** From which the challenges of the days follow. */
  readonly secret: string;
  now(): number;
}

/** Bots think for tables, too: games that wait to be played again beyond this number are not taken. */
const MOST_WAITING = 20;
const MOST_LISTED = 200;

export type Sent = ChallengeResult | 'too-many';

export class Challenges {
  readonly #office: Office;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(office: Office) {
    this.#office = office;
  }

  daily(): Daily {
    const day = dayOf(this.#office.now());
    return { day, challenge: this.#of(day), yesterday: this.#of(dayBefore(day)) };
  }

  #of(day: string): Daily['challenge'] {
    return dailyOf(this.#office.secret, day, this.#office.games);
  }

  /** The result that counts: this one, or the one that this person has. Rejects with a Refusal. */
  async take(person: Person, id: string, { challenge: json, events }: Read<typeof attempt>): Promise<Sent> {
    const { store, games, brain, now } = this.#office;
    const known = await store.result(id, person.id);
    if (known !== undefined) return publicOf(known);
    const { challenge, game } = readChallenge(json, games);
    if (idOf(challenge) !== id) throw new Refusal('is another challenge', 'challenge');
    this.#checkDay(challenge, id);
    if (this.#waiting >= MOST_WAITING) return 'too-many';
    const { outcome, record } = await this.#inTurn(() => judge(challenge, game, events, brain.choose.bind(brain)));
    const summary = JSON.stringify({ name: person.name, outcome });
    const text = record.map((line) => `${line}\n`).join('');
    const result = { challenge: id, person: person.id, rank: rankOf(outcome), at: now(), summary, record: text };
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

  /** What says that it is of a day must be what we gave out for it, and is over when the day after it is. */
  #checkDay({ day }: Daily['challenge'], id: string): void {
    if (day === undefined) return;
    const today = dayOf(this.#office.now());
    if (day !== today && day !== dayBefore(today)) throw new Refusal('is over', 'challenge.day');
    if (idOf(this.#of(day)) !== id) throw new Refusal('is not the challenge of this day', 'challenge');
  }

  async results(id: string, person: string): Promise<ChallengeResults> {
    const { store } = this.#office;
    const [results, standing] = await Promise.all([store.results(id, MOST_LISTED), store.standing(id, person)]);
    return { results: results.map(publicOf), you: standing.place === null ? null : person, ...standing };
  }

  /** The game of somebody, for those who have played it themselves: whoever sees it knows the dice. */
  async record(id: string, whose: string, asking: string): Promise<string | 'not-played' | 'unknown'> {
    const { store } = this.#office;
    if ((await store.result(id, asking)) === undefined) return 'not-played';
    return (await store.result(id, whose))?.record ?? 'unknown';
  }
}

function publicOf({ person, at, summary }: ListedResult): ChallengeResult {
  const { name, outcome } = JSON.parse(summary) as Pick<ChallengeResult, 'name' | 'outcome'>;
  return { person, name, at, outcome };
}

/** Challenges on a server, as clients ask for them. */

import type { Challenge } from '../challenge/messages.ts';
import {
  type ChallengeResult,
  type ChallengeResults,
  challengeResult,
  challengeResults,
  type Daily,
  daily,
  rankedTable,
} from '../challenge/messages.ts';
import type { Api } from './api.ts';

export class ChallengeApi {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  daily(token?: string): Promise<Daily> {
    return this.#api.ask(daily, 'GET', '/api/challenges/daily', token);
  }

  /** The table at which this person plays the challenge of the day: begun now, or earlier today. */
  async play(token: string): Promise<string> {
    return (await this.#api.ask(rankedTable, 'POST', '/api/challenges/daily/table', token)).table;
  }

  results(id: string, token?: string): Promise<ChallengeResults> {
    return this.#api.ask(challengeResults, 'GET', `/api/challenges/${id}/results`, token);
  }

  /** The result that counts for this person. */
  send(
    token: string,
    id: string,
    challenge: Challenge,
    events: readonly object[],
  ): Promise<ChallengeResult> {
    return this.#api.ask(challengeResult, 'POST', `/api/challenges/${id}/results`, token, {
      challenge,
      events,
    });
  }

  /** The record of somebody's game, for those who have played themselves. */
  recordOf(token: string, id: string, person: string): Promise<string> {
    return this.#api.fetch('GET', `/api/challenges/${id}/results/${person}`, token);
  }
}

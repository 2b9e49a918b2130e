/**
 * Who made what of a challenge: what came with the link, what was played here, and what the server
 * has checked.
 */

import type { ChallengeOutcome, ChallengeResults } from '../../../challenge/messages.ts';
import { rankOf } from '../../../challenge/story.ts';
import { ApiRefusal } from '../../../client/api.ts';
import { withToken } from '../online/me.ts';
import { challengeApi } from './daily.ts';
import { resultsOf } from './daily-task.ts';
import { type Attempt, eventsOf, isPlay, type Task } from './task.ts';

export interface Row {
  readonly key: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly outcome: ChallengeOutcome;
  /** His game; undefined while one may not see it. */
  readonly events: (() => Promise<Attempt['events']>) | undefined;
}

/**
 * How it stands with the server: not asked, asked, told, out of reach, or it did not accept one's
 * game.
 */
export type Reach = 'waiting' | 'sending' | 'known' | 'unreachable' | 'refused';

export interface Standing {
  readonly rows: readonly Row[];
  readonly reach: Reach;
  /** Among all on the server. */
  readonly place: number | null;
  readonly count: number;
}

/**
 * Tells how it stands as far as it is known here, then as the server has it; one's own game is sent
 * in on the way.
 */
export async function standingOf(task: Task, tell: (standing: Standing) => void): Promise<void> {
  const { here, mine } = task;
  tell(standing(task, undefined, 'waiting'));
  try {
    let results = await resultsOf(task.id);
    if (here !== undefined && mine !== undefined && isPlay(task) && results.place === null) {
      tell(standing(task, results, 'sending'));
      await withToken((token) => challengeApi.send(token, task.id, here, mine.events));
      results = await resultsOf(task.id);
    }
    tell(standing(task, results, 'known'));
  } catch (error) {
    const isRefused = error instanceof ApiRefusal && error.code === 'protocol';
    tell(standing(task, undefined, isRefused ? 'refused' : 'unreachable'));
  }
}

function standing(task: Task, results: ChallengeResults | undefined, reach: Reach): Standing {
  const { mine } = task;
  const told = (results?.results ?? []).map(
    ({ person, name, outcome }): Row => ({
      key: person,
      name,
      isMe: person === results?.you,
      outcome,
      // which he may see who is on the board himself
      events: results?.place == null ? undefined : () => gameOf(task, person),
    }),
  );
  const here = [
    ...task.sent.map((attempt) => rowOf(attempt, false)),
    ...(mine === undefined ? [] : [rowOf(mine, true)]),
  ];
  // Whoever is on the server is not listed twice.
  const rest = here.filter(
    (row) => !told.some((other) => (row.isMe ? other.isMe : isSame(row, other))),
  );
  const isHere = (row: Row): boolean =>
    row.isMe && mine !== undefined && rankOf(row.outcome) === rankOf(mine.story.outcome);
  const rows = [...told, ...rest].map((row) =>
    isHere(row) ? { ...row, events: async () => mine?.events ?? [] } : row,
  );
  const ranked = rows.toSorted((one, other) => rankOf(other.outcome) - rankOf(one.outcome));
  return {
    rows: mine === undefined ? ranked.map((row) => ({ ...row, events: undefined })) : ranked,
    reach,
    place: results?.place ?? null,
    count: results?.count ?? 0,
  };
}

function rowOf({ name, story, events }: Attempt, isMe: boolean): Row {
  return {
    key: isMe ? 'me' : `sent ${name}`,
    name,
    isMe,
    outcome: story.outcome,
    events: async () => events,
  };
}

function isSame(one: Row, other: Row): boolean {
  return one.name === other.name && rankOf(one.outcome) === rankOf(other.outcome);
}

async function gameOf({ id }: Task, person: string): Promise<Attempt['events']> {
  return eventsOf(await withToken((mine) => challengeApi.recordOf(mine, id, person)));
}

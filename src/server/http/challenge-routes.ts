/** The API of challenges: the one of the day, results sent in and compared. */

import { attempt, challengeId, challengeResult, challengeResults, daily } from '../../challenge/messages.ts';
import { personId } from '../../protocol.ts';
import type { Read } from '../../shape.ts';
import type { Challenges } from '../challenges.ts';
import type { Gate } from '../gate.ts';
import * as prices from '../prices.ts';
import { type Asked, HttpRefusal, type Route } from './route.ts';

export function challengeRoutesOf(challenges: Challenges, gate: Gate): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/challenges/daily',
      summary: 'The challenge of the day for everybody, by UTC, and yesterday’s.',
      token: 'none',
      answer: daily,
      handle: () => ({ json: challenges.daily() }),
    },
    {
      method: 'GET',
      path: '/api/challenges/{id}/results',
      summary: 'What has come of a challenge, the best first, and your place in it.',
      token: 'welcome',
      answer: challengeResults,
      price: 2 * prices.ASK + 200 * prices.ROW,
      handle: async (asked) => ({ json: await challenges.results(challengeId(asked.path['id']), asked.person?.id ?? '') }),
    },
    {
      method: 'POST',
      path: '/api/challenges/{id}/results',
      summary: 'Your game of a challenge. It is played again before it counts; your first one counts, and is the answer.',
      token: 'needed',
      body: attempt,
      answer: challengeResult,
      price: prices.ATTEMPT,
      refuses: ['too-many'],
      async handle(asked) {
        const person = personOf(asked);
        const id = challengeId(asked.path['id']);
        const after = gate.wait('attempts', person.id);
        if (after > 0) throw new HttpRefusal('too-many', 'too-much', undefined, after);
        const sent = await challenges.take(person, id, asked.body as Read<typeof attempt>);
        if (sent === 'too-many') throw new HttpRefusal('too-many', 'too-much');
        return { status: 201, json: sent };
      },
    },
    {
      method: 'GET',
      path: '/api/challenges/{id}/results/{person}',
      summary: 'The record of somebody’s game of a challenge, for those who have played it themselves.',
      token: 'needed',
      answerType: 'application/jsonl',
      refuses: ['not-over', 'unknown-table'],
      price: 2 * prices.ASK,
      async handle(asked) {
        const [id, whose] = [challengeId(asked.path['id']), personId(asked.path['person'])];
        const record = await challenges.record(id, whose, personOf(asked).id);
        if (record === 'not-played') throw new HttpRefusal('not-over', 'play-first');
        if (record === 'unknown') throw new HttpRefusal('unknown-table', 'no-result');
        return { text: record, type: 'application/jsonl; charset=utf-8', fileName: `${id}.jsonl` };
      },
    },
  ];
}

function personOf({ person }: Asked): NonNullable<Asked['person']> {
  if (person === undefined) throw new HttpRefusal('unknown-token', 'token-needed');
  return person;
}

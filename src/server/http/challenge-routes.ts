/** The API of challenges: the one of the day, results sent in and compared. */

import {
  attempt,
  challengeId,
  challengeResult,
  challengeResults,
  daily,
  rankedTable,
} from '../../challenge/messages.ts';
import { personId } from '../../protocol.ts';
import type { Read } from '../../shape.ts';
import type { Challenges } from '../challenges/challenges.ts';
import * as prices from '../limits/prices.ts';
import type { ServerContext } from '../sockets/connection.ts';
import { type Asked, HttpRefusal, type Route } from './route.ts';

export function challengeRoutesOf(
  challenges: Challenges,
  { gate, allotment }: ServerContext,
): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/challenges/daily',
      summary: 'Get the challenge of the day.',
      description:
        'The same for everybody, by UTC, without its dice; yesterday’s; and the last one whose dice are told.',
      token: 'welcome',
      answer: daily,
      price: prices.ASK,
      handle: async ({ person }) => ({ json: await challenges.daily(person?.id) }),
    },
    {
      method: 'POST',
      path: '/api/challenges/daily/table',
      summary: 'Open your table of the challenge of the day.',
      description: 'It is begun when first asked for. You have one a day.',
      token: 'needed',
      answer: rankedTable,
      price: prices.ASK + prices.APPEND + prices.SUMMARY,
      refuses: ['too-many', 'illegal'],
      async handle(asked) {
        const person = personOf(asked);
        if (person.owner !== null) throw new HttpRefusal('illegal', 'ranked-people');
        const opened = await challenges.ranked.open(person, async () => {
          const after = gate.wait('tables', person.id);
          if (after > 0) throw new HttpRefusal('too-many', 'too-many-tables', undefined, after);
          const why = await allotment.whyNot(person.id, asked.address);
          if (why !== undefined) throw new HttpRefusal(why.code, why.reason);
        });
        allotment.opened(asked.address, opened.table);
        return { status: 201, json: opened };
      },
    },
    {
      method: 'GET',
      path: '/api/challenges/{id}/results',
      summary: 'Get the results of a challenge.',
      description: 'The best first, and your place among them.',
      token: 'welcome',
      answer: challengeResults,
      price: 4 * prices.ASK + 200 * prices.ROW,
      handle: async (asked) => ({
        json: await challenges.results(challengeId(asked.path['id']), asked.person?.id ?? ''),
      }),
    },
    {
      method: 'POST',
      path: '/api/challenges/{id}/results',
      summary: 'Submit a game of a challenge.',
      description:
        'Not of the challenge of a day. It is played again before it counts; your first one counts, and is the answer.',
      token: 'needed',
      body: attempt,
      answer: challengeResult,
      price: prices.ATTEMPT,
      refuses: ['too-many', 'illegal'],
      async handle(asked) {
        const person = personOf(asked);
        const id = challengeId(asked.path['id']);
        const after = gate.wait('attempts', person.id);
        if (after > 0) throw new HttpRefusal('too-many', 'too-much', undefined, after);
        const sent = await challenges.take(person, id, asked.body as Read<typeof attempt>);
        if ('code' in sent) throw new HttpRefusal(sent.code, sent.reason);
        return { status: 201, json: sent };
      },
    },
    {
      method: 'GET',
      path: '/api/challenges/{id}/results/{person}',
      summary: 'Get the record of a game of a challenge.',
      description: 'For those who have played the challenge themselves.',
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

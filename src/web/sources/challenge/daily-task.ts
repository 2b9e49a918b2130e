/**
 * The challenge of a day on this page. Its dice and its games are on the server; here it is looked
 * at.
 */

import type { ChallengeResults, Sealed } from '../../../challenge/messages.ts';
import { storyFrom } from '../../../challenge/story.ts';
import { OpenRecord } from '../../../record/record.ts';
import type { Board } from '../../kit/contracts/board.ts';
import { loadBoard } from '../../shell/games.ts';
import { token, withToken } from '../online/me.ts';
import { challengeApi } from './daily.ts';
import { type Attempt, eventsOf, type Task } from './task.ts';

/** `table` is where one plays it, once one has begun. */
export async function dailyTask(sealed: Sealed, table: string | null): Promise<Task> {
  const { id, closes, ...challenge } = sealed;
  const board = await loadBoard(challenge.game);
  if (board.rules.version !== challenge.rules)
    throw new Error('this page has other rules than the server');
  const record = table === null ? undefined : await myRecord(id);
  const begin = (): OpenRecord => beginningIn(record?.text, board, sealed);
  const mine: Attempt | undefined = record && {
    name: record.name,
    events: eventsOf(record.text),
    story: storyFrom(begin(), challenge.seat, eventsOf(record.text)),
  };
  return {
    id,
    challenge,
    here: undefined,
    board,
    isOwn: false,
    claims: [],
    sent: [],
    forged: [],
    mine,
    running: table === null || mine !== undefined ? undefined : { type: 'table', table },
    begin,
  };
}

interface Mine {
  readonly name: string;
  readonly text: string;
}

/** One's own game, if it is over. */
async function myRecord(id: string): Promise<Mine | undefined> {
  const { you, results } = await resultsOf(id);
  if (you === null) return undefined;
  const text = await withToken((mine) => challengeApi.recordOf(mine, id, you));
  return { name: results.find(({ person }) => person === you)?.name ?? '', text };
}

/** As somebody, where one is somebody already. */
export function resultsOf(id: string): Promise<ChallengeResults> {
  return token.value === undefined
    ? challengeApi.results(id)
    : withToken((mine) => challengeApi.results(id, mine));
}

/** Whoever has played knows the start from their own record; nobody else is shown a game. */
function beginningIn(
  record: string | undefined,
  { rules }: Board,
  { seats, options }: Sealed,
): OpenRecord {
  if (record === undefined) throw new Error('the start of this challenge is not known here');
  const { setup } = JSON.parse(record.slice(0, record.indexOf('\n'))) as {
    readonly setup: unknown;
  };
  const known = rules.options(seats)(options);
  return new OpenRecord(rules, seats, known, rules.setup(seats, known)(setup));
}

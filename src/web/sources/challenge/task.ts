/**
 * A challenge on this device: read and checked, with the board of its game, and what was played of
 * it here.
 */

import { beginningOf } from '../../../challenge/beginning.ts';
import { readChallenge } from '../../../challenge/challenge.ts';
import { idOf } from '../../../challenge/id.ts';
import type { Challenge } from '../../../challenge/messages.ts';
import { type Choose, judgeAttempt, judgeOrigin } from '../../../challenge/referee.ts';
import { type ChallengeStory, storyOf } from '../../../challenge/story.ts';
import type { OpenRecord } from '../../../record/record.ts';
import type { Board } from '../../kit/contracts/board.ts';
import { loadBoard } from '../../shell/games.ts';
import type { Route } from '../../shell/route.ts';
import { localTables } from '../local/the-local-tables.ts';
import type { ChallengeLink } from './challenge-link.ts';
import { forOneself } from './daily.ts';
import { isSentByMe } from './sent.ts';

export type Events = readonly Readonly<Record<string, unknown>>[];

/** A game somebody made of it. */
export interface Attempt {
  readonly name: string;
  readonly events: Events;
  readonly story: ChallengeStory;
}

/**
 * A game that came along with a link, and nobody has looked yet whether it follows from the
 * challenge. Rejects with a Refusal.
 */
export interface Claim {
  readonly attempt: Attempt;
  check(choose: Choose): Promise<unknown>;
}

export interface Task {
  readonly id: string;
  /** What is played; the key is where it can be played here. */
  readonly challenge: Omit<Challenge, 'key'>;
  /** Undefined at the challenge of the day: its dice are the server's. */
  readonly here: Challenge | undefined;
  readonly board: Board;
  /** Made out of a game of one's own. */
  readonly isOwn: boolean;
  /**
   * What came along with the link: the game whose dice these are, and that of whoever sent it on.
   * Claims become one or the other.
   */
  readonly claims: readonly Claim[];
  readonly sent: readonly Attempt[];
  /** Whose games did not follow. */
  readonly forged: readonly string[];
  /**
   * One's own game, the first that was finished; and where one that is not finished yet goes on.
   */
  readonly mine: Attempt | undefined;
  readonly running: Route | undefined;
  /**
   * How every game of it begins. At the challenge of the day that is known to those who have
   * played.
   */
  begin(): OpenRecord;
}

/** Throws where the link makes no sense: wrong rules, an impossible game. */
export async function taskOf(
  { challenge: json, play }: ChallengeLink,
  myName: string,
): Promise<Task> {
  const board = await loadBoard(json.game);
  const { challenge, game } = readChallenge(forOneself(json), [board.rules]);
  const id = idOf(challenge);
  const attempt = (name: string, events: Events): Attempt => ({
    name,
    events,
    story: storyOf(challenge, game, events),
  });
  const house = await localTables();
  const played = (await house.tables())
    .filter(({ challenge: of }) => of !== undefined && idOf(of) === id)
    .toSorted((one, other) => one.opened - other.opened);
  const done = played.find(({ status }) => status === 'over')?.table;
  const running = played.find(({ status }) => status === 'running')?.table;
  const isOwn = isSentByMe(id);
  const { from } = challenge;
  const origin = from && attempt(from.name, from.events);
  const other = play && attempt(play.name, play.events);
  const claims: Claim[] = [];
  if (origin !== undefined && !isOwn)
    claims.push({ attempt: origin, check: (choose) => judgeOrigin(challenge, game, choose) });
  if (other !== undefined)
    claims.push({
      attempt: other,
      check: (choose) => judgeAttempt(challenge, game, other.events, choose),
    });
  const own = isOwn && origin !== undefined ? { ...origin, name: myName } : undefined;
  return {
    id,
    challenge,
    here: challenge,
    board,
    isOwn,
    claims,
    sent: [],
    forged: [],
    mine:
      own ?? (done === undefined ? undefined : attempt(myName, eventsOf(await house.record(done)))),
    running: running === undefined ? undefined : { type: 'here', table: running },
    begin: () => beginningOf(challenge, game),
  };
}

/** Of a record, without its header. */
export function eventsOf(record: string): Events {
  const [, ...lines] = record.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/**
 * Whether the game that one made it of is a play of it, too: with people at the table it was
 * another game.
 */
export function isPlay({ challenge, isOwn }: Task): boolean {
  return !isOwn || challenge.from?.people.length === 0;
}

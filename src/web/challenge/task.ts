/** A challenge on this device: read and checked, with the board of its game, and what was played of it here. */

import { readChallenge } from '../../challenge/challenge.ts';
import { idOf } from '../../challenge/id.ts';
import type { Challenge } from '../../challenge/messages.ts';
import { follows } from '../../challenge/referee.ts';
import { type Story, storyOf } from '../../challenge/story.ts';
import { loadBoard } from '../app/games.ts';
import type { Board } from '../kit/board.ts';
import { theHouse } from '../local/the-house.ts';
import type { Letter } from './letter.ts';
import { isSentByMe } from './sent.ts';

type Events = readonly Readonly<Record<string, unknown>>[];

/** A game somebody made of it. */
export interface Attempt {
  readonly name: string;
  readonly events: Events;
  readonly story: Story;
}

export interface Task {
  readonly id: string;
  readonly challenge: Challenge;
  readonly board: Board;
  /** Made out of a game of one's own. */
  readonly isOwn: boolean;
  /** What came along with the link: the game whose dice these are, and that of whoever sent it on. */
  readonly sent: readonly Attempt[];
  /** One's own game, the first that was finished here; and one that is not finished yet. */
  readonly mine: Attempt | undefined;
  readonly running: string | undefined;
}

/** Throws where the link makes no sense: wrong rules, an impossible game, dice that don't follow. */
export async function taskOf({ challenge: json, play }: Letter, myName: string): Promise<Task> {
  const board = await loadBoard(json.game);
  const { challenge, game } = readChallenge(json, [board.rules]);
  const id = idOf(challenge);
  const attempt = (name: string, events: Events): Attempt => ({ name, events, story: storyOf(challenge, game, events) });
  const house = await theHouse();
  const here = (await house.tables())
    .filter(({ challenge: of }) => of !== undefined && idOf(of) === id)
    .toSorted((one, other) => one.opened - other.opened);
  const done = here.find(({ status }) => status === 'over')?.table;
  const isOwn = isSentByMe(id);
  const { from } = challenge;
  const origin = from && attempt(from.name, from.events);
  const other = play && attempt(play.name, play.events);
  if (other !== undefined) {
    const { asked, follow } = follows(challenge, game, other.events);
    if (asked !== follow) throw new Error('a game that was not played with these dice');
  }
  const own = isOwn && origin !== undefined ? { ...origin, name: myName } : undefined;
  return {
    id,
    challenge,
    board,
    isOwn,
    sent: [...(origin === undefined || isOwn ? [] : [origin]), ...(other === undefined ? [] : [other])],
    mine: own ?? (done === undefined ? undefined : attempt(myName, eventsOf(await house.record(done)))),
    running: here.find(({ status }) => status === 'running')?.table,
  };
}

/** Of a record, without its header. */
export function eventsOf(record: string): Events {
  const [, ...lines] = record.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Whether the game that one made it of is a play of it, too: with people at the table it was another game. */
export function isPlay({ challenge, isOwn }: Task): boolean {
  return !isOwn || challenge.from?.people.length === 0;
}

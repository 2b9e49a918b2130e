/** Somebody's game of a challenge, looked back at. */

import { useEffect, useMemo } from 'preact/hooks';
import type { About, SeatAbout } from '../../../protocol.ts';
import { makeHeader, readEvent } from '../../../record/record.ts';
import type { Words } from '../../../words/en/challenge.ts';
import { useGameWords, useWords } from '../../shell/use-words.ts';
import type { Attempt, Task } from '../../sources/challenge/task.ts';
import { ReplaySession } from '../../stage/replay/replay-session.ts';
import type { ReplaySource } from '../../stage/replay/replay-source.ts';
import { Viewing } from '../../stage/replay/viewing.tsx';
import { TimelineBuilder } from '../../stage/timeline/timeline.ts';

interface WatchingProps {
  readonly task: Task;
  readonly name: string;
  readonly events: Attempt['events'];
  readonly words: Words;
  back(): void;
}

export function Watching({ task, name, events, words, back }: WatchingProps) {
  const session = useMemo(
    () => new ReplaySession(showingOf(task, name, events), {}),
    [task, name, events],
  );
  const replay = useWords('replay');
  const gameWords = useGameWords(task.challenge.game, 'page');
  useEffect(() => () => session.close(), [session]);
  if (replay === undefined || gameWords === undefined) return null;
  return (
    <Viewing
      session={session}
      words={replay}
      gameWords={gameWords}
      back={{ label: words.results, go: back }}
    />
  );
}

function showingOf(
  { id, challenge, board, begin }: Task,
  name: string,
  events: Attempt['events'],
): ReplaySource {
  const record = begin();
  const { seats, options, setup } = record;
  const builder = new TimelineBuilder(record);
  for (const json of events) builder.add(readEvent(board.rules, json));
  const lines = [
    makeHeader(board.rules, seats, options, setup),
    ...events.map((event) => JSON.stringify(event)),
  ];
  return {
    board,
    timeline: builder.build(),
    record: lines.map((line) => `${line}\n`).join(''),
    name: id,
    where: 'file',
    about: aboutOf(challenge, name),
    own: null,
    following: undefined,
    leave: () => undefined,
  };
}

/** The table as it would tell of itself, as far as faces need it. */
function aboutOf({ game, rules, options, levels }: Task['challenge'], name: string): About {
  const seats = levels.map(
    (level): SeatAbout =>
      level === null
        ? { type: 'person', person: '', name, playing: 'self', seeded: false }
        : { type: 'bot', level },
  );
  const house = {
    host: '',
    watch: 'anybody',
    listed: false,
    pace: { type: 'relaxed' },
    muted: [],
    chat: 'open',
  } as const;
  const over = {
    status: 'over',
    commitment: '',
    opened: 0,
    scores: null,
    winners: [],
    rematch: null,
  } as const;
  return { id: '', game, rules, options, seats, ...house, ...over };
}

/** Somebody's game of a challenge, looked back at. */

import { useEffect, useMemo } from 'preact/hooks';
import type { Words } from '../../i18n/en/challenge.ts';
import type { About, SeatAbout } from '../../protocol.ts';
import { makeHeader, readEvent } from '../../record.ts';
import { Exposure } from '../replay/film.ts';
import { Screening } from '../replay/screening.ts';
import type { Showing } from '../replay/showing.ts';
import { useReplayWords } from '../replay/use-words.ts';
import { Viewing } from '../replay/viewing.tsx';
import type { Attempt, Task } from './task.ts';

interface WatchingProps {
  readonly task: Task;
  readonly name: string;
  readonly events: Attempt['events'];
  readonly words: Words;
  back(): void;
}

export function Watching({ task, name, events, words, back }: WatchingProps) {
  const screening = useMemo(() => new Screening(showingOf(task, name, events), {}), [task, name, events]);
  const replay = useReplayWords(task.challenge.game);
  useEffect(() => () => screening.close(), [screening]);
  if (replay?.game === undefined) return null;
  return (
    <Viewing screening={screening} words={replay.replay} gameWords={replay.game} back={{ label: words.results, go: back }} />
  );
}

function showingOf({ id, challenge, board, begin }: Task, name: string, events: Attempt['events']): Showing {
  const record = begin();
  const { seats, options, setup } = record;
  const exposure = new Exposure(record);
  for (const json of events) exposure.add(readEvent(board.rules, json));
  const lines = [makeHeader(board.rules, seats, options, setup), ...events.map((event) => JSON.stringify(event))];
  return {
    board,
    film: exposure.develop(),
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
      level === null ? { type: 'person', person: '', name, playing: 'self', seeded: false } : { type: 'bot', level },
  );
  const house = { host: '', watch: 'anybody', listed: false, pace: { type: 'relaxed' }, muted: [], chat: 'open' } as const;
  const over = { status: 'over', commitment: '', opened: 0, scores: null, winners: [], rematch: null } as const;
  return { id: '', game, rules, options, seats, ...house, ...over };
}

/** The replay of a table, online or on this device; its address names the moment that is seen. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/button.tsx';
import { connectionStatus } from '../../shell/connection-status.ts';
import { go, pathOf, route } from '../../shell/route.ts';
import { useGameWords, useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { OnTheWay } from '../../sources/online/on-the-way.tsx';
import { showTable, type Trouble } from '../../sources/show-table.ts';
import { Unknown } from '../../sources/unknown.tsx';
import { NotOpened } from '../../stage/not-opened.tsx';
import { ReplaySession } from '../../stage/replay/replay-session.ts';
import { Viewing } from '../../stage/replay/viewing.tsx';
import { asksHowItWent } from '../../stage/timeline/how-it-went-address.ts';
import { readMoment, writeMoment } from '../../stage/timeline/moment-address.ts';

interface TableReplayProps {
  readonly table: string;
  readonly isOnline: boolean;
}

/** Milliseconds of rest before the address changes: browsers limit changes per minute. */
const ADDRESS_AFTER = 500;

export function TableReplay({ table, isOnline }: TableReplayProps) {
  const session = useSignal<ReplaySession | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const tries = useSignal(0);
  const words = useWords('replay');
  const gameWords = useGameWords(session.value?.source.timeline.game.id, 'page');
  useEffect(() => {
    let isGone = false;
    trouble.value = undefined;
    showTable(table, isOnline).then(
      (source) => {
        if (typeof source === 'string') trouble.value = source;
        else if (isGone) source.leave();
        else
          session.value = new ReplaySession(
            source,
            readMoment(location.search),
            asksHowItWent(location.search),
          );
      },
      () => {
        trouble.value = 'unreachable';
      },
    );
    return () => {
      isGone = true;
      session.value?.close();
      session.value = undefined;
    };
  }, [table, isOnline, tries.value]);
  useAddress(session.value, table, isOnline);

  const home = { type: isOnline ? 'table' : 'here', table } as const;
  if (isOnline && connectionStatus.value === 'refused')
    return <Unknown again={() => tries.value++} />;
  if (words === undefined) return <OnTheWay isOnline={isOnline} />;
  if (trouble.value !== undefined)
    return (
      <NotOpened
        isUnreachable={trouble.value === 'unreachable'}
        {...faceOf(trouble.value, words)}
        again={() => tries.value++}
      >
        {trouble.value === 'running' ? (
          <Button kind="main" onPress={() => go(home, 'replace')}>
            {words.toTable}
          </Button>
        ) : undefined}
      </NotOpened>
    );
  if (session.value === undefined || gameWords === undefined)
    return <OnTheWay isOnline={isOnline} />;
  const back = { label: words.toTable, go: () => go(home) };
  return <Viewing session={session.value} words={words} gameWords={gameWords} back={back} />;
}

type Face = { readonly title: string; readonly text: string };

function faceOf(
  trouble: Trouble,
  words: { readonly troubles: Readonly<Record<'running' | 'unreadable', Face>> },
): Face {
  return trouble === 'running' || trouble === 'unreadable'
    ? words.troubles[trouble]
    : t().troubles[trouble];
}

/**
 * The address follows what is seen, and what is seen the address, when the browser goes back and
 * forth.
 */
function useAddress(session: ReplaySession | undefined, table: string, isOnline: boolean): void {
  const now = route.value;
  useEffect(() => {
    const { at, eyes } = { ...session?.playback.snapshot.peek(), ...readMoment(location.search) };
    if (at !== undefined && eyes !== undefined) session?.playback.follow({ at, eyes });
  }, [now]);
  const snapshot = session?.playback.snapshot.value;
  const query =
    snapshot === undefined ? undefined : writeMoment(snapshot, session?.isSummedUp.value);
  useEffect(() => {
    if (query === undefined || query === location.search) return;
    const path = pathOf({ type: isOnline ? 'replay-table' : 'replay-here', table, query });
    const timer = setTimeout(() => history.replaceState(null, '', path), ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [query, table, isOnline]);
}

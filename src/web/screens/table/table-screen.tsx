/**
 * A table, from its link to its end: found, before the start, played, over; or a face for whatever
 * stands in the way.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connectionStatus } from '../../shell/connection-status.ts';
import { loadBoard } from '../../shell/games.ts';
import { endOffer } from '../../shell/intro-progress.ts';
import { lazy } from '../../shell/lazy.tsx';
import { useGameWords } from '../../shell/use-words.ts';
import { gameName, t } from '../../shell/words.ts';
import { OnTheWay } from '../../sources/online/on-the-way.tsx';
import { arrival, sourceOf, type Trouble } from '../../sources/opening.ts';
import { Unknown } from '../../sources/unknown.tsx';
import { NotOpened } from '../../stage/not-opened.tsx';
import { SeatColours } from '../../stage/packs/seat-colours.tsx';
import { Session } from '../../stage/session.ts';
import { Ended } from './ended.tsx';
import { Play } from './play.tsx';

const Lobby = lazy(async () => (await import('./lobby.tsx')).Lobby);

interface TableScreenProps {
  readonly table: string;
  readonly isOnline: boolean;
}

export function TableScreen({ table, isOnline }: TableScreenProps) {
  const session = useSignal<Session | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const tries = useSignal(0);

  useEffect(() => {
    let isGone = false;
    let opened: Session | undefined;
    trouble.value = undefined;
    openTable(table, isOnline).then(
      (found) => {
        if (isGone) {
          if (found instanceof Session) found.close();
        } else if (found instanceof Session) {
          opened = found;
          session.value = found;
        } else trouble.value = found;
      },
      () => {
        if (!isGone) trouble.value = 'unreachable';
      },
    );
    return () => {
      isGone = true;
      opened?.close();
      session.value = undefined;
    };
  }, [table, isOnline, tries.value]);

  const game = session.value?.board.rules.id;
  const isPlayed = session.value?.isShared === true || (session.value?.mySeat ?? null) !== null;
  useEffect(() => {
    if (game !== undefined && isPlayed) endOffer(game);
  }, [game, isPlayed]);
  const words = useGameWords(game, 'page');

  const again = (): void => {
    tries.value++;
  };
  if (isOnline && connectionStatus.value === 'refused') return <Unknown again={again} />;
  const closed = session.value?.closed.value;
  const why = trouble.value ?? (closed === undefined ? undefined : 'closed');
  if (why !== undefined)
    return <NotOpened isUnreachable={why === 'unreachable'} {...t().troubles[why]} again={again} />;
  const shown = session.value?.shown.value;
  if (session.value === undefined || shown === undefined || words === undefined)
    return <OnTheWay isOnline={isOnline} />;
  const title = gameName(shown.about.game);
  const props = { session: session.value, words, title };
  return (
    <SeatColours colours={shown.about.colours}>
      {shown.about.status === 'open' ? (
        <Lobby {...props} />
      ) : (
        <>
          <Play {...props} />
          <Ended {...props} />
        </>
      )}
    </SeatColours>
  );
}

/** The game must be known before its board can be loaded, so the table is waited for first. */
async function openTable(table: string, isOnline: boolean): Promise<Session | Trouble> {
  const source = await sourceOf(table, isOnline);
  if (source === undefined) return 'unknown';
  const found = await arrival(source);
  if (typeof found === 'string' && found !== 'here') {
    source.leave();
    return found;
  }
  const game = source.main.known?.about.game ?? '';
  return new Session(await loadBoard(game), source);
}

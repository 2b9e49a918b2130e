/** A table, from its link to its end: found, before the start, played, over; or a face for whatever stands in the way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadBoard } from '../app/games.ts';
import { go } from '../app/route.ts';
import { gameName, language, loadWords, t } from '../app/words.ts';
import { endOffer } from '../intro/progress.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { linkStatus } from '../online/link.ts';
import { OnTheWay } from '../online/on-the-way.tsx';
import { SeatColours } from '../packs/seat-colours.tsx';
import { Ended } from './ended.tsx';
import { later } from './later.tsx';
import { arrival, sourceOf, type Trouble } from './opening.ts';
import { Play } from './play.tsx';
import { Session } from './session.ts';
import { Unknown } from './unknown.tsx';

const Lobby = later(async () => (await import('./lobby.tsx')).Lobby);

interface TableScreenProps {
  readonly table: string;
  readonly isOnline: boolean;
}

export function TableScreen({ table, isOnline }: TableScreenProps) {
  const session = useSignal<Session | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const words = useSignal<unknown>(undefined);
  const tries = useSignal(0);
  const now = language();

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
  useEffect(() => {
    if (game !== undefined) {
      loadWords(game, now).then((loaded) => {
        words.value = loaded;
      });
    }
  }, [game, now, words]);

  const again = (): void => {
    tries.value++;
  };
  if (isOnline && linkStatus.value === 'refused') return <Unknown again={again} />;
  const closed = session.value?.closed.value;
  if (trouble.value !== undefined || closed !== undefined) return <Troubled trouble={trouble.value ?? 'closed'} again={again} />;
  const shown = session.value?.shown.value;
  if (session.value === undefined || shown === undefined || words.value === undefined) return <OnTheWay isOnline={isOnline} />;
  const title = gameName(shown.about.game);
  const props = { session: session.value, words: words.value, title };
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

function Troubled({ trouble, again }: { readonly trouble: Trouble; again(): void }) {
  const { title, text } = t().troubles[trouble];
  return (
    <main class="screen">
      <Empty icon={trouble === 'unreachable' ? 'wifi-off' : 'lock'} title={title} text={text}>
        {trouble === 'unreachable' ? (
          <Button kind="main" icon="again" onPress={again}>
            {t().troubles.tryAgain}
          </Button>
        ) : null}
        <Button kind={trouble === 'unreachable' ? 'quiet' : 'main'} icon="back" onPress={() => go({ at: 'home' })}>
          {t().home.back}
        </Button>
      </Empty>
    </main>
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

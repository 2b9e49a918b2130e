/** The replay of a table, online or on this device; its address names the moment that is seen. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go, pathOf, route } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { linkStatus } from '../online/link.ts';
import { OnTheWay } from '../online/on-the-way.tsx';
import { asksHowItWent, readPlace, writePlace } from './place.ts';
import { Screening } from './screening.ts';
import { showTable, type Trouble } from './showing.ts';
import { useReplayWords } from './use-words.ts';
import { Viewing } from './viewing.tsx';

interface TableReplayProps {
  readonly table: string;
  readonly isOnline: boolean;
}

/** A browser takes so many changes of the address a minute and no more. */
const ADDRESS_AFTER = 500;

export function TableReplay({ table, isOnline }: TableReplayProps) {
  const screening = useSignal<Screening | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const tries = useSignal(0);
  const words = useReplayWords(screening.value?.showing.film.game.id);
  useEffect(() => {
    let isGone = false;
    trouble.value = undefined;
    showTable(table, isOnline).then(
      (showing) => {
        if (typeof showing === 'string') trouble.value = showing;
        else if (isGone) showing.leave();
        else screening.value = new Screening(showing, readPlace(location.search), asksHowItWent(location.search));
      },
      () => {
        trouble.value = 'unreachable';
      },
    );
    return () => {
      isGone = true;
      screening.value?.close();
      screening.value = undefined;
    };
  }, [table, isOnline, tries.value]);
  useAddress(screening.value, table, isOnline);
  const isForgotten = isOnline && linkStatus.value === 'refused';
  useEffect(() => {
    if (isForgotten) tries.value++; // the server does not know us any more: once more, as somebody new
  }, [isForgotten, tries]);

  const home = { at: isOnline ? 'table' : 'here', table } as const;
  if (words === undefined) return <OnTheWay isOnline={isOnline} />;
  if (trouble.value !== undefined)
    return (
      <main class="screen">
        <Empty icon={trouble.value === 'unreachable' ? 'wifi-off' : 'lock'} {...facesOf(trouble.value, words.replay)}>
          {trouble.value === 'unreachable' ? (
            <Button kind="main" icon="again" onPress={() => tries.value++}>
              {t().troubles.tryAgain}
            </Button>
          ) : null}
          {trouble.value === 'running' ? (
            <Button kind="main" onPress={() => go(home, 'replace')}>
              {words.replay.toTable}
            </Button>
          ) : null}
          <Button icon="back" onPress={() => go({ at: 'home' })}>
            {t().home.back}
          </Button>
        </Empty>
      </main>
    );
  if (screening.value === undefined || words.game === undefined) return <OnTheWay isOnline={isOnline} />;
  const back = { label: words.replay.toTable, go: () => go(home) };
  return <Viewing screening={screening.value} words={words.replay} gameWords={words.game} back={back} />;
}

type Face = { readonly title: string; readonly text: string };

function facesOf(trouble: Trouble, words: { readonly troubles: Readonly<Record<'running' | 'unreadable', Face>> }): Face {
  return trouble === 'running' || trouble === 'unreadable' ? words.troubles[trouble] : t().troubles[trouble];
}

/** The address follows what is seen, and what is seen the address, when the browser goes back and forth. */
function useAddress(screening: Screening | undefined, table: string, isOnline: boolean): void {
  const now = route.value;
  useEffect(() => {
    const { at, eyes } = { ...screening?.player.shot.peek(), ...readPlace(location.search) };
    if (at !== undefined && eyes !== undefined) screening?.player.follow({ at, eyes });
  }, [now]);
  const shot = screening?.player.shot.value;
  const query = shot === undefined ? undefined : writePlace(shot, screening?.isSummedUp.value);
  useEffect(() => {
    if (query === undefined || query === location.search) return;
    const path = pathOf({ at: isOnline ? 'replay-table' : 'replay-here', table, query });
    const timer = setTimeout(() => history.replaceState(null, '', path), ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [query, table, isOnline]);
}

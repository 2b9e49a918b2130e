/** A challenge, from its link to the results: found, played, compared; or a face for whatever stands in the way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Challenge } from '../../challenge/messages.ts';
import type { Words } from '../../i18n/en/challenge.ts';
import { covers } from '../app/games.ts';
import { go, route } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { keptTold, todays } from './daily.ts';
import { dailyTask } from './daily-task.ts';
import { fromFile, handedOver, type Letter, opened } from './letter.ts';
import { showEarlier } from './show-challenge.ts';
import { type Task, taskOf } from './task.ts';
import { TaskScreen } from './task-screen.tsx';
import { useChallengeWords } from './use-words.ts';
import './challenge.css';

type Trouble = 'bad' | 'dailyOffline';
interface Found {
  readonly task: Task;
  /** Of the challenge of the day. */
  readonly before: { readonly yesterday: Task; readonly told: Challenge } | undefined;
}

export function ChallengeScreen({ isDaily }: { readonly isDaily: boolean }) {
  const found = useSignal<Found | Trouble | undefined>(undefined);
  const words = useChallengeWords();
  const at = route.value;
  const show = (look: Promise<Found | Trouble>): void => {
    found.value = undefined;
    look.then(
      (now) => {
        found.value = now;
        if (typeof now !== 'string' && now.task.claims.length > 0) vouch(now);
      },
      () => {
        found.value = 'bad';
      },
    );
  };
  /** What came along is shown once it is known to be what it says; what can't be looked at is not shown. */
  const vouch = (shown: Found): void => {
    import('./vouch.ts')
      .then(({ vouchFor }) => vouchFor(shown.task))
      .then(
        (task) => {
          if (found.value === shown) found.value = { ...shown, task };
        },
        () => undefined,
      );
  };
  useEffect(() => {
    show(isDaily ? ofToday() : ofLink(location.hash.slice(1)));
  }, [isDaily, at]);
  const now = found.value;
  if (words === undefined || now === undefined) {
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  }
  if (typeof now === 'string')
    return <Troubled trouble={now} words={words} open={(file) => show(fromFile(file).then(withLetter))} />;
  return <TaskScreen {...now} words={words} />;
}

function myName(): string {
  return settings.value.name ?? t().table.you;
}

async function ofLink(data: string): Promise<Found> {
  return withLetter((data === '' ? handedOver() : undefined) ?? (await opened(data)));
}

async function withLetter(letter: Letter): Promise<Found> {
  return { task: await taskOf(letter, myName()), before: undefined };
}

async function ofToday(): Promise<Found | Trouble> {
  const known = await todays();
  if (known === undefined) return 'dailyOffline';
  const { today, yesterday, told, table } = known;
  const [task, last] = await Promise.all([dailyTask(today, table), dailyTask(yesterday, null)]);
  return { task, before: { yesterday: last, told } };
}

interface TroubledProps {
  readonly trouble: Trouble;
  readonly words: Words;
  open(file: Blob): void;
}

function Troubled({ trouble, words, open }: TroubledProps) {
  const { title, text } = words[trouble];
  return (
    <main class="screen">
      <Empty icon={trouble === 'bad' ? 'dice' : 'wifi-off'} title={title} text={text}>
        {trouble === 'dailyOffline' ? <Meanwhile words={words} /> : null}
        <Button kind={trouble === 'bad' ? 'main' : 'quiet'} icon="back" onPress={() => go({ at: 'home' })}>
          {t().home.back}
        </Button>
        {trouble === 'bad' ? (
          <label class="button button-quiet challenge-file">
            <span>{words.send.open}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = ''; // the same file may be chosen again
                if (file !== undefined) open(file);
              }}
            />
          </label>
        ) : null}
      </Empty>
    </main>
  );
}

/** What can be played without the server: the dice of an earlier day, if this device has them, or a game like any other. */
function Meanwhile({ words }: { readonly words: Words }) {
  const told = keptTold();
  const game = told?.game ?? covers[0]?.id;
  return (
    <>
      {told === undefined ? null : (
        <Button kind="main" icon="dice" onPress={() => showEarlier(told)}>
          {words.earlier}
        </Button>
      )}
      {game === undefined ? null : (
        <Button kind={told === undefined ? 'main' : 'quiet'} icon="play" onPress={() => go({ at: 'new', game, how: 'bots' })}>
          {words.ordinary}
        </Button>
      )}
    </>
  );
}

/** A challenge, from its link to the results: found, played, compared; or a face for whatever stands in the way. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/challenge.ts';
import { go, route } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { todays } from './daily.ts';
import { fromFile, handedOver, type Letter, opened } from './letter.ts';
import { type Task, taskOf } from './task.ts';
import { TaskScreen } from './task-screen.tsx';
import { useChallengeWords } from './use-words.ts';
import './challenge.css';

type Trouble = 'bad' | 'dailyOffline';
interface Found {
  readonly task: Task;
  readonly letter: Letter;
  /** Of the challenge of the day. */
  readonly yesterday: Task | undefined;
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
      },
      () => {
        found.value = 'bad';
      },
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
  return { letter, task: await taskOf(letter, myName()), yesterday: undefined };
}

async function ofToday(): Promise<Found | Trouble> {
  const today = await todays();
  if (today === undefined) return 'dailyOffline';
  const [task, yesterday] = await Promise.all(
    [today.challenge, today.yesterday].map((challenge) => taskOf({ challenge }, myName())),
  );
  return task === undefined ? 'bad' : { letter: { challenge: today.challenge }, task, yesterday };
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
        <Button kind="main" icon="back" onPress={() => go({ at: 'home' })}>
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

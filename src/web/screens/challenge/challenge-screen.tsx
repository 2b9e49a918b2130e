/**
 * A challenge, from its link to the results: found, played, compared; or a face for whatever stands
 * in the way.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Challenge } from '../../../challenge/messages.ts';
import type { Words } from '../../../words/en/challenge.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Empty } from '../../kit/controls/empty.tsx';
import { FileButton } from '../../kit/controls/file-button.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { covers } from '../../shell/games.ts';
import { go, route } from '../../shell/route.ts';
import { settings } from '../../shell/settings.ts';
import { useTitle } from '../../shell/title.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import {
  type ChallengeLink,
  decodeLink,
  fromFile,
  handedOver,
} from '../../sources/challenge/challenge-link.ts';
import { keptTold, todays } from '../../sources/challenge/daily.ts';
import { dailyTask } from '../../sources/challenge/daily-task.ts';
import { showEarlier } from '../../sources/challenge/go-to-challenge.ts';
import { type Task, taskOf } from '../../sources/challenge/task.ts';
import { TaskScreen } from './task-screen.tsx';
import './challenge.css';

type Trouble = 'bad' | 'dailyOffline';
interface Found {
  readonly task: Task;
  /** Of the challenge of the day. */
  readonly before: { readonly yesterday: Task; readonly told: Challenge } | undefined;
}

export function ChallengeScreen({ isDaily }: { readonly isDaily: boolean }) {
  const found = useSignal<Found | Trouble | undefined>(undefined);
  const words = useWords('challenge');
  useTitle(isDaily ? words?.daily : words?.title);
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
  /**
   * What came along is shown once it is known to be what it says; what can't be looked at is not
   * shown.
   */
  const vouch = (shown: Found): void => {
    import('../../sources/challenge/vouch.ts')
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
    return (
      <Troubled
        trouble={now}
        words={words}
        open={(file) => show(fromFile(file).then(withLetter))}
      />
    );
  return <TaskScreen {...now} words={words} />;
}

function myName(): string {
  return settings.value.name ?? t().table.you;
}

async function ofLink(data: string): Promise<Found> {
  return withLetter((data === '' ? handedOver() : undefined) ?? (await decodeLink(data)));
}

async function withLetter(letter: ChallengeLink): Promise<Found> {
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
        <Button
          kind={trouble === 'bad' ? 'main' : 'quiet'}
          icon="back"
          onPress={() => go({ type: 'home' })}
        >
          {t().home.back}
        </Button>
        {trouble === 'bad' ? (
          <FileButton accept=".json,application/json" onFile={open}>
            {words.send.open}
          </FileButton>
        ) : null}
      </Empty>
    </main>
  );
}

/**
 * What can be played without the server: the dice of an earlier day, if this device has them, or a
 * game like any other.
 */
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
        <Button
          kind={told === undefined ? 'main' : 'quiet'}
          icon="play"
          onPress={() => go({ type: 'new', game, how: 'bots' })}
        >
          {words.ordinary}
        </Button>
      )}
    </>
  );
}

/** What a challenge is, the one thing to do now, and what everybody has made of it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/challenge.ts';
import { coverOf } from '../app/games.ts';
import { go } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { gameName, language, loadWords, t } from '../app/words.ts';
import { Button, IconButton } from '../kit/button.tsx';
import type { Letter } from './letter.ts';
import { play } from './play.ts';
import { Results } from './results.tsx';
import { Send } from './send.tsx';
import { type Row, type Standing, standingOf } from './standing.ts';
import { type Attempt, isPlay, type Task } from './task.ts';
import { TurnByTurn } from './turn-by-turn.tsx';
import { Watching } from './watching.tsx';

interface TaskScreenProps {
  readonly task: Task;
  readonly letter: Letter;
  readonly yesterday: Task | undefined;
  readonly words: Words;
}

export function TaskScreen({ task, letter, yesterday, words }: TaskScreenProps) {
  const { challenge, mine } = task;
  const standing = useStanding(task);
  const gameWords = useSignal<unknown>(undefined);
  const watched = useSignal<{ readonly name: string; readonly events: Attempt['events'] } | undefined>(undefined);
  const now = language();
  useEffect(() => {
    loadWords(challenge.game, now).then((loaded) => {
      gameWords.value = loaded;
    });
  }, [challenge.game, now, gameWords]);
  const watch = async (row: Row): Promise<void> => {
    const events = await row.events?.();
    if (events !== undefined) watched.value = { name: row.name, events };
  };
  if (watched.value !== undefined) {
    const back = (): void => {
      watched.value = undefined;
    };
    return <Watching task={task} {...watched.value} words={words} back={back} />;
  }
  const title = challenge.day !== undefined ? words.daily : task.isOwn ? words.own : words.title;
  const sent = mine === undefined || task.isOwn ? letter : { challenge, play: { name: mine.name, events: mine.events } };
  return (
    <main class="challenge">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ at: 'home' })} />
        <h1>{title}</h1>
      </header>
      <Invitation task={task} words={words} />
      {mine !== undefined && task.isOwn ? <Send letter={sent} words={words} isMain={true} /> : null}
      <section class="challenge-standing" aria-labelledby="challenge-results">
        <h2 id="challenge-results">{words.results}</h2>
        <Results standing={standing} words={words} watch={mine === undefined ? undefined : watch} />
        <p class="hint" role="status">
          {saidOf(standing, task, words)}
        </p>
      </section>
      {mine !== undefined && gameWords.value !== undefined ? (
        <TurnByTurn task={task} rows={standing.rows} words={words} gameWords={gameWords.value} />
      ) : null}
      {mine !== undefined && !task.isOwn ? <Send letter={sent} words={words} isMain={false} /> : null}
      {yesterday === undefined ? null : <Yesterday task={yesterday} words={words} />}
    </main>
  );
}

function useStanding(task: Task): Standing {
  const standing = useSignal<Standing>({ rows: [], reach: 'waiting', place: null, count: 0 });
  useEffect(() => {
    let isGone = false;
    standingOf(task, (told) => {
      if (!isGone) standing.value = told;
    });
    return () => {
      isGone = true;
    };
  }, [task, standing]);
  return standing.value;
}

function saidOf({ reach, place, count }: Standing, { mine }: Task, words: Words): string {
  if (reach === 'sending') return words.sending;
  if (reach === 'refused') return words.refused;
  if (reach === 'unreachable') return mine === undefined ? words.othersLater : words.notSent;
  return place === null ? '' : words.place({ place, count });
}

/** The game by its picture, against whom, and the button. */
function Invitation({ task, words }: { readonly task: Task; readonly words: Words }) {
  const { challenge, mine, running, isOwn } = task;
  const isBusy = useSignal(false);
  const cover = coverOf(challenge.game);
  const bots = challenge.levels.flatMap((level) => level ?? []);
  const start = async (): Promise<void> => {
    isBusy.value = true;
    await play(task, settings.value.name ?? t().table.you).finally(() => {
      isBusy.value = false;
    });
  };
  const isFirst = mine === undefined;
  return (
    <section class="challenge-card">
      <span class="challenge-picture">{cover === undefined ? null : <cover.Picture />}</span>
      <div class="challenge-words">
        <h2>{gameName(challenge.game)}</h2>
        {challenge.from === undefined || isOwn ? null : <p>{words.from({ name: challenge.from.name })}</p>}
        <p>
          {words.against(
            bots.length,
            [...new Set(bots)].map((level) => t().levels[level].name),
          )}
        </p>
        {(challenge.from?.people.length ?? 0) > 0 ? <p class="hint">{words.standIns}</p> : null}
        <p class="hint">{challenge.day === undefined ? words.lead : words.dailyLead}</p>
      </div>
      <div class="challenge-action">
        {running !== undefined ? (
          <Button kind="main" icon="play" onPress={() => go({ at: 'here', table: running })}>
            {words.goOn}
          </Button>
        ) : (
          <Button kind={isFirst ? 'main' : 'quiet'} icon={isFirst ? 'dice' : 'again'} onPress={start} isDisabled={isBusy.value}>
            {isFirst ? words.play : words.again}
          </Button>
        )}
        {isPlay(task) ? <p class="hint">{words.firstCounts}</p> : null}
      </div>
    </section>
  );
}

function Yesterday({ task, words }: { readonly task: Task; readonly words: Words }) {
  const standing = useStanding(task);
  if (standing.rows.length === 0) return null;
  return (
    <section class="challenge-standing" aria-labelledby="challenge-yesterday">
      <h2 id="challenge-yesterday">
        {words.yesterday}: {gameName(task.challenge.game)}
      </h2>
      <Results standing={{ ...standing, rows: standing.rows.slice(0, 5) }} words={words} watch={undefined} />
      {standing.place === null ? null : <p class="hint">{words.place({ place: standing.place, count: standing.count })}</p>}
    </section>
  );
}

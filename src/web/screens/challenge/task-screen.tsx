/** What a challenge is, the one thing to do now, and what everybody has made of it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Challenge } from '../../../challenge/messages.ts';
import { ApiRefusal } from '../../../client/api.ts';
import type { Words } from '../../../words/en/challenge.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { coverOf } from '../../shell/games.ts';
import { go } from '../../shell/route.ts';
import { settings } from '../../shell/settings.ts';
import { useGameWords } from '../../shell/use-words.ts';
import { gameName, t } from '../../shell/words.ts';
import { showEarlier } from '../../sources/challenge/go-to-challenge.ts';
import { play } from '../../sources/challenge/play.ts';
import { Results } from '../../sources/challenge/results.tsx';
import { Send } from '../../sources/challenge/send.tsx';
import { type Row, type Standing, standingOf } from '../../sources/challenge/standing.ts';
import { type Attempt, isPlay, type Task } from '../../sources/challenge/task.ts';
import { TurnByTurn } from './turn-by-turn.tsx';
import { Watching } from './watching.tsx';

interface TaskScreenProps {
  readonly task: Task;
  /** Of the challenge of the day: the one before, and the last whose dice are told. */
  readonly before: { readonly yesterday: Task; readonly told: Challenge } | undefined;
  readonly words: Words;
}

export function TaskScreen({ task, before, words }: TaskScreenProps) {
  const { challenge, here, mine } = task;
  const standing = useStanding(task);
  const gameWords = useGameWords(challenge.game, 'page');
  const watched = useSignal<
    { readonly name: string; readonly events: Attempt['events'] } | undefined
  >(undefined);
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
  const title = here === undefined ? words.daily : task.isOwn ? words.own : words.title;
  const play =
    mine === undefined || task.isOwn ? {} : { play: { name: mine.name, events: mine.events } };
  const send = { letter: here && { challenge: here, ...play }, game: challenge.game, words };
  return (
    <main class="challenge">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ type: 'home' })} />
        <h1>{title}</h1>
      </header>
      <Invitation task={task} words={words} />
      {mine !== undefined && task.isOwn ? <Send {...send} isMain={true} /> : null}
      <section class="challenge-standing" aria-labelledby="challenge-results">
        <h2 id="challenge-results">{words.results}</h2>
        <Results standing={standing} words={words} watch={mine === undefined ? undefined : watch} />
        <p class="hint" role="status">
          {saidOf(standing, task, words)}
        </p>
        {task.forged.map((name) => (
          <p key={name} class="notice is-bad" role="alert">
            {words.forged({ name })}
          </p>
        ))}
        {here === undefined ? null : <p class="hint">{words.onHonour}</p>}
      </section>
      {mine !== undefined && gameWords !== undefined ? (
        <TurnByTurn task={task} rows={standing.rows} words={words} gameWords={gameWords} />
      ) : null}
      {mine !== undefined && !task.isOwn ? <Send {...send} isMain={false} /> : null}
      {before === undefined ? null : <Yesterday task={before.yesterday} words={words} />}
      {before === undefined ? null : <Earlier told={before.told} words={words} />}
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
  const { challenge, here, mine, running, isOwn } = task;
  const isBusy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const cover = coverOf(challenge.game);
  const bots = challenge.levels.flatMap((level) => level ?? []);
  const start = async (): Promise<void> => {
    isBusy.value = true;
    trouble.value = undefined;
    try {
      await play(task, settings.value.name ?? t().table.you);
    } catch (error) {
      trouble.value = error instanceof ApiRefusal ? t().refusals[error.code] : words.notOpened;
    }
    isBusy.value = false;
  };
  const isVouchedFor = task.sent.some(({ events }) => events === challenge.from?.events);
  const isFirst = mine === undefined;
  const isDone = here === undefined && !isFirst; // the one of the day is played once
  return (
    <section class="challenge-card">
      <span class="challenge-picture">{cover === undefined ? null : <cover.Picture />}</span>
      <div class="challenge-words">
        <h2>{gameName(challenge.game)}</h2>
        {challenge.from === undefined || isOwn || !isVouchedFor ? null : (
          <p>{words.from({ name: challenge.from.name })}</p>
        )}
        <p>
          {words.against(
            bots.length,
            [...new Set(bots)].map((level) => t().levels[level].name),
          )}
        </p>
        {(challenge.from?.people.length ?? 0) > 0 ? <p class="hint">{words.standIns}</p> : null}
        <p class="hint">{here === undefined ? words.dailyLead : words.lead}</p>
      </div>
      {isDone ? null : (
        <div class="challenge-action">
          {running !== undefined ? (
            <Button kind="main" icon="play" onPress={() => go(running)}>
              {words.goOn}
            </Button>
          ) : (
            <Button
              kind={isFirst ? 'main' : 'quiet'}
              icon={isFirst ? 'dice' : 'again'}
              onPress={start}
              isDisabled={isBusy.value}
            >
              {isFirst ? words.play : words.again}
            </Button>
          )}
          {trouble.value === undefined ? null : (
            <p class="notice is-bad" role="alert">
              {trouble.value}
            </p>
          )}
          {here === undefined ? <p class="hint">{words.oneTry}</p> : null}
          {here !== undefined && isPlay(task) ? <p class="hint">{words.firstCounts}</p> : null}
        </div>
      )}
    </section>
  );
}

/** Dice that everybody may know by now: nobody is ranked by them. */
function Earlier({ told, words }: { readonly told: Challenge; readonly words: Words }) {
  return (
    <section class="challenge-earlier">
      <Button icon="dice" onPress={() => showEarlier(told)}>
        {words.earlier}
      </Button>
      <p class="hint">{words.earlierHint}</p>
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
      <Results
        standing={{ ...standing, rows: standing.rows.slice(0, 5) }}
        words={words}
        watch={undefined}
      />
      {standing.place === null ? null : (
        <p class="hint">{words.place({ place: standing.place, count: standing.count })}</p>
      )}
    </section>
  );
}

/** An introduction on the screen: the table of the game, and above it what there is to know and to do now. */

import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../app/route.ts';
import { gameName, t } from '../app/words.ts';
import type { SeatFace } from '../kit/board.ts';
import { IconButton } from '../kit/button.tsx';
import { LEARNER } from '../kit/intro.ts';
import { Joy } from '../kit/joy.tsx';
import { eyesOf } from '../replay/place.ts';
import { linesAt, settledAt } from '../replay/shot.ts';
import { Announcer } from '../table/announcer.tsx';
import { useKeptFocus } from '../table/focus.ts';
import { Log } from '../table/log.tsx';
import { Company } from './company.tsx';
import { Dots } from './dots.tsx';
import { Foot } from './foot.tsx';
import { endOffer, keepChoices } from './progress.ts';
import type { ScriptWords } from './scripts.ts';
import { useSkipByKey, useSounds } from './senses.ts';
import { Speech } from './speech.tsx';
import type { Stage } from './stage.ts';
import '../table/table.css';
import '../table/log.css';
import './intro.css';

export function Lessons({ stage, words }: { readonly stage: Stage; readonly words: ScriptWords }) {
  const { common, own, game: gameWords } = words;
  const course = stage.course.value;
  const shot = stage.shot.value;
  const moment = stage.moment.value;
  const isBusy = stage.isBusy.value;
  const { board } = stage;
  const { id } = board.rules;
  const isEnd = course.lesson === undefined && !isBusy;
  const faces = useMemo(() => facesOf(stage, own.names), [stage, own]);
  const at = settledAt(shot);
  const lines = useMemo(
    () =>
      linesAt(board, course.film, { at, eyes: eyesOf(LEARNER) }, faces, gameWords).filter(
        ({ n }) => n > course.intro.before.length,
      ),
    [course, at, faces, gameWords],
  );
  const saying = isBusy ? board.status(moment, faces, gameWords) : sayingOf(stage, words);
  const title = common.title({ game: gameName(id) });
  useProgress(stage);
  useSounds(moment, isEnd);
  useSkipByKey(stage);
  useKeptFocus(moment, !isBusy);
  useEffect(() => {
    document.title = `${title} · ${t().appName}`;
  }, [title]);
  return (
    <main class={`table intro table-${id}`} onPointerDown={() => stage.skip()}>
      <header class="table-head">
        <IconButton icon="back" label={common.leave} onPress={() => go({ at: 'home' })} />
        <div class="intro-title">
          <h1>{gameName(id)}</h1>
          <Dots done={course.choices.length} steps={course.steps} words={common} />
        </div>
        {isEnd ? <IconButton icon="again" label={common.again} onPress={() => stage.restart()} /> : null}
        {course.choices.length === 0 ? null : <IconButton icon="undo" label={common.back} onPress={() => stage.back()} />}
      </header>
      <Company board={board} moment={moment} faces={faces} words={gameWords} />
      <Speech text={saying} last={isBusy ? (lines.at(-1)?.text ?? '') : undefined} isHint={stage.hasErred.value} words={words} />
      <board.Scene {...moment} words={gameWords} seats={faces} play={(move) => stage.play(move)} />
      <Foot stage={stage} words={common} />
      <aside class="table-side" aria-label={t().table.log}>
        <h2>{t().table.log}</h2>
        <Log lines={lines} marks={faces.map(({ side }) => side)} />
      </aside>
      <Announcer key={stage.leaps.value} lines={lines} status={saying} n={at} isMoving={shot.isMoving} />
      {isEnd ? <Joy /> : null}
    </main>
  );
}

/** What is said when the table waits: the lesson, the word for who did something else, or what to take home. */
function sayingOf(stage: Stage, { own }: ScriptWords): string {
  const { lesson } = stage.course.value;
  if (lesson === undefined) return own.end;
  const { say = '', not = say } = own.lessons[lesson.says] ?? {};
  return stage.hasErred.value ? not : say;
}

function facesOf({ board, course }: Stage, names: readonly string[]): readonly SeatFace[] {
  const { seats } = course.peek().intro;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: seat === LEARNER ? t().table.you : (names[seat - 1] ?? ''),
    isMe: seat === LEARNER,
    isBot: seat !== LEARNER,
    side: board.rules.side(seats, seat),
  }));
}

/** Kept with every step, so that whoever leaves finds it as it was. */
function useProgress(stage: Stage): void {
  const { choices, lesson, game } = stage.course.value;
  useEffect(() => {
    keepChoices(game.id, lesson === undefined ? [] : choices);
    if (lesson === undefined) endOffer(game.id);
  }, [choices, lesson, game]);
}

/**
 * An introduction on the screen: the table of the game, and above it what there is to know and to
 * do now.
 */

import { useEffect, useMemo } from 'preact/hooks';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { LEARNER } from '../../kit/contracts/intro.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { Joy } from '../../kit/things/joy.tsx';
import { endOffer, keepChoices } from '../../shell/intro-progress.ts';
import { go } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { gameName, t } from '../../shell/words.ts';
import { BoardScreen } from '../../stage/board-screen.tsx';
import { useKeptFocus } from '../../stage/focus.ts';
import { Announcer } from '../../stage/log/announcer.tsx';
import { Log } from '../../stage/log/log.tsx';
import { useThrowSound, useWinSound } from '../../stage/sounds.ts';
import { eyesOf } from '../../stage/timeline/moment-address.ts';
import { linesAt, settledAt } from '../../stage/timeline/snapshot.ts';
import { Company } from './company.tsx';
import { Dots } from './dots.tsx';
import { Foot } from './foot.tsx';
import type { IntroSession } from './intro-session.ts';
import type { ScriptWords } from './scripts.ts';
import { Speech } from './speech.tsx';
import '../../stage/log/log.css';
import './intro.css';

export function Lessons({
  session,
  words,
}: {
  readonly session: IntroSession;
  readonly words: ScriptWords;
}) {
  const { common, own, game: gameWords } = words;
  const course = session.course.value;
  const snapshot = session.snapshot.value;
  const moment = session.moment.value;
  const isBusy = session.isBusy.value;
  const { board } = session;
  const { id } = board.rules;
  const isEnd = course.lesson === undefined && !isBusy;
  const faces = useMemo(() => facesOf(session, own.names), [session, own]);
  const at = settledAt(snapshot);
  const lines = useMemo(
    () =>
      linesAt(board, course.timeline, { at, eyes: eyesOf(LEARNER) }, faces, gameWords).filter(
        ({ n }) => n > course.intro.before.length,
      ),
    [course, at, faces, gameWords],
  );
  const saying = isBusy ? board.status(moment, faces, gameWords) : sayingOf(session, words);
  const title = common.title({ game: gameName(id) });
  useProgress(session);
  useThrowSound(moment);
  useWinSound(isEnd);
  useKeptFocus(moment, !isBusy);
  useTitle(title);
  return (
    <BoardScreen
      board={board}
      kind="intro"
      back={{ label: common.leave, go: () => go({ type: 'home' }) }}
      head={
        <>
          <div class="intro-title">
            <h1>{gameName(id)}</h1>
            <Dots done={course.choices.length} steps={course.steps} words={common} />
          </div>
          {isEnd ? (
            <IconButton icon="again" label={common.again} onPress={() => session.restart()} />
          ) : null}
          {course.choices.length === 0 ? null : (
            <IconButton icon="undo" label={common.back} onPress={() => session.back()} />
          )}
        </>
      }
      people={<Company board={board} moment={moment} faces={faces} words={gameWords} />}
      status={
        <Speech
          text={saying}
          last={isBusy ? (lines.at(-1)?.text ?? '') : undefined}
          isHint={session.hasErred.value}
          words={words}
        />
      }
      scene={{ ...moment, words: gameWords, seats: faces, play: (move) => session.play(move) }}
      below={<Foot session={session} words={common} />}
      side={{
        label: t().table.log,
        log: <Log lines={lines} marks={faces.map(({ side }) => side)} />,
      }}
      announcer={
        <Announcer
          key={session.leaps.value}
          lines={lines}
          status={saying}
          n={at}
          isMoving={snapshot.isMoving}
        />
      }
      skip={() => session.skip()}
    >
      {isEnd ? <Joy /> : null}
    </BoardScreen>
  );
}

/**
 * What is said when the table waits: the lesson, the word for who did something else, or what to
 * take home.
 */
function sayingOf(session: IntroSession, { own }: ScriptWords): string {
  const { lesson } = session.course.value;
  if (lesson === undefined) return own.end;
  const { say = '', not = say } = own.lessons[lesson.says] ?? {};
  return session.hasErred.value ? not : say;
}

function facesOf({ board, course }: IntroSession, names: readonly string[]): readonly SeatFace[] {
  const { seats } = course.peek().intro;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: seat === LEARNER ? t().table.you : (names[seat - 1] ?? ''),
    isMe: seat === LEARNER,
    isBot: seat !== LEARNER,
    side: board.rules.side(seats, seat),
  }));
}

/** Kept with every step, so that those who leave find it as it was. */
function useProgress(session: IntroSession): void {
  const { choices, lesson, game } = session.course.value;
  useEffect(() => {
    keepChoices(game.id, lesson === undefined ? [] : choices);
    if (lesson === undefined) endOffer(game.id);
  }, [choices, lesson, game]);
}

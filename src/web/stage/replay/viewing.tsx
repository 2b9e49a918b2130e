/** A replay on the screen: the table as it was, who sat there, what happened, and what plays it. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Words } from '../../../words/en/replay.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { useTitle } from '../../shell/title.ts';
import { gameName, t } from '../../shell/words.ts';
import { HowItWent } from '../analysis/how-it-went.tsx';
import { BoardScreen } from '../board-screen.tsx';
import { SeatColours } from '../packs/seat-colours.tsx';
import { markOf } from '../people/seats.tsx';
import { useThrowSound } from '../sounds.ts';
import { linesAt, momentOf, settledAt } from '../timeline/snapshot.ts';
import { Announcer } from './announcer.tsx';
import { ReplayCoach } from './coach.tsx';
import { Controls } from './controls.tsx';
import { EyesChoice, whoseEyes } from './eyes.tsx';
import { useKeys } from './keys.ts';
import { More, TogetherButtons } from './more.tsx';
import { NoticeLine, noticeOf } from './notice.tsx';
import { People } from './people.tsx';
import type { ReplaySession } from './replay-session.ts';
import { peopleOf } from './replay-source.ts';
import { Secrets } from './secrets.tsx';
import { Steps } from './steps.tsx';
import './replay.css';

interface ViewingProps {
  readonly session: ReplaySession;
  readonly words: Words;
  readonly gameWords: unknown;
  readonly back: { readonly label: string; readonly go: () => void };
}

type Open = 'eyes' | 'log' | 'coach' | 'more' | undefined;

/** In the colours that were chosen, if the table is known; a record alone has none. */
export function Viewing(props: ViewingProps) {
  return (
    <SeatColours colours={props.session.source.about?.colours}>
      <View {...props} />
    </SeatColours>
  );
}

function View({ session, words, gameWords, back }: ViewingProps) {
  const open = useSignal<Open>(undefined);
  const isCoached = useSignal(false);
  const { source, playback, together } = session;
  const { board, timeline } = source;
  const snapshot = playback.snapshot.value;
  const { eyes } = snapshot;
  const at = settledAt(snapshot);
  const moment = useMemo(() => momentOf(timeline, snapshot), [timeline, snapshot]);
  const faces = useMemo(() => peopleOf(source, words), [source, words]);
  const lines = useMemo(
    () => linesAt(board, timeline, { at, eyes }, faces, gameWords),
    [at, eyes, faces, gameWords],
  );
  const marks = faces.map((face) => markOf(face, faces));
  const status = board.status(moment, faces, gameWords);
  const notice = noticeOf(session, faces, words);
  const title = words.title({ game: gameName(timeline.game.id) });
  const decision = snapshot.isMoving ? undefined : timeline.decision(snapshot.at);
  const close = (): void => {
    open.value = undefined;
  };
  const sumUp = (isSummedUp: boolean) => (): void => {
    open.value = undefined;
    session.isSummedUp.value = isSummedUp;
  };
  const show = (what: Open) => (): void => {
    open.value = what;
  };
  useKeys(session.isSummedUp.value ? undefined : session);
  useTitle(title);
  useThrowSound(moment);
  const screen = useSpeed(playback.speed.value, snapshot.n);
  if (session.isSummedUp.value)
    return <HowItWent session={session} faces={faces} replayWords={words} close={sumUp(false)} />;
  return (
    <BoardScreen
      board={board}
      kind={`replay${eyes === 'open' && board.Secret !== undefined ? ' is-open' : ''}`}
      screen={screen}
      back={back}
      head={
        <>
          <h1>{title}</h1>
          {timeline.hasSecrets ? (
            <button type="button" class="button button-plain replay-eyes" onClick={show('eyes')}>
              <Icon name="eye" />
              <span>{words.eyes.now({ who: whoseEyes(eyes, faces, words) })}</span>
            </button>
          ) : null}
          <span class="narrow-only">
            <IconButton icon="coach" label={t().table.coach} onPress={show('coach')} />
          </span>
          <span class="wide-only">
            <IconButton
              icon="coach"
              label={t().table.coach}
              isPressed={isCoached.value}
              onPress={() => {
                isCoached.value = !isCoached.value;
              }}
            />
          </span>
          <span class="narrow-only">
            <IconButton icon="log" label={t().table.log} onPress={show('log')} />
          </span>
          <IconButton icon="menu" label={words.menu} onPress={show('more')} />
        </>
      }
      people={
        <People
          session={session}
          moment={moment}
          faces={faces}
          words={words}
          gameWords={gameWords}
        />
      }
      status={
        <div class="table-status">
          <p>
            {status}
            {decision === undefined ? null : (
              <span class="replay-ways">{words.ways({ count: decision.moves.length })}</span>
            )}
          </p>
          <NoticeLine
            notice={notice}
            otherwise={<p class="table-last">{lines.at(-1)?.text ?? ''}</p>}
          />
        </div>
      }
      scene={{ ...moment, words: gameWords, seats: faces, play: nothing }}
      below={
        <>
          {eyes === 'open' ? (
            <Secrets session={session} faces={faces} words={words} gameWords={gameWords} />
          ) : null}
          <Controls session={session} faces={faces} words={words} />
        </>
      }
      side={{
        label: t().table.log,
        above: isCoached.value ? (
          <section class="coach-beside" aria-label={t().table.coach}>
            <h2>{t().table.coach}</h2>
            <ReplayCoach {...{ session, faces, words, gameWords }} />
          </section>
        ) : null,
        log: <Steps session={session} lines={lines} marks={marks} words={words} />,
        below:
          together === undefined ? null : (
            <>
              <h2>{words.together.title}</h2>
              <TogetherButtons session={session} words={words} close={close} />
            </>
          ),
      }}
      announcer={
        <>
          <Announcer
            lines={lines}
            at={snapshot.at}
            position={words.at(snapshot.at, timeline.end)}
            status={status}
            isMoving={snapshot.isMoving}
          />
          <p class="visually-hidden" role="status">
            {notice?.text ?? ''}
          </p>
        </>
      }
      skip={() => playback.skip()}
      isSkippedByTouchOnly={true}
    >
      {open.value === undefined ? null : (
        <Sheet title={titleOf(open.value, words)} closeLabel={t().close} onClose={close}>
          {open.value === 'eyes' ? (
            <div class="replay-whose-eyes">
              <EyesChoice session={session} faces={faces} words={words} />
            </div>
          ) : null}
          {open.value === 'log' ? (
            <Steps session={session} lines={lines} marks={marks} words={words} done={close} />
          ) : null}
          {open.value === 'coach' ? (
            <ReplayCoach {...{ session, faces, words, gameWords }} />
          ) : null}
          {open.value === 'more' ? (
            <More session={session} words={words} close={close} analyse={sumUp(true)} />
          ) : null}
        </Sheet>
      )}
    </BoardScreen>
  );
}

function nothing(): void {}

function titleOf(open: 'eyes' | 'log' | 'coach' | 'more', words: Words): string {
  if (open === 'coach') return t().table.coach;
  return open === 'eyes' ? words.eyes.title : open === 'log' ? t().table.log : t().table.menu;
}

/** What moves on the table keeps pace with the playback. */
function useSpeed(speed: number, n: number) {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (speed === 1) return;
    // The board's own effects, which let things fly, come after this one and before the next frame.
    const frame = requestAnimationFrame(() => {
      for (const animation of screen.current?.getAnimations({ subtree: true }) ?? [])
        animation.playbackRate = speed;
    });
    return () => cancelAnimationFrame(frame);
  }, [speed, n]);
  return screen;
}

/** A film on the screen: the table as it was, who sat there, what happened, and what plays it. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Words } from '../../i18n/en/replay.ts';
import { HowItWent } from '../analysis/how-it-went.tsx';
import { gameName, t } from '../app/words.ts';
import type { Line } from '../kit/board.ts';
import { IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { playSound } from '../kit/sound.ts';
import { SeatColours } from '../packs/seat-colours.tsx';
import { markOf } from '../table/seats.tsx';
import { Announcer } from './announcer.tsx';
import { ReplayCoach } from './coach.tsx';
import { Controls } from './controls.tsx';
import { EyesChoice, whoseEyes } from './eyes.tsx';
import { useKeys } from './keys.ts';
import { More, TogetherButtons } from './more.tsx';
import { NoticeLine, noticeOf } from './notice.tsx';
import { People } from './people.tsx';
import type { Screening } from './screening.ts';
import { Secrets } from './secrets.tsx';
import { linesAt, momentOf, settledAt } from './shot.ts';
import { peopleOf } from './showing.ts';
import { Steps } from './steps.tsx';
import '../table/table.css';
import './replay.css';

interface ViewingProps {
  readonly screening: Screening;
  readonly words: Words;
  readonly gameWords: unknown;
  readonly back: { readonly label: string; readonly go: () => void };
}

type Open = 'eyes' | 'log' | 'coach' | 'more' | undefined;

/** In the colours that were chosen, where the table is known; a record alone has none. */
export function Viewing(props: ViewingProps) {
  return (
    <SeatColours colours={props.screening.showing.about?.colours}>
      <View {...props} />
    </SeatColours>
  );
}

function View({ screening, words, gameWords, back }: ViewingProps) {
  const open = useSignal<Open>(undefined);
  const isCoached = useSignal(false);
  const { showing, player, together } = screening;
  const { board, film } = showing;
  const shot = player.shot.value;
  const { eyes } = shot;
  const at = settledAt(shot);
  const moment = useMemo(() => momentOf(film, shot), [film, shot]);
  const faces = useMemo(() => peopleOf(showing, words), [showing, words]);
  const lines = useMemo(() => linesAt(board, film, { at, eyes }, faces, gameWords), [at, eyes, faces, gameWords]);
  const marks = faces.map((face) => markOf(face, faces));
  const status = board.status(moment, faces, gameWords);
  const notice = noticeOf(screening, faces, words);
  const title = words.title({ game: gameName(film.game.id) });
  const decision = shot.isMoving ? undefined : film.decision(shot.at);
  const close = (): void => {
    open.value = undefined;
  };
  const sumUp = (isSummedUp: boolean) => (): void => {
    open.value = undefined;
    screening.isSummedUp.value = isSummedUp;
  };
  const show = (what: Open) => (): void => {
    open.value = what;
  };
  useKeys(screening.isSummedUp.value ? undefined : screening);
  useTitle(title);
  useThrowSound(moment.isMoving && moment.event?.answer !== undefined && 'faces' in moment.event.answer, moment.n);
  const scene = useSpeed(player.speed.value, shot.n);
  if (screening.isSummedUp.value)
    return <HowItWent screening={screening} faces={faces} replayWords={words} close={sumUp(false)} />;
  return (
    <main
      ref={scene}
      class={`table replay table-${film.game.id}${eyes === 'open' && board.Secret !== undefined ? ' is-open' : ''}`}
      onPointerDown={() => player.skip()}
    >
      <header class="table-head">
        <IconButton icon="back" label={back.label} onPress={back.go} />
        <h1>{title}</h1>
        {film.hasSecrets ? (
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
      </header>
      <People screening={screening} moment={moment} faces={faces} words={words} gameWords={gameWords} />
      <div class="table-status">
        <p>
          {status}
          {decision === undefined ? null : <span class="replay-ways">{words.ways({ count: decision.moves.length })}</span>}
        </p>
        <NoticeLine notice={notice} otherwise={<p class="table-last">{lastOf(lines)}</p>} />
      </div>
      <board.Scene {...moment} words={gameWords} seats={faces} play={nothing} />
      {eyes === 'open' ? <Secrets screening={screening} faces={faces} words={words} gameWords={gameWords} /> : null}
      <Controls screening={screening} faces={faces} words={words} />
      <aside class="table-side" aria-label={t().table.log}>
        {isCoached.value ? (
          <section class="coach-beside" aria-label={t().table.coach}>
            <h2>{t().table.coach}</h2>
            <ReplayCoach {...{ screening, faces, words, gameWords }} />
          </section>
        ) : null}
        <h2>{t().table.log}</h2>
        <Steps screening={screening} lines={lines} marks={marks} words={words} />
        {together === undefined ? null : (
          <>
            <h2>{words.together.title}</h2>
            <TogetherButtons screening={screening} words={words} close={close} />
          </>
        )}
      </aside>
      <Announcer lines={lines} at={shot.at} position={words.at(shot.at, film.end)} status={status} isMoving={shot.isMoving} />
      <p class="visually-hidden" role="status">
        {notice?.text ?? ''}
      </p>
      {open.value === undefined ? null : (
        <Sheet title={titleOf(open.value, words)} closeLabel={t().close} onClose={close}>
          {open.value === 'eyes' ? (
            <div class="replay-whose-eyes">
              <EyesChoice screening={screening} faces={faces} words={words} />
            </div>
          ) : null}
          {open.value === 'log' ? <Steps screening={screening} lines={lines} marks={marks} words={words} done={close} /> : null}
          {open.value === 'coach' ? <ReplayCoach {...{ screening, faces, words, gameWords }} /> : null}
          {open.value === 'more' ? <More screening={screening} words={words} close={close} analyse={sumUp(true)} /> : null}
        </Sheet>
      )}
    </main>
  );
}

function nothing(): void {}

function titleOf(open: 'eyes' | 'log' | 'coach' | 'more', words: Words): string {
  if (open === 'coach') return t().table.coach;
  return open === 'eyes' ? words.eyes.title : open === 'log' ? t().table.log : t().table.menu;
}

/** What happened last, for those whose log is folded away. */
function lastOf(lines: readonly Line[]): string {
  return lines.at(-1)?.text ?? '';
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t().appName}`;
  }, [title]);
}

function useThrowSound(isThrow: boolean, n: number): void {
  useEffect(() => {
    if (isThrow) playSound('throw');
  }, [isThrow, n]);
}

/** What moves on the table keeps pace with the film. */
function useSpeed(speed: number, n: number) {
  const scene = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (speed === 1) return;
    // The board's own effects, which let things fly, come after this one and before the next frame.
    const frame = requestAnimationFrame(() => {
      for (const animation of scene.current?.getAnimations({ subtree: true }) ?? []) animation.playbackRate = speed;
    });
    return () => cancelAnimationFrame(frame);
  }, [speed, n]);
  return scene;
}

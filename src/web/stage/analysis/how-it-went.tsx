/** How a game went: over the replay of it, and back there at any moment. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Analysis } from '../../../analysis/contract.ts';
import type { Words as ReplayWords } from '../../../words/en/replay.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Empty } from '../../kit/controls/empty.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { useLoaded } from '../../shell/use-words.ts';
import { gameName, t } from '../../shell/words.ts';
import type { ReplaySession } from '../replay/replay-session.ts';
import { Accounts } from './accounts.tsx';
import { type AnalysisView, hundredths } from './analysis-view.ts';
import { Curve } from './curve.tsx';
import { Moments } from './moments.tsx';
import { NextTime } from './next-time.tsx';
import { loadTelling, type Telling } from './retellings.ts';
import { analyseTimeline } from './working.ts';
import './analysis.css';

interface HowItWentProps {
  readonly session: ReplaySession;
  readonly faces: readonly SeatFace[];
  readonly replayWords: ReplayWords;
  readonly close: () => void;
}

export function HowItWent({ session, faces, replayWords, close }: HowItWentProps) {
  const { timeline } = session.source;
  const game = timeline.game.id;
  const { value: telling } = useLoaded(game, (now) => loadTelling(game, now));
  if (telling === undefined)
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  const { words } = telling;
  return (
    <main class="analysis">
      <header class="page-head">
        <IconButton
          icon="back"
          label={replayWords.title({ game: gameName(timeline.game.id) })}
          onPress={close}
        />
        <h1>{words.title}</h1>
      </header>
      <Worked
        session={session}
        faces={faces}
        replayWords={replayWords}
        close={close}
        telling={telling}
      />
    </main>
  );
}

function Worked({
  session,
  faces,
  replayWords,
  close,
  telling,
}: HowItWentProps & { readonly telling: Telling }) {
  const { timeline } = session.source;
  const { words } = telling;
  const tries = useSignal(0);
  const working = useMemo(() => analyseTimeline(timeline), [timeline, tries.value]);
  useEffect(() => () => working.giveUp(), [working]);
  const work = working.work.value;
  switch (work.type) {
    case 'working':
      return (
        <div class="analysis-working">
          <Waiting text={t().table.opening} />
          <progress aria-label={words.title} max={work.of} value={work.done} />
          <p class="hint numeral">{words.counting({ done: work.done, of: work.of })}</p>
        </div>
      );
    case 'unfinished':
      return <Empty icon="clock" {...words.unfinished} />;
    case 'failed':
      return (
        <Empty icon="dice" {...words.failed}>
          <Button kind="main" icon="again" onPress={() => tries.value++}>
            {t().troubles.tryAgain}
          </Button>
        </Empty>
      );
    case 'done':
      return <Told looking={lookingAt(work.analysis)} replayWords={replayWords} />;
  }

  function lookingAt(analysis: Analysis): AnalysisView {
    const see = (at: number): void => {
      session.act((playback) => playback.go(at));
      close();
    };
    return { ...telling, session, faces, analysis, see };
  }
}

function Told({
  looking,
  replayWords,
}: {
  readonly looking: AnalysisView;
  readonly replayWords: ReplayWords;
}) {
  return (
    <>
      <p class="visually-hidden" role="status">
        {looking.words.done}
      </p>
      <Curve looking={looking} replayWords={replayWords.at} />
      <Moments looking={looking} replayWords={replayWords.at} />
      <NextTime looking={looking} />
      <Accounts looking={looking} />
      <p class="hint">{looking.words.fine({ error: hundredths(looking.analysis.error) })}</p>
    </>
  );
}

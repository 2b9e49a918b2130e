/** How a game went: over the replay of it, and back there at any moment. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Analysis } from '../../analysis/contract.ts';
import type { Words as ReplayWords } from '../../i18n/en/replay.ts';
import { gameName, language, t } from '../app/words.ts';
import type { SeatFace } from '../kit/board.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Waiting } from '../kit/waiting.tsx';
import type { Screening } from '../replay/screening.ts';
import { Accounts } from './accounts.tsx';
import { Curve } from './curve.tsx';
import { hundredths, type Looking } from './looking.ts';
import { Moments } from './moments.tsx';
import { NextTime } from './next-time.tsx';
import { loadTelling, type Telling } from './retellings.ts';
import { analyseFilm } from './working.ts';
import './analysis.css';

interface HowItWentProps {
  readonly screening: Screening;
  readonly faces: readonly SeatFace[];
  readonly replayWords: ReplayWords;
  readonly close: () => void;
}

export function HowItWent({ screening, faces, replayWords, close }: HowItWentProps) {
  const telling = useSignal<Telling | undefined>(undefined);
  const { film } = screening.showing;
  const now = language();
  useEffect(() => {
    let isGone = false;
    loadTelling(film.game.id, now).then((loaded) => {
      if (!isGone) telling.value = loaded;
    });
    return () => {
      isGone = true;
    };
  }, [film, now, telling]);
  if (telling.value === undefined)
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  const { words } = telling.value;
  return (
    <main class="analysis">
      <header class="page-head">
        <IconButton icon="back" label={replayWords.title({ game: gameName(film.game.id) })} onPress={close} />
        <h1>{words.title}</h1>
      </header>
      <Worked screening={screening} faces={faces} replayWords={replayWords} close={close} telling={telling.value} />
    </main>
  );
}

function Worked({ screening, faces, replayWords, close, telling }: HowItWentProps & { readonly telling: Telling }) {
  const { film } = screening.showing;
  const { words } = telling;
  const tries = useSignal(0);
  const working = useMemo(() => analyseFilm(film), [film, tries.value]);
  useEffect(() => () => working.giveUp(), [working]);
  const work = working.work.value;
  switch (work.is) {
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

  function lookingAt(analysis: Analysis): Looking {
    const see = (at: number): void => {
      screening.act((player) => player.go(at));
      close();
    };
    return { ...telling, screening, faces, analysis, see };
  }
}

function Told({ looking, replayWords }: { readonly looking: Looking; readonly replayWords: ReplayWords }) {
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

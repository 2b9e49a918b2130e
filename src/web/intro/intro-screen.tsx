/** The introduction to a game, from its address: loaded, and gone on with where one left it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { Course } from './course.ts';
import { Lessons } from './lessons.tsx';
import { choicesIn, keepChoices } from './progress.ts';
import { loadScript, loadScriptWords, type ScriptWords } from './scripts.ts';
import { Stage } from './stage.ts';

export function IntroScreen({ game }: { readonly game: string }) {
  const stage = useSignal<Stage | undefined>(undefined);
  const words = useSignal<ScriptWords | undefined>(undefined);
  const hasFailed = useSignal(false);
  const now = language();
  const failed = (): void => {
    hasFailed.value = true;
  };
  useEffect(() => {
    let opened: Stage | undefined;
    let isGone = false;
    loadScript(game).then(({ board, intro }) => {
      if (isGone) return;
      const course = Course.resume(board.rules, intro, choicesIn(game));
      keepChoices(game, course.choices);
      opened = new Stage(board, course);
      stage.value = opened;
    }, failed);
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [game]);
  useEffect(() => {
    loadScriptWords(game, now).then((loaded) => {
      words.value = loaded;
    }, failed);
  }, [game, now]);
  if (hasFailed.value) return <NotThere />;
  if (stage.value === undefined || words.value === undefined)
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  return <Lessons stage={stage.value} words={words.value} />;
}

function NotThere() {
  const { title, text } = t().troubles.unreachable;
  return (
    <main class="screen">
      <Empty icon="wifi-off" title={title} text={text}>
        <Button kind="main" icon="again" onPress={() => location.reload()}>
          {t().troubles.tryAgain}
        </Button>
      </Empty>
    </main>
  );
}

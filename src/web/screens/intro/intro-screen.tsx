/** The introduction to a game, from its address: loaded, and gone on with where one left it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { choicesIn, keepChoices } from '../../shell/intro-progress.ts';
import { NotLoaded } from '../../shell/not-loaded.tsx';
import { language, t } from '../../shell/words.ts';
import { Course } from './course.ts';
import { IntroSession } from './intro-session.ts';
import { Lessons } from './lessons.tsx';
import { loadScript, loadScriptWords, type ScriptWords } from './scripts.ts';

export function IntroScreen({ game }: { readonly game: string }) {
  const session = useSignal<IntroSession | undefined>(undefined);
  const words = useSignal<ScriptWords | undefined>(undefined);
  const hasFailed = useSignal(false);
  const now = language();
  const failed = (): void => {
    hasFailed.value = true;
  };
  useEffect(() => {
    let opened: IntroSession | undefined;
    let isGone = false;
    loadScript(game).then(({ board, intro }) => {
      if (isGone) return;
      const course = Course.resume(board.rules, intro, choicesIn(game));
      keepChoices(game, course.choices);
      opened = new IntroSession(board, course);
      session.value = opened;
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
  if (hasFailed.value) return <NotLoaded />;
  if (session.value === undefined || words.value === undefined)
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  return <Lessons session={session.value} words={words.value} />;
}

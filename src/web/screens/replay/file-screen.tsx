/**
 * A record from a file: chosen, or dropped anywhere on the page; one of several; or what is wrong
 * with it.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../../words/en/replay.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { FileButton } from '../../kit/controls/file-button.tsx';
import { useDrop } from '../../kit/controls/file-drop.ts';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { go } from '../../shell/route.ts';
import { useGameWords, useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { ReplaySession } from '../../stage/replay/replay-session.ts';
import { Viewing } from '../../stage/replay/viewing.tsx';
import type { Found } from '../../stage/timeline/records.ts';
import { FoundGames } from './found-games.tsx';
import { OwnGames } from './own-games.tsx';
import { type FileRead, readFile, showFound } from './read-file.ts';
import './file.css';

export function FileScreen() {
  const read = useSignal<FileRead | 'too-large' | 'reading' | undefined>(undefined);
  const session = useSignal<ReplaySession | undefined>(undefined);
  const words = useWords('replay');
  const gameWords = useGameWords(session.value?.source.timeline.game.id, 'page');
  const show = (file: FileRead, found: Found): void => {
    session.value?.close();
    session.value = new ReplaySession(showFound(file, found), {});
  };
  const leave = (): void => {
    session.value?.close();
    session.value = undefined;
  };
  const open = async (file: File): Promise<void> => {
    leave();
    read.value = 'reading';
    const found = await readFile(file);
    read.value = found;
    if (found === 'too-large') return;
    const [only, ...more] = found.found;
    if (only !== undefined && more.length === 0 && found.faults.length === 0) show(found, only);
  };
  const isOver = useDrop(open);
  useEffect(() => () => session.value?.close(), [session]);
  if (words === undefined) return null;
  const veil = isOver ? <p class="replay-drop">{words.file.letGo}</p> : null;
  if (session.value !== undefined)
    return gameWords === undefined ? null : (
      <>
        <Viewing
          key={session.value}
          session={session.value}
          words={words}
          gameWords={gameWords}
          back={{ label: words.toStart, go: leave }}
        />
        {veil}
      </>
    );
  return (
    <main class="replay-start">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ type: 'home' })} />
        <h1>{words.file.title}</h1>
      </header>
      <p class="lead">{words.file.lead}</p>
      <OpenButton words={words} open={open} />
      {read.value === 'reading' ? <Waiting text={words.file.reading} /> : null}
      {read.value === undefined || read.value === 'reading' ? null : (
        <FoundGames read={read.value} words={words} show={show} />
      )}
      <OwnGames words={words} />
      {veil}
    </main>
  );
}

interface OpenButtonProps {
  readonly words: Words;
  readonly open: (file: File) => void;
}

function OpenButton({ words, open }: OpenButtonProps) {
  return (
    <div class="replay-open">
      <FileButton kind="main" icon="log" accept=".jsonl,application/jsonl,.json,.txt" onFile={open}>
        {words.file.open}
      </FileButton>
      <p class="hint">{words.file.drop}</p>
    </div>
  );
}

/** A record from a file: chosen, or dropped anywhere on the page; one of several; or what is wrong with it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/replay.ts';
import { go } from '../app/route.ts';
import { t } from '../app/words.ts';
import { IconButton } from '../kit/button.tsx';
import { useDrop } from '../kit/file-drop.ts';
import { Icon } from '../kit/icon.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { FoundGames } from './found-games.tsx';
import { OwnGames } from './own-games.tsx';
import { type FileRead, readFile, showFound } from './read-file.ts';
import type { Found } from './records.ts';
import { Screening } from './screening.ts';
import { useReplayWords } from './use-words.ts';
import { Viewing } from './viewing.tsx';
import './file.css';

export function FileScreen() {
  const read = useSignal<FileRead | 'too-large' | 'reading' | undefined>(undefined);
  const screening = useSignal<Screening | undefined>(undefined);
  const words = useReplayWords(screening.value?.showing.film.game.id);
  const show = (file: FileRead, found: Found): void => {
    screening.value?.close();
    screening.value = new Screening(showFound(file, found), {});
  };
  const leave = (): void => {
    screening.value?.close();
    screening.value = undefined;
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
  useEffect(() => () => screening.value?.close(), [screening]);
  if (words === undefined) return null;
  const veil = isOver ? <p class="replay-drop">{words.replay.file.letGo}</p> : null;
  if (screening.value !== undefined)
    return words.game === undefined ? null : (
      <>
        <Viewing
          key={screening.value}
          screening={screening.value}
          words={words.replay}
          gameWords={words.game}
          back={{ label: words.replay.toStart, go: leave }}
        />
        {veil}
      </>
    );
  return (
    <main class="replay-start">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ at: 'home' })} />
        <h1>{words.replay.file.title}</h1>
      </header>
      <p class="lead">{words.replay.file.lead}</p>
      <OpenButton words={words.replay} open={open} />
      {read.value === 'reading' ? <Waiting text={words.replay.file.reading} /> : null}
      {read.value === undefined || read.value === 'reading' ? null : (
        <FoundGames read={read.value} words={words.replay} show={show} />
      )}
      <OwnGames words={words.replay} />
      {veil}
    </main>
  );
}

interface OpenButtonProps {
  readonly words: Words;
  readonly open: (file: File) => void;
}

/** A field for files, drawn as a button. */
function OpenButton({ words, open }: OpenButtonProps) {
  return (
    <div class="replay-open">
      <label class="button button-main">
        <Icon name="log" />
        <span>{words.file.open}</span>
        <input
          type="file"
          accept=".jsonl,application/jsonl,.json,.txt"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = ''; // the same file may be chosen again
            if (file !== undefined) open(file);
          }}
        />
      </label>
      <p class="hint">{words.file.drop}</p>
    </div>
  );
}

/** The decks of this device: typed in, opened from a file, shared as one. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/decks.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { FileButton } from '../../kit/controls/file-button.tsx';
import { useDrop } from '../../kit/controls/file-drop.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { gamesWithDecks } from '../../shell/decks.ts';
import { useTitle } from '../../shell/title.ts';
import { useWords } from '../../shell/use-words.ts';
import { gameName, t } from '../../shell/words.ts';
import { addDeck, decks } from '../../sources/decks/stored-decks.ts';
import { useDeckGame } from '../../sources/decks/use-decks.ts';
import { BadDeck } from './bad-deck.tsx';
import { Editor } from './editor.tsx';
import { type Opened, openFile } from './open-file.ts';
import './decks.css';

export function DecksScreen() {
  const words = useWords('decks');
  useTitle(words?.title);
  const editing = useSignal<string | undefined>(undefined);
  const opened = useSignal<Opened | undefined>(undefined);
  const open = async (file: File): Promise<void> => {
    const found = await openFile(file);
    opened.value = found;
    editing.value = 'deck' in found ? addDeck(found.deck).id : undefined;
  };
  const isOver = useDrop(open);
  if (words === undefined) return null;
  const edit = (id: string | undefined): void => {
    opened.value = undefined;
    editing.value = id;
    scrollTo(0, 0);
  };
  const deck = decks.value.find(({ id }) => id === editing.value);
  return (
    <>
      {deck === undefined ? (
        <Shelf words={words} opened={opened.value} open={open} edit={edit} />
      ) : (
        <Editor key={deck.id} deck={deck} words={words} leave={() => edit(undefined)} />
      )}
      {isOver ? <p class="deck-drop">{words.letGo}</p> : null}
    </>
  );
}

interface ShelfProps {
  readonly words: Words;
  readonly opened: Opened | undefined;
  open(file: File): void;
  edit(id: string): void;
}

function Shelf({ words, opened, open, edit }: ShelfProps) {
  const [game = ''] = gamesWithDecks;
  const standard = useDeckGame(game)?.kind.standard;
  const begin = (cards: readonly unknown[]): void => edit(addDeck({ game, name: '', cards }).id);
  return (
    <main class="decks">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => history.back()} />
        <h1>{words.title}</h1>
      </header>
      <p class="lead">{words.lead}</p>
      {opened !== undefined && !('deck' in opened) ? <BadDeck bad={opened} words={words} /> : null}
      {decks.value.length === 0 ? <p class="hint">{words.none}</p> : null}
      <ul class="deck-list">
        {decks.value.map((deck) => (
          <DeckLine key={deck.id} {...deck} words={words} onPress={() => edit(deck.id)} />
        ))}
      </ul>
      <div class="row">
        <Button kind="main" icon="plus" onPress={() => begin([])}>
          {words.begin}
        </Button>
        {standard === undefined ? null : (
          <Button icon="copy" onPress={() => begin(standard)}>
            {words.copy}
          </Button>
        )}
        <FileButton icon="log" accept=".json,application/json,.txt" onFile={open}>
          {words.open}
        </FileButton>
      </div>
      <p class="hint">{words.drop}</p>
    </main>
  );
}

interface DeckLineProps {
  readonly game: string;
  readonly name: string;
  readonly cards: readonly unknown[];
  readonly words: Words;
  readonly onPress: () => void;
}

function DeckLine({ game, name, cards, words, onPress }: DeckLineProps) {
  const kind = useDeckGame(game)?.kind;
  const isReady = kind !== undefined && kind.faults(cards).length === 0;
  return (
    <li>
      <button type="button" class="deck-line" onClick={onPress}>
        <b>{name === '' ? words.unnamed : name}</b>
        <small>
          {gameName(game)} ·{' '}
          {kind === undefined ? '' : words.count({ cards: cards.length, all: kind.size })}
          {isReady ? ` · ${words.ready}` : ''}
        </small>
        <Icon name="chevron" />
      </button>
    </li>
  );
}

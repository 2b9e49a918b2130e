/** What can be done with a deck: shared as a file, kept as one, deleted. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/decks.ts';
import { Button } from '../../kit/controls/button.tsx';
import { download } from '../../shell/download.ts';
import { type Deck, fileNameOf, makeDeckFile } from '../../sources/decks/deck.ts';
import { removeDeck } from '../../sources/decks/stored-decks.ts';

interface DeckActionsProps {
  readonly deck: Deck;
  readonly words: Words;
  leave(): void;
}

export function DeckActions({ deck, words, leave }: DeckActionsProps) {
  const isAsked = useSignal(false);
  const file = new File([makeDeckFile(deck)], fileNameOf(deck), { type: 'application/json' });
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  if (isAsked.value) {
    return (
      <div class="deck-sure" role="alert">
        <p>{words.deleteSure}</p>
        <div class="row">
          <Button
            kind="main"
            icon="trash"
            onPress={() => {
              removeDeck(deck.id);
              leave();
            }}
          >
            {words.deleteYes}
          </Button>
          <Button
            onPress={() => {
              isAsked.value = false;
            }}
          >
            {words.deleteNo}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div class="row">
      {canShare ? (
        <Button
          icon="share"
          onPress={() =>
            navigator.share({ files: [file], title: deck.name }).catch(() => undefined)
          }
        >
          {words.share}
        </Button>
      ) : null}
      <Button icon="download" onPress={() => download(file, file.name)}>
        {words.download}
      </Button>
      <Button
        icon="trash"
        onPress={() => {
          isAsked.value = true;
        }}
      >
        {words.delete}
      </Button>
    </div>
  );
}

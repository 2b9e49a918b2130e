/**
 * The cards of a deck as text, for whoever types faster than he taps, or has them written
 * somewhere.
 */

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Words } from '../../../words/en/decks.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { Deck } from '../../sources/decks/deck.ts';
import { BadDeck } from './bad-deck.tsx';
import { type Opened, openText } from './open-file.ts';

interface AsTextProps {
  readonly deck: Deck;
  readonly words: Words;
  put(cards: readonly unknown[]): void;
}

export function AsText({ deck, words, put }: AsTextProps) {
  const id = useId();
  /** What was typed and not used yet; until then the cards as they are. */
  const typed = useSignal<string | undefined>(undefined);
  const read = useSignal<Opened | undefined>(undefined);
  const text = typed.value ?? `[\n${deck.cards.map((card) => JSON.stringify(card)).join(',\n')}\n]`;
  const use = async (): Promise<void> => {
    const found = await openText(text);
    read.value = found;
    if (!('deck' in found)) return;
    put(found.deck.cards);
    typed.value = undefined;
  };
  return (
    <details class="deck-text">
      <summary>{words.text}</summary>
      <label class="hint" for={id}>
        {words.textHint}
      </label>
      <textarea
        id={id}
        rows={10}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={text}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          read.value = undefined;
        }}
      />
      {read.value !== undefined && !('deck' in read.value) ? (
        <BadDeck bad={read.value} words={words} />
      ) : null}
      <Button icon="check" isDisabled={typed.value === undefined} onPress={use}>
        {words.useText}
      </Button>
    </details>
  );
}

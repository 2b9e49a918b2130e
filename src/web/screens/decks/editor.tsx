/**
 * One deck: its name, its cards, what is still wrong with it, and what can be done with it.
 * Everything is kept at once.
 */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/decks.ts';
import type { Fault } from '../../kit/contracts/deck-kind.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/text-field.tsx';
import { go } from '../../shell/route.ts';
import { type Deck, LONGEST_NAME } from '../../sources/decks/deck.ts';
import { deckForNextTable, isKept, saveDeck } from '../../sources/decks/stored-decks.ts';
import { type DeckGame, useDeckGame } from '../../sources/decks/use-decks.ts';
import { AsText } from './as-text.tsx';
import { CardSheet } from './card-sheet.tsx';
import { DeckActions } from './deck-actions.tsx';
import { Faults } from './faults.tsx';

interface EditorProps {
  readonly deck: Deck;
  readonly words: Words;
  leave(): void;
}

export function Editor({ deck, words, leave }: EditorProps) {
  const game = useDeckGame(deck.game);
  /** The place of the card in hand; as many as there are for a new one. */
  const inHand = useSignal<number | undefined>(undefined);
  if (game === undefined) return null;
  const { kind } = game;
  const { cards } = deck;
  const faults = kind.faults(cards);
  const isReady = faults.length === 0;
  const put = (next: readonly unknown[]): void => saveDeck({ ...deck, cards: kind.numbered(next) });
  const play = (): void => {
    deckForNextTable.value = deck.id;
    go({ type: 'new', game: deck.game, how: 'device' });
  };
  return (
    <main class="decks deck-editor">
      <header class="page-head">
        <IconButton icon="back" label={words.back} onPress={leave} />
        <h1>{deck.name === '' ? words.unnamed : deck.name}</h1>
      </header>
      {isKept.value ? null : <p class="notice is-bad">{words.notKept}</p>}
      <TextField
        label={words.name}
        value={deck.name}
        maxLength={LONGEST_NAME}
        onChange={(name) => saveDeck({ ...deck, name })}
      />
      <section class="deck-cards" aria-label={words.cards}>
        <p class="deck-count" role="status">
          <b>{words.count({ cards: cards.length, all: kind.size })}</b>
          {isReady ? <span>{words.ready}</span> : null}
        </p>
        <progress value={cards.length} max={kind.size} aria-label={words.cards} />
        <Cards
          deck={deck}
          game={game}
          faults={faults}
          words={words}
          take={(place) => set(inHand, place)}
        />
        <Faults
          faults={faults.filter((fault) => fault.kind !== 'count' || cards.length > kind.size)}
          cards={cards.length}
          size={kind.size}
          words={words}
        />
      </section>
      <DeckActions deck={deck} words={words} leave={leave} />
      <AsText deck={deck} words={words} put={put} />
      <div class="deck-action">
        {isReady ? (
          <Button kind="main" icon="dice" onPress={play}>
            {words.play}
          </Button>
        ) : (
          <Button kind="main" icon="plus" onPress={() => set(inHand, cards.length)}>
            {words.add}
          </Button>
        )}
      </div>
      {inHand.value === undefined ? null : (
        <CardSheet
          key={inHand.value}
          place={inHand.value}
          cards={cards}
          game={game}
          words={words}
          put={put}
          take={(place) => set(inHand, place)}
        />
      )}
    </main>
  );
}

function set(inHand: { value: number | undefined }, place: number | undefined): void {
  inHand.value = place;
}

interface CardsProps {
  readonly deck: Deck;
  readonly game: DeckGame;
  readonly faults: readonly Fault[];
  readonly words: Words;
  take(place: number): void;
}

/** A card that the rules can't read can't be drawn either: it is named by its place. */
function Cards({ deck, game: { kind, words: gameWords }, faults, words, take }: CardsProps) {
  const isBroken = (place: number): boolean =>
    faults.some((fault) => fault.card === place && fault.kind !== 'twice');
  return (
    <ol class="deck-grid" aria-label={words.cards}>
      {deck.cards.map((card, place) => (
        <li key={place}>
          {isBroken(place) ? (
            <button
              type="button"
              class="deck-broken"
              aria-label={words.broken({ card: place + 1 })}
              onClick={() => take(place)}
            >
              {place + 1}
            </button>
          ) : (
            <kind.Face card={card as object} words={gameWords} onPress={() => take(place)} />
          )}
        </li>
      ))}
    </ol>
  );
}

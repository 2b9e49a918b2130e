/** One card in hand: a new one, or one that is changed, doubled or taken out. */

import { useSignal } from '@preact/signals';
import { isObject } from '../../../shape.ts';
import type { Words } from '../../../words/en/decks.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { t } from '../../shell/words.ts';
import type { DeckGame } from '../../sources/decks/use-decks.ts';

interface CardSheetProps {
  /** As many as there are cards for a new one. */
  readonly place: number;
  readonly cards: readonly unknown[];
  readonly game: DeckGame;
  readonly words: Words;
  put(cards: readonly unknown[]): void;
  /** The next card to take in hand, or none. */
  take(place: number | undefined): void;
}

export function CardSheet({
  place,
  cards,
  game: { kind, words: gameWords, says },
  words,
  put,
  take,
}: CardSheetProps) {
  const isNew = place === cards.length;
  const before = kind.faults(cards).some(({ card }) => card === place)
    ? undefined
    : (cards[place] as object | undefined);
  const card = useSignal<object | undefined>(before);
  const isMissing = useSignal(false);
  const withIt = (then: (made: object) => void) => (): void => {
    isMissing.value = card.value === undefined;
    if (card.value !== undefined) then({ ...card.value, ...idOf(cards[place]) });
  };
  const add = withIt((made) => {
    put([...cards, made]);
    take(undefined);
  });
  const addMore = withIt((made) => {
    put([...cards, made]);
    take(cards.length + 1 < kind.size ? cards.length + 1 : undefined);
  });
  const change = withIt((made) => {
    put(cards.with(place, made));
    take(undefined);
  });
  const twin = withIt((made) => {
    put([...cards, { ...made, id: undefined }]);
    take(undefined);
  });
  const remove = (): void => {
    put(cards.toSpliced(place, 1));
    take(undefined);
  };
  return (
    <Sheet
      title={isNew ? words.addTitle : words.editTitle({ card: place + 1 })}
      closeLabel={t().close}
      onClose={() => take(undefined)}
    >
      <div class="deck-card">
        <kind.Form
          card={before}
          words={gameWords}
          says={says}
          onChange={(made) => {
            card.value = made;
            isMissing.value = false;
          }}
        />
        {isMissing.value ? (
          <p class="notice is-bad" role="alert">
            {words.missing}
          </p>
        ) : null}
        {isNew ? (
          <div class="row">
            <Button kind="main" icon="plus" onPress={addMore}>
              {words.putMore}
            </Button>
            <Button icon="check" onPress={add}>
              {words.put}
            </Button>
          </div>
        ) : (
          <div class="row">
            <Button kind="main" icon="check" onPress={change}>
              {words.change}
            </Button>
            {cards.length < kind.size ? (
              <Button icon="copy" onPress={twin}>
                {words.twin}
              </Button>
            ) : null}
            <Button icon="trash" onPress={remove}>
              {words.remove}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** A card that is changed stays the one it was. */
function idOf(card: unknown): object {
  return isObject(card) && typeof card['id'] === 'string' ? { id: card['id'] } : {};
}

/** Before a table is opened: with the deck of the house, or with one of one's own. */

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gamesWithDecks } from '../app/decks.ts';
import { Way } from '../home/way.tsx';
import { Choice } from '../kit/choice.tsx';
import { decks, wanted } from './shelf.ts';
import { useDeckGame, useDeckWords } from './use-decks.ts';

interface DeckChoiceProps {
  readonly game: string;
  /** The options that follow from the choice. */
  readonly options: Signal<Readonly<Record<string, unknown>>>;
}

const STANDARD = '';

export function DeckChoice({ game, options }: DeckChoiceProps) {
  const kind = useDeckGame(gamesWithDecks.includes(game) ? game : undefined)?.kind;
  const words = useDeckWords();
  const own = kind === undefined ? [] : decks.value.filter((deck) => deck.game === game && kind.faults(deck.cards).length === 0);
  const chosen = own.find(({ id }) => id === wanted.value);
  useEffect(() => {
    options.value = kind === undefined || chosen === undefined ? {} : { [kind.option]: chosen.cards };
  }, [kind, chosen, options]);
  if (kind === undefined || words === undefined) return null;
  return (
    <div class="deck-choice">
      <Choice
        label={words.option}
        value={chosen?.id ?? STANDARD}
        choices={[
          { value: STANDARD, label: kind.standardName, hint: words.standardHint },
          ...own.map(({ id, name, cards }) => ({
            value: id,
            label: name === '' ? words.unnamed : name,
            hint: words.ownHint({ cards: cards.length }),
          })),
        ]}
        onChange={(id) => {
          wanted.value = id === STANDARD ? undefined : id;
        }}
      />
      <Way class="button button-plain" to={{ at: 'decks' }}>
        {words.manage}
      </Way>
    </div>
  );
}

/** Before a table is opened: with the deck of the house, or with one of one's own. */

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Choice } from '../../kit/controls/choice.tsx';
import { gamesWithDecks } from '../../shell/decks.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { useWords } from '../../shell/use-words.ts';
import { deckForNextTable, decks } from './stored-decks.ts';
import { useDeckGame } from './use-decks.ts';

interface DeckChoiceProps {
  readonly game: string;
  /** The options that follow from the choice. */
  readonly options: Signal<Readonly<Record<string, unknown>>>;
}

const STANDARD = '';

export function DeckChoice({ game, options }: DeckChoiceProps) {
  const kind = useDeckGame(gamesWithDecks.includes(game) ? game : undefined)?.kind;
  const words = useWords('decks');
  const own =
    kind === undefined
      ? []
      : decks.value.filter((deck) => deck.game === game && kind.faults(deck.cards).length === 0);
  const chosen = own.find(({ id }) => id === deckForNextTable.value);
  useEffect(() => {
    options.value =
      kind === undefined || chosen === undefined ? {} : { [kind.option]: chosen.cards };
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
          deckForNextTable.value = id === STANDARD ? undefined : id;
        }}
      />
      <RouteLink class="button button-plain" to={{ type: 'decks' }}>
        {words.manage}
      </RouteLink>
    </div>
  );
}

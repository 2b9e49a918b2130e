/**
 * NEXT! with the real cards: which of them can be seen with a move, and how one is picked out of
 * them.
 */

import { useMemo, useState } from 'preact/hooks';
import type {
  OneCardProps,
  OwnCards,
  PickerProps,
  SeenCard,
} from '../../../web/kit/contracts/own-cards.ts';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Next } from '../rules/rules.ts';
import { cardsOf, readOptions } from '../rules/setup.ts';
import { PILES } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../words/en/page.ts';
import { coloursOf, labelOf } from '../words/naming.ts';
import { CardFace } from './board/card.tsx';
import './own-cards.css';

function deckOf(options: Readonly<Record<string, unknown>>): readonly Card[] {
  return cardsOf(readOptions(options));
}

/** A take turns up the next card of its pile; a steal or swap draws one from a hand. */
function seen(move: Move, view: View): SeenCard | undefined {
  if (move.type === 'take') {
    const isLast = (view.piles[move.pile]?.left ?? 0) <= 1;
    return isLast ? undefined : { type: 'turned-up', place: move.pile, among: unseenIn(view) };
  }
  if (move.type !== 'steal' && move.type !== 'swap') return undefined;
  return { type: 'drawn', from: move.from, among: heldByOthers(view) };
}

function takenIn(view: View): readonly string[] {
  return view.passages.flatMap(({ type, card }) =>
    type === 'take' && card !== null ? [card] : [],
  );
}

function idsOf({ deck }: View): readonly string[] {
  return cardsOf({ deck }).map(({ id }) => id);
}

function unseenIn(view: View): readonly string[] {
  const shown = new Set([
    ...takenIn(view),
    ...view.piles.flatMap(({ top }) => (top === null ? [] : [top.id])),
  ]);
  return idsOf(view).filter((id) => !shown.has(id));
}

/** What was won and is not in the viewer's own hand; the viewer may not know whose it is. */
function heldByOthers(view: View): readonly string[] {
  const won = new Set(takenIn(view));
  const mine = view.viewer === 'public' ? [] : (view.seats[view.viewer]?.cards ?? []);
  return idsOf(view).filter((id) => won.has(id) && !mine.includes(id));
}

function alike(options: Readonly<Record<string, unknown>>, id: string): readonly string[] {
  const deck = deckOf(options);
  const look = lookOf(deck.find((card) => card.id === id));
  return deck.flatMap((card) => (lookOf(card) === look ? [card.id] : []));
}

/** All but the id. */
function lookOf(card: Card | undefined): string {
  if (card === undefined) return '';
  const { points, action } = card;
  return JSON.stringify([
    points,
    action,
    'groups' in card ? card.groups.toSorted() : coloursOf(card),
  ]);
}

/** Cards that look the same are the same to whoever holds one: only one of them is shown. */
function Picker({ options, among, chosen, words, searchLabel, onChoose }: PickerProps<Words>) {
  const [search, setSearch] = useState('');
  const cards = useMemo(() => {
    const known = deckOf(options).filter(({ id }) => among.includes(id));
    const looks = known.map(lookOf);
    return known.filter((_, place) => looks.indexOf(looks[place] as string) === place);
  }, [options, among]);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = cards.filter((card) => labelOf(card, words).toLocaleLowerCase().includes(wanted));
  return (
    <div class="next-picker">
      <label class="field">
        <span class="visually-hidden">{searchLabel}</span>
        <input
          type="search"
          value={search}
          placeholder={searchLabel}
          autocomplete="off"
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <ul class="next-picker-cards">
        {shown.map((card) => (
          <li key={card.id}>
            <CardFace
              card={card}
              words={words}
              size="small"
              isChosen={card.id === chosen}
              isPressed={card.id === chosen}
              onPress={() => onChoose(card.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneCard({ options, id, words, onPress }: OneCardProps<Words>) {
  const card = deckOf(options).find((one) => one.id === id);
  return card === undefined ? null : (
    <CardFace card={card} words={words} size="small" onPress={onPress} />
  );
}

export const ownCards: OwnCards<Next, Words> = {
  places: PILES,
  all: (options) => deckOf(options).map(({ id }) => id),
  seen,
  alike,
  drawnAs: 'drew',
  Picker,
  Card: OneCard,
};

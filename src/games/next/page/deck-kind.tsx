/** Decks of NEXT! on the screen of decks. */

import type { CardFaceProps, DeckKind } from '../../../web/kit/contracts/deck-kind.ts';
import { type Card, DECK_SIZE } from '../rules/cards.ts';
import { GOBELET_1 } from '../rules/deck.ts';
import { faultsOf, numbered } from '../rules/deck-faults.ts';
import type { Words as DeckWords } from '../words/en/decks.ts';
import type { Words } from '../words/en/page.ts';
import { CardFace } from './board/card.tsx';
import { Form } from './deck/form.tsx';

/** Only cards that the rules can read are drawn. */
function Face({ card, words, onPress }: CardFaceProps<Words>) {
  return <CardFace card={card as Card} words={words} size="small" onPress={onPress} />;
}

export const deckKind: DeckKind<Words, DeckWords> = {
  option: 'deck',
  standardName: 'gobelet-1',
  standard: GOBELET_1,
  size: DECK_SIZE,
  faults: faultsOf,
  numbered,
  Face,
  Form,
};

/** Decks of NEXT! on the screen of decks. */

import type { Words as DeckWords } from '../../i18n/en/decks-next.ts';
import type { Words } from '../../i18n/en/next.ts';
import type { CardFaceProps, DeckKind } from '../../web/kit/deck-kind.ts';
import { CardFace } from './board-card.tsx';
import { type Card, DECK_SIZE } from './cards.ts';
import { GOBELET_1 } from './deck.ts';
import { faultsOf, numbered } from './deck-faults.ts';
import { Form } from './deck-form.tsx';

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

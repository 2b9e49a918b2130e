/**
 * A card of Pokerdice as the kit draws cards: its pattern, its points, the hue of its owner's pack.
 */

import type { Seat } from '../../../../game.ts';
import { Card } from '../../../../web/kit/things/card.tsx';
import { type Objective, POINTS } from '../../rules/objectives.ts';
import type { Words } from '../../words/en/page.ts';
import { Pattern } from './pattern.tsx';

interface FaceProps {
  readonly owner: Seat;
  /** Null lies face down: nothing of it is drawn. */
  readonly card: Objective | null;
  readonly words: Words;
  /** The whole card in words, as far as it may be known. */
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  readonly isChosen?: boolean;
  readonly isPressed?: boolean;
  readonly isSpent?: boolean;
  readonly isLit?: boolean;
  readonly flipId?: number;
}

export function Face({ owner, card, words, ...rest }: FaceProps) {
  if (card === null) return <Card {...rest} hue={owner} size="small" isFaceDown />;
  return (
    <Card {...rest} hue={owner} size="small" value={POINTS[card]} title={words.cards[card].name}>
      <Pattern card={card} />
    </Card>
  );
}

/** What a seat has laid face down, for whoever looks back with everything open. */

import type { Seat } from '../../../../game.ts';
import { POINTS } from '../../rules/objectives.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { Face } from './card.tsx';

export function Secret({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}) {
  return (
    <>
      {(view.myCommit ?? []).map((card, copy) => (
        <Face
          key={`${card} ${copy}`}
          owner={seat}
          card={card}
          words={words}
          label={words.card(card, POINTS[card])}
        />
      ))}
    </>
  );
}

/** The cards a seat has won, for whoever looks back with everything open. */

import type { Seat } from '../../../../game.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../words/en/page.ts';
import { cardOf } from '../../words/naming.ts';
import { CardFace } from './card.tsx';

export function Secret({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}) {
  const { cards, points } = view.seats[seat] as View['seats'][number];
  return (
    <>
      {(cards ?? []).map((id) => {
        const card = cardOf(view, id);
        return card === undefined ? null : (
          <CardFace key={id} card={card} words={words} size="small" />
        );
      })}
      <small>{words.points(points ?? 0)}</small>
    </>
  );
}

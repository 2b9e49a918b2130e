/** The cards a seat has won, for whoever looks back with everything open. */

import type { Seat } from '../../game.ts';
import type { Words } from '../../i18n/en/next.ts';
import { CardFace } from './board-card.tsx';
import { cardOf } from './board-naming.ts';
import type { View } from './view.ts';

export function Secret({ view, seat, words }: { readonly view: View; readonly seat: Seat; readonly words: Words }) {
  const { cards, points } = view.seats[seat] as View['seats'][number];
  return (
    <>
      {(cards ?? []).map((id) => {
        const card = cardOf(view, id);
        return card === undefined ? null : <CardFace key={id} card={card} words={words} size="small" />;
      })}
      <small>{words.points(points ?? 0)}</small>
    </>
  );
}

/** What a seat has laid face down, for whoever looks back with everything open. */

import type { Seat } from '../../game.ts';
import type { Words } from '../../i18n/en/pokerdice.ts';
import { Face } from './board-face.tsx';
import { POINTS } from './objectives.ts';
import type { View } from './view.ts';

export function Secret({ view, seat, words }: { readonly view: View; readonly seat: Seat; readonly words: Words }) {
  return (
    <>
      {(view.myCommit ?? []).map((card, copy) => (
        <Face key={`${card} ${copy}`} owner={seat} card={card} words={words} label={words.card(card, POINTS[card])} />
      ))}
    </>
  );
}

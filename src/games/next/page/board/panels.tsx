/**
 * What takes the place of the dice for a while: the card one drew, a card that passes, the offer to
 * finish, all cards at the end.
 */

import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import { cardOf } from '../../words/naming.ts';
import { CardBack, CardFace } from './card.tsx';
import { type Aim, aimAt } from './selection.ts';
import { Option } from './strip.tsx';
import type { Props, Touches } from './touches.tsx';
import './panels.css';

/** The card just drawn, for the one who gives another for it. */
export function Drawn({ view, me, seats, words }: Props) {
  const card = view.drawn === null || me === null ? undefined : cardOf(view, view.drawn);
  const name = seats[view.action?.from ?? -1]?.name ?? '';
  return (
    <section class="next-panel is-beside" aria-label={words.give.drew({ name })}>
      {card === undefined ? (
        <CardBack label={words.card.back} />
      ) : (
        <CardFace card={card} words={words} size="medium" />
      )}
      <div>
        <h2 class="next-title">{words.give.drew({ name })}</h2>
        <p class="next-small">{words.give.ask({ name })}</p>
      </div>
    </section>
  );
}

/** A card goes from one to another: its face for those who know it, its back for all the others. */
export function Passing({ view, me, event, n, seats, words }: Props) {
  const passage = view.passages.at(-1);
  const [who, other] = [seats[passage?.seat ?? -1], seats[passage?.other ?? -1]];
  if (event === null || passage === undefined || who === undefined || other === undefined)
    return null;
  const isOpen = passage.card !== null && (me !== null || view.over);
  const card = isOpen && passage.card !== null ? cardOf(view, passage.card) : undefined;
  const type = passage.type === 'steal' ? 'stole' : passage.type === 'swap' ? 'drew' : 'gave';
  const isToOther = passage.type === 'give';
  return (
    <section class="next-panel next-passing">
      <p class="next-title">{words.shown[type](who, other)}</p>
      <div class={`next-passage${isToOther ? ' is-back' : ''}`}>
        <SeatMark seat={other.seat} size={28} />
        {card === undefined ? (
          <CardBack label={words.card.back} />
        ) : (
          <CardFace card={card} words={words} size="medium" flipId={n} />
        )}
        <SeatMark seat={who.seat} size={28} />
      </div>
    </section>
  );
}

/** N80: both ways, and what each comes to; the main button plays the chosen one. */
export function FinishOffer({
  view,
  seats,
  words,
  touches,
}: Props & { readonly touches: Touches }) {
  const { choices, selection } = touches;
  const follower = seats[(view.turn + 1) % view.seats.length];
  const aim = (to: Aim) => () => touches.touch(aimAt(selection, to, choices, view), '');
  return (
    <section class="next-panel" aria-label={words.finish.ask(view.seats[view.turn]?.held ?? 0)}>
      <h2 class="next-title">{words.finish.ask(view.seats[view.turn]?.held ?? 0)}</h2>
      <div class="next-ends">
        <Option
          name={words.button.continue}
          hint={follower === undefined ? '' : words.finish.goOn(follower, view.limit)}
          isChosen={selection.aim === 'continue'}
          onPress={aim('continue')}
        />
        <Option
          name={words.button.finish}
          hint={words.finish.end}
          isChosen={selection.aim === 'finish'}
          onPress={aim('finish')}
        />
      </div>
    </section>
  );
}

/** At the end everything is shown, the most points first. */
export function AllHands({ view, seats, words }: Props) {
  const order = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => pointsOf(view, other) - pointsOf(view, one));
  return (
    <section class="next-hands" aria-label={words.over.label}>
      {order.map((seat) => (
        <section
          key={seat}
          class={`next-held${view.winners.includes(seat) ? ' is-winner' : ''}`}
          aria-label={words.over.cardsOf({ name: seats[seat]?.name ?? '' })}
        >
          <h2 class="next-name">
            <SeatMark seat={seat} size={18} />
            {seats[seat]?.name}
            <strong>{words.points(pointsOf(view, seat))}</strong>
          </h2>
          <div class="next-row">
            {(view.seats[seat]?.cards ?? []).map((id) => {
              const card = cardOf(view, id);
              return card === undefined ? null : (
                <CardFace key={id} card={card} words={words} size="small" />
              );
            })}
          </div>
        </section>
      ))}
    </section>
  );
}

function pointsOf(view: Props['view'], seat: number): number {
  return view.seats[seat]?.points ?? 0;
}

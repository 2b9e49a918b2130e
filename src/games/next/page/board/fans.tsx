/**
 * Drawing blind: the opponents' cards as face-down fans. The fan of the chosen one is open; which
 * card comes is chance's.
 */

import type { Seat } from '../../../../game.ts';
import { SeatMark } from '../../../../web/kit/things/seat-mark.tsx';
import { CardBack } from './card.tsx';
import { touchBack } from './selection.ts';
import type { Props, Touches } from './touches.tsx';
import './fans.css';

interface FansProps extends Props {
  readonly touches: Touches;
}

export function Fans(props: FansProps) {
  const { view, words, seats, touches } = props;
  const { draws } = touches.choices;
  const [only] = draws.keys();
  const action = view.action?.type;
  const face = only === undefined ? undefined : seats[only];
  const title =
    action === 'super-swap' && face !== undefined
      ? words.draw.superSwap(face)
      : words.draw[action === 'steal' ? 'steal' : 'swap'];
  const { from } = touches.selection;
  return (
    <section class="next-panel" aria-label={title}>
      {draws.size === 1 ? <h2 class="next-title">{title}</h2> : null}
      <div class="next-fans">
        {draws.size === 1 ? null : (
          <div class={from === null ? 'next-choice' : 'next-choice is-chosen'}>
            {[...draws.keys()].map((seat) => (
              <ClosedFan key={seat} {...props} seat={seat} />
            ))}
          </div>
        )}
        {from === null ? null : <OpenFan {...props} seat={from} />}
      </div>
    </section>
  );
}

type FanProps = FansProps & { readonly seat: Seat };

function ClosedFan({ seat, view, words, seats, touches }: FanProps) {
  const { selection, choices } = touches;
  const name = seats[seat]?.name ?? '';
  const held = view.seats[seat]?.held ?? 0;
  return (
    <button
      type="button"
      class="next-fan"
      aria-label={words.draw.fan(name, held)}
      aria-pressed={selection.from === seat}
      onClick={() => touches.touch(touchBack(selection, seat, null, choices), '', 'flip')}
    >
      <Backs held={held} label={words.card.back} />
      <span class="next-name">
        <SeatMark seat={seat} size={16} />
        {name}
      </span>
    </button>
  );
}

function OpenFan({ seat, view, words, seats, touches }: FanProps) {
  const { selection, choices } = touches;
  const held = view.seats[seat]?.held ?? 0;
  return (
    <fieldset class="next-backs is-open">
      <legend class="next-unseen">{words.draw.open({ name: seats[seat]?.name ?? '' })}</legend>
      {Array.from({ length: held }, (_, back) => (
        <CardBack
          key={back}
          label={words.draw.back({ place: back + 1, held })}
          isPressed={selection.back === back}
          onPress={() => touches.touch(touchBack(selection, seat, back, choices), '')}
        />
      ))}
    </fieldset>
  );
}

export function Backs({ held, label }: { readonly held: number; readonly label: string }) {
  return (
    <span class="next-backs is-closed" aria-hidden="true">
      {Array.from({ length: held }, (_, back) => (
        <CardBack key={back} label={label} />
      ))}
    </span>
  );
}

/**
 * The table of NEXT!: piles above, below them the dice or what stands in their place, then one's
 * own cards and the buttons.
 */

import { useSelected } from '../../../../web/kit/controls/selected.ts';
import { Actions, Middle, Mine } from '../../../../web/kit/controls/zones.tsx';
import { Buttons } from './buttons.tsx';
import { Dice, Throws, whyNotDie } from './dice.tsx';
import { Fans } from './fans.tsx';
import { Hand } from './hand.tsx';
import { isShown } from './linger.ts';
import { AllHands, Drawn, FinishOffer, Passing } from './panels.tsx';
import { Piles } from './piles.tsx';
import { mainMove, touchDie } from './selection.ts';
import { Strip } from './strip.tsx';
import { type Props, type Touches, useKeys, useTouches } from './touches.tsx';
import './board.css';

export function Scene(props: Props) {
  const { view, event, isMoving, me, actor, seats, words } = props;
  const touches = useTouches(props);
  const isTumbling = isMoving && event?.move.type === 'roll';
  useKeys(
    (die) =>
      touches.touch(touchDie(touches.selection, die, touches.choices, view), whyNotDie(props)),
    touches.clear,
  );
  useSelected(props.selected, mainMove(touches.selection, touches.choices) ?? undefined);
  const whose = seats[me ?? actor ?? view.turn]?.name ?? '';
  return (
    <>
      <Middle label={words.table}>
        <div class="next-table">
          {view.over && !isMoving ? (
            <AllHands {...props} />
          ) : (
            <div class="next-lying">
              <Piles {...props} touches={touches} isTumbling={isTumbling} />
              <Lower {...props} touches={touches} isTumbling={isTumbling} />
            </div>
          )}
        </div>
      </Middle>
      <Mine
        label={
          me !== null && seats[me]?.isMe === true
            ? words.mine.label
            : words.mine.labelOf({ name: whose })
        }
      >
        <Hand {...props} touches={touches} />
      </Mine>
      <Actions>
        <Buttons {...props} touches={touches} />
      </Actions>
    </>
  );
}

/** The sentence that answers a touch has its place above whatever lies there. */
function Lower(props: Props & { readonly touches: Touches; readonly isTumbling: boolean }) {
  return (
    <div class="next-lower">
      <Throws {...props} />
      {whatLies(props)}
    </div>
  );
}

function whatLies(props: Props & { readonly touches: Touches; readonly isTumbling: boolean }) {
  const { view, event, isMoving, actor, touches } = props;
  if (
    isMoving &&
    event !== null &&
    isPassage(event.move.type) &&
    isShown(event.move, event.seat, view)
  )
    return <Passing {...props} />;
  const isAsked = actor === view.turn;
  if (isAsked && view.phase === 'action' && touches.choices.draws.size > 0)
    return <Fans {...props} />;
  if (isAsked && view.phase === 'give') return <Drawn {...props} />;
  if (isAsked && view.phase === 'finish') return <FinishOffer {...props} />;
  return (
    <>
      <Dice {...props} />
      <Strip {...props} />
    </>
  );
}

function isPassage(type: string): boolean {
  return type === 'steal' || type === 'swap' || type === 'give';
}

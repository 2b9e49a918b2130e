/**
 * What stands below the dice: the ways of going on beside each other, or the colours a die may be
 * turned to.
 */

import { Die } from '../../../../web/kit/things/die.tsx';
import { COLOURS } from '../../rules/cards.ts';
import { THROWS } from '../../rules/state.ts';
import { type Aim, aimAt, aimsOf, touchFace } from './selection.ts';
import type { Props, Touches } from './touches.tsx';

interface StripProps extends Props {
  readonly touches: Touches;
}

/** Its height is kept while it is empty. */
export function Strip(props: StripProps) {
  const { view, touches } = props;
  const isTurning = touches.selection.aim === 'turn';
  const hasWays = aimsOf(touches.choices, view).length > 1;
  return (
    <div class="next-strip">
      {isTurning ? <Turning {...props} /> : hasWays ? <Ways {...props} /> : null}
    </div>
  );
}

function Turning({ view, words, touches }: StripProps) {
  const { choices, selection } = touches;
  const { die } = selection;
  if (die === null) return <p class="next-banner">{words.power.chooseDie}</p>;
  return (
    <fieldset class="next-faces">
      <legend class="next-unseen">{words.power.chooseFace({ place: die + 1 })}</legend>
      {COLOURS.map((face) => (
        <Die
          key={face}
          face={face}
          tone={die >= 4 ? 'black' : 'ivory'}
          label={words.power.face(face)}
          isLit={selection.face === face}
          isPressed={selection.face === face}
          isDisabled={view.dice?.[die] === face}
          onPress={() => touches.touch(touchFace(selection, face, choices), words.power.sameFace)}
        />
      ))}
    </fieldset>
  );
}

/**
 * N29, N41 to N44, N50: take, throw on, keep some of what another left or throw all six, turn a
 * die.
 */
function Ways({ view, words, touches }: StripProps) {
  const { choices, selection } = touches;
  return (
    <fieldset class="next-ways">
      <legend class="next-unseen">{words.ways.label}</legend>
      {aimsOf(choices, view).map((aim) => (
        <Option
          key={aim}
          {...sayWay(aim, view, touches, words)}
          isChosen={selection.aim === aim}
          isPower={aim === 'turn'}
          onPress={() => {
            touches.touch(aimAt(selection, aim, choices, view), '');
            if (aim === 'keep' && selection.kept === 0) touches.say(words.dice.hintKeep);
          }}
        />
      ))}
    </fieldset>
  );
}

interface WayProps {
  readonly name: string;
  /** What it comes to. */
  readonly hint: string;
  readonly isChosen: boolean;
  readonly isPower?: boolean;
  onPress(): void;
}

export function Option({ name, hint, isChosen, isPower = false, onPress }: WayProps) {
  const states = `${isChosen ? ' is-chosen' : ''}${isPower ? ' is-power' : ''}`;
  return (
    <button type="button" class={`next-way${states}`} aria-pressed={isChosen} onClick={onPress}>
      <span class="next-way-name">{name}</span>
      <span class="next-way-hint">{hint}</span>
    </button>
  );
}

function sayWay(
  aim: Aim,
  view: Props['view'],
  touches: Touches,
  { ways, points }: Props['words'],
): { name: string; hint: string } {
  switch (aim) {
    case 'take': {
      const { pile } = aimAt(touches.selection, 'take', touches.choices, view);
      return { name: ways.take, hint: points(view.piles[pile ?? -1]?.top?.points ?? 0) };
    }
    case 'keep':
      return { name: ways.keep, hint: ways.throws(THROWS - 1) };
    case 'fresh':
      return { name: ways.fresh, hint: ways.throws(THROWS) };
    case 'turn':
      return { name: ways.turn, hint: ways.turnHint };
    default:
      return { name: ways.throwOn, hint: ways.throws(view.throwsLeft) };
  }
}

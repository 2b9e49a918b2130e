/**
 * The one main button with the verb of the moment; a quiet one only while there is no main one, so
 * that their row never grows.
 */

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../web/kit/controls/button.tsx';
import type { Move } from '../../rules/moves.ts';
import { cardOf, nameOf } from '../../words/naming.ts';
import { countToThrow, mainMove, quietMove } from './selection.ts';
import type { Props, Touches } from './touches.tsx';

interface ButtonsProps extends Props {
  readonly touches: Touches;
}

export function Buttons(props: ButtonsProps) {
  const { moves, n, play } = props;
  const wasPressed = useRef(false);
  // The focus stays where the main button was pressed: a button that goes takes the
  // focus with it.
  useEffect(() => {
    if (moves.length === 0 || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.zone-actions button')?.focus();
  }, [n, moves]);
  if (moves.length === 0) return null;
  const press = (move: Move): void => {
    wasPressed.current = true;
    play(move);
  };
  return (
    <>
      <MainButton {...props} press={press} />
      <QuietButton {...props} press={press} />
    </>
  );
}

type PressProps = ButtonsProps & { press(move: Move): void };

function MainButton(props: PressProps) {
  const { words, touches, press } = props;
  const { selection, choices } = touches;
  const move = mainMove(selection, choices);
  if (move !== null) {
    const text = faceOf(move, props);
    return text === null ? null : (
      <Button kind="main" throws={move.type === 'roll'} onPress={() => press(move)}>
        {text}
      </Button>
    );
  }
  if (selection.aim !== 'throw' && selection.aim !== 'keep') return null;
  const why =
    selection.aim === 'keep' && selection.kept === 0
      ? words.dice.hintKeepOne
      : words.dice.hintAllKept;
  return (
    <Button kind="main" onPress={() => touches.say(why)}>
      {words.button.throwNone}
    </Button>
  );
}

/** Null if the words would give away what only the player may see. */
function faceOf(move: Move, { view, me, seats, words, touches }: ButtonsProps): string | null {
  const { button } = words;
  switch (move.type) {
    case 'roll':
      return touches.selection.aim === 'fresh'
        ? button.throwFresh
        : button.throw(countToThrow(touches.selection));
    case 'take':
      return button.take(view.piles[move.pile]?.top?.points ?? 0);
    case 'turn-die':
      return button.turn(move.die + 1, move.face);
    case 'steal':
    case 'swap':
      return button.draw({ name: seats[move.from]?.name ?? '' });
    case 'give': {
      const card = me === null ? undefined : cardOf(view, move.card);
      return card === undefined ? null : button.give({ cardName: nameOf(card, words) });
    }
    case 'continue':
      return button.continue;
    case 'end-turn':
      return button.endTurn;
    case 'finish':
      return button.finish;
  }
}

function QuietButton(props: PressProps) {
  const { words, touches, press } = props;
  const { selection, choices } = touches;
  const move = quietMove(selection, choices);
  if (move !== null) return <Button onPress={() => press(move)}>{faceOf(move, props)}</Button>;
  if (selection.aim !== 'turn' || mainMove(selection, choices) !== null || choices.canEndTurn)
    return null;
  return <Button onPress={touches.clear}>{words.button.leave}</Button>;
}

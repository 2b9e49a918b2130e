/** The six dice, the throws that are left, and the sentence that answers a touch. */

import { Cup, Die } from '../../../../web/kit/things/die.tsx';
import { THROWS } from '../../rules/state.ts';
import { DICE } from './choices.ts';
import { touchDie } from './selection.ts';
import type { Props, Touches } from './touches.tsx';
import './dice.css';

interface DiceProps extends Props {
  readonly touches: Touches;
  readonly isTumbling: boolean;
}

const FIRST_BLACK = 4;

export function Dice(props: DiceProps) {
  const { view, words, touches, event, n, isTumbling } = props;
  const { selection, choices } = touches;
  if (view.dice === null) {
    return (
      <div class="next-dice">
        <Cup />
      </div>
    );
  }
  const thrown = isTumbling && event?.move.type === 'roll' ? event.move.dice : [];
  const isTurning = selection.aim === 'turn';
  return (
    <fieldset class="next-dice">
      <legend class="next-unseen">{words.dice.label}</legend>
      {DICE.map((die) => {
        const face = view.dice?.[die] ?? 'red';
        const isBlack = die >= FIRST_BLACK;
        const isKept = isTumbling
          ? !thrown.includes(die)
          : !isTurning && ((selection.kept >> die) & 1) === 1;
        const isChosen = isTurning && selection.die === die;
        return (
          <Die
            key={die}
            face={isChosen ? (selection.face ?? face) : face}
            tone={isBlack ? 'black' : 'ivory'}
            label={
              isTurning
                ? words.dice.toTurn(die + 1, isBlack, face)
                : words.dice.die(die + 1, isBlack, face, isKept)
            }
            isKept={isKept}
            isLit={isChosen}
            isDisabled={view.lie === 'nothing' && !isTumbling}
            isPressed={isTurning ? isChosen : isKept}
            throwId={thrown.includes(die) ? n : 0}
            order={Math.max(0, thrown.indexOf(die))}
            shortcut={`${die + 1}`}
            onPress={() => touches.touch(touchDie(selection, die, choices, view), whyNotDie(props))}
          />
        );
      })}
    </fieldset>
  );
}

export function whyNotDie({ view, actor, seats, words }: Props): string {
  const { dice } = words;
  if (view.over) return dice.hintOver;
  if (actor !== view.turn) return dice.hintNotYours({ name: seats[view.turn]?.name ?? '' });
  if (view.phase !== 'turn') return dice.hintNotNow;
  return view.lie === 'nothing' ? dice.hintFirst : dice.hintLast;
}

export function Throws({ view, words, touches }: DiceProps) {
  const { hint, selection } = touches;
  const left = view.lie === 'inherited' && selection.aim === 'keep' ? THROWS - 1 : view.throwsLeft;
  const isCounting = view.phase === 'turn';
  return (
    <div class={isCounting ? 'next-line' : 'next-line is-idle'}>
      {isCounting ? (
        <span class="next-dots" aria-hidden="true">
          {Array.from({ length: THROWS }, (_, at) => (
            <span key={at} class={at < left ? 'next-dot is-left' : 'next-dot'} />
          ))}
        </span>
      ) : null}
      {isCounting && hint === null ? (
        <span class="next-throws">{words.dice.throwsLeft(left)}</span>
      ) : null}
      <span class="next-hint" role="status">
        {hint}
      </span>
    </div>
  );
}

/**
 * The five dice, large: those that are kept stand on the tray below, the others are thrown again.
 */

import { Die } from '../../../../web/kit/things/die.tsx';
import { DICE } from '../../rules/state.ts';
import type { Words } from '../../words/en/page.ts';
import './dice.css';

interface DiceProps {
  readonly dice: readonly number[] | null;
  readonly kept: readonly number[];
  /** The dice that fly, and the number of the event that threw them. */
  readonly thrown: readonly number[];
  readonly n: number;
  /** They may be kept and thrown now. */
  readonly isOpen: boolean;
  /** They are the last round's. */
  readonly isOld: boolean;
  readonly words: Words;
  /** Left out for those who only watch. */
  readonly onTouch?: ((die: number) => void) | undefined;
}

const PLACES = Array.from({ length: DICE }, (_, place) => place);

export function Dice({ dice, kept, thrown, n, isOpen, isOld, words, onTouch }: DiceProps) {
  return (
    <fieldset class={`pokerdice-dice${isOld ? ' is-old' : ''}`} aria-label={words.dice}>
      {PLACES.map((place) => {
        const face = dice?.[place];
        const isKept = face !== undefined && kept.includes(place);
        return (
          <span key={place} class={`pokerdice-die${isKept ? ' is-kept' : ''}`}>
            {face === undefined ? (
              <span class="pokerdice-no-die" />
            ) : (
              <Die
                face={face}
                label={words.die(place + 1, face, isKept)}
                isKept={isKept}
                throwId={thrown.includes(place) ? n : 0}
                order={thrown.indexOf(place)}
                onPress={onTouch === undefined ? undefined : () => onTouch(place)}
                {...(isOpen ? { isPressed: isKept, shortcut: `${place + 1}` } : {})}
              />
            )}
          </span>
        );
      })}
    </fieldset>
  );
}

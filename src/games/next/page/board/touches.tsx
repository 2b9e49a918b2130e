/**
 * The touches of one player between two steps: what is chosen, and the sentence that answers a
 * touch. A new step begins anew.
 */

import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { SceneProps } from '../../../../web/kit/contracts/board.ts';
import { playSound, type Sound } from '../../../../web/kit/things/sound.ts';
import type { Next } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import { type Choices, choicesOf } from './choices.ts';
import { beginning, keptAfter, resting, type Selection } from './selection.ts';

export type Props = SceneProps<Next, Words>;

export interface Touches {
  readonly choices: Choices;
  readonly selection: Selection;
  /** What was said to the last touch. */
  readonly hint: string | null;
  /** Goes on to another selection; where there is none, says why. */
  touch(next: Selection | undefined, why: string, sound?: Sound): void;
  say(hint: string): void;
  /** Back to where the choice began. */
  clear(): void;
}

interface Held {
  readonly key: string;
  readonly isBegun: boolean;
  readonly selection: Selection;
  readonly hint: string | null;
}

/** Long enough to be read; whoever wants it again touches again. */
const HINT_MS = 7000;

export function useTouches({ view, n, actor, moves, event }: Props): Touches {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const choices = useMemo(() => choicesOf(moves), [moves]);
  const held = useRef<Held>({ key: '', isBegun: false, selection: resting(0), hint: null });
  const key = `${n} ${actor}`;
  const kept = keptAfter(view, event, held.current.selection.kept);
  if (held.current.key !== key)
    held.current = { key, isBegun: false, selection: resting(kept), hint: null };
  // While a move is on its way nothing is offered: what was chosen stays to be seen until the step
  // comes.
  if (!held.current.isBegun && moves.length > 0) {
    held.current = {
      ...held.current,
      isBegun: true,
      selection: beginning(choices, view, held.current.selection.kept),
    };
  }
  const change = (to: Partial<Held>): void => {
    held.current = { ...held.current, hint: null, ...to };
    redraw(0);
  };
  const { selection, hint } = held.current;
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => change({}), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint, n]);
  return {
    choices,
    selection,
    hint,
    touch(next, why, sound = 'keep') {
      if (next === undefined) return change({ hint: why });
      playSound(sound);
      change({ selection: next });
    },
    say: (hint) => change({ hint }),
    clear: () => change({ isBegun: false }),
  };
}

/**
 * Digits touch the dice, Escape takes back what was chosen; not while somebody writes or a sheet is
 * open.
 */
export function useKeys(onDie: (die: number) => void, onClear: () => void): void {
  const latest = useRef({ onDie, onClear });
  latest.current = { onDie, onClear };
  useEffect(() => {
    const listen = (pressed: KeyboardEvent): void => {
      if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.defaultPrevented) return;
      if (
        pressed.target instanceof Element &&
        pressed.target.closest('input, textarea, select, dialog') !== null
      )
        return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (/^[1-6]$/.test(pressed.key)) latest.current.onDie(Number(pressed.key) - 1);
      else if (pressed.key === 'Escape') latest.current.onClear();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/**
 * Séquence Dés on the page: the board and the dice in the middle, whose chips are whose below, the
 * one thing to do in reach of the thumb.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { SceneProps } from '../../../../web/kit/contracts/board.ts';
import { Button } from '../../../../web/kit/controls/button.tsx';
import { useSelected } from '../../../../web/kit/controls/selected.ts';
import { Actions, Middle, Mine } from '../../../../web/kit/controls/zones.tsx';
import { isMotionReduced } from '../../../../web/kit/things/motion.ts';
import { playSound } from '../../../../web/kit/things/sound.ts';
import { NAMES } from '../../rules/board.ts';
import type { Sequence } from '../../rules/rules.ts';
import type { Words } from '../../words/en/page.ts';
import { choicesOf, onlyOne, whyNot } from './choices.ts';
import { Grid } from './grid.tsx';
import { Legend } from './legend.tsx';
import { useMedia } from './media.tsx';
import { actionWords } from './naming.ts';
import { isAnotherTurn, isStarting } from './reading.ts';
import { StartSlip } from './start.tsx';
import { ThrowPanel } from './throw.tsx';
import './board.css';

/** What was touched, and when: it counts for this step and this actor only. */
interface Touched {
  readonly at: string;
  readonly chosen: number | null;
  readonly hint: string;
}

export function Scene(props: SceneProps<Sequence, Words>) {
  const { view, moves, actor, n, words, seats, play } = props;
  const at = `${n} ${actor}`;
  const [touched, setTouched] = useState<Touched | null>(null);
  const choices = choicesOf(moves, view);
  const own = touched?.at === at ? touched : { at, chosen: onlyOne(choices), hint: '' };
  const chosen = own.chosen !== null && choices.has(own.chosen) ? own.chosen : null;
  const choice = chosen === null ? undefined : choices.get(chosen);
  const roll = moves.find((move) => move.type === 'roll');
  useSelected(props.selected, choice?.move ?? roll);
  const table = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(at, roll !== undefined, choices.size > 0, table, actions);

  const confirm = (): void => {
    if (choice === undefined) return;
    playSound(choice.kind === 'place' ? 'lay' : 'capture');
    play(choice.move);
  };
  const press = (square: number): void => {
    if (!choices.has(square)) setTouched({ at, chosen, hint: whyNot(square, props, seats, words) });
    else if (square === chosen) confirm();
    else {
      playSound('keep');
      setTouched({ at, chosen: square, hint: '' });
    }
  };
  useEscape(() => setTouched({ at, chosen: null, hint: '' }), chosen !== null);

  const isBeside = useMedia('(min-height: 34rem) and (min-aspect-ratio: 1)');
  const invitation = choices.size === 0 ? '' : chosen === null ? words.touch : words.touchAgain;
  const panel = (
    <ThrowPanel
      moment={props}
      seats={seats}
      words={words}
      hint={own.hint}
      invitation={invitation}
    />
  );
  const calm = isMotionReduced.value ? ' is-calm' : '';
  const chooser = actor === null ? null : (view.sides[actor] ?? null);
  return (
    <>
      <Middle>
        <div ref={table} class={`sequence-table${calm}`}>
          <div class={`sequence-lay${isBeside ? ' has-throw' : ''}`}>
            <div class="sequence-place">
              <Grid
                {...{ seats, words, choices, chosen, chooser }}
                moment={props}
                onPress={press}
              />
              {isStarting(props) ? <StartSlip moment={props} seats={seats} words={words} /> : null}
            </div>
            {isBeside ? panel : null}
          </div>
        </div>
      </Middle>
      <Mine>
        <div class={`sequence-mine${calm}`}>
          {isBeside ? null : panel}
          <Legend seats={seats} words={words} />
        </div>
      </Mine>
      <Actions>
        <div class="sequence-actions" ref={actions}>
          {roll === undefined ? null : (
            <Button kind="main" icon="dice" onPress={() => keepFocus(() => play(roll))}>
              {isAnotherTurn(props) ? words.throwAgain : words.throwDice}
            </Button>
          )}
          {choice === undefined || chosen === null ? null : (
            <Button
              kind="main"
              label={words.onSquare({
                action: actionWords(choice, chosen, seats, words),
                square: NAMES[chosen] as string,
              })}
              onPress={() => keepFocus(confirm)}
            >
              {actionWords(choice, chosen, seats, words)}
            </Button>
          )}
        </div>
      </Actions>
    </>
  );
}

/**
 * A pressed main button goes away, and the focus with it: whoever plays by keyboard is brought to
 * what comes next, the lit squares or the throw. Only if the focus is nowhere else by then.
 */
function useKeptFocus(
  at: string,
  canThrow: boolean,
  canChoose: boolean,
  table: { readonly current: HTMLElement | null },
  actions: { readonly current: HTMLElement | null },
): (press: () => void) => void {
  const isOwed = useRef(false);
  useEffect(() => {
    if (!isOwed.current || !(canThrow || canChoose)) return;
    isOwed.current = false;
    if (document.activeElement !== document.body) return;
    const next = canChoose
      ? table.current?.querySelector<HTMLElement>('[tabindex="0"]')
      : actions.current?.querySelector<HTMLElement>('button');
    next?.focus({ preventScroll: true });
  }, [at, canThrow, canChoose]);
  return (press) => {
    isOwed.current = true;
    press();
  };
}

/** Escape takes a choice back; not while a sheet is open, which it closes. */
function useEscape(clear: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) clear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Keys: digits touch dice, Escape takes a choice back, arrows walk through the hand. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { DICE } from '../../rules/state.ts';

/** A key that is meant for something else: a field, an open sheet, the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog') !== null
  );
}

export function useTableKeys(touchDie: (die: number) => void, undo: () => void): void {
  const latest = useRef({ touchDie, undo });
  latest.current = { touchDie, undo }; // of two keys in one frame the second must know of the first
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      const die = Number(event.key) - 1;
      if (event.key === 'Escape') latest.current.undo();
      else if (Number.isInteger(die) && die >= 0 && die < DICE) latest.current.touchDie(die);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** One stop for Tab, arrows inside: the buttons of a hand in however many rows they lie. */
export function useArrows(hand: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = hand.current;
    if (element === null) return;
    const buttons = buttonsIn(element);
    const current = buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
    const walk = (event: KeyboardEvent): void => {
      const from = event.target instanceof HTMLElement ? event.target.closest('button') : null;
      const to = from === null ? undefined : nextOf(buttons, from, event.key);
      if (to === undefined) return;
      event.preventDefault();
      for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
      to.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  });
}

function buttonsIn(element: HTMLElement): readonly HTMLButtonElement[] {
  return [...element.querySelectorAll('button')];
}

function nextOf(
  buttons: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  key: string,
): HTMLButtonElement | undefined {
  const at = buttons.indexOf(from);
  if (key === 'ArrowRight') return buttons[at + 1];
  if (key === 'ArrowLeft') return buttons[at - 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const here = from.getBoundingClientRect();
  const isBeyond = ({ top }: DOMRect): boolean =>
    key === 'ArrowUp' ? top < here.top - 4 : top > here.top + 4;
  const beyond = buttons.filter((button) => isBeyond(button.getBoundingClientRect()));
  const aside = (button: HTMLButtonElement): number =>
    Math.abs(button.getBoundingClientRect().left - here.left);
  return beyond.toSorted((one, other) => aside(one) - aside(other))[0];
}

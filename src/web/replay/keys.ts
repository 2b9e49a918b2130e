/** The keys of a replay. Where a board, a field or a button wants a key for itself, it has it. */

import { useLayoutEffect } from 'preact/hooks';
import { eyesOf } from './place.ts';
import type { Screening } from './screening.ts';

/** Without a film on the screen the keys are left to what is there instead. */
export function useKeys(screening: Screening | undefined): void {
  // With the drawing itself: whoever sees the film may press a key.
  useLayoutEffect(() => {
    if (screening === undefined) return;
    const first = (event: KeyboardEvent): void => {
      if (isTaken(event) || !letter(letterOf(event), screening)) return;
      event.preventDefault();
      event.stopPropagation(); // a board takes digits for its dice, of which none can be touched here
    };
    const then = (event: KeyboardEvent): void => {
      if (!isTaken(event) && !event.defaultPrevented && walk(event, screening)) event.preventDefault();
    };
    addEventListener('keydown', first, true);
    addEventListener('keydown', then);
    return () => {
      removeEventListener('keydown', first, true);
      removeEventListener('keydown', then);
    };
  }, [screening]);
}

/** The letter that stands there on a Latin keyboard, whatever alphabet is switched on: D is D for who writes Russian, too. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[\da-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
}

/** Meant for something else: the browser, a field, an open sheet. */
function isTaken({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input:not([type=range]), textarea, select') !== null;
}

function letter(key: string, screening: Screening): boolean {
  const { film } = screening.player;
  if (key === 'd') screening.act((player) => player.decide());
  else if (key === 'a' && film.hasSecrets) screening.act((player) => player.see('open'));
  else if (!/^\d$/.test(key)) return false;
  else if (film.hasSecrets && Number(key) <= film.seats)
    screening.act((player) => player.see(key === '0' ? 'public' : eyesOf(Number(key) - 1)));
  return true;
}

function walk({ key, target }: KeyboardEvent, screening: Screening): boolean {
  const { player } = screening;
  switch (key) {
    case 'ArrowLeft':
      screening.act(() => player.back());
      return true;
    case 'ArrowRight':
      screening.act(() => player.forward());
      return true;
    case 'Home':
      screening.act(() => player.go(0));
      return true;
    case 'End':
      screening.act(() => player.go(player.film.end));
      return true;
    case ' ':
      if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
      screening.act(() => (player.isPlaying.value ? player.pause() : player.play()));
      return true;
    case 'Escape':
      return screening.letGo();
    default:
      return false;
  }
}

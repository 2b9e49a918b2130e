/** The keys of a replay. If a board, a field or a button wants a key for itself, it has it. */

import { useLayoutEffect } from 'preact/hooks';
import { eyesOf } from '../timeline/moment-address.ts';
import type { ReplaySession } from './replay-session.ts';

/** Without a board on the screen the keys are left to what is there instead. */
export function useKeys(session: ReplaySession | undefined): void {
  // With the drawing itself: whoever sees the board may press a key.
  useLayoutEffect(() => {
    if (session === undefined) return;
    const first = (event: KeyboardEvent): void => {
      if (isTaken(event) || !letter(letterOf(event), session)) return;
      event.preventDefault();
      // a board takes digits for its dice, of which none can be touched here
      event.stopPropagation();
    };
    const then = (event: KeyboardEvent): void => {
      if (!isTaken(event) && !event.defaultPrevented && walk(event, session))
        event.preventDefault();
    };
    addEventListener('keydown', first, true);
    addEventListener('keydown', then);
    return () => {
      removeEventListener('keydown', first, true);
      removeEventListener('keydown', then);
    };
  }, [session]);
}

/**
 * The letter that stands there on a Latin keyboard, whatever alphabet is switched on: D is D for
 * who writes Russian, too.
 */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[\da-z]$/i.test(key)
    ? key.toLowerCase()
    : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
}

/** Meant for something else: the browser, a field, an open sheet. */
function isTaken({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=range]), textarea, select') !== null
  );
}

function letter(key: string, session: ReplaySession): boolean {
  const { timeline } = session.playback;
  if (key === 'd') session.act((playback) => playback.decide());
  else if (key === 'a' && timeline.hasSecrets) session.act((playback) => playback.see('open'));
  else if (!/^\d$/.test(key)) return false;
  else if (timeline.hasSecrets && Number(key) <= timeline.seats)
    session.act((playback) => playback.see(key === '0' ? 'public' : eyesOf(Number(key) - 1)));
  return true;
}

function walk({ key, target }: KeyboardEvent, session: ReplaySession): boolean {
  const { playback } = session;
  switch (key) {
    case 'ArrowLeft':
      session.act(() => playback.back());
      return true;
    case 'ArrowRight':
      session.act(() => playback.forward());
      return true;
    case 'Home':
      session.act(() => playback.go(0));
      return true;
    case 'End':
      session.act(() => playback.go(playback.timeline.end));
      return true;
    case ' ':
      if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
      session.act(() => (playback.isPlaying.value ? playback.pause() : playback.play()));
      return true;
    case 'Escape':
      return session.letGo();
    default:
      return false;
  }
}

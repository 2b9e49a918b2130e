/**
 * How far somebody has come in each game's introduction, and whether it need not be offered any
 * more. Kept in the browser.
 */

import { readStored, store } from './storage.ts';

const DONE = 'done';
const keyOf = (game: string): string => `gobelet intro ${game}`;

/**
 * Undefined before the first time; the choices so far, with a word before them once it is not
 * offered any more. What can't be put away for good is not offered.
 */
function kept(game: string): string | undefined {
  return readStored(keyOf(game), DONE);
}

function keep(game: string, text: string): void {
  store(keyOf(game), text);
}

export function offerOf(game: string): 'new' | 'begun' | undefined {
  const text = kept(game);
  return text === undefined ? 'new' : text.startsWith(DONE) ? undefined : 'begun';
}

/** It was taken to the end, put away, or played without: one can still go on where one was. */
export function endOffer(game: string): void {
  const text = kept(game) ?? '';
  if (!text.startsWith(DONE)) keep(game, `${DONE} ${text}`);
}

export function choicesIn(game: string): readonly number[] {
  return [...(kept(game) ?? '').matchAll(/\d+/g)].map(Number);
}

export function keepChoices(game: string, choices: readonly number[]): void {
  keep(game, `${offerOf(game) === undefined ? `${DONE} ` : ''}${choices.join(' ')}`);
}

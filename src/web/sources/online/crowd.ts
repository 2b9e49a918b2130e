/**
 * A server that many come to at once: what it asked to wait for is asked for again, and the page
 * says why it takes longer.
 */

import { type Signal, signal } from '@preact/signals';
import { Patience } from '../../../client/patience.ts';

export const isCrowded: Signal<boolean> = signal(false);

export const patience = new Patience((why) => {
  isCrowded.value = why !== undefined;
});

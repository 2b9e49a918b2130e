/**
 * The page without a network: hands it to the service worker, in the language in use, and lets a
 * new version in where it disturbs nobody.
 */

import { effect } from '@preact/signals';
import { route } from './route.ts';
import { language } from './words.ts';

export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  effect(() => active?.postMessage({ language: language() }));
  // At home nothing is lost by beginning anew; at a table the old version stays until it is left.
  if (route.value.type === 'home' && registration.waiting !== null) {
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => (hadOne ? location.reload() : undefined),
      { once: true },
    );
    registration.waiting.postMessage({ takeOver: true });
  }
}

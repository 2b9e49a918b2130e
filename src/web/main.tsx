/**
 * Where the page begins: what was set, the language, then the screen; last of all what makes it
 * work without a network.
 */

import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { setSound, setVibration } from './kit/things/sound.ts';
import { mindShortcuts } from './shell/keys.ts';
import { workOffline } from './shell/offline.ts';
import { route } from './shell/route.ts';
import { applySettings, followOtherTabs, set, settings } from './shell/settings.ts';
import { keepTitle } from './shell/title.ts';
import { trustOwnScripts } from './shell/trusted.ts';
import { language, loadLanguage, t, wantedLanguage } from './shell/words.ts';
import './first.ts';
import './kit/tokens.css';
import './kit/base.css';
import './app.css';

trustOwnScripts();
applySettings();
mindShortcuts();
try {
  await loadLanguage(wantedLanguage());
} catch (error) {
  // without words of its own, the page has only those of index.html
  document.getElementById('out-of-reach')?.removeAttribute('hidden');
  throw error;
}
if (settings.value.name === undefined) set({ name: suggestedName(), isNameGiven: true });
followOtherTabs();
effect(() => {
  const wanted = wantedLanguage();
  // without a network the words stay as they are
  if (wanted !== language()) loadLanguage(wanted).catch(() => undefined);
});
effect(() => {
  setSound(settings.value.sound);
  setVibration(settings.value.vibration);
});
keepTitle();
render(<App />, document.getElementById('page') as HTMLElement);
// The first screen is there at once; what arrives is what follows it.
const first = route.peek();
effect(() => {
  if (route.value !== first) document.documentElement.dataset['moved'] = '';
});
// When nothing that is seen is on its way: all files of the page would come before it. Without it
// everything works while there is a network.
if (import.meta.env.PROD) document.fonts.ready.then(workOffline).catch(() => undefined);

function suggestedName(): string {
  const { names } = t();
  const [noise = 0] = crypto.getRandomValues(new Uint32Array(1));
  return names[noise % names.length] as string;
}

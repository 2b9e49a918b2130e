/** Where the page begins: what was set, the language, then the screen; last of all what makes it work without a network. */

import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { mindShortcuts } from './app/keys.ts';
import { workOffline } from './app/offline.ts';
import { route } from './app/route.ts';
import { applySettings, followOtherTabs, set, settings } from './app/settings.ts';
import { trustOwnScripts } from './app/trusted.ts';
import { language, loadLanguage, t, wantedLanguage } from './app/words.ts';
import { setSound, setVibration } from './kit/sound.ts';
import './first.ts';
import './kit/tokens.css';
import './kit/base.css';
import './app/app.css';

trustOwnScripts();
applySettings();
mindShortcuts();
try {
  await loadLanguage(wantedLanguage());
} catch (error) {
  document.getElementById('out-of-reach')?.removeAttribute('hidden'); // without words of its own, the page has only those of index.html
  throw error;
}
if (settings.value.name === undefined) set({ name: suggestedName() });
followOtherTabs();
effect(() => {
  const wanted = wantedLanguage();
  if (wanted !== language()) loadLanguage(wanted).catch(() => undefined); // without a network the words stay as they are
});
effect(() => {
  setSound(settings.value.sound);
  setVibration(settings.value.vibration);
});
render(<App />, document.getElementById('page') as HTMLElement);
// The first screen is there at once; what arrives is what follows it.
const first = route.peek();
effect(() => {
  if (route.value !== first) document.documentElement.dataset['moved'] = '';
});
// When nothing that is seen is on its way: all files of the page would come before it. Without it everything works while there is a network.
if (import.meta.env.PROD) document.fonts.ready.then(workOffline).catch(() => undefined);

function suggestedName(): string {
  const { names } = t();
  const [noise = 0] = crypto.getRandomValues(new Uint32Array(1));
  return names[noise % names.length] as string;
}

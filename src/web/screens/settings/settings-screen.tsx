/** Settings: everything a person may want otherwise on this device, each taken at once. */

import { LANGUAGES } from '../../../words/languages.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { askForMotion } from '../../kit/things/shake.ts';
import { type Settings, set, settings } from '../../shell/settings.ts';
import { t } from '../../shell/words.ts';
import { NameForm } from '../../sources/online/my-name.tsx';
import { OtherDevice } from './other-device.tsx';
import './settings.css';

export function SettingsScreen() {
  const { theme, motion, text, hand, sound, vibration, shake, keys, language } = settings.value;
  const words = t().settings;
  return (
    <main class="settings">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => history.back()} />
        <h1>{words.title}</h1>
      </header>
      <section aria-labelledby="settings-name">
        <h2 id="settings-name">{t().name.title}</h2>
        <NameForm done={() => undefined} />
      </section>
      <section aria-labelledby="settings-look">
        <h2 id="settings-look">{words.look}</h2>
        <Choice
          label={words.language}
          value={language}
          choices={[
            { value: 'system', label: words.system },
            ...LANGUAGES.map(({ id, name }) => ({ value: id, label: name, lang: id })),
          ]}
          onChange={(value) => set({ language: value as Settings['language'] })}
        />
        <Choice
          label={words.theme}
          value={theme}
          choices={entries(words.themes)}
          onChange={(value) => set({ theme: value })}
        />
        <Choice
          label={words.text}
          value={text}
          choices={entries(words.texts)}
          onChange={(value) => set({ text: value })}
        />
        <Choice
          label={words.motion}
          value={motion}
          choices={entries(words.motions)}
          onChange={(value) => set({ motion: value })}
        />
        <Choice
          label={words.hand}
          value={hand}
          choices={entries(words.hands)}
          onChange={(value) => set({ hand: value })}
        />
      </section>
      <section aria-labelledby="settings-feel">
        <h2 id="settings-feel">{words.feel}</h2>
        <Toggle
          label={words.sound}
          hint={words.soundHint}
          isOn={sound}
          onChange={(isOn) => set({ sound: isOn })}
        />
        <Toggle
          label={words.vibration}
          isOn={vibration}
          onChange={(isOn) => set({ vibration: isOn })}
        />
        <Toggle
          label={words.shake}
          hint={words.shakeHint}
          isOn={shake}
          onChange={async (isOn) => set({ shake: isOn && (await askForMotion()) })}
        />
        <Toggle
          label={words.keys}
          hint={words.keysHint}
          isOn={keys}
          onChange={(isOn) => set({ keys: isOn })}
        />
      </section>
      <OtherDevice />
    </main>
  );
}

function entries<const K extends string>(
  names: Readonly<Record<K, string>>,
): readonly { readonly value: K; readonly label: string }[] {
  return (Object.entries(names) as [K, string][]).map(([value, label]) => ({ value, label }));
}

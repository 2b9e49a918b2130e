/**
 * What a person has set on this device. Kept in the browser; what can't be read is as if it was
 * never set.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { LIMITS, packColour, plainText } from '../../protocol.ts';
import { fields, flag, isObject, oneOf, type Read, Refusal, type Shape } from '../../shape.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { isMotionReduced, wantedMotion } from '../kit/things/motion.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { readStoredJson, store } from './storage.ts';

const ids = LANGUAGES.map(({ id }) => id);

const shapes = {
  language: oneOf(['system', ...ids] as const),
  theme: oneOf(['system', 'light', 'dark']),
  motion: oneOf(['system', 'less', 'full']),
  text: oneOf(['normal', 'large', 'larger']),
  hand: oneOf(['right', 'left']),
  sound: flag,
  vibration: flag,
  shake: flag,
  keys: flag,
  name: plainText(LIMITS.name, 'a name'),
  /** The page suggested the name, and nobody has chosen another. */
  isNameGiven: flag,
  /** Of one's own pack, wherever it is free. */
  colour: packColour,
};

const all = fields({}, shapes);
type Wished = 'name' | 'colour';
export type Settings = Required<Omit<Read<typeof all>, Wished>> & Pick<Read<typeof all>, Wished>;

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  text: 'normal',
  hand: 'right',
  sound: false, // off until wanted: the device may lie on a shared table
  vibration: true,
  shake: false,
  keys: true,
  isNameGiven: false,
};

export const settings: Signal<Settings> = signal(read());

function read(): Settings {
  const kept = readStoredJson(SETTINGS_KEY);
  if (!isObject(kept)) return DEFAULTS;
  const known = Object.entries(shapes).flatMap(([key, shape]) => entryOf(key, shape, kept[key]));
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** Setting by setting, so that one that is out of date spoils no other. */
function entryOf(
  key: string,
  shape: Shape<unknown>,
  json: unknown,
): readonly (readonly [string, unknown])[] {
  if (json === undefined) return [];
  try {
    return [[key, shape(json)]];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  store(SETTINGS_KEY, JSON.stringify(settings.value));
}

/** What is set in one tab holds in all of them. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) settings.value = read();
  });
}

/** Settings that the whole page shows are attributes of its root: the style sheets do the rest. */
export function applySettings(): void {
  effect(() => {
    const { theme, text, hand, motion } = settings.value;
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    dataset['text'] = text;
    dataset['hand'] = hand;
    wantedMotion.value = motion;
  });
  effect(() => {
    document.documentElement.dataset['motion'] = isMotionReduced.value ? 'less' : 'full';
  });
}

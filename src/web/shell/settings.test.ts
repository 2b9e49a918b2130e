/** Settings outlive the page one by one: what can't be read any more spoils nothing else. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

describe('settings', () => {
  it('are kept as they are set', async () => {
    const { set, settings } = await import('./settings.ts');
    set({ theme: 'dark', name: 'Léa', colour: 'gold' });
    expect(settings.value).toMatchObject({
      theme: 'dark',
      name: 'Léa',
      colour: 'gold',
      sound: false,
    });
    vi.resetModules();
    expect((await import('./settings.ts')).settings.value).toEqual(settings.value);
  });

  it('that make no sense are as if never set, and the others stay', async () => {
    kept.set(
      'gobelet settings',
      JSON.stringify({ theme: 'pink', hand: 'left', name: '\u202e', colour: 'pink', text: 7 }),
    );
    const { settings } = await import('./settings.ts');
    expect(settings.value).toMatchObject({ theme: 'system', hand: 'left', text: 'normal' });
    expect(settings.value.name).toBeUndefined();
    expect(settings.value.colour).toBeUndefined();
  });

  it.each(['not json', 'null', '[]', '7'])('of %s are the defaults', async (text) => {
    kept.set('gobelet settings', text);
    expect((await import('./settings.ts')).settings.value.theme).toBe('system');
  });

  it('hold for the visit where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    });
    const { set, settings } = await import('./settings.ts');
    set({ hand: 'left' });
    expect(settings.value.hand).toBe('left');
  });
});

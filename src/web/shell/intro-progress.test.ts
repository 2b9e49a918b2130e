/** What is kept of an introduction: how far one came, and that it is not offered any more. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesIn, endOffer, keepChoices, offerOf } from './intro-progress.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

describe('an introduction', () => {
  it('is offered to who is new to that game', () => {
    keepChoices('next', [0]);
    expect(offerOf('sequence')).toBe('new');
  });

  it('is gone on with once it was begun, be it without a move', () => {
    keepChoices('next', []);
    expect(offerOf('next')).toBe('begun');
    keepChoices('next', [0, 2, 1]);
    expect(choicesIn('next')).toEqual([0, 2, 1]);
    expect(offerOf('next')).toBe('begun');
  });

  it('is not offered again after a game, though one can go on', () => {
    keepChoices('next', [0, 2]);
    endOffer('next');
    endOffer('next');
    expect(offerOf('next')).toBeUndefined();
    expect(choicesIn('next')).toEqual([0, 2]);
    keepChoices('next', [0, 2, 1]);
    expect(offerOf('next')).toBeUndefined();
    expect(choicesIn('next')).toEqual([0, 2, 1]);
  });

  it('is not offered where nothing can be kept', () => {
    const closed = (): never => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    endOffer('next');
    keepChoices('next', [1]);
    expect(offerOf('next')).toBeUndefined();
    expect(choicesIn('next')).toEqual([]);
  });
});

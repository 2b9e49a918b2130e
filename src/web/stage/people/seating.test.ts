/**
 * What a table waits for before its game, and what bots may fill: a seat that is kept for somebody
 * is not free.
 */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { About, SeatAbout } from '../../../protocol.ts';
import { loadLanguage, t } from '../../shell/words.ts';
import { botsFor, missingAt, missingSaid, nameOf } from './seating.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadLanguage('en');
  return () => vi.unstubAllGlobals();
});

const seated: SeatAbout = {
  type: 'person',
  person: 'p',
  name: 'Léa',
  playing: 'self',
  seeded: true,
};
const kept: SeatAbout = {
  type: 'person',
  person: 'q',
  name: 'Emma',
  playing: 'self',
  seeded: false,
  reserved: true,
};
const bot: SeatAbout = { type: 'bot', level: 'casual' };
const table = (...seats: About['seats']): About => ({ seats }) as About;

describe('a seat that is kept for somebody after a rematch', () => {
  it('is waited for by name, and not called free', () => {
    const about = table(seated, kept);
    expect(missingAt(about)).toEqual({ free: [], kept: [1] });
    expect(missingSaid(about)).toBe(t().lobby.expecting(['Emma']));
  });

  it('is left alone by whoever fills up with bots', () => {
    expect(botsFor(table(seated, kept))).toEqual([]);
    expect(botsFor(table(seated, kept, null, bot, null))).toEqual([
      { type: 'bot', seat: 2, level: 'casual' },
      { type: 'bot', seat: 4, level: 'casual' },
    ]);
  });

  it('is told apart from free ones', () => {
    expect(missingSaid(table(seated, kept, null))).toBe(
      `${t().lobby.expecting(['Emma'])} ${t().lobby.waitingFor({ count: 1 })}`,
    );
    expect(missingSaid(table(seated, bot))).toBe('');
  });
});

describe('a bot', () => {
  it('gives way to people who were given its name, and is nobody’s namesake', () => {
    const [colette, anatole] = t().table.botNames;
    const about = table(bot, { ...seated, name: `${colette}` }, { ...kept, name: `${colette} 2` });
    expect(about.seats.map((sitter, seat) => nameOf(sitter, seat, about))).toEqual([
      anatole,
      colette,
      `${colette} 2`,
    ]);
  });
});

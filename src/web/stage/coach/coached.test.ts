/** Odds are shown to one person against bots of the house, and to nobody else. */

import { describe, expect, it } from 'vitest';
import type { About, SeatAbout } from '../../../protocol.ts';
import { coachedSeat } from './coached.ts';

const person = (playing: 'self' | 'bot' = 'self'): SeatAbout => ({
  type: 'person',
  person: 'p',
  name: 'Léa',
  playing,
  seeded: true,
});
const program: SeatAbout = {
  type: 'program',
  person: 'q',
  name: 'Deep Dice',
  playing: 'self',
  seeded: true,
};
const bot: SeatAbout = { type: 'bot', level: 'master' };
const table = (...seats: About['seats']): Pick<About, 'status' | 'seats'> => ({
  status: 'running',
  seats,
});

describe('may be coached', () => {
  it.each([
    ['alone against one bot', table(person(), bot), 0],
    ['alone against bots, on any seat', table(bot, bot, person(), bot), 2],
  ])('%s', (_, about, me) => {
    expect(coachedSeat(about, me)).toBe(me);
  });
});

describe('may not be coached', () => {
  it.each([
    ['a spectator, or several on one device', table(person(), bot), null],
    ['against somebody else', table(person(), person(), bot), 0],
    ['against somebody whom a bot stands in for', table(person(), person('bot')), 0],
    ['against a program of somebody', table(person(), program), 0],
    ['a program itself', table(program, bot), 0],
    ['while a seat is free', table(person(), null), 0],
    ['while a bot plays for one', table(person('bot'), bot), 0],
    ['before the start', { ...table(person(), bot), status: 'open' }, 0],
    ['when it is over: then there is the replay', { ...table(person(), bot), status: 'over' }, 0],
  ] as const)('%s', (_, about, me) => {
    expect(coachedSeat(about, me)).toBeNull();
  });
});

/** Playing a game again: what moves and for how long, what does not, and where one gets to. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board } from '../../kit/contracts/board.ts';
import { readMoment, writeMoment } from '../timeline/moment-address.ts';
import { timelineOf } from '../timeline/testing.ts';
import { Playback } from './playback.ts';

const timeline = timelineOf('pokerdice/game-of-three');
/** Throws take as long as throws do, everything else no time. */
const board = { linger: ({ move }) => (move.type === 'roll' ? 900 : 0) } as Pick<
  Board,
  'linger'
> as Board;

const open = (at = 0): Playback => new Playback(board, timeline, { at, eyes: 'public' });
const seen = ({ snapshot: { value } }: Playback): string =>
  `${value.at}${value.isMoving ? ' moving' : ''}${value.isStep ? ' step' : ''}`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('by hand', () => {
  it('steps show what happened, leaps do not', () => {
    const playback = open();
    playback.forward();
    expect(seen(playback)).toBe('1 moving step');
    vi.advanceTimersByTime(999); // the throw, and until it is drawn
    expect(seen(playback)).toBe('1 moving step');
    vi.advanceTimersByTime(1);
    expect(seen(playback)).toBe('1 step');
    playback.back();
    expect(seen(playback)).toBe('0');
    playback.go(12);
    expect(seen(playback)).toBe('12');
    playback.go(-5);
    expect(seen(playback)).toBe('0');
    playback.go(10_000);
    expect(seen(playback)).toBe(`${timeline.end}`);
    playback.forward();
    expect(seen(playback)).toBe(`${timeline.end}`);
  });

  it('a step shown twice is shown anew', () => {
    const playback = open();
    playback.forward();
    const { n } = playback.snapshot.value;
    playback.back();
    playback.forward();
    expect(playback.snapshot.value.n).toBeGreaterThan(n);
  });

  it('who goes on does not wait, and who taps sees the end of it', () => {
    const playback = open();
    playback.forward();
    playback.forward();
    expect(seen(playback)).toBe('2 step');
    playback.go(0);
    playback.forward();
    playback.skip();
    expect(seen(playback)).toBe('1 step');
    vi.runAllTimers();
    expect(seen(playback)).toBe('1 step');
  });

  it('finds the next decision: of anybody, or of the seat through whose eyes one looks', () => {
    const playback = open();
    playback.decide();
    expect(timeline.decision(playback.snapshot.value.at)).toBeDefined();
    playback.see(2);
    for (let count = 0; count < 3; count++) {
      playback.decide();
      expect(timeline.decision(playback.snapshot.value.at)?.seat).toBe(2);
    }
    playback.go(timeline.end);
    playback.decide();
    expect(playback.snapshot.value.at).toBe(timeline.end);
  });
});

describe('by itself', () => {
  it('goes from event to event to the end, and from there begins anew', () => {
    const playback = open(timeline.end - 2);
    playback.play();
    expect(playback.snapshot.value.at).toBe(timeline.end - 1);
    expect(playback.isPlaying.value).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(playback.snapshot.value.at).toBe(timeline.end);
    expect(playback.isPlaying.value).toBe(false);
    playback.play();
    expect(playback.snapshot.value.at).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(seen(playback)).toBe('1 moving step');
  });

  it('is as fast as it is told', () => {
    const times = [0.5, 1, 2, 4].map((speed) => {
      const playback = open();
      playback.speed.value = speed as 1;
      playback.play();
      let passed = 0;
      for (; playback.snapshot.value.at < timeline.end; passed += 25) vi.advanceTimersByTime(25);
      return passed;
    });
    for (const [index, time] of times.entries())
      expect(time / (times[0] as number)).toBeCloseTo(1 / 2 ** index, 1);
  });

  it('stops where somebody does something, but for looking through other eyes', () => {
    const playback = open();
    playback.play();
    playback.see(1);
    vi.advanceTimersByTime(1000);
    expect(playback.snapshot.value).toMatchObject({ at: 1, eyes: 1 });
    playback.pause();
    vi.runAllTimers();
    expect(seen(playback)).toBe('1 step');
    playback.play();
    playback.back();
    vi.runAllTimers();
    expect(seen(playback)).toBe('1');
  });
});

it('who follows sees the next event happen, and leaps to any other moment', () => {
  const playback = open(3);
  playback.follow({ at: 4, eyes: 'public' });
  expect(playback.snapshot.value).toMatchObject({ at: 4, isStep: true });
  playback.follow({ at: 9, eyes: 'open' });
  expect(playback.snapshot.value).toMatchObject({ at: 9, eyes: 'open', isStep: false });
  const { n } = playback.snapshot.value;
  playback.follow({ at: 9, eyes: 'open' });
  expect(playback.snapshot.value.n).toBe(n);
});

describe('a place in a link', () => {
  it('is read as it was written', () => {
    for (const place of [
      { at: 0, eyes: 'public' },
      { at: 12, eyes: 'open' },
      { at: 999, eyes: 5 },
    ] as const)
      expect(readMoment(writeMoment(place))).toEqual(place);
    expect(writeMoment({ at: 12, eyes: 1 })).toBe('?at=12&seat=1');
  });

  it.each(['', '?at=-1&seat=6', '?at=1e3', '?at=twelve&seat=Léa', '?at=1.5&seat=00'])(
    '%s says nothing',
    (search) => {
      expect(readMoment(search)).toEqual({});
    },
  );

  it('that the game does not have is the nearest one', () => {
    const at = (place: Parameters<typeof writeMoment>[0]) =>
      new Playback(board, timeline, place).snapshot.value;
    expect(at({ at: 9999, eyes: 4 })).toMatchObject({ at: timeline.end, eyes: 'public' });
    const open = timelineOf('sequence/whole-game-of-two');
    expect(new Playback(board, open, { at: 3, eyes: 1 }).snapshot.value).toMatchObject({
      at: 3,
      eyes: 'public',
    });
  });
});

/** Playing a film: what moves and for how long, what does not, and where one gets to. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board } from '../kit/board.ts';
import { readPlace, writePlace } from './place.ts';
import { Player } from './player.ts';
import { filmOf } from './testing.ts';

const film = filmOf('pokerdice/game-of-three');
/** Throws take as long as throws do, everything else no time. */
const board = { linger: ({ move }) => (move.type === 'roll' ? 900 : 0) } as Pick<Board, 'linger'> as Board;

const open = (at = 0): Player => new Player(board, film, { at, eyes: 'public' });
const seen = ({ shot: { value } }: Player): string =>
  `${value.at}${value.isMoving ? ' moving' : ''}${value.isStep ? ' step' : ''}`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('by hand', () => {
  it('steps show what happened, leaps do not', () => {
    const player = open();
    player.forward();
    expect(seen(player)).toBe('1 moving step');
    vi.advanceTimersByTime(900);
    expect(seen(player)).toBe('1 step');
    player.back();
    expect(seen(player)).toBe('0');
    player.go(12);
    expect(seen(player)).toBe('12');
    player.go(-5);
    expect(seen(player)).toBe('0');
    player.go(10_000);
    expect(seen(player)).toBe(`${film.end}`);
    player.forward();
    expect(seen(player)).toBe(`${film.end}`);
  });

  it('a step shown twice is shown anew', () => {
    const player = open();
    player.forward();
    const { n } = player.shot.value;
    player.back();
    player.forward();
    expect(player.shot.value.n).toBeGreaterThan(n);
  });

  it('who goes on does not wait, and who taps sees the end of it', () => {
    const player = open();
    player.forward();
    player.forward();
    expect(seen(player)).toBe('2 step');
    player.go(0);
    player.forward();
    player.skip();
    expect(seen(player)).toBe('1 step');
    vi.runAllTimers();
    expect(seen(player)).toBe('1 step');
  });

  it('finds the next decision: of anybody, or of the seat through whose eyes one looks', () => {
    const player = open();
    player.decide();
    expect(film.decision(player.shot.value.at)).toBeDefined();
    player.see(2);
    for (let count = 0; count < 3; count++) {
      player.decide();
      expect(film.decision(player.shot.value.at)?.seat).toBe(2);
    }
    player.go(film.end);
    player.decide();
    expect(player.shot.value.at).toBe(film.end);
  });
});

describe('by itself', () => {
  it('goes from event to event to the end, and from there begins anew', () => {
    const player = open(film.end - 2);
    player.play();
    expect(player.shot.value.at).toBe(film.end - 1);
    expect(player.isPlaying.value).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(player.shot.value.at).toBe(film.end);
    expect(player.isPlaying.value).toBe(false);
    player.play();
    expect(player.shot.value.at).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(seen(player)).toBe('1 moving step');
  });

  it('is as fast as it is told', () => {
    const times = [0.5, 1, 2, 4].map((speed) => {
      const player = open();
      player.speed.value = speed as 1;
      player.play();
      let passed = 0;
      for (; player.shot.value.at < film.end; passed += 25) vi.advanceTimersByTime(25);
      return passed;
    });
    for (const [index, time] of times.entries()) expect(time / (times[0] as number)).toBeCloseTo(1 / 2 ** index, 1);
  });

  it('stops where somebody does something, but for looking through other eyes', () => {
    const player = open();
    player.play();
    player.see(1);
    vi.advanceTimersByTime(1000);
    expect(player.shot.value).toMatchObject({ at: 1, eyes: 1 });
    player.pause();
    vi.runAllTimers();
    expect(seen(player)).toBe('1 step');
    player.play();
    player.back();
    vi.runAllTimers();
    expect(seen(player)).toBe('1');
  });
});

it('who follows sees the next event happen, and leaps to any other moment', () => {
  const player = open(3);
  player.follow({ at: 4, eyes: 'public' });
  expect(player.shot.value).toMatchObject({ at: 4, isStep: true });
  player.follow({ at: 9, eyes: 'open' });
  expect(player.shot.value).toMatchObject({ at: 9, eyes: 'open', isStep: false });
  const { n } = player.shot.value;
  player.follow({ at: 9, eyes: 'open' });
  expect(player.shot.value.n).toBe(n);
});

describe('a place in a link', () => {
  it('is read as it was written', () => {
    for (const place of [
      { at: 0, eyes: 'public' },
      { at: 12, eyes: 'open' },
      { at: 999, eyes: 5 },
    ] as const)
      expect(readPlace(writePlace(place))).toEqual(place);
    expect(writePlace({ at: 12, eyes: 1 })).toBe('?at=12&seat=1');
  });

  it.each(['', '?at=-1&seat=6', '?at=1e3', '?at=twelve&seat=Léa', '?at=1.5&seat=00'])('%s says nothing', (search) => {
    expect(readPlace(search)).toEqual({});
  });

  it('that the game does not have is the nearest one', () => {
    const at = (place: Parameters<typeof writePlace>[0]) => new Player(board, film, place).shot.value;
    expect(at({ at: 9999, eyes: 4 })).toMatchObject({ at: film.end, eyes: 'public' });
    const open = filmOf('sequence/whole-game-of-two');
    expect(new Player(board, open, { at: 3, eyes: 1 }).shot.value).toMatchObject({ at: 3, eyes: 'public' });
  });
});

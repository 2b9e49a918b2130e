/** Showing one event after another: what moves, for how long, and what follows when. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommonView, Told } from '../../game.ts';
import { TIMES, wantedMotion } from '../kit/things/motion.ts';
import { type Frame, lingerOf, Projector } from './projector.ts';

interface Numbered extends Frame {
  readonly n: number;
}

const frame = (n: number): Numbered => ({ n, isMoving: false });
const seen = ({ shown: { value } }: Projector<Numbered>): string =>
  `${value.n}${value.isMoving ? ' moving' : ''}`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  wantedMotion.value = 'system';
});

function open(): { readonly projector: Projector<Numbered>; readonly next: () => number } {
  const next = vi.fn();
  return { projector: new Projector<Numbered>(frame(0), next), next: () => next.mock.calls.length };
}

describe('an event', () => {
  it('moves for as long as it takes, lies still, and then the next may follow', () => {
    const { projector, next } = open();
    projector.show(frame(1), 500);
    expect([seen(projector), projector.isMoving, next()]).toEqual(['1 moving', true, 0]);
    vi.advanceTimersByTime(499);
    expect([seen(projector), next()]).toEqual(['1 moving', 0]);
    vi.advanceTimersByTime(1);
    expect([seen(projector), projector.isMoving, next()]).toEqual(['1', false, 1]);
  });

  it('in which nothing moves is over at once', () => {
    const { projector, next } = open();
    projector.show(frame(1), 0);
    expect([seen(projector), projector.isMoving, next()]).toEqual(['1', false, 1]);
  });

  it('lands when somebody does not wait, and only once', () => {
    const { projector, next } = open();
    projector.show(frame(1), 500);
    projector.land();
    expect([seen(projector), next()]).toEqual(['1', 1]);
    projector.land();
    vi.runAllTimers();
    expect([seen(projector), next()]).toEqual(['1', 1]);
  });

  it('gives way to another: what it was to be followed by is forgotten', () => {
    const { projector, next } = open();
    projector.show(frame(1), 500);
    projector.show(frame(2), 500);
    vi.advanceTimersByTime(500);
    expect([seen(projector), next()]).toEqual(['2', 1]);
    projector.show(frame(3), 500);
    projector.leap(frame(7));
    vi.runAllTimers();
    expect([seen(projector), projector.isMoving, next()]).toEqual(['7', false, 1]);
  });

  it('may show the next one itself, and so on', () => {
    const waiting = [1, 2, 3];
    const projector: Projector<Numbered> = new Projector<Numbered>(frame(0), () => {
      const n = waiting.shift();
      if (n !== undefined) projector.show(frame(n), n === 2 ? 0 : 100);
    });
    projector.show(frame(0), 100);
    vi.advanceTimersByTime(100);
    expect(seen(projector)).toBe('1 moving');
    vi.advanceTimersByTime(100);
    expect(seen(projector)).toBe('3 moving');
  });
});

describe('a rest', () => {
  it('is followed by what it was for', () => {
    const { projector } = open();
    const then = vi.fn();
    projector.rest(900, then);
    vi.advanceTimersByTime(899);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledOnce();
  });

  it('ends with whatever is shown, with another rest, and with a stop', () => {
    const { projector } = open();
    const then = vi.fn();
    projector.rest(900, then);
    projector.leap(frame(1));
    projector.rest(900, then);
    projector.rest(900, then);
    vi.runAllTimers();
    expect(then).toHaveBeenCalledOnce();
    projector.rest(900, then);
    projector.stop();
    vi.runAllTimers();
    expect(then).toHaveBeenCalledOnce();
  });
});

describe('how long something moves', () => {
  const event = { seat: 0, move: { type: 'roll' } } as Told;
  const view = {} as CommonView;
  const board = (linger: number) => ({ linger: () => linger });

  it('is what the board says, and a moment to be drawn', () => {
    expect(lingerOf(board(850), { event, before: view, view })).toBe(950);
  });

  it('is shorter at a higher speed, but not the moment to be drawn', () => {
    expect(lingerOf(board(800), { event, before: view, view }, 4)).toBe(300);
    expect(lingerOf(board(800), { event, before: view, view }, 0.5)).toBe(1700);
  });

  it('is a fade or a third for who wants less motion', () => {
    wantedMotion.value = 'less';
    expect(lingerOf(board(900), { event, before: view, view })).toBe(300);
    expect(lingerOf(board(90), { event, before: view, view })).toBe(TIMES.fade);
  });

  it('is nothing if nothing moves or nothing happened', () => {
    expect(lingerOf(board(0), { event, before: view, view })).toBe(0);
    expect(lingerOf(board(850), { event: null, before: view, view })).toBe(0);
    expect(lingerOf(board(850), { event, before: null, view })).toBe(0);
    expect(lingerOf(board(850), { event, before: view, view: undefined })).toBe(0);
  });
});

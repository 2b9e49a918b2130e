/** What follows from a deed is shown one event after another, and then the next lesson waits. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { board } from '../../../games/pokerdice/page/board.tsx';
import { intro as pokerdice } from '../../../games/pokerdice/page/intro.ts';
import type { Board, Moment } from '../../kit/contracts/board.ts';
import type { Intro } from '../../kit/contracts/intro.ts';
import { Course } from './course.ts';
import { IntroSession } from './intro-session.ts';

/** Everything moves for half a second. */
const slow = { ...board, linger: () => 500 } as unknown as Board;

const intro = pokerdice as unknown as Intro;

const open = (): IntroSession => new IntroSession(slow, new Course(slow.rules, intro));
/** Does what each lesson asks for until something is shown. */
function goOn(session: IntroSession): void {
  while (!session.isBusy.value) {
    const [asked] = session.course.value.lesson?.asks ?? [];
    if (asked === undefined) session.goOn();
    else session.play(asked.move as Moment['moves'][number]);
  }
}
const seen = ({ snapshot: { value } }: IntroSession): string =>
  `${value.at}${value.isMoving ? ' moving' : ''}`;
const ends = ({ course: { value } }: IntroSession): number => value.timeline.end;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows every event for as long as it moves, with a rest after it, and then waits', () => {
  const session = open();
  const start = ends(session);
  goOn(session);
  const events = ends(session) - start;
  expect(events).toBeGreaterThan(0);
  for (let count = 1; count <= events; count++) {
    expect(seen(session)).toBe(`${start + count} moving`);
    expect(session.moment.value.moves).toEqual([]);
    vi.advanceTimersByTime(600); // half a second and the take-off
    expect(seen(session)).toBe(`${start + count}`);
    expect(session.isBusy.value).toBe(count < events);
    vi.advanceTimersByTime(900);
  }
});

it('who taps sees the end of what moves, and then the next without a rest', () => {
  const session = open();
  goOn(session);
  while (session.snapshot.value.at === ends(session)) {
    session.skip(); // only one event followed from it
    goOn(session);
  }
  const at = session.snapshot.value.at;
  session.skip();
  expect(seen(session)).toBe(`${at}`);
  session.skip();
  expect(seen(session)).toBe(`${at + 1} moving`);
});

it('who goes back sees the lesson wait again, and nothing moves', () => {
  const session = open();
  goOn(session);
  const { choices } = session.course.value;
  session.back();
  expect(session.course.value.choices).toEqual(choices.slice(0, -1));
  expect(session.isBusy.value).toBe(false);
  vi.runAllTimers();
  expect(seen(session)).toBe(`${ends(session)}`);
  expect(session.leaps.value).toBe(1);
});

/** Several who look back at one game, each with a line to the others. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableNews } from '../../../client/following.ts';
import type { MessageOf } from '../../../protocol.ts';
import type { MomentAddress } from '../timeline/moment-address.ts';
import { Together } from './together.ts';

class Room {
  readonly #ears = new Map<string, (news: TableNews) => void>();
  readonly said: MessageOf<'reviewing'>[] = [];
  delay = 50;

  come(name: string): { readonly together: Together; readonly shown: readonly MomentAddress[] } {
    const shown: MomentAddress[] = [];
    const line: ConstructorParameters<typeof Together>[0] = {
      listen: (ear) => {
        this.#ears.set(name, ear);
        return () => this.#ears.delete(name);
      },
      review: (at, viewer, point) => {
        const message = {
          type: 'reviewing',
          table: 'x',
          person: name,
          name,
          at,
          viewer,
          ...(point && { point }),
        } as const;
        this.said.push(message);
        setTimeout(() => {
          for (const [other, ear] of this.#ears)
            if (other !== name) ear({ type: 'reviewing', message });
        }, this.delay);
      },
    };
    for (const ear of this.#ears.values())
      ear({ type: 'presence', message: { type: 'presence', table: 'x', seats: [], watchers: 0 } });
    return { together: new Together(line, START, (place) => shown.push(place)), shown };
  }
}

const START: MomentAddress = { at: 0, eyes: 'public' };
const place = (at: number): MomentAddress => ({ at, eyes: 'open' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('one leads, and who follows sees where he is', () => {
  const room = new Room();
  const [lea, noe] = [room.come('Léa'), room.come('Noé')];
  lea.together.moved(place(3));
  expect(room.said).toEqual([]);
  lea.together.lead();
  vi.advanceTimersByTime(50);
  expect(noe.together.leader.value).toMatchObject({ name: 'Léa', at: 3, eyes: 'open' });
  expect(noe.shown).toEqual([]);
  noe.together.follow();
  lea.together.moved(place(4));
  vi.advanceTimersByTime(400);
  expect(noe.shown.map(({ at }) => at)).toEqual([3, 4]);
  noe.together.leave();
  lea.together.moved(place(5));
  vi.advanceTimersByTime(400);
  expect(noe.shown).toHaveLength(2);
  expect(noe.together.leader.value).toMatchObject({ at: 5 });
});

it('places are told a few times a second at most, the last one always', () => {
  const room = new Room();
  const lea = room.come('Léa');
  lea.together.lead();
  for (let at = 1; at <= 100; at++) {
    lea.together.moved(place(at));
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(400);
  expect(room.said.length).toBeLessThan(10);
  expect(room.said.at(-1)).toMatchObject({ at: 100 });
});

it('who comes later hears of it at once; when nothing more is heard it is over', () => {
  const room = new Room();
  const lea = room.come('Léa');
  lea.together.lead();
  vi.advanceTimersByTime(5000);
  const noe = room.come('Noé');
  vi.advanceTimersByTime(50);
  noe.together.follow();
  expect(noe.together.role.value).toBe('follows');
  vi.advanceTimersByTime(120_000);
  expect(noe.together.role.value).toBe('follows');
  lea.together.close();
  vi.advanceTimersByTime(30_000);
  expect(noe.together.role.value).toBe('alone');
  expect(noe.together.leader.value).toBeUndefined();
});

it('somebody else takes over, even while the first is on his way, and followers stay with whoever leads', () => {
  const room = new Room();
  const [lea, noe, ana] = [room.come('Léa'), room.come('Noé'), room.come('Ana')];
  lea.together.lead();
  vi.advanceTimersByTime(3000);
  ana.together.follow();
  lea.together.moved(place(2));
  noe.together.lead();
  vi.advanceTimersByTime(3000);
  expect([lea, noe, ana].map(({ together }) => together.role.value)).toEqual([
    'alone',
    'leads',
    'follows',
  ]);
  noe.together.moved(place(7));
  vi.advanceTimersByTime(400);
  expect(ana.shown.at(-1)).toMatchObject({ at: 7 });
});

it('anybody points, for a while, one finger each', () => {
  const room = new Room();
  const [lea, noe] = [room.come('Léa'), room.come('Noé')];
  noe.together.point({ type: 'seat', seat: 1 });
  noe.together.point({ type: 'event', number: 12 });
  expect(noe.together.pointed.value).toEqual([
    { person: '', name: '', point: { type: 'event', number: 12 } },
  ]);
  vi.advanceTimersByTime(50);
  expect(lea.together.pointed.value).toEqual([
    { person: 'Noé', name: 'Noé', point: { type: 'event', number: 12 } },
  ]);
  expect(lea.together.leader.value).toBeUndefined();
  vi.advanceTimersByTime(9000);
  expect([lea, noe].map(({ together }) => together.pointed.value)).toEqual([[], []]);
});

import { describe, expect, it } from 'vitest';
import {
  place,
  roll,
  starts,
  sum,
  take,
  wild,
  wilds,
} from '../../../../../test/support/events/sequence.ts';
import { faces, moment, playWhole, toldOf } from '../../../../../test/support/sequence-page.ts';
import type { Line } from '../../../../../test/support/situation.ts';
import { sequence } from '../../rules/rules.ts';
import { words as en } from '../../words/en/page.ts';
import { words as fr } from '../../words/fr/page.ts';
import { linger } from './linger.ts';
import { narrate, retrace } from './narrate.ts';
import { explain, note, status } from './status.ts';

const texts = (seats: number, lines: readonly Line[], me: number | null = null, words = en) => {
  const { told, view } = toldOf(seats, lines);
  return narrate(told, view, faces(seats, me), words).map(({ text }) => text);
};

describe('the log in words', () => {
  it('tells who began, also after a tie', () => {
    expect(texts(2, [roll(0, 3, 4), roll(1, 5, 2), roll(0, 1, 1), roll(1, 1, 2)], 1)).toEqual([
      'Léa throws 3 + 4 = 7 to see who starts.',
      'You throw 5 + 2 = 7 to see who starts. A tie: the tied players throw again.',
      'Léa throws 1 + 1 = 2 to see who starts.',
      'You throw 1 + 2 = 3 to see who starts. You start.',
    ]);
  });

  it('knows whose chip was removed and replaced', () => {
    const lines = [...starts(2, 0), ...wilds(2, 'c2 b1'), ...take(0, 'b1')];
    expect(texts(2, lines).at(-1)).toBe('Léa removes Noé’s chip from b1.');
    expect(texts(2, lines, 1).at(-1)).toBe('Léa removes your chip from b1.');
    const full = [...starts(2, 0), ...wilds(2, 'b1 e6 f2 a5'), sum(0, 3), place(0, 'e6')];
    expect(texts(2, full).at(-1)).toBe('Léa replaces Noé’s chip on e6.');
    expect(texts(2, full, null, fr).at(-1)).toBe('Léa remplace le jeton de Noé en e6.');
  });

  it('names both partners, for a chip tells its side and not its seat', () => {
    const lines = [...starts(4, 0), ...wild(0, 'c2'), ...wild(1, 'b1'), ...take(2, 'b1')];
    expect(texts(4, lines).at(-1)).toBe('Ana removes Noé and Tom’s chip from b1.');
    expect(texts(4, lines, 3).at(-1)).toBe('Ana removes your side’s chip from b1.');
  });

  it('says it when a throw leaves nothing to do', () => {
    expect(texts(2, [...starts(2, 0), sum(0, 10)]).at(-1)).toBe(
      'Léa throws 4 + 6 = 10. There is no chip to remove.',
    );
    const corners = [...starts(2, 0), ...wilds(2, 'a1 b1 f1 c1 a6 d1 f6 e2'), roll(0, 1, 1)];
    expect(texts(2, corners).at(-1)).toBe(
      'Léa throws 1 + 1 = 2. That side already has every 2: nothing to do. Another turn all the same.',
    );
  });

  it('tells the line that won', () => {
    const lines = [...starts(2, 0), ...wilds(2, 'b1 a6 c1 b6 d1 a5 e1 b5 a1')];
    expect(texts(2, lines).at(-1)).toBe('Léa wins with the line a1 b1 c1 d1 e1.');
    expect(texts(2, lines, 0, fr).at(-1)).toBe('Tu gagnes avec la ligne a1 b1 c1 d1 e1.');
  });

  it('tells each step by itself where the beginning is missing', () => {
    const { told, view } = toldOf(2, [...starts(2, 0), ...wilds(2, 'c2 b1'), ...take(0, 'b1')]);
    const late = told.slice(3);
    expect(retrace(late, view)).toBeUndefined();
    expect(narrate(late, view, faces(2, null), en).map(({ n }) => n)).toEqual(
      late.map(({ n }) => n),
    );
  });
});

describe('whole games, 2 to 4 seats, lines of five and six', () => {
  for (const [seats, line] of [
    [2, 5],
    [2, 6],
    [3, 5],
    [4, 5],
    [4, 6],
  ] as const) {
    it(`${seats} seats, ${line} in a line: nothing is left unsaid, and the log's board is the board`, () => {
      for (const seed of ['a', 'b', 'c']) {
        const steps = playWhole(seats, line, `${seed} ${seats} ${line}`);
        const last = steps.at(-1);
        expect(last?.view.over).toBe(true);
        const told = steps.flatMap(({ step }) => (step === null ? [] : [step]));
        const retraced = retrace(told, steps[0]?.view as never);
        expect(retraced).toHaveLength(told.length);
        for (const [index, { view, before, step }] of steps.entries()) {
          if (step !== null) {
            expect(
              sequence.view(
                (retraced as NonNullable<typeof retraced>)[index - 1]?.after as never,
                'public',
              ),
            ).toEqual(view);
            expect(linger(step.event, before as never, view)).toBeGreaterThan(0);
          }
          for (const words of [en, fr]) {
            for (const isMoving of [false, true]) {
              for (const me of [null, 0, seats - 1]) {
                const now = moment(steps, index, me, isMoving);
                expect(status(now, faces(seats, me), words)).toMatch(/[.!…]$/);
              }
            }
            expect(
              explain(moment(steps, index, 0, false), words).every(
                (sentence) => sentence.length > 10,
              ),
            ).toBe(true);
            for (let seat = 0; seat < seats; seat++) {
              if (view.phase !== 'start') expect(note(view, seat, words)).not.toBe('');
            }
          }
        }
        const lines = narrate(told, last?.view as never, faces(seats, 0), en);
        expect(new Set(lines.map(({ n }) => n)).size).toBe(told.length);
        expect(lines.every(({ text }) => text.length > 5 && !text.includes('undefined'))).toBe(
          true,
        );
      }
    });
  }
});

/** What is shown and told of a moment, through whose eyes. */

import { describe, expect, it } from 'vitest';
import { narrate as narrateNext } from '../../../games/next/page/board/narrate.ts';
import { words as nextWords } from '../../../games/next/words/en/page.ts';
import { narrate as narratePokerdice } from '../../../games/pokerdice/page/board/narrate.ts';
import { words as pokerdiceWords } from '../../../games/pokerdice/words/en/page.ts';
import type { Eyes } from '../../../protocol.ts';
import type { Board, SeatFace } from '../../kit/contracts/board.ts';
import { settledView } from '../settled-view.ts';
import { linesAt, momentOf, settledAt } from './snapshot.ts';
import { timelineOf } from './testing.ts';

const faces = ['Léa', 'Noé', 'Ana', 'Tom', 'Eva', 'Max'].map(
  (name, seat): SeatFace => ({ seat, name, isMe: false, isBot: false, side: seat }),
);

describe('a moment', () => {
  const timeline = timelineOf('pokerdice/game-of-three');
  const commit = timeline.events.findIndex(({ move }) => move.type === 'commit') + 1;
  const owner = timeline.events[commit - 1]?.seat as Eyes & number;
  const snapshot = { at: commit, n: 7, isStep: true, isMoving: true };

  it('is what these eyes saw, with nothing to play', () => {
    const own = momentOf(timeline, { ...snapshot, eyes: owner });
    expect(own).toMatchObject({ me: owner, actor: null, moves: [], n: 7, isMoving: true });
    expect(own.event?.move).toHaveProperty('cards');
    for (const eyes of ['public', 'open', ((owner + 1) % 3) as Eyes] as const) {
      const moment = momentOf(timeline, { ...snapshot, eyes });
      expect(moment.event).toEqual({ seat: owner, move: { type: 'commit' } });
      expect(JSON.stringify(moment.view)).toContain('"myCommit":null');
    }
  });

  it('that one leapt to has no event to be shown', () => {
    expect(
      momentOf(timeline, { ...snapshot, eyes: owner, isStep: false, isMoving: false }),
    ).toMatchObject({
      event: null,
      before: null,
    });
    expect(momentOf(timeline, { ...snapshot, at: 0, eyes: owner })).toMatchObject({
      event: null,
      before: null,
    });
  });

  it('gives nothing away while it moves', () => {
    const moving = momentOf(timeline, { ...snapshot, eyes: owner });
    expect(settledView(moving)).toBe(moving.before);
    expect([
      settledAt({ ...snapshot, eyes: owner }),
      settledAt({ ...snapshot, eyes: owner, isMoving: false }),
    ]).toEqual([commit - 1, commit]);
  });
});

describe('the log', () => {
  it('of NEXT! tells which card was stolen to the two, or with everything open', () => {
    const timeline = timelineOf('next/whole-game-for-six');
    const board = { narrate: narrateNext } as unknown as Board;
    const at =
      timeline.events.findIndex(({ move }) => move.type === 'steal' || move.type === 'swap') + 1;
    const { seat, move } = timeline.events[at - 1] as (typeof timeline.events)[number];
    const from = (move as unknown as { readonly from: number }).from;
    const told = (eyes: Eyes): readonly string[] =>
      linesAt(board, timeline, { at, eyes }, faces, nextWords).flatMap(({ n, text }) =>
        n === at ? [text] : [],
      );
    const third = faces.findIndex((_, one) => one !== seat && one !== from);
    const all = told('open');
    expect(all).toHaveLength(told('public').length + 1);
    expect(told(seat as Eyes)).toEqual(all);
    expect(told(from as Eyes)).toEqual(all);
    expect(told(third as Eyes)).toEqual(told('public'));
    expect(all.join(' ')).not.toMatch(/\byou\b/i);
  });

  it('of Pokerdice goes as far as the moment, and knows no card before it is turned up', () => {
    const timeline = timelineOf('pokerdice/game-of-three');
    const board = { narrate: narratePokerdice } as unknown as Board;
    for (let at = 0; at <= timeline.end; at++) {
      const lines = linesAt(board, timeline, { at, eyes: 'open' }, faces, pokerdiceWords);
      expect(lines.every(({ n }) => n <= at)).toBe(true);
      expect(lines).toEqual(
        linesAt(board, timeline, { at, eyes: 'public' }, faces, pokerdiceWords),
      );
    }
  });
});

/** What is shown and told of a moment, through whose eyes. */

import { describe, expect, it } from 'vitest';
import { narrate as narrateNext } from '../../games/next/board-narrate.ts';
import { narrate as narratePokerdice } from '../../games/pokerdice/board-words.ts';
import { words as nextWords } from '../../i18n/en/next.ts';
import { words as pokerdiceWords } from '../../i18n/en/pokerdice.ts';
import type { Eyes } from '../../protocol.ts';
import type { Board, SeatFace } from '../kit/board.ts';
import { linesAt, momentOf, settledAt, settledView } from './shot.ts';
import { filmOf } from './testing.ts';

const faces = ['Léa', 'Noé', 'Ana', 'Tom', 'Eva', 'Max'].map(
  (name, seat): SeatFace => ({ seat, name, isMe: false, isBot: false, side: seat }),
);

describe('a moment', () => {
  const film = filmOf('pokerdice/game-of-three');
  const commit = film.events.findIndex(({ move }) => move.type === 'commit') + 1;
  const owner = film.events[commit - 1]?.seat as Eyes & number;
  const shot = { at: commit, n: 7, isStep: true, isMoving: true };

  it('is what these eyes saw, with nothing to play', () => {
    const own = momentOf(film, { ...shot, eyes: owner });
    expect(own).toMatchObject({ me: owner, actor: null, moves: [], n: 7, isMoving: true });
    expect(own.event?.move).toHaveProperty('cards');
    for (const eyes of ['public', 'open', ((owner + 1) % 3) as Eyes] as const) {
      const moment = momentOf(film, { ...shot, eyes });
      expect(moment.event).toEqual({ seat: owner, move: { type: 'commit' } });
      expect(JSON.stringify(moment.view)).toContain('"myCommit":null');
    }
  });

  it('that one leapt to has no event to be shown', () => {
    expect(momentOf(film, { ...shot, eyes: owner, isStep: false, isMoving: false })).toMatchObject({ event: null, before: null });
    expect(momentOf(film, { ...shot, at: 0, eyes: owner })).toMatchObject({ event: null, before: null });
  });

  it('gives nothing away while it moves', () => {
    const moving = momentOf(film, { ...shot, eyes: owner });
    expect(settledView(moving)).toBe(moving.before);
    expect([settledAt({ ...shot, eyes: owner }), settledAt({ ...shot, eyes: owner, isMoving: false })]).toEqual([
      commit - 1,
      commit,
    ]);
  });
});

describe('the log', () => {
  it('of NEXT! tells which card was stolen to the two, or with everything open', () => {
    const film = filmOf('next/whole-game-for-six');
    const board = { narrate: narrateNext } as unknown as Board;
    const at = film.events.findIndex(({ move }) => move.type === 'steal' || move.type === 'swap') + 1;
    const { seat, move } = film.events[at - 1] as (typeof film.events)[number];
    const from = (move as unknown as { readonly from: number }).from;
    const told = (eyes: Eyes): readonly string[] =>
      linesAt(board, film, { at, eyes }, faces, nextWords).flatMap(({ n, text }) => (n === at ? [text] : []));
    const third = faces.findIndex((_, one) => one !== seat && one !== from);
    const all = told('open');
    expect(all).toHaveLength(told('public').length + 1);
    expect(told(seat as Eyes)).toEqual(all);
    expect(told(from as Eyes)).toEqual(all);
    expect(told(third as Eyes)).toEqual(told('public'));
    expect(all.join(' ')).not.toMatch(/\byou\b/i);
  });

  it('of Pokerdice goes as far as the moment, and knows no card before it is turned up', () => {
    const film = filmOf('pokerdice/game-of-three');
    const board = { narrate: narratePokerdice } as unknown as Board;
    for (let at = 0; at <= film.end; at++) {
      const lines = linesAt(board, film, { at, eyes: 'open' }, faces, pokerdiceWords);
      expect(lines.every(({ n }) => n <= at)).toBe(true);
      expect(lines).toEqual(linesAt(board, film, { at, eyes: 'public' }, faces, pokerdiceWords));
    }
  });
});

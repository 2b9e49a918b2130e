/**
 * The laws of every face: it fits, it says nothing by colour alone, it spells every move once, and
 * it keeps secrets.
 */

import { describe, expect, it } from 'vitest';
import {
  allLines,
  type Event,
  happen,
  NAMES,
  sampledSteps,
  screenOf,
  viewersOf,
} from '../../test/support/drawn-games.ts';
import { faceOf } from '../cli/choose.ts';
import { compose } from '../cli/dialogue/frame.ts';
import { MoveReader } from '../cli/dialogue/move-reader.ts';
import { speak } from '../cli/words.ts';
import { type AnyGame, seatsOf, type Viewer } from '../game.ts';
import { games } from '../games/index.ts';
import { Seeded } from '../random.ts';
import { readTold, tellEvent } from '../record/record.ts';
import type { Screen } from './screen.ts';
import { uncoloured, widthOf } from './text.ts';

await speak('en');

describe.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const face = await faceOf(id);

  it('fits a screen of 80 by 24 with what it asks, but for a line where many cards are given from', () => {
    for (const { seats, event, after } of sampledSteps(game, 3)) {
      const names = NAMES.slice(0, seats);
      for (const seat of seatsOf(game.toMove(after))) {
        const screen: Screen = { columns: 80, rows: 24, colour: false, names };
        const view = game.view(after, seat);
        const offer = new MoveReader(face, game.moves(after, seat), view);
        const table = face.draw(view, screen, { last: event, moves: offer.moves });
        const commands = ' or: ?  list  log  quit';
        const frame = {
          table,
          news: [],
          question: face.ask(view, seat, screen),
          moves: [...offer.lines(screen), commands],
        };
        const isGiving = offer.moves.some(({ type }) => type === 'give');
        expect(compose(frame, screen, 24).length + 1).toBeLessThanOrEqual(isGiving ? 25 : 24);
      }
    }
  });

  it('is never wider than the screen', () => {
    let count = 0;
    for (const { seats, event, before, after } of sampledSteps(game, 1)) {
      count++;
      for (const columns of [40, 60, 80, 120]) {
        const screen = screenOf(seats, columns);
        const viewer = viewersOf(seats)[count % (seats + 1)] as Viewer;
        const told = face.tell(event, game.view(after, viewer), screen, game.view(before, viewer));
        const frame = compose({ table: [], news: [told], question: '', moves: [] }, screen, 24);
        const lines = [...allLines(game, face, after, viewer, screen, event), ...frame];
        expect(lines.filter((line) => widthOf(line) > columns)).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  it('has codes only with colour, and says nothing by colour alone', () => {
    let coloured = 0;
    let count = 0;
    for (const { seats, event, after } of sampledSteps(game, 1)) {
      const viewer = viewersOf(seats)[++count % (seats + 1)] as Viewer;
      const plain = allLines(game, face, after, viewer, screenOf(seats), event);
      const painted = allLines(game, face, after, viewer, screenOf(seats, 80, true), event);
      expect(plain.join('\n')).not.toContain('\u001b');
      expect(painted.map(uncoloured)).toEqual(plain);
      if (painted.join().includes('\u001b')) coloured++;
    }
    expect(coloured).toBe(count);
  });

  it('spells every offered move, and each spelling and number means it alone', () => {
    const kinds = new Set<string>();
    let count = 0;
    for (const { seats, before, event } of sampledSteps(game, 1)) {
      const moves = game.moves(before, event.seat);
      const view = game.view(before, event.seat);
      const offer = new MoveReader(face, moves, view);
      const chosen = moves.filter((_, index) => moves.length < 12 || index % 7 === ++count % 7);
      for (const move of chosen) {
        kinds.add(move.type);
        const notations = face.notations(move, view);
        const typed = [
          `${moves.indexOf(move) + 1}`,
          ...notations,
          ...(move.type === 'give' ? [] : [` ${notations[0]?.toUpperCase()} `]),
        ];
        const meant = typed.map((line) => offer.read(line));
        if (meant.some((read) => !('move' in read) || read.move !== move))
          expect(meant, typed.join(' | ')).toEqual([]);
      }
      expect(face.ask(view, event.seat, screenOf(seats))).not.toBe('');
      expect(offer.read('')).toEqual(
        moves.length === 1 ? { move: moves[0] } : { problem: expect.stringContaining('?') },
      );
    }
    expect([...kinds].sort()).toEqual(Object.keys(game.events).sort());
  });

  it('refuses what means no move here, in words', () => {
    for (const { before, event } of sampledSteps(game, 1)) {
      const offer = new MoveReader(
        face,
        game.moves(before, event.seat),
        game.view(before, event.seat),
      );
      for (const line of ['0', '999', '-1', 'xyzzy', '\u001b[2J', '{"type":"roll"}', 'toString']) {
        const { problem } = offer.read(line) as { problem: string };
        expect(problem).toContain('not a move here');
        expect(problem).not.toContain('\u001b');
      }
    }
  });

  it('tells and draws nothing that the viewer cannot know', () => {
    let compared = 0;
    const random = new Seeded('elsewhere');
    for (const { seats, before, event, after } of sampledSteps(game, 1)) {
      const screen = screenOf(seats);
      for (const viewer of viewersOf(seats)) {
        const [seenBefore, seen] = [game.view(before, viewer), game.view(after, viewer)];
        const known = JSON.stringify(seen);
        const told = face.tell(event, seen, screen, seenBefore);
        const drawn = face.draw(seen, screen, { last: event });
        for (const other of elsewhere(game, before, event, viewer, random)) {
          if (JSON.stringify(game.view(other.after, viewer)) !== known) continue;
          compared++;
          expect(face.tell(other.event, seen, screen, seenBefore)).toBe(told);
          expect(face.draw(seen, screen, { last: other.event })).toEqual(drawn);
        }
      }
    }
    if (id !== 'sequence') expect(compared).toBeGreaterThan(100);
  });

  it('tells and draws the same from an event that was told to the viewer, without what is kept from him', () => {
    let reduced = 0;
    for (const { seats, before, event, after } of sampledSteps(game, 2)) {
      const screen = screenOf(seats);
      for (const viewer of viewersOf(seats)) {
        const told = readTold(
          game,
          JSON.parse(JSON.stringify(tellEvent(game, before, event, viewer))),
        );
        if (game.hidden(before, event, viewer).length === 0) {
          expect(told).toEqual(event);
          continue;
        }
        reduced++;
        const [seenBefore, seen] = [game.view(before, viewer), game.view(after, viewer)];
        expect(face.tell(told, seen, screen, seenBefore)).toBe(
          face.tell(event, seen, screen, seenBefore),
        );
        expect(face.draw(seen, screen, { last: told })).toEqual(
          face.draw(seen, screen, { last: event }),
        );
      }
    }
    if (game.secrets.length > 0) expect(reduced).toBeGreaterThan(100);
    else expect(reduced).toBe(0);
  });
});

/**
 * What might have happened instead, for all that this viewer knew before: other secret choices,
 * other cards drawn.
 */
function* elsewhere(
  game: AnyGame,
  before: unknown,
  event: Event,
  viewer: Viewer,
  random: Seeded,
): Generator<{ event: Event; after: unknown }> {
  const { seat } = event;
  for (const state of [before, game.imagine(before, viewer, (n) => random.below(n))]) {
    for (const move of game.moves(state, seat)) {
      if (move.type !== event.move.type || (event.answer !== undefined && 'faces' in event.answer))
        continue;
      for (let draw = 0; draw < (event.answer === undefined ? 1 : 4); draw++) {
        const other = happen(game, state, seat, move, random);
        if (JSON.stringify(other.event) !== JSON.stringify(event)) yield other;
      }
    }
  }
}

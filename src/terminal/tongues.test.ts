/** The faces in every language: they fit, they spell every move, and nothing in them is missing. */

import { describe, expect, it } from 'vitest';
import { allLines, NAMES, screenOf, steps, viewersOf } from '../../test/support/drawn-games.ts';
import { faceOf, titleOf } from '../cli/choose.ts';
import { compose } from '../cli/dialogue/frame.ts';
import { MoveReader } from '../cli/dialogue/move-reader.ts';
import { speak } from '../cli/words.ts';
import { seatsOf, type Viewer } from '../game.ts';
import { games } from '../games/index.ts';
import type { Odds } from '../odds.ts';
import { LANGUAGES } from '../words/languages.ts';
import type { Screen } from './screen.ts';
import { widthOf } from './text.ts';

/**
 * Of a game for each number of seats, the steps that are looked at in every language: not too many,
 * for there are ten.
 */
const LOOKED_AT = 60;
const taken = new Map(
  games.map((game) => {
    const all = [...steps(game, 1)];
    const every = Math.ceil(all.length / LOOKED_AT);
    return [game.id, all.filter((_, at) => at % every === 0)] as const;
  }),
);

/** Reckoned once, told ten times. */
const answers = new Map<unknown, Odds>();
function answered(state: unknown, reckon: () => Odds): Odds {
  const known = answers.get(state) ?? reckon();
  answers.set(state, known);
  return known;
}

describe.each(LANGUAGES)('$name', ({ id: language }) => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s fits and spells its moves',
    async (id, game) => {
      await speak(language);
      const face = await faceOf(id);
      let count = 0;
      for (const { seats, event, before, after } of taken.get(id) ?? []) {
        count++;
        const viewer = viewersOf(seats)[count % (seats + 1)] as Viewer;
        const view = game.view(after, viewer);
        for (const columns of [40, 60, 80]) {
          const screen = screenOf(seats, columns);
          const told = face.tell(event, view, screen, game.view(before, viewer));
          const news = [told, ...face.explain(view, screen)];
          const frame = compose({ table: [], news, question: '', moves: [] }, screen, 100);
          const lines = [...allLines(game, face, after, viewer, screen, event), ...frame];
          expect(lines.filter((line) => widthOf(line) > columns)).toEqual([]);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        }
        for (const seat of seatsOf(game.toMove(after))) {
          const screen: Screen = {
            columns: 80,
            rows: 24,
            colour: false,
            names: NAMES.slice(0, seats),
          };
          const own = game.view(after, seat);
          const offer = new MoveReader(face, game.moves(after, seat), own);
          const table = face.draw(own, screen, { last: event, moves: offer.moves });
          const commands = ' or: ?  list  log  quit';
          const frame = {
            table,
            news: [],
            question: face.ask(own, seat, screen),
            moves: [...offer.lines(screen), commands],
          };
          const isGiving = offer.moves.some(({ type }) => type === 'give');
          expect(compose(frame, screen, 24).length + 1, language).toBeLessThanOrEqual(
            isGiving ? 26 : 24,
          );
          for (const move of offer.moves.filter((_, index) => index % 11 === 0)) {
            const meant = face.notations(move, own).map((typed) => offer.read(typed));
            expect(meant.every((read) => 'move' in read && read.move === move)).toBe(true);
          }
        }
      }
    },
  );

  it.each(games.map((game) => [game.id, game] as const))('the odds of %s fit', async (id, game) => {
    await speak(language);
    const [face, { odds }] = await Promise.all([faceOf(id), titleOf(id).odds()]);
    for (const { seats, after } of (taken.get(id) ?? []).filter((_, at) => at % 6 === 0)) {
      const [seat] = seatsOf(game.toMove(after));
      if (seat === undefined) continue;
      const view = game.view(after, seat);
      const answer = answered(after, () => odds(view, game.moves(after, seat)));
      for (const columns of [60, 80]) {
        const lines = face.odds(answer, view, screenOf(seats, columns));
        expect(lines.filter((line) => widthOf(line) > columns)).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
      }
    }
  });
});

/** The laws of bots and of odds, for every game, level, number of seats and option. */

import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bots/bot.ts';
import { deal, draw } from '../src/chance.ts';
import { type AnyGame, type GameTypes, type Seat, seatsOf } from '../src/game.ts';
import { gameEntries } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import { wordsFile } from '../src/words/parts.ts';
import { allFrom, frozen, playCompany } from './support/company.ts';
import { openings } from './support/openings/index.ts';

const RUNS = Number(process.env['RUNS'] ?? 30);
/** No game between bots may take so many decisions. */
const LONGEST = 3000;
const json = (value: unknown): string => JSON.stringify(value);

/**
 * Moments of a random game at which somebody has a choice: every so many of them, from a different
 * one on each time.
 */
function* moments(
  game: AnyGame,
  opening: { seats: number; options: object },
  seed: string,
  every: number,
) {
  const random = new Seeded(seed);
  let state = game.start(
    opening.seats,
    opening.options,
    deal(game, opening.seats, opening.options, random),
  );
  for (let count = random.below(every); ; ) {
    const toMove = seatsOf(game.toMove(state));
    if (toMove.length === 0) return;
    const seat = toMove[random.below(toMove.length)] as Seat;
    const moves = game.moves(state, seat);
    if (moves.length > 1 && count++ % every === 0)
      yield { state: frozen(state), seat, moves: frozen(moves) };
    const moved = game.move(state, seat, moves[random.below(moves.length)] as GameTypes['move']);
    const chance = game.chance(moved);
    state =
      chance === undefined ? moved : game.answered(moved, game.answer(moved, draw(chance, random)));
  }
}

describe.each(gameEntries)('$rules.id', (title) => {
  const game = title.rules;
  const all = openings(game);

  it('plays the same game for the same seed, whatever was played in between', async () => {
    const first: string[] = [];
    for (const [number, opening] of all.entries()) {
      first.push(
        json((await playCompany(title, opening, `same/${number}`, allFrom(number), RUNS)).record),
      );
    }
    for (const [number, opening] of [...all.entries()].reverse()) {
      expect(
        json((await playCompany(title, opening, `same/${number}`, allFrom(number), RUNS)).record),
      ).toBe(first[number]);
    }
  });

  it.each(LEVELS)('%s: a table of this level alone comes to an end', async (level) => {
    const tables = level === 'master' ? all.filter(({ seats }) => seats === game.seats.min) : all;
    for (const [number, opening] of tables.entries()) {
      const { record, decisions } = await playCompany(
        title,
        opening,
        `alone/${number}`,
        [level],
        LONGEST,
      );
      expect(record.length).toBeGreaterThan(5);
      expect(decisions.length).toBeLessThan(LONGEST);
    }
  });

  it.each(LEVELS)(
    '%s: the same view and seed give the same move in whatever hidden world',
    async (level) => {
      const bot = (await title.bot()).bots[level];
      let seen = 0;
      for (const [number, opening] of all.entries()) {
        for (const { state, seat, moves } of moments(game, opening, `worlds/${number}`, 23)) {
          const seed = `${number}/${seen++}`;
          const move = bot(frozen(game.view(state, seat)), moves, new Seeded(seed));
          expect(moves.map(json)).toContain(json(move));
          const below = new Seeded(`${seed}/imagined`);
          const imagined = game.imagine(state, seat, (n) => below.below(n));
          expect(
            bot(game.view(imagined, seat), game.moves(imagined, seat), new Seeded(seed)),
          ).toEqual(move);
          expect(
            bot(
              JSON.parse(json(game.view(state, seat))),
              JSON.parse(json(moves)),
              new Seeded(seed),
            ),
          ).toEqual(move);
          if (seen > (number + 1) * 3) break;
        }
      }
      expect(seen).toBeGreaterThan(all.length);
    },
  );

  it('odds: every legal move once, the best first, plain data, the same in whatever hidden world', async () => {
    const { odds } = await title.odds();
    let seen = 0;
    for (const [number, opening] of all.entries()) {
      for (const { state, seat, moves } of moments(game, opening, `odds/${number}`, 7)) {
        const answer = odds(frozen(game.view(state, seat)), moves);
        expect(answer.moves.map(({ move }) => json(move)).sort()).toEqual(moves.map(json).sort());
        const values = answer.moves.map(({ value }) => value);
        expect(values.every(Number.isFinite)).toBe(true);
        expect(values).toEqual([...values].sort((one, other) => other - one));
        expect(JSON.parse(json(answer))).toEqual(answer);
        const below = new Seeded(`${number}/${seen++}`);
        const imagined = game.imagine(state, seat, (n) => below.below(n));
        expect(json(odds(game.view(imagined, seat), game.moves(imagined, seat)))).toBe(
          json(answer),
        );
        if (seen > (number + 1) * 6) break;
      }
    }
    expect(seen).toBeGreaterThan(all.length);
  });

  it('odds: there is an answer, and a table of it, wherever a seat is asked', async () => {
    const [{ odds }, { terminalIn }] = await Promise.all([title.odds(), title.terminal()]);
    const face = await terminalIn(
      async (part) =>
        ((await import(`../src/${wordsFile(part, 'en')}`)) as { words: unknown }).words,
    );
    for (const [number, opening] of all.entries()) {
      const { decisions } = await playCompany(
        title,
        opening,
        `asked/${number}`,
        allFrom(number),
        RUNS,
      );
      for (const { view, moves } of decisions) {
        const answer = odds(view, moves);
        expect(answer.moves).toHaveLength(moves.length);
        const names = Array.from({ length: opening.seats }, (_, seat) => `seat ${seat}`);
        for (const columns of [80, 60]) {
          const lines = face.odds(answer, view, { columns, colour: false, names });
          expect(lines.length).toBeGreaterThanOrEqual(moves.length === 1 ? 1 : moves.length);
          expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
        }
      }
    }
  });
});

/**
 * Random games of every number of seats, and what a person at one of them could be shown: for tests
 * of what faces draw.
 */

import { deal, draw as drawChance } from '../../src/chance.ts';
import { compose } from '../../src/cli/dialogue/frame.ts';
import { MoveReader } from '../../src/cli/dialogue/move-reader.ts';
import { type AnyGame, type GameTypes, type Seat, seatsOf, type Viewer } from '../../src/game.ts';
import { Seeded } from '../../src/random.ts';
import type { Screen } from '../../src/terminal/screen.ts';
import type { TerminalUi, Told } from '../../src/terminal/terminal-ui.ts';
import { drawnOptions } from './openings/index.ts';

export type Event = Told<GameTypes>;
export interface Step {
  readonly before: unknown;
  readonly event: Event;
  readonly after: unknown;
}

export const NAMES = ['Léa', 'Noé', 'Bot 3 ⚙', 'Maximiliane-Joséphin', 'Bot 5 ⚙', 'Bot 6 ⚙'];

/**
 * Random games of every number of seats: a kind of move by lot, then one of it, so that rare kinds
 * come up.
 */
export function* steps(
  game: AnyGame,
  rounds: number,
): Generator<Step & { readonly seats: number }> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const json of drawnOptions(game, seats)) {
      for (let round = 0; round < rounds; round++) {
        const random = new Seeded(`${game.id}/${seats}/${JSON.stringify(json)}/${round}`);
        const options = game.options(seats)(json);
        let state: unknown = game.start(seats, options, deal(game, seats, options, random));
        for (;;) {
          const waiting = game.waiting(state);
          if (waiting.type !== 'seats') break;
          const seat = waiting.seats[random.below(waiting.seats.length)] as Seat;
          const moves = game.moves(state, seat);
          const kinds = [...new Set(moves.map(({ type }) => type))];
          const kind = kinds[random.below(kinds.length)];
          const choice = moves.filter(({ type }) => type === kind);
          const { event, after } = happen(
            game,
            state,
            seat,
            choice[random.below(choice.length)] as GameTypes['move'],
            random,
          );
          yield { seats, before: state, event, after };
          state = after;
        }
      }
    }
  }
}

/** Steps that are drawn of each kind; DRAWN=100000 npm test -- terminal-ui draws them all. */
const MOST = Number(process.env['DRAWN'] ?? 8);

/**
 * Some of these steps: every kind of situation with every number of seats, from the beginning to
 * the end of the games, for drawing takes a hundred times as long as playing. A kind is what
 * happened, what may happen next, and how much there is to see.
 */
export function sampledSteps(
  game: AnyGame,
  rounds: number,
): readonly (Step & { readonly seats: number })[] {
  const kindOf = ({ seats, event, after }: Step & { readonly seats: number }): string => {
    const offered = seatsOf(game.toMove(after)).flatMap((seat) => game.moves(after, seat));
    const kinds = [...new Set(offered.map(({ type }) => type))].sort();
    const answered = Object.keys(event.answer ?? {});
    const much = Math.floor(JSON.stringify(game.view(after, 'public')).length / 500);
    return JSON.stringify([seats, event.move.type, answered, kinds, much]);
  };
  return [...Map.groupBy(steps(game, rounds), kindOf).values()].flatMap((alike) => {
    const every = Math.ceil(alike.length / MOST);
    return alike.filter((_, index) => index % every === 0 || index === alike.length - 1);
  });
}

export function happen(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: GameTypes['move'],
  random: Seeded,
): { event: Event; after: unknown } {
  const moved = game.move(state, seat, move);
  const chance = game.chance(moved);
  if (chance === undefined) return { event: { seat, move }, after: moved };
  const values: number[] = [];
  drawChance(chance, random, values);
  const answer = game.answer(moved, values);
  return { event: { seat, move, answer }, after: game.answered(moved, answer) };
}

export function viewersOf(seats: number): readonly Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

export function screenOf(seats: number, columns = 80, colour = false): Screen {
  return { columns, colour, names: NAMES.slice(0, seats) };
}

/** Everything that a person at this view could be shown now. */
export function allLines(
  game: AnyGame,
  face: TerminalUi,
  state: unknown,
  viewer: Viewer,
  screen: Screen,
  last: Event,
): readonly string[] {
  const view = game.view(state, viewer);
  const moves = viewer === 'public' ? [] : game.moves(state, viewer);
  const offer =
    moves.length === 0 || viewer === 'public' ? undefined : new MoveReader(face, moves, view);
  const table = face.draw(view, screen, { last, moves });
  const question = offer === undefined ? '' : face.ask(view, viewer as Seat, screen);
  const frame = compose(
    { table, news: [], question, moves: offer?.lines(screen) ?? [] },
    screen,
    Number.POSITIVE_INFINITY,
  );
  return [...frame, ...(offer?.list(screen) ?? [])];
}

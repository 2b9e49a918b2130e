/** Random games of every number of seats, and what a person at one of them could be shown: for tests of what faces draw. */

import { deal, draw as drawChance } from '../src/chance.ts';
import { compose } from '../src/cli/dialogue/frame.ts';
import { Offer } from '../src/cli/dialogue/offer.ts';
import type { AnyGame, Kinds, Seat, Viewer } from '../src/game.ts';
import { Seeded } from '../src/random.ts';
import type { Face, Told } from '../src/terminal/face.ts';
import type { Screen } from '../src/terminal/screen.ts';

export type Event = Told<Kinds>;
export interface Step {
  readonly before: unknown;
  readonly event: Event;
  readonly after: unknown;
}

export const NAMES = ['Léa', 'Noé', 'Bot 3 ⚙', 'Maximiliane-Joséphin', 'Bot 5 ⚙', 'Bot 6 ⚙'];
const OPTIONS: Readonly<Record<string, (seats: number) => readonly object[]>> = {
  pokerdice: (seats) => (seats === 2 ? [{}, { decks: 2 }] : [{}]),
  next: (seats) => (seats === 3 ? [{}, { deck: oddDeck() }] : [{}]),
  sequence: (seats) => (seats === 2 ? [{}, { line: 6 }] : [{}]),
};

/** A deck that a table may be opened with: ids that look like numbers, codes or each other, the largest patterns and values. */
function oddDeck(): readonly object[] {
  const ids = ['3', 'a', 'A', 'é', 'e\u0301', 'quit', 'x'.repeat(300), '\u001b[2J', 'two words', '日本'];
  return Array.from({ length: 45 }, (_, index) => {
    const id = ids[index] ?? `card ${index}`;
    const action = (['replay', 'steal', 'swap', 'super-swap'] as const)[index % 5];
    const pattern =
      index % 2 === 0
        ? { groups: [1, 1, 1, 1, 1, 1].slice(index % 6) }
        : { colours: { red: 1, green: 1, purple: (index % 4) + 1 } };
    return { id, points: index === 1 ? 999 : index, ...pattern, ...(action === undefined ? {} : { action }) };
  });
}

/** Random games of every number of seats: a kind of move by lot, then one of it, so that rare kinds come up. */
export function* steps(game: AnyGame, rounds: number): Generator<Step & { readonly seats: number }> {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const json of OPTIONS[game.id]?.(seats) ?? [{}]) {
      for (let round = 0; round < rounds; round++) {
        const random = new Seeded(`${game.id}/${seats}/${JSON.stringify(json)}/${round}`);
        const options = game.options(seats)(json);
        let state: unknown = game.start(seats, options, deal(game, seats, options, random));
        for (;;) {
          const waiting = game.waiting(state);
          if (waiting.kind !== 'seats') break;
          const seat = waiting.seats[random.below(waiting.seats.length)] as Seat;
          const moves = game.moves(state, seat);
          const kinds = [...new Set(moves.map(({ type }) => type))];
          const kind = kinds[random.below(kinds.length)];
          const choice = moves.filter(({ type }) => type === kind);
          const { event, after } = happen(game, state, seat, choice[random.below(choice.length)] as Kinds['move'], random);
          yield { seats, before: state, event, after };
          state = after;
        }
      }
    }
  }
}

export function happen(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: Kinds['move'],
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
  face: Face,
  state: unknown,
  viewer: Viewer,
  screen: Screen,
  last: Event,
): readonly string[] {
  const view = game.view(state, viewer);
  const moves = viewer === 'public' ? [] : game.moves(state, viewer);
  const offer = moves.length === 0 || viewer === 'public' ? undefined : new Offer(face, moves, view);
  const table = face.draw(view, screen, { last, moves });
  const question = offer === undefined ? '' : face.ask(view, viewer as Seat, screen);
  const frame = compose({ table, news: [], question, moves: offer?.lines(screen) ?? [] }, screen, Number.POSITIVE_INFINITY);
  return [...frame, ...(offer?.list(screen) ?? [])];
}

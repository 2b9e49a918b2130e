/** Random games as record lines, for whoever needs many: fuzzing, comparing, measuring. */

import { deal } from '../src/chance.ts';
import type { AnyGame } from '../src/game.ts';
import { playout } from '../src/playout.ts';
import { type Random, Seeded } from '../src/random.ts';
import { Recorder } from '../src/recorder.ts';

/** Every way to open a game: seats and options. */
export function openings(game: AnyGame): readonly { readonly seats: number; readonly options: object }[] {
  const all: { seats: number; options: object }[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of OPTIONS[game.id] ?? [{}]) {
      try {
        all.push({ seats, options: game.options(seats)(options) });
      } catch {
        // Not an opening for so many seats.
      }
    }
  }
  return all;
}

const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  pokerdice: [
    {},
    { decks: 2 },
    { rounds: 'equal' },
    { decks: 2, rounds: 'equal' },
    { rounds: 'twice' },
    { decks: 2, rounds: 'twice' },
  ],
  next: [{}, { deck: ownDeck() }],
  sequence: [{}, { line: 6 }],
};

/** A deck of one's own: easy cards and an action on each, so that hands fill and change owners quickly. */
function ownDeck(): readonly object[] {
  const actions = ['steal', 'swap', 'super-swap', 'replay', undefined];
  return Array.from({ length: 45 }, (_, card) => {
    const action = actions[card % actions.length];
    const need = card % 3 === 0 ? { colours: { red: 1, blue: 1 } } : { groups: [2, (card % 2) + 1] };
    return { id: `own ${card}`, points: card * 7, ...need, ...(action === undefined ? {} : { action }) };
  });
}

/** A whole random game, its header first. */
export function recordGame(game: AnyGame, seats: number, options: object, random: Random): string[] {
  const setup = deal(game, seats, options, random);
  const recorder = new Recorder(game, seats, options, setup);
  playout(game, game.start(seats, options, setup), random, recorder);
  return recorder.lines;
}

/** The same games for the same seed: each opening in turn. */
export function* recordedGames(game: AnyGame, count: number, seed: string): Generator<string[]> {
  const all = openings(game);
  for (let number = 0; number < count; number++) {
    const { seats, options } = all[number % all.length] as { seats: number; options: object };
    yield recordGame(game, seats, options, new Seeded(`${seed}/${game.id}/${number}`));
  }
}

/**
 * The yardstick of the ladder must be a fair one: it finds what is plain to see, wins against
 * random, and peeks at nothing.
 */

import { describe, expect, it } from 'vitest';
import { ismctsPlayer } from '../bench/ismcts.ts';
import { type MatchPlan, playBlock } from '../src/bots/match.ts';
import { type PlayerChoice, randomPlayer } from '../src/bots/player.ts';
import { deal, draw } from '../src/chance.ts';
import type { AnyGame, Game, GameTypes, Seat } from '../src/game.ts';
import { next } from '../src/games/next/rules/rules.ts';
import { unpackPassage } from '../src/games/next/rules/state.ts';
import { OBJECTIVES } from '../src/games/pokerdice/rules/objectives.ts';
import { pokerdice } from '../src/games/pokerdice/rules/rules.ts';
import { sequence } from '../src/games/sequence/rules/rules.ts';
import { Seeded } from '../src/random.ts';
import { type Line, Situation } from './support/situation.ts';

function ask<K extends GameTypes>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  playouts: number,
): PlayerChoice {
  const [player, random] = [ismctsPlayer(game, playouts), new Seeded('ask')];
  return player.choose({
    view: game.view(state, seat),
    moves: game.moves(state, seat),
    random,
    imagine: (source) => game.imagine(state, seat, (n) => source.below(n)),
  }) as PlayerChoice;
}

describe('the tree search', () => {
  it('completes a line of five', () => {
    // b1, b2, b3 and b4 stand; an eleven goes anywhere, and only b5 and none other wins at once.
    const place = (
      seat: Seat,
      faces: readonly [number, number],
      square: string,
    ): readonly Line[] => [
      { seat, type: 'roll', faces },
      { seat, type: 'place', square },
    ];
    const situation = Situation.open(sequence, 2, {}).after(
      { seat: 0, type: 'roll', faces: [6, 6] },
      { seat: 1, type: 'roll', faces: [1, 1] },
      ...place(0, [1, 2], 'b1'),
      ...place(1, [1, 2], 'f2'),
      ...place(0, [3, 4], 'b2'),
      ...place(1, [1, 3], 'f3'),
      ...place(0, [4, 5], 'b3'),
      ...place(1, [1, 4], 'f4'),
      ...place(0, [4, 4], 'b4'),
      ...place(1, [3, 3], 'a2'),
      { seat: 0, type: 'roll', faces: [5, 6] },
    );
    expect(ask(sequence, situation.state, 0, 500)).toEqual({
      move: { type: 'place', square: 'b5' },
    });
  });

  it('stops when its last card is made', () => {
    const rounds = Situation.open(pokerdice, 2, { first: 0 }, {});
    const events = OBJECTIVES.flatMap((card, round): readonly Line[] => [
      { seat: round % 2, type: 'roll', faces: round === 9 ? [6, 6, 6, 6, 1] : [1, 2, 3, 5, 6] },
      { seat: 0, type: 'commit', cards: [card] },
      { seat: 1, type: 'commit', cards: [card] },
      ...(round === 9 ? [] : [{ seat: round % 2, type: 'stop' }]),
    ]);
    const { state } = rounds.after(...events);
    const choice = ask(pokerdice, state, 1, 2000) as {
      readonly move: { readonly type: string; readonly dice?: readonly number[] };
    };
    // Both have four of a kind; whoever is active last wins a tie, so that leaving it, or mending
    // the odd die, both win.
    expect(choice.move.dice ?? [4]).toEqual([4]);
  });

  it('finishes a game of NEXT! that it wins by finishing', () => {
    const random = new Seeded('finish');
    const options = next.options(2)({});
    for (;;) {
      const state = next.start(2, options, deal(next, 2, options, random));
      while (next.toMove(state) !== 0 && state.phase !== 'finish') {
        const { codes } = next.legal(state, state.turn);
        next.play(state, state.turn, codes[random.below(codes.length)] as number);
        const chance = next.chance(state);
        if (chance !== undefined) next.settle(state, draw(chance, random));
      }
      // so that both know the points
      const isOpen = state.history.every((packed) => unpackPassage(packed).kind === 'take');
      const [own, other] = [state.turn, 1 - state.turn].map(
        (seat) => next.scores(state)[seat] as number,
      ) as [number, number];
      if (state.phase !== 'finish' || !isOpen || own <= other) continue;
      expect(ask(next, state, state.turn, 50)).toEqual({ move: { type: 'finish' } });
      return;
    }
  });

  it('chooses the same whatever the others have committed', () => {
    const start = Situation.open(pokerdice, 3, { first: 0 }, {}).after({
      seat: 0,
      type: 'roll',
      faces: [1, 1, 2, 3, 6],
    });
    const against = (one: string, other: string): PlayerChoice => {
      const { state } = start.after(
        { seat: 0, type: 'commit', cards: ['pair'] },
        { seat: 1, type: 'commit', cards: [one] },
        { seat: 2, type: 'commit', cards: [other] },
      );
      return ask(pokerdice, state, 0, 300);
    };
    expect(against('joker', 'four')).toEqual(against('small-straight', 'no-odd'));
  });

  it.each([pokerdice, sequence] as readonly AnyGame[])('beats random at $id', async (game) => {
    const plan: MatchPlan = {
      game: game.id,
      options: game.options(2)({}),
      seed: 'ismcts',
      players: ['ismcts', 'random'],
      record: false,
    };
    const players = [ismctsPlayer(game, 100), randomPlayer];
    let won = 0;
    for (let block = 0; block < 8; block++) {
      const { shares } = await playBlock(game, plan, players, block, () => 0);
      won += (shares[0]?.[0] as number) + (shares[1]?.[1] as number);
    }
    expect(won).toBeGreaterThan(10);
  });
});

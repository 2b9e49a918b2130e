import { describe, expect, it } from 'vitest';
import {
  fails,
  goOn,
  open,
  roll,
  take,
  turnDie,
  wins,
} from '../../../../test/support/events/next.ts';
import type { Situation } from '../../../../test/support/situation.ts';
import { LEVELS } from '../../../bots/bot.ts';
import { deal, draw } from '../../../chance.ts';
import { Seeded } from '../../../random.ts';
import { type Card, COLOURS, DECK_SIZE } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { type Next, next } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import { bots } from './bot.ts';
import { placeOf } from './dice.ts';
import { know } from './known.ts';
import { turnToWin } from './levels/master.ts';
import { odds } from './odds.ts';
import type { Stakes } from './turn.ts';

type Table = Situation<Next>;
const any = new Seeded('any');
const choice = (table: Table, seat = 0) => bots.master(table.view(seat), table.moves(seat), any);
const mostPoints = (table: Table, seat = 0) =>
  odds(table.view(seat), table.moves(seat)).moves[0]?.move;

/** Both win a card a turn, seat 0 from the first pile and seat 1 from the second. */
function both(table: Table, count: number): Table {
  let after = table;
  for (let turn = 0; turn < count; turn++) after = after.after(...wins(0, 0), ...wins(1, 1));
  return after;
}

describe('winning the game is not making the most of a turn', () => {
  const light = ['three-1', 'three-2', 'full-1', 'full-2', 'four-1', 'four-2', 'pairs-1'];
  const heavy = [
    'four-two-1',
    'four-two-2',
    'four-two-3',
    'threes-1',
    'threes-2',
    'threes-3',
    'five-1',
  ];

  it('finishes when asked and ahead', () => {
    expect(choice(both(open(2, heavy, light), 6).after(...wins(0, 0)))).toEqual({ type: 'finish' });
  });

  it('goes on when behind', () => {
    const table = both(open(2, light, heavy), 6).after(...wins(0, 0));
    expect(table.scores).toEqual([10, 18]);
    expect(choice(table)).toEqual({ type: 'continue' });
  });

  it('ahead with six cards it takes a poor seventh that ends the game, where more points were to be had', () => {
    const table = both(
      open(2, [...heavy.slice(0, 6), 'three-1'], light.slice(1), ['2red-2green-2blue']),
      6,
    ).after(roll(0, 'rrrggb'));
    expect(mostPoints(table)?.type).toBe('roll');
    expect(choice(table)).toEqual({ type: 'take', pile: 0 });
    expect(choice(table.after(take(0, 0)))).toEqual({ type: 'finish' });
  });

  it('behind with nine cards it does not take a tenth that would end the game and lose it', () => {
    const tens = [...light, 'pairs-2', 'four-two-1', 'full-3'];
    let table = open(
      2,
      tens,
      ['six-1', 'threes-1', 'threes-2', 'threes-3', 'five-1', 'five-2'],
      ['four-two-2'],
    );
    for (let turn = 0; turn < 9; turn++) {
      table = table.after(...wins(0, 0));
      if (turn >= 6) table = table.after(goOn(0));
      table = table.after(...(turn < 6 ? wins(1, 1) : fails(1)));
    }
    expect(table.scores).toEqual([15, 21]);
    const thrown = table.after(roll(0, 'rrbgrb'));
    expect(thrown.moves(0)).toContainEqual({ type: 'take', pile: 0 });
    expect(choice(thrown).type).toBe('roll');
  });

  it('denies: it takes the easy card that would let the other finish, not the one of most points', () => {
    const mine = ['four-1', 'four-2', 'pairs-1', 'pairs-2', 'five-1', 'three-1'];
    const his = ['five-2', 'four-two-1', 'four-two-2', 'threes-2', 'full-1', 'full-2', 'threes-1'];
    const table = both(open(2, mine, his, ['six-1']), 5).after(
      ...fails(0),
      ...wins(1, 1),
      roll(0, 'rrggrg'),
    );
    expect(table.view(0).seats.map(({ held }) => held)).toEqual([5, 6]);
    expect(table.moves(0).filter(({ type }) => type === 'take')).toEqual([
      { type: 'take', pile: 0 },
      { type: 'take', pile: 1 },
    ]);
    expect(mostPoints(table)).toEqual({ type: 'take', pile: 1 });
    expect(choice(table)).toEqual({ type: 'take', pile: 0 });
  });

  it('leaves bad dice: a card it has locked is not left made for the next player', () => {
    const table = open(2, ['three-1'], ['six-1'], ['five-1']).after(
      roll(0, 'rrrgby'),
      roll(0, '...gby'),
      roll(0, '....yy'),
    );
    const move = choice(table);
    expect(move.type).toBe('turn-die');
    if (move.type !== 'turn-die') return;
    const left = table.after(turnDie(0, move.die, move.face)).view(1);
    expect(left.turn).toBe(1);
    expect(left.piles[0]?.made).toBe(false);
  });
});

/**
 * Every outcome of every throw, by position, for the stakes given: the optimum with one throw left.
 */
function triedOut(stakes: Stakes, view: View): ReadonlyMap<string, number> {
  const dice = (view.dice ?? []).map((face) => COLOURS.indexOf(face));
  const locked = view.piles.reduce(
    (bits, pile, at) => (pile.locked || pile.made ? bits | (1 << at) : bits),
    0,
  );
  const end = (lying: readonly number[]): number => {
    const place = placeOf(lying);
    const open = (stakes.made[place] as number) & ~locked;
    if (open === 0) return (stakes.fail as Float64Array)[place] as number;
    return Math.max(...stakes.cards.filter((_, pile) => (open >> pile) & 1));
  };
  const ends = new Map<number, number>();
  const endOf = (lying: readonly number[], power: boolean): number => {
    const key = lying.reduce((sum, colour) => sum * 6 + colour, power ? 1 : 0);
    const known = ends.get(key);
    if (known !== undefined) return known;
    const turns = power
      ? lying.flatMap((_, die) => COLOURS.map((_colour, face) => end(lying.with(die, face))))
      : [end(lying)];
    const most = Math.max(...turns);
    ends.set(key, most);
    return most;
  };
  const worths = new Map<string, number>();
  for (let bits = 1; bits < 64; bits++) {
    const thrown = [0, 1, 2, 3, 4, 5].filter((die) => (bits >> die) & 1);
    let sum = 0;
    for (let code = 0; code < 6 ** thrown.length; code++) {
      const lying = [...dice];
      thrown.forEach((die, index) => {
        lying[die] = Math.floor(code / 6 ** index) % 6;
      });
      sum += endOf(lying, (bits & 48) === 48 && lying[4] === lying[5]);
    }
    worths.set(thrown.join(), sum / 6 ** thrown.length);
  }
  return worths;
}

describe('the exact optimum of its own objective', () => {
  it.each(['rgbyop', 'rrgbyo', 'ggbbyo'])(
    'the last throw from %s, all 117,648 outcomes tried out',
    (lying) => {
      const table = both(
        open(2, ['four-1', 'five-1'], ['pairs-1', '3blue'], ['2red-2green']),
        1,
      ).after(roll(0, lying), roll(0, `.....${lying[5]}`));
      const view = table.view(0);
      const worths = triedOut(turnToWin(view, know(view)).stakes, view);
      const most = Math.max(...worths.values());
      const move = choice(table);
      if (move.type !== 'roll') throw new Error(`a throw was expected, not ${move.type}`);
      // In chances to win; a point is worth more than a hundredth of one, so this is far within
      // 0.01 points.
      expect(most - (worths.get(move.dice.join()) as number)).toBeLessThan(1e-9);
    },
  );
});

describe('at every table', () => {
  const GAMES = Number(process.env['GAMES'] ?? 1);
  const actions = [undefined, 'replay', 'steal', 'swap', 'super-swap'] as const;
  const strange: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, index) => {
    const action = actions[index % 5];
    return {
      id: `card ${index}`,
      points: index % 9 === 0 ? 999 : index % 4,
      ...(index % 2 === 0
        ? { groups: [1 + (index % 3), 1] }
        : { colours: { [COLOURS[index % 6] as string]: 1 + (index % 3) } }),
      ...(action === undefined ? {} : { action }),
    } as Card;
  });

  it.each([2, 3, 4, 6])(
    '%i seats, both decks: all levels play to the end, with moves that are offered',
    (seats) => {
      for (const deck of ['gobelet-1' as const, strange]) {
        for (let game = 0; game < GAMES; game++) {
          const random = new Seeded(`table ${seats} ${game}`);
          const state = next.start(seats, { deck }, deal(next, seats, { deck }, random));
          for (let events = 0; next.winners(state).length === 0; events++) {
            expect(events).toBeLessThan(3000);
            const chance = next.chance(state);
            if (chance !== undefined) {
              next.settle(state, draw(chance, random));
              continue;
            }
            const { turn } = state;
            const moves = next.moves(state, turn);
            const bot = bots[LEVELS[(turn + 3) % 4] as (typeof LEVELS)[number]];
            const move = bot(next.view(state, turn), moves, random);
            expect(moves).toContainEqual(move);
            next.play(state, turn, next.encode(state, move));
          }
        }
      }
    },
  );

  it('the same view and seed give the same move in whatever hidden world', () => {
    const random = new Seeded('worlds');
    const state = next.start(
      4,
      { deck: 'gobelet-1' },
      deal(next, 4, { deck: 'gobelet-1' }, random),
    );
    for (let events = 0; events < 150 && next.winners(state).length === 0; events++) {
      const chance = next.chance(state);
      if (chance !== undefined) {
        next.settle(state, draw(chance, random));
        continue;
      }
      const { turn } = state;
      const world = next.imagine(state, turn, (n) => random.below(n));
      const [here, there] = [state, world].map((each) =>
        LEVELS.map((level) =>
          bots[level](next.view(each, turn), next.moves(each, turn), new Seeded(`${events}`)),
        ),
      );
      expect(here).toEqual(there);
      next.play(state, turn, next.encode(state, here?.[events % 4] as Move));
    }
  });
});

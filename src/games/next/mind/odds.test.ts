import { describe, expect, it } from 'vitest';
import {
  goOn,
  open,
  roll,
  rounds,
  swap,
  take,
  wins,
} from '../../../../test/support/events/next.ts';
import { Situation } from '../../../../test/support/situation.ts';
import { outcomes } from '../../../chance.ts';
import type { Odds } from '../../../odds.ts';
import { type Card, DECK_SIZE } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { type Next, next } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { type Facts, odds } from './odds.ts';

type Table = Situation<Next>;
const ask = (table: Table, seat = 0): Odds<Move, Facts> =>
  odds(table.view(seat), table.moves(seat));
const of = (answer: Odds<Move, Facts>, move: object) =>
  answer.moves.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
function turnFacts(answer: Odds<Move, Facts>, move: object): Extract<Facts, { kind: 'turn' }> {
  const facts = of(answer, move)?.facts;
  if (facts?.kind !== 'turn') throw new Error(`no such move: ${JSON.stringify(move)}`);
  return facts;
}

/**
 * The best end of a turn after its last throw, played out with the rules: points of the card taken,
 * 0 without one.
 */
function bestEnd(state: State): number {
  if (state.turn !== 0 || state.phase !== 'turn') return 0;
  return Math.max(
    ...next.moves(state, 0).map((move) => {
      if (move.type === 'take') return next.view(state, 0).piles[move.pile]?.top?.points ?? 0;
      return bestEnd(next.move(state, 0, move));
    }),
  );
}

describe('before the last throw', () => {
  const table = open(2, ['five-1'], ['3red-2blue'], ['2red-2green-2blue']).after(
    roll(0, 'rrgbyb'),
    roll(0, '..g.y.'),
  );

  it('every throw of one to three dice is worth the mean of all its outcomes, played out with the rules', () => {
    const answer = ask(table);
    const throws = answer.moves.filter(({ move }) => move.type === 'roll' && move.dice.length <= 3);
    expect(throws.length).toBe(6 + 15 + 20);
    for (const { move, facts } of throws) {
      if (move.type !== 'roll' || facts.kind !== 'turn') continue;
      let sum = 0;
      const thrown = next.move(table.state, 0, move);
      for (const { values } of outcomes({ draws: move.dice.length, sides: 6 })) {
        const state = next.copy(thrown);
        next.settle(state, values);
        sum += bestEnd(state);
      }
      expect(facts.points).toBeCloseTo(sum / 6 ** move.dice.length, 10);
    }
  });

  it('the chances of the cards and of none add up to one, and the most is at least the plan', () => {
    for (const { facts } of ask(table).moves) {
      if (facts.kind !== 'turn') continue;
      expect(facts.cards.reduce((sum, { plan }) => sum + plan, facts.none)).toBeCloseTo(1, 10);
      for (const { plan, most } of facts.cards) expect(most).toBeGreaterThanOrEqual(plan - 1e-12);
    }
  });

  it('every legal move once, the best first', () => {
    const answer = ask(table);
    expect(answer.measure).toBe('points');
    expect(new Set(answer.moves.map(({ move }) => JSON.stringify(move))).size).toBe(
      table.moves(0).length,
    );
    const values = answer.moves.map(({ value }) => value);
    expect(values).toEqual([...values].sort((one, other) => other - one));
  });
});

describe('locks', () => {
  it('throwing on loses a card that lies made: its chance is nought from then on', () => {
    const answer = ask(open(2, ['three-1'], ['3blue'], ['six-1']).after(roll(0, 'rrrgby')));
    expect(turnFacts(answer, { type: 'take', pile: 0 }).points).toBe(1);
    const { cards } = turnFacts(answer, { type: 'roll', dice: [0, 1, 2, 3, 4, 5] });
    expect(cards[0]).toEqual({ plan: 0, most: 0 });
    expect(cards[1]?.most).toBeGreaterThan(0.1);
  });
});

describe('the black dice', () => {
  it('a turned die that makes a card for sure is worth the card', () => {
    const answer = ask(open(2, ['five-1'], ['3blue'], ['six-1']).after(roll(0, 'rrrgrr')));
    const { points, cards } = turnFacts(answer, { type: 'turn-die', die: 3, face: 'red' });
    expect(cards[2]).toEqual({ plan: 1, most: 1 });
    expect(points).toBe(6);
    expect(answer.moves[0]?.move).toEqual({ type: 'turn-die', die: 3, face: 'red' });
  });

  it('after the last throw: what ends the turn without a card hands dice on, and the least is best', () => {
    const table = open(2, ['3red'], ['six-1'], ['five-1']).after(
      roll(0, 'rrrgby'),
      roll(0, '...gby'),
      roll(0, '....yy'),
    );
    const answer = ask(table);
    const ending = turnFacts(answer, { type: 'end-turn' });
    expect(ending).toMatchObject({ points: 0, none: 1 });
    expect(ending.gift).toBeGreaterThan(0);
    const [best] = answer.moves;
    expect(best?.move.type).toBe('turn-die');
    expect(best?.facts.kind === 'turn' ? best.facts.gift : 1).toBeLessThan(ending.gift);
  });
});

describe('dice of a failed turn', () => {
  const table = open(2, ['three-1'], ['3blue'], ['six-1']).after(
    roll(0, 'rrgbyo'),
    roll(0, '..gbyo'),
    roll(0, '..gbyo'),
  );
  const answer = ask(table, 1);

  it('may be taken, kept in part with two throws, or thrown afresh with three', () => {
    // Two red kept, two throws at four dice: not both fail, and a third red is not the only way.
    const kept = turnFacts(answer, { type: 'roll', dice: [2, 3, 4, 5] });
    const fresh = turnFacts(answer, { type: 'roll', dice: [0, 1, 2, 3, 4, 5] });
    expect(kept.cards[0]?.most).toBeGreaterThan(1 - (5 / 6) ** 8);
    expect(fresh.cards[1]?.most).toBeGreaterThan(kept.cards[1]?.most as number);
  });

  it('three blue with six dice and three throws are 1 minus a binomial sum at least, the black dice helping', () => {
    const blue = 91 / 216;
    const plain =
      1 -
      [1, 6, 15].reduce(
        (sum, ways, count) => sum + ways * blue ** count * (1 - blue) ** (6 - count),
        0,
      );
    const { cards } = turnFacts(answer, { type: 'roll', dice: [0, 1, 2, 3, 4, 5] });
    expect(cards[1]?.most).toBeGreaterThan(plain);
    expect(cards[1]?.most).toBeLessThan(plain + 0.2);
  });
});

describe('actions', () => {
  it('a steal is worth the mean of the cards it may draw', () => {
    const table = open(2, ['four-1', 'three-3'], ['five-1', 'six-1']).after(
      ...[
        ...wins(0, 0),
        ...wins(1, 1),
        ...[roll(0, 'rgbyop'), roll(0, 'rgbyop'), roll(0, 'rgbyop')],
        ...wins(1, 1),
      ],
    );
    const thrown = table.after(roll(0, 'rrrgby'));
    expect(turnFacts(ask(thrown), { type: 'take', pile: 0 }).points).toBeCloseTo(
      1 + (3 + 6) / 2,
      12,
    );
    const stealing = ask(thrown.after(take(0, 0)));
    expect(of(stealing, { type: 'steal', from: 1 })?.facts).toEqual({
      kind: 'draw',
      drawn: 4.5,
      points: 4.5,
    });
  });

  it('a swap gives the least of the other cards', () => {
    const table = open(2, ['four-1', 'three-4'], ['five-1'])
      .after(...wins(0, 0), ...wins(1, 1))
      .after(roll(0, 'rrrgby'));
    expect(turnFacts(ask(table), { type: 'take', pile: 0 }).points).toBeCloseTo(1 + 3 - 1, 12);
    const drawn = table.after(take(0, 0), swap(0, 1, 'five-1'));
    expect(ask(drawn).moves.map(({ move, value }) => [move, value])).toEqual([
      [{ type: 'give', card: 'three-4' }, -1],
      [{ type: 'give', card: 'four-1' }, -2],
    ]);
  });

  it('a replay is worth a turn more, and nothing more with the card that ends the game', () => {
    const early = open(2, ['four-3'], ['five-1'], ['six-1']).after(roll(0, 'rrrrgb'));
    const { points } = turnFacts(ask(early), { type: 'take', pile: 0 });
    expect(points).toBeGreaterThan(2.5);
    expect(points).toBeLessThan(5);
    const tops = [
      'three-1',
      'three-2',
      'full-1',
      'full-2',
      'four-1',
      'four-2',
      'pairs-1',
      'pairs-2',
      'five-1',
      'four-3',
    ];
    const late = rounds(open(2, tops), 9).after(roll(0, 'rrrrgb'));
    expect(turnFacts(ask(late), { type: 'take', pile: 0 }).points).toBe(2);
  });
});

describe('whether to finish', () => {
  const tops = ['three-1', 'three-2', 'full-1', 'full-2', 'four-1', 'four-2', 'pairs-1'];

  it('is told as chances to win: certain when ahead', () => {
    const table = rounds(open(2, tops), 6).after(...wins(0, 0));
    const answer = ask(table);
    expect(answer.measure).toBe('winning');
    expect(answer.moves[0]).toEqual({
      move: { type: 'finish' },
      value: 1,
      facts: { kind: 'end', winning: 1, sure: true },
    });
    expect(ask(table.after(goOn(0))).moves).toEqual([]);
  });
});

describe('other decks', () => {
  const deckOf = (card: (index: number) => Omit<Card, 'id'>) =>
    Array.from({ length: DECK_SIZE }, (_, index) => ({ id: `${index}`, ...card(index) }) as Card);
  const openWith = (deck: readonly Card[]) => {
    const ids = deck.map(({ id }) => id);
    return Situation.open(
      next,
      2,
      { first: 0, piles: [ids.slice(0, 15), ids.slice(15, 30), ids.slice(30)] },
      { deck },
    );
  };

  it('cards that any dice make are taken for sure', () => {
    const table = openWith(
      deckOf((index) => ({ groups: [1], points: index < 15 ? 999 : 0 })),
    ).after(roll(0, 'rgbyop'));
    const [best] = ask(table).moves;
    expect(best?.move).toEqual({ type: 'take', pile: 0 });
    expect(best?.value).toBe(999);
  });

  it('cards without points, all with actions', () => {
    const actions = ['replay', 'steal', 'swap', 'super-swap'] as const;
    const table = openWith(
      deckOf((index) => ({ groups: [2], points: 0, action: actions[index % 4] as 'steal' })),
    );
    const answer = ask(table.after(roll(0, 'rrbyop')));
    expect(answer.moves.length).toBeGreaterThan(60);
    for (const { value } of answer.moves) expect(Math.abs(value)).toBeLessThan(1e-4);
  });
});

/** Everything that may be played can be reached by touching, and nothing else. */

import { describe, expect, it } from 'vitest';
import { endTurn, fails, open, roll, turnDie } from '../../../../../test/support/events/next.ts';
import type { Seat } from '../../../../game.ts';
import { GameInProgress, oneSource } from '../../../../game-in-progress.ts';
import { Seeded } from '../../../../random.ts';
import { type Card, COLOURS } from '../../rules/cards.ts';
import { GOBELET_1 } from '../../rules/deck.ts';
import type { Move } from '../../rules/moves.ts';
import { next } from '../../rules/rules.ts';
import { PILES } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { type Choices, choicesOf, DICE } from './choices.ts';
import {
  aimAt,
  aimsOf,
  beginning,
  countToThrow,
  keptAfter,
  mainMove,
  quietMove,
  type Selection,
  touchBack,
  touchCard,
  touchDie,
  touchFace,
  touchPile,
} from './selection.ts';

/** Every selection that some touch leads to from this one. */
function touched(selection: Selection, choices: Choices, view: View): readonly Selection[] {
  const found = [
    ...DICE.map((die) => touchDie(selection, die, choices, view)),
    ...Array.from({ length: PILES }, (_, pile) => touchPile(selection, pile, choices)),
    ...COLOURS.map((face) => touchFace(selection, face, choices)),
    ...view.seats.map((_, seat) => touchBack(selection, seat, null, choices)),
    ...(view.seats[view.turn]?.cards ?? []).map((card) => touchCard(selection, card, choices)),
    ...aimsOf(choices, view).map((aim) => aimAt(selection, aim, choices, view)),
  ];
  return found.filter((one) => one !== undefined);
}

/** The moves of all buttons that touching can lead to. */
function reached(moves: readonly Move[], view: View, kept: number): ReadonlySet<string> {
  const choices = choicesOf(moves);
  const buttons = new Set<string>();
  const seen = new Set<string>();
  const open: Selection[] = [beginning(choices, view, kept)];
  for (let selection = open.pop(); selection !== undefined; selection = open.pop()) {
    const key = JSON.stringify(selection);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of [mainMove(selection, choices), quietMove(selection, choices)])
      if (move !== null) buttons.add(JSON.stringify(move));
    open.push(...touched(selection, choices, view));
  }
  return buttons;
}

const STEPS = 70;

/** A kind of move is chosen first, so that throws do not crowd out everything else. */
function walk(seats: number, options: object, seed: string): Set<string> {
  const random = new Seeded(seed);
  const table = GameInProgress.open(next, seats, next.options(seats)(options), oneSource(random));
  const met = new Set<string>();
  let kept = 0;
  for (let step = 0; step < STEPS && table.toMove.length > 0; step++) {
    const seat = table.toMove[0] as Seat;
    const moves = table.moves(seat) as readonly Move[];
    const view = table.see(seat) as View;
    expect([...reached(moves, view, kept)].sort()).toEqual(
      moves.map((move) => JSON.stringify(move)).sort(),
    );
    const types = [...new Set(moves.map(({ type }) => type))];
    for (const type of types) met.add(`${view.phase} ${view.lie} ${type}`);
    const type = types[random.below(types.length)];
    const some = moves.filter((move) => move.type === type && move.type !== 'finish');
    const played = table.play(seat, (some[random.below(some.length)] ?? moves[1]) as Move);
    if (!played.ok) throw new Error(played.reason);
    kept = keptAfter(table.see(seat) as View, { seat, move: played.event.move as Move }, kept);
  }
  return met;
}

const OWN_DECK: readonly Card[] = GOBELET_1.map(({ id }, index) => ({
  id: `own ${id}`,
  points: index,
  groups: [1, 1],
  action: (['swap', 'steal', 'super-swap', 'replay'] as const)[index % 4] as 'swap',
}));

describe('what touching leads to', () => {
  it('is exactly what may be played, in games of 2 to 6 seats', () => {
    const met = new Set<string>();
    for (let seats = 2; seats <= 6; seats++)
      for (const kind of walk(seats, {}, `touch ${seats}`)) met.add(kind);
    expect(met.size).toBeGreaterThan(5);
  }, 60_000);

  it('is exactly what may be played, with a deck of one’s own that is easy to make and full of actions', () => {
    const met = new Set<string>();
    for (let seats = 2; seats <= 6; seats++)
      for (const kind of walk(seats, { deck: OWN_DECK }, `own ${seats}`)) met.add(kind);
    for (const type of [
      'action nothing steal',
      'action nothing swap',
      'give nothing give',
      'finish nothing continue',
    ])
      expect([...met].map((kind) => kind.replace(/ (own|inherited) /, ' nothing '))).toContain(
        type,
      );
  }, 60_000);
});

describe('where a choice begins', () => {
  const begin = (
    table: ReturnType<typeof open>,
    seat: Seat,
    kept = 0,
  ): [Selection, Choices, View] => {
    const choices = choicesOf(table.moves(seat));
    return [beginning(choices, table.view(seat), kept), choices, table.view(seat)];
  };

  it('the first throw takes all six, and no die can be kept', () => {
    const [selection, choices, view] = begin(open(2, ['six-1']), 0);
    expect(mainMove(selection, choices)).toEqual({ type: 'roll', dice: [0, 1, 2, 3, 4, 5] });
    expect(touchDie(selection, 2, choices, view)).toBeUndefined();
  });

  it('a card that is made is chosen, the one worth most; a touched die means to throw on', () => {
    const table = open(2, ['three-1'], ['four-1'], ['six-1']).after(roll(0, 'rrrrgb'));
    const [selection, choices, view] = begin(table, 0);
    expect(mainMove(selection, choices)).toEqual({ type: 'take', pile: 1 });
    const kept = touchDie(selection, 0, choices, view) as Selection;
    expect(mainMove(kept, choices)).toEqual({ type: 'roll', dice: [1, 2, 3, 4, 5] });
    expect(mainMove(touchPile(kept, 0, choices) as Selection, choices)).toEqual({
      type: 'take',
      pile: 0,
    });
    expect(touchPile(kept, 2, choices)).toBeUndefined();
  });

  it('dice another left: at least one is kept, or all six are thrown', () => {
    const [selection, choices, view] = begin(
      open(2, ['six-1'], ['five-1'], ['3red']).after(...fails(0)),
      1,
    );
    expect(selection.aim).toBe('fresh');
    expect(aimsOf(choices, view)).toEqual(['keep', 'fresh']);
    const keep = aimAt(selection, 'keep', choices, view);
    expect(mainMove(keep, choices)).toBeNull();
    expect(countToThrow(touchDie(keep, 5, choices, view) as Selection)).toBe(5);
  });

  it('after the last throw, with nothing made and the black dice agreeing: turn a die or end the turn', () => {
    const blank = [roll(0, 'rgbyop'), roll(0, 'rgbyop'), roll(0, 'rgbyoo')];
    const table = open(2, ['six-1'], ['five-1'], ['3red']).after(...blank);
    const [selection, choices, view] = begin(table, 0);
    expect(selection.aim).toBe('turn');
    expect(quietMove(selection, choices)).toEqual({ type: 'end-turn' });
    const die = touchDie(selection, 0, choices, view) as Selection;
    expect(touchFace(die, 'red', choices)).toBeUndefined(); // it shows that colour
    expect(mainMove(touchFace(die, 'blue', choices) as Selection, choices)).toEqual({
      type: 'turn-die',
      die: 0,
      face: 'blue',
    });
    expect(table.refuses(endTurn(0))).toBeUndefined();
  });
});

describe('the tray', () => {
  it('holds what was not thrown, and a die that was turned; it is empty when the turn is over', () => {
    const first = open(2, ['six-1'], ['five-1'], ['3red']).after(
      roll(0, 'rgbyop'),
      roll(0, '..byoo'),
    );
    const thrown = { seat: 0, move: { type: 'roll', dice: [2, 3, 4, 5] } } as const;
    expect(keptAfter(first.view(0), thrown, 63)).toBe(0b000011);
    const turned = first.after(turnDie(0, 3, 'red'));
    expect(
      keptAfter(
        turned.view(0),
        { seat: 0, move: { type: 'turn-die', die: 3, face: 'red' } },
        0b000011,
      ),
    ).toBe(0b001011);
    const failed = open(2, ['six-1'], ['five-1'], ['3red']).after(...fails(0));
    expect(keptAfter(failed.view(0), thrown, 63)).toBe(0);
    expect(keptAfter(first.view(0), null, 63)).toBe(0);
  });
});

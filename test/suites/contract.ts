/**
 * The laws of src/game.ts, as a suite that any game passes before its author has written a test.
 */

import { beforeAll, describe, expect, it } from 'vitest';
import { deal, draw, lotWays, multisets, outcomes, ways } from '../../src/chance.ts';
import {
  type AnyGame,
  type GameTypes,
  openingOptions,
  type Seat,
  seatsOf,
  turnOf,
  type Viewer,
} from '../../src/game.ts';
import { eventShape, moveShape, optionsShape } from '../../src/game-shapes.ts';
import { Seeded } from '../../src/random.ts';
import {
  type Event,
  lineOf,
  makeEvent,
  makeHeader,
  type OpenRecord,
  readEvent,
  readHeader,
  readMove,
  readTold,
  tellEvent,
} from '../../src/record/record.ts';
import { type JsonSchema, Refusal, type Shape } from '../../src/shape.ts';
import { repeatable, seedFor } from '../support/chance.ts';
import { conforms } from '../support/online/seen-schema.ts';
import { openings, testedOptions } from '../support/openings/index.ts';
import { spoilt } from '../support/spoilt.ts';
import { type Happening, ruledOut } from '../support/telling.ts';

/** One situation on the way: the states before and after the event, and the event. */
interface Step extends Happening {
  /** After the move, before chance answered it; undefined if chance was not asked. */
  readonly asked: unknown;
}

interface Walk {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly setup: object;
  readonly steps: readonly Step[];
  readonly end: unknown;
}

const LONGEST = 20_000;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * A whole random game through the pure surface, every state frozen to its depths as soon as it is
 * there.
 */
function walk(game: AnyGame, seed: string): Walk {
  const random = new Seeded(seed);
  const all = openings(game);
  const { seats, options } = all[random.below(all.length)] as { seats: number; options: object };
  const setup = deal(game, seats, options, random);
  const steps: Step[] = [];
  let state = frozen(game.start(seats, frozen(options), frozen(setup)));
  for (;;) {
    const waiting = game.waiting(state);
    if (waiting.type === 'over') return { game, seats, options, setup, steps, end: state };
    if (waiting.type === 'chance') throw new Error('a state between two events waits for chance');
    if (steps.length === LONGEST) throw new Error(`no end after ${LONGEST} events`);
    const seat = waiting.seats[random.below(waiting.seats.length)] as Seat;
    const moves = game.moves(state, seat);
    const move = moves[random.below(moves.length)] as GameTypes['move'];
    const moved = frozen(game.move(state, seat, move));
    const chance = game.chance(moved);
    if (chance === undefined) {
      steps.push({ state, event: { seat, move }, asked: undefined, after: moved });
      state = moved;
      continue;
    }
    const values = draw(chance, random);
    const answer = game.answer(moved, values);
    const after = frozen(game.answered(moved, answer));
    steps.push({ state, event: { seat, move, answer }, asked: moved, after });
    state = after;
  }
}

const json = (value: unknown): string => JSON.stringify(value);
const viewers = (seats: number): readonly Viewer[] => [
  'public',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** States to look at closely: long games have too many to look at all. */
function samples({ steps, end }: Walk, most: number): readonly unknown[] {
  const every = Math.ceil(steps.length / most);
  const chosen = steps.filter((_, index) => index % every === 0);
  return [
    ...chosen.flatMap(({ state, asked }) => (asked === undefined ? [state] : [state, asked])),
    end,
  ];
}

/** Some steps of each type of event, for those that are rare. */
function stepsOfEachType({ steps }: Walk, most: number): readonly Step[] {
  return [...Map.groupBy(steps, ({ event }) => event.move.type).values()].flatMap((alike) => {
    const every = Math.ceil(alike.length / most);
    return alike.filter((_, index) => index % every === 0);
  });
}

/** The same game, but for a secret that it tells everybody. */
function leaking(game: AnyGame, secret: string): AnyGame {
  return {
    ...game,
    hidden: (state, event, viewer) =>
      game.hidden(state, event, viewer).filter((name) => name !== secret),
  };
}

/** Whether playing this move throws a Refusal. */
function throws(game: AnyGame, state: unknown, seat: Seat, move: GameTypes['move']): boolean {
  try {
    game.move(state, seat, move);
    return false;
  } catch (error) {
    return error instanceof Refusal;
  }
}

/** A law says what is wrong with a walk by throwing. */
type Law = (walked: Walk, seed: string) => void;

/**
 * Walks one random game after another and holds every law against each, for walking takes longer
 * than looking. Gives the first failure of each law that was broken.
 */
function examine(
  game: AnyGame,
  runs: number,
  laws: ReadonlyMap<string, Law>,
): ReadonlyMap<string, Error> {
  const broken = new Map<string, Error>();
  for (let run = 0; run < runs; run++) {
    const seed = seedFor(`walk ${run} of ${game.id}`);
    const walked = walk(game, seed);
    for (const [name, law] of laws) {
      if (broken.has(name)) continue;
      try {
        law(walked, seed);
      } catch (error) {
        broken.set(name, new Error(`walk ${run} of ${game.id}`, { cause: error }));
      }
    }
  }
  return broken;
}

export function contractSuite(game: AnyGame, view: Shape<object>, runs: number): void {
  const laws = new Map<string, Law>();
  let broken: ReadonlyMap<string, Error> = new Map();
  const law = (name: string, check: Law): void => {
    laws.set(name, check);
    it(name, () => {
      const failure = broken.get(name);
      if (failure !== undefined) throw repeatable(failure);
    });
  };

  describe(game.id, () => {
    beforeAll(() => {
      broken = examine(game, runs, laws);
    }, 3_600_000);

    /** The same walks every time, for what would be found out. */
    const known: Walk[] = [];
    const knownWalks = (): readonly Walk[] => {
      for (let seed = known.length; seed < 5; seed++) known.push(walk(game, `walk ${seed}`));
      return known;
    };

    law(
      'ends, with scores for all seats and at least one winner, sides winning together',
      ({ end, seats }) => {
        const waiting = game.waiting(end);
        if (waiting.type !== 'over') throw new Error('not over');
        expect(waiting.scores).toHaveLength(seats);
        expect(waiting.winners.length).toBeGreaterThan(0);
        const sides = new Set(waiting.winners.map((seat) => game.side(seats, seat)));
        for (let seat = 0; seat < seats; seat++)
          expect(waiting.winners.includes(seat)).toBe(sides.has(game.side(seats, seat)));
      },
    );

    it('opens tables with options that it reads as they are, whatever else is asked for, and writes them all', () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const usual = openingOptions(game, seats);
        const opening = game.opening?.(seats) ?? {};
        expect(usual).toEqual({ ...game.options(seats)({}), ...opening });
        expect(game.options(seats)(usual), 'read again').toEqual(usual);
        const setup = deal(game, seats, usual, new Seeded('opened'));
        const header = JSON.parse(makeHeader(game, seats, usual, setup)) as Record<string, unknown>;
        expect(Object.keys(header['options'] as object).sort()).toEqual(Object.keys(usual).sort());
        expect(readHeader(header, [game]).options).toEqual(usual);
        for (const wrong of [null, [], 'all', { noSuchOption: 1 }])
          expect(() => openingOptions(game, seats, wrong)).toThrow(Refusal);
        for (const { options } of testedOptions(game).filter(
          (one) => one.seats?.includes(seats) === false,
        ))
          expect(() => openingOptions(game, seats, options)).toThrow(Refusal);
        for (const { options } of openings(game).filter((one) => one.seats === seats)) {
          expect(openingOptions(game, seats, options), 'all said').toEqual(options);
          for (const [key, value] of Object.entries(options)) {
            expect(openingOptions(game, seats, { [key]: value }), 'one said').toEqual({
              ...usual,
              [key]: value,
            });
          }
        }
      }
    });

    law(
      'has a seat that began, the same from when it is decided to the end',
      ({ steps, end, seats }) => {
        const began = game.first(end) as Seat;
        expect(Number.isInteger(began) && began >= 0 && began < seats).toBe(true);
        let isDecided = false;
        for (const { state, asked, after } of steps) {
          for (const one of asked === undefined ? [state, after] : [state, asked, after]) {
            const first = game.first(one);
            expect(first).toBe(isDecided || first !== undefined ? began : undefined);
            isDecided ||= first !== undefined;
          }
        }
        const turns = Array.from({ length: seats }, (_, seat) => turnOf(game, end, seats, seat));
        expect(turns[began]).toBe(0);
        expect(turns[(began + 1) % seats]).toBe(1);
      },
    );

    law('has packs only where every seat is a side of its own', ({ seats }) => {
      const sides = new Set(Array.from({ length: seats }, (_, seat) => game.side(seats, seat)));
      expect(game.hasPacks !== true || sides.size === seats).toBe(true);
    });

    law(
      'waits for exactly one thing, and offers a move to every seat it waits for and to no other',
      (walked) => {
        for (const state of samples(walked, 60)) {
          const toMove = seatsOf(game.toMove(state));
          if (toMove.length > 0) expect(game.chance(state)).toBeUndefined();
          for (let seat = 0; seat < walked.seats; seat++) {
            expect(game.moves(state, seat).length > 0, `seat ${seat}`).toBe(toMove.includes(seat));
          }
          expect(game.winners(state).length > 0).toBe(
            toMove.length === 0 && game.chance(state) === undefined,
          );
          for (const stranger of [-1, walked.seats, 31, 32, 0.5, Number.NaN])
            expect(game.moves(state, stranger)).toEqual([]);
        }
      },
    );

    law('accepts what it offers and nothing else', (walked) => {
      const pool = new Map<string, GameTypes['move']>(
        walked.steps.map(({ event: { move } }) => [json(move), move]),
      );
      for (const state of samples(walked, 12)) {
        for (let seat = -1; seat <= walked.seats; seat++) {
          const moves = game.moves(state, seat);
          const offered = new Set(moves.map(json));
          expect(offered.size, 'each move once').toBe(moves.length);
          const refused = moves.filter((move) => game.refusal(state, seat, move) !== undefined);
          expect(refused, `offered to seat ${seat} and refused`).toEqual([]);
          const others = [...pool].filter(([spelled]) => !offered.has(spelled));
          const accepted = others.filter(
            ([, move]) =>
              typeof game.refusal(state, seat, move) !== 'string' ||
              !throws(game, state, seat, move),
          );
          expect(accepted, `not offered to seat ${seat} and accepted`).toEqual([]);
        }
      }
    });

    law('spells codes and moves, values and answers, there and back', ({ steps }) => {
      for (const { state, event, asked } of steps) {
        const code = game.encode(state, event.move);
        expect(game.decode(state, code)).toEqual(event.move);
        if (asked === undefined || event.answer === undefined) continue;
        expect(game.answer(asked, game.values(asked, event.answer))).toEqual(event.answer);
      }
    });

    law('is pure: the same input, frozen, gives the same output', ({ steps }) => {
      for (const { state, event, asked } of steps) {
        const again = game.move(state, event.seat, event.move);
        expect(json(again)).toBe(json(game.move(state, event.seat, event.move)));
        if (asked !== undefined) expect(json(again)).toBe(json(asked));
        expect(json(game.copy(state))).toBe(json(state));
      }
    });

    law('survives JSON at every state', (walked) => {
      for (const state of samples(walked, 40)) {
        const thawed = JSON.parse(json(state)) as unknown;
        expect(thawed).toEqual(state);
        for (const viewer of viewers(walked.seats))
          expect(json(game.view(thawed, viewer))).toBe(json(game.view(state, viewer)));
        for (const seat of seatsOf(game.toMove(state)))
          expect(game.moves(thawed, seat)).toEqual(game.moves(state, seat));
      }
    });

    law(
      'asks chance for answers whose weights sum exactly, and takes each of them',
      ({ steps }) => {
        const asked = steps.filter((step) => step.asked !== undefined);
        for (const step of asked.slice(0, 30)) {
          const chance = game.chance(step.asked);
          if (chance === undefined) throw new Error('chance was not asked');
          const all = [...multisets(chance)];
          expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBe(ways(chance));
          for (const { values } of all) game.answered(step.asked, game.answer(step.asked, values));
          expect([...outcomes({ ...chance, draws: Math.min(chance.draws, 3) })]).toHaveLength(
            chance.sides ** Math.min(chance.draws, 3),
          );
          expect(() => game.answered(step.state, step.event.answer as object)).toThrow(Refusal);
        }
      },
    );

    law(
      'deals setups that its own header accepts, by lots that can be counted',
      ({ seats, options, setup }) => {
        expect(game.setup(seats, options)(JSON.parse(json(setup)))).toEqual(setup);
        expect(game.options(seats)(JSON.parse(json(options)))).toEqual(options);
        for (const lot of game.lots(seats, options)) expect(lotWays(lot) > 0n).toBe(true);
      },
    );

    law(
      'lets the host name a lot of one, or nothing, and shifts no other chance by it',
      ({ seats, options }, seed) => {
        const source = (): Seeded => new Seeded(`named ${seed}`);
        const lots = game.lots(seats, options);
        const lot = lots.find(({ choice }) => choice === 'first');
        expect(lots.filter(({ choice, kind }) => choice !== undefined && kind !== 'one')).toEqual(
          [],
        );
        if (lot === undefined) {
          expect(() => deal(game, seats, options, source(), { first: 0 })).toThrow(Refusal);
          return;
        }
        const [unnamed, after] = [source(), source()];
        const drawn = json(deal(game, seats, options, unnamed));
        const setups = Array.from({ length: lot.of }, (_, first) =>
          deal(game, seats, options, source(), { first }),
        );
        for (const setup of setups)
          expect(game.setup(seats, options)(JSON.parse(json(setup)))).toEqual(setup);
        expect(new Set(setups.map(json)).size).toBe(lot.of);
        expect(setups.filter((setup) => json(setup) === drawn)).toHaveLength(1);
        deal(game, seats, options, after, { first: 0 });
        expect(after.below(1 << 20)).toBe(unnamed.below(1 << 20));
        for (const first of [-1, lot.of, 0.5, Number.NaN]) {
          expect(() => deal(game, seats, options, source(), { first })).toThrow(Refusal);
        }
      },
    );

    law(
      'writes a record whose replay comes to the same state',
      ({ seats, options, setup, steps, end }) => {
        const header = JSON.parse(makeHeader(game, seats, options, setup)) as Record<
          string,
          unknown
        >;
        const record: OpenRecord = readHeader(header, [game]);
        for (const { event } of steps) record.add(readEvent(game, JSON.parse(makeEvent(event))));
        expect(json(record.state)).toBe(json(end));
        expect(record.verdict(1)).toMatchObject({
          ok: true,
          over: true,
          events: steps.length,
          winners: game.winners(end),
        });
      },
    );

    law(
      'shows a viewer the same, byte by byte, in every world he cannot tell from this one',
      (walked, seed) => {
        const random = new Seeded(`worlds ${seed}`);
        for (const state of samples(walked, 40)) {
          for (const viewer of viewers(walked.seats)) {
            const other = frozen(game.imagine(state, viewer, (n) => random.below(n)));
            expect(json(game.view(other, viewer))).toBe(json(game.view(state, viewer)));
            if (viewer !== 'public')
              expect(json(game.moves(other, viewer))).toBe(json(game.moves(state, viewer)));
            expect(game.toMove(other)).toBe(game.toMove(state));
          }
        }
      },
    );

    law('tells a player his own move whole, and keeps back secrets only', (walked) => {
      for (const { state, event } of stepsOfEachType(walked, 6)) {
        const line = lineOf(event);
        expect(readMove(game, JSON.parse(json(event.move)))).toEqual(event.move);
        for (const viewer of viewers(walked.seats)) {
          const hidden = game.hidden(state, event, viewer);
          const told = tellEvent(game, state, event, viewer, line);
          if (hidden.length === 0) expect(told).toBe(line);
          for (const name of hidden) {
            expect(game.secrets).toContain(name);
            expect(Object.keys(line)).toContain(name);
          }
          if (viewer === event.seat) expect(told).toMatchObject(event.move);
          for (const name of Object.keys(line))
            expect(Object.hasOwn(told, name)).toBe(!hidden.includes(name));
          expect(lineOf(readTold(game, JSON.parse(json(told))) as Event)).toEqual(told);
        }
      }
    });

    law('tells a viewer nothing that his views do not leave open', (walked, seed) => {
      const random = new Seeded(`told ${seed}`);
      for (const step of stepsOfEachType(walked, 3)) {
        for (const viewer of viewers(walked.seats)) {
          expect(
            ruledOut(game, step, viewer, random),
            `${makeEvent(step.event)} told to ${viewer}`,
          ).toEqual([]);
        }
      }
    });

    it('would be found out if it told everybody one of its secrets', () => {
      const found = game.secrets.filter((secret) => {
        const leaky = leaking(game, secret);
        const random = new Seeded(secret);
        return knownWalks().some(({ steps, seats }) =>
          steps.some((step) =>
            viewers(seats).some((viewer) => ruledOut(leaky, step, viewer, random).length > 0),
          ),
        );
      });
      expect(found).toEqual(game.secrets);
    });

    const [schemaOfView, schemaOfMove, schemaOfEvent, schemaOfOptions] = [
      view,
      moveShape(game),
      eventShape(game),
      optionsShape(game),
    ].map(({ schema }) => schema as JsonSchema) as [JsonSchema, JsonSchema, JsonSchema, JsonSchema];

    law('looks as its schemas say: views, moves, events and options', (walked) => {
      expect(conforms(walked.options, schemaOfOptions)).toEqual([]);
      for (const state of samples(walked, 20)) {
        for (const viewer of viewers(walked.seats)) {
          const shown = game.view(state, viewer);
          expect(view(JSON.parse(json(shown)))).toEqual(shown);
          expect(conforms(shown, schemaOfView)).toEqual([]);
        }
        for (const seat of seatsOf(game.toMove(state)))
          for (const move of game.moves(state, seat).slice(0, 20))
            expect(conforms(move, schemaOfMove)).toEqual([]);
      }
      for (const { state, event } of stepsOfEachType(walked, 3)) {
        for (const viewer of viewers(walked.seats)) {
          const told = tellEvent(game, state, event, viewer, lineOf(event));
          expect(conforms(JSON.parse(json(told)), schemaOfEvent)).toEqual([]);
        }
      }
    });

    law('is refused by its schemas once it is spoilt', (walked, seed) => {
      const random = new Seeded(`spoilt ${seed}`);
      const isSeenThrough = (
        value: unknown,
        schema: JsonSchema,
        mayBeAbsent: readonly string[] = [],
      ): void => {
        for (const [what, wrong] of spoilt(JSON.parse(json(value)), random, mayBeAbsent))
          expect(conforms(wrong, schema).length, what).toBeGreaterThan(0);
      };
      for (const state of samples(walked, 3)) isSeenThrough(game.view(state, 0), schemaOfView);
      for (const { state, event } of stepsOfEachType(walked, 1)) {
        isSeenThrough(event.move, schemaOfMove);
        const told = tellEvent(game, state, event, event.seat, lineOf(event));
        isSeenThrough(told, schemaOfEvent, game.secrets);
      }
    });

    it('has a version, counted from 1', () => {
      expect(Number.isInteger(game.version) && game.version >= 1).toBe(true);
    });

    law('shows everybody the same, but for whose view it is, where it has no secrets', (walked) => {
      if (game.secrets.length > 0) return;
      for (const state of samples(walked, 40)) {
        const [first, ...others] = viewers(walked.seats).map((viewer) =>
          json({ ...game.view(state, viewer), viewer: null }),
        );
        for (const other of others) expect(other).toBe(first);
      }
    });

    it('has other worlds to imagine if it keeps secrets at all', () => {
      const random = new Seeded('other worlds');
      let secrets = 0;
      let imagined = 0;
      for (const walked of knownWalks()) {
        for (const state of samples(walked, 200)) {
          const [one, other] = [0, 1].map((seat) =>
            json({ ...game.view(state, seat), viewer: null }),
          );
          if (one === other) continue;
          secrets++;
          if (json(game.imagine(state, 0, (n) => random.below(n))) !== json(state)) imagined++;
        }
      }
      expect(secrets > 0, 'views differ').toBe(game.secrets.length > 0);
      // Not every secret has an alternative (the last card, a hand of one), but most have.
      expect(imagined).toBeGreaterThanOrEqual(secrets * 0.3);
    });
  });
}

/**
 * A game in shapes, for everybody who writes a client: what its views, moves, events and options
 * look like. Moves, events and options are read off the rules; the shape of views is written beside
 * them (rules/schemas.ts of each game), and the compiler holds it against their type.
 */

import type { AnyGame, CommonView, Viewer } from './game.ts';
import {
  type FieldsShape,
  fields,
  flag,
  listOf,
  oneOf,
  type Shape,
  type Shapes,
  variants,
  whole,
} from './shape.ts';

/** At any table of any game. */
const MOST_SEATS = 6;

export const seatShape: Shape<number> = whole(0, MOST_SEATS - 1);
export const viewerShape: Shape<Viewer> = oneOf(['public', 0, 1, 2, 3, 4, 5]);

/** A value for each seat. */
export function bySeat<T>(shape: Shape<T>): Shape<readonly T[]> {
  return listOf(shape, 2, MOST_SEATS);
}

/** A view: what a game shows, and what every view has. */
export function viewShape<View extends CommonView>(
  game: string,
  own: Shapes<Omit<View, keyof CommonView>>,
): Shape<View> {
  const seats = listOf(seatShape, 0, MOST_SEATS);
  const common: Shapes<CommonView> = {
    game: oneOf([game]),
    viewer: viewerShape,
    toMove: seats,
    over: flag,
    winners: seats,
  };
  // both halves are held against the type; TypeScript does not add them up for a View it can't see
  return fields({ ...common, ...own } as Shapes<View>) as Shape<View>;
}

type EventTable = Readonly<
  Record<
    string,
    {
      readonly move: Readonly<Record<string, Shape<unknown>>>;
      readonly answer?: Readonly<Record<string, Shape<unknown>>>;
    }
  >
>;

/** What a seat may choose. */
export function moveShape({ events }: AnyGame): Shape<object> {
  return byType(events, ({ move }) => fields(move));
}

/**
 * A move and its answer, as somebody was told of them: fields that are not for everybody may be
 * absent.
 */
export function eventShape({ events, secrets }: AnyGame): Shape<object> {
  const isSecret = ([name]: readonly [string, unknown]): boolean => secrets.includes(name);
  return byType(events, ({ move, answer }) => {
    const all = Object.entries({ ...move, ...answer });
    return fields(
      { seat: seatShape, ...Object.fromEntries(all.filter((entry) => !isSecret(entry))) },
      Object.fromEntries(all.filter(isSecret)),
    );
  });
}

function byType(
  events: AnyGame['events'],
  shapeOf: (fields: EventTable[string]) => FieldsShape<object>,
): Shape<object> {
  const table = Object.entries(events as EventTable).map(
    ([type, own]) => [type, shapeOf(own)] as const,
  );
  return variants(Object.fromEntries(table));
}

/** Options as they may be asked for; some go with some numbers of seats only. */
export function optionsShape(game: AnyGame): Shape<object> {
  return game.options(game.seats.min);
}

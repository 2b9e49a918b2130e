/**
 * The moments of an example: its record is replayed, and what is drawn is what a viewer is shown
 * then.
 */

import type { GameTypes, Told, Viewer } from '../../../game.ts';
import {
  type OpenRecord,
  readEvent,
  readHeader,
  readTold,
  tellEvent,
} from '../../../record/record.ts';
import type { Example, Guide, PositionProps } from '../../kit/contracts/guide.ts';

/** All that a position is drawn from but words and people. */
export type Position = Pick<PositionProps, 'view' | 'event' | 'before' | 'moves' | 'claim'> & {
  /** Of the words. */
  readonly name: string;
  readonly seats: number;
};

export function positionsOf({ rules }: Guide, example: Example): readonly Position[] {
  return Object.entries(example.moments).map(([name, { after, viewer = 'public', claim }]) => {
    const [header, ...events] = example.record.slice(0, after + 1) as readonly Readonly<
      Record<string, unknown>
    >[];
    const record = readHeader(header ?? {}, [rules]);
    const last = events.pop();
    for (const event of events) record.add(readEvent(rules, event));
    const { event, before } =
      last === undefined ? { event: null, before: null } : happen(record, last, viewer);
    const [asked, ...others] = rules.view(record.state, viewer).toMove;
    const moves = asked === undefined || others.length > 0 ? [] : rules.moves(record.state, asked);
    return {
      name,
      seats: record.seats,
      view: rules.view(record.state, viewer),
      event,
      before,
      moves,
      claim,
    };
  });
}

/** Adds the last event, and tells it as this viewer was told. */
function happen(
  record: OpenRecord,
  line: object,
  viewer: Viewer,
): { readonly event: Told; readonly before: GameTypes['view'] } {
  const { game, state } = record;
  const event = readEvent(game, line);
  const told = readTold(game, tellEvent(game, state, event, viewer));
  const before = game.view(state, viewer);
  record.add(event);
  return { event: told, before };
}

/**
 * A game played at random through a table, as the page is told it: one moment after every event.
 */

import type { Game, GameTypes, Seat, Told, Viewer } from '../../src/game.ts';
import { GameInProgress, oneSource } from '../../src/game-in-progress.ts';
import { Seeded } from '../../src/random.ts';
import { readTold } from '../../src/record/record.ts';
import type { Moment, SeatFace, ToldStep } from '../../src/web/kit/contracts/board.ts';

export interface Shown<K extends GameTypes> extends Moment<K> {
  readonly event: Told<K>;
  readonly before: K['view'];
  readonly told: readonly ToldStep<K>[];
  readonly scores: readonly number[];
}

/**
 * Every moment of a random game, through the eyes of one viewer, while its event is being shown.
 */
export function* moments<K extends GameTypes>(
  game: Game<K>,
  {
    seats,
    options = {},
    viewer = 0,
    seed,
  }: { seats: number; options?: object; viewer?: Viewer; seed: string },
): Generator<Shown<K>> {
  const random = new Seeded(seed);
  const table = GameInProgress.open(
    game,
    seats,
    game.options(seats)(options) as object,
    oneSource(random),
  );
  const told: ToldStep<K>[] = [];
  for (let n = 1; table.toMove.length > 0; n++) {
    const before = table.see(viewer) as K['view'];
    const seat = table.toMove[random.below(table.toMove.length)] as Seat;
    const offered = table.moves(seat);
    const tried = table.try(seat, offered[random.below(offered.length)] as GameTypes['move']);
    if (!tried.ok) throw new Error(tried.reason);
    // what this game told is of its types
    const event = readTold(game, JSON.parse(table.tell(tried.event, viewer))) as unknown as Told<K>;
    table.keep(tried);
    told.push({ n, event });
    const me = viewer === 'public' ? null : viewer;
    const actor = me !== null && table.toMove.includes(me) ? me : null;
    const view = table.see(viewer) as K['view'];
    yield {
      view,
      me,
      actor,
      moves: [],
      event,
      before,
      n,
      isMoving: true,
      isSending: false,
      told: [...told],
      scores: table.scores,
    };
  }
}

const NAMES = ['Léa', 'Noé', 'Ana', 'Tom', 'Zoé', 'Max'];

export function faces(game: Game, seats: number, me: Seat | null): readonly SeatFace[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: NAMES[seat] ?? '',
    isMe: seat === me,
    isBot: false,
    side: game.side(seats, seat),
  }));
}

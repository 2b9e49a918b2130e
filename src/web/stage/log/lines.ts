/** The log: what a game tells of its moves, and what else happened at the table, in order. */

import type { About } from '../../../protocol.ts';
import type { Line, SeatFace } from '../../kit/contracts/board.ts';
import { t } from '../../shell/words.ts';
import type { OtherStep, Session } from '../session.ts';
import { settledView } from '../settled-view.ts';

export function linesOf(
  session: Session,
  faces: readonly SeatFace[],
  words: unknown,
): readonly Line[] {
  const shown = session.shown.value;
  const moment = session.moment.value;
  if (shown === undefined || moment === undefined) return [];
  // Not before it is shown: a log that runs ahead of the dice would give the throw away.
  const told = session.told.value.filter(
    ({ n }) => n <= shown.n && !(shown.isMoving && n === shown.n),
  );
  const moves = session.board
    .narrate(told, settledView(moment), faces, words)
    .filter(({ isPrivate }) => !(isPrivate && moment.me === null));
  const others = otherLines(session.others.value, faces, shown.about);
  return [...moves, ...others].toSorted((one, other) => one.n - other.n);
}

/** What happened besides the moves. New dice before the start change nothing for anybody. */
export function otherLines(
  steps: readonly OtherStep[],
  faces: readonly SeatFace[],
  about: About,
): readonly Line[] {
  const start = steps.find(({ what }) => what.type === 'started')?.n ?? 0;
  return steps.flatMap((step) =>
    step.what.type === 'redealt' && step.n < start ? [] : otherLine(step, faces, about),
  );
}

function otherLine(
  { n, what }: OtherStep,
  faces: readonly SeatFace[],
  about: About,
): readonly Line[] {
  const words = t().log;
  const nameAt = (seat: number): string => faces[seat]?.name ?? '';
  switch (what.type) {
    case 'held': {
      const name = nameAt(what.seat);
      return [
        {
          n,
          seat: what.seat,
          text: what.why === 'left' ? words.left({ name }) : words.held({ name }),
        },
      ];
    }
    case 'returned':
      return [{ n, seat: what.seat, text: words.returned({ name: nameAt(what.seat) }) }];
    case 'ended':
      return [{ n, seat: null, text: t().after.stopped }];
    case 'paused':
      return [{ n, seat: null, text: words.paused }];
    case 'redealt':
      return [{ n, seat: null, text: words.redealt, weight: 'strong' }];
    case 'renamed': {
      const seat = about.seats.findIndex(
        (sitter) => sitter?.type === 'person' && sitter.person === what.person,
      );
      return seat < 0 ? [] : [{ n, seat, text: words.renamed({ name: what.name }) }];
    }
    case 'started':
      return [{ n, seat: null, text: words.started }];
    default:
      return [];
  }
}

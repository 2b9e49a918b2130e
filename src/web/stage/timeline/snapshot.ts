/** What is shown of a timeline: a moment for the board, and what happened until then in words. */

import type { Viewer } from '../../../game.ts';
import type { Eyes } from '../../../protocol.ts';
import type { Board, Line, Moment, SeatFace } from '../../kit/contracts/board.ts';
import type { MomentAddress } from './moment-address.ts';
import type { Timeline } from './timeline.ts';

export interface Snapshot extends MomentAddress {
  /**
   * Another one for everything that is shown: who steps to the same throw twice sees it thrown
   * twice.
   */
  readonly n: number;
  /** One came here by the event itself, and not by a leap. */
  readonly isStep: boolean;
  /** The event is being shown. */
  readonly isMoving: boolean;
}

/**
 * With everything open the board shows what everybody could see, and stays as it lies; the rest is
 * laid beside it.
 */
export function viewerOf(eyes: Eyes): Viewer {
  return eyes === 'open' ? 'public' : eyes;
}

/** Nobody acts, nothing can be played. */
export function momentOf(timeline: Timeline, { at, eyes, n, isStep, isMoving }: Snapshot): Moment {
  const viewer = viewerOf(eyes);
  return {
    view: timeline.view(at, viewer),
    me: viewer === 'public' ? null : viewer,
    actor: null,
    moves: [],
    event: isStep ? (timeline.told(viewer)[at - 1]?.event ?? null) : null,
    before: isStep && at > 0 ? timeline.view(at - 1, viewer) : null,
    n,
    isMoving,
    isSending: false,
  };
}

/** The position up to which everything has been seen: while dice tumble, the one before them. */
export function settledAt({ at, isMoving }: Snapshot): number {
  return isMoving ? at - 1 : at;
}

/**
 * The log up to a position. With everything open, what was told to one or two only is in it too.
 */
export function linesAt(
  board: Board,
  timeline: Timeline,
  { at, eyes }: MomentAddress,
  faces: readonly SeatFace[],
  words: unknown,
): readonly Line[] {
  const narrated = (viewer: Viewer): readonly Line[] =>
    board.narrate(timeline.told(viewer).slice(0, at), timeline.view(at, viewer), faces, words);
  const lines = narrated(viewerOf(eyes));
  if (eyes !== 'open' || !timeline.hasSecrets) return lines;
  const known = new Set(lines.map(keyOf));
  const secret = faces
    .flatMap(({ seat }) => narrated(seat))
    .filter((line) => line.isPrivate === true && !known.has(keyOf(line)) && known.add(keyOf(line)));
  return [...lines, ...secret].toSorted((one, other) => one.n - other.n);
}

function keyOf({ n, text }: Line): string {
  return `${n} ${text}`;
}

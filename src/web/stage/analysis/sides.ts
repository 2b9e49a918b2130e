/** The sides that win or lose, as they are shown: a seat, or a team under one mark. */

import type { SeatFace } from '../../kit/contracts/board.ts';
import { markOf } from '../people/seats.tsx';

export interface SideFace {
  readonly side: number;
  readonly mark: number;
  readonly name: string;
  readonly isBot: boolean;
}

export function sidesOf(faces: readonly SeatFace[]): readonly SideFace[] {
  return [...new Set(faces.map(({ side }) => side))].toSorted().map((side) => {
    const members = faces.filter((face) => face.side === side);
    return {
      side,
      mark: markOf(members[0] as SeatFace, faces),
      name: members.map(({ name }) => name).join(' + '),
      isBot: members.every(({ isBot }) => isBot),
    };
  });
}

/** Faces that are tapped in, die by die: each can be put right before all of them are sent. */

import type { DieFace } from '../../kit/things/colours.ts';

export interface Entering {
  /** By the dice that were thrown, in order; null if nothing is tapped yet. */
  readonly faces: readonly (DieFace | null)[];
  /** The die that the next face is for. */
  readonly at: number;
}

export function begin(dice: number): Entering {
  return { faces: new Array<null>(dice).fill(null), at: 0 };
}

/** The face goes where it was asked for; then the next die without one is asked for. */
export function enter({ faces, at }: Entering, face: DieFace): Entering {
  const entered = faces.with(at, face);
  return { faces: entered, at: nextEmpty(entered, at) };
}

/** If everything is tapped in, the last die stays the one that another face would be for. */
function nextEmpty(faces: readonly (DieFace | null)[], at: number): number {
  const after = faces.findIndex((face, place) => face === null && place > at);
  const any = after < 0 ? faces.indexOf(null) : after;
  return any < 0 ? at : any;
}

export function choose({ faces }: Entering, at: number): Entering {
  return { faces, at };
}

/** Takes back the face of the chosen die, else of the one before it. */
export function undo({ faces, at }: Entering): Entering {
  const from =
    faces[at] === null ? faces.findLastIndex((face, place) => face !== null && place < at) : at;
  return from < 0 ? { faces, at } : { faces: faces.with(from, null), at: from };
}

/** The faces, once there is one for every die. */
export function complete({ faces }: Entering): readonly DieFace[] | undefined {
  return faces.includes(null) ? undefined : (faces as readonly DieFace[]);
}

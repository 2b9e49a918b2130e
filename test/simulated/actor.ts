/**
 * Who does something: a process of the server, or a device. It may die, sleep or be wrong about the
 * time.
 */

/** Something that is due at a time; cancelled without `run`. */
export interface Held<Whose> {
  at: number;
  readonly order: number;
  readonly actor: Whose;
  run: (() => void) | undefined;
}

export class Actor {
  readonly name: string;
  isDead = false;
  isPaused = false;
  /** How far its clock is ahead of the true time, in milliseconds. */
  skew = 0;
  /** What was due while it was paused. */
  readonly held: Held<Actor | undefined>[] = [];

  constructor(name: string) {
    this.name = name;
  }
}

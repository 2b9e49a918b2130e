/**
 * The programs that play in a match: a list shared by all workers, so that none outlives the match
 * even if a worker is ended in the middle of something. Each program leads a process group of its
 * own; what it has started goes with it, and Ctrl-C reaches us, not them.
 */

const SLOTS = 1024;
const HAS_GROUPS = process.platform !== 'win32';

export function shareChildren(): SharedArrayBuffer {
  return new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT);
}

export class Children {
  readonly #pids: Int32Array<SharedArrayBuffer>;

  constructor(shared: SharedArrayBuffer) {
    this.#pids = new Int32Array(shared);
  }

  add(pid: number): void {
    for (let slot = 0; slot < SLOTS; slot++)
      if (Atomics.compareExchange(this.#pids, slot, 0, pid) === 0) return;
  }

  /** Ends a program and all it has started. */
  end(pid: number): void {
    try {
      process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
    } catch {} // it has ended by itself
    for (let slot = 0; slot < SLOTS; slot++)
      if (Atomics.compareExchange(this.#pids, slot, pid, 0) === pid) return;
  }

  endAll(): void {
    for (const pid of this.#pids) if (pid !== 0) this.end(pid);
  }
}

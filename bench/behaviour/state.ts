/** What a run has found so far, in a file, so that another can go on from there. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Reached } from './search.ts';

/** By process. */
export interface State {
  readonly seed: string;
  readonly processes: readonly Reached[];
}

const NOTHING: Reached = { tried: 0, kept: [] };

/** Where a run of this seed and number of processes begins. */
export function readState(
  file: string | undefined,
  seed: string,
  processes: number,
): readonly Reached[] {
  if (file === undefined || !existsSync(file)) return new Array<Reached>(processes).fill(NOTHING);
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  if (state.seed !== seed || state.processes.length !== processes)
    throw new Error(`${file} is of SEED=${state.seed} PROCESSES=${state.processes.length}`);
  return state.processes;
}

/** All of it or nothing, whenever the run is ended. */
export function writeState(file: string, state: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

/** After a game: its record and proof are fetched, the dice checked against what was promised, and both kept in files. */

import { existsSync, writeFileSync } from 'node:fs';
import { type Api, ApiRefusal } from '../../client/api.ts';
import { readProof } from '../../dice/proof.ts';
import { verify } from '../../dice/verify.ts';
import type { Seat } from '../../game.ts';
import { games } from '../../games/index.ts';
import { Refusal } from '../../shape.ts';
import { unreadable } from '../files.ts';
import { say } from './words.ts';

export interface Kept {
  readonly record: string;
  readonly proof: string;
}

/** What this person saw and gave before the game. */
export interface Promised {
  readonly commitment: string;
  /** He saw it before he gave his seed, and not only when he came back to his seat. */
  readonly isBefore: boolean;
  /** The game was stopped before its end. */
  readonly isStopped?: boolean;
  /** Where he gave one from here. */
  readonly seed?: { readonly seat: Seat; readonly text: string } | undefined;
}

export async function fetchKept(api: Api, token: string, table: string): Promise<Kept | string> {
  try {
    return await api.kept(token, table);
  } catch (error) {
    if (error instanceof ApiRefusal) return error.message;
    if (error instanceof TypeError) return say().unreachable;
    throw error;
  }
}

/** Whether the dice were fair, in one sentence. */
export function judge({ record, proof }: Kept, { commitment, isBefore, seed, isStopped }: Promised): string {
  try {
    const read = readProof(JSON.parse(proof));
    const { follows, over, totals } = verify(record.split('\n'), read, games);
    if (read.commitment !== commitment) return say().unfair({ what: say().unfairCommitment });
    if (!follows || (!over && !isStopped)) return say().unfair({ what: say().unfairThrows });
    if (seed !== undefined && read.seeds[seed.seat]?.seed !== seed.text) return say().unfair({ what: say().unfairSeed });
    const count = Object.values(totals).reduce((sum, { asked }) => sum + asked, 0);
    return say().fair(count, isBefore, seed !== undefined);
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return say().unfair({ what: error.message });
    throw error;
  }
}

/** Writes both beside each other, over nothing that is there, and says where. */
export function keepFiles({ record, proof }: Kept, table: string): string {
  for (let number = 1; ; number++) {
    const stem = `gobelet-${table}${number === 1 ? '' : `-${number}`}`;
    const files = { record: `${stem}.jsonl`, proof: `${stem}.proof.json` };
    if (Object.values(files).some((file) => existsSync(file))) continue;
    try {
      writeFileSync(files.record, record, { flag: 'wx' });
      writeFileSync(files.proof, proof, { flag: 'wx' });
    } catch (error) {
      return say().notSaved({ why: unreadable(files.record, error).message });
    }
    return say().saved(files);
  }
}

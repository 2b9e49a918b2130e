/**
 * After a game: its record and proof are fetched, the dice checked against what was promised, and
 * both kept in files.
 */

import { existsSync, writeFileSync } from 'node:fs';
import { type Api, ApiRefusal } from '../../client/api.ts';
import type { ChainNotes } from '../../client/chain-notes.ts';
import { type Caught, judgeNotes } from '../../client/dice-judgement.ts';
import { readProof } from '../../dice/proof.ts';
import { verify } from '../../dice/verify.ts';
import type { Seat } from '../../game.ts';
import { games } from '../../games/index.ts';
import { Refusal } from '../../shape.ts';
import { unwritable } from '../files.ts';
import { say } from './words.ts';

export interface RecordAndProof {
  readonly record: string;
  readonly proof: string;
}

export async function fetchRecordAndProof(
  api: Api,
  token: string,
  table: string,
): Promise<RecordAndProof | string> {
  try {
    return await api.kept(token, table);
  } catch (error) {
    if (error instanceof ApiRefusal) return error.message;
    if (error instanceof TypeError) return say().unreachable;
    throw error;
  }
}

/**
 * Whether the dice were fair, in a sentence or two. `seat` is that of the person who has the notes;
 * `isStopped` means that the game was stopped before its end.
 */
export function judgeDice(
  { record, proof }: RecordAndProof,
  notes: ChainNotes,
  seat: Seat | undefined,
  isStopped: boolean,
): string {
  try {
    const read = readProof(JSON.parse(proof));
    const { follows, over, totals, throws } = verify(record.split('\n'), read, games);
    const { caught, isBefore, isIn } = judgeNotes(notes, read, seat);
    const [worst] = caught;
    if (worst === 'commitment') return say().unfair({ what: say().unfairCommitment });
    if (!follows || (!over && !isStopped)) return say().unfair({ what: say().unfairThrows });
    if (worst !== undefined) return say().unfair({ what: whatIs(worst) });
    const count = Object.values(totals).reduce((sum, { asked }) => sum + asked, 0);
    const byHouse = seat === undefined || !isIn ? 0 : (throws[seat]?.house ?? 0);
    const fair = say().fair(count, isBefore, isIn);
    return byHouse === 0 ? fair : `${fair} ${say().byServer({ count: byHouse })}`;
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError)
      return say().unfair({ what: error.message });
    throw error;
  }
}

function whatIs(caught: Exclude<Caught, 'commitment'>): string {
  const words = say();
  switch (caught) {
    case 'first':
      return words.unfairFirst;
    case 'seed':
    case 'chain':
      return words.unfairSeed;
    case 'link':
    case 'refused-link':
      return words.unfairLink;
    case 'other-chain':
      return words.unfairOther;
  }
}

/** Writes both beside each other without overwriting anything, and says the file names. */
export function saveFiles({ record, proof }: RecordAndProof, table: string): string {
  for (let number = 1; ; number++) {
    const stem = `gobelet-${table}${number === 1 ? '' : `-${number}`}`;
    const files = { record: `${stem}.jsonl`, proof: `${stem}.proof.json` };
    if (Object.values(files).some((file) => existsSync(file))) continue;
    try {
      writeFileSync(files.record, record, { flag: 'wx' });
      writeFileSync(files.proof, proof, { flag: 'wx' });
    } catch (error) {
      return say().notSaved({ why: unwritable(files.record, error).message });
    }
    return say().saved(files);
  }
}

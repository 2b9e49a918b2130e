/**
 * gobelet verify: whether everything that chance decided in a game follows from what the table had
 * committed itself to.
 */

import { readFile } from 'node:fs/promises';
import { hashShape } from '../dice/fair.ts';
import { type Proof, readProof } from '../dice/proof.ts';
import type { Verification } from '../dice/verification.ts';
import { verify as verifyRecord } from '../dice/verify.ts';
import { games } from '../games/index.ts';
import { Refusal } from '../shape.ts';
import { jsonLine } from '../terminal/text.ts';
import { faceOf } from './choose.ts';
import { type Command, Misuse } from './command.ts';
import { linesOf, unreadable } from './files.ts';
import { verifyReport } from './verify/report.ts';
import { loadWords, t } from './words.ts';

export const verifyCommand: Command<'commitment' | 'json'> = {
  name: 'verify',
  words: 'RECORD [PROOF]',
  count: [1, 2],
  flags: {
    commitment: { value: 'HEX' },
    json: {},
  },

  async run([record = '', named], { commitment, json }) {
    const noted = commitment === undefined ? null : readNoted(commitment);
    const proof = await proofIn(named ?? proofBeside(record));
    const verification = compare(record, await recordIn(record), proof);
    const follows = verification.follows && (noted === null || noted === proof.commitment);
    process.stdout.write(
      json === undefined
        ? verifyReport(
            await loadWords('reports'),
            verification,
            noted,
            (await faceOf(verification.game)).title,
          )
        : `${jsonLine({ ...verification, follows, noted })}\n`,
    );
    return follows ? 0 : 1;
  },
};

function readNoted(flag: string): string {
  try {
    return hashShape(flag.trim().toLowerCase());
  } catch {
    throw new Misuse(t().wrong.hex({ text: JSON.stringify(flag) }));
  }
}

function proofBeside(record: string): string {
  if (record === '-') throw new Misuse(`verify: ${t().wrong.proofMissing}`);
  return `${record.replace(/\.jsonl$/, '')}.proof.json`;
}

async function proofIn(file: string): Promise<Proof> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw unreadable(file, error);
  });
  try {
    return readProof(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Misuse(`${file}: ${t().wrong.notJson}`);
    throw error instanceof Refusal ? new Misuse(`${file}: ${error.message}`) : error;
  }
}

/** All lines of a file, blank ones too, so that each keeps its number. */
async function recordIn(file: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const lines of linesOf(file)) {
    for (const line of lines) {
      if ('fault' in line) throw new Misuse(`${file}:${line.number}: ${line.fault}`);
      while (texts.length < line.number - 1) texts.push('');
      texts.push(line.text);
    }
  }
  return texts;
}

function compare(file: string, lines: readonly string[], proof: Proof): Verification {
  try {
    return verifyRecord(lines, proof, games);
  } catch (error) {
    throw error instanceof Refusal ? new Misuse(`${file}: ${error.message}`) : error;
  }
}

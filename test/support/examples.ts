/**
 * Examples of the rules page, replayed: each is written out as the text of a record and read line
 * by line, as `gobelet replay` does.
 */

import type { Game, GameTypes, Viewer } from '../../src/game.ts';
import type { RecordVerdict } from '../../src/record/record.ts';
import { Replay } from '../../src/record/replay.ts';
import type { Example } from '../../src/web/kit/contracts/guide.ts';

export interface Played<K extends GameTypes, Claim> {
  readonly name: string;
  readonly state: K['state'];
  readonly viewer: Viewer;
  readonly view: K['view'];
  readonly claim: Claim;
  /** What replaying the whole record comes to. */
  readonly verdict: RecordVerdict;
  readonly events: number;
}

/** Every moment of every example. */
export function played<K extends GameTypes, Claim>(
  game: Game<K>,
  examples: Readonly<Record<string, Example<string, Claim>>>,
): readonly Played<K, Claim>[] {
  return Object.entries(examples).flatMap(([name, { record, moments }]) =>
    Object.entries(moments).map(([moment, { after, viewer = 'public', claim }]) => {
      const state = replay(game, record.slice(0, after + 1)).state as K['state'];
      return {
        name: `${name}, ${moment}`,
        state,
        viewer,
        view: game.view(state, viewer),
        claim,
        verdict: replay(game, record).verdict,
        events: record.length - 1,
      };
    }),
  );
}

function replay(
  game: Game,
  record: readonly object[],
): { readonly state: unknown; readonly verdict: RecordVerdict } {
  const verdicts: RecordVerdict[] = [];
  const reading = new Replay([game], (verdict) => verdicts.push(verdict));
  for (const [index, line] of record.entries())
    reading.line({ number: index + 1, text: JSON.stringify(line) });
  const state = reading.record?.state;
  reading.end();
  return { state, verdict: verdicts[0] as RecordVerdict };
}

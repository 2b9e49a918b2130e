/**
 * Reads what a program says: docs/engine-protocol.md. The result is a move that was offered, or a
 * fault.
 */

import type { FaultKind, PlayerChoice, PlayerFault, SeatDecision } from '../../bots/player.ts';
import type { RecordLine } from '../../record/lines.ts';
import { sameJson } from '../../same-json.ts';
import { isObject, quote } from '../../shape.ts';

export function fault(kind: FaultKind, what: string): { readonly fault: PlayerFault } {
  return { fault: { kind, what } };
}

type Read = { readonly json: Readonly<Record<string, unknown>> } | { readonly what: string };

/** Its line as a JSON object, or what is wrong with it. */
function readLine(line: RecordLine): Read {
  if ('fault' in line) return { what: line.fault };
  try {
    const json: unknown = JSON.parse(line.text);
    return isObject(json) ? { json } : { what: `an answer is an object, not ${quote(json)}` };
  } catch {
    return { what: `not JSON: ${quote(line.text)}` };
  }
}

export function readReady(
  line: RecordLine,
): { readonly ready: true } | { readonly fault: PlayerFault } {
  const read = readLine(line);
  if ('json' in read && read.json['type'] === 'ready') return { ready: true };
  return fault(
    'dead',
    `its first line must be {"type":"ready"}; ${'what' in read ? read.what : brief(read.json)}`,
  );
}

/** The move it chose, or what is wrong with it; nothing for an answer that comes too late. */
export function readAnswer(
  line: RecordLine,
  asked: number,
  moves: SeatDecision['moves'],
): PlayerChoice | undefined {
  const read = readLine(line);
  if ('what' in read) return fault('wrong', read.what);
  const { id, index, move } = read.json;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > asked) {
    return fault('wrong', `id ${quote(id)} was not asked`);
  }
  if (id < asked) return undefined;
  if (index !== undefined) {
    const chosen = typeof index === 'number' ? moves[index] : undefined;
    return chosen === undefined
      ? fault('wrong', `index ${quote(index)} is none of 0 to ${moves.length - 1}`)
      : { move: chosen };
  }
  const chosen = moves.find((offered) => sameJson(offered, move));
  return chosen === undefined
    ? fault('wrong', `move ${brief(move)} was not offered`)
    : { move: chosen };
}

function brief(json: unknown): string {
  const text = JSON.stringify(json) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

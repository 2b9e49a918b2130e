/** The trained networks, unpacked when first asked for. */

import { unpack } from '../../../bots/packed.ts';
import type { Network } from './network.ts';
import { errors, threeSides, twoSidesFive, twoSidesSix } from './trained.ts';
import { BANDS, bandOf, ERROR_SCALE, KINDS, readBack } from './written.ts';

const PACKED: Readonly<Record<(typeof KINDS)[number]['name'], string>> = { twoSidesFive, twoSidesSix, threeSides };

function kindOf(sides: number, line: number): number {
  return KINDS.findIndex((kind) => kind.sides === sides && kind.line === line);
}

const unpacked = new Map<number, Network>();

export function networkFor(sides: number, line: number): Network {
  const kind = kindOf(sides, line);
  const known = unpacked.get(kind);
  if (known !== undefined) return known;
  const network = readBack(sides, line, unpack(PACKED[(KINDS[kind] as (typeof KINDS)[number]).name]));
  unpacked.set(kind, network);
  return network;
}

/** How far estimates of about this size are off, as a rule: see calibration.ts. */
export function errorOf(sides: number, line: number, chance: number): number {
  return (unpack(errors)[kindOf(sides, line) * BANDS + bandOf(chance)] as number) / ERROR_SCALE;
}

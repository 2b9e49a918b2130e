/** The trained networks, unpacked when first asked for. */

import { unpack } from '../../../bots/packed.ts';
import type { Network } from './network.ts';
import { errors, threeSides, twoSidesFive, twoSidesSix } from './training/trained.ts';
import { BANDS, ERROR_SCALE, KINDS, readBack } from './written.ts';

const PACKED: Readonly<Record<(typeof KINDS)[number]['name'], string>> = {
  twoSidesFive,
  twoSidesSix,
  threeSides,
};

function kindOf(sides: number, line: number): number {
  return KINDS.findIndex((kind) => kind.sides === sides && kind.line === line);
}

const unpacked = new Map<number, Network>();

export function networkFor(sides: number, line: number): Network {
  const kind = kindOf(sides, line);
  const known = unpacked.get(kind);
  if (known !== undefined) return known;
  const network = readBack(
    sides,
    line,
    unpack(PACKED[(KINDS[kind] as (typeof KINDS)[number]).name]),
  );
  unpacked.set(kind, network);
  return network;
}

/**
 * How far estimates of about this size are off, as a rule: see calibration.ts. Between the middles
 * of two bands a mean of both.
 */
export function errorOf(sides: number, line: number, chance: number): number {
  const own = ERRORS.subarray(kindOf(sides, line) * BANDS, (kindOf(sides, line) + 1) * BANDS);
  const place = Math.max(0, Math.min(BANDS - 1, chance * BANDS - 0.5));
  const [below, above] = [own[Math.floor(place)] as number, own[Math.ceil(place)] as number];
  return (below + (above - below) * (place - Math.floor(place))) / ERROR_SCALE;
}

const ERRORS = unpack(errors);

/**
 * Pictures of the proof: a sealed and an opened envelope, boxes, the cup that takes both, a glass
 * to look through. Decoration; the text beside says it.
 */

import type { ComponentChildren } from 'preact';
import { MiniDie } from '../../kit/things/faces.tsx';
import { Cup } from '../../kit/things/tipping-cup.tsx';

function Picture({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="fair-picture" viewBox="0 0 120 96" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The fingerprint: ridges, like those of a thumb. */
function Ridges({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g class="fair-ridges" transform={`translate(${x} ${y})`}>
      <path d="M-6 5a7 7 0 0 1 0-8 7 7 0 0 1 12 0 7 7 0 0 1 0 8M-3 5c-1-3-1-6 3-6s4 3 3 6M0 2v4" />
    </g>
  );
}

export function SealedEnvelope() {
  return (
    <Picture>
      <rect class="fair-paper" x="14" y="22" width="92" height="60" rx="5" />
      <path class="fair-fold" d="M14 78 48 50M106 78 72 50" />
      <path class="fair-flap" d="M15 24 60 58 105 24" />
      <circle class="fair-wax" cx="60" cy="55" r="15" />
      <Ridges x={60} y={54} />
    </Picture>
  );
}

export function OpenEnvelope() {
  return (
    <Picture>
      <path class="fair-flap" d="M15 42 60 8l45 34z" />
      <rect class="fair-card" x="26" y="16" width="68" height="50" rx="3" />
      <path class="fair-writing" d="M34 26h42M34 33h52M34 40h36" />
      <path class="fair-paper" d="M14 42 60 70l46-28v42a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z" />
      <path class="fair-fold" d="M14 86 50 64M106 86 70 64" />
    </Picture>
  );
}

/** A box in a box in a box, the lid of the outermost off. */
export function Boxes() {
  return (
    <Picture>
      <path class="fair-flap" d="M20 30 34 14h60l-12 16z" />
      <rect class="fair-paper" x="16" y="30" width="68" height="56" rx="4" />
      <rect class="fair-card" x="26" y="42" width="48" height="40" rx="3" />
      <rect class="fair-paper" x="35" y="52" width="30" height="26" rx="3" />
      <rect class="fair-card" x="43" y="60" width="14" height="13" rx="2" />
      <path class="fair-fold" d="M16 38h68M26 49h48M35 57h30" />
      <circle class="fair-wax" cx="98" cy="66" r="11" />
      <Ridges x={98} y={65} />
    </Picture>
  );
}

const GRAINS: readonly (readonly [number, number])[] = [
  [80, 62],
  [90, 70],
  [84, 78],
  [96, 80],
  [78, 86],
  [89, 88],
  [70, 80],
  [100, 68],
];

export function CupAndBoth() {
  return (
    <span class="fair-picture fair-cup" aria-hidden="true">
      <Cup size={64} />
      <svg viewBox="0 0 120 40" aria-hidden="true">
        <rect
          class="fair-paper"
          x="26"
          y="8"
          width="28"
          height="19"
          rx="2"
          transform="rotate(-14 40 18)"
        />
        <circle class="fair-wax" cx="40" cy="18" r="5" />
        <g class="fair-grains">
          {GRAINS.slice(0, 6).map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x - 12} y={y - 58} width="4" height="4" rx="1" />
          ))}
        </g>
      </svg>
    </span>
  );
}

export function Throws() {
  return (
    <span class="fair-picture fair-dice" aria-hidden="true">
      <MiniDie face={5} size={34} />
      <MiniDie face={2} size={34} />
      <MiniDie face={6} size={34} />
      <MiniDie face={3} size={34} />
    </span>
  );
}

export function Glass() {
  return (
    <Picture>
      <rect class="fair-card" x="18" y="10" width="60" height="76" rx="4" />
      <path class="fair-writing" d="M28 24h30M28 36h38M28 48h24M28 60h34M28 72h20" />
      <path class="fair-handle" d="M88 66l18 20" />
      <circle class="fair-lens" cx="74" cy="50" r="22" />
      <path class="fair-tick" d="M63 51l8 8 15-17" />
    </Picture>
  );
}

/** In the order of the steps. */
export const PICTURES = [SealedEnvelope, Boxes, CupAndBoth, Throws, OpenEnvelope, Glass] as const;

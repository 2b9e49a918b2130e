/**
 * The way of one die through the air, as keyframes: out of the cup on the left, three bounces, a
 * last wobble, flat on its face. Worked out backwards from where it lies, so it always ends there.
 * Only transform and opacity: the compositor plays it alone.
 */

import { between, flip } from '../contracts/chance.ts';

/**
 * The sides of the cube: where each looks, as the face on top lies towards the viewer. x right, y
 * down, z up to the eye.
 */
export const SIDES = ['top', 'bottom', 'right', 'left', 'far', 'near'] as const;
export type Side = (typeof SIDES)[number];
type Vector = readonly [number, number, number];

const NORMALS: Readonly<Record<Side, Vector>> = {
  top: [0, 0, 1],
  bottom: [0, 0, -1],
  right: [1, 0, 0],
  left: [-1, 0, 0],
  far: [0, -1, 0],
  near: [0, 1, 0],
};

/** The lamp: above, a little to the left, behind the table. */
const LIGHT: Vector = [-0.3, -0.55, 0.78];
/** The part of the time after which the die only rocks. */
const LANDED = 0.76;
const FRAMES = 30;

/**
 * Property by property, not frame by frame: a browser reads that in half the time, and six dice
 * have fifty of them.
 */
export interface Flight {
  readonly delay: number;
  readonly duration: number;
  readonly cube: { readonly transform: string[] };
  readonly shadow: { readonly transform: string[]; readonly opacity: number[] };
  /** How dark each side is on the way. */
  readonly shades: Readonly<Record<Side, { readonly opacity: number[] }>>;
}

/**
 * One throw of one die, `size` pixels wide, the `order`th of its row. All of a row of six lie still
 * within 900 ms.
 */
export function flight(size: number, order: number): Flight {
  const late = Math.min(order, 6);
  const from = { x: between(-3.4, -2.6) - late * 0.85, y: between(-1.7, -0.3) };
  const length = Math.hypot(from.x, from.y);
  const lean = between(-0.35, 0.35);
  const axis: Vector = turned([from.y / length, -from.x / length, 0], lean);
  const turns = between(480, 760);
  const spin = between(50, 170) * flip();
  const rock = between(10, 15) * flip();
  const swing = between(2, 5) * flip();
  const peaks = [between(1.1, 1.6), between(0.5, 0.75), between(0.12, 0.24)] as const;

  const cube: Flight['cube'] = { transform: [] };
  const shadow: Flight['shadow'] = { transform: [], opacity: [] };
  const shades: Flight['shades'] = {
    top: lit(),
    bottom: lit(),
    right: lit(),
    left: lit(),
    far: lit(),
    near: lit(),
  };
  for (let frame = 0; frame <= FRAMES; frame++) {
    const t = frame / FRAMES;
    const still = Math.max(0, 1 - t / LANDED);
    const after = Math.max(0, (t - LANDED) / (1 - LANDED));
    const wobble = after > 0 ? Math.sin(after * Math.PI * 3) * (1 - after) ** 2 : 0;
    const far = still ** 1.75;
    const angle = -turns * still ** 1.5 + rock * wobble;
    const twist = spin * still ** 1.9 + swing * wobble;
    const x = from.x * far;
    const y = from.y * far;
    const height = hop(t, peaks) + lift(angle);
    const to = `translate3d(${px(x * size)}, ${px((y - height * 0.3) * size)}, ${px((height - 0.5) * size)})`;
    cube.transform.push(
      `${to} rotateZ(${twist.toFixed(2)}deg) rotate3d(${axis.map((n) => n.toFixed(4)).join()}, ${angle.toFixed(2)}deg)`,
    );
    shadow.transform.push(
      `translate(${px((x + height * 0.2) * size)}, ${px((y + height * 0.35) * size)}) scale(${(1 + height * 0.2).toFixed(3)})`,
    );
    shadow.opacity.push(Math.min(t * 10, Math.max(0.25, 1 - height * 0.5)));
    for (const side of SIDES)
      shades[side].opacity.push(darkness(NORMALS[side], axis, angle, twist));
  }
  return { delay: late * 36, duration: between(640, 690), cube, shadow, shades };
}

const lit = (): { readonly opacity: number[] } => ({ opacity: [] });
const px = (length: number): string => `${length.toFixed(2)}px`;

/** How high above the table, in dice: a fall and two bounces. */
function hop(t: number, [first, second, third]: readonly [number, number, number]): number {
  const arc = (start: number, end: number, peak: number): number => {
    const u = (t - start) / (end - start);
    return u < 0 || u > 1 ? 0 : 4 * peak * u * (1 - u);
  };
  return Math.max(arc(-0.22, 0.25, first), arc(0.25, 0.55, second), arc(0.55, LANDED, third));
}

/** A cube that stands on an edge stands higher. */
function lift(angle: number): number {
  const radians = (angle * Math.PI) / 180;
  return (Math.abs(Math.sin(radians)) + Math.abs(Math.cos(radians)) - 1) / 2;
}

/** The less a side looks to the lamp than the face of a die at rest does, the darker. */
function darkness(normal: Vector, axis: Vector, angle: number, twist: number): number {
  const [x, y, z] = turned(rotated(normal, axis, (angle * Math.PI) / 180), (twist * Math.PI) / 180);
  const light = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
  return Math.round(Math.min(0.62, Math.max(0, (LIGHT[2] - light) * 0.5)) * 100) / 100;
}

/** Rodrigues' rotation about an axis of length one. */
function rotated([x, y, z]: Vector, [a, b, c]: Vector, radians: number): Vector {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = (a * x + b * y + c * z) * (1 - cos);
  return [
    x * cos + (b * z - c * y) * sin + a * along,
    y * cos + (c * x - a * z) * sin + b * along,
    z * cos + (a * y - b * x) * sin + c * along,
  ];
}

function turned([x, y, z]: Vector, radians: number): Vector {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

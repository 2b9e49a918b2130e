/** JSON that is wrong in one place: a field too many, one too few, or another kind of value. */

import type { Random } from '../../src/random.ts';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Each with a word on what is wrong with it. */
export function spoilt(
  whole: Json,
  random: Pick<Random, 'below'>,
  mayBeAbsent: readonly string[] = [],
): readonly (readonly [string, unknown])[] {
  const places = [...everywhere(whole, [])];
  const pick = (from: readonly Path[]): Path => from[random.below(from.length)] as Path;
  const isObjectAt = (path: Path): boolean => {
    const value = at(whole, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  };
  const leaf = pick(places.filter((path) => typeof at(whole, path) !== 'object'));
  const object = pick([[], ...places.filter(isObjectAt)]);
  const needed = Object.keys(whole).filter((name) => !mayBeAbsent.includes(name));
  const field = needed[random.below(needed.length)] as string;
  const { [field]: _, ...without } = whole;
  return [
    [`${leaf.join('.')} is an object`, changed(whole, leaf, { spoilt: true })],
    [
      `${object.join('.')} has a field more`,
      changed(whole, object, { ...(at(whole, object) as Json), spoilt: 1 }),
    ],
    [`${field} is missing`, without],
  ];
}

function* everywhere(node: unknown, path: Path): Generator<Path> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const step = [...path, Array.isArray(node) ? Number(key) : key];
    yield step;
    yield* everywhere(value, step);
  }
}

function at(node: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => (here as Record<string | number, unknown>)[key], node);
}

function changed(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((entry, index) => (index === key ? changed(entry, rest, value) : entry));
  return { ...(node as Json), [key]: changed((node as Json)[key], rest, value) };
}

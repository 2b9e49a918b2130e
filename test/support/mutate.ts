/**
 * Records spoilt on purpose: in bytes, fields, order, seats and chance. Some stay good, most do
 * not; a referee knows which.
 */

import type { Random } from '../../src/random.ts';

type Json = Record<string, unknown>;
type Mutation = (lines: string[], random: Random) => void;

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/** Values that a careless reader might let through. */
// biome-ignore format: a list of odds and ends
const STRANGE: readonly unknown[] = [
  null, true, -1, 0, 1, 2, 5, 6, 7, 1.5, 1e21, '', '0', 'red', 'joker', 'a1', 'g7', 'roll', 'toString', '__proto__',
  [], [0], [[]], [6, 6], ['full'], ['joker', 'joker'], {}, { red: 1 }, { 0: 0 },
];
const FIELDS = [
  'seat',
  'type',
  'faces',
  'dice',
  'cards',
  'square',
  'pile',
  'die',
  'face',
  'from',
  'drew',
  'card',
  'record',
  '__proto__',
  'constructor',
  'x',
];

/** Changes one line as JSON; leaves it alone if it has stopped being JSON. */
function edit(lines: string[], at: number, change: (json: Json) => void): void {
  try {
    const json = JSON.parse(lines[at] as string) as unknown;
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return;
    change(json as Json);
    lines[at] = JSON.stringify(json);
  } catch {
    // Spoilt already.
  }
}

function anEvent(lines: readonly string[], random: Random): number {
  return lines.length < 2 ? 0 : 1 + random.below(lines.length - 1);
}

/** A place inside a JSON value: the object or list that holds it and its key. */
function aPlace(json: Json, random: Random): [Json, string] {
  let holder = json;
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return [holder, '0'];
    const key = pick(keys, random);
    const value = holder[key];
    if (typeof value !== 'object' || value === null || random.below(3) === 0) return [holder, key];
    holder = value as Json;
  }
}

const inEvent =
  (change: (json: Json, random: Random) => void): Mutation =>
  (lines, random) =>
    edit(lines, anEvent(lines, random), (json) => change(json, random));

const anywhere =
  (change: (json: Json, random: Random) => void): Mutation =>
  (lines, random) =>
    edit(lines, random.below(lines.length), (json) => change(json, random));

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'another seat': inEvent((json, random) => {
    json['seat'] = random.below(7) - 1;
  }),
  'a strange value': anywhere((json, random) => {
    const [holder, key] = aPlace(json, random);
    holder[key] = pick(STRANGE, random);
  }),
  'a field gone': anywhere((json, random) => {
    const [holder, key] = aPlace(json, random);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }),
  'a field more': anywhere((json, random) => {
    Object.defineProperty(json, pick(FIELDS, random), {
      value: pick(STRANGE, random),
      enumerable: true,
      configurable: true,
    });
  }),
  'an entry more': anywhere((json, random) => {
    const [holder] = aPlace(json, random);
    if (Array.isArray(holder)) holder.push(pick([...holder, ...STRANGE], random));
  }),
  'other chance': inEvent((json, random) => {
    const { faces } = json;
    if (!Array.isArray(faces) || faces.length === 0) return;
    const known: readonly unknown[] =
      typeof faces[0] === 'string'
        ? ['red', 'green', 'blue', 'yellow', 'orange', 'purple']
        : [1, 2, 3, 4, 5, 6];
    faces[random.below(faces.length)] = pick(known, random);
  }),
  'entries exchanged': anywhere((json, random) => {
    const [holder] = aPlace(json, random);
    if (!Array.isArray(holder) || holder.length < 2) return;
    const [one, other] = [random.below(holder.length), random.below(holder.length)];
    [holder[one], holder[other]] = [holder[other], holder[one]];
  }),
  'a value from another line': (lines, random) => {
    const source = anEvent(lines, random);
    edit(lines, source, (from) => {
      const key = pick(Object.keys(from).length === 0 ? ['seat'] : Object.keys(from), random);
      edit(lines, anEvent(lines, random), (into) => {
        into[key] = from[key];
      });
    });
  },
  'a line gone': (lines, random) => {
    lines.splice(random.below(lines.length), 1);
    if (lines.length === 0) lines.push('');
  },
  'a line twice': (lines, random) => {
    const at = random.below(lines.length);
    lines.splice(random.below(lines.length + 1), 0, lines[at] as string);
  },
  'lines exchanged': (lines, random) => {
    const [one, other] = [random.below(lines.length), random.below(lines.length)];
    [lines[one], lines[other]] = [lines[other] as string, lines[one] as string];
  },
  'cut off': (lines, random) => {
    lines.length = 1 + random.below(lines.length);
  },
  'numbers written otherwise': (lines, random) => {
    const at = random.below(lines.length);
    lines[at] = (lines[at] as string).replace(/\b\d\b/g, (digit) =>
      random.below(2) === 0 ? digit : `${digit}${pick(['.0', 'e0', '.5', 'e1'], random)}`,
    );
  },
  'a field written twice': (lines, random) => {
    const at = random.below(lines.length);
    lines[at] = (lines[at] as string).replace(
      '{',
      `{${JSON.stringify(pick(FIELDS, random))}:${JSON.stringify(pick(STRANGE, random))},`,
    );
  },
  'white space': (lines, random) => {
    const at = random.below(lines.length + 1);
    if (random.below(2) === 0)
      lines.splice(at, 0, pick(['', ' ', '\t\r', '\u00a0', '\f', '\uFEFF'], random));
    else
      lines[at % lines.length] =
        pick([' ', '\r', '\uFEFF', '\u2028'], random) +
        (lines[at % lines.length] as string) +
        pick(['', '\r', ' '], random);
  },
};

/** Bytes changed, added or taken away, anywhere. */
function spoilBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const list = [...bytes];
  for (let times = 1 + random.below(3); times > 0 && list.length > 0; times--) {
    const at = random.below(list.length);
    const byte = pick(
      [random.below(256), 0x0a, 0x22, 0x2c, 0x7b, 0x7d, 0x30 + random.below(10), 0xff, 0xc3],
      random,
    );
    list.splice(at, random.below(2), ...(random.below(3) === 0 ? [] : [byte]));
  }
  return Uint8Array.from(list);
}

const NAMES = Object.keys(MUTATIONS);

/** A record with one to three things wrong, or perhaps not wrong, with it. */
export function mutate(
  record: readonly string[],
  random: Random,
): { readonly bytes: Uint8Array; readonly how: readonly string[] } {
  const lines = [...record];
  const how = Array.from({ length: 1 + random.below(3) }, () => pick(NAMES, random));
  for (const name of how) MUTATIONS[name]?.(lines, random);
  const bytes = new TextEncoder().encode(`${lines.join('\n')}${random.below(2) === 0 ? '\n' : ''}`);
  return random.below(4) === 0
    ? { bytes: spoilBytes(bytes, random), how: [...how, 'bytes'] }
    : { bytes, how };
}

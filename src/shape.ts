/**
 * Shapes: how JSON from outside becomes a typed value, or a sentence that says what is wrong and where.
 *
 * A shape either returns the value or throws a Refusal; whoever reads foreign data catches it once, at the edge.
 */

export type Shape<T> = (json: unknown) => T;
export type Shapes<Fields> = { readonly [Key in keyof Fields]-?: Shape<Fields[Key]> };

/** Something from outside that is not accepted. Never thrown for a mistake of our own. */
export class Refusal extends Error {
  readonly path: string;
  readonly what: string;

  constructor(what: string, path = '') {
    super(path === '' ? what : `${path}: ${what}`);
    this.name = 'Refusal';
    this.path = path;
    this.what = what;
  }

  /** The same refusal, seen from one level further out. */
  within(key: string | number): Refusal {
    const step = typeof key === 'number' ? `[${key}]` : key;
    const joint = this.path === '' || this.path.startsWith('[') ? '' : '.';
    return new Refusal(this.what, `${step}${joint}${this.path}`);
  }
}

/** A foreign value as it may be quoted in a message: short, on one line, no control characters. */
export function quote(json: unknown): string {
  const text = typeof json === 'object' && json !== null ? (Array.isArray(json) ? 'a list' : 'an object') : JSON.stringify(json);
  if (text === undefined) return 'nothing';
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

function inside<T>(key: string | number, shape: Shape<T>, json: unknown): T {
  try {
    return shape(json);
  } catch (error) {
    throw error instanceof Refusal ? error.within(key) : error;
  }
}

/** A whole number from min to max. `1.0` and `1e0` are whole too, and minus nought is nought. */
export function whole(min: number, max: number): Shape<number> {
  return (json) => {
    if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json + 0;
    throw new Refusal(`must be a whole number from ${min} to ${max}, not ${quote(json)}`);
  };
}

/** One of a closed set of strings and numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  const known = new Set<unknown>(values);
  return (json) => {
    if (known.has(json)) return json as T;
    throw new Refusal(`must be ${alternatives(values)}, not ${quote(json)}`);
  };
}

function alternatives(values: readonly (string | number)[]): string {
  const words = values.map((value) => JSON.stringify(value));
  return words.length === 1 ? `${words[0]}` : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export function text(json: unknown): string {
  if (typeof json === 'string' && json !== '') return json;
  throw new Refusal(`must be a text that is not empty, not ${quote(json)}`);
}

export function listOf<T>(item: Shape<T>, min: number, max: number): Shape<readonly T[]> {
  return (json) => {
    if (!Array.isArray(json)) throw new Refusal(`must be a list, not ${quote(json)}`);
    if (json.length < min || json.length > max) {
      throw new Refusal(`must have ${min === max ? min : `${min} to ${max}`} entries, not ${json.length}`);
    }
    return json.map((entry: unknown, index) => inside(index, item, entry));
  };
}

/** Whole numbers below `below`, each larger than the one before, at least one: a choice of positions. */
export function ascending(below: number): Shape<readonly number[]> {
  const positions = listOf(whole(0, below - 1), 1, below);
  return (json) => {
    const list = positions(json);
    for (let index = 1; index < list.length; index++) {
      if ((list[index] as number) <= (list[index - 1] as number)) throw new Refusal('must be in ascending order, each once');
    }
    return list;
  };
}

/** A JSON object, as opposed to a list, null or a plain value. */
export function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** An object with exactly these fields; those in `optional` may be left out. */
export function fields<Required extends object, Optional extends object = Record<never, never>>(
  required: Shapes<Required>,
  optional: Shapes<Optional> = {} as Shapes<Optional>,
): Shape<Required & Partial<Optional>> {
  const shapes = new Map<string, Shape<unknown>>([...Object.entries(required), ...Object.entries(optional)] as [
    string,
    Shape<unknown>,
  ][]);
  const needed = Object.keys(required);
  return (json) => {
    if (!isObject(json)) throw new Refusal(`must be an object, not ${quote(json)}`);
    const read: Record<string, unknown> = {};
    for (const key of Object.keys(json)) {
      const shape = shapes.get(key);
      if (shape === undefined) throw new Refusal(`unknown field ${quote(key)}`);
      read[key] = inside(key, shape, json[key]);
    }
    for (const key of needed) if (!Object.hasOwn(json, key)) throw new Refusal(`field "${key}" is missing`);
    return read as Required & Partial<Optional>;
  };
}

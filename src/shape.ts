/**
 * Shapes: how JSON from outside becomes a typed value, or a sentence that says what is wrong and
 * where.
 *
 * A shape either returns the value or throws a Refusal; whoever reads foreign data catches it once,
 * at the edge. Those made here also describe themselves as JSON Schema, from which documents are
 * written.
 *
 * Making one has no side effects, and says so to the build: the page leaves out the shapes that
 * only a server reads.
 */

export interface Shape<T> {
  (json: unknown): T;
  /** JSON Schema, 2020-12; absent if the shape is a plain function. */
  readonly schema?: JsonSchema;
}
export type JsonSchema = Readonly<Record<string, unknown>>;
/** The type that a shape gives. */
export type Read<S> = S extends Shape<infer T> ? T : never;
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
  const text =
    typeof json === 'object' && json !== null
      ? Array.isArray(json)
        ? 'a list'
        : 'an object'
      : JSON.stringify(json);
  if (text === undefined) return 'nothing';
  const shown = text.replaceAll(
    UNSEEN,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return shown.length <= 40 ? shown : `${shown.slice(0, 39)}…`;
}

/**
 * What a terminal obeys or nobody sees, and JSON leaves as it is: codes of control beyond ASCII,
 * marks of direction.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function inside<T>(key: string | number, shape: Shape<T>, json: unknown): T {
  try {
    return shape(json);
  } catch (error) {
    throw error instanceof Refusal ? error.within(key) : error;
  }
}

/* @__NO_SIDE_EFFECTS__ */
function withSchema<T>(schema: JsonSchema, shape: (json: unknown) => T): Shape<T> {
  return Object.assign(shape, { schema });
}

/** The same shape with a sentence on what the value means. */
/* @__NO_SIDE_EFFECTS__ */
export function described<T>(description: string, shape: Shape<T>): Shape<T> {
  return withSchema({ ...shape.schema, description }, (json) => shape(json));
}

/**
 * What a shape has read, looked at once more: refused, completed, or taken as it is. The schema
 * stays that of the shape, which can't say what is looked at here.
 */
/* @__NO_SIDE_EFFECTS__ */
export function refined<T, U>(shape: Shape<T>, look: (value: T) => U): Shape<U> {
  return withSchema(schemaOf(shape), (json) => look(shape(json)));
}

/** A whole number from min to max. `1.0` and `1e0` are whole too, and minus nought is nought. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number): Shape<number> {
  return withSchema({ type: 'integer', minimum: min, maximum: max }, (json) => {
    if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max)
      return json + 0;
    throw new Refusal(`must be a whole number from ${min} to ${max}, not ${quote(json)}`);
  });
}

export const flag: Shape<boolean> = withSchema({ type: 'boolean' }, (json) => {
  if (typeof json === 'boolean') return json;
  throw new Refusal(`must be true or false, not ${quote(json)}`);
});

/** One of a closed set of strings and numbers. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  const known = new Set<unknown>(values);
  return withSchema({ type: typeOf(values), enum: values }, (json) => {
    if (known.has(json)) return json as T;
    throw new Refusal(`must be ${alternatives(values)}, not ${quote(json)}`);
  });
}

/** Generators of code want to be told, though the values say it. */
function typeOf(values: readonly (string | number)[]): string | readonly string[] {
  const types = new Set(values.map((value) => (typeof value === 'string' ? 'string' : 'integer')));
  const [only] = types;
  return types.size === 1 && only !== undefined ? only : [...types];
}

function alternatives(values: readonly (string | number)[]): string {
  const words = values.map((value) => JSON.stringify(value));
  return words.length === 1 ? `${words[0]}` : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export const text: Shape<string> = withSchema({ type: 'string', minLength: 1 }, (json) => {
  if (typeof json === 'string' && json !== '') return json;
  throw new Refusal(`must be a text that is not empty, not ${quote(json)}`);
});

/** A text of one form; the form is said in words, for nobody reads patterns. */
/* @__NO_SIDE_EFFECTS__ */
export function matching(pattern: RegExp, form: string): Shape<string> {
  return withSchema({ type: 'string', pattern: pattern.source, description: form }, (json) => {
    if (typeof json === 'string' && pattern.test(json)) return json;
    throw new Refusal(`must be ${form}, not ${quote(json)}`);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return withSchema({ anyOf: [schemaOf(shape), { type: 'null' }] }, (json) =>
    json === null ? null : shape(json),
  );
}

/** Any object: its own reader comes later. */
export const object: Shape<Readonly<Record<string, unknown>>> = withSchema(
  { type: 'object' },
  (json) => {
    if (isObject(json)) return json;
    throw new Refusal(`must be an object, not ${quote(json)}`);
  },
);

/**
 * An object that was read by its own shape when it came in, and only then stored: what is in it is
 * not looked at again.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readBefore<T extends object>(): Shape<T> {
  return withSchema({ type: 'object' }, (json) => object(json) as T);
}

function schemaOf(shape: Shape<unknown>): JsonSchema {
  return shape.schema ?? {};
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: Shape<T>, min: number, max: number): Shape<readonly T[]> {
  return withSchema(
    { type: 'array', items: schemaOf(item), minItems: min, maxItems: max },
    (json) => {
      if (!Array.isArray(json)) throw new Refusal(`must be a list, not ${quote(json)}`);
      if (json.length < min || json.length > max) {
        throw new Refusal(
          `must have ${min === max ? min : `${min} to ${max}`} entries, not ${json.length}`,
        );
      }
      return json.map((entry: unknown, index) => inside(index, item, entry));
    },
  );
}

/** Two of a kind. */
/* @__NO_SIDE_EFFECTS__ */
export function pairOf<T>(item: Shape<T>): Shape<readonly [T, T]> {
  return refined(listOf(item, 2, 2), ([one, other]) => [one as T, other as T]);
}

/** Read by the first of these shapes that a look at the JSON names. */
/* @__NO_SIDE_EFFECTS__ */
export function either<T, U>(
  isFirst: (json: unknown) => boolean,
  first: Shape<T>,
  second: Shape<U>,
): Shape<T | U> {
  return withSchema({ anyOf: [schemaOf(first), schemaOf(second)] }, (json) =>
    isFirst(json) ? first(json) : second(json),
  );
}

/**
 * Whole numbers below `below`, each larger than the one before, at least one: a choice of
 * positions.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ascending(below: number): Shape<readonly number[]> {
  return refined(listOf(whole(0, below - 1), 1, below), (list) => {
    for (let index = 1; index < list.length; index++) {
      if ((list[index] as number) <= (list[index - 1] as number))
        throw new Refusal('must be in ascending order, each once');
    }
    return list;
  });
}

/** A JSON object, as opposed to a list, null or a plain value. */
export function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** An object with exactly these fields; those in `optional` may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<Required extends object, Optional extends object = Record<never, never>>(
  required: Shapes<Required>,
  optional: Shapes<Optional> = {} as Shapes<Optional>,
): FieldsShape<Required & Partial<Optional>> {
  const shapes = new Map<string, Shape<unknown>>([
    ...Object.entries(required),
    ...Object.entries(optional),
  ] as [string, Shape<unknown>][]);
  const needed = Object.keys(required);
  const properties = Object.fromEntries([...shapes].map(([key, shape]) => [key, schemaOf(shape)]));
  const into = (
    read: Record<string, unknown>,
    json: Readonly<Record<string, unknown>>,
  ): Required & Partial<Optional> => {
    for (const key of Object.keys(json)) {
      const shape = shapes.get(key);
      if (shape !== undefined) read[key] = inside(key, shape, json[key]);
      else if (!Object.hasOwn(read, key)) throw new Refusal(`unknown field ${quote(key)}`);
    }
    for (const key of needed)
      if (!Object.hasOwn(json, key)) throw new Refusal(`field "${key}" is missing`);
    return read as Required & Partial<Optional>;
  };
  const shape = withSchema(
    { type: 'object', properties, required: needed, additionalProperties: false },
    (json): Required & Partial<Optional> => into({}, object(json)),
  );
  return Object.assign(shape, { into });
}

/**
 * A shape of fields can also read them into an object that has some already, which may stand in the
 * JSON too.
 */
export interface FieldsShape<T> extends Shape<T> {
  into(read: Record<string, unknown>, json: Readonly<Record<string, unknown>>): T;
}

type Variants<Table> = {
  readonly [Name in keyof Table]: { readonly type: Name } & Read<Table[Name]>;
}[keyof Table];

/** An object whose field `type` says which of these it is; the shapes are of its other fields. */
/* @__NO_SIDE_EFFECTS__ */
export function variants<const Table extends Readonly<Record<string, FieldsShape<object>>>>(
  table: Table,
): Shape<Variants<Table>> {
  // a Map, so that no name from outside meets a prototype
  const known = new Map<unknown, FieldsShape<object>>(Object.entries(table));
  const names = oneOf(Object.keys(table));
  return withSchema({ oneOf: Object.entries(table).map(variantSchema) }, (json) => {
    const all = object(json);
    const shape = known.get(all['type']);
    // refuses, and says which there are
    if (shape === undefined) return inside('type', names, all['type']) as never;
    return shape.into({ type: all['type'] }, all) as Variants<Table>;
  });
}

function variantSchema([name, shape]: readonly [string, Shape<object>]): JsonSchema {
  const { properties, required, ...rest } = schemaOf(shape) as {
    properties: object;
    required: readonly string[];
  };
  return {
    ...rest,
    title: name,
    properties: { type: { type: 'string', const: name }, ...properties },
    required: ['type', ...required],
  };
}

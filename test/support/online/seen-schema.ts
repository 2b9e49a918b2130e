/** As much of JSON Schema, 2020-12, as the protocol's documents are written in. */

type Json = Readonly<Record<string, unknown>>;

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const;

const KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => [value].flat().every((one) => TYPES.some((type) => type === one)),
  discriminator: isObject,
  title: (value) => typeof value === 'string',
  description: (value) => typeof value === 'string',
  enum: (value) => Array.isArray(value) && value.length > 0,
  const: () => true,
  properties: isObject,
  required: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  additionalProperties: (value) => value === false,
  items: isObject,
  minItems: isCount,
  maxItems: isCount,
  minimum: (value) => typeof value === 'number',
  maximum: (value) => typeof value === 'number',
  minLength: isCount,
  maxLength: isCount,
  pattern: (value) => typeof value === 'string' && new RegExp(value, 'u') !== undefined,
  anyOf: isListOfSchemas,
  oneOf: isListOfSchemas,
  $ref: (value) => typeof value === 'string' && value.startsWith('#/'),
};

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isListOfSchemas(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function within(schema: Json): readonly Json[] {
  const {
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
  } = schema as { properties?: Json; items?: Json; anyOf?: Json[]; oneOf?: Json[] };
  return [
    ...(Object.values(properties) as Json[]),
    ...(items === undefined ? [] : [items]),
    ...anyOf,
    ...oneOf,
  ];
}

/** Keywords that do not exist, or have a value that they can't have. */
export function unknownKeywords(schema: Json): readonly string[] {
  const own = Object.entries(schema).flatMap(([keyword, value]) =>
    KEYWORDS[keyword]?.(value) === true ? [] : [`${keyword}: ${JSON.stringify(value)}`],
  );
  return [...own, ...within(schema).flatMap(unknownKeywords)];
}

/** The same schema with what it refers to in its place; none of ours refers to itself. */
export function resolved(schema: Json, document: Json): Json {
  const known = new Map<string, unknown>();
  const at = (pointer: string): unknown => {
    const found = pointer
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((here, key) => (here as Json | undefined)?.[key], document);
    if (!isObject(found)) throw new Error(`${pointer} refers to nothing`);
    return found;
  };
  const within = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(within);
    if (!isObject(node)) return node;
    const { $ref } = node;
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, within(value)]));
    if (!known.has($ref)) known.set($ref, within(at($ref)));
    return known.get($ref);
  };
  return within(schema) as Json;
}

/** Where a value is not as the schema says; nothing where it is. */
export function conforms(value: unknown, schema: Json, path = '$'): readonly string[] {
  const {
    type,
    enum: values,
    const: only,
    anyOf,
    oneOf,
  } = schema as {
    type?: string | readonly string[];
    enum?: unknown[];
    const?: unknown;
    anyOf?: Json[];
    oneOf?: Json[];
  };
  const wrong: string[] = [];
  const say = (what: string): void => {
    wrong.push(`${path}: ${what}`);
  };
  if (values !== undefined && !values.includes(value)) say('none of those there are');
  if ('const' in schema && value !== only) say('another value');
  if (anyOf !== undefined && !anyOf.some((one) => conforms(value, one, path).length === 0))
    say('none of the kinds');
  if (
    oneOf !== undefined &&
    oneOf.filter((one) => conforms(value, one, path).length === 0).length !== 1
  )
    say('not exactly one of the kinds');
  if (type !== undefined && ![type].flat().some((one) => isOfType(value, one)))
    return [...wrong, `${path}: not of type ${[type].flat().join(' or ')}`];
  if (typeof value === 'number') wrong.push(...numberWrong(value, schema, path));
  if (typeof value === 'string') wrong.push(...textWrong(value, schema, path));
  if (Array.isArray(value)) wrong.push(...listWrong(value, schema, path));
  else if (isObject(value)) wrong.push(...objectWrong(value, schema, path));
  return wrong;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function numberWrong(
  value: number,
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Json,
  path: string,
): readonly string[] {
  return value >= Number(minimum) && value <= Number(maximum)
    ? []
    : [`${path}: ${value} is too small or too great`];
}

function textWrong(
  value: string,
  { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json,
  path: string,
): readonly string[] {
  const { length } = [...value];
  const isSo =
    length >= Number(minLength) &&
    length <= Number(maxLength) &&
    (pattern === undefined || new RegExp(String(pattern), 'u').test(value));
  return isSo ? [] : [`${path}: ${JSON.stringify(value)} is of another form`];
}

function listWrong(
  value: readonly unknown[],
  { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Json,
  path: string,
): readonly string[] {
  const own =
    value.length >= Number(minItems) && value.length <= Number(maxItems)
      ? []
      : [`${path}: ${value.length} entries`];
  return items === undefined
    ? own
    : [
        ...own,
        ...value.flatMap((entry, index) => conforms(entry, items as Json, `${path}[${index}]`)),
      ];
}

function objectWrong(value: Json, schema: Json, path: string): readonly string[] {
  const properties = new Map(Object.entries((schema['properties'] ?? {}) as Record<string, Json>));
  const missing = ((schema['required'] ?? []) as readonly string[]).filter(
    (name) => !Object.hasOwn(value, name),
  );
  const own = Object.entries(value).flatMap(([name, field]) => {
    const known = properties.get(name);
    if (known !== undefined) return conforms(field, known, `${path}.${name}`);
    return schema['additionalProperties'] === false
      ? [`${path}.${name}: not a field that there is`]
      : [];
  });
  return [...missing.map((name) => `${path}.${name}: missing`), ...own];
}

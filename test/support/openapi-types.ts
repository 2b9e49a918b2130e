/**
 * The schemas of an OpenAPI document as TypeScript, as generators of clients write them: one type
 * for each name.
 */

type Json = Readonly<Record<string, unknown>>;

export function typesOf(document: Json): string {
  const { schemas } = document['components'] as { schemas: Record<string, Json> };
  return Object.entries(schemas)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`)
    .join('');
}

function typeOf(schema: Json): string {
  const { $ref, type, items, minItems, maxItems } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) as string;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return union(schema['enum'].map((one) => JSON.stringify(one)));
  const some = (schema['oneOf'] ?? schema['anyOf']) as readonly Json[] | undefined;
  if (some !== undefined) return union(some.map(typeOf));
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one })));
  if (type === 'array') {
    const item = typeOf((items ?? {}) as Json);
    return minItems === 2 && maxItems === 2
      ? `readonly [${item}, ${item}]`
      : `readonly (${item})[]`;
  }
  if (type === 'object') return objectOf(schema);
  return type === 'integer' ? 'number' : typeof type === 'string' ? type : 'unknown';
}

function objectOf({ properties, required = [], additionalProperties }: Json): string {
  const needed = required as readonly string[];
  const own = Object.entries((properties ?? {}) as Record<string, Json>).map(
    ([key, value]) =>
      `readonly ${JSON.stringify(key)}${needed.includes(key) ? '' : '?'}: ${typeOf(value)}`,
  );
  const others = additionalProperties === false ? [] : ['readonly [key: string]: unknown'];
  return `{ ${[...own, ...others].join('; ')} }`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].map((type) => `(${type})`).join(' | ');
}

/**
 * TypeScript as a tree, by the parser that builds the page. Every node has its place in the source,
 * from `start` to `end`.
 */

import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

export interface Source {
  readonly text: string;
  readonly program: ESTree.Program;
  /** The documenting comment that ends right before this place, without its stars. */
  commentBefore(start: number): string | undefined;
  /** The line of a place, counted from 1. */
  lineOf(start: number): number;
}

export function parse(name: string, text: string): Source {
  const { program, comments, errors } = parseSync(name, text, { lang: 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${name}: ${error.message}`);
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return {
    text,
    program,
    commentBefore(start) {
      const above = comments.findLast(({ end }) => end <= start);
      if (
        above === undefined ||
        !above.value.startsWith('*') ||
        text.slice(above.end, start).trim() !== ''
      )
        return undefined;
      return above.value
        .replaceAll(/\s*\n\s*\* ?/g, ' ')
        .replace(/^\*/, '')
        .trim();
    },
    lineOf: (start) => ends.filter((end) => end < start).length + 1,
  };
}

/** Types, and what changes nothing but the type of a value. */
const OF_TYPES = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments']);

/** The nodes right below this one, in the order of the source, without types. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    OF_TYPES.has(key) ? [] : [value].flat().filter(isNode),
  );
}

/** All strings that types name: `'Din' | 'Dit'`. */
export function* stringsOfTypes(node: Node): Generator<string> {
  if (
    node.type === 'TSLiteralType' &&
    node.literal.type === 'Literal' &&
    typeof node.literal.value === 'string'
  )
    yield node.literal.value;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* stringsOfTypes(value);
}

/** A value without `as`, `satisfies` and parentheses. */
export function bare(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

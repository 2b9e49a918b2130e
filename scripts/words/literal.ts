/**
 * One literal of the source as a text with places, and back. What is put into a template is a place
 * named after its expression: `${number(round)} of ${who.name}` is “{round} of {name}”. The
 * expression itself is kept as a span of the source.
 */

import { bare, type Node } from './syntax.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Literal extends Span {
  readonly text: string;
  /**
   * What stands in the places of a template; empty for a string, whose places, if any, are filled
   * by `text` and `counts`.
   */
  readonly expressions: ReadonlyMap<string, Span>;
  readonly isTemplate: boolean;
  /** A template with braces that are none of its places. */
  readonly hasOwnBraces: boolean;
}

/** A piece of new source: as it is written here, or copied from a span of the old. */
export type Piece = string | Span;

const NO_TEMPLATE = {
  expressions: new Map<string, Span>(),
  isTemplate: false,
  hasOwnBraces: false,
};

/** A string or a template as a text, anything else as nothing. */
export function literalOf(given: Node, source: string): Literal | undefined {
  const node = bare(given);
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { text: node.value, ...NO_TEMPLATE, start: node.start, end: node.end };
  if (node.type !== 'TemplateLiteral') return undefined;
  const expressions = new Map<string, Span>();
  const hasOwnBraces =
    node.expressions.length > 0 && node.quasis.some(({ value }) => /[{}]/.test(value.cooked ?? ''));
  let text = '';
  for (const [index, { value }] of node.quasis.entries()) {
    text += value.cooked ?? value.raw;
    const expression = node.expressions[index];
    if (expression !== undefined) text += `{${placeFor(expression, expressions, source)}}`;
  }
  return { text, expressions, isTemplate: true, hasOwnBraces, start: node.start, end: node.end };
}

/** The name of an expression's place: the same for the same expression, another for another. */
function placeFor(expression: Node, taken: Map<string, Span>, source: string): string {
  const name = nameOf(expression);
  const code = source.slice(expression.start, expression.end);
  for (let number = 1; ; number += 1) {
    const place = number === 1 ? name : `${name}${number}`;
    const before = taken.get(place);
    if (before === undefined) taken.set(place, expression);
    if (before === undefined || source.slice(before.start, before.end) === code) return place;
  }
}

/** Calls that only say how their argument is written. */
const WRITING = new Set([
  'number',
  'list',
  'either',
  'time',
  'capital',
  'String',
  'range',
  'plural',
  'Number',
]);

function nameOf(given: Node): string {
  const node = bare(given);
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression')
    return node.computed || node.property.type !== 'Identifier'
      ? nameOf(node.object).toLowerCase()
      : node.property.name;
  if (node.type === 'ConditionalExpression') return 'choice';
  if (node.type === 'LogicalExpression') return nameOf(node.left);
  if (node.type !== 'CallExpression') return 'value';
  const callee = bare(node.callee);
  const [first] = node.arguments;
  if (callee.type === 'Identifier' && WRITING.has(callee.name) && first !== undefined)
    return nameOf(first);
  if (callee.type === 'MemberExpression' && !callee.computed) return nameOf(callee.object);
  return nameOf(callee);
}

/** The source of a literal that says this text instead. */
export function piecesOf(literal: Literal, text: string): readonly Piece[] {
  if (!literal.isTemplate) return [`'${escaped(text).replaceAll("'", "\\'")}'`];
  const quasi = (part: string): string =>
    escaped(part).replaceAll('`', '\\`').replaceAll('${', '\\${');
  const pieces: Piece[] = ['`'];
  let done = 0;
  for (const { 0: whole, 1: place = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    const expression = literal.expressions.get(place);
    if (expression === undefined) continue;
    pieces.push(quasi(text.slice(done, index)), '${', expression, '}');
    done = index + whole.length;
  }
  return [...pieces, quasi(text.slice(done)), '`'];
}

/**
 * Blanks and hyphens that look like another, and signs that can’t be seen, are written as escapes.
 */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll(
      /[^\S ]|[\p{Cc}\p{Cf}\u2010\u2011]/gu,
      (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
}

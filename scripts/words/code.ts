/**
 * Finds the texts in one expression or function: its literals, whichever way through the code says
 * them.
 */

import { type Literal, literalOf } from './literal.ts';
import { bare, childrenOf, type Node } from './syntax.ts';
import { FORMS, type Form, type Text } from './text.ts';

/** A text as far as the code tells. */
export type CodeText = Pick<Text, 'kind' | 'forms' | 'condition' | 'shape' | 'inside'> & {
  readonly start: number;
};

/** Words in a position from which they can't be exported. */
export interface Stuck {
  readonly start: number;
  readonly words: string;
  readonly why: string;
}

/** The way down to a literal. */
interface Way {
  readonly condition: string | undefined;
  readonly shape: string;
  readonly inside: string | undefined;
  /** Why a string that stands right here can't be exported. */
  readonly stuck: string | undefined;
}

const START: Way = { condition: undefined, shape: '', inside: undefined, stuck: undefined };
const LETTER = /\p{L}/u;
const COMPARING = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in', 'instanceof']);

export class CodeReader {
  readonly texts: CodeText[] = [];
  readonly stuck: Stuck[] = [];
  readonly #source: string;
  /** Strings that types name: another string there would not compile. */
  readonly #typed: ReadonlySet<string>;

  constructor(source: string, typed: ReadonlySet<string>) {
    this.#source = source;
    this.#typed = typed;
  }

  read(given: Node, way: Way = START): void {
    const node = bare(given);
    const literal = literalOf(node, this.#source);
    if (literal !== undefined) this.#readLiteral(node, literal, way);
    else if (node.type === 'ArrowFunctionExpression')
      this.read(node.body, { ...way, stuck: undefined });
    else if (node.type === 'CallExpression') this.#readCall(bare(node.callee), node.arguments, way);
    else if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
      this.read(node.test, way);
      const test = this.#code(node.test);
      this.read(node.consequent, {
        ...way,
        condition: and(way.condition, test),
        shape: `${way.shape}?`,
      });
      const otherwise = and(way.condition, `not ${test}`);
      if (node.alternate !== null)
        this.read(node.alternate, { ...way, condition: otherwise, shape: `${way.shape}:` });
    } else if (node.type === 'BinaryExpression' && COMPARING.has(node.operator)) {
      for (const side of [node.left, node.right])
        if (literalOf(side, this.#source) === undefined) this.read(side, way);
    } else if (node.type === 'Property') this.read(node.value, way);
    else if (node.type === 'MemberExpression') this.read(node.object, way);
    else if (node.type === 'SwitchCase')
      for (const statement of node.consequent) this.read(statement, way);
    else if (node.type !== 'NewExpression')
      for (const child of childrenOf(node)) this.read(child, way);
  }

  #readLiteral(node: Node, literal: Literal, way: Way): void {
    if (LETTER.test(withoutPlaces(literal))) {
      const why = way.stuck ?? this.#whyStuck(literal);
      const kind = literal.expressions.size > 0 ? 'template' : 'plain';
      if (why === undefined) this.#add(kind, new Map([['other', literal]]), way);
      else this.stuck.push({ start: literal.start, words: literal.text, why });
    }
    this.#readExpressions(node, way);
  }

  #readExpressions(node: Node, { condition, shape }: Way): void {
    if (node.type !== 'TemplateLiteral') return;
    const inside = literalOf(node, this.#source)?.text;
    for (const each of node.expressions)
      this.read(each, { condition, shape: `${shape}$`, inside, stuck: undefined });
  }

  #readCall(callee: Node, given: readonly Node[], way: Way): void {
    const name = callee.type === 'Identifier' ? callee.name : undefined;
    const [first, second] = given;
    const told =
      name === 'text' && first !== undefined ? literalOf(first, this.#source) : undefined;
    if (told?.expressions.size === 0) {
      this.#add('text', new Map([['other', told]]), way);
      return;
    }
    if ((name === 'counts' || name === 'plural') && second !== undefined) {
      const forms = this.#formsOf(second);
      if (forms !== undefined) {
        this.#add(name, forms, way);
        for (const each of childrenOf(bare(second)))
          if (each.type === 'Property') this.#readExpressions(bare(each.value), way);
        return;
      }
    }
    const isJoin =
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'join';
    const stuck =
      name === undefined && !isJoin ? `it is handed to ${this.#code(callee)}` : undefined;
    if (name === undefined) this.read(callee, way);
    for (const [index, each] of given.entries())
      this.read(each, { ...way, shape: `${way.shape}${name ?? ''}(${index + 1}`, stuck });
  }

  /** The forms of a plural, if all of them are literals that can be exported. */
  #formsOf(given: Node): ReadonlyMap<Form, Literal> | undefined {
    const node = bare(given);
    if (node.type !== 'ObjectExpression') return undefined;
    const forms = new Map<Form, Literal>();
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined;
      const { name } = property.key;
      const form = FORMS.find((each) => each === name);
      const literal = literalOf(property.value, this.#source);
      if (form === undefined || literal === undefined || this.#whyStuck(literal) !== undefined)
        return undefined;
      forms.set(form, literal);
    }
    return forms.has('other') ? forms : undefined;
  }

  #whyStuck(literal: Literal): string | undefined {
    if (this.#typed.has(literal.text)) return 'a type names it';
    return literal.hasOwnBraces ? 'it has braces of its own' : undefined;
  }

  #add(
    kind: Text['kind'],
    forms: ReadonlyMap<Form, Literal>,
    { condition, shape, inside }: Way,
  ): void {
    const start = Math.min(...[...forms.values()].map((literal) => literal.start));
    this.texts.push({ start, kind, forms, condition, shape: `${shape}${kind}`, inside });
  }

  #code({ start, end }: Node): string {
    return this.#source.slice(start, end).replaceAll(/\s+/g, ' ');
  }
}

function and(one: string | undefined, other: string): string {
  return one === undefined ? other : `${one}, ${other}`;
}

/** What a literal says by itself. */
function withoutPlaces({ text, expressions }: Literal): string {
  return expressions.size === 0 ? text : text.replaceAll(/\{\w+\}/g, '');
}

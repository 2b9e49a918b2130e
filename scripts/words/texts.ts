/**
 * Finds every text in a file of words. Strings that are no words for people are passed over by
 * where they stand: keys, imports, types, what is compared, the cases of a switch, what is looked
 * up, what `new` is given, the name of the number in `counts`.
 */

import { CodeReader } from './code.ts';
import { bare, type Node, parse, type Source, stringsOfTypes } from './syntax.ts';
import type { Text, Unreachable } from './text.ts';

export interface Texts {
  readonly texts: readonly Text[];
  readonly unreachable: readonly Unreachable[];
  /** Messages that are a constant of the file: the message, and the constant that has the words. */
  readonly references: ReadonlyMap<string, string>;
}

/** Files are read again and again, before an import, for its checks and after it. */
const known = new Map<string, Texts>();

/** The texts of a file; part is its name without ending: `page`. */
export function textsOf(part: string, content: string): Texts {
  const key = `${part}\n${content}`;
  const texts = known.get(key) ?? findTexts(part, content);
  known.set(key, texts);
  return texts;
}

function findTexts(part: string, content: string): Texts {
  const source = parse(`${part}.ts`, content);
  const finder = new Finder(source);
  for (const statement of source.program.body) finder.readStatement(part, statement);
  return finder;
}

class Finder implements Texts {
  readonly texts: Text[] = [];
  readonly unreachable: Unreachable[] = [];
  readonly references = new Map<string, string>();
  readonly #source: Source;
  readonly #typed: ReadonlySet<string>;

  constructor(source: Source) {
    this.#source = source;
    this.#typed = new Set(stringsOfTypes(source.program));
  }

  /**
   * `words` has the path of the part itself, everything else in the file a path of its own:
   * `page/levels`.
   */
  readStatement(part: string, statement: Node): void {
    if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration !== null) this.readStatement(part, statement.declaration);
      return;
    }
    const comment = this.#source.commentBefore(statement.start);
    if (
      statement.type === 'FunctionDeclaration' &&
      statement.id !== null &&
      statement.body !== null
    )
      this.#readCode(`${part}/${statement.id.name}`, statement.body, comment);
    if (statement.type !== 'VariableDeclaration') return;
    for (const { id, init } of statement.declarations) {
      if (init === null || id.type !== 'Identifier') continue;
      this.#readValue(id.name === 'words' ? part : `${part}/${id.name}`, init, comment);
    }
  }

  #readValue(path: string, given: Node, comment: string | undefined): void {
    const node = bare(given);
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed) continue;
        const { key, value } = property;
        const name =
          key.type === 'Identifier'
            ? key.name
            : key.type === 'Literal'
              ? String(key.value)
              : undefined;
        if (name === undefined) continue;
        this.#readValue(
          `${path}.${name}`,
          value,
          this.#source.commentBefore(property.start) ?? comment,
        );
      }
    } else if (node.type === 'ArrayExpression') {
      for (const [index, element] of node.elements.entries())
        if (element !== null && element.type !== 'SpreadElement')
          this.#readValue(`${path}.${index + 1}`, element, comment);
    } else if (node.type === 'Identifier')
      this.references.set(path, `${path.split(/[./]/)[0]}/${node.name}`);
    else this.#readCode(path, node, comment);
  }

  #readCode(message: string, node: Node, comment: string | undefined): void {
    const reader = new CodeReader(this.#source.text, this.#typed);
    reader.read(node);
    for (const { start, ...text } of reader.texts) {
      const number =
        reader.texts.length === 1
          ? ''
          : `#${this.texts.filter((each) => each.message === message).length + 1}`;
      this.texts.push({
        ...text,
        context: `${message}${number}`,
        message,
        comment,
        line: this.#source.lineOf(start),
      });
    }
    for (const { start, words, why } of reader.stuck)
      this.unreachable.push({ message, line: this.#source.lineOf(start), words, why });
  }
}

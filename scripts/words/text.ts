/**
 * What one text is. A *text* is what a translator sees as one entry: a sentence, or a sentence in
 * several plural forms. A *message* is what the program asks for by its key; most are one text, and
 * a function is as many as it has literals.
 */

import type { Literal } from './literal.ts';

/** The kinds of numbers that languages tell apart, in the order of Unicode's tables. */
export const FORMS = [
  'zero',
  'one',
  'two',
  'few',
  'many',
  'other',
] as const satisfies readonly Intl.LDMLPluralRule[];

export type Form = (typeof FORMS)[number];

/**
 * plain: a string. text, counts: handed to the functions of that name, with places in braces.
 * plural: the forms handed to `plural`, `#` is the number. template: a template in a function,
 * whose places are expressions.
 */
export type Kind = 'plain' | 'text' | 'counts' | 'plural' | 'template';

export interface Text {
  /**
   * What makes it one of a kind: part and keys, `page.home.rules`, and a number if the message has
   * several texts.
   */
  readonly context: string;
  /** The context without that number. */
  readonly message: string;
  readonly kind: Kind;
  /** By plural form; a text without forms is its `other`. */
  readonly forms: ReadonlyMap<Form, Literal>;
  readonly line: number;
  /** The comment above its key. */
  readonly comment: string | undefined;
  /** When it is said, as the code has it: `isMe`. */
  readonly condition: string | undefined;
  /**
   * Whose argument or which branch it is: two functions of the same shapes say the same things in
   * the same order.
   */
  readonly shape: string;
  /** The text that it is put into. */
  readonly inside: string | undefined;
}

/** Words in a position from which they can't be exported. */
export interface Unreachable {
  readonly message: string;
  readonly line: number;
  readonly words: string;
  readonly why: string;
}

export function isPlural({ kind }: Text): boolean {
  return kind === 'counts' || kind === 'plural';
}

/**
 * What a text says in this form; as when the page is drawn, `other` stands in for a form that is
 * not there.
 */
export function said({ forms }: Text, form: Form = 'other'): string {
  return (forms.get(form) ?? forms.get('other'))?.text ?? '';
}

/**
 * Puts corrected texts into a source: literals are replaced where they stand, and nothing else is
 * touched.
 */

import { type Piece, piecesOf, type Span } from './literal.ts';
import type { Form, Text } from './text.ts';

export interface Correction {
  readonly text: Text;
  readonly form: Form;
  readonly to: string;
}

interface Edit extends Span {
  readonly pieces: readonly Piece[];
}

export function rewrite(source: string, corrections: readonly Correction[]): string {
  const edits = corrections
    .map(editOf)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  return emit({ start: 0, end: source.length }, source, edits);
}

/** A form that has no literal yet comes in before `other`. */
function editOf({ text, form, to }: Correction): Edit {
  const own = text.forms.get(form);
  if (own !== undefined) return { start: own.start, end: own.end, pieces: piecesOf(own, to) };
  const other = text.forms.get('other');
  if (other === undefined) throw new Error(`${text.context} has no form to stand beside`);
  // After the last literal: forms have no order, and a property ends with its value.
  return { start: other.end, end: other.end, pieces: [`, ${form}: `, ...piecesOf(other, to)] };
}

/**
 * A span of the source with its edits. What an edit copies may have edits of its own: templates
 * stand in templates.
 */
function emit(span: Span, source: string, edits: readonly Edit[]): string {
  let [out, done] = ['', span.start];
  for (const edit of edits) {
    if (edit.start < done || edit.end > span.end) continue;
    out += source.slice(done, edit.start);
    const within = edits.filter(
      (each) => each !== edit && each.start >= edit.start && each.end <= edit.end,
    );
    for (const piece of edit.pieces)
      out += typeof piece === 'string' ? piece : emit(piece, source, within);
    done = edit.end;
  }
  return out + source.slice(done, span.end);
}

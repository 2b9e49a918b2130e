/** A text with what is searched for marked in it. */

import { piecesOf } from './search.ts';

export function Said({
  text,
  terms,
}: {
  readonly text: string;
  readonly terms: readonly string[];
}) {
  if (terms.length === 0) return <>{text}</>;
  return (
    <>
      {piecesOf(text, terms).map((piece, at) =>
        piece.isHit ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}

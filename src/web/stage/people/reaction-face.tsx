/** Eight reactions as small drawn dice faces. */

import type { Reaction } from '../../../protocol.ts';

/** Eyes and mouth, on a face of 24 by 24. */
const DRAWN: Readonly<Record<Reaction, string>> = {
  bravo: 'M8 9v1M16 9v1M7 14q5 5 10 0',
  ouch: 'M7 8l3 2-3 2M17 8l-3 2 3 2M8 17q4-4 8 0',
  laugh: 'M7 10q1.5-2.5 3 0M14 10q1.5-2.5 3 0M7 13h10q-1 5-5 5t-5-5z',
  wow: 'M8 8v2M16 8v2M12 13.5a2.2 2.7 0 1 1 0 5.4 2.2 2.7 0 1 1 0-5.4z',
  think: 'M8 9v1M16 9v1M9 16q3-2 7 0M6 6l4-1',
  hurry: 'M12 7v5l3 3M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16z',
  thanks: 'M12 18s-6-4-6-8a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 4-6 8-6 8z',
  sorry: 'M8 10q1 1.5 2.5.5M13.5 10.5q1.5 1 2.5-.5M8 17q4-3 8 0M17 12v2',
};

export function ReactionFace({
  reaction,
  label,
}: {
  readonly reaction: Reaction;
  readonly label?: string;
}) {
  return (
    <span class="reaction-face">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="2" y="2" width="20" height="20" rx="6" />
        <path d={DRAWN[reaction]} />
      </svg>
      {label === undefined ? null : <span class={`reaction-word`}>{label}</span>}
    </span>
  );
}

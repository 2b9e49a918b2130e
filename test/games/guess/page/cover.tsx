/** The picture of the toy for the home page: one die. */

import type { Cover } from '../../../../src/web/kit/contracts/cover.ts';

function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect x="110" y="50" width="100" height="100" rx="18" fill="var(--ivory)" />
      <circle cx="160" cy="100" r="10" fill="var(--pip)" />
    </svg>
  );
}

export const cover: Cover = { id: 'guess', seats: { min: 2, max: 6 }, minutes: [1, 2], Picture };

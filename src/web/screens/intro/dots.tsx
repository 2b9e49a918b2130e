/** How far one has come: a dot for each lesson. */

import type { Words } from '../../../words/en/intro.ts';

interface DotsProps {
  /** Lessons that are done, and all of them. */
  readonly done: number;
  readonly steps: number;
  readonly words: Words;
}

export function Dots({ done, steps, words }: DotsProps) {
  return (
    <div
      class="intro-dots"
      role="img"
      aria-label={words.step({ step: Math.min(done + 1, steps), steps })}
    >
      {Array.from({ length: steps }, (_, at) => (
        <span key={at} class={at < done ? 'is-done' : at === done ? 'is-now' : ''} />
      ))}
    </div>
  );
}

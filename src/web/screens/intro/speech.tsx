/** What is said. As high as the longest that will be said: nothing below it ever jumps. */

import { CupMark } from '../../kit/things/cup.tsx';
import type { ScriptWords } from './scripts.ts';

interface SpeechProps {
  readonly text: string;
  /** While others act: what happened last. */
  readonly last: string | undefined;
  /** It answers something else than what was asked for. */
  readonly isHint: boolean;
  readonly words: ScriptWords;
}

export function Speech({ text, last, isHint, words }: SpeechProps) {
  return (
    <div class="table-status intro-speech" tabIndex={-1}>
      <div
        class={`intro-bubble${last === undefined ? '' : ' is-quiet'}${isHint ? ' is-hint' : ''}`}
      >
        <CupMark />
        <div>
          <p class="intro-say">{text}</p>
          {last === undefined ? null : <p class="intro-last">{last}</p>}
        </div>
        {longest(words).map((other) => (
          <p key={other} class="intro-room" aria-hidden="true">
            {other}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * Of letters that differ in width the longest text is not always the highest: the three longest
 * make the room.
 */
function longest({ own }: ScriptWords): readonly string[] {
  const all = Object.values(own.lessons).flatMap(({ say, not = say }) => [say, not]);
  return [...all, own.end].toSorted((one, other) => other.length - one.length).slice(0, 3);
}

/** The proof in six pictures, each with a few sentences. */

import type { Words } from '../../../words/en/fair.ts';
import { PICTURES } from './pictures.tsx';

export function Steps({ words }: { readonly words: Words }) {
  return (
    <ol class="fair-steps">
      {words.steps.map(({ title, text }, step) => {
        const Picture = PICTURES[step];
        return (
          <li key={title}>
            {Picture === undefined ? null : <Picture />}
            <div>
              <h2>
                <span class="fair-number numeral" aria-hidden="true">
                  {step + 1}
                </span>
                {title}
              </h2>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

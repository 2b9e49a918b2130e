/** A file or text that is no deck: what is wrong with it, and that nothing is lost. */

import type { Words } from '../../../words/en/decks.ts';
import { Faults } from './faults.tsx';
import type { Opened } from './open-file.ts';

type Bad = Exclude<Opened, { readonly deck: unknown }>;

export function BadDeck({ bad, words }: { readonly bad: Bad; readonly words: Words }) {
  return (
    <div class="deck-bad" role="alert">
      <h2>{words.bad}</h2>
      {'unreadable' in bad ? (
        <p>{words.faults[bad.unreadable]}</p>
      ) : (
        <Faults {...bad} words={words} />
      )}
      <p class="hint">{words.nothingLost}</p>
    </div>
  );
}

/** With everything open: beside the table, what each seat alone could look at. */

import type { Words } from '../../../words/en/replay.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { markOf } from '../people/seats.tsx';
import { settledAt } from '../timeline/snapshot.ts';
import type { ReplaySession } from './replay-session.ts';
import './secrets.css';

interface SecretsProps {
  readonly session: ReplaySession;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  readonly gameWords: unknown;
}

export function Secrets({ session, faces, words, gameWords }: SecretsProps) {
  const { board, timeline } = session.source;
  const { Secret } = board;
  if (Secret === undefined) return null;
  const at = settledAt(session.playback.snapshot.value);
  return (
    <section class="replay-secrets" aria-label={words.secrets}>
      <h2>{words.secrets}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no wheel and no finger scrolls by keys, and must get here first */}
      <ul tabIndex={0} aria-label={words.secrets}>
        {faces.map((face) => {
          const view = timeline.view(at, face.seat);
          return (
            <li key={face.seat}>
              <span class="replay-whose">
                <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={16} />
                <span>{face.name}</span>
              </span>
              <span class="replay-hidden">
                {board.hasSecrets(view, face.seat) ? (
                  <Secret view={view} seat={face.seat} words={gameWords} />
                ) : (
                  <small>{words.nothingHidden}</small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** With everything open: beside the table, what each seat alone could look at. */

import type { Words } from '../../i18n/en/replay.ts';
import type { SeatFace } from '../kit/board.ts';
import { SeatMark } from '../kit/seat-mark.tsx';
import { markOf } from '../table/seats.tsx';
import type { Screening } from './screening.ts';
import { settledAt } from './shot.ts';
import './secrets.css';

interface SecretsProps {
  readonly screening: Screening;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  readonly gameWords: unknown;
}

export function Secrets({ screening, faces, words, gameWords }: SecretsProps) {
  const { board, film } = screening.showing;
  const { Secret } = board;
  if (Secret === undefined) return null;
  const at = settledAt(screening.player.shot.value);
  return (
    <section class="replay-secrets" aria-label={words.secrets}>
      <h2>{words.secrets}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no wheel and no finger scrolls by keys, and must get here first */}
      <ul tabIndex={0} aria-label={words.secrets}>
        {faces.map((face) => {
          const view = film.view(at, face.seat);
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

/** The results of a challenge side by side, the best first. */

import type { ChallengeOutcome } from '../../../challenge/messages.ts';
import type { Words } from '../../../words/en/challenge.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { t } from '../../shell/words.ts';
import type { Row, Standing } from './standing.ts';

interface ResultsProps {
  readonly standing: Standing;
  readonly words: Words;
  readonly watch: ((row: Row) => void) | undefined;
}

export function Results({ standing, words, watch }: ResultsProps) {
  const { rows } = standing;
  if (rows.length === 0) return <p class="hint">{words.nobody}</p>;
  const hasPoints = rows.some(({ outcome }) => outcome.score > 1);
  return (
    <table class="challenge-results">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.result}</th>
          {watch === undefined ? null : <th scope="col">{words.game}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} class={row.isMe ? 'is-me' : ''}>
            <th scope="row">
              {row.name}
              {row.isMe ? <small>{t().table.you}</small> : null}
            </th>
            <td>
              {row.outcome.won ? (
                <span class="challenge-won">
                  <Icon name="crown" />
                </span>
              ) : null}
              {outcomeText(row.outcome, hasPoints, words)}
            </td>
            {watch === undefined ? null : (
              <td class="challenge-watch">
                {row.events === undefined ? null : (
                  <IconButton
                    icon="eye"
                    label={words.watchOf({ name: row.name })}
                    onPress={() => watch(row)}
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Won · 23 points · 9 turns. In a game without points nobody has more than one. */
export function outcomeText(
  { won, score, turns }: ChallengeOutcome,
  hasPoints: boolean,
  words: Words,
): string {
  const points = hasPoints ? [words.points({ count: score })] : [];
  return [won ? words.won : words.lost, ...points, words.turns({ count: turns })].join(' · ');
}
